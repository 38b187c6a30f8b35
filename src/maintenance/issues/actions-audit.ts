/** Issues as objects of audit entries. */
import {
  type Actor,
  type DeviceAccess,
  type DeviceAuthority,
  hasDeviceAuthority,
} from "../../base/authorities.ts"
import type { Db } from "../../base/deps.ts"
import type { Page, PageRequest } from "../../base/page-request.ts"
import type { AuditEntry } from "../../system/audit/contract.ts"
import type { AuditObjectType } from "../../system/audit/rules.ts"
import { type AuditObject, auditPage } from "../../system/audit/store.ts"
import { type IssuePath, PARENT_ISSUE } from "./store.ts"

export function auditObjectOfIssue({ id, deviceId }: { id: string; deviceId: string }): AuditObject {
  return { type: "issue", id, deviceId }
}

/** What of an issue and the objects that belong to it is audited, with the right to the calls that answer the same. */
const READ_BY = [
  ["issue", "ISSUE_READ"],
  ["log", "LOG_READ"],
  ["session", "LOG_READ"],
  ["attachment", "ATTACHMENT_READ"],
  ["approval", "ISSUE_APPROVAL_REQUEST_READ"],
] as const satisfies readonly (readonly [AuditObjectType, DeviceAuthority])[]

/** The audit entries of an issue and of what the reader may read of its objects, newest first. @throws Refusal NOT_FOUND */
export function issueAuditPage(
  db: Db,
  actor: Actor,
  access: DeviceAccess,
  { deviceId, issueId }: IssuePath,
  request: PageRequest,
): Promise<Page<AuditEntry>> {
  const readable = READ_BY.filter(([, authority]) => hasDeviceAuthority(actor, access, authority))
  const objectTypes = readable.map(([type]) => type)
  return auditPage(db, { deviceId, issueId, objectTypes }, request, PARENT_ISSUE)
}
