/** Administration of machines: the list, a new machine, its metadata, its remote defaults, and deleting it. */
import { type Actor, type DeviceAccess, hasDeviceAuthority } from "../../base/authorities.ts"
import type { Db, Deps } from "../../base/deps.ts"
import { parse } from "../../base/parse.ts"
import { id } from "../../base/schema.ts"
import { findDeviceAccess } from "../../identity/authorization/store.ts"
import { devicePermissionsPage } from "../../identity/roles/device-permissions/store.ts"
import { getConnector } from "../../machines/connectors/actions.ts"
import { createDevice, removeDevice, updateDevice } from "../../machines/devices/actions.ts"
import { type Device, deviceChanges, saveDevice } from "../../machines/devices/contract.ts"
import { DEVICE_FIELDS } from "../../machines/devices/fields.ts"
import { deviceReaderId } from "../../machines/devices/rules.ts"
import {
  countIssuesOfDevice,
  type DeviceFilter,
  devicesPage,
  getDevice,
} from "../../machines/devices/store.ts"
import { updateRemoteDefaults } from "../../machines/interfaces/defaults/actions.ts"
import { remoteDefaultsChanges } from "../../machines/interfaces/defaults/contract.ts"
import { getRemoteDefaults } from "../../machines/interfaces/defaults/store.ts"
import { countInterfaces } from "../../machines/interfaces/store.ts"
import { effectiveStages } from "../../maintenance/approvals/config/store.ts"
import { getRetention } from "../../sessions/retention/store.ts"
import { getLicenceState, isFeatureLicensed } from "../../system/licence/actions.ts"
import type { LicenceStateResponse } from "../../system/licence/contract.ts"
import { isBelowLimit } from "../../system/licence/rules.ts"
import { AdminLayout } from "../../web/admin-layout.tsx"
import { checkTypedName } from "../../web/confirm-dialog.tsx"
import { bodyFromForm, defaultFormValues, entityFormValues, postedFormValues } from "../../web/fields.tsx"
import { flashHeaders } from "../../web/flash.ts"
import { Notice } from "../../web/form.tsx"
import { renderFormDialog } from "../../web/form-dialog.tsx"
import { submitForm } from "../../web/form-submission.ts"
import { bodyFromValues } from "../../web/form-values.ts"
import { parsePageRequest } from "../../web/pages.tsx"
import { Panel } from "../../web/panel.tsx"
import { redirect, renderPage } from "../../web/responses.ts"
import { useView } from "../../web/view.ts"
import { page } from "../page.ts"
import { findOptions } from "../pickers/store.ts"
import { DeleteDeviceForm } from "./delete-dialog.tsx"
import { DeviceForm, type DeviceFormProps, type DeviceFormValues } from "./device-form.tsx"
import {
  AdminDeviceListPage,
  DEVICE_LIST,
  DEVICE_LIST_FILTERS,
  type DeviceListFilter,
} from "./device-list.tsx"
import { hiddenTabs } from "./frame.tsx"
import { MetadataPage } from "./metadata-page.tsx"
import { DEVICES_PATH, deviceAdminPath } from "./paths.ts"
import { REMOTE_DEFAULT_KINDS, RemoteDefaultsForm, remoteDefaultValues } from "./remote-defaults-form.tsx"

const DEVICE = "/admin/devices/:deviceId"

const LIST_FILTERS: Record<DeviceListFilter, Omit<DeviceFilter, "readableBy">> = {
  all: {},
  withoutInterface: { withoutInterface: true },
  withoutRecording: { recordingEnabled: false },
}

