/** The frame of a machine group's administration: the tree at the left, the group at the right. */
import type { ReactNode } from "react"
import { type Actor, hasSystemAuthority } from "../../base/authorities.ts"
import type { Db } from "../../base/deps.ts"
import type { DeviceGroup } from "../../machines/devicegroups/contract.ts"
import { findAncestorPath, getDeviceGroup, listChildGroups } from "../../machines/devicegroups/store.ts"
import { AdminLayout } from "../../web/admin-layout.tsx"
import { Button, ButtonLink } from "../../web/button.tsx"
import { dialogTrigger } from "../../web/dialog.tsx"
import type { TextKey } from "../../web/texts/i18n.ts"
import { useView } from "../../web/view.ts"
import { type SettingsOwner, type TabAuthorities, tabRules } from "../deviceadmin/owner.tsx"
import { GroupTree, type GroupTreeData } from "./group-tree.tsx"
import { GROUP_TABS, GROUPS_PATH, type GroupTab, groupPath } from "./paths.ts"

const TAB_TEXTS = {
  metadata: "deviceadmin.metadata",
  machines: "terms.machines",
  connector: "terms.connector",
  retention: "deviceadmin.retention",
  approval: "deviceadmin.approval",
} as const satisfies Record<GroupTab, TextKey>

export interface GroupFrameData {
  /** Null before one is chosen, and for a new one. */
  group: DeviceGroup | null
  /** From the root down to the parent of the group. */
  above: readonly { id: string; name: string }[]
  tree: GroupTreeData
  hidden: readonly GroupTab[]
}

export async function loadGroupFrame(db: Db, actor: Actor, groupId: string | null): Promise<GroupFrameData> {
  const path = groupId === null ? [] : await findAncestorPath(db, groupId)
  const roots = await listChildGroups(db, [null])
  // A plant that is one group would show nothing but its name.
  const openIds = (path.length === 0 && roots.length === 1 ? roots : path).map(({ id }) => id)
  return {
    group: groupId === null ? null : await getDeviceGroup(db, groupId),
    above: path.slice(1).toReversed(),
    tree: {
      groups: openIds.length === 0 ? roots : [...roots, ...(await listChildGroups(db, openIds))],
      openIds: new Set(openIds),
      currentId: groupId,
    },
    hidden: hasSystemAuthority(actor, "DEVICE_GROUP_APPROVAL_READ") ? [] : ["approval"],
  }
}

export function GroupFrame({
  data,
  tab,
  title,
  children,
}: {
  data: GroupFrameData
  tab: GroupTab
  /** Title of a page without a group. */
  title?: string
  children: ReactNode
}) {
  const { t, actor } = useView()
  const { group, above, tree, hidden } = data
  const name = group?.name ?? title ?? t("admin.section_devicegroups")
  const below = group
    ? [...above.map((one) => ({ label: one.name, href: groupPath(one.id) })), { label: group.name }]
    : []
  return (
    <AdminLayout
      title={name}
      section="devicegroups"
      crumbs={group ? below : title ? [{ label: title }] : undefined}
      current={tab}
      tabs={
        group
          ? GROUP_TABS.filter((one) => !hidden.includes(one)).map((one) => ({
              id: one,
              label: t(TAB_TEXTS[one]),
              href: groupPath(group.id, one),
              count: one === "machines" ? group.deviceCount : undefined,
            }))
          : undefined
      }
      actions={
        <>
          {group && (
            <Button icon="info" {...dialogTrigger(`${groupPath(group.id)}/info`)}>
              {t("devicegroups.info")}
            </Button>
          )}
          {actor?.may("DEVICE_GROUP_CREATE") && (
            <ButtonLink href={`${GROUPS_PATH}/new${group ? `?parent=${group.id}` : ""}`} icon="plus">
              {t(group ? "devicegroups.newBelow" : "devicegroups.newGroup")}
            </ButtonLink>
          )}
        </>
      }
    >
      <div className="tree-layout">
        <GroupTree {...tree} />
        <div>{children}</div>
      </div>
    </AdminLayout>
  )
}

const GROUP_AUTHORITIES = {
  connector: { read: "DEVICE_GROUP_READ", write: "DEVICE_GROUP_CONNECTOR_MODIFY" },
  retention: { read: "DEVICE_GROUP_READ", write: "DEVICE_GROUP_UPDATE_RETENTION_POLICY" },
  approval: { read: "DEVICE_GROUP_APPROVAL_READ", write: "DEVICE_GROUP_APPROVAL_MODIFY" },
} as const satisfies TabAuthorities

export const DEVICE_GROUP_OWNER: SettingsOwner = {
  route: "/admin/devicegroups/:deviceGroupId",
  ...tabRules(GROUP_AUTHORITIES, (system) => ({ system })),
  refOf: ({ deviceGroupId = "" }) => ({ deviceGroupId }),
  addressOf: (ref, tab) => groupPath("deviceGroupId" in ref ? ref.deviceGroupId : "", tab),
  mayWrite: ({ actor }, tab) => hasSystemAuthority(actor, GROUP_AUTHORITIES[tab].write),
  async loadFrame({ deps, actor, path }, tab) {
    const data = await loadGroupFrame(deps.db, actor, path.deviceGroupId ?? "")
    return (contents) => (
      <GroupFrame data={data} tab={tab}>
        {contents}
      </GroupFrame>
    )
  },
}
