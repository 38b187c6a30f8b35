/** The form of a user group: name, e-mail, allowed domains and what its members must do. */
import type { UserGroup } from "../../identity/usergroups/contract.ts"
import { USER_GROUP_FIELDS } from "../../identity/usergroups/fields.ts"
import { entityFormValues, FormFields, formValues } from "../../web/fields.tsx"
import { Form, SaveOrCancel, VersionField } from "../../web/form.tsx"
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
    <Form
      id="group-form"
      draft
      action={group ? home : `${GROUPS_PATH}/new`}
      values={shown}
      saved={group && entityFormValues(USER_GROUP_FIELDS, group, view.zone)}
      current={group && home}
    >
      {group && <VersionField stored={group.version} />}
      <fieldset className="form-fields" disabled={!mayChange}>
        <FormFields fields={USER_GROUP_FIELDS} autoFocus={!group} />
      </fieldset>
      {mayChange && <SaveOrCancel home={home} />}
    </Form>
  )
}
