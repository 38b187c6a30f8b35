/** The frame of a machine's administration: its name, its connector's state and the tabs. */
import type { ReactNode } from "react"
import { type Actor, type DeviceAccess, hasDeviceAuthority } from "../../base/authorities.ts"
import type { Device } from "../../machines/devices/contract.ts"
import { AdminLayout } from "../../web/admin-layout.tsx"
import { ConnectorBadge } from "../../web/badge.tsx"
import { ButtonLink } from "../../web/button.tsx"

import type { TextKey } from "../../web/texts/i18n.ts"
import { useView } from "../../web/view.ts"
import { DEVICE_TABS, DEVICES_PATH, type DeviceTab, deviceAdminPath } from "./paths.ts"

const TAB_TEXTS = {
  metadata: "deviceadmin.metadata",
  connector: "terms.connector",
  interfaces: "terms.interfaces",
  permissions: "deviceadmin.permissions",
  retention: "deviceadmin.retention",
  approval: "deviceadmin.approval",
} as const satisfies Record<DeviceTab, TextKey>

/** Tabs of a user without the authority to read approval configs leave that one out. */
export interface FrameProps {
  device: Device
  tab: DeviceTab
  hidden?: readonly DeviceTab[]
  children: ReactNode
}

export function DeviceFrame({ device, tab, hidden = [], children }: FrameProps) {
  const { t, actor } = useView()
  const { serial, manufacturer, type, deviceGroup } = device
  const line = [serial, [manufacturer, type].filter(Boolean).join(" "), deviceGroup.name]
  const tabs = DEVICE_TABS.filter((one) => !hidden.includes(one))
  return (
    <AdminLayout
      title={device.name}
      section="devices"
      crumbs={[{ label: device.name, href: deviceAdminPath(device.id) }, { label: t(TAB_TEXTS[tab]) }]}
      badges={<ConnectorBadge state={device.connectorState} />}
      subtitle={line.filter(Boolean).join(" · ")}
      current={tab}
      styles="matrix"
      tabs={tabs.map((one) => ({
        id: one,
        label: t(TAB_TEXTS[one]),
        href: deviceAdminPath(device.id, one),
      }))}
      actions={
        <>
          <ButtonLink href={`/devices/${device.id}`} icon="machine">
            {t("deviceadmin.openBook")}
          </ButtonLink>
          {actor?.may("DEVICE_CREATE") && (
            <ButtonLink href={`${DEVICES_PATH}/new?copy=${device.id}`} icon="copy">
              {t("deviceadmin.copyMachine")}
            </ButtonLink>
          )}
        </>
      }
    >
      {children}
    </AdminLayout>
  )
}

/** Tabs that the user has no authority to read. */
export function hiddenTabs(actor: Actor, access: DeviceAccess): DeviceTab[] {
  return hasDeviceAuthority(actor, access, "DEVICE_APPROVAL_READ") ? [] : ["approval"]
}
