/** Scheduled work: the table of jobs, and the scheduler that only starts them. */
import { Cron } from "croner"
import { deleteExpiredKeys } from "./http/idempotency/actions.ts"
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
import { scanAwaitingFiles } from "./maintenance/attachments/scan/actions.ts"
import { activateDueIssues } from "./maintenance/issues/actions-approval.ts"
import { expireIssues } from "./maintenance/issues/due/actions.ts"
import { deleteOldImports } from "./maintenance/masterdata/actions.ts"
import { createDueIssues, expirePlans } from "./maintenance/plans/due/actions.ts"
import { deleteOldInvitations, warnOfWindowEndsInSessions } from "./sessions/invitations/actions-expiry.ts"
import { deleteExpiredRecordings } from "./sessions/retention/actions.ts"
import type { SessionDeps } from "./sessions/start/session-deps.ts"
import { updateStorageUse } from "./sessions/storage/actions.ts"
import { deleteExpiredTransferContents } from "./sessions/transfers/actions-expiry.ts"
import { deleteExpiredTickets } from "./system/downloads/actions.ts"
import { deleteUnreferencedContents } from "./system/files/actions.ts"
import { deleteOldRuns, type Job, runJob } from "./system/jobs/actions.ts"
import { remindOfLicenceEnd } from "./system/licence/reminders/actions.ts"
import { deleteFinishedNotifications, sendDueNotifications } from "./system/notifications/actions.ts"
import { renderEmail } from "./system/notifications/emails.tsx"

interface ScheduledJob extends Job<SessionDeps> {
  /** Schedule in UTC: seconds, minutes, hours, day, month, weekday. The job itself determines what is due. */
  cron: string
  /** Jobs of one queue run one after another; slow jobs must not delay warnings. */
  queue: "minutes" | "hours" | "mail" | "providers" | "directories" | "scans"
}

