/** Issues as calls: schemas, limits and rows. */
import { z } from "zod/mini"
import { inputSchemas, responseSchemas } from "../../base/fields.ts"
import { type ChangeOf, definePartialUpdate } from "../../base/partial-update.ts"
import {
  id,
  instant,
  instantInRange,
  integerBetween,
  namedObject,
  namedRef,
  namedSchema,
  pagedList,
  savedFields,
  sortedList,
  userRef,
} from "../../base/schema.ts"
import { get, onDevice, put } from "../../http/endpoint.ts"
import { deviceAuthorities, entityEndpoints } from "../../http/entity-endpoints.ts"
import { auditEntry } from "../../system/audit/contract.ts"
import { EXTENSION_HOURS_MAX } from "../windows/rules.ts"
import { ISSUE_FIELDS } from "./fields.ts"
import {
  CLOSE_REASONS,
  CONFLICTS_SHOWN_MAX,
  DONE_SUB_STATUSES,
  INITIAL_STATES,
  ISSUE_FILTERS,
  ISSUE_SORTS,
  ISSUE_STATES,
  type IssueState,
} from "./rules.ts"
import { signatureInput } from "./signature/contract.ts"

export const issue = namedObject("Issue", {
  id,
  ...responseSchemas(ISSUE_FIELDS),
  state: z.enum(ISSUE_STATES),
  doneSubStatus: z.nullable(z.enum(DONE_SUB_STATUSES)),
  assignedUser: z.nullable(userRef),
  assignedUserGroup: z.nullable(namedRef),
  /** Extensions included. */
  maintenanceWindowEndDateTime: instant,
  extensionInHours: z.int(),
  deviceId: id,
  deviceName: z.string(),
  ...savedFields,
  changedBy: userRef,
})
export type Issue = z.infer<typeof issue>

/** Another issue of the machine whose window meets this one's. */
const conflictingIssue = namedObject("ConflictingIssue", {
  id,
  title: z.string(),
  state: z.enum(ISSUE_STATES),
  activationDateTime: instant,
  maintenanceWindowEndDateTime: instant,
})
export type ConflictingIssue = z.infer<typeof conflictingIssue>

/** A report without a sign-in; `createdBy` of its issue is the user who allowed the machine's reports. */
const faultReport = namedObject("FaultReport", {
  reference: z.string(),
  reporter: z.string(),
  reportedOn: instant,
  rejection: z.string(),
})

/** One issue; lists leave out its conflicts, and the report that it was created from. */
export const issueDetail = namedSchema(
  "IssueDetail",
  z.extend(issue, {
    /** Issues with remote access that are not closed, the earliest ones. */
    conflictingIssues: z.array(conflictingIssue).check(z.maxLength(CONFLICTS_SHOWN_MAX)),
    /** Null for issues of signed-in users. */
    faultReport: z.nullable(faultReport),
  }),
)
export type IssueDetail = z.infer<typeof issueDetail>

export const createIssue = z.strictObject({
  ...inputSchemas(ISSUE_FIELDS),
  /** NEW saves a draft: no notification is sent and no approval requested until it is submitted. */
  state: z._default(z.enum(INITIAL_STATES, "validation.choice"), "OPEN"),
})
export type CreateIssue = z.output<typeof createIssue>

const savedIssue = z.strictObject(inputSchemas(ISSUE_FIELDS))
/** The verbs change the state, not a PUT. */
export const issueChanges = definePartialUpdate(savedIssue)
export type IssueChange = ChangeOf<typeof issueChanges>
export type SavedIssue = z.output<typeof savedIssue>

export const closeIssue = z.strictObject({
  reason: z.enum(CLOSE_REASONS, "validation.required"),
  /** Needed where the machine asks for it. */
  signature: z._default(z.nullable(signatureInput), null),
})
export type CloseIssue = z.output<typeof closeIssue>
export const extendWindow = z.strictObject({
  durationInHours: integerBetween({ min: 1, max: EXTENSION_HOURS_MAX }),
})

const ONE_STATE = `(?:${ISSUE_STATES.join("|")})`

/** One state or several, parted by commas: "OPEN,IN_PROGRESS". In one order, so that equal lists are one statement. */
const stateList = z.pipe(
  z.string().check(z.regex(new RegExp(`^${ONE_STATE}(?:,${ONE_STATE})*$`), "validation.choice")),
  z.transform((list): IssueState[] => ISSUE_STATES.filter((state) => list.split(",").includes(state))),
)

const issueList = sortedList(issue, ISSUE_SORTS, {
  state: z.optional(stateList),
  filter: z._default(z.enum(ISSUE_FILTERS), "all"),
  assignedUserId: z.optional(id),
  updatedSince: z.optional(instantInRange),
  activationFrom: z.optional(instantInRange),
  activationUntil: z.optional(instantInRange),
})

const issues = entityEndpoints("/devices/:deviceId/issues/:issueId", issueDetail, issueChanges, {
  input: createIssue,
  auth: deviceAuthorities("ISSUE"),
})

export const issueEndpoints = {
  listIssueAudit: get("/devices/:deviceId/issues/:issueId/audit", onDevice("ISSUE_READ"), {
    summary:
      "Lists the audit entries of an issue, and of its logs, sessions, files and approval that the caller may read, newest first",
    ...pagedList(auditEntry),
  }),
  listAllIssues: get("/issues", "signedIn", {
    summary: "The issues that the caller may read, of all devices, newest first",
    tokens: "ISSUE_READ",
    ...issueList,
  }),
  listIssues: get("/devices/:deviceId/issues", onDevice("ISSUE_READ"), {
    summary: "The issues of a device, newest first",
    ...issueList,
  }),
  createIssue: issues.create("Creates an issue", []),
  getIssue: issues.read("One issue"),
  updateIssue: issues.update("Changes an issue"),
  openIssue: issues.command(
    "/action/open",
    "Resets a closed or in-progress issue to OPEN and clears its assignee",
  ),
  submitIssue: put("/devices/:deviceId/issues/:issueId/action/submit", onDevice("ISSUE_CREATE"), {
    summary: "Submits a draft: the issue is open, or pending approval if the device requires it",
    response: issueDetail,
    refuses: ["CONFLICT"],
  }),
  returnIssue: issues.command("/action/return", "Returns an issue: clears its assignee"),
  takeIssue: issues.command("/action/take", "Takes an issue: the caller becomes the assignee"),
  closeIssue: put("/devices/:deviceId/issues/:issueId/action/close", onDevice("ISSUE_UPDATE"), {
    summary: "Closes an issue with a reason and ends its remote sessions",
    body: closeIssue,
    response: issueDetail,
    refuses: ["CONFLICT"],
  }),
  extendWindow: put("/devices/:deviceId/issues/:issueId/extendMaintenanceWindow", onDevice("ISSUE_UPDATE"), {
    summary: "Extends the maintenance window, at most 4 hours in total",
    body: extendWindow,
    response: issueDetail,
    refuses: ["CONFLICT"],
  }),
}
