/** Giving a role on every machine of a machine group at once. */
import type { Deps } from "../../base/deps.ts"
import { createDevicePermissions } from "../../identity/roles/device-permissions/actions.ts"
import { getDeviceGroup } from "../../machines/devicegroups/store.ts"
import { listDeviceIdsUnder } from "../../machines/devices/store.ts"
import { flashHeaders } from "../../web/flash.ts"
import { renderFormDialog, submitDialogForm } from "../../web/form-dialog.tsx"
import { createPageFactory } from "../../web/pages.tsx"
import { redirect } from "../../web/responses.ts"
import { groupAccessPath, groupPath } from "../devicegroups/paths.ts"
import { chosenGrant, parseGrant } from "./grant-form.ts"
import { GroupAccessForm, NOTHING_CHOSEN } from "./permission-dialogs.tsx"

const page = createPageFactory<Deps>()
const GROUP_ACCESS = "/admin/devicegroups/:deviceGroupId/access"
const UPDATE = { system: "DEVICE_UPDATE" } as const

export const groupAccessPages = [
  page("GET", GROUP_ACCESS, UPDATE, async (call) => {
    const { deps, path, view } = call
    const { id, name } = await getDeviceGroup(deps.db, path.deviceGroupId)
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
    const form = await call.form()
    const { id, name } = await getDeviceGroup(deps.db, path.deviceGroupId)
    const deviceIds = await listDeviceIdsUnder(deps.db, id)
    const choice = await chosenGrant(deps.db, form)
    return submitDialogForm(
      call,
      view.t("permissions.giveInGroup", { name }),
      async () => {
        await createDevicePermissions(deps, actor, deviceIds, parseGrant(form))
        return redirect(request, groupPath(id, "machines"), flashHeaders("givenInGroup"))
      },
      (formErrors) => (
        <GroupAccessForm
          action={groupAccessPath(id)}
          deviceCount={deviceIds.length}
          {...choice}
          formErrors={formErrors}
        />
      ),
    )
  }),
]
