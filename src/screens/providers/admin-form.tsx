/** The form and the check of an identity provider. */
import type { ReactNode } from "react"
import type { IdentityProvider, ProviderCheck } from "../../identity/providers/contract.ts"
import type { ProviderDryRun } from "../../identity/providers/dry-run/contract.ts"
import {
  AUDIENCE_CHARACTERS_MAX,
  CERTIFICATE_CHARACTERS_MAX,
  CLIENT_AUTHENTICATIONS,
  CLIENT_ID_CHARACTERS_MAX,
  ISSUER_CHARACTERS_MAX,
  PROVIDER_NAME_CHARACTERS_MAX,
  SCOPES_CHARACTERS_MAX,
} from "../../identity/providers/rules.ts"
import { CLAIM_KEY_CHARACTERS_MAX } from "../../identity/sources/rules.ts"
import { Button } from "../../web/button.tsx"
import { CheckList, type CheckStep } from "../../web/check-list.tsx"
import { failureText } from "../../web/failure-text.ts"
import { Checkbox, Select, TextArea, TextField } from "../../web/field.tsx"
import { FieldRow, FormSection, Notice } from "../../web/form.tsx"
import { useRefusal } from "../../web/form-context.ts"
import type { NestedFormValues, ValueKinds } from "../../web/form-values.ts"
import type { FieldLabels } from "../../web/test-problems.tsx"
import { useView } from "../../web/view.ts"
import { ClaimsField } from "../signinsources/claims-field.tsx"
import { DryRunPanel, DryRunResult, dryRunButton } from "../signinsources/dry-run-panel.tsx"
import { PersonResult } from "../signinsources/dry-run-people.tsx"
import { SourceForm, StoredSecretField, sourceAddress } from "../signinsources/frame.tsx"

export const PROVIDERS = { section: "providers", path: "/admin/providers", formId: "provider-form" } as const

/** The fields of the form, by their flat names. */
export const PROVIDER_KINDS = {
  name: "text",
  issuer: "text",
  clientId: "text",
  clientSecret: "text",
  clientAuthentication: "text",
  scopes: "text",
  audience: "text",
  "claims.username": "text",
  "claims.firstname": "text",
  "claims.surname": "text",
  "claims.email": "text",
  "claims.groups": "text",
  caCertificate: "text",
  enabled: "flag",
  confirmAddressChange: "flag",
} as const satisfies ValueKinds

const CLAIMS = ["username", "firstname", "surname", "email", "groups"] as const

/** Fields that a check may find wrong. */
export const PROVIDER_LABELS = {
  name: { label: "sources.nameOnSignIn" },
  issuer: { label: "sources.issuer" },
  clientId: { label: "sources.clientId" },
  clientSecret: { label: "sources.clientSecret" },
  clientAuthentication: { label: "sources.clientAuthentication" },
  scopes: { label: "sources.scopes" },
  audience: { label: "sources.audience" },
  "claims.username": { label: "sources.claim_username" },
  "claims.firstname": { label: "sources.claim_firstname" },
  "claims.surname": { label: "sources.claim_surname" },
  "claims.email": { label: "sources.claim_email" },
  "claims.groups": { label: "sources.claim_groups" },
  caCertificate: { label: "sources.caCertificate" },
} as const satisfies FieldLabels

interface ProviderFormProps {
  /** Null for a new one. */
  provider: IdentityProvider | null
  values: NestedFormValues
  /** To be registered at the provider. */
  redirectUri: string
}

export function ProviderForm({ provider, values, redirectUri }: ProviderFormProps) {
  const { t } = useView()
  const refusal = useRefusal(sourceAddress(PROVIDERS, provider))
  const errors = refusal?.errors ?? {}
  const mustConfirm = refusal?.status === 409 && values.issuer !== provider?.issuer
  return (
    <SourceForm kind={PROVIDERS} source={provider} values={values}>
      <TextField name="name" label={PROVIDER_LABELS.name.label} max={PROVIDER_NAME_CHARACTERS_MAX} required />
      <TextField
        name="issuer"
        label={PROVIDER_LABELS.issuer.label}
        hint="sources.issuerHint"
        type="url"
        max={ISSUER_CHARACTERS_MAX}
        required
      />
      {mustConfirm && (
        <Checkbox name="confirmAddressChange" label="sources.confirmAddressChange" checked={false} />
      )}
      <FieldRow>
        <TextField
          name="clientId"
          label={PROVIDER_LABELS.clientId.label}
          max={CLIENT_ID_CHARACTERS_MAX}
          required
        />
        <StoredSecretField
          name="clientSecret"
          label={PROVIDER_LABELS.clientSecret.label}
          isStored={provider?.hasClientSecret ?? false}
        />
      </FieldRow>
      <TextField
        name="redirectUri"
        label="sources.redirectUri"
        hint="sources.redirectUriHint"
        value={redirectUri}
        readOnly
        required
      />
      <Checkbox name="enabled" label="sources.enabledProvider" hint="sources.enabledProviderHint" />
      <FormSection title={t("sources.claimsLegend")}>
        <FieldRow>
          <TextField
            name="scopes"
            label={PROVIDER_LABELS.scopes.label}
            max={SCOPES_CHARACTERS_MAX}
            required
          />
          <TextField name="audience" label={PROVIDER_LABELS.audience.label} max={AUDIENCE_CHARACTERS_MAX} />
        </FieldRow>
        <FieldRow>
          {CLAIMS.map((claim) => (
            <TextField
              key={claim}
              name={`claims.${claim}`}
              label={PROVIDER_LABELS[`claims.${claim}`].label}
              max={CLAIM_KEY_CHARACTERS_MAX}
              required
            />
          ))}
        </FieldRow>
      </FormSection>
      <details className="fold" open={errors.caCertificate !== undefined || undefined}>
        <summary>{t("sources.securityLegend")}</summary>
        <div className="form">
          <Select
            name="clientAuthentication"
            label={PROVIDER_LABELS.clientAuthentication.label}
            options={CLIENT_AUTHENTICATIONS}
            optionLabels="sources.auth_"
            required
          />
          <TextArea
            name="caCertificate"
            label={PROVIDER_LABELS.caCertificate.label}
            hint="sources.caCertificateHint"
            max={CERTIFICATE_CHARACTERS_MAX}
            rows={4}
          />
        </div>
      </details>
    </SourceForm>
  )
}

