/** Approvals as calls: configs of devices and groups, requests, votes. */
import { z } from "zod/mini"
import { inputSchemas, responseSchemas } from "../../base/fields.ts"
import { definePartialUpdate } from "../../base/partial-update.ts"
import {
  id,
  instant,
  instantInRange,
  integerBetween,
  namedObject,
  namedRef,
  optionalText,
  readVersion,
  requiredText,
  sortedList,
  userRef,
} from "../../base/schema.ts"
import { get, inSystem, onDevice, post, put } from "../../http/endpoint.ts"
import { readAndWriteRules, singletonEndpoints } from "../../http/entity-endpoints.ts"
import { APPROVAL_CONFIG_TYPES } from "../../machines/devices/rules.ts"
import { WINDOW_HOURS } from "../windows/rules.ts"
import { STAGE_FIELDS } from "./fields.ts"
import {
  APPROVAL_ENTRY_TYPES,
  APPROVAL_OBJECT_TYPES,
  APPROVAL_SORTS,
  APPROVAL_STATE_CHANGES,
  APPROVAL_STATES,
  COMMENT_CHARACTERS_MAX,
  GROUPS_PER_STAGE_MAX,
  REASON_CHARACTERS_MAX,
  RECORDING_HOURS,
  STAGES_MAX,
  VOTE_ACTIONS,
} from "./rules.ts"

// Configs -------------------------------------------------------------------------------------------------------------

const stageResponse = namedObject("ApprovalStage", {
  ...responseSchemas(STAGE_FIELDS),
  voteUserGroups: z.array(namedRef),
  overruleVotesUserGroups: z.array(namedRef),
})
export type StageResponse = z.infer<typeof stageResponse>

const approvalConfigResponse = namedObject("ApprovalConfig", {
  type: z.enum(APPROVAL_CONFIG_TYPES),
  /** Stages of a dedicated config; empty otherwise. */
  stages: z.array(stageResponse),
  /** For saving: the version that was read. 0 before the first save. */
  version: z.int(),
  /** What counts here after inheritance; empty means that no approval is needed. */
  effectiveStages: z.array(stageResponse),
  /** The group whose config counts, when it is inherited. */
  inheritedFrom: z.nullable(namedRef),
})
export type ApprovalConfigResponse = z.infer<typeof approvalConfigResponse>

const approvalConfig = namedObject("ApprovalConfigs", {
  issueApprovalConfig: approvalConfigResponse,
  recurringIssueApprovalConfig: approvalConfigResponse,
  recordingApprovalConfig: approvalConfigResponse,
})
export type ApprovalConfigs = z.infer<typeof approvalConfig>

/** Accepts the groups of a response, names included, so that a response can be saved. */
const groupList = z._default(
  z
    .array(z.strictObject({ id, name: z.optional(z.string()) }))
    .check(z.maxLength(GROUPS_PER_STAGE_MAX, `validation.maximum|${GROUPS_PER_STAGE_MAX}`)),
  [],
)

/** A stage without voters could never complete. */
const hasVoterGroup = z.refine<{ voteUserGroups: unknown[]; overruleVotesUserGroups: unknown[] }>(
  (stage) => stage.voteUserGroups.length + stage.overruleVotesUserGroups.length > 0,
  { error: "validation.required", path: ["voteUserGroups"] },
)

const saveStage = z
  .strictObject({
    ...inputSchemas(STAGE_FIELDS),
    voteUserGroups: groupList,
    overruleVotesUserGroups: groupList,
  })
  .check(hasVoterGroup)
export type SaveStage = z.output<typeof saveStage>

const dedicatedHasStages = z.refine<{ type: string; stages: unknown[] }>(
  (config) => config.type !== "DEDICATED" || config.stages.length > 0,
  { error: "validation.required", path: ["stages"] },
)

const saveConfig = z
  .strictObject({
    type: z.enum(APPROVAL_CONFIG_TYPES, "validation.choice"),
    /** Stored with a DEDICATED config only. */
    stages: z._default(
      z.array(saveStage).check(z.maxLength(STAGES_MAX, `validation.maximum|${STAGES_MAX}`)),
      [],
    ),
  })
  .check(dedicatedHasStages)
export type SaveConfig = z.output<typeof saveConfig>
export const configChanges = definePartialUpdate(saveConfig)

/** Configs that are left out stay as they are. */
export const saveApprovalConfig = z.strictObject({
  issueApprovalConfig: z.optional(configChanges.schema),
  recurringIssueApprovalConfig: z.optional(configChanges.schema),
  recordingApprovalConfig: z.optional(configChanges.schema),
})
export type SaveApprovalConfig = z.output<typeof saveApprovalConfig>

// Requests ------------------------------------------------------------------------------------------------------------

