/** The form of a machine group, and deleting it. */
import type { DeviceGroup } from "../../machines/devicegroups/contract.ts"
import { DEVICE_GROUP_FIELDS } from "../../machines/devicegroups/fields.ts"
import { Button } from "../../web/button.tsx"
import { DeleteByNameForm } from "../../web/confirm-dialog.tsx"
import { dialogTrigger } from "../../web/dialog.tsx"
import { entityFormValues, FormFields, type FormValues } from "../../web/fields.tsx"
import { EntityForm, SaveOrCancel } from "../../web/form.tsx"
import { Panel } from "../../web/panel.tsx"
import { Picker, type PickerOption } from "../../web/picker.tsx"
import { useView } from "../../web/view.ts"
import { GROUPS_PATH, groupPath } from "./paths.ts"

export interface GroupFormProps {
  /** Null for a new one. */
  group: DeviceGroup | null
  values: FormValues<typeof DEVICE_GROUP_FIELDS>
  parent: readonly PickerOption[]
  isLocked: boolean
}

export function GroupForm({ group, values, parent, isLocked }: GroupFormProps) {
  const { zone } = useView()
  const home = group ? groupPath(group.id) : GROUPS_PATH
  return (
    <EntityForm
      id="device-group-form"
      list={GROUPS_PATH}
      entity={group}
      values={values}
      saved={group && entityFormValues(DEVICE_GROUP_FIELDS, group, zone)}
    >
      <fieldset className="plain form" disabled={isLocked}>
        <FormFields
          fields={DEVICE_GROUP_FIELDS}
          // The page of a known group begins with the tree.
          autoFocus={!group}
          controls={{
            parentId: (
              <Picker
                name="parentId"
                label="devicegroups.parent"
                kind="devicegroups"
                chosen={parent}
                excludedId={group?.id}
              />
            ),
          }}
        />
      </fieldset>
      {!isLocked && <SaveOrCancel home={home} />}
    </EntityForm>
  )
}

/** Why a group cannot be deleted, or the way to delete it. */
export function DeleteGroupPanel({ group }: { group: DeviceGroup }) {
  const { t, lang } = useView()
  const { name, deviceCount, childCount } = group
  const contents = [
    ...(deviceCount > 0 ? [t("devicegroups.machineCount", { count: deviceCount })] : []),
    ...(childCount > 0 ? [t("devicegroups.groupCount", { count: childCount })] : []),
  ]
  if (contents.length > 0)
    return (
      <Panel title={t("deviceadmin.cannotDelete")} icon="warning">
        <p>
          {t("devicegroups.cannotDelete", {
            name,
            contents: new Intl.ListFormat(lang).format(contents),
          })}
        </p>
      </Panel>
    )
  return (
    <Panel title={t("devicegroups.delete")} icon="delete">
      <p>
        <Button {...dialogTrigger(`${groupPath(group.id)}/delete`)}>{t("devicegroups.deleteOpen")}</Button>
      </p>
    </Panel>
  )
}

export function DeleteGroupForm({ group, typed }: { group: DeviceGroup; typed?: string }) {
  const { t } = useView()
  return (
    <DeleteByNameForm
      id="delete-group-form"
      action={`${groupPath(group.id)}/delete`}
      name={group.name}
      submit="devicegroups.delete"
      typed={typed}
    >
      <p>{t("devicegroups.deleteConsequences", { name: group.name })}</p>
    </DeleteByNameForm>
  )
}