/** The path of the result of a trial sign-in. */
export function trialPath(trialId: string): string {
  return `${PROVIDERS.path}/try/${trialId}`
}

/** The check beside the form. @param result  null before it */
export function ProviderCheckPanel({
  provider,
  claims,
  result,
}: {
  provider: IdentityProvider | null
  claims: string | undefined
  result: ReactNode
}) {
  return (
    <DryRunPanel formId={PROVIDERS.formId} path={providerCheckPath(provider)} result={result}>
      <ClaimsField formId={PROVIDERS.formId} value={claims} />
      <TrialButton provider={provider} />
    </DryRunPanel>
  )
}

function TrialButton({ provider }: { provider: IdentityProvider | null }) {
  const { t } = useView()
  const path = `${PROVIDERS.path}/${provider?.id ?? "new"}/try`
  return (
    <div className="stack">
      <div>
        <Button icon="external" {...dryRunButton(PROVIDERS.formId, path)}>
          {t("dryrun.trySignIn")}
        </Button>
      </div>
      <p className="field-hint">{t("dryrun.trySignInHint")}</p>
    </div>
  )
}

/** The path that checks the values typed into the form. */
function providerCheckPath(provider: IdentityProvider | null): string {
  return `${PROVIDERS.path}/${provider?.id ?? "new"}/check`
}

export function ProviderResult({ found, name }: { found: ProviderDryRun; name: string }) {
  const { t } = useView()
  const { person, endedSignIns } = found
  return (
    <DryRunResult>
      {endedSignIns > 0 && <Notice tone="amber">{t("dryrun.endedSignIns", { count: endedSignIns })}</Notice>}
      <CheckList steps={useSteps(found, name)} label={t("dryrun.title")} />
      {person && <PersonResult person={person} />}
    </DryRunResult>
  )
}

function useSteps(
  { problem, detail, endpoints, keys, isClientAccepted, durations }: ProviderCheck,
  name: string,
): CheckStep[] {
  const { t } = useView()
  const failure =
    problem === null ? undefined : failureText(t, t(`sources.problem_${problem}`, { name }), detail)
  if (endpoints === null)
    return [
      { state: "failed", text: t("sources.step_discovery"), note: failure },
      { state: "notReached", text: t("sources.step_endpoints") },
      { state: "notReached", text: t("sources.step_noKeys") },
      { state: "notReached", text: t("dryrun.clientAccepted") },
    ]
  const optional = (has: boolean, text: string, missing: string): CheckStep =>
    has ? { state: "passed", text } : { state: "warning", text: missing }
  const clientSteps: CheckStep[] =
    isClientAccepted === null
      ? []
      : [
          isClientAccepted
            ? { state: "passed", text: t("dryrun.clientAccepted"), durationInMs: durations.clientInMs }
            : { state: "failed", text: t("dryrun.clientRefused"), durationInMs: durations.clientInMs },
        ]
  return [
    { state: "passed", text: t("sources.step_discovery"), durationInMs: durations.metadataInMs },
    { state: "passed", text: t("sources.step_issuer"), note: endpoints.issuer },
    { state: "passed", text: t("sources.step_endpoints"), note: endpoints.authorizationEndpoint },
    keys === null
      ? { state: "failed", text: t("sources.step_noKeys"), note: failure }
      : {
          state: "passed",
          text: t("sources.step_keys", { count: keys.count, algorithms: keys.algorithms.join(", ") }),
          durationInMs: durations.keysInMs,
        },
    ...clientSteps,
    optional(endpoints.supportsPkce, t("sources.step_pkce"), t("sources.step_noPkce")),
    optional(endpoints.userinfoEndpoint !== null, t("sources.step_userinfo"), t("sources.step_noUserinfo")),
    optional(endpoints.endSessionEndpoint !== null, t("sources.step_signOut"), t("sources.step_noSignOut")),
    optional(
      endpoints.revocationEndpoint !== null,
      t("sources.step_revocation"),
      t("sources.step_noRevocation"),
    ),
  ]
}
