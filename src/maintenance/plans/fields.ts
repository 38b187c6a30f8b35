/** The editable fields of a plan beside its checklist. Texts, assignment and notifications are those of its issues. */
import { z } from "zod/mini"
import {
  booleanField,
  choiceField,
  customField,
  type Fields,
  instantField,
  integerField,
} from "../../base/fields.ts"
import { instant, instantInRange } from "../../base/schema.ts"
import { ISSUE_FIELDS } from "../issues/fields.ts"
import { WINDOW_HOURS } from "../windows/rules.ts"
import {
  CREATE_BEFORE_HOURS,
  DAY_OF,
  DIRECTIONS,
  isTimeZone,
  PERIOD_DEFAULT,
  PERIODS,
  PLAN_WINDOW_HOURS_DEFAULT,
  TIME_ZONE_CHARACTERS_MAX,
  WEEKDAYS,
} from "./rules.ts"

const timeZone = z
  .string("validation.invalid")
  .check(
    z.maxLength(TIME_ZONE_CHARACTERS_MAX, "validation.choice"),
    z.refine(isTimeZone, "validation.choice"),
  )

export const PLAN_FIELDS = {
  title: ISSUE_FIELDS.title,
  description: ISSUE_FIELDS.description,
  recurringIssueType: { ...ISSUE_FIELDS.issueType, column: "recurring_issue_type" },
  priority: ISSUE_FIELDS.priority,
  assignedUserId: ISSUE_FIELDS.assignedUserId,
  assignedUserGroupId: ISSUE_FIELDS.assignedUserGroupId,
  notificationEmails: ISSUE_FIELDS.notificationEmails,
  enableRemoteAccess: ISSUE_FIELDS.enableRemoteAccess,
  disconnectSessionsUponTimeEnd: booleanField({
    column: "disconnect_sessions_upon_time_end",
    label: "issues.disconnectOnEnd",
    default: false,
  }),
  period: choiceField({
    column: "period",
    label: "plans.period",
    options: PERIODS,
    optionLabels: "plans.period_",
    default: PERIOD_DEFAULT,
  }),
  /** IANA time zone of the plan's dates and of the time of day of its start. Missing: the server's when new, otherwise the one it has. */
  timeZone: customField(
    "text",
    { column: "time_zone", label: "plans.timeZone", required: true },
    z.optional(timeZone),
    z.string(),
  ),
  startDateTime: instantField({ column: "start_on", label: "plans.firstStart" }),
  /** Null: without end, or SINGULAR. */
  endDateTime: customField(
    "instant",
    { column: "end_on", label: "plans.end" },
    z._default(z.nullable(instantInRange), null),
    z.nullable(instant),
  ),
  createBeforeStartInHours: integerField({
    column: "create_before_start_hours",
    label: "plans.createBefore",
    ...CREATE_BEFORE_HOURS,
  }),
  maintenanceWindowInHours: integerField({
    column: "window_hours",
    label: "plans.windowHours",
    ...WINDOW_HOURS,
    default: PLAN_WINDOW_HOURS_DEFAULT,
  }),
  dayOf: integerField({
    column: "day_of",
    label: "plans.dayOf",
    ...DAY_OF,
  }),
  dayOfWeek: choiceField({
    column: "day_of_week",
    label: "plans.weekday",
    options: WEEKDAYS,
    optionLabels: "plans.day_",
    default: "MONDAY",
  }),
  dayFromStartOrEnd: choiceField({
    column: "day_from",
    label: "plans.counted",
    options: DIRECTIONS,
    optionLabels: "plans.counted_",
    default: "FROM_START",
  }),
  weekendInclusive: booleanField({ column: "weekend_inclusive", label: "plans.weekend", default: false }),
} as const satisfies Fields
