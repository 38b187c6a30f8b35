/**
 * Settings that a machine has itself or inherits from its groups: connector, retention, approval. Their pages are the same for
 * machines and for groups; `SettingsOwner` is what differs.
 */
import type { ReactNode } from "react"
import { type Actor, type DeviceAccess, hasDeviceAuthority } from "../../base/authorities.ts"
import type { Db, DeviceOrGroupRef } from "../../base/deps.ts"
import type { AccessRule } from "../../http/endpoint.ts"
import { getDevice } from "../../machines/devices/store.ts"
import { DeviceFrame, hiddenTabs } from "./frame.tsx"
import { deviceAdminPath } from "./paths.ts"

type SettingsTab = "connector" | "retention" | "approval"

/** What the pages know of a request. */
export interface OwnerCall {
  deps: { db: Db }
  actor: Actor
  access: DeviceAccess | null
  path: Record<string, string>
  view: { zone: string }
}

export interface SettingsOwner {
  /** Route of the owner; the tabs are below it. */
  route: string
  reads: Record<SettingsTab, AccessRule>
  writes: Record<SettingsTab, AccessRule>
  refOf(path: Record<string, string>): DeviceOrGroupRef
  addressOf(ref: DeviceOrGroupRef, tab: SettingsTab): string
  mayWrite(call: OwnerCall, tab: SettingsTab): boolean
  /** The page around the contents of a tab. */
  loadFrame(call: OwnerCall, tab: SettingsTab): Promise<(contents: ReactNode) => ReactNode>
}

const DEVICE_AUTHORITIES = {
  connector: { read: "DEVICE_READ", write: "DEVICE_CONNECTOR_MODIFY" },
  retention: { read: "DEVICE_READ", write: "DEVICE_UPDATE_RETENTION_POLICY" },
  approval: { read: "DEVICE_APPROVAL_READ", write: "DEVICE_APPROVAL_MODIFY" },
} as const satisfies TabAuthorities

export type TabAuthorities = Record<SettingsTab, { read: string; write: string }>

/** The access rules of the tabs from the authorities that each needs. */
export function tabRules<Authorities extends TabAuthorities>(
  authorities: Authorities,
  toRule: (authority: Authorities[SettingsTab]["read" | "write"]) => AccessRule,
): Pick<SettingsOwner, "reads" | "writes"> {
  const rules = (access: "read" | "write") => ({
    connector: toRule(authorities.connector[access]),
    retention: toRule(authorities.retention[access]),
    approval: toRule(authorities.approval[access]),
  })
  return { reads: rules("read"), writes: rules("write") }
}

/** What the forms of all tabs take. */
export function tabForm(owner: SettingsOwner, call: OwnerCall, tab: SettingsTab) {
  return { address: owner.addressOf(owner.refOf(call.path), tab), isLocked: !owner.mayWrite(call, tab) }
}

function requireAccess({ access }: OwnerCall): DeviceAccess {
  return access ?? { deviceId: "", authorities: new Set() }
}

export const DEVICE_OWNER: SettingsOwner = {
  route: "/admin/devices/:deviceId",
  ...tabRules(DEVICE_AUTHORITIES, (device) => ({ device })),
  refOf: ({ deviceId = "" }) => ({ deviceId }),
  addressOf: (ref, tab) => deviceAdminPath("deviceId" in ref ? ref.deviceId : "", tab),
  mayWrite: (call, tab) => hasDeviceAuthority(call.actor, requireAccess(call), DEVICE_AUTHORITIES[tab].write),
  async loadFrame(call, tab) {
    const device = await getDevice(call.deps.db, call.path.deviceId ?? "")
    const hidden = hiddenTabs(call.actor, requireAccess(call))
    return (contents) => (
      <DeviceFrame device={device} tab={tab} hidden={hidden}>
        {contents}
      </DeviceFrame>
    )
  },
}
