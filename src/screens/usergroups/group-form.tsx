/** The form of a user group: name, e-mail, allowed domains and what its members must do. */
import { EMAIL_CHARACTERS_MAX } from "../../base/email.ts"
import type { UserGroup } from "../../identity/usergroups/contract.ts"
import { USER_GROUP_NAME_CHARACTERS_MAX } from "../../identity/usergroups/rules.ts"
import { Checkbox, TextField } from "../../web/field.tsx"
import { Form, SaveOrCancel } from "../../web/form.tsx"
import type { FormErrors } from "../../web/form-submission.ts"
import { useView } from "../../web/view.ts"
import { GROUPS_PATH } from "./group-list.tsx"

export interface GroupFormProps {
  /** Null for a new one. */
  group: UserGroup | null
  mayChange: boolean
  /** What was typed before a refusal. */
  values?: Record<string, string>
  formErrors?: FormErrors
}

export function GroupForm({ group, mayChange, values, formErrors }: GroupFormProps) {
  const { t } = useView()
  const errors = formErrors?.errors ?? {}
  const home = group ? `${GROUPS_PATH}/${group.id}` : GROUPS_PATH
  return (
    <Form
      id="group-form"
      draft
      action={group ? home : `${GROUPS_PATH}/new`}
      formErrors={formErrors}
      current={group && home}
    >
      {group && <input type="hidden" name="version" value={group.version} />}
      <fieldset className="form-fields" disabled={!mayChange}>
        <TextField
          name="name"
          label={t("terms.name")}
          value={values?.name ?? group?.name}
          max={USER_GROUP_NAME_CHARACTERS_MAX}
          autoFocus={!group}
          required
        />
        <TextField
          name="groupEmailAddress"
          label={t("people.groupEmail")}
          hint={t("people.groupEmailHint")}
          value={values?.groupEmailAddress ?? group?.groupEmailAddress}
          max={EMAIL_CHARACTERS_MAX}
        />
        <DomainsField
          value={values?.allowedEmailDomains ?? group?.allowedEmailDomains.join(", ")}
          errors={errors}
          hint={t("people.domainsHint")}
        />
        <Checkbox
          name="showUsers"
          label={t("people.showUsers")}
          hint={t("people.showUsersHint")}
          checked={values ? values.showUsers === "true" : (group?.showUsers ?? true)}
        />
        <Checkbox
          name="requiresSecondFactor"
          label={t("people.requiresSecondFactor")}
          hint={t("people.requiresSecondFactorHint")}
          checked={values ? values.requiresSecondFactor === "true" : group?.requiresSecondFactor}
        />
      </fieldset>
      {mayChange && <SaveOrCancel home={home} />}
    </Form>
  )
}

/** Domains as one text with commas; the first wrong one stands for all. */
export function DomainsField(field: { value?: string; hint: string; errors: Record<string, string> }) {
  const { t } = useView()
  const wrong = Object.keys(field.errors).find((name) => name.startsWith("allowedEmailDomains"))
  return (
    <TextField
      name="allowedEmailDomains"
      label={t("people.allowedDomains")}
      hint={field.hint}
      value={field.value}
      error={wrong && field.errors[wrong]}
    />
  )
}

export function domainsFromForm(text = ""): string[] {
  return text
    .split(/[\s,;]+/)
    .map((domain) => domain.trim())
    .filter(Boolean)
}

/** A posted form as the body of the call. */
export function groupFromForm(form: Record<string, string>): Record<string, unknown> {
  return {
    name: form.name ?? "",
    groupEmailAddress: (form.groupEmailAddress ?? "").trim(),
    allowedEmailDomains: domainsFromForm(form.allowedEmailDomains),
    showUsers: form.showUsers === "true",
    requiresSecondFactor: form.requiresSecondFactor === "true",
    version: form.version ? Number(form.version) : undefined,
  }
}
