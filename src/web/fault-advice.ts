/** The heading of each error code on the error page, and what its reader can do. What happened is `errors.<code>`. */
import type { RefusalCode } from "../base/refusal-codes.ts"
import type { TextKey } from "./texts/i18n.ts"

type Named<Prefix extends string> =
  Extract<TextKey, `faults.${Prefix}_${string}`> extends `faults.${Prefix}_${infer Name}` ? Name : never

export interface FaultAdvice {
  title: Named<"title">
  advice: Named<"advice">
}

function fault(title: FaultAdvice["title"], advice: FaultAdvice["advice"]): FaultAdvice {
  return { title, advice }
}

/** All codes of the specification's catalogue, and those that HTTP requires in addition. */
export const FAULT_ADVICE = {
  UNKNOWN: fault("unknown", "retry"),
  UNAUTHORIZED: fault("signedOut", "signIn"),
  TIMEOUT: fault("signedOut", "signIn"),
  LOGIN_FAILED: fault("signInFailed", "credentials"),
  IDP_LOGOUT_FAILED: fault("signedOutHere", "closeBrowser"),
  UNSUPPORTED: fault("denied", "permission"),
  NOT_ALLOWED: fault("denied", "permission"),
  BAD_REQUEST: fault("badRequest", "back"),
  METHOD_NOT_ALLOWED: fault("badRequest", "back"),
  UNSUPPORTED_MEDIA_TYPE: fault("badRequest", "back"),
  NOT_FOUND: fault("notFound", "address"),
  PAGE_NOT_FOUND: fault("pageNotFound", "address"),
  CONFLICT: fault("conflict", "reload"),
  PRECONDITION_FAILED: fault("conflict", "reload"),
  FILE_TOO_LARGE: fault("fileTooLarge", "smallerFile"),
  NOT_LICENSED: fault("notLicensed", "licence"),
  SERVER_ERROR: fault("serverError", "retry"),
  INITIALIZATION_ERROR: fault("notReady", "server"),
  TOO_MANY_REQUESTS: fault("busy", "wait"),
  SERVER_BUSY: fault("busy", "wait"),
  STORAGE_FULL: fault("storageFull", "storage"),
  PREREQUISITES_MISSING: fault("notPossibleNow", "prerequisites"),
  DEVICE_ERROR: fault("machineError", "machine"),
  DEVICE_UNAVAILABLE: fault("machineAway", "machine"),
  UPSTREAM_TIMEOUT: fault("machineAway", "network"),
  CLIENT_TIMEOUT: fault("machineAway", "network"),
  UPSTREAM_NOT_FOUND: fault("machineAway", "connector"),
  UPSTREAM_UNAVAILABLE: fault("machineAway", "machine"),
  CLIENT_TOO_MANY: fault("busy", "otherSessions"),
  SESSION_CLOSED: fault("sessionEnded", "newSession"),
  RESOURCE_CLOSED: fault("sessionEnded", "newSession"),
  RESOURCE_NOT_FOUND: fault("sessionEnded", "newSession"),
  SESSION_CONFLICT: fault("machineInUse", "otherSessions"),
  CLIENT_BAD_REQUEST: fault("machineError", "interface"),
  CLIENT_BAD_TYPE: fault("machineError", "interface"),
  CLIENT_OVERRUN: fault("machineError", "interface"),
  CLIENT_FORBIDDEN: fault("machineDenies", "interface"),
  CLIENT_UNAUTHORIZED: fault("machineDenies", "machineCredentials"),
} as const satisfies Record<RefusalCode, FaultAdvice> & Record<string, FaultAdvice>
type FaultCode = keyof typeof FAULT_ADVICE

/** The code as the error page accepts it; UNKNOWN for any other text. */
export function faultCodeOf(text: string | undefined): FaultCode {
  return text !== undefined && Object.hasOwn(FAULT_ADVICE, text) ? (text as FaultCode) : "UNKNOWN"
}
