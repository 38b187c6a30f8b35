/** States as soft badges: a colour and always the word. */
import type { ReactNode } from "react"
import { Icon } from "./icon.tsx"
import { Kept } from "./kept.tsx"
import type { TextKey } from "./texts/i18n.ts"
import { useView } from "./view.ts"

export type Tone = "neutral" | "blue" | "green" | "amber" | "red" | "violet"

export function Badge({ tone, children, live = false }: { tone: Tone; children: ReactNode; live?: boolean }) {
  return (
    <span className={`badge badge-${tone}`}>
      <span className={live ? "badge-dot badge-dot-live" : "badge-dot"} />
      {children}
    </span>
  )
}

const ISSUE_TONES = {
  NEW: "neutral",
  OPEN: "blue",
  APPROVAL_PENDING: "amber",
  APPROVED: "green",
  IN_PROGRESS: "violet",
  CLOSED: "neutral",
} as const satisfies Record<string, Tone>

export type IssueState = keyof typeof ISSUE_TONES
export type DoneSubStatus =
  | "DONE"
  | "EXPIRED"
  | "WONT_DO"
  | "DUPLICATE"
  | "APPROVAL_DENIED"
  | "APPROVAL_REQUEST_RETRACTED"

/** An issue's state; a closed one also says how it ended. */
export function IssueBadge({ state, done }: { state: IssueState; done?: DoneSubStatus | null }) {
  const { t } = useView()
  if (state !== "CLOSED" || !done)
    return <Badge tone={ISSUE_TONES[state]}>{t(`states.issueState_${state}`)}</Badge>
  const tone: Tone = done === "DONE" ? "green" : done === "APPROVAL_DENIED" ? "red" : "neutral"
  return (
    <Badge tone={tone}>
      {t("states.issueState_CLOSED")} · {t(`states.done_${done}`)}
    </Badge>
  )
}

export type Priority = "HIGH" | "NORMAL" | "LOW"

/** Priority as bars and a word, so that it reads without colour. */
export function PriorityMark({ priority }: { priority: Priority }) {
  return (
    <Kept
      as="span"
      className={`priority priority-${priority.toLowerCase()}`}
      by={`priority ${priority}`}
      draw={() => <PriorityBars priority={priority} />}
    />
  )
}

function PriorityBars({ priority }: { priority: Priority }) {
  const { t } = useView()
  return (
    <>
      <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
        <rect x="0.5" y="7.5" width="3" height="4" rx="0.75" />
        <rect x="4.5" y="4.5" width="3" height="7" rx="0.75" />
        <rect x="8.5" y="1.5" width="3" height="10" rx="0.75" />
      </svg>
      {t(`states.priority_${priority}`)}
    </>
  )
}

export type SessionState =
  Extract<TextKey, `states.session_${string}`> extends `states.session_${infer S}` ? S : never

/** A session's state: running, completed, or the error that ended it. */
export function SessionBadge({ state }: { state: SessionState }) {
  const { t } = useView()
  const tone: Tone = state === "ACTIVE" ? "green" : state === "COMPLETED" ? "neutral" : "red"
  return (
    <Badge tone={tone} live={state === "ACTIVE"}>
      {t(`states.session_${state}`)}
    </Badge>
  )
}

/** Whether a session is recorded: running, kept, kept up to a break, or not at all. */
export function RecordingBadge({ recording }: { recording: "running" | "on" | "cut" | "off" }) {
  const { t } = useView()
  return (
    <span className={`recording-mark recording-mark-${recording}`}>
      <Icon name="recording" />
      {t(`recording.${recording}`)}
    </span>
  )
}
