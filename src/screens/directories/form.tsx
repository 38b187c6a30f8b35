/** The form and the check of a directory (LDAP, Active Directory). */
import type { ReactNode } from "react"
import type { DirectoryResponse } from "../../identity/directories/contract.ts"
import {
  ATTRIBUTE_CHARACTERS_MAX,
  BIND_MODES,
  CA_CHARACTERS_MAX,
  CONFIRMATION_HOURS_MAX,
  DN_CHARACTERS_MAX,
  FILTER_CHARACTERS_MAX,
  GROUP_LOOKUPS,
  NAME_CHARACTERS_MAX,
  PAGE_SIZE_MAX,
  PAGE_SIZE_MIN,
  POSITION_MAX,
} from "../../identity/directories/rules.ts"
import { USERNAME_CHARACTERS_MAX } from "../../identity/users/rules.ts"
import { Checkbox, NumberField, PasswordField, Select, TextArea, TextField } from "../../web/field.tsx"
import { FieldRow, Form, FormSection } from "../../web/form.tsx"
import type { FormErrors } from "../../web/form-submission.ts"
import type { NestedFormValues, ValueKinds } from "../../web/form-values.ts"
import { OptionalTime } from "../../web/time.tsx"
import { useView } from "../../web/view.ts"
import { DryRunPanel } from "../signinsources/dry-run-panel.tsx"
import { SourceActions } from "../signinsources/frame.tsx"

export const DIRECTORY_FORM_ID = "directory-form"
export const DIRECTORIES = { section: "directories", path: "/admin/directories" } as const

/** The fields of the form; the servers are lines of one text. */
export const DIRECTORY_KINDS = {
  name: "text",
  enabled: "flag",
  position: "integer",
  startTls: "flag",
  caCertificate: "text",
  bindMode: "text",
  bindDn: "text",
  bindPassword: "text",
  userBindPattern: "text",
  baseDn: "text",
  userFilter: "text",
  usernameAttribute: "text",
  firstnameAttribute: "text",
  surnameAttribute: "text",
  mailAttribute: "text",
  uniqueIdAttribute: "text",
  groupLookup: "text",
  nestedGroups: "flag",
  groupBaseDn: "text",
  groupFilter: "text",
  groupMemberAttribute: "text",
  pageSize: "integer",
  confirmationHours: "integer",
  confirmAddressChange: "flag",
} as const satisfies ValueKinds

const ATTRIBUTES = [
  "usernameAttribute",
  "firstnameAttribute",
  "surnameAttribute",
  "mailAttribute",
  "uniqueIdAttribute",
] as const

export interface DirectoryFormProps {
  /** Null for a new one. */
  directory: DirectoryResponse | null
  values: NestedFormValues
  formErrors?: FormErrors
}