const logEntry = z.object({
  type: z.enum(APPROVAL_ENTRY_TYPES),
  /** Null for events without a user. */
  createdBy: z.nullable(userRef),
  createdOn: instant,
  comment: z.string(),
  /** Answer of a vote. */
  approved: z.nullable(z.boolean()),
  overruled: z.nullable(z.boolean()),
  stage: z.nullable(z.int()),
  vote: z.nullable(z.enum(VOTE_ACTIONS)),
  /** New state of a state change. */
  changedTo: z.nullable(z.enum(APPROVAL_STATE_CHANGES)),
  /** Hours of an extension. */
  durationInHours: z.nullable(z.int()),
})
export type ApprovalLogEntry = z.infer<typeof logEntry>

const approvalObject = z.object({
  approvalObjectType: z.enum(APPROVAL_OBJECT_TYPES),
  /** Id of the issue, the recurring issue or the session. */
  id,
  deviceId: id,
  deviceName: z.string(),
  title: z.string(),
  /** Activation of an issue, start of a plan, or start of the access to a recording. */
  startTime: instant,
  endTime: z.nullable(instant),
  durationInHours: z.nullable(z.int()),
  /** The machine, issue and log of a recording's session. */
  session: z.nullable(z.object({ id, issueId: id, logId: id })),
})

const approvalRequest = namedObject("ApprovalRequest", {
  id,
  state: z.enum(APPROVAL_STATES),
  createdOn: instant,
  createdBy: userRef,
  /** How often what is approved has changed since the request. */
  revision: z.int(),
  /** Counts from 0. */
  currentStage: z.int(),
  requiredAmountOfVotesForCurrentStage: z.int(),
  /** The live votes of the current stage. */
  currentVotes: z.array(z.object({ approved: z.boolean(), overruled: z.boolean(), createdBy: userRef })),
  stages: z.array(stageResponse),
  /** Oldest first. */
  approvalLog: z.array(logEntry),
  approvalObject,
  retracted: z.boolean(),
  /** The reason for the access to a recording. */
  reason: z.string(),
  /** What the caller may do now. */
  may: z.object({
    vote: z.boolean(),
    overrule: z.boolean(),
    retractVote: z.boolean(),
    retractRequest: z.boolean(),
    comment: z.boolean(),
  }),
})
export type ApprovalRequest = z.infer<typeof approvalRequest>

const commentText = optionalText(COMMENT_CHARACTERS_MAX)
export const commentOnApproval = z.strictObject({ comment: requiredText(COMMENT_CHARACTERS_MAX) })

/** A denial requires a comment. */
const denialHasComment = z.refine<{ approved: boolean; comment: string }>(
  (vote) => vote.approved || vote.comment !== "",
  { error: "validation.required", path: ["comment"] },
)
export const voteOnApproval = z
  .strictObject({
    approved: z.boolean("validation.required"),
    overruled: z._default(z.boolean(), false),
    comment: commentText,
    /** That the voter has read: a vote about an earlier one is refused. Left out, the vote is about the newest. */
    revision: readVersion,
  })
  .check(denialHasComment)
export type VoteOnApproval = z.output<typeof voteOnApproval>

export const retractVote = z.strictObject({ comment: commentText })

const recordingHours = z._default(integerBetween(RECORDING_HOURS), RECORDING_HOURS.default)
const endAfterStart = z.refine<{ startDateTime: string; endDateTime: string | null }>(
  (plan) => plan.endDateTime === null || Date.parse(plan.endDateTime) > Date.parse(plan.startDateTime),
  { error: "validation.endAfterStart", path: ["endDateTime"] },
)

export const updateEventTime = z.discriminatedUnion(
  "type",
  [
    z.strictObject({
      type: z.literal("ISSUE"),
      activationDateTime: instantInRange,
      maintenanceWindowInHours: integerBetween(WINDOW_HOURS),
    }),
    z.strictObject({
      type: z.literal("RECORDING"),
      startTime: instantInRange,
      durationInHours: recordingHours,
    }),
    z
      .strictObject({
        type: z.literal("RECURRING_ISSUE"),
        startDateTime: instantInRange,
        /** Null for plans that occur once. */
        endDateTime: z._default(z.nullable(instantInRange), null),
      })
      .check(endAfterStart),
  ],
  { error: "validation.choice" },
)
export type UpdateEventTime = z.output<typeof updateEventTime>

export const requestRecording = z.strictObject({
  startDateTime: instantInRange,
  durationInHours: recordingHours,
  reason: requiredText(REASON_CHARACTERS_MAX),
})
export type RequestRecording = z.output<typeof requestRecording>

const REQUEST = "/approval/:approvalRequestId"
/** Answers with the request as it is afterwards. */
const change = { response: approvalRequest, refuses: ["CONFLICT"] } as const

