/** Giving a role on every machine of a machine group at once: by who may change all machines and read the group. */
import type { Actor } from "../../base/authorities.ts"
import type { Deps } from "../../base/deps.ts"
import { checkSystemAuthority } from "../../http/authorize.ts"
import { createDevicePermissions } from "../../identity/roles/device-permissions/actions.ts"
import { getDeviceGroup } from "../../machines/devicegroups/store.ts"
import { listDeviceIdsUnder } from "../../machines/devices/store.ts"
import { flashHeaders } from "../../web/flash.ts"
import { renderFormDialog, submitDialogForm } from "../../web/form-dialog.tsx"
import { redirect } from "../../web/responses.ts"
import { groupAccessPath, groupPath } from "../devicegroups/paths.ts"
import { page } from "../page.ts"
import { chosenGrant, parseGrant } from "./grant-form.ts"
import { GroupAccessForm, NOTHING_CHOSEN } from "./permission-dialogs.tsx"

const GROUP_ACCESS = "/admin/devicegroups/:deviceGroupId/machines/access"
const UPDATE = { system: "DEVICE_UPDATE" } as const

function getReadableGroup(deps: Deps, actor: Actor, deviceGroupId: string) {
  checkSystemAuthority(actor, "DEVICE_GROUP_READ")
  return getDeviceGroup(deps.db, deviceGroupId)
}

export const groupAccessPages = [
  page("GET", GROUP_ACCESS, UPDATE, async (call) => {
    const { deps, actor, path, view } = call
    const { id, name } = await getReadableGroup(deps, actor, path.deviceGroupId)
    const { length: deviceCount } = await listDeviceIdsUnder(deps.db, id)
    return renderFormDialog(
      call,
      groupPath(id, "machines"),
      { id: "group-access", title: view.t("permissions.giveInGroup", { name }) },
      <GroupAccessForm action={groupAccessPath(id)} deviceCount={deviceCount} {...NOTHING_CHOSEN} />,
    )
  }),

  page("POST", GROUP_ACCESS, UPDATE, async (call) => {
    const { deps, actor, path, request, view } = call
    const { id, name } = await getReadableGroup(deps, actor, path.deviceGroupId)
    const form = await call.form()
    const deviceIds = await listDeviceIdsUnder(deps.db, id)
    const choice = await chosenGrant(deps.db, form)
    return submitDialogForm(
      call,
      view.t("permissions.giveInGroup", { name }),
      async () => {
        await createDevicePermissions(deps, actor, deviceIds, parseGrant(form))
        return redirect(request, groupPath(id, "machines"), flashHeaders("givenInGroup"))
      },
      <GroupAccessForm action={groupAccessPath(id)} deviceCount={deviceIds.length} {...choice} />,
    )
  }),
]
