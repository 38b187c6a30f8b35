/** Scheduled work: the table of jobs, and the scheduler that only starts them. */
import { Cron } from "croner"
import type { Db } from "./base/deps.ts"
import { OutageLog } from "./db/outage-log.ts"
import { deleteExpiredKeys } from "./http/idempotency/store.ts"
import { endUnconfirmedSignIns } from "./identity/directories/confirmation/actions.ts"
import { DIRECTORY_RECHECK_MINUTES, recheckDirectories } from "./identity/directories/recheck/actions.ts"
import {
  deleteOldAuthorizationRequests,
  recheckProviderSignIns,
} from "./identity/providers/recheck/actions.ts"
import {
  deleteExpiredSignInData,
  deleteOldSignIns,
  deleteOldThrottles,
} from "./identity/signin/cleanup/actions.ts"
import { sendPasswordResets } from "./identity/signin/password-reset/actions.ts"
import { expireUsers, unlockUsers } from "./identity/users/expiry/actions.ts"
import { warnOfExpiringSecrets } from "./machines/interfaces/secretexpiry/actions.ts"
import { scanAwaitingFiles } from "./maintenance/attachments/scan/actions.ts"
import { activateDueIssues } from "./maintenance/issues/actions-approval.ts"
import { expireIssues } from "./maintenance/issues/due/actions.ts"
import { deleteOldImports } from "./maintenance/masterdata/store.ts"
import { createDueIssues, expirePlans } from "./maintenance/plans/due/actions.ts"
import { deleteOldInvitations, warnOfWindowEndsInSessions } from "./sessions/invitations/actions-expiry.ts"
import { deleteExpiredRecordings } from "./sessions/retention/actions.ts"
import type { SessionDeps } from "./sessions/start/session-deps.ts"
import { updateStorageUse } from "./sessions/storage/actions.ts"
import { deleteExpiredTransferContents } from "./sessions/transfers/actions-expiry.ts"
import { verifyAuditDaily } from "./system/auditverification/actions.ts"
import { deleteExpiredTickets } from "./system/downloads/store.ts"
import { deleteUnreferencedContents } from "./system/files/actions.ts"
import { type Job, runJob } from "./system/jobs/actions.ts"
import type { JobCount } from "./system/jobs/rules.ts"
import { deleteOldRuns } from "./system/jobs/store.ts"
import { remindOfLicenceEnd } from "./system/licence/reminders/actions.ts"
import { sendDueNotifications } from "./system/notifications/actions-sending.ts"
import { renderEmail } from "./system/notifications/emails.tsx"
import { deleteFinishedNotifications } from "./system/notifications/store.ts"

interface ScheduledJob extends Job<SessionDeps> {
  /** Schedule in UTC: seconds, minutes, hours, day, month, weekday. The job itself determines what is due. */
  cron: string
  /** Jobs of one queue run one after another; slow jobs must not delay warnings. */
  queue: "minutes" | "hours" | "mail" | "providers" | "directories" | "scans"
}

const job = (
  name: ScheduledJob["name"],
  cron: string,
  queue: ScheduledJob["queue"],
  action: ScheduledJob["action"],
): ScheduledJob => ({ name, cron, queue, action })

/** The action of a job whose work answers how many things it has done. */
const counting =
  (
    count: JobCount,
    work: (deps: SessionDeps, signal: AbortSignal) => Promise<number>,
  ): ScheduledJob["action"] =>
  async (deps, signal) => ({ [count]: await work(deps, signal) })

/** The action of a job that deletes what is old enough by now. */
const deleting = (count: JobCount, work: (db: Db, now: Date) => Promise<number>): ScheduledJob["action"] =>
  counting(count, ({ db, clock }) => work(db, clock()))

