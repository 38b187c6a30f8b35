/** Administration of machine groups: the tree, a group's metadata and machines, and deleting it. */
import { hasSystemAuthority } from "../../base/authorities.ts"
import type { Db } from "../../base/deps.ts"
import { parse } from "../../base/parse.ts"
import { getConnector } from "../../machines/connectors/actions.ts"
import {
  createDeviceGroup,
  removeDeviceGroup,
  updateDeviceGroup,
} from "../../machines/devicegroups/actions.ts"
import {
  type DeviceGroup,
  deviceGroupChanges,
  saveDeviceGroup,
} from "../../machines/devicegroups/contract.ts"
import { DEVICE_GROUP_FIELDS } from "../../machines/devicegroups/fields.ts"
import { GROUP_DEPTH_MAX } from "../../machines/devicegroups/rules.ts"
import { getDeviceGroup, listChildGroups } from "../../machines/devicegroups/store.ts"
import { deviceReaderId } from "../../machines/devices/rules.ts"
import { devicesPage } from "../../machines/devices/store.ts"
import { getApprovalConfigs } from "../../maintenance/approvals/config/actions.ts"
import { getRetention } from "../../sessions/retention/store.ts"
import { checkTypedName } from "../../web/confirm-dialog.tsx"
import { EmptyState } from "../../web/empty-state.tsx"
import { bodyFromForm, defaultFormValues, entityFormValues, postedFormValues } from "../../web/fields.tsx"
import { flashHeaders } from "../../web/flash.ts"
import { renderFormDialog } from "../../web/form-dialog.tsx"
import { submitForm } from "../../web/form-submission.ts"
import { parsePageRequest } from "../../web/pages.tsx"
import { Columns, Panel } from "../../web/panel.tsx"
import { redirect, renderDialog, renderPage, renderPartial } from "../../web/responses.ts"
import type { View } from "../../web/view.ts"
import { page } from "../page.ts"
import { findOptions } from "../pickers/store.ts"
import { GroupFrame, type GroupFrameData, loadGroupFrame } from "./frame.tsx"
import { GROUP_DEVICE_LIST, GroupDevices } from "./group-devices.tsx"
import { DeleteGroupForm, DeleteGroupPanel, GroupForm, type GroupFormProps } from "./group-form.tsx"
import { TreeItems } from "./group-tree.tsx"
import { GroupInfoDialog } from "./info-dialog.tsx"
import { GROUPS_PATH, groupPath } from "./paths.ts"

const GROUP = "/admin/devicegroups/:deviceGroupId"
const READ = { system: "DEVICE_GROUP_READ" } as const
const UPDATE = { system: "DEVICE_GROUP_UPDATE" } as const