export function DirectoryForm({ directory, values, formErrors }: DirectoryFormProps) {
  const { t } = useView()
  const errors = formErrors?.errors ?? {}
  // A wrong server is named by its position: "urls.0".
  const wrongUrl = Object.keys(errors).find((name) => name === "urls" || name.startsWith("urls."))
  const flag = (name: "enabled" | "startTls" | "nestedGroups") => (
    <Checkbox name={name} label={t(`sources.${name}`)} />
  )
  const text = (name: keyof typeof DIRECTORY_KINDS, max: number, isRequired: boolean) => (
    <TextField name={name} label={t(`sources.${name}` as "sources.baseDn")} max={max} required={isRequired} />
  )
  return (
    <Form
      id={DIRECTORY_FORM_ID}
      action={directory ? `${DIRECTORIES.path}/${directory.id}` : `${DIRECTORIES.path}/new`}
      values={values}
      formErrors={formErrors}
      draft
    >
      {directory && <input type="hidden" name="version" value={directory.version} />}
      <FieldRow>
        {text("name", NAME_CHARACTERS_MAX, true)}
        <NumberField
          name="position"
          label={t("sources.position")}
          hint={t("sources.positionHint")}
          min={0}
          max={POSITION_MAX}
          required
        />
      </FieldRow>
      {flag("enabled")}
      <FormSection title={t("sources.connection")}>
        <TextArea
          name="urls"
          error={wrongUrl && errors[wrongUrl]}
          label={t("sources.urls")}
          hint={t("sources.urlsHint")}
          rows={2}
          required
        />
        {flag("startTls")}
        {formErrors?.status === 409 && directory && (
          <Checkbox name="confirmAddressChange" label={t("sources.confirmAddressChange")} checked={false} />
        )}
        <TextArea
          name="caCertificate"
          label={t("sources.caCertificate")}
          hint={t("sources.caCertificateHint")}
          max={CA_CHARACTERS_MAX}
          rows={2}
        />
      </FormSection>
      <FormSection title={t("sources.bind")}>
        <Select
          name="bindMode"
          label={t("sources.bindMode")}
          options={BIND_MODES.map((value) => ({ value, label: t(`sources.bindMode_${value}`) }))}
          required
        />
        <FieldRow>
          {text("bindDn", DN_CHARACTERS_MAX, false)}
          <PasswordField
            name="bindPassword"
            label={t("sources.bindPassword")}
            hint={t(directory?.hasBindPassword ? "sources.secretKept" : "sources.secretNone")}
            autoComplete="off"
          />
        </FieldRow>
        <TextField
          name="userBindPattern"
          label={t("sources.userBindPattern")}
          hint={t("sources.userBindPatternHint")}
          max={DN_CHARACTERS_MAX}
        />
      </FormSection>
      <FormSection title={t("sources.people")}>
        {text("baseDn", DN_CHARACTERS_MAX, true)}
        <TextField
          name="userFilter"
          label={t("sources.userFilter")}
          hint={t("sources.userFilterHint")}
          max={FILTER_CHARACTERS_MAX}
          required
        />
        <details className="fold">
          <summary>{t("sources.attributes")}</summary>
          <div className="form">
            <FieldRow>
              {ATTRIBUTES.map((name) => (
                <TextField
                  key={name}
                  name={name}
                  label={t(`sources.${name}`)}
                  max={ATTRIBUTE_CHARACTERS_MAX}
                  required
                />
              ))}
            </FieldRow>
          </div>
        </details>
      </FormSection>
      <details className="fold">
        <summary>{t("sources.groups")}</summary>
        <div className="form">
          <Select
            name="groupLookup"
            label={t("sources.groupLookup")}
            options={GROUP_LOOKUPS.map((value) => ({ value, label: t(`sources.groupLookup_${value}`) }))}
            required
          />
          {flag("nestedGroups")}
          {text("groupBaseDn", DN_CHARACTERS_MAX, false)}
          <FieldRow>
            {text("groupFilter", FILTER_CHARACTERS_MAX, true)}
            {text("groupMemberAttribute", ATTRIBUTE_CHARACTERS_MAX, true)}
          </FieldRow>
        </div>
      </details>
      <details className="fold">
        <summary>{t("sources.limits")}</summary>
        <div className="form">
          <FieldRow>
            <NumberField
              name="pageSize"
              label={t("sources.pageSize")}
              min={PAGE_SIZE_MIN}
              max={PAGE_SIZE_MAX}
              required
            />
            <NumberField
              name="confirmationHours"
              label={t("sources.confirmationHours")}
              hint={t("sources.confirmationHoursHint")}
              min={1}
              max={CONFIRMATION_HOURS_MAX}
              required
            />
          </FieldRow>
        </div>
      </details>
      <SourceActions kind={DIRECTORIES} id={directory?.id ?? null} />
    </Form>
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
    <DryRunPanel formId={DIRECTORY_FORM_ID} path={directoryCheckPath(directory)} result={result}>
      <TextField
        name="username"
        label={t("sources.lookUp")}
        hint={t("sources.lookUpHint")}
        value={username}
        max={USERNAME_CHARACTERS_MAX}
        form={DIRECTORY_FORM_ID}
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
