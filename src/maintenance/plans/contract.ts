/** Recurring issues (plans) as calls: schemas and rows. */
import { z } from "zod/mini"
import { inputSchemas, responseSchemas } from "../../base/fields.ts"
import { type ChangeOf, definePartialUpdate } from "../../base/partial-update.ts"
import { id, instant, namedObject, namedRef, savedFields, sortedList, userRef } from "../../base/schema.ts"
import { get, onDevice } from "../../http/endpoint.ts"
import { deviceAuthorities, entityEndpoints } from "../../http/entity-endpoints.ts"
import { planChecklist, planChecklistInput } from "../issues/checklist/contract.ts"
import { PLAN_FIELDS } from "./fields.ts"
import { ACTIVATIONS_SHOWN, INACTIVE_REASONS, PLAN_SORTS, PLAN_STATES } from "./rules.ts"

const activation = z.object({
  dateTime: instant,
  /** The date in the plan's time zone, "2026-02-28". */
  date: z.string(),
  /** SHORT_MONTH: February has no such day; CLOCK_CHANGE: the time of day does not occur on this date. */
  movedBecause: z.nullable(z.enum(["SHORT_MONTH", "CLOCK_CHANGE"])),
})

const recurringIssue = namedObject("RecurringIssue", {
  id,
  deviceId: id,
  deviceName: z.string(),
  ...responseSchemas(PLAN_FIELDS),
  active: z.boolean(),
  status: z.enum(PLAN_STATES),
  inactiveReason: z.nullable(z.enum(INACTIVE_REASONS)),
  assignedUser: z.nullable(userRef),
  assignedUserGroup: z.nullable(namedRef),
  /** Common name of FROM_END with day 1 or 2. */
  lastOrPenultimateDay: z.nullable(z.enum(["LAST", "PENULTIMATE"])),
  /** The 29th: in February of a common year the plan activates on the month's last day (FROM_END: its first). */
  movesInFebruary: z.boolean(),
  /** Each issue of the plan gets a copy. */
  checklist: planChecklist,
  /** Null when inactive, or when none is left. */
  nextActivation: z.nullable(instant),
  nextActivations: z.array(activation).check(z.maxLength(ACTIVATIONS_SHOWN)),
  ...savedFields,
  changedBy: userRef,
})
export type RecurringIssue = z.infer<typeof recurringIssue>

export const createRecurringIssue = z.strictObject({
  ...inputSchemas(PLAN_FIELDS),
  checklist: planChecklistInput,
  active: z._default(z.boolean(), true),
})
export type CreateRecurringIssue = z.output<typeof createRecurringIssue>

/** Another value of `active` than now activates or deactivates. */
export const recurringIssueChanges = definePartialUpdate(createRecurringIssue)
export type RecurringIssueChange = ChangeOf<typeof recurringIssueChanges>

/** What both have in common. */
export type PlanFields = Omit<CreateRecurringIssue, "active">

const plans = entityEndpoints(
  "/devices/:deviceId/recurringissues/:recurringIssueId",
  recurringIssue,
  recurringIssueChanges,
  {
    auth: deviceAuthorities("ISSUE"),
  },
)

export const planEndpoints = {
  listRecurringIssues: get("/devices/:deviceId/recurringissues", onDevice("ISSUE_READ"), {
    summary: "The recurring issues of a device, by title",
    ...sortedList(recurringIssue, PLAN_SORTS, { status: z.optional(z.enum(PLAN_STATES)) }),
  }),
  createRecurringIssue: plans.create("Creates a recurring issue", []),
  getRecurringIssue: plans.read("One recurring issue with its next activations"),
  updateRecurringIssue: plans.update("Changes a recurring issue; existing issues stay unchanged"),
  deleteRecurringIssue: plans.delete("Deletes a recurring issue; issues made from it stay in the book"),
  activateRecurringIssue: plans.command(
    "/action/activate",
    "Activates a recurring issue; occurrences missed while inactive are not created",
  ),
  deactivateRecurringIssue: plans.command(
    "/action/deactivate",
    "Deactivates a recurring issue; no further issue is made from it",
  ),
}