/** In the order of execution within a queue: issues are created, then opened, then closed. */
export const JOBS: readonly ScheduledJob[] = [
  {
    name: "windowWarnings",
    cron: "*/15 * * * * *",
    queue: "minutes",
    action: async (deps, signal) => ({ warnings: await warnOfWindowEndsInSessions(deps, signal) }),
  },
  {
    name: "planCreation",
    cron: "5 * * * * *",
    queue: "minutes",
    action: async (deps, signal) => ({ ...(await createDueIssues(deps, signal)) }),
  },
  {
    name: "planExpiry",
    cron: "10 * * * * *",
    queue: "minutes",
    action: async (deps, signal) => ({ plans: await expirePlans(deps, signal) }),
  },
  {
    name: "issueActivation",
    cron: "0 * * * * *",
    queue: "minutes",
    action: async (deps) => ({ issues: await activateDueIssues(deps) }),
  },
  {
    name: "issueExpiry",
    cron: "1 * * * * *",
    queue: "minutes",
    action: async (deps, signal) => ({ issues: await expireIssues(deps, signal) }),
  },
  {
    name: "userExpiry",
    cron: "2 * * * * *",
    queue: "minutes",
    action: async (deps, signal) => ({ users: await expireUsers(deps, signal) }),
  },
  {
    name: "userUnlock",
    cron: "3 * * * * *",
    queue: "minutes",
    action: async (deps, signal) => ({ users: await unlockUsers(deps, signal) }),
  },
  {
    name: "providerRecheck",
    cron: "20 * * * * *",
    queue: "providers",
    action: async (deps, signal) => ({ ...(await recheckProviderSignIns(deps, signal)) }),
  },
  {
    name: "providerRequestCleanUp",
    cron: "50 * * * * *",
    queue: "providers",
    action: async (deps, signal) => ({ requests: await deleteOldAuthorizationRequests(deps, signal) }),
  },
  {
    name: "directoryRecheck",
    cron: `30 */${DIRECTORY_RECHECK_MINUTES} * * * *`,
    queue: "directories",
    action: async (deps, signal) => ({ ...(await recheckDirectories(deps, signal)) }),
  },
  // After the check, which confirms users: a downtime of the server signs no user out.
  {
    name: "directoryConfirmationExpiry",
    cron: "40 * * * * *",
    queue: "directories",
    action: async (deps, signal) => ({ people: await endUnconfirmedSignIns(deps, signal) }),
  },
  {
    name: "recordingRetention",
    cron: "0 20 * * * *",
    queue: "hours",
    action: async (deps, signal) => ({ ...(await deleteExpiredRecordings(deps, signal)) }),
  },
  {
    name: "signInCleanUp",
    cron: "0 40 2 * * *",
    queue: "hours",
    action: async (deps, signal) => ({ signIns: await deleteOldSignIns(deps, signal) }),
  },
  {
    name: "signInThrottleCleanUp",
    cron: "30 */5 * * * *",
    queue: "hours",
    action: async (deps, signal) => ({
      throttles: await deleteOldThrottles(deps, signal),
      proofs: await deleteExpiredSignInData(deps, signal),
    }),
  },
  {
    name: "invitationCleanUp",
    cron: "0 50 2 * * *",
    queue: "hours",
    action: async (deps, signal) => ({ invitations: await deleteOldInvitations(deps, signal) }),
  },
  {
    name: "runLogCleanUp",
    cron: "0 55 2 * * *",
    queue: "hours",
    action: async (deps) => ({ runs: await deleteOldRuns(deps) }),
  },
  // Before the e-mails, so that they are sent immediately.
  {
    name: "passwordResets",
    cron: "*/10 * * * * *",
    queue: "mail",
    action: async (deps, signal) => ({ letters: await sendPasswordResets(deps, signal) }),
  },
  {
    name: "notifications",
    cron: "*/10 * * * * *",
    queue: "mail",
    action: async (deps, signal) => ({ ...(await sendDueNotifications(deps, renderEmail, signal)) }),
  },
  {
    name: "notificationCleanUp",
    cron: "0 15 2 * * *",
    queue: "hours",
    action: async (deps) => ({ notifications: await deleteFinishedNotifications(deps) }),
  },
  {
    name: "licenceReminders",
    cron: "0 10 * * * *",
    queue: "hours",
    action: async (deps) => ({ reminders: await remindOfLicenceEnd(deps) }),
  },
  {
    name: "virusScans",
    cron: "45 * * * * *",
    queue: "scans",
    action: async (deps, signal) => ({ files: await scanAwaitingFiles(deps, signal) }),
  },
  {
    name: "transferCleanUp",
    cron: "0 22 * * * *",
    queue: "hours",
    action: async (deps, signal) => ({ files: await deleteExpiredTransferContents(deps, signal) }),
  },
  {
    name: "contentCleanUp",
    cron: "0 25 * * * *",
    queue: "hours",
    action: async (deps, signal) => ({ contents: await deleteUnreferencedContents(deps, signal) }),
  },
  {
    name: "downloadTicketCleanUp",
    cron: "0 35 * * * *",
    queue: "hours",
    action: async (deps) => ({ tickets: await deleteExpiredTickets(deps) }),
  },
  {
    name: "importCleanUp",
    cron: "0 55 * * * *",
    queue: "hours",
    action: async (deps) => ({ imports: await deleteOldImports(deps) }),
  },
  // Summing takes a second on a large company's data: the page and the call show what was measured last.
  {
    name: "storageMeasurement",
    cron: "50 */5 * * * *",
    queue: "hours",
    action: async (deps) => {
      await updateStorageUse(deps)
      return {}
    },
  },
  {
    name: "idempotencyKeyCleanUp",
    cron: "0 45 * * * *",
    queue: "hours",
    action: async (deps) => ({ keys: await deleteExpiredKeys(deps) }),
  },
]

export interface JobScheduler {
  /** Resolves when everything that was woken so far has run. */
  idle(): Promise<void>
  /** Wakes nothing more; jobs that run stop after their batch. */
  stop(): Promise<void>
}

/** Runs every job once, for what was missed while nothing ran, and then wakes each by its pattern. */
export function startJobs(deps: SessionDeps, jobs: readonly ScheduledJob[] = JOBS): JobScheduler {
  const stopping = new AbortController()
  const waiting = new Set<string>()
  const idle = Promise.resolve()
  const queues = { minutes: idle, hours: idle, mail: idle, providers: idle, directories: idle, scans: idle }
  const trigger = (job: ScheduledJob) => {
    if (waiting.has(job.name)) return
    waiting.add(job.name)
    queues[job.queue] = queues[job.queue].then(() => {
      waiting.delete(job.name)
      return runAndLogFailure(deps, job, stopping.signal)
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
async function runAndLogFailure(deps: SessionDeps, job: ScheduledJob, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  try {
    await runJob(deps, job, signal)
  } catch (error) {
    deps.log.error("A job could not run", { job: job.name, error })
  }
}
