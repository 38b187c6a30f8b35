/** What ended a session, for its list, its page, its screen and its recording. */
import type { TextKey, Translate } from "./i18n.ts"

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
  const sentence = causeText(cause, person ?? "", t)
  return [sentence, detail].filter(Boolean).join(": ")
}

function causeText(cause: string | null | undefined, name: string, t: Translate): string {
  switch (cause) {
    case "OWNER":
      return t("remote.endedBy", { name })
    case "SUPERVISOR":
      return t("remote.endedBySupervisor", { name })
    case "OWNER_LEFT":
      return t("remote.ownerLeft")
    case "START_FAILED":
      return t("remote.startFailed")
    case "RIGHTS_UNCONFIRMED":
      return t("remote.rightsUnconfirmed")
    case "MEMORY":
      return t("remote.tookTooMuchMemory")
    case "SERVER_STOPPED":
      return t("remote.serverStopped")
    case "SERVER_FAILED":
      return t("remote.serverFailed")
    case "LOST":
      return t("remote.sessionLost")
    default:
      return ""
  }
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
