/** Checklists of the demo plant: a plan with one, and an issue whose list is partly answered. */
import { hoursAfter } from "../../base/clock.ts"
import type { Db } from "../../base/deps.ts"
import type { ItemDefinition, ItemState } from "../../maintenance/issues/checklist/rules.ts"
import { insertItems, listItems, saveAnswer } from "../../maintenance/issues/checklist/store.ts"
import { scheduleNextIssue } from "../../maintenance/plans/actions-approval.ts"
import { createRecurringIssue } from "../../maintenance/plans/contract.ts"
import { getPlan, insertPlan } from "../../maintenance/plans/store.ts"
import { PRESS_P7 } from "./plant.ts"

/** The issue and the plan that have the list. */
export const INSPECTED = {
  machine: PRESS_P7,
  title: "Quarterly inspection of the safety light curtain",
  by: "s.bakker",
} as const

/** Closing an issue of this machine needs a signature. */
export const SIGNED_MACHINE = "Compressor C-2"

const check = (text: string, required = true): ItemDefinition => ({
  text,
  kind: "CHECK",
  unit: "",
  minimum: null,
  maximum: null,
  required,
})
const number = (text: string, unit: string, minimum: number | null, maximum: number): ItemDefinition => ({
  text,
  kind: "NUMBER",
  unit,
  minimum,
  maximum,
  required: true,
})

interface DemoAnswer {
  state: ItemState
  value?: number
  note?: string
}

/** Items with the answers that the issue's list has so far. */
const ITEMS: readonly (readonly [ItemDefinition, DemoAnswer | null])[] = [
  [check("Housing, cables and plugs undamaged"), { state: "OK" }],
  [check("Test rod 14 mm detected over the whole height"), { state: "OK" }],
  [check("Test rod 30 mm detected over the whole height"), { state: "OK" }],
  [
    number("Stopping time", "ms", null, 120),
    { state: "FAILED", value: 131, note: "Measured three times: 129, 131 and 131 ms." },
  ],
  [check("Muting lamp works", false), { state: "NOT_APPLICABLE", note: "No muting on this press." }],
  [number("Distance from the light curtain to the tool", "mm", 450, 900), null],
  [check("Restart only after acknowledgement"), null],
  [{ ...check("Number of the test sticker"), kind: "TEXT", required: false }, null],
]

/** Between two answers, so that they have an order. */
const HOURS_BETWEEN_ANSWERS = 0.1

const QUARTER_HOURS = 90 * 24
const LEAD_HOURS = 72

/** @param ids  of the issue and the machine in `INSPECTED`, and of the person who answers and plans */
export async function insertDemoChecklists(
  tx: Db,
  now: Date,
  ids: { issueId: string; deviceId: string; userId: string },
): Promise<void> {
  await insertItems(tx, [{ issueId: ids.issueId, items: ITEMS.map(([item]) => item) }])
  for (const [at, item] of (await listItems(tx, ids.issueId)).entries()) {
    const answer = ITEMS[at]?.[1]
    if (!answer) continue
    const result = item.kind === "CHECK" && answer.state !== "OPEN" ? answer.state : null
    const given = { result, value: answer.value ?? null, answer: "", note: answer.note ?? "" }
    const answeredOn = hoursAfter(now, (at - ITEMS.length) * HOURS_BETWEEN_ANSWERS)
    await saveAnswer(tx, item.id, answer.state, given, { userId: ids.userId, now: answeredOn })
  }
  await insertDemoPlan(tx, now, ids)
}

async function insertDemoPlan(tx: Db, now: Date, ids: { deviceId: string; userId: string }): Promise<void> {
  const fields = createRecurringIssue.parse({
    title: INSPECTED.title,
    recurringIssueType: "INSPECTION",
    period: "QUARTERLY",
    dayOf: 15,
    description: "<p>Test rods, stopping time measurement, record in the inspection book.</p>",
    startDateTime: hoursAfter(now, QUARTER_HOURS).toISOString(),
    enableRemoteAccess: false,
    createBeforeStartInHours: LEAD_HOURS,
    maintenanceWindowInHours: 4,
    checklist: ITEMS.map(([item]) => item),
  })
  const saved = { ...fields, timeZone: "Europe/Amsterdam" }
  const status = { state: "ACTIVE", inactiveReason: null } as const
  const planId = await insertPlan(tx, ids.deviceId, saved, status, { userId: ids.userId, now })
  const plan = await getPlan(tx, { deviceId: ids.deviceId, recurringIssueId: planId }, now)
  await scheduleNextIssue(tx, plan, now)
}
