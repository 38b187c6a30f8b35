/** Dialogs of user groups: deleting a group or a source. */
import type { SourceKind, UserSource } from "../../identity/sources/store.ts"
import type { UserGroup } from "../../identity/usergroups/contract.ts"
import type { GroupUsage } from "../../identity/usergroups/store.ts"
import { ConfirmDialog, Consequences, InUseDialog } from "../../web/confirm-dialog.tsx"
import { useView } from "../../web/view.ts"
import { GROUPS_PATH } from "./group-list.tsx"
import { sourcePath } from "./source-form.tsx"

/** Says what the group is still used for, and offers the deletion without any use. */
export function DeleteGroupDialog({
  group,
  usage,
  roles,
}: {
  group: UserGroup
  usage: GroupUsage
  roles: number
}) {
  const { t } = useView()
  const title = ["people.deleteGroupTitle", { name: group.name }] as const
  const uses = (Object.keys(usage) as (keyof GroupUsage)[]).filter((use) => usage[use] > 0)
  if (uses.length > 0)
    return (
      <InUseDialog
        id="delete-group"
        title={title}
        text="people.groupInUse"
        uses={uses.map((use) => t(`people.groupUse_${use}`))}
      />
    )
  return (
    <ConfirmDialog
      id="delete-group"
      action={`${GROUPS_PATH}/${group.id}/delete`}
      title={title}
      submit="people.deleteGroup"
    >
      <Consequences
        lines={[
          t("people.consequence_members", { count: group.userCount }),
          ...(roles > 0 ? [t("people.consequence_roles", { count: roles })] : []),
        ]}
      />
    </ConfirmDialog>
  )
}

export function DeleteSourceDialog({
  group,
  kind,
  source,
}: {
  group: UserGroup
  kind: SourceKind
  source: UserSource
}) {
  const { t } = useView()
  return (
    <ConfirmDialog
      id="delete-source"
      action={`${sourcePath(group.id, kind, source.id)}/delete`}
      title={["people.deleteSourceTitle", { name: source.provider.name }]}
      submit="people.deleteSource"
    >
      <Consequences lines={[t("people.consequence_source")]} />
    </ConfirmDialog>
  )
}
