/**
 * What upper rooms register with lower rooms: settings that devices inherit, kinds of objects that can be
 * approved, what else goes with a deleted user.
 */

import type { Deps, InheritedSetting } from "./base/deps.ts"
import { deletePasskeysOf } from "./identity/passkeys/store.ts"
import { deleteDevicePermissionsOfUser } from "./identity/roles/device-permissions/store.ts"
import { deleteMembershipsOfUser } from "./identity/usergroups/store.ts"
import { findEffectiveConnector } from "./machines/connectors/store.ts"
import { clearNotificationUser } from "./machines/devices/store.ts"
import type { ApprovalDeps } from "./maintenance/approvals/actions-handlers.ts"
import { approvalConfigRevision } from "./maintenance/approvals/config/store.ts"
import { returnIssuesOf } from "./maintenance/issues/actions.ts"
import { issueApprovalHandler } from "./maintenance/issues/actions-approval.ts"
import { planApprovalHandler } from "./maintenance/plans/actions-approval.ts"
import { unassignPlansOf } from "./maintenance/plans/store.ts"
import { recordingApprovalHandler } from "./sessions/recordings/actions-approval.ts"
import { extendRetentionUnderPolicy } from "./sessions/retention/actions.ts"
import { getRetention } from "./sessions/retention/store.ts"

export const INHERITED_SETTINGS: readonly InheritedSetting[] = [
  {
    read: approvalConfigRevision,
    authority: { device: "DEVICE_APPROVAL_MODIFY", deviceGroup: "DEVICE_GROUP_APPROVAL_MODIFY" },
  },
  {
    read: async (db, placed) => (await findEffectiveConnector(db, placed))?.revision ?? "none",
    authority: { device: "DEVICE_CONNECTOR_MODIFY", deviceGroup: "DEVICE_GROUP_CONNECTOR_MODIFY" },
  },
  {
    async read(db, placed) {
      const { effective } = await getRetention(db, placed)
      return effective.days === null ? "none" : `${effective.days}:${effective.direction}`
    },
    // Recordings keep at least the retention of their previous location.
    beforeMove: async (tx, placed) =>
      extendRetentionUnderPolicy(tx, placed, (await getRetention(tx, placed)).effective),
    authority: {
      device: "DEVICE_UPDATE_RETENTION_POLICY",
      deviceGroup: "DEVICE_GROUP_UPDATE_RETENTION_POLICY",
    },
  },
]

export const APPROVAL_HANDLERS: ApprovalDeps["approvalHandlers"] = {
  ISSUE: issueApprovalHandler,
  RECURRING_ISSUE: planApprovalHandler,
  RECORDING: recordingApprovalHandler,
}

/** The steps of all rooms when a user is deleted, in the order in which they lock rows. */
export const onUserDeleted: Deps["onUserDeleted"] = async (tx, deletion) => {
  const { userId } = deletion
  await deletePasskeysOf(tx, userId)
  await deleteMembershipsOfUser(tx, userId)
  await deleteDevicePermissionsOfUser(tx, userId)
  await unassignPlansOf(tx, userId)
  await clearNotificationUser(tx, userId)
  await returnIssuesOf(tx, deletion)
}