export const deviceAdminPages = [
  page("GET", "/admin/devices", "signedIn", async ({ deps, actor, query, view }) => {
    const request = parsePageRequest(query, DEVICE_LIST)
    const filter = DEVICE_LIST_FILTERS.find((name) => name === query.filter) ?? "all"
    const [option] = await findOptions(deps.db, "devicegroups", [query.group ?? ""])
    const group = option ? { id: option.id, name: option.label } : null
    const wanted = { ...LIST_FILTERS[filter], deviceGroupId: group?.id, readableBy: deviceReaderId(actor) }
    const devices = await devicesPage(deps.db, wanted, request)
    return renderPage(
      view,
      <AdminDeviceListPage devices={devices} filter={filter} group={group} search={request.search} />,
    )
  }),

  page("GET", "/admin/devices/new", { system: "DEVICE_CREATE" }, async ({ deps, query, actor, view }) => {
    const copied = await findReadableDevice(deps.db, actor, query.copy)
    const values = copied ? copiedFormValues(copied, view.zone) : await newFormValues(deps, query.group)
    const licence = await getLicenceState(deps)
    const isFull = !isBelowLimit(licence.maxDeviceCount, licence.deviceCount)
    return renderPage(view, <NewDevicePage values={values} full={isFull ? licence : null} />)
  }),

  page("POST", "/admin/devices/new", { system: "DEVICE_CREATE" }, async (call) => {
    const { deps, actor, request, view } = call
    const form = await call.form()
    const values = await postedDeviceValues(deps.db, form)
    return submitForm(
      { request, view },
      async () => {
        const deviceId = await createDevice(deps, actor, parse(saveDevice, deviceBody(form, view.zone)))
        return redirect(request, deviceAdminPath(deviceId, "interfaces"), flashHeaders("saved"))
      },
      <DeviceForm device={null} values={values} />,
      <NewDevicePage values={values} />,
    )
  }),

  page("GET", DEVICE, { device: "DEVICE_READ" }, async ({ deps, actor, access, path, view }) => {
    const props = await loadMetadataPage(deps, actor, access, path.deviceId, view.zone)
    return renderPage(view, <MetadataPage {...props} />)
  }),

  page("POST", DEVICE, { device: "DEVICE_UPDATE" }, async (call) => {
    const { deps, actor, access, path, request, view } = call
    const form = await call.form()
    const page = await loadMetadataPage(deps, actor, access, path.deviceId, view.zone)
    const values = await postedDeviceValues(deps.db, form)
    return submitForm(
      { request, view },
      async () => {
        const input = { ...deviceBody(form, view.zone), version: Number(form.version) }
        await updateDevice(deps, actor, path.deviceId, parse(deviceChanges.schema, input))
        return redirect(request, deviceAdminPath(path.deviceId), flashHeaders("saved"))
      },
      <DeviceForm device={page.device} values={values} />,
      <MetadataPage {...page} form={{ values }} />,
    )
  }),

  page("POST", `${DEVICE}/remotedefaults`, { device: "DEVICE_UPDATE" }, async (call) => {
    const { deps, actor, access, path, request, view } = call
    const form = await call.form()
    const page = await loadMetadataPage(deps, actor, access, path.deviceId, view.zone)
    const defaults = { ...page.defaults, values: form }
    return submitForm(
      { request, view },
      async () => {
        const input = { ...bodyFromValues(REMOTE_DEFAULT_KINDS, form), version: Number(form.version) }
        await updateRemoteDefaults(deps, actor, path.deviceId, parse(remoteDefaultsChanges.schema, input))
        return redirect(request, deviceAdminPath(path.deviceId), flashHeaders("saved"))
      },
      <RemoteDefaultsForm {...defaults} />,
      <MetadataPage {...page} defaults={defaults} />,
    )
  }),

  page("GET", `${DEVICE}/delete`, { device: "DEVICE_DELETE" }, async (call) => {
    const { deps, path } = call
    const props = await loadDeletion(deps.db, path.deviceId)
    return renderFormDialog(
      call,
      deviceAdminPath(path.deviceId),
      { id: "delete-device", title: call.view.t("deviceadmin.deleteMachine") },
      <DeleteDeviceForm {...props} />,
    )
  }),

  page("POST", `${DEVICE}/delete`, { device: "DEVICE_DELETE" }, async (call) => {
    const { deps, actor, path, request, view } = call
    const { name: typed = "" } = await call.form()
    const props = await loadDeletion(deps.db, path.deviceId)
    const form = <DeleteDeviceForm {...props} typed={typed} />
    return submitForm(
      { request, view },
      async () => {
        checkTypedName(typed, props.device.name)
        await removeDevice(deps, actor, path.deviceId)
        return redirect(request, DEVICES_PATH, flashHeaders("deleted"))
      },
      form,
      <AdminLayout title={view.t("deviceadmin.deleteMachine")} section="devices">
        <Panel>{form}</Panel>
      </AdminLayout>,
    )
  }),
]

/** @param full  the licence that covers no further machine; null where there is room, and where the refusal says it */
function NewDevicePage({
  full = null,
  ...form
}: Omit<DeviceFormProps, "device"> & { full?: LicenceStateResponse | null }) {
  const { t } = useView()
  const title = t("deviceadmin.newMachine")
  return (
    <AdminLayout
      title={title}
      section="devices"
      crumbs={[{ label: title }]}
      subtitle={t("deviceadmin.newMachineHint")}
    >
      <Panel>
        {full && (
          <Notice tone="amber">
            {t("errors.licenceDeviceLimitReached", {
              max: full.maxDeviceCount ?? 0,
              count: full.deviceCount,
            })}
          </Notice>
        )}
        <DeviceForm device={null} {...form} />
      </Panel>
    </AdminLayout>
  )
}

