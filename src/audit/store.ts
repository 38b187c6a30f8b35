/** The audit log: who did what to which object. Written in the transaction of the deed, never changed. */
import type { Db } from "../base/deps.ts"
import type { Actor } from "../roles/rules.ts"

/** Stable codes that a reader may filter by; never renamed. */
export type AuditEvent =
  | "SYSTEM_INITIALISED"
  | "SIGN_IN"
  | "SIGN_IN_FAILED"
  | "SIGN_OUT"
  | "ISSUE_CREATED"
  | "ISSUE_CHANGED"
  | "ISSUE_TAKEN"
  | "ISSUE_RETURNED"
  | "ISSUE_CLOSED"
  | "ISSUE_OPENED"
  | "ISSUE_EXPIRED"
  | "ISSUE_APPROVAL_REQUESTED"
  | "ISSUE_APPROVED"
  | "ISSUE_ACTIVATED"
  | "WINDOW_EXTENDED"
  | "WINDOW_WARNED"
  | "PLAN_CREATED"
  | "PLAN_CHANGED"
  | "PLAN_ACTIVATED"
  | "PLAN_DEACTIVATED"
  | "PLAN_EXPIRED"
  | "PLAN_DELETED"
  | "APPROVAL_CONFIG_CHANGED"
  | "APPROVAL_REQUESTED"
  | "APPROVAL_VOTED"
  | "APPROVAL_VOTE_RETRACTED"
  | "APPROVAL_COMMENTED"
  | "APPROVAL_GRANTED"
  | "APPROVAL_DENIED"
  | "APPROVAL_RESTARTED"
  | "APPROVAL_RETRACTED"
  | "APPROVAL_CLOSED"
  | "LOG_CREATED"
  | "LOG_CHANGED"
  | "DEVICE_CREATED"
  | "DEVICE_CHANGED"
  | "DEVICE_DELETED"
  | "DEVICE_GROUP_CREATED"
  | "DEVICE_GROUP_CHANGED"
  | "DEVICE_GROUP_DELETED"
  | "INTERFACE_CREATED"
  | "INTERFACE_CHANGED"
  | "INTERFACE_DELETED"
  | "HOST_KEY_TRUSTED"
  | "HOST_KEY_REFUSED"
  | "SESSION_STARTED"
  | "SESSION_JOINED"
  | "SESSION_INVITED"
  | "SESSION_INVITATION_CHANGED"
  | "SESSION_INVITATION_WITHDRAWN"
  | "SESSION_ENDED"
  | "RECORDING_VIEWED"
  | "USER_CREATED"
  | "USER_CHANGED"
  | "USER_DELETED"
  | "USER_GROUP_CREATED"
  | "USER_GROUP_CHANGED"
  | "USER_GROUP_DELETED"
  | "USER_GROUP_MEMBER_ADDED"
  | "USER_GROUP_MEMBER_REMOVED"
  | "USER_SOURCE_CREATED"
  | "USER_SOURCE_CHANGED"
  | "USER_SOURCE_DELETED"
  | "SYSTEM_ROLE_CREATED"
  | "SYSTEM_ROLE_CHANGED"
  | "SYSTEM_ROLE_DELETED"
  | "SYSTEM_ROLE_GIVEN"
  | "SYSTEM_ROLE_TAKEN"
  | "DEVICE_ROLE_CREATED"
  | "DEVICE_ROLE_CHANGED"
  | "DEVICE_ROLE_DELETED"
  | "DEVICE_PERMISSION_CREATED"
  | "DEVICE_PERMISSION_CHANGED"
  | "DEVICE_PERMISSION_DELETED"
  | "PASSWORD_POLICY_CHANGED"
  | "LICENCE_IMPORTED"
  | "LICENCE_REFUSED"
  | "RECORDING_DELETED"
  | "PLC_BLOCK_READ"
  | "PLC_BLOCK_DELETED"
  | "RETENTION_CHANGED"
  | "USER_EXPIRED"

export interface AuditFact {
  event: AuditEvent
  objectType:
    | "userGroup"
    | "systemRole"
    | "deviceRole"
    | "devicePermission"
    | "licence"
    | "system"
    | "user"
    | "device"
    | "deviceGroup"
    | "interface"
    | "issue"
    | "recurringIssue"
    | "log"
    | "session"
    | "approval"
  objectId: string | null
  deviceId?: string | null
  address?: string
  /** Names, before and after; never a secret. */
  details?: Record<string, string | number | boolean | null>
}

export async function writeAudit(
  db: Db,
  by: Pick<Actor, "userId" | "username"> | null,
  fact: AuditFact,
  now: Date,
): Promise<void> {
  await db
    .insertInto("audit_entry")
    .values({
      happened_on: now,
      user_id: by?.userId ?? null,
      username: by?.username ?? "",
      event: fact.event,
      object_type: fact.objectType,
      object_id: fact.objectId,
      device_id: fact.deviceId ?? null,
      address: fact.address ?? "",
      details: wellFormed(fact.details ?? {}),
    })
    .execute()
}

/** JSON in the database takes no half surrogate pairs; plain text stores them as U+FFFD, and so do we. */
function wellFormed(details: NonNullable<AuditFact["details"]>): NonNullable<AuditFact["details"]> {
  const entries = Object.entries(details)
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === "string" ? value.toWellFormed() : value]),
  )
}
