/** One entry of the timeline, by its kind: who did what, and what it is about. */

import type { ReactNode } from "react"
import { richTextExcerpt } from "../../base/rich-text.ts"
import { DEVICE_FIELDS } from "../../machines/devices/fields.ts"
import { ITEM_STATES } from "../../maintenance/issues/checklist/rules.ts"
import { ISSUE_FIELDS } from "../../maintenance/issues/fields.ts"
import type { ChangeEvent } from "../../sessions/book/rules.ts"
import type { BookEntry } from "../../sessions/book/store-entries.ts"
import { logPath } from "../../sessions/session/paths.ts"
import { Badge, IssueBadge, PriorityBadge, SessionBadge, type Tone } from "../../web/badge.tsx"
import type { IconName } from "../../web/icon.tsx"
import { RichText } from "../../web/rich-text.tsx"
import { formatDuration, formatNumber, formatSize } from "../../web/texts/format.ts"
import type { TextKey } from "../../web/texts/i18n.ts"
import type { Lang } from "../../web/texts/language.ts"
import { sessionEndText } from "../../web/texts/session-end.ts"
import { useView } from "../../web/view.ts"
import { ScanBadge } from "../attachments/scan-badge.tsx"
import { EmergencyBadge } from "../sessions/emergency-review.tsx"
import { SessionActions } from "../sessions/session-list.tsx"
import { SessionThumbnail } from "../sessions/thumbnail.tsx"
import type { TimelineReader } from "./reader.ts"
import { Sentence } from "./sentence.tsx"
import { SignatureImage } from "./signature-image.tsx"

/** Length of a description in a machine's book; the issue's own page shows all of it. */
const EXCERPT_CHARACTERS_MAX = 320

type EntryOf<Kind extends BookEntry["kind"]> = Extract<BookEntry, { kind: Kind }>

interface EntryProps<Kind extends BookEntry["kind"] = BookEntry["kind"]> {
  entry: EntryOf<Kind>
  reader: TimelineReader
}

const CHANGE_NODES: Partial<Record<ChangeEvent, { icon: IconName; tone?: Tone }>> = {
  ISSUE_CLOSED: { icon: "check", tone: "green" },
  CHECKLIST_ITEM_FAILED: { icon: "warning", tone: "red" },
  CHECKLIST_ITEM_ANSWERED: { icon: "check" },
}

/** How an entry is marked on the line. */
export function nodeOf(entry: BookEntry): { icon: IconName; tone?: Tone } {
  switch (entry.kind) {
    case "issue":
      return { icon: "issue", tone: entry.issueType === "ERROR" ? "red" : "blue" }
    case "log":
      return { icon: "log", tone: "blue" }
    case "session":
      return { icon: "session", tone: entry.session.isActive ? "green" : undefined }
    case "file":
      return { icon: "file", tone: entry.infectionFound ? "red" : undefined }
    case "plan":
      return { icon: "plan", tone: "blue" }
    case "vote":
      if (entry.type !== "VOTE") return { icon: entry.type === "COMMENT" ? "log" : "return" }
      return entry.approved ? { icon: "check", tone: "green" } : { icon: "close", tone: "red" }
    case "change":
      if (isClosedUndone(entry)) return { icon: "close" }
      return CHANGE_NODES[entry.event] ?? { icon: "edit" }
  }
}

/** Closed as a duplicate or as work that will not be done: nothing was finished. */
const isClosedUndone = ({ event, details }: EntryOf<"change">) =>
  event === "FAULT_REPORT_REJECTED" || (event === "ISSUE_CLOSED" && details["doneSubStatus.after"] !== "DONE")

/** The sentence of an entry. */
export function EntryHead({ entry, reader }: EntryProps) {
  const Head = HEADS[entry.kind] as (props: EntryProps) => ReactNode
  return <Head entry={entry} reader={reader} />
}

const HEADS: { [Kind in BookEntry["kind"]]: (props: EntryProps<Kind>) => ReactNode } = {
  issue: IssueHead,
  log: LogHead,
  session: SessionHead,
  file: FileHead,
  plan: PlanHead,
  vote: VoteHead,
  change: ChangeHead,
}

const EVENTS_WITH_REASON: ReadonlySet<string> = new Set(["FAULT_REPORT_REJECTED", "SESSION_VIEWER_REMOVED"])

/** Details below the sentence; none for most changes. */
export function EntryBody({ entry, reader }: EntryProps): ReactNode {
  switch (entry.kind) {
    case "issue":
      // An issue's own page has it above.
      return reader.isIssue ? null : <WrittenText html={entry.description} isWhole={reader.isWhole} />
    case "log":
      return <WrittenText html={entry.description} isWhole={reader.isWhole} />
    case "session":
      return <SessionCard entry={entry} reader={reader} />
    case "vote":
      return entry.comment && <blockquote className="book-text">{entry.comment}</blockquote>
    case "change":
      if (entry.event === "ISSUE_CLOSED") return <DrawnSignature entry={entry} reader={reader} />
      return isAnswer(entry) || EVENTS_WITH_REASON.has(entry.event) ? (
        <GivenNote entry={entry} />
      ) : (
        <ChangedFields entry={entry} />
      )
    default:
      return null
  }
}

