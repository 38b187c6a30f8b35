/** The form of a user source: which users of an identity provider or directory belong to the group. */
import { parse } from "../../base/parse.ts"
import { saveLdapSource, saveOidcSource } from "../../identity/sources/contract.ts"
import {
  CLAIM_KEY_CHARACTERS_MAX,
  CLAIM_VALUE_CHARACTERS_MAX,
  MAPPINGS_MAX,
} from "../../identity/sources/rules.ts"
import type { SaveSource, SourceKind, UserSource } from "../../identity/sources/store.ts"
import type { UserGroup } from "../../identity/usergroups/contract.ts"
import { Checkbox, Select, TextArea, TextField, TextListField } from "../../web/field.tsx"
import { textListFromForm } from "../../web/fields.tsx"
import { Form, FormSection, SaveOrCancel, VersionField } from "../../web/form.tsx"
import { useRefusal } from "../../web/form-context.ts"
import { AddRowButton, RemoveRowButton } from "../../web/form-rows.tsx"
import { applyRowCommand, type NestedFormValues, ROW_COMMAND, rowsOfForm } from "../../web/form-values.ts"
import type { FieldLabels } from "../../web/test-problems.tsx"
import { validationText } from "../../web/texts/i18n.ts"
import { useView } from "../../web/view.ts"
import { GROUPS_PATH } from "./group-list.tsx"

export const SOURCE_FORM_ID = "source-form"

/** What the two kinds of sources differ in. */
export const SOURCE_KINDS = {
  OIDC: { tab: "oidc", segment: "oidcusersources", provider: "identityProviderId" },
  LDAP: { tab: "ldap", segment: "ldapusersources", provider: "ldapProviderId" },
} as const satisfies Record<SourceKind, { tab: string; segment: string; provider: string }>

const RULE_LABELS = {
  claimMappings: { label: "people.claimMappings", control: "claimMappings.0.key" },
  groupMappings: { label: "people.groupMappings" },
  allowedEmailDomains: { label: "people.allowedDomains" },
} as const satisfies FieldLabels

/** Fields that a check may find wrong. */
export const SOURCE_LABELS = {
  OIDC: { ...RULE_LABELS, identityProviderId: { label: "people.provider_OIDC", control: "providerId" } },
  LDAP: { ...RULE_LABELS, ldapProviderId: { label: "people.provider_LDAP", control: "providerId" } },
} as const satisfies Record<SourceKind, FieldLabels>

export function sourcePath(userGroupId: string, kind: SourceKind, id: string): string {
  return `${GROUPS_PATH}/${userGroupId}/${SOURCE_KINDS[kind].segment}/${id}`
}

export interface SourceFormProps {
  group: UserGroup
  kind: SourceKind
  /** Null for a new one. */
  source: UserSource | null
  providers: readonly { id: string; name: string }[]
  /** What was typed before a refusal, or before a row was added or removed. */
  values?: NestedFormValues
}

interface ClaimRow {
  key: string
  value: string
  csv: boolean
}

const EMPTY_CLAIM: ClaimRow = { key: "", value: "", csv: false }

/** A button that adds or removes a rule was pressed, not Save. */
export function isRowCommand(form: NestedFormValues): boolean {
  return form[ROW_COMMAND] !== undefined
}

function claimsOfForm(form: NestedFormValues): ClaimRow[] {
  const rows = rowsOfForm(form, "claimMappings").map(({ key = "", value = "", csv }) => ({
    key,
    value,
    csv: csv === "true",
  }))
  return applyRowCommand(rows, form[ROW_COMMAND], () => EMPTY_CLAIM, MAPPINGS_MAX)
}

/** A posted form as the source to be saved. @throws Refusal BAD_REQUEST */
export function sourceFromForm(kind: SourceKind, form: NestedFormValues): SaveSource {
  const mappings = {
    // A rule that was added and left empty is none.
    claimMappings: claimsOfForm(form).filter(({ key, value }) => key !== "" || value !== ""),
    groupMappings: (form.groupMappings ?? "")
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter(Boolean),
    allowedEmailDomains: textListFromForm(form.allowedEmailDomains),
    version: form.version ? Number(form.version) : undefined,
  }
  if (kind === "OIDC") {
    const { identityProviderId, ...source } = parse(saveOidcSource, {
      ...mappings,
      identityProviderId: form.providerId || undefined,
    })
    return { ...source, providerId: identityProviderId }
  }
  const { ldapProviderId, ...source } = parse(saveLdapSource, {
    ...mappings,
    ldapProviderId: form.providerId || undefined,
  })
  return { ...source, providerId: ldapProviderId }
}

export function SourceForm({ group, kind, source, providers, values }: SourceFormProps) {
  const { t } = useView()
  const action = sourcePath(group.id, kind, source?.id ?? "new")
  const errors = useRefusal(action)?.errors ?? {}
  const { tab, provider } = SOURCE_KINDS[kind]
  const home = `${GROUPS_PATH}/${group.id}?tab=${tab}`
  const saved = source && {
    providerId: source.provider.id,
    groupMappings: source.groupMappings.join("\n"),
    allowedEmailDomains: source.allowedEmailDomains.join(", "),
  }
  const claims = values ? claimsOfForm(values) : (source?.claimMappings ?? [EMPTY_CLAIM])
  return (
    <Form id={SOURCE_FORM_ID} draft action={action} values={values ?? saved ?? {}} current={home}>
      {/* Enter saves: the first button of the form would remove a rule. */}
      <button type="submit" hidden />
      {source && <VersionField stored={source.version} />}
      <Select
        name="providerId"
        label={`people.provider_${kind}`}
        options={providers.map(({ id, name }) => ({ value: id, label: name }))}
        empty=""
        error={errors[provider]}
        required
      />
      <FormSection title={t("people.claimMappings")}>
        <p className="field-hint">{t(`people.claimMappingsHint_${kind}`)}</p>
        {errors.claimMappings && <p className="field-error">{validationText(t, errors.claimMappings)}</p>}
        {claims.map((claim, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place
          <ClaimFields key={at} claim={claim} at={at} />
        ))}
        {claims.length < MAPPINGS_MAX && <AddRowButton command={ROW_COMMAND} text="people.addRule" />}
      </FormSection>
      <TextArea
        name="groupMappings"
        label="people.groupMappings"
        hint={`people.groupMappingsHint_${kind}`}
        rows={3}
        error={Object.entries(errors).find(([name]) => name.startsWith("groupMappings"))?.[1]}
      />
      <TextListField
        name="allowedEmailDomains"
        label="people.allowedDomains"
        hint="people.sourceDomainsHint"
      />
      <SaveOrCancel home={home} isSticky />
    </Form>
  )
}

const CLAIM_TEXTS = [
  { part: "key", label: "people.claimKey", max: CLAIM_KEY_CHARACTERS_MAX },
  { part: "value", label: "people.claimValue", max: CLAIM_VALUE_CHARACTERS_MAX },
] as const

function ClaimFields({ claim, at }: { claim: ClaimRow; at: number }) {
  const name = `claimMappings.${at}`
  return (
    <div className="claim-row">
      {CLAIM_TEXTS.map(({ part, label, max }) => (
        <TextField key={part} name={`${name}.${part}`} label={label} value={claim[part]} max={max} required />
      ))}
      <Checkbox name={`${name}.csv`} label="people.claimCsv" checked={claim.csv} />
      <RemoveRowButton command={ROW_COMMAND} at={at} text={["people.removeRule", { n: at + 1 }]} />
    </div>
  )
}
