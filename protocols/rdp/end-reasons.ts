/** From what the protocol core or the machine reports to why the link ended. */
import type { LinkEnd } from "../link.ts"
import { REASON_USER_REQUESTED } from "./wire/mcs.ts"

/** Kinds of the core's errors. */
const KIND_WRONG_PASSWORD = 1
const KIND_LOGON_FAILURE = 2
const KIND_ACCESS_DENIED = 3
/** What stands between the core and the machine is this program. */
const KIND_CLEAN_PATH = 4
const KIND_PROXY = 5
const KIND_NEGOTIATION = 6

/** The first lines of what the core reports name the place at which it stopped. */
const REPORT_CHARACTERS_MAX = 500

interface CoreError {
  kind(): number
  backtrace(): string
}

function isCoreError(error: unknown): error is CoreError {
  return typeof error === "object" && error !== null && "kind" in error && typeof error.kind === "function"
}

/**
 * An error of the core that no event of the machine explains.
 *
 * @returns null for what is a fault of this side
 */
export function endOfCoreError(error: unknown): LinkEnd | null {
  if (!isCoreError(error)) return null
  switch (error.kind()) {
    case KIND_CLEAN_PATH:
    case KIND_PROXY:
      return null
    case KIND_WRONG_PASSWORD:
    case KIND_LOGON_FAILURE:
      return {
        code: "CLIENT_UNAUTHORIZED",
        detail: "the machine refuses the sign-in: user name or password is wrong",
        diagnosis: "rdpWrongPassword",
      }
    case KIND_ACCESS_DENIED:
      return {
        code: "CLIENT_UNAUTHORIZED",
        detail: "the machine refuses the sign-in: the account may not sign in by remote desktop",
        diagnosis: "rdpLogonTypeDenied",
      }
    case KIND_NEGOTIATION:
      return { code: "CLIENT_BAD_TYPE", detail: "the machine and this server found no common security" }
    default:
      return {
        code: "CLIENT_BAD_REQUEST",
        detail: "the machine broke the RDP protocol",
        report: coreErrorText(error),
      }
  }
}

/** Its first lines, for the log. */
export function coreErrorText(error: unknown): string {
  return isCoreError(error) ? error.backtrace().slice(0, REPORT_CHARACTERS_MAX) : String(error)
}

/** The kernel of the protocol core has crashed: no machine that keeps to the protocol makes it. */
export const CRASH_END: LinkEnd = {
  code: "CLIENT_BAD_REQUEST",
  detail: "the machine sent a picture that cannot be drawn",
}

/** Codes of the Set Error Info PDU (MS-RDPBCGR §2.2.5.1.1). */
const ERROR_INFO_ENDS: Record<number, LinkEnd> = {
  1: { code: "RESOURCE_CLOSED", detail: "an administrator of the machine ended the session" },
  2: { code: "RESOURCE_CLOSED", detail: "an administrator of the machine signed the user off" },
  3: { code: "RESOURCE_CLOSED", detail: "the machine ended the session: it was not used for too long" },
  4: { code: "RESOURCE_CLOSED", detail: "the machine ended the session: its time limit is reached" },
  5: {
    code: "RESOURCE_CLOSED",
    detail: "another connection took over the session",
    diagnosis: "rdpTakenOver",
  },
  6: { code: "CLIENT_TOO_MANY", detail: "the machine has no memory left for a session" },
  7: {
    code: "CLIENT_TOO_MANY",
    detail: "the machine refuses the connection: its number of sessions is used up",
  },
  9: {
    code: "CLIENT_FORBIDDEN",
    detail: "the user may not sign in by remote desktop",
    diagnosis: "rdpLogonTypeDenied",
  },
  10: {
    code: "CLIENT_UNAUTHORIZED",
    detail: "the machine does not take the credentials that were sent, and wants them typed in",
    diagnosis: "rdpSignInNotTaken",
  },
  11: { code: "SESSION_CLOSED", detail: "the session was disconnected on the machine" },
  12: { code: "SESSION_CLOSED", detail: "the user signed off on the machine" },
  15: { code: "DEVICE_ERROR", detail: "the machine's driver of the desktop does not answer" },
  16: { code: "DEVICE_ERROR", detail: "the machine's desktop process ended" },
  23: { code: "DEVICE_ERROR", detail: "the machine's sign-in process ended" },
  24: { code: "DEVICE_ERROR", detail: "the machine's window system ended" },
  25: { code: "RESOURCE_CLOSED", detail: "the machine is being shut down" },
  26: { code: "RESOURCE_CLOSED", detail: "the machine is being restarted" },
}
/** Licensing errors (§2.2.5.1.1). */
const LICENSING_FIRST = 0x100
const LICENSING_LAST = 0x10a

/** @returns null for a code that is no reason for an end */
export function endOfErrorInfo(code: number): LinkEnd | null {
  if (code === 0) return null
  if (code >= LICENSING_FIRST && code <= LICENSING_LAST) {
    return {
      code: "CLIENT_TOO_MANY",
      detail: `the machine has no licence for a session (0x${code.toString(16)})`,
      diagnosis: "rdpLicensing",
    }
  }
  return (
    ERROR_INFO_ENDS[code] ?? {
      code: "DEVICE_ERROR",
      detail: `the machine ended the session with error 0x${code.toString(16)}`,
    }
  )
}

/**
 * A machine that ends the connection without an error, as when its user signs off.
 *
 * @param reason       of the Disconnect Provider Ultimatum
 * @param wasDesktopShown  before it, nothing has been completed
 */
export function endOfDisconnect(reason: number, wasDesktopShown: boolean): LinkEnd {
  if (!wasDesktopShown) {
    return { code: "RESOURCE_CLOSED", detail: "the machine ended the session before it showed its desktop" }
  }
  return reason === REASON_USER_REQUESTED
    ? { code: "SESSION_CLOSED", detail: "the session was ended on the machine" }
    : { code: "RESOURCE_CLOSED", detail: "the machine ended the session" }
}
