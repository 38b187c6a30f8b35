/** Recurring issues (plans) as calls: schemas and rows. */
import { z } from "zod/mini"
import { definePartialUpdate, type PartialInput } from "../../base/partial-update.ts"
import {
  id,
  instant,
  instantInRange,
  integerBetween,
  namedRef,
  namedSchema,
  optionalRichText,
  pageSchema,
  requiredText,
  sortedQuery,
  userRef,
} from "../../base/schema.ts"
import { del, get, post, put } from "../../http/endpoint.ts"
import { planChecklist, planChecklistInput } from "../issues/checklist/contract.ts"
import { notificationEmails } from "../issues/fields.ts"
import {
  DESCRIPTION_CHARACTERS_MAX,
  ISSUE_TITLE_CHARACTERS_MAX,
  ISSUE_TYPES,
  PRIORITIES,
} from "../issues/rules.ts"
import { WINDOW_HOURS_MAX, WINDOW_HOURS_MIN } from "../windows/rules.ts"
import {
  ACTIVATIONS_SHOWN,
  CREATE_BEFORE_HOURS_DEFAULT,
  CREATE_BEFORE_HOURS_MAX,
  CREATE_BEFORE_HOURS_MIN,
  DAY_OF_DEFAULT,
  DAY_OF_MAX,
  DAY_OF_MIN,
  DIRECTIONS,
  INACTIVE_REASONS,
  isTimeZone,
  PERIOD_DEFAULT,
  PERIODS,
  PLAN_SORTS,
  PLAN_STATES,
  PLAN_WINDOW_HOURS_DEFAULT,
  TIME_ZONE_CHARACTERS_MAX,
  WEEKDAYS,
} from "./rules.ts"

export const activation = z.object({
  dateTime: instant,
  /** The date in the plan's time zone, "2026-02-28". */
  date: z.string(),
  /** SHORT_MONTH: February has no such day; CLOCK_CHANGE: the time of day does not occur on this date. */
  movedBecause: z.nullable(z.enum(["SHORT_MONTH", "CLOCK_CHANGE"])),
})

export const recurringIssue = namedSchema(
  "RecurringIssue",
  z.object({
    id,
    deviceId: id,
    deviceName: z.string(),
    title: z.string(),
    /** Sanitised HTML. */
    description: z.string(),
    recurringIssueType: z.enum(ISSUE_TYPES),
    priority: z.enum(PRIORITIES),
    period: z.enum(PERIODS),
    /** IANA time zone of the plan's dates and of the time of day of its start. */
    timeZone: z.string(),
    startDateTime: instant,
    /** Null: without end, or SINGULAR. */
    endDateTime: z.nullable(instant),
    active: z.boolean(),
    status: z.enum(PLAN_STATES),
    inactiveReason: z.nullable(z.enum(INACTIVE_REASONS)),
    createBeforeStartInHours: z.int(),
    maintenanceWindowInHours: z.int(),
    assignedUser: z.nullable(userRef),
    assignedUserGroup: z.nullable(namedRef),
    notificationEmails: z.string(),
    dayOf: z.int(),
    dayOfWeek: z.enum(WEEKDAYS),
    dayFromStartOrEnd: z.enum(DIRECTIONS),
    /** Common name of FROM_END with day 1 or 2. */
    lastOrPenultimateDay: z.nullable(z.enum(["LAST", "PENULTIMATE"])),
    /** The 29th: in February of a common year the plan activates on the month's last day (FROM_END: its first). */
    movesInFebruary: z.boolean(),
    weekendInclusive: z.boolean(),
    enableRemoteAccess: z.boolean(),
    disconnectSessionsUponTimeEnd: z.boolean(),
    /** Each issue of the plan gets a copy. */
    checklist: planChecklist,
    /** Null when inactive, or when none is left. */
    nextActivation: z.nullable(instant),
    nextActivations: z.array(activation).check(z.maxLength(ACTIVATIONS_SHOWN)),
    /** For saving: the version that was read. */
    version: z.int(),
    createdOn: instant,
    createdBy: userRef,
    changedOn: instant,
    changedBy: userRef,
  }),
)
export type RecurringIssue = z.infer<typeof recurringIssue>

const timeZone = z
  .string("validation.invalid")
  .check(
    z.maxLength(TIME_ZONE_CHARACTERS_MAX, "validation.choice"),
    z.refine(isTimeZone, "validation.choice"),
  )

