/** The pages of identity providers in the administration. */
import { parse } from "../../base/parse.ts"
import {
  CALLBACK_PATH,
  createIdentityProvider,
  publicOriginOf,
  removeIdentityProvider,
  updateIdentityProvider,
} from "../../identity/providers/actions.ts"
import {
  type IdentityProvider,
  identityProviderChanges,
  saveIdentityProvider,
} from "../../identity/providers/contract.ts"
import { dryRunIdentityProvider } from "../../identity/providers/dry-run/actions.ts"
import { CLAIM_NAMES_DEFAULT } from "../../identity/providers/rules.ts"
import { getIdentityProvider, listProviders } from "../../identity/providers/store.ts"
import { readProviderTrial, startProviderTrial } from "../../identity/providers/trial/actions.ts"
import { numberFromForm } from "../../web/form-submission.ts"
import { bodyFromValues, type NestedFormValues, valuesOfEntity } from "../../web/form-values.ts"
import { renderPage } from "../../web/responses.ts"
import { page } from "../page.ts"
import { claimsFromForm } from "../signinsources/claims-field.tsx"
import { DryRunFailed, tryDryRun } from "../signinsources/dry-run-panel.tsx"
import {
  answerCheck,
  SOURCES_GATE,
  type SourceCall,
  type SourceKind,
  sourcePages,
} from "../signinsources/pages.tsx"
import {
  PROVIDER_KINDS,
  PROVIDER_LABELS,
  PROVIDERS,
  ProviderCheckPanel,
  ProviderForm,
  ProviderResult,
} from "./admin-form.tsx"
import { providerRedirect } from "./pages.tsx"
import { TrialPage } from "./trial-page.tsx"

const NEW_VALUES: NestedFormValues = {
  ...valuesOfEntity(PROVIDER_KINDS, { claims: CLAIM_NAMES_DEFAULT }),
  scopes: "openid profile email",
  clientAuthentication: "CLIENT_SECRET_BASIC",
}

const PROVIDER_SOURCES: SourceKind<IdentityProvider> = {
  ...PROVIDERS,

  provider: "OIDC",
  async listEntries(db) {
    const providers = await listProviders(db)
    return providers.map((provider) => ({
      ...provider,
      place: URL.parse(provider.issuer)?.host ?? provider.issuer,
    }))
  },
  get: ({ db }, id) => getIdentityProvider(db, id),
  create: ({ deps, actor }, values) =>
    createIdentityProvider(deps, actor, parse(saveIdentityProvider, bodyFromValues(PROVIDER_KINDS, values))),
  update({ deps, actor }, id, values) {
    const body = { ...bodyFromValues(PROVIDER_KINDS, values), version: numberFromForm(values.version) }
    return updateIdentityProvider(deps, actor, id, parse(identityProviderChanges.schema, body))
  },
  remove: removeIdentityProvider,

  renderForm({ deps, request }, { source, values }) {
    const shown = values ?? (source ? valuesOfEntity(PROVIDER_KINDS, source) : NEW_VALUES)
    const redirectUri = `${publicOriginOf(deps, request)}${CALLBACK_PATH}`
    return <ProviderForm provider={source} redirectUri={redirectUri} values={shown} />
  },
  renderCheck: (provider, check) => (
    <ProviderCheckPanel
      provider={provider}
      claims={check && (check.values.claims ?? "")}
      result={check?.result ?? null}
    />
  ),

  async check({ deps, actor, request, view }, provider, values) {
    const tried = await tryDryRun(view, () => {
      const target = { providerId: provider?.id ?? null, ownOrigin: publicOriginOf(deps, request) }
      const claims = claimsFromForm(values.claims)
      return dryRunIdentityProvider(deps, actor, target, typedSettings(values), claims)
    })
    return "result" in tried ? (
      <ProviderResult found={tried.result} name={values.name ?? ""} />
    ) : (
      <DryRunFailed failure={tried.failure} fields={PROVIDER_LABELS} />
    )
  },
}

export const providerAdminPages = [
  ...sourcePages(PROVIDER_SOURCES),

  page("POST", `${PROVIDERS.path}/new/try`, SOURCES_GATE, async (call) =>
    answerTrial(call, null, await call.form()),
  ),

  page("POST", `${PROVIDERS.path}/:id/try`, SOURCES_GATE, async (call) =>
    answerTrial(call, await getIdentityProvider(call.deps.db, call.path.id), await call.form()),
  ),

  page("GET", `${PROVIDERS.path}/try/:trialId`, SOURCES_GATE, async ({ deps, actor, path, view }) =>
    renderPage(view, <TrialPage {...(await readProviderTrial(deps, actor, path.trialId))} />),
  ),
]

/** Sends the browser to the provider with what is typed. */
async function answerTrial(
  call: SourceCall,
  provider: IdentityProvider | null,
  values: NestedFormValues,
): Promise<Response> {
  const { deps, actor, request, view } = call
  const target = { providerId: provider?.id ?? null, ownOrigin: publicOriginOf(deps, request) }
  const tried = await tryDryRun(view, () => startProviderTrial(deps, actor, target, typedSettings(values)))
  if ("result" in tried) return providerRedirect(request, tried.result)
  const result = <DryRunFailed failure={tried.failure} fields={PROVIDER_LABELS} />
  return answerCheck(PROVIDER_SOURCES, call, provider, { values, result })
}

const typedSettings = (values: NestedFormValues) =>
  parse(saveIdentityProvider, {
    ...bodyFromValues(PROVIDER_KINDS, values),
    version: numberFromForm(values.version),
  })
