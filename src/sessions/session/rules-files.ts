/** Files of sessions: limits and problems. */

/** A backup of a controller fits; a disk image is for a service visit. */
export const TRANSFER_BYTES_MAX = 1024 * 1024 * 1024

/** Why the machine's files cannot be listed, fetched or sent. */

export const FILE_PROBLEMS = [
  "NOT_FOUND",
  "DENIED",
  "EXISTS",
  "WRONG_KIND",
  "NO_SPACE",
  "READ_ONLY",
  "FAILED",
  "TOO_LARGE",
  "CANCELLED",
] as const
export type FileProblem = (typeof FILE_PROBLEMS)[number]