const planFields = {
  title: requiredText(ISSUE_TITLE_CHARACTERS_MAX),
  description: optionalRichText(DESCRIPTION_CHARACTERS_MAX),
  recurringIssueType: z._default(z.enum(ISSUE_TYPES, "validation.choice"), "MAINTENANCE"),
  priority: z._default(z.enum(PRIORITIES, "validation.choice"), "NORMAL"),
  assignedUserId: z._default(z.nullable(id), null),
  assignedUserGroupId: z._default(z.nullable(id), null),
  enableRemoteAccess: z._default(z.boolean(), true),
  disconnectSessionsUponTimeEnd: z._default(z.boolean(), false),
  period: z._default(z.enum(PERIODS, "validation.choice"), PERIOD_DEFAULT),
  /** Missing: the server's when new, otherwise the one it has. */
  timeZone: z.optional(timeZone),
  startDateTime: instantInRange,
  /** Not used when SINGULAR. */
  endDateTime: z._default(z.nullable(instantInRange), null),
  createBeforeStartInHours: z._default(
    integerBetween(CREATE_BEFORE_HOURS_MIN, CREATE_BEFORE_HOURS_MAX),
    CREATE_BEFORE_HOURS_DEFAULT,
  ),
  maintenanceWindowInHours: z._default(
    integerBetween(WINDOW_HOURS_MIN, WINDOW_HOURS_MAX),
    PLAN_WINDOW_HOURS_DEFAULT,
  ),
  dayOf: z._default(integerBetween(DAY_OF_MIN, DAY_OF_MAX), DAY_OF_DEFAULT),
  dayOfWeek: z._default(z.enum(WEEKDAYS, "validation.choice"), "MONDAY"),
  dayFromStartOrEnd: z._default(z.enum(DIRECTIONS, "validation.choice"), "FROM_START"),
  weekendInclusive: z._default(z.boolean(), false),
  notificationEmails,
  checklist: planChecklistInput,
}

export const createRecurringIssue = z.strictObject({ ...planFields, active: z._default(z.boolean(), true) })
export type CreateRecurringIssue = z.output<typeof createRecurringIssue>

/** Another value of `active` than now activates or deactivates. */
export const recurringIssueChanges = definePartialUpdate(createRecurringIssue)
export type RecurringIssueChange = PartialInput<typeof createRecurringIssue>

/** What both have in common. */
export type PlanFields = Omit<CreateRecurringIssue, "active">

const PLANS = "/devices/:deviceId/recurringissues"
const PLAN = "/devices/:deviceId/recurringissues/:recurringIssueId"

export const planEndpoints = {
  listRecurringIssues: get(PLANS, {
    summary: "The recurring issues of a device, by title",
    auth: { device: "ISSUE_READ" },
    query: z.object({ ...sortedQuery(PLAN_SORTS), status: z.optional(z.enum(PLAN_STATES)) }),
    response: pageSchema(recurringIssue),
  }),
  createRecurringIssue: post(PLANS, {
    summary: "Creates a recurring issue",
    auth: { device: "ISSUE_CREATE" },
    body: createRecurringIssue,
    response: recurringIssue,
    status: 201,
  }),
  getRecurringIssue: get(PLAN, {
    summary: "One recurring issue with its next activations",
    auth: { device: "ISSUE_READ" },
    response: recurringIssue,
  }),
  updateRecurringIssue: put(PLAN, {
    summary: "Changes a recurring issue; existing issues stay unchanged",
    auth: { device: "ISSUE_UPDATE" },
    body: recurringIssueChanges.schema,
    response: recurringIssue,
    refuses: ["CONFLICT"],
  }),
  deleteRecurringIssue: del(PLAN, {
    summary: "Deletes a recurring issue; issues made from it stay in the book",
    auth: { device: "ISSUE_DELETE" },
  }),
  activateRecurringIssue: put("/devices/:deviceId/recurringissues/:recurringIssueId/action/activate", {
    summary: "Activates a recurring issue; occurrences missed while inactive are not created",
    auth: { device: "ISSUE_UPDATE" },
    response: recurringIssue,
    refuses: ["CONFLICT"],
  }),
  deactivateRecurringIssue: put("/devices/:deviceId/recurringissues/:recurringIssueId/action/deactivate", {
    summary: "Deactivates a recurring issue; no further issue is made from it",
    auth: { device: "ISSUE_UPDATE" },
    response: recurringIssue,
    refuses: ["CONFLICT"],
  }),
}