/** In the order of execution within a queue: issues are created, then opened, then closed. */
export const JOBS: readonly ScheduledJob[] = [
  job("windowWarnings", "*/15 * * * * *", "minutes", counting("warnings", warnOfWindowEndsInSessions)),
  job("planCreation", "5 * * * * *", "minutes", createDueIssues),
  job("planExpiry", "10 * * * * *", "minutes", counting("plans", expirePlans)),
  job("issueActivation", "0 * * * * *", "minutes", counting("issues", activateDueIssues)),
  job("issueExpiry", "1 * * * * *", "minutes", counting("issues", expireIssues)),
  job("userExpiry", "2 * * * * *", "minutes", counting("users", expireUsers)),
  job("userUnlock", "3 * * * * *", "minutes", counting("users", unlockUsers)),
  job("providerRecheck", "20 * * * * *", "providers", recheckProviderSignIns),
  job(
    "providerRequestCleanUp",
    "50 * * * * *",
    "providers",
    counting("requests", deleteOldAuthorizationRequests),
  ),
  job("directoryRecheck", `30 */${DIRECTORY_RECHECK_MINUTES} * * * *`, "directories", recheckDirectories),
  // After the check, which confirms users: a downtime of the server signs no user out.
  job(
    "directoryConfirmationExpiry",
    "40 * * * * *",
    "directories",
    counting("people", endUnconfirmedSignIns),
  ),
  job("recordingRetention", "0 20 * * * *", "hours", deleteExpiredRecordings),
  job("signInCleanUp", "0 40 2 * * *", "hours", counting("signIns", deleteOldSignIns)),
  job("signInThrottleCleanUp", "30 */5 * * * *", "hours", async (deps, signal) => ({
    throttles: await deleteOldThrottles(deps, signal),
    proofs: await deleteExpiredSignInData(deps, signal),
  })),
  job("invitationCleanUp", "0 50 2 * * *", "hours", counting("invitations", deleteOldInvitations)),
  job("runLogCleanUp", "0 55 2 * * *", "hours", deleting("runs", deleteOldRuns)),
  // Before the e-mails, so that they are sent immediately.
  job("passwordResets", "*/10 * * * * *", "mail", counting("letters", sendPasswordResets)),
  job("notifications", "*/10 * * * * *", "mail", (deps, signal) =>
    sendDueNotifications(deps, renderEmail, signal),
  ),
  job("notificationCleanUp", "0 15 2 * * *", "hours", deleting("notifications", deleteFinishedNotifications)),
  job("licenceReminders", "0 10 * * * *", "hours", counting("reminders", remindOfLicenceEnd)),
  job("secretWarnings", "0 12 * * * *", "hours", counting("warnings", warnOfExpiringSecrets)),
  job("virusScans", "45 * * * * *", "scans", counting("files", scanAwaitingFiles)),
  job("transferCleanUp", "0 22 * * * *", "hours", counting("files", deleteExpiredTransferContents)),
  job("contentCleanUp", "0 25 * * * *", "hours", counting("contents", deleteUnreferencedContents)),
  job("downloadTicketCleanUp", "0 35 * * * *", "hours", deleting("tickets", deleteExpiredTickets)),
  job("importCleanUp", "0 55 * * * *", "hours", deleting("imports", deleteOldImports)),
  // Summing takes a second on a large company's data: the page and the call show what was measured last.
  job("storageMeasurement", "50 */5 * * * *", "hours", async (deps) => {
    await updateStorageUse(deps)
    return {}
  }),
  job("auditVerification", "0 30 3 * * *", "hours", verifyAuditDaily),
  job("idempotencyKeyCleanUp", "0 45 * * * *", "hours", deleting("keys", deleteExpiredKeys)),
]

export interface JobScheduler {
  /** Resolves when everything that was started so far has run. */
  idle(): Promise<void>
  /** Starts nothing more; jobs that run stop after their batch. */
  stop(): Promise<void>
}

/** Runs every job once, for what was missed while nothing ran, and then each by its pattern. */
export function startJobs(deps: SessionDeps, jobs: readonly ScheduledJob[] = JOBS): JobScheduler {
  const stopping = new AbortController()
  const outages = new OutageLog(deps.log, "jobs")
  const waiting = new Set<string>()
  const idle = Promise.resolve()
  const queues = { minutes: idle, hours: idle, mail: idle, providers: idle, directories: idle, scans: idle }
  const trigger = (job: ScheduledJob) => {
    if (waiting.has(job.name)) return
    waiting.add(job.name)
    queues[job.queue] = queues[job.queue].then(() => {
      waiting.delete(job.name)
      return runAndLogFailure(deps, job, stopping.signal, outages)
    })
  }
  for (const job of jobs) trigger(job)
  const crons = jobs.map((job) => new Cron(job.cron, { timezone: "UTC", unref: true }, () => trigger(job)))
  const settled = async () => void (await Promise.all(Object.values(queues)))
  return {
    idle: settled,
    async stop() {
      for (const clock of crons) clock.stop()
      stopping.abort()
      await settled()
    },
  }
}

/** A run that cannot be recorded (no database) is logged; the next scheduled run retries. */
async function runAndLogFailure(
  deps: SessionDeps,
  job: ScheduledJob,
  signal: AbortSignal,
  outages: OutageLog,
): Promise<void> {
  if (signal.aborted) return
  try {
    await runJob(deps, job, signal)
    outages.succeeded()
  } catch (error) {
    outages.failed("A job could not run", { job: job.name, error })
  }
}
