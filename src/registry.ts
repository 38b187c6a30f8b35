/** What upper rooms register with lower rooms: settings that devices inherit, kinds of objects that can be approved. */
import type { InheritedSetting } from "./base/deps.ts"
import { findEffectiveConnector } from "./machines/connectors/store.ts"
import type { ApprovalDeps } from "./maintenance/approvals/actions-handlers.ts"
import { approvalConfigRevision } from "./maintenance/approvals/config/store.ts"
import { issueApprovalHandler } from "./maintenance/issues/actions-approval.ts"
import { planApprovalHandler } from "./maintenance/plans/actions-approval.ts"
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
    // Recordings keep at least the retention that their old place promised.
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
