/** Addresses of the administration of machines. */

export const DEVICES_PATH = "/admin/devices"

/** The tabs of a machine's administration, by the last part of their address. */
export const DEVICE_TABS = [
  "metadata",
  "connector",
  "interfaces",
  "permissions",
  "retention",
  "approval",
] as const
export type DeviceTab = (typeof DEVICE_TABS)[number]

export function deviceAdminPath(deviceId: string, tab: DeviceTab = "metadata"): string {
  return tab === "metadata" ? `${DEVICES_PATH}/${deviceId}` : `${DEVICES_PATH}/${deviceId}/${tab}`
}
