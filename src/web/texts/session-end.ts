/** What ended a session, for its list, its page, its screen and its recording. */
import type { TextKey, Translate } from "./i18n.ts"

/** The sentence of each cause; `name` is the person's. */
const CAUSE_TEXTS: ReadonlyMap<string, TextKey> = new Map([
  ["OWNER", "remote.endedBy"],
  ["SUPERVISOR", "remote.endedBySupervisor"],
  ["OWNER_LEFT", "remote.ownerLeft"],
  ["START_FAILED", "remote.startFailed"],
  ["RIGHTS_UNCONFIRMED", "remote.rightsUnconfirmed"],
  ["MEMORY", "remote.tookTooMuchMemory"],
  ["SERVER_STOPPED", "remote.serverStopped"],
  ["SERVER_FAILED", "remote.serverFailed"],
  ["LOST", "remote.sessionLost"],
])

/** What links report in the words of their code, whose text is shown in the reader's language. */
const REPEATED_DETAILS: ReadonlySet<string> = new Set([
  "the machine closed the connection",
  "the machine refuses connections",
  "the session was closed",
])

interface EndReason {
  /** Of `END_CAUSES`, or another word, of which there is no text. */
  cause?: string | null | undefined
  person?: string | null | undefined
  /** What a person gave as the reason, or what the machine's link reports. */
  detail: string
  /** Of a shell that was left; then `detail` says no more. */
  exitStatus?: number | null | undefined
}

/** "" where the state says all. */
export function endReasonText({ cause, person, detail, exitStatus }: EndReason, t: Translate): string {
  if (typeof exitStatus === "number") return t("remote.shellLeft", { status: exitStatus })
  const text = CAUSE_TEXTS.get(cause ?? "")
  const added = REPEATED_DETAILS.has(detail) ? "" : detail
  return [text && t(text, { name: person ?? "" }), added].filter(Boolean).join(": ")
}

interface EndedSession {
  endCause: string | null
  endPerson: string
  endDetail: string
  /** Of `LINK_DIAGNOSES`. */
  endDiagnosis: string | null
  exitStatus: number | null
}

/** Of a session as the API has it; a known cause in the reader's language goes before the machine's words. */
export function sessionEndText(session: EndedSession, t: Translate): string {
  const { endCause, endPerson, endDetail, endDiagnosis, exitStatus } = session
  if (endDiagnosis) return t(`viewer.diagnosis_${endDiagnosis}` as TextKey)
  return endReasonText({ cause: endCause, person: endPerson, detail: endDetail, exitStatus }, t)
}
