/** The codes of refusals: the error catalogue of the specification, and those that HTTP requires in addition. */

export const REFUSAL_CODES = [
  "BAD_REQUEST",
  "UNAUTHORIZED",
  "LOGIN_FAILED",
  "TIMEOUT",
  "NOT_LICENSED",
  "NOT_ALLOWED",
  "NOT_FOUND",
  "PAGE_NOT_FOUND",
  "CONFLICT",
  "UNSUPPORTED",
  "FILE_TOO_LARGE",
  "METHOD_NOT_ALLOWED",
  "PRECONDITION_FAILED",
  "UNSUPPORTED_MEDIA_TYPE",
  "TOO_MANY_REQUESTS",
  "SERVER_ERROR",
  "INITIALIZATION_ERROR",
  "DEVICE_UNAVAILABLE",
  "PREREQUISITES_MISSING",
  "SESSION_CONFLICT",
  "SERVER_BUSY",
  "STORAGE_FULL",
] as const
export type RefusalCode = (typeof REFUSAL_CODES)[number]
