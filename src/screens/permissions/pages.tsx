/** The tab Permissions of a machine: the matrix, why a person may do something, and giving and taking roles. */
import { hasDeviceAuthority } from "../../base/authorities.ts"
import { csvDownload } from "../../base/csv.ts"
import type { Db } from "../../base/deps.ts"
import type { PageRequest } from "../../base/page-request.ts"
import { parse } from "../../base/parse.ts"
import { Refusal } from "../../base/refusal.ts"
import { findAuthorityWays } from "../../identity/authorization/ways/store.ts"
import { type DevicePermission, devicePermissionChanges } from "../../identity/roles/contract.ts"
import { devicePeoplePage } from "../../identity/roles/device-people/store.ts"
import {
  createDevicePermission,
  removeDevicePermission,
  updateDevicePermission,
} from "../../identity/roles/device-permissions/actions.ts"
import { devicePermissionsPage, getDevicePermission } from "../../identity/roles/device-permissions/store.ts"
import { getDevice } from "../../machines/devices/store.ts"
import { effectiveStages } from "../../maintenance/approvals/config/store.ts"
import { AdminLayout } from "../../web/admin-layout.tsx"
import { undoableFlash } from "../../web/flash.ts"
import { submitForm } from "../../web/form-submission.ts"
import { parsePageRequest } from "../../web/pages.tsx"
import { Panel } from "../../web/panel.tsx"
import { redirect, renderDialog, renderPage } from "../../web/responses.ts"
import type { Undo } from "../../web/undo.ts"
import type { View } from "../../web/view.ts"
import { DeviceFrame, hiddenTabs } from "../deviceadmin/frame.tsx"
import { page } from "../page.ts"
import { findOptions } from "../pickers/store.ts"
import { peopleToCsv, permissionsToCsv } from "./export.ts"
import { chosenGrant, parseGrant } from "./grant-form.ts"
import { permissionsPath } from "./paths.ts"
import {
  NOTHING_CHOSEN,
  PermissionDialog,
  PermissionForm,
  type PermissionFormProps,
  TakePermissionDialog,
} from "./permission-dialogs.tsx"
import { PermissionMatrix } from "./permission-matrix.tsx"
import { authoritiesByRole, SHOWN_AUTHORITIES } from "./shown-authorities.ts"
import { WhyPanel } from "./why-panel.tsx"

const PERMISSIONS = "/admin/devices/:deviceId/permissions"
const PERMISSION = `${PERMISSIONS}/:devicePermissionId` as const

