/** What happens by the clock: the table of jobs, and the clockwork that only wakes them. */
import { Cron } from "croner"
import { forgetUnusedContents } from "./contents/actions.ts"
import { endUnconfirmed } from "./directories/actions-confirmation.ts"
import { DIRECTORY_CHECK_MINUTES, recheckPeople } from "./directories/actions-recheck.ts"
import { forgetTickets } from "./downloads/actions.ts"
import { forgetKeys } from "./idempotency/actions.ts"
import { askProviders, forgetProviderRequests } from "./identityproviders/actions-refresh.ts"
import { activateDueIssues } from "./issues/actions-approval.ts"
import { expireIssues } from "./issues/actions-time.ts"
import { cleanRunLog, type Job, runJob } from "./jobs/actions.ts"
import { forgetSettledNotifications, sendDueNotifications } from "./notifications/actions.ts"
import { renderLetter } from "./notifications/mails.tsx"
import { expireUsers, unlockUsers } from "./people/actions-expiry.ts"
import { createDueIssues, expirePlans } from "./recurring/actions-due.ts"
import type { RemoteDeps } from "./remote/actions.ts"
import { forgetInvitations, warnOfEnds } from "./remote/actions-expiry.ts"
import { deleteOldRecordings } from "./retention/actions.ts"
import { forgetBrakes, forgetOldProofs, forgetSignIns } from "./signin/actions-expiry.ts"
import { sendResets } from "./signin/actions-reset.ts"

interface ScheduledJob extends Job<RemoteDeps> {
  /** When to look, in UTC: seconds, minutes, hours, day, month, weekday. What is due decides the job itself. */
  pattern: string
  /** Jobs of a lane run one after another; what is slow must not hold up a warning. */
  lane: "minutes" | "hours" | "mail" | "providers" | "directories"
}

