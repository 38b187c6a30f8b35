/** Every call that the specification lists is there, with its method and its path. */
import { expect, test } from "bun:test"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { z } from "zod/mini"
import { allEndpoints } from "../../src/routes.ts"

/** Not there yet, each with its reason; one that is there by now fails the test too. */
const COMING: Record<string, string> = {}

const [, ...rows] = readFileSync(join(import.meta.dir, "../data/endpoints.tsv"), "utf8")
  .trim()
  .split("\n")
const specified = rows.map((row) => row.split("\t").slice(1, 3).join(" "))
const bound = allEndpoints.map(
  ({ endpoint }) => `${endpoint.method} /api${endpoint.path.replace(/:([A-Za-z]+)/g, "{$1}")}`,
)

test("the endpoint table of the specification is parsed completely", () => {
  expect([specified.length, new Set(specified).size]).toEqual([172, 172])
})

test("every endpoint of the specification exists, except those listed as missing", () => {
  expect(specified.filter((call) => !bound.includes(call)).sort()).toEqual(Object.keys(COMING).sort())
})

test("no endpoint exists twice", () => {
  expect(bound.length).toBe(new Set(bound).size)
})

/** What the specification's records (§3) are called here: the call that answers with one, or takes one, and its fields. */
const ANSWERED: Record<string, string> = {
  getDevice: `id name deviceGroup serial manufacturer type protocol softwareVersion location responsibleUser connectorType
    connectorState issueApprovalConfigType recordingApprovalConfigType recordingEnabled retentionPeriodInDays
    secretValidityInDays notificationUser notificationUserGroup hasImage`,
  getDeviceGroup: "id name description location parent",
  getDeviceConnector: `serial publicKey hasPrivateKey host port caCertificate certificateCheck kind hostname defaultGateway dns
    netInterfaces connectorType connectorState lastConnected lastDisconnected firmwareVersionCurrent
    firmwareVersionExpected queuePriority fallbackConfig updateState stateSince inheritedPath`,
  getInterface: `id name type host url port username hasPassword authType hasPrivateKey hasPassphrase knownHost
    keepaliveInSeconds fontSize scrollback vncOptions rdpOptions sshOptions httpsOptions recordingOptions readOnly restricted askCredentials
    certificate filterRules connectionRules s7Options sftpRootDirectory maxSessions startRemotePermissionForAll
    startRemotePermissionUserGroups disableCopy disablePaste`,
  getIssue: `id title description state doneSubStatus issueType priority assignedUser assignedUserGroup activationDateTime
    maintenanceWindowInHours maintenanceWindowEndDateTime disconnectSessionsUponTimeEnd ticketSystemURL ticketId
    notificationEmails enableRemoteAccess conflictingIssues deviceId deviceName createdOn createdBy changedOn changedBy`,
  getLog: "id title description",
  getAttachment: "id fileName downloadDisabled antivirusScanState infectionFound virusId responseInfo",
  getRecurringIssue: `id title description recurringIssueType priority period startDateTime endDateTime active status
    createBeforeStartInHours maintenanceWindowInHours assignedUser assignedUserGroup notificationEmails dayOf dayOfWeek
    dayFromStartOrEnd lastOrPenultimateDay weekendInclusive enableRemoteAccess disconnectSessionsUponTimeEnd nextActivation`,
  getSession: `id deviceId deviceName issueId issueTitle logId interfaceId owner startTime endTime state type isActive
    fileTransfers screenRecording networkRecording clipboardRecording approvalRequest connections invitedUsers`,
  listFilesOfConnection: "id filename createdOn createdBy hash size",
  getPlcBlock: "id blockType blockNumber createdOn createdBy",
  getPlcBlockStl: "disassembly",
  listUserInvitations: "user accessRight",
  listEmailInvitations: "id email accessRight",
  getIssueApprovalRequest: `id state createdOn createdBy currentStage requiredAmountOfVotesForCurrentStage currentVotes
    approvalLog approvalObject retracted reason`,
  getUser: `id username firstname surname email otpEnabled locked lockedReason expiry superuser imported foreignUserId
    identityProviderName ldapProviderName passwordExpired lastLogin`,
  getUserGroup: "id name groupEmailAddress allowedEmailDomains showUsers",
  getOidcUserSource: "id identityProvider claimMappings groupMappings",
  getLdapUserSource: "id ldapProvider claimMappings groupMappings",
  getSystemRole: "id name authorities",
  getDeviceRole: "id name authorities",
  getPasswordPolicy: "name minimumLength lowercase uppercase digits symbols validityInDays",
  listLicences: `version id customerName customerId created importDate importUser installationId validFrom validUntil
    maxDeviceCount maxInterfacesPerDevice features state`,
  createToken: "access_token refresh_token iat exp refresh_iat refresh_exp token_provider",
  getPublicEnvironment: `version versionString inactivityTimeoutInSeconds federatedLogins legalInfo1 legalInfo2
    recordingConsentDe recordingConsentEn recordingConsentNl approvalWorkflowEnabled icapEnabled`,
  getApprovalConfigInfo: "recordingApprovalConfigEnabled",
}
const TAKEN: Record<string, string> = {
  createRecurringIssue: `title description recurringIssueType priority assignedUserId assignedUserGroupId enableRemoteAccess
    period startDateTime endDateTime active createBeforeStartInHours maintenanceWindowInHours dayOf dayOfWeek
    dayFromStartOrEnd weekendInclusive notificationEmails disconnectSessionsUponTimeEnd`,
  createUser: `username password firstname surname email otpSecret otpEnabled locked expiry superuser passwordExpired`,
  saveDeviceConnector: "privateKey publicKey serial host",
  createInterface: "username password privateKey passphrase knownHost startRemotePermissionUserGroupIds",
  commentOnApproval: "comment",
  voteOnApproval: "comment overruled approved",
  retractVote: "comment",
  closeIssue: "reason",
  extendWindow: "durationInHours",
  requestRecordingApproval: "startDateTime durationInHours reason",
  inviteByEmail: "email accessRight",
  inviteUser: "userId accessRight",
}