function command<Verb extends string, Body extends z.ZodMiniType>(verb: Verb, summary: string, body: Body) {
  return post(`${REQUEST}/${verb}` as `${typeof REQUEST}/${Verb}`, "signedIn", { summary, ...change, body })
}

function listOfCaller<Name extends string>(name: Name, summary: string) {
  const list = sortedList(approvalRequest, APPROVAL_SORTS)
  return get(`/profile/${name}` as `/profile/${Name}`, "signedIn", { summary, ...list })
}

const configOfDevice = singletonEndpoints(
  "/devices/:deviceId/approvalconfig",
  approvalConfig,
  saveApprovalConfig,
  {
    auth: readAndWriteRules(onDevice("DEVICE_APPROVAL_READ"), onDevice("DEVICE_APPROVAL_MODIFY")),
  },
)
const configOfGroup = singletonEndpoints(
  "/devicegroups/:deviceGroupId/approvalconfig",
  approvalConfig,
  saveApprovalConfig,
  {
    auth: readAndWriteRules(inSystem("DEVICE_GROUP_APPROVAL_READ"), inSystem("DEVICE_GROUP_APPROVAL_MODIFY")),
  },
)

export const approvalEndpoints = {
  getApprovalRequest: get(REQUEST, "signedIn", {
    summary: "Gets an approval request, for its participants and readers",
    response: approvalRequest,
  }),
  commentOnApproval: command("comment", "Comments on an approval request", commentOnApproval),
  voteOnApproval: command(
    "vote",
    "Approves or denies at the current stage, or overrules it; a denial needs a comment",
    voteOnApproval,
  ),
  retractVote: command("retractVote", "Retracts the caller's own vote", retractVote),
  retractApprovalRequest: put(`${REQUEST}/retractRequest`, "signedIn", {
    summary: "Retracts the caller's own request",
    ...change,
  }),
  updateEventTime: put(`${REQUEST}/updateEventTime`, "signedIn", {
    summary: "Moves the object under approval in time; all votes begin again",
    ...change,
    body: updateEventTime,
  }),
  getIssueApprovalRequest: get(
    "/devices/:deviceId/issues/:issueId/approvalRequest",
    onDevice("ISSUE_APPROVAL_REQUEST_READ"),
    {
      summary: "The approval request of an issue",
      response: approvalRequest,
    },
  ),
  getRecurringIssueApprovalRequest: get(
    "/devices/:deviceId/recurringissues/:recurringIssueId/approvalRequest",
    onDevice("ISSUE_APPROVAL_REQUEST_READ"),
    {
      summary: "The approval request of a recurring issue",
      response: approvalRequest,
    },
  ),
  getDeviceApprovalConfig: configOfDevice.read("Gets the approval configs of a device"),
  saveDeviceApprovalConfig: configOfDevice.update(
    "Changes the approval configs of a device; pending requests keep their stages",
  ),
  getApprovalConfigInfo: get("/devices/:deviceId/approvalConfigInfo", onDevice("DEVICE_READ"), {
    summary: "Whether approvals are needed on a device",
    response: z.object({
      issueApprovalConfigEnabled: z.boolean(),
      recurringIssueApprovalConfigEnabled: z.boolean(),
      recordingApprovalConfigEnabled: z.boolean(),
    }),
  }),
  getDeviceGroupApprovalConfig: configOfGroup.read("Gets the approval configs of a device group"),
  saveDeviceGroupApprovalConfig: configOfGroup.update(
    "Changes the approval configs of a device group and of everything that inherits them",
  ),
  listMyAssignedActiveApprovalRequests: listOfCaller(
    "myassignedactiveapprovalrequests",
    "Lists approval requests pending at a stage of the caller's groups, newest first",
  ),
  listMyAssignedApprovalRequests: listOfCaller(
    "myassignedapprovalrequests",
    "Approval requests with a stage of the caller's groups, newest first",
  ),
  listMyCreatedActiveApprovalRequests: listOfCaller(
    "mycreatedactiveapprovalrequests",
    "Lists the caller's approval requests that are pending, newest first",
  ),
  listMyCreatedApprovalRequests: listOfCaller(
    "mycreatedapprovalrequests",
    "Approval requests of the caller, newest first",
  ),
  listMyApprovedRecordings: listOfCaller(
    "myapprovedrecordings",
    "Approved requests of the caller for recordings whose time is not over, newest first",
  ),
}

export const recordingApprovalEndpoints = {
  requestRecordingApproval: post(
    "/devices/:deviceId/issues/:issueId/logs/:logId/sessions/:sessionId/approvalRequest",
    onDevice("RECORDING_CREATE"),
    {
      summary: "Requests approval to view a session's recording",
      body: requestRecording,
      response: approvalRequest,
      status: 201,
      itemPath: REQUEST,
      refuses: ["CONFLICT"],
    },
  ),
}
