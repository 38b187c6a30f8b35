/** The authorities of roles as a matrix: a row per object, columns for reading, creating, changing and deleting it. */
import type { DeviceAuthority, SystemAuthority } from "../../base/authorities.ts"

export const OPERATIONS = ["read", "create", "update", "delete"] as const
type Operation = (typeof OPERATIONS)[number]

/** Cells of an object by operation; a row of one authority that is no such operation. */
export type MatrixRow<Authority> =
  | { id: MatrixRowId; cells: Partial<Record<Operation, Authority>> }
  | { id: MatrixRowId; single: Authority }

export interface MatrixGroup<Authority> {
  id: "remote" | "issues" | "recordings" | "plc" | "machine" | "deviceGroups" | "people" | "system"
  rows: readonly MatrixRow<Authority>[]
}

/** Names of the rows: texts `roles.row_<id>` and `roles.hint_<id>`. */
type MatrixRowId =
  | "startRemote"
  | "joinRemote"
  | "superviseRemote"
  | "startEmergency"
  | "reviewEmergency"
  | "remoteRecording"
  | "issue"
  | "approvalRequest"
  | "log"
  | "attachment"
  | "recording"
  | "plcBlocks"
  | "plcText"
  | "device"
  | "retention"
  | "connector"
  | "approvalConfig"
  | "deviceGroup"
  | "user"
  | "userGroup"
  | "mapSystemRoles"
  | "mapDeviceRoles"
  | "mapUsers"
  | "systemRole"
  | "deviceRole"
  | "licence"
  | "auditLog"

const crud = <Noun extends string>(noun: Noun) =>
  ({
    read: `${noun}_READ`,
    create: `${noun}_CREATE`,
    update: `${noun}_UPDATE`,
    delete: `${noun}_DELETE`,
  }) as const

export const DEVICE_MATRIX: readonly MatrixGroup<DeviceAuthority>[] = [
  {
    id: "remote",
    rows: [
      { id: "startRemote", single: "DEVICE_START_REMOTE" },
      { id: "joinRemote", single: "DEVICE_JOIN_REMOTE" },
      { id: "superviseRemote", single: "DEVICE_SUPERVISE_REMOTE" },
      { id: "startEmergency", single: "DEVICE_START_EMERGENCY" },
      { id: "reviewEmergency", single: "DEVICE_REVIEW_EMERGENCY" },
      { id: "remoteRecording", single: "REMOTE_READ" },
    ],
  },
  {
    id: "issues",
    rows: [
      { id: "issue", cells: crud("ISSUE") },
      { id: "approvalRequest", cells: { read: "ISSUE_APPROVAL_REQUEST_READ" } },
      { id: "log", cells: crud("LOG") },
      { id: "attachment", cells: crud("ATTACHMENT") },
    ],
  },
  { id: "recordings", rows: [{ id: "recording", cells: crud("RECORDING") }] },
  {
    id: "plc",
    rows: [
      { id: "plcBlocks", single: "PLC_READ" },
      { id: "plcText", single: "PLC_READ_STL" },
    ],
  },
  {
    id: "machine",
    rows: [
      { id: "device", cells: { read: "DEVICE_READ", update: "DEVICE_UPDATE", delete: "DEVICE_DELETE" } },
      { id: "approvalConfig", cells: { read: "DEVICE_APPROVAL_READ", update: "DEVICE_APPROVAL_MODIFY" } },
      { id: "retention", single: "DEVICE_UPDATE_RETENTION_POLICY" },
      { id: "connector", single: "DEVICE_CONNECTOR_MODIFY" },
    ],
  },
]

export const SYSTEM_MATRIX: readonly MatrixGroup<SystemAuthority>[] = [
  {
    id: "machine",
    rows: [
      { id: "device", cells: crud("DEVICE") },
      { id: "approvalConfig", cells: { read: "DEVICE_APPROVAL_READ", update: "DEVICE_APPROVAL_MODIFY" } },
      { id: "retention", single: "DEVICE_UPDATE_RETENTION_POLICY" },
      { id: "connector", single: "DEVICE_CONNECTOR_MODIFY" },
    ],
  },
  {
    id: "deviceGroups",
    rows: [
      { id: "deviceGroup", cells: crud("DEVICE_GROUP") },
      {
        id: "approvalConfig",
        cells: { read: "DEVICE_GROUP_APPROVAL_READ", update: "DEVICE_GROUP_APPROVAL_MODIFY" },
      },
      { id: "retention", single: "DEVICE_GROUP_UPDATE_RETENTION_POLICY" },
      { id: "connector", single: "DEVICE_GROUP_CONNECTOR_MODIFY" },
    ],
  },
  {
    id: "people",
    rows: [
      { id: "user", cells: crud("USER") },
      { id: "userGroup", cells: crud("USER_GROUP") },
      { id: "mapUsers", single: "USER_GROUP_UPDATE_USER_MAPPING" },
      { id: "mapSystemRoles", single: "USER_GROUP_UPDATE_SYSTEM_ROLE_MAPPING" },
      { id: "mapDeviceRoles", single: "USER_GROUP_UPDATE_DEVICE_ROLE_MAPPING" },
      { id: "systemRole", cells: crud("SYSTEM_ROLE") },
      { id: "deviceRole", cells: crud("DEVICE_ROLE") },
    ],
  },
  {
    id: "system",
    rows: [
      { id: "licence", single: "LICENSE_INSTALL" },
      { id: "auditLog", single: "AUDIT_READ" },
    ],
  },
]

/** The authorities of a row, in the order of its columns. */
export function authoritiesOf<Authority>(row: MatrixRow<Authority>): Authority[] {
  if ("single" in row) return [row.single]
  return OPERATIONS.flatMap((operation) => row.cells[operation] ?? [])
}

/** Name of the checkbox of an authority. */
export function authorityField(authority: string): string {
  return `authority_${authority}`
}
