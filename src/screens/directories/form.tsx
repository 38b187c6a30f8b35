/** The form and the check of a directory (LDAP, Active Directory). */
import type { ReactNode } from "react"
import type { DirectoryResponse } from "../../identity/directories/contract.ts"
import { DIRECTORY_FIELDS } from "../../identity/directories/fields.ts"
import { USERNAME_CHARACTERS_MAX } from "../../identity/users/rules.ts"
import { Checkbox, TextArea, TextField } from "../../web/field.tsx"
import { fieldControls } from "../../web/fields.tsx"
import { FieldRow, FormFold, FormSection } from "../../web/form.tsx"
import { useRefusal } from "../../web/form-context.ts"
import { kindsOfFields, type NestedFormValues, type ValueKinds } from "../../web/form-values.ts"
import type { FieldLabels } from "../../web/test-problems.tsx"
import { OptionalTime } from "../../web/time.tsx"
import { useView } from "../../web/view.ts"
import { DryRunPanel } from "../signinsources/dry-run-panel.tsx"
import { SourceForm, StoredSecretField, sourceAddress } from "../signinsources/frame.tsx"

export const DIRECTORIES = {
  section: "directories",
  path: "/admin/directories",
  formId: "directory-form",
} as const

/** The fields of the form; the servers are lines of one text. */
export const DIRECTORY_KINDS: ValueKinds = {
  ...kindsOfFields(DIRECTORY_FIELDS),
  bindPassword: "text",
  confirmAddressChange: "flag",
}

/** Fields that a check may find wrong. */
export const DIRECTORY_LABELS = {
  ...DIRECTORY_FIELDS,
  bindPassword: { label: "sources.bindPassword" },
} as const satisfies FieldLabels

interface DirectoryFormProps {
  /** Null for a new one. */
  directory: DirectoryResponse | null
  values: NestedFormValues
}

export function DirectoryForm({ directory, values }: DirectoryFormProps) {
  const { t } = useView()
  const refusal = useRefusal(sourceAddress(DIRECTORIES, directory))
  const errors = refusal?.errors ?? {}
  // A wrong server is named by its position: "urls.0".
  const wrongUrl = Object.keys(errors).find((name) => name === "urls" || name.startsWith("urls."))
  const urls = (
    <TextArea
      name="urls"
      error={wrongUrl && errors[wrongUrl]}
      label="sources.urls"
      hint="sources.urlsHint"
      rows={2}
      required
    />
  )
  const fields = fieldControls(DIRECTORY_FIELDS, { controls: { urls } })
  return (
    <SourceForm kind={DIRECTORIES} source={directory} values={values}>
      <FieldRow>
        {fields.name}
        {fields.position}
      </FieldRow>
      {fields.enabled}
      <FormSection title={t("sources.connection")}>
        {fields.urls}
        {fields.startTls}
        {refusal?.status === 409 && directory && (
          <Checkbox name="confirmAddressChange" label="sources.confirmAddressChange" checked={false} />
        )}
        {fields.caCertificate}
      </FormSection>
      <FormSection title={t("sources.bind")}>
        {fields.bindMode}
        <FieldRow>
          {fields.bindDn}
          <StoredSecretField
            name="bindPassword"
            label={DIRECTORY_LABELS.bindPassword.label}
            isStored={directory?.hasBindPassword ?? false}
          />
        </FieldRow>
        {fields.userBindPattern}
      </FormSection>
      <FormSection title={t("sources.people")}>
        {fields.baseDn}
        {fields.userFilter}
        <FormFold
          title={t("sources.attributes")}
          fields={[
            "usernameAttribute",
            "firstnameAttribute",
            "surnameAttribute",
            "mailAttribute",
            "uniqueIdAttribute",
          ]}
        >
          <FieldRow>
            {fields.usernameAttribute}
            {fields.firstnameAttribute}
            {fields.surnameAttribute}
            {fields.mailAttribute}
            {fields.uniqueIdAttribute}
          </FieldRow>
        </FormFold>
      </FormSection>
      <FormFold
        title={t("sources.groups")}
        fields={["groupLookup", "nestedGroups", "groupBaseDn", "groupFilter", "groupMemberAttribute"]}
      >
        {fields.groupLookup}
        {fields.nestedGroups}
        {fields.groupBaseDn}
        <FieldRow>
          {fields.groupFilter}
          {fields.groupMemberAttribute}
        </FieldRow>
      </FormFold>
      <FormFold title={t("sources.limits")} fields={["pageSize", "confirmationHours"]}>
        <FieldRow>
          {fields.pageSize}
          {fields.confirmationHours}
        </FieldRow>
      </FormFold>
    </SourceForm>
  )
}

/** The check beside the form. @param result  null before it */
export function DirectoryCheckPanel({
  directory,
  username,
  result,
}: {
  directory: DirectoryResponse | null
  username: string | undefined
  result: ReactNode
}) {
  const { t } = useView()
  return (
    <DryRunPanel formId={DIRECTORIES.formId} path={directoryCheckPath(directory)} result={result}>
      <TextField
        name="username"
        label="sources.lookUp"
        hint="sources.lookUpHint"
        value={username}
        max={USERNAME_CHARACTERS_MAX}
        form={DIRECTORIES.formId}
      />
      {directory && (
        <p className="field-hint">
          {t("sources.recheckedOn")}{" "}
          <OptionalTime at={directory.recheckedOn} form="minute">
            {t("jobs.notYet")}
          </OptionalTime>
          {directory.unconfirmedPeople > 0 &&
            ` · ${t("sources.unconfirmed", { count: directory.unconfirmedPeople })}`}
        </p>
      )}
    </DryRunPanel>
  )
}

/** The path that checks the values typed into the form. */
export function directoryCheckPath(directory: DirectoryResponse | null): string {
  return `${DIRECTORIES.path}/${directory?.id ?? "new"}/check`
}
