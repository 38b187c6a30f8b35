/** How far the first-run guide has come: what exists counts as done, whichever way it was entered. */

import { sql } from "kysely"
import { itemAt } from "../../base/assert.ts"
import type { Db } from "../../base/deps.ts"
import { compileSqlOnce } from "../../db/statement-cache.ts"
import { SETUP_STEPS, type SetupStep, type SetupStepState } from "../../system/environment/rules.ts"
import { getInstallation, getSetupProgress } from "../../system/environment/store.ts"

export interface SetupState {
  /** Null: still to do. */
  steps: Record<SetupStep, SetupStepState | null>
  /** The first step that is still to do; null when every step is done or skipped. */
  next: SetupStep | null
  isDismissed: boolean
  /** Shown beside a finished step: the company, the machine, the interface, the issue. */
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
  return toSetupState(db, await getSetupProgress(db))
}

async function toSetupState(
  db: Db,
  progress: Awaited<ReturnType<typeof getSetupProgress>>,
): Promise<SetupState> {
  const [installation, entries] = await Promise.all([getInstallation(db), FIRST_ENTRIES(db, {})])
  const found = itemAt(entries, 0)
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
  const progress = await getSetupProgress(db)
  if (progress.isDismissed) return null
  const state = await toSetupState(db, progress)
  return state.next === null ? null : state
}

type FirstEntries = Omit<SetupState["found"], "customerName">

/** The first machine, interface and issue: identifiers grow with the time. */
const FIRST_ENTRIES = compileSqlOnce(
  () => sql<FirstEntries>`select
    (select json_build_object('id', id, 'name', name) from device order by id limit 1) as device,
    (select json_build_object('id', id, 'name', name, 'type', type, 'host', host, 'port', port)
      from target_interface order by id limit 1) as target,
    (select json_build_object('id', id, 'title', title) from issue order by id limit 1) as issue,
    (select count(*)::int from (select from app_user where deleted_on is null limit 2) people) as users,
    exists (select from licence) as "hasLicence"`,
)
