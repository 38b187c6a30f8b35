/** Every call that changes something, done once as intended: its prerequisites and its expected audit entry. */
import { demoLicenceText } from "../../../src/demo/seed/licence.ts"
import type { AuditEvent } from "../../../src/system/audit/rules-events.ts"
import {
  aChecklistItem,
  aDevice,
  aDeviceGroup,
  aFaultReport,
  aMaintenanceFixture,
  type MaintenanceFixture,
} from "../builders.ts"
import { TEST_NOW } from "../deps.ts"
import type { RemoteTest, TestSignIn } from "../remote-sessions.ts"
import { aPng } from "../uploads.ts"
import { aUser, aUserGroup, uniqueName } from "../users.ts"

export interface AuditedAction {
  event: AuditEvent
  /** Of the path. */
  ids?: Record<string, string>
  body?: unknown
  file?: { name: string; bytes: Uint8Array | string }
  /** The caller: the superuser by default; null is unauthenticated. */
  who?: TestSignIn | null
  /** Fields that are other ones afterwards: the entry has each `.before` and `.after`. */
  changes?: readonly string[]
  /** What it is done to: the entry names it. */
  objectId?: string
  /** Reverts what would block other actions. */
  cleanUp?: () => Promise<unknown>
}

export interface ActionContext {
  on: RemoteTest
  root: TestSignIn
}

/** By the names of the rows; where one row has several actions, "row/which". */
export type AuditedActions = Record<string, () => Promise<AuditedAction>>

const START = TEST_NOW.toISOString()
/** All secrets that the actions send: no audit entry contains one of them. */
export const SECRETS = {
  password: "seven gears turn slowly",
  ofMachine: "valve-9-shut",
  ofDirectory: "reader-of-all",
  ofProvider: "client-of-trust",
}