async function loadMetadataPage(
  deps: Deps,
  actor: Actor,
  access: DeviceAccess,
  deviceId: string,
  zone: string,
) {
  const { db } = deps
  const device = await getDevice(db, deviceId)
  const defaults = await getRemoteDefaults(db, deviceId)
  return {
    device,
    actor,
    access,
    hidden: hiddenTabs(actor, access),
    form: { values: deviceFormValues(device, zone) },
    defaults: { deviceId, version: defaults.version, values: remoteDefaultValues(defaults) },
    connector: await getConnector(db, { deviceId }),
    effective: {
      retention: await getRetention(db, { deviceId }),
      stages: {
        ISSUE: (await effectiveStages(db, deviceId, "ISSUE")).length,
        RECURRING_ISSUE: (await effectiveStages(db, deviceId, "RECURRING_ISSUE")).length,
        RECORDING: (await effectiveStages(db, deviceId, "RECORDING")).length,
      },
    },
    issueCount: await countIssuesOfDevice(db, deviceId),
  }
}

async function loadDeletion(db: Db, deviceId: string) {
  const permissions = await devicePermissionsPage(db, { deviceId }, { page: 1, size: 1, search: "" })
  return {
    device: await getDevice(db, deviceId),
    interfaceCount: await countInterfaces(db, deviceId),
    permissionCount: permissions.total,
  }
}

/** The device whose metadata a new one begins with; null unless the user may read it. */
/** Null for an address that names none. */
async function findReadableDevice(
  db: Db,
  actor: Actor,
  deviceId: string | undefined,
): Promise<Device | null> {
  if (!deviceId || !id.safeParse(deviceId).success) return null
  const access = await findDeviceAccess(db, actor, deviceId)
  return access && hasDeviceAuthority(actor, access, "DEVICE_READ") ? getDevice(db, deviceId) : null
}

function deviceFormValues(device: Device, zone: string): DeviceFormValues {
  const { deviceGroup, notificationUser: user, notificationUserGroup: group } = device
  return {
    fields: entityFormValues(DEVICE_FIELDS, device, zone),
    recordingEnabled: device.recordingEnabled,
    secretValidityInDays: `${device.secretValidityInDays ?? ""}`,
    group: [{ id: deviceGroup.id, label: deviceGroup.name }],
    notificationUser: user ? [{ id: user.id, label: user.displayName, detail: user.username }] : [],
    notificationUserGroup: group ? [{ id: group.id, label: group.name }] : [],
  }
}

/** Name and serial number are each machine's own. */
function copiedFormValues(device: Device, zone: string): DeviceFormValues {
  const values = deviceFormValues(device, zone)
  return { ...values, fields: { ...values.fields, name: "", serial: "" } }
}

async function newFormValues(deps: Deps, groupId: string | undefined): Promise<DeviceFormValues> {
  const { db } = deps
  return {
    fields: defaultFormValues(DEVICE_FIELDS, deps.clock()),
    recordingEnabled: await isFeatureLicensed(db, deps, "recording"),
    secretValidityInDays: "",
    group: await findOptions(db, "devicegroups", [groupId ?? ""]),
    notificationUser: [],
    notificationUserGroup: [],
  }
}

async function postedDeviceValues(db: Db, form: Record<string, string>): Promise<DeviceFormValues> {
  return {
    fields: postedFormValues(DEVICE_FIELDS, form),
    recordingEnabled: form.recordingEnabled === "true",
    secretValidityInDays: form.secretValidityInDays ?? "",
    group: await findOptions(db, "devicegroups", [form.deviceGroupId ?? ""]),
    notificationUser: await findOptions(db, "users", [form.notificationUserId ?? ""]),
    notificationUserGroup: await findOptions(db, "usergroups", [form.notificationUserGroupId ?? ""]),
  }
}

function deviceBody(form: Record<string, string>, zone: string) {
  const { secretValidityInDays: days } = form
  return {
    ...bodyFromForm(DEVICE_FIELDS, form, zone),
    deviceGroupId: form.deviceGroupId || undefined,
    recordingEnabled: form.recordingEnabled === "true",
    secretValidityInDays: days ? Number(days) : null,
  }
}
