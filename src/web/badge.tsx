/** States as soft badges: a colour and always the word. */
import type { ReactNode } from "react"
import { CachedFragment } from "./cached-fragment.tsx"
import { Icon } from "./icon.tsx"
import type { TextKey } from "./texts/i18n.ts"
import { useView } from "./view.ts"

export type Tone = "neutral" | "blue" | "green" | "amber" | "red" | "violet"

export function Badge({ tone, children, live = false }: { tone: Tone; children: ReactNode; live?: boolean }) {
  return (
    <span className={`badge tone-${tone}`}>
      <BadgeContent live={live}>{children}</BadgeContent>
    </span>
  )
}

function BadgeContent({ live, children }: { live: boolean; children: ReactNode }) {
  return (
    <>
      <span className={live ? "badge-dot badge-dot-live" : "badge-dot"} />
      {children}
    </>
  )
}

/** The same badge for a state's word: there are few, and a list shows one in each row. */
function stateBadge(tone: Tone, word: string, live = false) {
  return (
    <CachedFragment
      as="span"
      className={`badge tone-${tone}`}
      by={`badge ${live} ${word}`}
      draw={() => <BadgeContent live={live}>{word}</BadgeContent>}
    />
  )
}

export const ISSUE_TONES = {
  NEW: "neutral",
  OPEN: "blue",
  APPROVAL_PENDING: "amber",
  APPROVED: "green",
  IN_PROGRESS: "violet",
  CLOSED: "neutral",
} as const satisfies Record<string, Tone>

type IssueState = keyof typeof ISSUE_TONES
type DoneSubStatus =
  | "DONE"
  | "EXPIRED"
  | "WONT_DO"
  | "DUPLICATE"
  | "APPROVAL_DENIED"
  | "APPROVAL_REQUEST_RETRACTED"

/** An issue's state; a closed one also shows its outcome. */
export function IssueBadge({ state, done }: { state: IssueState; done?: DoneSubStatus | null }) {
  const { t } = useView()
  if (state !== "CLOSED" || !done) return stateBadge(ISSUE_TONES[state], t(`states.issueState_${state}`))
  const tone: Tone = done === "DONE" ? "green" : done === "APPROVAL_DENIED" ? "red" : "neutral"
  return stateBadge(tone, `${t("states.issueState_CLOSED")} · ${t(`states.done_${done}`)}`)
}

function WordBadge({ tone, text }: { tone: Tone; text: TextKey }) {
  const { t } = useView()
  return stateBadge(tone, t(text))
}

const APPROVAL_TONES = { APPROVAL_PENDING: "amber", APPROVED: "green", DENIED: "red", CLOSED: "red" } as const

/** The state of an approval request. */
export const ApprovalBadge = ({ state }: { state: keyof typeof APPROVAL_TONES }) => (
  <WordBadge tone={APPROVAL_TONES[state]} text={`states.approval_${state}`} />
)

const APPROVAL_OBJECT_TONES = { ISSUE: "blue", RECURRING_ISSUE: "blue", RECORDING: "green" } as const

/** What an approval request is about. */
export const ApprovalObjectBadge = ({ type }: { type: keyof typeof APPROVAL_OBJECT_TONES }) => (
  <WordBadge tone={APPROVAL_OBJECT_TONES[type]} text={`approvals.type_${type}`} />
)

type Priority = "HIGH" | "NORMAL" | "LOW"

/** Priority as bars and a word, so that it reads without colour. */
export function PriorityBadge({
  priority,
  isCompact = false,
}: {
  priority: Priority
  /** The bars alone; the word is read aloud and is the tooltip. */
  isCompact?: boolean
}) {
  return (
    <CachedFragment
      as="span"
      className={`priority priority-${priority.toLowerCase()}`}
      by={`priority ${priority} ${isCompact}`}
      draw={() => <PriorityBars priority={priority} isCompact={isCompact} />}
    />
  )
}

function PriorityBars({ priority, isCompact }: { priority: Priority; isCompact: boolean }) {
  const { t } = useView()
  const word = t(`states.priority_${priority}`)
  return (
    <>
      <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
        <rect x="0.5" y="7.5" width="3" height="4" rx="0.75" />
        <rect x="4.5" y="4.5" width="3" height="7" rx="0.75" />
        <rect x="8.5" y="1.5" width="3" height="10" rx="0.75" />
      </svg>
      {isCompact ? <span className="visually-hidden">{word}</span> : word}
    </>
  )
}

type SessionState =
  Extract<TextKey, `states.session_${string}`> extends `states.session_${infer S}` ? S : never

/** A session's state: running, completed, or the error that ended it. */
export function SessionBadge({ state }: { state: SessionState }) {
  const { t } = useView()
  const tone: Tone = state === "ACTIVE" ? "green" : state === "COMPLETED" ? "neutral" : "red"
  return stateBadge(tone, t(`states.session_${state}`), state === "ACTIVE")
}

/** The recording of a session: running, kept, kept up to a break, deleted since, or none. */
export type ShownRecording = "running" | "on" | "cut" | "deleted" | "off"

export function RecordingBadge({ recording }: { recording: ShownRecording }) {
  return (
    <CachedFragment
      as="span"
      className={`recording-mark recording-mark-${recording}`}
      by={`recording ${recording}`}
      draw={() => <RecordingContent recording={recording} />}
    />
  )
}

function RecordingContent({ recording }: { recording: ShownRecording }) {
  const { t } = useView()
  return (
    <>
      <Icon name="recording" />
      {t(`recording.${recording}`)}
    </>
  )
}

const CONNECTOR_TONES = {
  NONE: "neutral",
  PENDING: "amber",
  CONNECTED: "green",
  DISCONNECTED: "red",
} as const

/** The state of the connector that leads to a machine; NONE: the server dials it itself. */
export const ConnectorBadge = ({ state }: { state: keyof typeof CONNECTOR_TONES }) => (
  <WordBadge tone={CONNECTOR_TONES[state]} text={`states.connector_${state}`} />
)
