/** Scheduled jobs, and how long their runs are kept. */

/** Stable names: an administrator filters the run log by them. */
export const JOB_NAMES = [
  "planCreation",
  "planExpiry",
  "issueActivation",
  "issueExpiry",
  "windowWarnings",
  "userExpiry",
  "userUnlock",
  "directoryRecheck",
  "directoryConfirmationExpiry",
  "recordingRetention",
  "signInCleanUp",
  "signInThrottleCleanUp",
  "invitationCleanUp",
  "runLogCleanUp",
  "passwordResets",
  "notifications",
  "notificationCleanUp",
  "virusScans",
  "transferCleanUp",
  "licenceReminders",
  "secretWarnings",
  "contentCleanUp",
  "downloadTicketCleanUp",
  "importCleanUp",
  "idempotencyKeyCleanUp",
  "storageMeasurement",
  "providerRecheck",
  "providerRequestCleanUp",
  "auditVerification",
] as const
export type JobName = (typeof JOB_NAMES)[number]

/**
 * RUNNING now; IDLE: there was nothing to do; DONE: there was; FAILED: it threw, and is tried again with the next run;
 * ABANDONED: its process ended meanwhile.
 */
export const JOB_OUTCOMES = ["RUNNING", "IDLE", "DONE", "FAILED", "ABANDONED"] as const
export type JobOutcome = (typeof JOB_OUTCOMES)[number]

/** What runs count; the run log says each in words. */
export const JOB_COUNTS = [
  "asked",
  "contents",
  "deleted",
  "ended",
  "entries",
  "expired",
  "failed",
  "files",
  "imports",
  "invitations",
  "issues",
  "keys",
  "left",
  "letters",
  "notifications",
  "off",
  "people",
  "plans",
  "postponed",
  "proofs",
  "reminders",
  "requests",
  "runs",
  "sent",
  "signIns",
  "throttles",
  "tickets",
  "unreachable",
  "users",
  "warnings",
] as const
export type JobCount = (typeof JOB_COUNTS)[number]

/** What a run did, by name: `{ issues: 3 }`. */
export type JobCounts = Partial<Record<JobCount, number>>

/** Retention of runs; long enough to investigate the last quarter. */
export const RUN_RETENTION_DAYS = 100
/** An error's text in the run log; the program's log has all of it. */
export const JOB_ERROR_CHARACTERS_MAX = 500

export function outcomeOf(counts: JobCounts): Extract<JobOutcome, "IDLE" | "DONE"> {
  return Object.values(counts).some((count) => count > 0) ? "DONE" : "IDLE"
}