export const deviceGroupPages = [
  page("GET", "/admin/devicegroups", READ, async ({ deps, actor, view }) => {
    const data = await loadGroupFrame(deps.db, actor, null)
    const text = data.tree.groups.length === 0 ? "devicegroups.none" : "devicegroups.choose"
    return renderPage(
      view,
      <GroupFrame data={data} tab="metadata">
        <EmptyState icon="machine">{view.t(text)}</EmptyState>
      </GroupFrame>,
    )
  }),

  page("GET", "/admin/devicegroups/new", { system: "DEVICE_GROUP_CREATE" }, async (call) => {
    const { deps, actor, query, view } = call
    const data = await loadGroupFrame(deps.db, actor, null)
    const parent = await findOptions(deps.db, "devicegroups", [query.parent ?? ""])
    const values = defaultFormValues(DEVICE_GROUP_FIELDS, deps.clock())
    return renderPage(view, newGroupPage(view, data, { group: null, isLocked: false, values, parent }))
  }),

  page("POST", "/admin/devicegroups/new", { system: "DEVICE_GROUP_CREATE" }, async (call) => {
    const { deps, actor, request, view } = call
    const form = await call.form()
    const data = await loadGroupFrame(deps.db, actor, null)
    const props = { ...(await postedForm(deps.db, form, null)), isLocked: false }
    return submitForm(
      { request, view },
      async () => {
        const input = parse(saveDeviceGroup, bodyFromForm(DEVICE_GROUP_FIELDS, form, view.zone))
        const group = await createDeviceGroup(deps, actor, input)
        return redirect(request, groupPath(group.id), flashHeaders("saved"))
      },
      <GroupForm {...props} />,
      newGroupPage(view, data, props),
    )
  }),

  page("GET", `${GROUP}/children`, READ, async ({ deps, path, query, view }) => {
    const groups = await listChildGroups(deps.db, [path.deviceGroupId])
    const level = Math.min(Math.max(Number(query.level) || 1, 1), GROUP_DEPTH_MAX)
    return renderPartial(
      view,
      <TreeItems
        parentId={path.deviceGroupId}
        level={level}
        byParent={new Map([[path.deviceGroupId, groups]])}
        openIds={new Set()}
        currentId={null}
      />,
    )
  }),

  page("GET", GROUP, READ, async ({ deps, actor, path, view }) => {
    const data = await loadGroupFrame(deps.db, actor, path.deviceGroupId)
    return renderPage(view, groupPage(view, data, savedForm(view, requireGroup(data))))
  }),

  page("POST", GROUP, UPDATE, async (call) => {
    const { deps, actor, path, request, view } = call
    const form = await call.form()
    const data = await loadGroupFrame(deps.db, actor, path.deviceGroupId)
    const group = requireGroup(data)
    const props = { ...(await postedForm(deps.db, form, group)), isLocked: false }
    return submitForm(
      { request, view },
      async () => {
        const fields = bodyFromForm(DEVICE_GROUP_FIELDS, form, view.zone, group)
        const change = parse(deviceGroupChanges.schema, { ...fields, version: Number(form.version) })
        await updateDeviceGroup(deps, actor, path.deviceGroupId, change)
        return redirect(request, groupPath(path.deviceGroupId), flashHeaders("saved"))
      },
      <GroupForm {...props} />,
      groupPage(view, data, props),
    )
  }),

  page("GET", `${GROUP}/machines`, READ, async ({ deps, actor, path, query, view }) => {
    const data = await loadGroupFrame(deps.db, actor, path.deviceGroupId)
    const request = parsePageRequest(query, GROUP_DEVICE_LIST)
    const filter = { readableBy: deviceReaderId(actor), deviceGroupId: path.deviceGroupId }
    const devices = await devicesPage(deps.db, filter, request)
    return renderPage(
      view,
      <GroupFrame data={data} tab="machines">
        <GroupDevices groupId={path.deviceGroupId} devices={devices} />
      </GroupFrame>,
    )
  }),

  page("GET", `${GROUP}/info`, READ, async (call) => {
    const { deps, actor, path } = call
    const group = await getDeviceGroup(deps.db, path.deviceGroupId)
    const mayReadApproval = hasSystemAuthority(actor, "DEVICE_GROUP_APPROVAL_READ")
    const info = {
      group,
      connector: await getConnector(deps.db, path),
      retention: await getRetention(deps.db, path),
      approval: mayReadApproval ? await getApprovalConfigs(deps.db, path) : null,
    }
    return renderDialog(call, groupPath(group.id), <GroupInfoDialog {...info} />)
  }),

  page("GET", `${GROUP}/delete`, { system: "DEVICE_GROUP_DELETE" }, async (call) => {
    const group = await getDeviceGroup(call.deps.db, call.path.deviceGroupId)
    return renderFormDialog(
      call,
      groupPath(group.id),
      { id: "delete-group", title: call.view.t("devicegroups.delete") },
      <DeleteGroupForm group={group} />,
    )
  }),

  page("POST", `${GROUP}/delete`, { system: "DEVICE_GROUP_DELETE" }, async (call) => {
    const { deps, actor, path, request, view } = call
    const { name: typed = "" } = await call.form()
    const data = await loadGroupFrame(deps.db, actor, path.deviceGroupId)
    const group = requireGroup(data)
    const form = <DeleteGroupForm group={group} typed={typed} />
    return submitForm(
      { request, view },
      async () => {
        checkTypedName(typed, group.name)
        await removeDeviceGroup(deps, actor, group.id)
        const next = group.parent ? groupPath(group.parent.id) : GROUPS_PATH
        return redirect(request, next, flashHeaders("deleted"))
      },
      form,
      <GroupFrame data={data} tab="metadata">
        <Panel>{form}</Panel>
      </GroupFrame>,
    )
  }),
]

function requireGroup({ group }: GroupFrameData): DeviceGroup {
  if (!group) throw new Error("the frame of a group is loaded with its group")
  return group
}

function newGroupPage(view: View, data: GroupFrameData, props: GroupFormProps) {
  return (
    <GroupFrame data={data} tab="metadata" title={view.t("devicegroups.newGroup")}>
      <Panel>
        <GroupForm {...props} />
      </Panel>
    </GroupFrame>
  )
}

function groupPage(view: View, data: GroupFrameData, props: GroupFormProps) {
  const form = (
    <Panel>
      <GroupForm {...props} />
    </Panel>
  )
  return (
    <GroupFrame data={data} tab="metadata">
      {view.actor?.may("DEVICE_GROUP_DELETE") ? (
        <Columns aside={<DeleteGroupPanel group={requireGroup(data)} />}>{form}</Columns>
      ) : (
        form
      )}
    </GroupFrame>
  )
}

function savedForm(view: View, group: DeviceGroup): GroupFormProps {
  return {
    group,
    values: entityFormValues(DEVICE_GROUP_FIELDS, group, view.zone),
    parent: group.parent ? [{ id: group.parent.id, label: group.parent.name }] : [],
    isLocked: !view.actor?.may("DEVICE_GROUP_UPDATE"),
  }
}

async function postedForm(
  db: Db,
  form: Record<string, string>,
  group: DeviceGroup | null,
): Promise<Pick<GroupFormProps, "group" | "values" | "parent">> {
  return {
    group,
    values: postedFormValues(DEVICE_GROUP_FIELDS, form, group ?? undefined),
    parent: await findOptions(db, "devicegroups", [form.parentId ?? ""]),
  }
}