/** In the order of a lane: issues are made, then opened, then closed. */
export const JOBS: readonly ScheduledJob[] = [
  {
    name: "windowWarnings",
    pattern: "*/15 * * * * *",
    lane: "minutes",
    action: async (deps, signal) => ({ warnings: await warnOfEnds(deps, signal) }),
  },
  {
    name: "planCreation",
    pattern: "5 * * * * *",
    lane: "minutes",
    action: async (deps, signal) => ({ ...(await createDueIssues(deps, signal)) }),
  },
  {
    name: "planExpiry",
    pattern: "10 * * * * *",
    lane: "minutes",
    action: async (deps, signal) => ({ plans: await expirePlans(deps, signal) }),
  },
  {
    name: "issueActivation",
    pattern: "0 * * * * *",
    lane: "minutes",
    action: async (deps) => ({ issues: await activateDueIssues(deps) }),
  },
  {
    name: "issueExpiry",
    pattern: "1 * * * * *",
    lane: "minutes",
    action: async (deps, signal) => ({ issues: await expireIssues(deps, signal) }),
  },
  {
    name: "userExpiry",
    pattern: "2 * * * * *",
    lane: "minutes",
    action: async (deps, signal) => ({ users: await expireUsers(deps, signal) }),
  },
  {
    name: "userUnlock",
    pattern: "3 * * * * *",
    lane: "minutes",
    action: async (deps, signal) => ({ users: await unlockUsers(deps, signal) }),
  },
  {
    name: "providerQuestions",
    pattern: "20 * * * * *",
    lane: "providers",
    action: async (deps, signal) => ({ ...(await askProviders(deps, signal)) }),
  },
  {
    name: "providerRequestCleanUp",
    pattern: "50 * * * * *",
    lane: "providers",
    action: async (deps, signal) => ({ requests: await forgetProviderRequests(deps, signal) }),
  },
  {
    name: "directoryCheck",
    pattern: `30 */${DIRECTORY_CHECK_MINUTES} * * * *`,
    lane: "directories",
    action: async (deps, signal) => ({ ...(await recheckPeople(deps, signal)) }),
  },
  // Behind the check, which confirms people: after a pause of the server nobody is signed out for want of it.
  {
    name: "directoryConfirmations",
    pattern: "40 * * * * *",
    lane: "directories",
    action: async (deps, signal) => ({ people: await endUnconfirmed(deps, signal) }),
  },
  {
    name: "recordingRetention",
    pattern: "0 20 * * * *",
    lane: "hours",
    action: async (deps, signal) => ({ ...(await deleteOldRecordings(deps, signal)) }),
  },
  {
    name: "signInCleanUp",
    pattern: "0 40 2 * * *",
    lane: "hours",
    action: async (deps, signal) => ({ signIns: await forgetSignIns(deps, signal) }),
  },
  {
    name: "signInBrakeCleanUp",
    pattern: "30 */5 * * * *",
    lane: "hours",
    action: async (deps, signal) => ({
      brakes: await forgetBrakes(deps, signal),
      proofs: await forgetOldProofs(deps, signal),
    }),
  },
  {
    name: "invitationCleanUp",
    pattern: "0 50 2 * * *",
    lane: "hours",
    action: async (deps, signal) => ({ invitations: await forgetInvitations(deps, signal) }),
  },
  {
    name: "runLogCleanUp",
    pattern: "0 55 2 * * *",
    lane: "hours",
    action: async (deps) => ({ runs: await cleanRunLog(deps) }),
  },
  // Before the letters, so that they go at once.
  {
    name: "passwordResets",
    pattern: "*/10 * * * * *",
    lane: "mail",
    action: async (deps, signal) => ({ letters: await sendResets(deps, signal) }),
  },
  {
    name: "notifications",
    pattern: "*/10 * * * * *",
    lane: "mail",
    action: async (deps, signal) => ({ ...(await sendDueNotifications(deps, renderLetter, signal)) }),
  },
  {
    name: "notificationCleanUp",
    pattern: "0 15 2 * * *",
    lane: "hours",
    action: async (deps) => ({ notifications: await forgetSettledNotifications(deps) }),
  },
  {
    name: "contentCleanUp",
    pattern: "0 25 * * * *",
    lane: "hours",
    action: async (deps, signal) => ({ contents: await forgetUnusedContents(deps, signal) }),
  },
  {
    name: "downloadTicketCleanUp",
    pattern: "0 35 * * * *",
    lane: "hours",
    action: async (deps) => ({ tickets: await forgetTickets(deps) }),
  },
  {
    name: "idempotencyKeyCleanUp",
    pattern: "0 45 * * * *",
    lane: "hours",
    action: async (deps) => ({ keys: await forgetKeys(deps) }),
  },
]

export interface RunningJobs {
  /** Resolves when everything that was woken so far has run. */
  settled(): Promise<void>
  /** Wakes nothing more; jobs that run stop after their batch. */
  stop(): Promise<void>
}

/** Runs every job once, for what was missed while nothing ran, and then wakes each by its pattern. */
export function startJobs(deps: RemoteDeps, jobs: readonly ScheduledJob[] = JOBS): RunningJobs {
  const stopping = new AbortController()
  const waiting = new Set<string>()
  const idle = Promise.resolve()
  const lanes = { minutes: idle, hours: idle, mail: idle, providers: idle, directories: idle }
  const wake = (job: ScheduledJob) => {
    if (waiting.has(job.name)) return
    waiting.add(job.name)
    lanes[job.lane] = lanes[job.lane].then(() => {
      waiting.delete(job.name)
      return runGuarded(deps, job, stopping.signal)
    })
  }
  for (const job of jobs) wake(job)
  const clocks = jobs.map((job) => new Cron(job.pattern, { timezone: "UTC", unref: true }, () => wake(job)))
  const settled = async () => void (await Promise.all(Object.values(lanes)))
  return {
    settled,
    async stop() {
      for (const clock of clocks) clock.stop()
      stopping.abort()
      await settled()
    },
  }
}

/** A run that cannot even be written down (no database) is logged; the next waking tries again. */
async function runGuarded(deps: RemoteDeps, job: ScheduledJob, signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  try {
    await runJob(deps, job, signal)
  } catch (error) {
    deps.log.error("A job could not run", { job: job.name, error })
  }
}