/** The field names of a schema: its own, those of the rows of a page, or those of the elements of a list. */
function fieldsOf(schema: unknown): string[] {
  const { properties, items } = schema as { properties?: Record<string, object>; items?: object }
  if (items) return fieldsOf(items)
  const rows = properties?.rows
  return rows ? fieldsOf(rows) : Object.keys(properties ?? {})
}

function missingFields(table: Record<string, string>, part: "response" | "body"): string[] {
  return Object.entries(table).flatMap(([name, fields]) => {
    const row = allEndpoints.find((one) => one.name === name)
    const schema = row?.endpoint[part]
    const known = schema ? fieldsOf(schemaOf(schema)) : []
    return fields
      .split(/\s+/)
      .filter((field) => !known.includes(field))
      .map((field) => `${name} ${field}`)
  })
}

/** A reference to a named schema is followed. */
function schemaOf(schema: z.ZodMiniType): unknown {
  const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any", reused: "inline" })
  return resolved(json, (json.$defs ?? {}) as Record<string, unknown>)
}

function resolved(part: unknown, defs: Record<string, unknown>): unknown {
  if (Array.isArray(part)) return part.map((one) => resolved(one, defs))
  if (typeof part !== "object" || part === null) return part
  const { $ref } = part as { $ref?: string }
  if ($ref) return resolved(defs[$ref.replace("#/$defs/", "")], defs)
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, resolved(value, defs)]))
}

/** Endpoints that return a whole list: fixed sets of names, or objects whose number is limited. */
const WHOLE_LISTS = [
  ...["getDeviceAuthorities", "getSystemAuthorities", "listMyDeviceAuthorities"],
  // One of each kind.
  "listMyConsents",
  ...["listInvitableEmailDomains", "listUserInvitations", "listEmailInvitations", "listPendingInvitations"],
]

test("every list is paged, except the listed short ones", () => {
  const whole = allEndpoints.filter(({ endpoint: { response: answer } }) => {
    return answer && "items" in (schemaOf(answer) as object)
  })
  expect(whole.map(({ name }) => name).sort()).toEqual([...WHOLE_LISTS].sort())
})

test("every field of the specification's records is part of a response", () => {
  expect(missingFields(ANSWERED, "response")).toEqual([])
})

test("every field of the specification's request bodies is accepted", () => {
  expect(missingFields(TAKEN, "body")).toEqual([])
})

test("the event time of a request is changed with the fields of its object type", () => {
  const { anyOf = [], oneOf = anyOf } = schemaOf(
    allEndpoints.find(({ name }) => name === "updateEventTime")!.endpoint.body!,
  ) as { anyOf?: object[]; oneOf?: object[] }
  expect(oneOf.map((one) => fieldsOf(one).join(" "))).toEqual([
    "type activationDateTime maintenanceWindowInHours",
    "type startTime durationInHours",
    "type startDateTime endDateTime",
  ])
})
