/** Dialogs of user groups: deleting a group or a source. */
import type { SourceKind, UserSource } from "../../identity/sources/store.ts"
import type { UserGroup } from "../../identity/usergroups/contract.ts"
import type { GroupUsage } from "../../identity/usergroups/store.ts"
import { Dialog, DialogClose } from "../../web/dialog.tsx"
import { useView } from "../../web/view.ts"
import { ConfirmDialog } from "../users/dialogs.tsx"
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
  const title = t("people.deleteGroupTitle", { name: group.name })
  const uses = (Object.keys(usage) as (keyof GroupUsage)[]).filter((use) => usage[use] > 0)
  if (uses.length > 0)
    return (
      <Dialog id="delete-group" title={title} size="small" footer={<DialogClose />}>
        <p>{t("people.groupInUse")}</p>
        <ul className="consequences">
          {uses.map((use) => (
            <li key={use}>{t(`people.groupUse_${use}`)}</li>
          ))}
        </ul>
      </Dialog>
    )
  return (
    <ConfirmDialog
      id="delete-group"
      action={`${GROUPS_PATH}/${group.id}/delete`}
      title={title}
      verb={t("people.deleteGroup")}
      consequences={[
        t("people.consequence_members", { count: group.userCount }),
        ...(roles > 0 ? [t("people.consequence_roles", { count: roles })] : []),
      ]}
    />
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
      title={t("people.deleteSourceTitle", { name: source.provider.name })}
      verb={t("people.deleteSource")}
      consequences={[t("people.consequence_source")]}
    />
  )
}