/** A description: as excerpt in a machine's book, whole on the issue's page and on paper. */
function WrittenText({ html, isWhole }: { html: string; isWhole: boolean }) {
  if (html === "") return null
  if (isWhole) return <RichText html={html} />
  return <p className="book-text">{richTextExcerpt(html, EXCERPT_CHARACTERS_MAX)}</p>
}

function Person({ entry }: { entry: BookEntry }) {
  const { t } = useView()
  const past = entry.kind === "change" && entry.username !== "" ? entry.username : t("book.system")
  const isReported = entry.kind === "issue" || entry.kind === "file"
  return <strong>{entry.person?.displayName ?? (isReported ? t("reports.visitor") : past)}</strong>
}

const issuePath = (reader: TimelineReader, issueId: string) => `/devices/${reader.deviceId}/issues/${issueId}`

/** The entry's issue, as a link where it may be read. */
function IssueName({ entry, reader, name }: EntryProps & { name?: string }) {
  if (!entry.issue) return null
  const title = name ?? entry.issue.title
  if (!reader.mayReadIssues) return <strong>{title}</strong>
  return <ObjectLink href={issuePath(reader, entry.issue.id)}>{title}</ObjectLink>
}

/** "in Pressure drops": only in a machine's book, where entries of all issues are mixed. */
function InIssue({ entry, reader }: EntryProps) {
  if (reader.isIssue || !entry.issue) return null
  return (
    <span className="muted">
      <Sentence text="book.logOfIssue" parts={{ issue: <IssueName entry={entry} reader={reader} /> }} />
    </span>
  )
}

function IssueHead({ entry, reader }: EntryProps<"issue">) {
  const object = <IssueName entry={entry} reader={reader} />
  return (
    <>
      <span>
        <Sentence
          text={entry.fromPlan ? "book.issueByPlan" : "book.issue"}
          parts={{ person: <Person entry={entry} />, object }}
        />
      </span>
      {entry.priority === "HIGH" && <PriorityBadge priority="HIGH" />}
      {!reader.isIssue && <IssueBadge state={entry.state} done={entry.doneSubStatus} />}
    </>
  )
}

const ObjectLink = ({ href, children }: { href: string; children: string }) => (
  <a className="book-object" href={href}>
    {children}
  </a>
)

function LogHead({ entry, reader }: EntryProps<"log">) {
  const href = logPath({ deviceId: reader.deviceId, issueId: entry.issue?.id ?? "", logId: entry.id })
  const object = <ObjectLink href={href}>{entry.title}</ObjectLink>
  return (
    <>
      <span>
        <Sentence text="book.log" parts={{ person: <Person entry={entry} />, object }} />
      </span>
      <InIssue entry={entry} reader={reader} />
    </>
  )
}

function SessionHead({ entry, reader }: EntryProps<"session">) {
  const { t } = useView()
  const { session } = entry
  const parts = {
    person: <Person entry={entry} />,
    object: <strong>{session.interfaceName}</strong>,
    duration: durationText(session.startTime, session.endTime),
  }
  return (
    <>
      <span>
        <Sentence text={session.isActive ? "book.sessionRunning" : "book.session"} parts={parts} />
      </span>
      {session.isActive && session.screenRecording && (
        <Badge tone="red" live>
          {t("recording.running")}
        </Badge>
      )}
      <InIssue entry={entry} reader={reader} />
    </>
  )
}

function durationText(start: string, end: string | null): string {
  return end === null ? "" : formatDuration(Date.parse(end) - Date.parse(start))
}

/** The state of a session, what it left, and the way into it or to its recording. */
function SessionCard({ entry, reader }: EntryProps<"session">) {
  const { t, lang } = useView()
  const { session } = entry
  const others = session.connections.filter(
    ({ endTime, user }) => endTime === null && user.id !== session.owner.id,
  )
  const facts = [
    session.emergency?.reason,
    ...others.map(({ user }) => user.displayName),
    session.fileTransfers > 0 && t("book.filesTransferred", { count: session.fileTransfers }),
    session.screenRecording &&
      session.screenRecording.sizeInBytes > 0 &&
      formatSize(session.screenRecording.sizeInBytes, lang),
    sessionEndText(session, t),
  ].filter(Boolean)
  return (
    <div className="book-card">
      <SessionThumbnail session={session} rights={reader.sessionRights} />
      <SessionBadge state={session.state} />
      <EmergencyBadge session={session} />
      <span className="muted book-card-facts">{facts.join(" · ")}</span>
      <SessionActions session={session} actor={reader.actor} rights={reader.sessionRights} />
    </div>
  )
}

