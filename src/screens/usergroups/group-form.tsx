/** The form of a user group: name, e-mail, allowed domains and what its members must do. */
import type { UserGroup } from "../../identity/usergroups/contract.ts"
import { USER_GROUP_FIELDS } from "../../identity/usergroups/fields.ts"
import { entityFormValues, FormFields, formValues } from "../../web/fields.tsx"
import { EntityForm, SaveOrCancel } from "../../web/form.tsx"
import { useView } from "../../web/view.ts"
import { GROUPS_PATH } from "./group-list.tsx"

export interface GroupFormProps {
  /** Null for a new one. */
  group: UserGroup | null
  mayChange: boolean
  /** What was typed before a refusal. */
  values?: Record<string, string>
}

export function GroupForm({ group, mayChange, values }: GroupFormProps) {
  const view = useView()
  const shown = formValues(USER_GROUP_FIELDS, { posted: values, saved: group }, view)
  const home = group ? `${GROUPS_PATH}/${group.id}` : GROUPS_PATH
  return (
    <EntityForm
      id="group-form"
      list={GROUPS_PATH}
      entity={group}
      values={shown}
      saved={group && entityFormValues(USER_GROUP_FIELDS, group, view.zone)}
    >
      <fieldset className="form-fields" disabled={!mayChange}>
        <FormFields fields={USER_GROUP_FIELDS} autoFocus={!group} />
      </fieldset>
      {mayChange && <SaveOrCancel home={home} />}
    </EntityForm>
  )
}