/** Actions on the records of the book and its settings. */
export function maintenanceActions({ on, root }: ActionContext): AuditedActions {
  const { deps } = on
  const book = async (): Promise<MaintenanceFixture & Record<string, string>> => ({
    ...(await aMaintenanceFixture(deps, root.userId)),
  })
  const made = async (path: string, body: object): Promise<string> => {
    const answer = await on.call<{ id: string }>(root.token, "POST", path, body)
    if (answer.status !== 201) throw new Error(`${path}: ${JSON.stringify(answer)}`)
    return answer.body.id
  }
  const attached = async () => {
    const ids = await book()
    const path = `/devices/${ids.deviceId}/issues/${ids.issueId}/attachments`
    const form = new FormData()
    form.append("file", new File(["248 bar"], "log.txt"))
    const headers = { authorization: `Bearer ${root.token}` }
    const sent = await fetch(`${on.address}/api${path}`, { method: "POST", headers, body: form })
    const { id: attachmentId } = (await sent.json()) as { id: string }
    return { ...ids, attachmentId }
  }
  const withItem = async (state: "OPEN" | "FAILED") => {
    const ids = await book()
    const item = { state, ...(state === "FAILED" && { answeredBy: root.userId }) }
    return { ...ids, checklistItemId: await aChecklistItem(deps, ids.issueId!, item) }
  }
  const stages = async () => [{ voteUserGroups: [{ id: await aUserGroup(deps, []) }] }]
  const issueFields = { title: "Grease", activationDateTime: START }
  const move = (event: AuditEvent, state: string) => async () => {
    const ids = await book()
    await deps.db
      .updateTable("issue")
      .set({
        state,
        done_sub_status: state === "CLOSED" ? "DONE" : null,
        assigned_user_id: state === "IN_PROGRESS" ? root.userId : null,
      })
      .where("id", "=", ids.issueId)
      .execute()
    return { event, ids, of: ids.issueId }
  }
  const vnc = {
    ...{ type: "VNC", host: "10.0.0.1", port: 5900 },
    ...{ authType: "PASSWORD", password: SECRETS.ofMachine },
  }

  const reported = async () => {
    const ids = await book()
    const { issueId } = await aFaultReport(deps, ids.deviceId!, root.userId)
    return { ...ids, issueId }
  }

  return {
    openFaultReportAddress: async () => {
      const ids = await book()
      return { event: "FAULT_REPORT_ADDRESS_OPENED", ids, objectId: ids.deviceId }
    },
    revokeFaultReportAddress: async () => {
      const ids = await book()
      await on.call(root.token, "PUT", `/devices/${ids.deviceId}/faultreportaddress`)
      return { event: "FAULT_REPORT_ADDRESS_REVOKED", ids, objectId: ids.deviceId }
    },
    acceptFaultReport: async () => {
      const ids = await reported()
      return { event: "FAULT_REPORT_ACCEPTED", ids, objectId: ids.issueId }
    },
    rejectFaultReport: async () => {
      const ids = await reported()
      const body = { reason: "DUPLICATE", rejection: "Known since Monday" }
      return { event: "FAULT_REPORT_REJECTED", ids, objectId: ids.issueId, body }
    },
    createIssue: async () => ({ event: "ISSUE_CREATED", ids: await book(), body: issueFields }),
    updateIssue: async () => {
      const ids = await book()
      const body = { ...issueFields, description: "<b>nipple 3</b>", priority: "HIGH", version: 1 }
      return {
        event: "ISSUE_CHANGED",
        ids,
        body,
        objectId: ids.issueId,
        changes: ["title", "description", "priority"],
      }
    },
    openIssue: move("ISSUE_OPENED", "CLOSED"),
    submitIssue: async () => {
      const ids = await book()
      const draft = { ...issueFields, state: "NEW" }
      const issueId = await made(`/devices/${ids.deviceId}/issues`, draft)
      return { event: "ISSUE_SUBMITTED", ids: { ...ids, issueId }, objectId: issueId }
    },
    takeIssue: move("ISSUE_TAKEN", "OPEN"),
    returnIssue: move("ISSUE_RETURNED", "IN_PROGRESS"),
    closeIssue: async () => ({ ...(await move("ISSUE_CLOSED", "OPEN")()), body: { reason: "DONE" } }),
    extendWindow: async () => ({
      ...(await move("WINDOW_EXTENDED", "OPEN")()),
      ...{ body: { durationInHours: 1 }, changes: ["extensionInHours", "maintenanceWindowEndDateTime"] },
    }),
    updateRemoteDefaults: async () => {
      const ids = await book()
      const body = { hostname: "10.0.0.7", port: 22, fontSize: 14 }
      return {
        ...{ event: "DEVICE_CHANGED", ids, body, objectId: ids.deviceId },
        changes: ["hostname", "port", "fontSize"],
      }
    },
    createLog: async () => ({ event: "LOG_CREATED", ids: await book(), body: { title: "Greased" } }),
    updateLog: async () => {
      const ids = await book()
      const body = { title: "Greased", description: "all of it", version: 1 }
      return { event: "LOG_CHANGED", ids, body, objectId: ids.logId, changes: ["title", "description"] }
    },
    deleteLog: async () => {
      const ids = await book()
      return { event: "LOG_DELETED", ids, objectId: ids.logId }
    },
    createRecurringIssue: async () => ({
      ...{ event: "PLAN_CREATED", ids: await book() },
      body: { title: "Grease", startDateTime: START },
    }),
    updateRecurringIssue: async () => {
      const ids = await book()
      const body = { title: "Grease all", period: "DAILY", weekendInclusive: true, startDateTime: START }
      return { event: "PLAN_CHANGED", ids, body, objectId: ids.recurringIssueId, changes: ["title"] }
    },
    deleteRecurringIssue: async () => {
      const ids = await book()
      return { event: "PLAN_DELETED", ids, objectId: ids.recurringIssueId }
    },
    activateRecurringIssue: async () => {
      const ids = await book()
      await on.call(
        root.token,
        "PUT",
        `/devices/${ids.deviceId}/recurringissues/${ids.recurringIssueId}/action/deactivate`,
      )
      return { event: "PLAN_ACTIVATED", ids, objectId: ids.recurringIssueId, changes: ["status"] }
    },
    deactivateRecurringIssue: async () => {
      const ids = await book()
      return { event: "PLAN_DEACTIVATED", ids, objectId: ids.recurringIssueId, changes: ["status"] }
    },

    updateChecklist: async () => {
      const ids = await book()
      const body = { items: [{ text: "Oil level" }] }
      return { event: "CHECKLIST_CHANGED", ids, body, objectId: ids.issueId, changes: ["items"] }
    },
    answerChecklistItem: async () => {
      const ids = await withItem("OPEN")
      const body = { result: "FAILED", note: "worn" }
      return { event: "CHECKLIST_ITEM_FAILED", ids, body, objectId: ids.issueId, changes: ["result", "note"] }
    },
    createFollowUp: async () => {
      const ids = await withItem("FAILED")
      return { event: "CHECKLIST_FOLLOW_UP_CREATED", ids, body: issueFields, objectId: ids.issueId }
    },
    createAttachment: async () => ({
      ...{ event: "ATTACHMENT_CREATED", ids: await book() },
      file: { name: "log.txt", bytes: "231 bar" },
    }),
    updateAttachment: async () => {
      const ids = await attached()
      const body = { fileName: "night.txt", downloadDisabled: true, version: 1 }
      const changes = ["fileName", "downloadDisabled"]
      return { event: "ATTACHMENT_CHANGED", ids, body, objectId: ids.attachmentId, changes }
    },
    deleteAttachment: async () => ({ event: "ATTACHMENT_DELETED", ids: await attached() }),
    scanAttachment: async () => ({ event: "ATTACHMENT_SCAN_REQUESTED", ids: await attached() }),

    createDevice: async () => ({
      ...{ event: "DEVICE_CREATED" },
      body: { name: uniqueName("Press"), deviceGroupId: await aDeviceGroup(deps), serial: "4711" },
    }),
    updateDevice: async () => {
      const ids = await book()
      const body = { name: uniqueName("Press"), deviceGroupId: ids.deviceGroupId, serial: "4711" }
      return { event: "DEVICE_CHANGED", ids, body, objectId: ids.deviceId, changes: ["name", "serial"] }
    },
    deleteDevice: async () => {
      const deviceId = await aDevice(deps)
      return { event: "DEVICE_DELETED", ids: { deviceId }, objectId: deviceId }
    },
    saveDeviceImage: async () => ({
      ...{ event: "DEVICE_IMAGE_SAVED", ids: await book() },
      file: { name: "press.png", bytes: aPng(4, 4) },
    }),
    deleteDeviceImage: async () => {
      const ids = await book()
      const form = new FormData()
      form.append("file", new File([aPng(4, 4) as BlobPart], "press.png"))
      const headers = { authorization: `Bearer ${root.token}` }
      await fetch(`${on.address}/api/devices/${ids.deviceId}/image`, { method: "PUT", headers, body: form })
      return { event: "DEVICE_IMAGE_DELETED", ids, objectId: ids.deviceId }
    },
    saveRetentionPolicy: async () => {
      const ids = await book()
      const body = { retentionPeriodInDays: 30 }
      return {
        event: "RETENTION_POLICY_CHANGED",
        ids,
        body,
        objectId: ids.deviceId,
        changes: ["retentionPeriodInDays"],
      }
    },
    deleteRetentionPolicy: async () => {
      const ids = await book()
      const path = `/devices/${ids.deviceId}/retentionpolicy`
      await on.call(root.token, "PUT", path, { retentionPeriodInDays: 30 })
      return {
        event: "RETENTION_POLICY_CHANGED",
        ids,
        objectId: ids.deviceId,
        changes: ["retentionPeriodInDays"],
      }
    },
    saveGroupRetentionPolicy: async () => {
      const deviceGroupId = await aDeviceGroup(deps)
      const changes = ["retentionPeriodInDays", "inherited"]
      const body = { retentionPeriodInDays: 30 }
      return {
        event: "RETENTION_POLICY_CHANGED",
        ids: { deviceGroupId },
        body,
        objectId: deviceGroupId,
        changes,
      }
    },
    deleteGroupRetentionPolicy: async () => {
      const deviceGroupId = await aDeviceGroup(deps)
      const path = `/devicegroups/${deviceGroupId}/retentionpolicy`
      await on.call(root.token, "PUT", path, { retentionPeriodInDays: 30 })
      const changes = ["retentionPeriodInDays", "inherited"]
      return { event: "RETENTION_POLICY_CHANGED", ids: { deviceGroupId }, objectId: deviceGroupId, changes }
    },
    createDeviceGroup: async () => ({ event: "DEVICE_GROUP_CREATED", body: { name: uniqueName("Hall") } }),
    updateDeviceGroup: async () => {
      const deviceGroupId = await aDeviceGroup(deps)
      const body = { name: uniqueName("Hall"), location: "North" }
      const changes = ["name", "location"]
      return { event: "DEVICE_GROUP_CHANGED", ids: { deviceGroupId }, body, objectId: deviceGroupId, changes }
    },
    deleteDeviceGroup: async () => {
      const deviceGroupId = await aDeviceGroup(deps)
      return { event: "DEVICE_GROUP_DELETED", ids: { deviceGroupId }, objectId: deviceGroupId }
    },
    saveDeviceApprovalConfig: async () => {
      const ids = await book()
      const body = { issueApprovalConfig: { type: "DEDICATED", stages: await stages() } }
      return {
        event: "APPROVAL_CONFIG_CHANGED",
        ids,
        body,
        objectId: ids.deviceId,
        changes: ["type", "stages"],
      }
    },
    saveDeviceGroupApprovalConfig: async () => {
      const ids = await book()
      const body = { issueApprovalConfig: { type: "DEDICATED", stages: await stages() } }
      return {
        event: "APPROVAL_CONFIG_CHANGED",
        ids,
        body,
        objectId: ids.deviceGroupId,
        changes: ["type", "stages"],
      }
    },
    saveDeviceConnector: async () => {
      const ids = await book()
      const body = { connectorType: "DEDICATED", serial: uniqueName("S"), host: "10.0.0.2" }
      const changes = ["connectorType", "host"]
      return { event: "CONNECTOR_CHANGED", ids, body, objectId: ids.deviceId, changes }
    },
    saveDeviceGroupConnector: async () => {
      const ids = await book()
      const body = { connectorType: "NONE" }
      return {
        event: "CONNECTOR_CHANGED",
        ids,
        body,
        objectId: ids.deviceGroupId,
        changes: ["connectorType"],
      }
    },
    createInterface: async () => ({
      ...{ event: "INTERFACE_CREATED", ids: await book() },
      body: { name: uniqueName("HMI"), ...vnc },
    }),
    updateInterface: async () => {
      const ids = await book()
      const body = { name: uniqueName("HMI"), ...vnc, readOnly: true }
      return {
        event: "INTERFACE_CHANGED",
        ids,
        body,
        objectId: ids.interfaceId,
        changes: ["name", "host", "readOnly"],
      }
    },
    deleteInterface: async () => {
      const ids = await book()
      return { event: "INTERFACE_DELETED", ids, objectId: ids.interfaceId }
    },
    createDevicePermission: async () => ({
      ...{ event: "DEVICE_PERMISSION_CREATED", ids: await book() },
      body: {
        deviceRoleId: await made("/deviceroles", { name: uniqueName("Fitter") }),
        userId: await aUser(deps),
      },
    }),
    updateDevicePermission: async () => {
      const { deviceId, devicePermissionId, ...holder } = await given()
      const body = { ...holder, deviceRoleId: await made("/deviceroles", { name: uniqueName("Fitter") }) }
      const ids = { deviceId, devicePermissionId }
      return {
        event: "DEVICE_PERMISSION_CHANGED",
        ids,
        body,
        objectId: devicePermissionId,
        changes: ["role"],
      }
    },
    deleteDevicePermission: async () => {
      const { deviceId, devicePermissionId } = await given()
      const ids = { deviceId, devicePermissionId }
      return { event: "DEVICE_PERMISSION_DELETED", ids, objectId: devicePermissionId }
    },
    importLicence: async () => ({ event: "LICENCE_IMPORTED", body: demoLicenceText() }),
  }

  async function given() {
    const deviceId = await aDevice(deps)
    const holder = { userId: await aUser(deps) }
    const deviceRoleId = await made("/deviceroles", { name: uniqueName("Fitter") })
    const body = { deviceRoleId, ...holder }
    const devicePermissionId = await made(`/devices/${deviceId}/devicepermissions`, body)
    return { deviceId, devicePermissionId, ...holder }
  }
}