function FileHead({ entry, reader }: EntryProps<"file">) {
  const { lang } = useView()
  const href = `${issuePath(reader, entry.issue?.id ?? "")}/attachments/${entry.id}`
  const object = <ObjectLink href={href}>{entry.fileName}</ObjectLink>
  return (
    <>
      <span>
        <Sentence text="book.file" parts={{ person: <Person entry={entry} />, object }} />
      </span>
      <span className="muted">{formatSize(entry.sizeBytes, lang)}</span>
      <ScanBadge scanState={entry.scanState} infectionFound={entry.infectionFound} />
      <InIssue entry={entry} reader={reader} />
    </>
  )
}

function PlanHead({ entry, reader }: EntryProps<"plan">) {
  const object = (
    <ObjectLink href={`/devices/${reader.deviceId}/recurringissues/${entry.id}`}>{entry.title}</ObjectLink>
  )
  return (
    <span>
      <Sentence text="book.plan" parts={{ person: <Person entry={entry} />, object }} />
    </span>
  )
}

function VoteHead({ entry }: EntryProps<"vote">) {
  const { t } = useView()
  const title =
    entry.objectType === "RECORDING" ? t("book.recordingOf", { title: entry.objectTitle }) : entry.objectTitle
  const object = <ObjectLink href={`/approvals/${entry.requestId}`}>{title}</ObjectLink>
  return (
    <span>
      <Sentence text={voteText(entry)} parts={{ person: <Person entry={entry} />, object }} />
    </span>
  )
}

function voteText({ type, approved, overruled }: EntryOf<"vote">): TextKey {
  if (type === "COMMENT") return "book.vote_comment"
  if (type === "RETRACT_VOTE") return "book.vote_retract"
  if (!approved) return "book.vote_deny"
  return overruled ? "book.vote_overrule" : "book.vote_approve"
}

function ChangeHead({ entry, reader }: EntryProps<"change">) {
  const { t } = useView()
  const { fileName, title, name, person, signedBy } = entry.details
  const parts = {
    person: <Person entry={entry} />,
    object: <IssueName entry={entry} reader={reader} />,
    name: <strong>{String(fileName ?? name ?? title ?? person ?? "")}</strong>,
  }
  const done = entry.details["doneSubStatus.after"]
  return (
    <>
      <span>
        <Sentence text={`book.change_${entry.event}`} parts={parts} />
      </span>
      {typeof done === "string" && <Badge tone="neutral">{t(`states.done_${done}` as TextKey)}</Badge>}
      {entry.event === "ISSUE_CLOSED" && signedBy && (
        <span className="muted">{t("checklist.signedBy", { name: String(signedBy) })}</span>
      )}
      {isAnswer(entry) && <GivenAnswer entry={entry} />}
    </>
  )
}

/** The issue's own page shows it beside the timeline. */
function DrawnSignature({ entry, reader }: EntryProps<"change">) {
  const { signatureId, signedBy } = entry.details
  if (reader.isIssue || !entry.issue || !signatureId) return null
  return (
    <figure className="signature">
      <SignatureImage
        issue={issuePath(reader, entry.issue.id)}
        id={String(signatureId)}
        name={String(signedBy)}
      />
    </figure>
  )
}

const isAnswer = ({ event }: EntryOf<"change">) =>
  event === "CHECKLIST_ITEM_ANSWERED" || event === "CHECKLIST_ITEM_FAILED"

/** The measured number or the text, and how the item stands. */
function GivenAnswer({ entry }: { entry: EntryOf<"change"> }) {
  const { t, lang } = useView()
  const { state } = entry.details
  const shown = shownAnswer(entry.details, lang)
  const known = ITEM_STATES.find((one) => one === state)
  return (
    <>
      {shown && <strong>{shown}</strong>}
      {known && (
        <Badge tone={known === "FAILED" ? "red" : known === "OK" ? "green" : "neutral"}>
          {t(`checklist.state_${known}`)}
        </Badge>
      )}
    </>
  )
}

/** "7,5 bar" in German: the log has the number as programs write it. */
function shownAnswer({ shown, value }: EntryOf<"change">["details"], lang: Lang): string {
  const text = String(shown ?? "")
  return typeof value === "number" ? formatNumber(value, lang) + text.slice(String(value).length) : text
}

/** The note of an answer, or why a report was rejected or a person removed. */
function GivenNote({ entry }: { entry: EntryOf<"change"> }) {
  const note = entry.details.note ?? entry.details.rejection ?? entry.details.reason
  return note ? <p className="book-text">{String(note)}</p> : null
}

/** Labels of the fields that a change touched. */
function ChangedFields({ entry }: { entry: EntryOf<"change"> }) {
  const { t } = useView()
  if (entry.event !== "ISSUE_CHANGED" && entry.event !== "DEVICE_CHANGED") return null
  const declared: Record<string, { label: string }> =
    entry.event === "ISSUE_CHANGED" ? ISSUE_FIELDS : DEVICE_FIELDS
  const labels = Object.keys(entry.details).flatMap((key) => {
    const field = key.endsWith(".after") ? declared[key.slice(0, -".after".length)] : undefined
    return field ? [t(field.label as TextKey)] : []
  })
  if (labels.length === 0) return null
  return <p className="book-text muted">{t("book.changedFields", { fields: labels.join(", ") })}</p>
}
