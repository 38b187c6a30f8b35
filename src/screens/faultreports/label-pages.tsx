/** The label of a machine with its QR code, and the address for fault reports that the code holds. */
import { type Actor, type DeviceAccess, hasDeviceAuthority } from "../../base/authorities.ts"
import { publicOriginOf } from "../../http/request.ts"
import { getDevice } from "../../machines/devices/store.ts"
import {
  findReportPath,
  openReportAddress,
  revokeReportAddress,
} from "../../maintenance/faultreports/actions-address.ts"
import { findReportAddress } from "../../maintenance/faultreports/store.ts"
import { getSettings } from "../../system/settings/store.ts"
import { flashHeaders } from "../../web/flash.ts"
import { redirect, renderDialog, renderPage } from "../../web/responses.ts"
import { LabelPage } from "../devices/label-page.tsx"
import { page } from "../page.ts"
import { ADDRESS_CHANGES, AddressDialog, AddressPanel } from "./address-panel.tsx"
import { labelPath } from "./paths.ts"

const LABEL = "/devices/:deviceId/label"

export const labelPages = [
  page("GET", LABEL, { device: "DEVICE_READ" }, async ({ deps, actor, access, path, request, view }) => {
    const [device, address, reportPath, { faultReportsEnabled }] = await Promise.all([
      getDevice(deps.db, path.deviceId),
      findReportAddress(deps.db, path.deviceId),
      findReportPath(deps, path.deviceId),
      getSettings(deps.db),
    ])
    const origin = publicOriginOf(request) ?? new URL(request.url).origin
    return renderPage(
      view,
      <LabelPage
        device={device}
        address={`${origin}${reportPath ?? `/devices/${device.id}`}`}
        takesReports={reportPath !== null}
      >
        <AddressPanel
          deviceId={device.id}
          isEnabled={faultReportsEnabled}
          address={address}
          mayChange={mayOpen(actor, access)}
        />
      </LabelPage>,
    )
  }),

  page("POST", `${LABEL}/reports`, { device: "DEVICE_UPDATE" }, async (call) => {
    const { deps, actor, access, path, request } = call
    await openReportAddress(deps, actor, access, path.deviceId)
    return redirect(request, labelPath(path.deviceId), flashHeaders("reportsAllowed"))
  }),

  page("POST", `${LABEL}/reports/renew`, { device: "DEVICE_UPDATE" }, async (call) => {
    const { deps, actor, access, path, request } = call
    await openReportAddress(deps, actor, access, path.deviceId)
    return redirect(request, labelPath(path.deviceId), flashHeaders("reportAddressRenewed"))
  }),

  page("POST", `${LABEL}/reports/revoke`, { device: "DEVICE_UPDATE" }, async (call) => {
    const { deps, actor, path, request } = call
    await revokeReportAddress(deps, actor, path.deviceId)
    return redirect(request, labelPath(path.deviceId), flashHeaders("reportsStopped"))
  }),

  ...ADDRESS_CHANGES.map((change) =>
    page("GET", `${LABEL}/reports/${change}`, { device: "DEVICE_UPDATE" }, (call) =>
      renderDialog(
        call,
        labelPath(call.path.deviceId),
        <AddressDialog deviceId={call.path.deviceId} change={change} />,
      ),
    ),
  ),
]

function mayOpen(actor: Actor, access: DeviceAccess): boolean {
  return (
    hasDeviceAuthority(actor, access, "DEVICE_UPDATE") && hasDeviceAuthority(actor, access, "ISSUE_CREATE")
  )
}
