/** The heading of each error code on the error page, and what its reader can do. What happened is `errors.<code>`. */
import type { RefusalCode } from "../base/refusal.ts"
import type { TextKey } from "./texts/i18n.ts"

type Named<Prefix extends string> =
  Extract<TextKey, `errorPage.${Prefix}_${string}`> extends `errorPage.${Prefix}_${infer Name}` ? Name : never

export interface ErrorAdvice {
  title: Named<"title">
  advice: Named<"advice">
}

function errorPage(title: ErrorAdvice["title"], advice: ErrorAdvice["advice"]): ErrorAdvice {
  return { title, advice }
}

/** All codes of the specification's catalogue, and those that HTTP requires in addition. */
export const ERROR_ADVICE = {
  UNKNOWN: errorPage("unknown", "retry"),
  UNAUTHORIZED: errorPage("signedOut", "signIn"),
  TIMEOUT: errorPage("signedOut", "signIn"),
  LOGIN_FAILED: errorPage("signInFailed", "credentials"),
  IDP_LOGOUT_FAILED: errorPage("signedOutHere", "closeBrowser"),
  UNSUPPORTED: errorPage("denied", "permission"),
  NOT_ALLOWED: errorPage("denied", "permission"),
  BAD_REQUEST: errorPage("badRequest", "back"),
  METHOD_NOT_ALLOWED: errorPage("badRequest", "back"),
  UNSUPPORTED_MEDIA_TYPE: errorPage("badRequest", "back"),
  NOT_FOUND: errorPage("notFound", "address"),
  PAGE_NOT_FOUND: errorPage("pageNotFound", "address"),
  CONFLICT: errorPage("conflict", "reload"),
  PRECONDITION_FAILED: errorPage("conflict", "reload"),
  FILE_TOO_LARGE: errorPage("fileTooLarge", "smallerFile"),
  NOT_LICENSED: errorPage("notLicensed", "licence"),
  SERVER_ERROR: errorPage("serverError", "retry"),
  INITIALIZATION_ERROR: errorPage("notReady", "server"),
  TOO_MANY_REQUESTS: errorPage("busy", "wait"),
  SERVER_BUSY: errorPage("busy", "wait"),
  STORAGE_FULL: errorPage("storageFull", "storage"),
  PREREQUISITES_MISSING: errorPage("notPossibleNow", "prerequisites"),
  DEVICE_ERROR: errorPage("machineError", "machine"),
  DEVICE_UNAVAILABLE: errorPage("machineUnreachable", "machine"),
  UPSTREAM_TIMEOUT: errorPage("machineUnreachable", "network"),
  CLIENT_TIMEOUT: errorPage("machineUnreachable", "network"),
  UPSTREAM_NOT_FOUND: errorPage("machineUnreachable", "connector"),
  UPSTREAM_UNAVAILABLE: errorPage("machineUnreachable", "machine"),
  CLIENT_TOO_MANY: errorPage("busy", "otherSessions"),
  SESSION_CLOSED: errorPage("sessionEnded", "newSession"),
  RESOURCE_CLOSED: errorPage("sessionEnded", "newSession"),
  RESOURCE_NOT_FOUND: errorPage("sessionEnded", "newSession"),
  SESSION_CONFLICT: errorPage("machineInUse", "otherSessions"),
  CLIENT_BAD_REQUEST: errorPage("machineError", "interface"),
  CLIENT_BAD_TYPE: errorPage("machineError", "interface"),
  CLIENT_OVERRUN: errorPage("machineError", "interface"),
  CLIENT_FORBIDDEN: errorPage("machineAccess", "interface"),
  CLIENT_UNAUTHORIZED: errorPage("machineAccess", "machineCredentials"),
} as const satisfies Record<RefusalCode, ErrorAdvice> & Record<string, ErrorAdvice>
type ErrorCode = keyof typeof ERROR_ADVICE

/** The code as the error page accepts it; UNKNOWN for any other text. */
export function errorCodeOf(text: string | undefined): ErrorCode {
  return text !== undefined && Object.hasOwn(ERROR_ADVICE, text) ? (text as ErrorCode) : "UNKNOWN"
}
