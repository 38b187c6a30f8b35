/** What ended a session, for its list, its page, its screen and its recording. */
import { DETAILED_DIAGNOSES, END_DETAILS } from "../../../protocols/link-ends.ts"
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

/** Their code's text, in the reader's language, says the same. */
const REPEATED_DETAILS: ReadonlySet<string> = new Set(Object.values(END_DETAILS))

interface EndReason {
  /** A code of the catalogue, or another. */
  code?: string | null | undefined
  /** Of `END_CAUSES`, or another word, of which there is no text. */
  cause?: string | null | undefined
  person?: string | null | undefined
  /** What a person gave as the reason, or what the machine's link reports. */
  detail: string
  /** Of a shell that was left; then `detail` says no more. */
  exitStatus?: number | null | undefined
}

/** Whether the text of a known cause leaves out what the link reports. */
export function needsDetail(diagnosis: string): boolean {
  return DETAILED_DIAGNOSES.some((one) => one === diagnosis)
}

/** "" where the state says all. */
export function endReasonText({ code, cause, person, detail, exitStatus }: EndReason, t: Translate): string {
  if (typeof exitStatus === "number") return t("remote.shellExited", { status: exitStatus })
  const text = CAUSE_TEXTS.get(cause ?? "")
  if (text) return [t(text, { name: person ?? "" }), detail].filter(Boolean).join(": ")
  if (code === "REMOVED") return detail
  // English, and partly in the machine's own words.
  return detail === "" || REPEATED_DETAILS.has(detail) ? "" : t("remote.technicalDetail", { detail })
}

interface EndedSession {
  endCode: string | null
  endCause: string | null
  endPerson: string
  endDetail: string
  /** Of `LINK_DIAGNOSES`. */
  endDiagnosis: string | null
  exitStatus: number | null
}

/** Of a session as the API has it: in the reader's language, before the machine's words. */
export function sessionEndText(session: EndedSession, t: Translate): string {
  const { endCode, endCause, endPerson, endDetail, endDiagnosis, exitStatus } = session
  if (endDiagnosis) {
    const detail = needsDetail(endDiagnosis) ? endReasonText({ detail: endDetail }, t) : ""
    return [t(`viewer.diagnosis_${endDiagnosis}` as TextKey), detail].filter(Boolean).join(" ")
  }
  const reason = endReasonText({ cause: endCause, person: endPerson, detail: endDetail, exitStatus }, t)
  const isByMachine = endCode !== null && endCode !== "SESSION_CLOSED" && endCause === null
  return isByMachine ? [t(`viewer.end_${endCode}` as TextKey), reason].filter(Boolean).join(" ") : reason
}
