/** How far the first-run guide has come: what exists counts as done, whichever way it was entered. */

import { sql } from "kysely"
import { itemAt } from "../../base/assert.ts"
import type { Db } from "../../base/deps.ts"
import { SETUP_STEPS, type SetupStep, type SetupStepState } from "../../system/environment/rules.ts"
import { getInstallation, getSetupProgress } from "../../system/environment/store.ts"

export interface SetupState {
  /** Null: still to do. */
  steps: Record<SetupStep, SetupStepState | null>
  /** The first step that is still to do; null when every step is done or skipped. */
  next: SetupStep | null
  isDismissed: boolean
  /** What stands beside a finished step: the company, the machine, the interface, the issue. */
  found: {
    customerName: string
    device: { id: string; name: string } | null
    target: { id: string; name: string; type: string; host: string; port: number } | null
    issue: { id: string; title: string } | null
    users: number
    hasLicence: boolean
  }
}

export async function getSetupState(db: Db): Promise<SetupState> {
  const [progress, installation, found] = await Promise.all([
    getSetupProgress(db),
    getInstallation(db),
    findFirstEntries(db),
  ])
  const isFound: Record<SetupStep, boolean> = {
    company: false,
    machine: found.device !== null,
    interface: found.target !== null,
    issue: found.issue !== null,
    people: found.users > 1,
    licence: found.hasLicence,
  }
  const steps = Object.fromEntries(
    SETUP_STEPS.map((step) => [step, isFound[step] ? "DONE" : (progress.steps[step] ?? null)]),
  ) as SetupState["steps"]
  return {
    steps,
    next: SETUP_STEPS.find((step) => steps[step] === null) ?? null,
    isDismissed: progress.isDismissed,
    found: { customerName: installation.customerName, ...found },
  }
}

/** The state for the notice of the start page; null once the guide is finished or dismissed. */
export async function findOpenSetup(db: Db): Promise<SetupState | null> {
  if ((await getSetupProgress(db)).isDismissed) return null
  const state = await getSetupState(db)
  return state.next === null ? null : state
}

/** The first machine, interface and issue: identifiers grow with the time. */
async function findFirstEntries(db: Db): Promise<Omit<SetupState["found"], "customerName">> {
  const device = await db
    .selectFrom("device")
    .select(["id", "name"])
    .orderBy("id")
    .limit(1)
    .executeTakeFirst()
  const target = await db
    .selectFrom("target_interface")
    .select(["id", "name", "type", "host", "port"])
    .orderBy("id")
    .limit(1)
    .executeTakeFirst()
  const issue = await db.selectFrom("issue").select(["id", "title"]).orderBy("id").limit(1).executeTakeFirst()
  const { rows } = await sql<{ users: number; licence: boolean }>`select
    (select count(*)::int from (select from app_user where deleted_on is null limit 2) as people) as users,
    exists (select from licence) as licence`.execute(db)
  const found = itemAt(rows, 0)
  return {
    device: device ?? null,
    target: target ?? null,
    issue: issue ?? null,
    users: found.users,
    hasLicence: found.licence,
  }
}
