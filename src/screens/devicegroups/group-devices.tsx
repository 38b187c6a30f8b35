/** The machines of a group. */

import type { Page } from "../../base/page-request.ts"
import type { Device } from "../../machines/devices/contract.ts"
import { Button, ButtonLink } from "../../web/button.tsx"
import { dialogTrigger } from "../../web/dialog.tsx"
import { EmptyState } from "../../web/empty-state.tsx"
import { List, type ListDeclaration } from "../../web/list.tsx"
import { useView } from "../../web/view.ts"
import { DEVICE_COLUMNS, DEVICE_LIST } from "../deviceadmin/device-list.tsx"
import { DEVICES_PATH, deviceAdminPath } from "../deviceadmin/paths.ts"
import { groupAccessPath, groupPath } from "./paths.ts"

export function GroupDevices({ groupId, devices }: { groupId: string; devices: Page<Device> }) {
  const { t, actor } = useView()
  return (
    <List
      {...GROUP_DEVICE_LIST}
      path={groupPath(groupId, "machines")}
      page={devices}
      rowHref={(device) => deviceAdminPath(device.id)}
      actions={
        <>
          {actor?.may("DEVICE_UPDATE") && (
            <Button icon="shield" {...dialogTrigger(groupAccessPath(groupId))}>
              {t("permissions.give")}
            </Button>
          )}
          {actor?.may("DEVICE_CREATE") && (
            <ButtonLink href={`${DEVICES_PATH}/new?group=${groupId}`} icon="plus">
              {t("deviceadmin.newMachine")}
            </ButtonLink>
          )}
        </>
      }
      empty={<EmptyState icon="machine">{t("devicegroups.noMachines")}</EmptyState>}
    />
  )
}

/** Without the column that would be the same in each row. */
export const GROUP_DEVICE_LIST: ListDeclaration<Device> = {
  ...DEVICE_LIST,
  id: "group-devices",
  columns: DEVICE_COLUMNS.filter(({ id }) => id !== "group"),
}