export const permissionPages = [
  page("GET", PERMISSIONS, { device: "DEVICE_READ" }, async ({ deps, actor, access, path, query, view }) => {
    const { db } = deps
    const device = await getDevice(db, path.deviceId)
    const request = parsePageRequest(query)
    const [person] = await findOptions(db, "users", [query.user ?? ""])
    const authority = SHOWN_AUTHORITIES.find((one) => one === query.may) ?? "DEVICE_START_REMOTE"
    // Names of users and their groups are for those who may read users.
    const mayExplain = view.actor?.may("USER_READ") ?? false
    const ways = person && mayExplain ? await findAuthorityWays(db, person.id, device.id, authority) : null
    const recordingStages = await effectiveStages(db, device.id, "RECORDING")
    const isByPerson = mayExplain && query.view === "people"
    const matrix = (
      <PermissionMatrix
        deviceId={device.id}
        shown={isByPerson ? await peopleShown(db, device.id, request) : await rolesShown(db, path, request)}
        mayListPeople={mayExplain}
        areRecordingsLimited={recordingStages.length > 0}
        mayUpdate={hasDeviceAuthority(actor, access, "DEVICE_UPDATE")}
        search={request.search}
      />
    )
    return renderPage(
      view,
      <DeviceFrame device={device} tab="permissions" hidden={hiddenTabs(actor, access)}>
        <div className="permissions">
          {matrix}
          {mayExplain && (
            <WhyPanel device={device} authority={authority} ways={ways} person={person ?? null} />
          )}
        </div>
      </DeviceFrame>,
    )
  }),

  page("GET", `${PERMISSIONS}.csv`, { device: "DEVICE_READ" }, async ({ deps, path, query, view }) => {
    const { db } = deps
    const device = await getDevice(db, path.deviceId)
    const isByPerson = query.view === "people"
    if (isByPerson && !view.actor?.may("USER_READ"))
      throw new Refusal("NOT_ALLOWED", "people are listed for those who may read users")
    const stages = await effectiveStages(db, device.id, "RECORDING")
    const { search } = parsePageRequest(query)
    const of = { deviceId: device.id, search, areRecordingsLimited: stages.length > 0 }
    const csv = isByPerson ? peopleToCsv({ db, view }, of) : permissionsToCsv({ db, view }, of)
    return new Response(csv, {
      headers: csvDownload(`${view.t("deviceadmin.permissions")} ${device.name}`, deps.clock()),
    })
  }),

  page("GET", `${PERMISSIONS}/new`, { device: "DEVICE_UPDATE" }, (call) =>
    renderDialog(
      call,
      permissionsPath(call.path.deviceId),
      <PermissionDialog deviceId={call.path.deviceId} permission={null} {...NOTHING_CHOSEN} />,
    ),
  ),

  page("POST", `${PERMISSIONS}/new`, { device: "DEVICE_UPDATE" }, async (call) => {
    const { deps, actor, path } = call
    const form = await call.form()
    const props = { deviceId: path.deviceId, permission: null, ...(await chosenGrant(deps.db, form)) }
    return answerForm(call, props, form, async () => {
      const body = parseGrant(form)
      const given = await createDevicePermission(deps, actor, path.deviceId, body)
      return { kind: "takePermission", values: { deviceId: path.deviceId, permissionId: given.id } }
    })
  }),

  page("GET", `${PERMISSION}/edit`, { device: "DEVICE_UPDATE" }, async (call) => {
    const permission = await getDevicePermission(call.deps.db, call.path)
    return renderDialog(
      call,
      permissionsPath(call.path.deviceId),
      <PermissionDialog {...savedForm(permission)} />,
    )
  }),

  page("POST", `${PERMISSION}/edit`, { device: "DEVICE_UPDATE" }, async (call) => {
    const { deps, actor, path } = call
    const form = await call.form()
    const permission = await getDevicePermission(deps.db, path)
    const role = await findOptions(deps.db, "deviceroles", [form.deviceRoleId ?? ""])
    return answerForm(call, { ...savedForm(permission), role }, form, async () => {
      const input = { deviceRoleId: form.deviceRoleId || undefined, version: Number(form.version) }
      const body = parse(devicePermissionChanges.schema, input)
      const { version } = await updateDevicePermission(deps, actor, path, body)
      const before = { deviceRoleId: permission.deviceRole.id, version: String(version) }
      const ids = { deviceId: path.deviceId, permissionId: permission.id }
      return { kind: "changePermission", values: { ...ids, ...before } }
    })
  }),

  page("GET", `${PERMISSION}/delete`, { device: "DEVICE_UPDATE" }, async (call) => {
    const { deviceId } = call.path
    const permission = await getDevicePermission(call.deps.db, call.path)
    return renderDialog(
      call,
      permissionsPath(deviceId),
      <TakePermissionDialog deviceId={deviceId} permission={permission} />,
    )
  }),

  page(
    "POST",
    `${PERMISSION}/delete`,
    { device: "DEVICE_UPDATE" },
    async ({ deps, actor, path, request, form }) => {
      const { user, userGroup, deviceRole } = await getDevicePermission(deps.db, path)
      await removeDevicePermission(deps, actor, path)
      const holder: Record<string, string> = user
        ? { holder: "user", userId: user.id }
        : { holder: "group", userGroupId: userGroup?.id ?? "" }
      const values = { deviceId: path.deviceId, deviceRoleId: deviceRole.id, ...holder }
      const flash = undoableFlash(await form(), "saved", { kind: "givePermission", values })
      return redirect(request, permissionsPath(path.deviceId), flash)
    },
  ),
]

/** @param save  answers how it is taken back */
function answerForm(
  { request, view }: { request: Request; view: View },
  props: PermissionFormProps,
  form: Record<string, string>,
  save: () => Promise<Undo>,
): Promise<Response> {
  return submitForm(
    { request, view },
    async () => {
      const flash = undoableFlash(form, "saved", await save())
      return redirect(request, permissionsPath(props.deviceId), flash)
    },
    <PermissionForm {...props} />,
    <AdminLayout title={view.t("permissions.give")} section="devices">
      <Panel>
        <PermissionForm {...props} />
      </Panel>
    </AdminLayout>,
  )
}

function savedForm(permission: DevicePermission): PermissionFormProps {
  const { device, deviceRole, user } = permission
  return {
    deviceId: device.id,
    permission,
    user: [],
    group: [],
    holder: user ? "user" : "group",
    role: [{ id: deviceRole.id, label: deviceRole.name }],
  }
}

async function rolesShown(db: Db, { deviceId }: { deviceId: string }, request: PageRequest) {
  const permissions = await devicePermissionsPage(db, { deviceId }, request)
  return { view: "roles", permissions, authorities: await authoritiesByRole(db, permissions.rows) } as const
}

async function peopleShown(db: Db, deviceId: string, request: PageRequest) {
  return { view: "people", people: await devicePeoplePage(db, deviceId, request) } as const
}
