/** The pages of identity providers in the administration. */
import type { ReactNode } from "react"
import type { Actor } from "../../base/authorities.ts"
import type { Deps } from "../../base/deps.ts"
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
import { countUsersByProvider } from "../../identity/users/foreign-users/store.ts"
import { flashHeaders } from "../../web/flash.ts"
import { type FormErrors, numberFromForm, submitForm } from "../../web/form-submission.ts"
import { bodyFromValues, type NestedFormValues, valuesOfEntity } from "../../web/form-values.ts"
import { isHtmx, redirect, renderDialog, renderPage, renderPartial } from "../../web/responses.ts"
import type { View } from "../../web/view.ts"
import { page } from "../page.ts"
import { claimsFromForm } from "../signinsources/claims-field.tsx"
import { DryRunFailed, tryDryRun } from "../signinsources/dry-run-panel.tsx"
import { DeleteSourceDialog, DeleteSourceForm, SourcesPage } from "../signinsources/frame.tsx"
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

/** The rule of the calls: a provider decides who can sign in. */
const GATE = "superuser"
const PROVIDER = `${PROVIDERS.path}/:identityProviderId` as const

const NEW_VALUES: NestedFormValues = {
  ...valuesOfEntity(PROVIDER_KINDS, { claims: CLAIM_NAMES_DEFAULT }),
  scopes: "openid profile email",
  clientAuthentication: "CLIENT_SECRET_BASIC",
}

interface Shown {
  deps: Deps
  request: Request
  provider: IdentityProvider | null
  values?: NestedFormValues
  formErrors?: FormErrors
  checked?: { claims: string; result: ReactNode }
}

export const providerAdminPages = [
  page("GET", PROVIDERS.path, GATE, async ({ deps, request, view }) => {
    const [first] = await listProviders(deps.db)
    if (first) return renderPage(view, await providerPage({ deps, request, provider: first }))
    return renderPage(view, <SourcesPage kind={PROVIDERS} entries={[]} current={undefined} />)
  }),

  page("GET", `${PROVIDERS.path}/new`, GATE, async ({ deps, request, view }) =>
    renderPage(view, await providerPage({ deps, request, provider: null })),
  ),

  page("POST", `${PROVIDERS.path}/new`, GATE, async (call) => {
    const { deps, actor, request } = call
    const values = await call.form()
    const shown = { deps, request, provider: null, values }
    const pageAgain = await providerPageFactory(shown)
    return submitForm(
      call,
      async () => {
        const input = parse(saveIdentityProvider, bodyFromValues(PROVIDER_KINDS, values))
        const { id } = await createIdentityProvider(deps, actor, input)
        return redirect(request, `${PROVIDERS.path}/${id}`, flashHeaders("saved"))
      },
      (formErrors) => formOf({ ...shown, formErrors }),
      pageAgain,
    )
  }),

  page("GET", PROVIDER, GATE, async ({ deps, request, path, view }) => {
    const provider = await getIdentityProvider(deps.db, path.identityProviderId)
    return renderPage(view, await providerPage({ deps, request, provider }))
  }),

  page("POST", PROVIDER, GATE, async (call) => {
    const { deps, actor, request, path } = call
    const values = await call.form()
    const provider = await getIdentityProvider(deps.db, path.identityProviderId)
    const shown = { deps, request, provider, values }
    const pageAgain = await providerPageFactory(shown)
    return submitForm(
      call,
      async () => {
        const body = {
          ...bodyFromValues(PROVIDER_KINDS, values),
          version: numberFromForm(values.version),
        }
        await updateIdentityProvider(deps, actor, provider.id, parse(identityProviderChanges.schema, body))
        return redirect(request, `${PROVIDERS.path}/${provider.id}`, flashHeaders("saved"))
      },
      (formErrors) => formOf({ ...shown, formErrors }),
      pageAgain,
    )
  }),

  page("POST", `${PROVIDERS.path}/new/check`, GATE, async (call) => answerCheck(call, null)),

  page("POST", `${PROVIDER}/check`, GATE, async (call) =>
    answerCheck(call, await getIdentityProvider(call.deps.db, call.path.identityProviderId)),
  ),

  page("POST", `${PROVIDERS.path}/new/try`, GATE, async (call) => answerTrial(call, null)),

  page("POST", `${PROVIDER}/try`, GATE, async (call) =>
    answerTrial(call, await getIdentityProvider(call.deps.db, call.path.identityProviderId)),
  ),

  page("GET", `${PROVIDERS.path}/try/:trialId`, GATE, async ({ deps, actor, path, view }) =>
    renderPage(view, <TrialPage {...(await readProviderTrial(deps, actor, path.trialId))} />),
  ),

  page("GET", `${PROVIDER}/delete`, GATE, async (call) => {
    const { id, name } = await getIdentityProvider(call.deps.db, call.path.identityProviderId)
    return renderDialog(
      call,
      `${PROVIDERS.path}/${id}`,
      <DeleteSourceDialog kind={PROVIDERS} id={id} name={name} />,
    )
  }),

  page("POST", `${PROVIDER}/delete`, GATE, async (call) => {
    const { deps, actor, request, path } = call
    const provider = await getIdentityProvider(deps.db, path.identityProviderId)
    const { id, name } = provider
    const full = await providerPage({ deps, request, provider })
    return submitForm(
      call,
      async () => {
        await removeIdentityProvider(deps, actor, id)
        return redirect(request, PROVIDERS.path, flashHeaders("saved"))
      },
      (formErrors) => <DeleteSourceForm kind={PROVIDERS} id={id} name={name} formErrors={formErrors} />,
      () => full,
    )
  }),
]

type FormCall = {
  deps: Deps
  actor: Actor
  request: Request
  view: View
  form: () => Promise<NestedFormValues>
}

/** Checks what is typed; problems are shown in the panel of the check. */
async function answerCheck(call: FormCall, provider: IdentityProvider | null): Promise<Response> {
  const { deps, actor, request, view } = call
  const values = await call.form()
  const tried = await tryDryRun(view, () => {
    const target = { providerId: provider?.id ?? null, ownOrigin: publicOriginOf(deps, request) }
    const claims = claimsFromForm(values.claims)
    return dryRunIdentityProvider(deps, actor, target, typedSettings(values), claims)
  })
  return "result" in tried
    ? answerPanel(call, provider, values, <ProviderResult found={tried.result} name={values.name ?? ""} />)
    : answerPanel(call, provider, values, <DryRunFailed failure={tried.failure} fields={PROVIDER_LABELS} />)
}

/** Sends the browser to the provider with what is typed. */
async function answerTrial(call: FormCall, provider: IdentityProvider | null): Promise<Response> {
  const { deps, actor, request, view } = call
  const values = await call.form()
  const target = { providerId: provider?.id ?? null, ownOrigin: publicOriginOf(deps, request) }
  const tried = await tryDryRun(view, () => startProviderTrial(deps, actor, target, typedSettings(values)))
  return "result" in tried
    ? providerRedirect(request, tried.result)
    : answerPanel(call, provider, values, <DryRunFailed failure={tried.failure} fields={PROVIDER_LABELS} />)
}

const typedSettings = (values: NestedFormValues) =>
  parse(saveIdentityProvider, {
    ...bodyFromValues(PROVIDER_KINDS, values),
    version: numberFromForm(values.version),
  })

async function answerPanel(
  { deps, request, view }: FormCall,
  provider: IdentityProvider | null,
  values: NestedFormValues,
  result: ReactNode,
): Promise<Response> {
  if (isHtmx(request)) return renderPartial(view, result)
  const checked = { claims: values.claims ?? "", result }
  return renderPage(view, await providerPage({ deps, request, provider, values, checked }))
}

function formOf({ deps, request, provider, values, formErrors }: Shown) {
  const shown = values ?? (provider ? valuesOfEntity(PROVIDER_KINDS, provider) : NEW_VALUES)
  const redirectUri = `${publicOriginOf(deps, request)}${CALLBACK_PATH}`
  return <ProviderForm provider={provider} redirectUri={redirectUri} formErrors={formErrors} values={shown} />
}

async function providerPage(shown: Shown) {
  return (await providerPageFactory(shown))(shown.formErrors)
}

/** The page with a form that may have errors; everything else is read now. */
async function providerPageFactory(shown: Shown) {
  const { db } = shown.deps
  const [providers, users] = await Promise.all([listProviders(db), countUsersByProvider(db, "OIDC")])
  const entries = providers.map(({ id, name, issuer, enabled }) => ({
    id,
    name,
    enabled,
    users: users.get(id) ?? 0,
    place: URL.parse(issuer)?.host ?? issuer,
  }))
  const { provider, checked } = shown
  return (formErrors?: FormErrors) => (
    <SourcesPage
      kind={PROVIDERS}
      entries={entries}
      current={provider?.id ?? null}
      form={formOf({ ...shown, formErrors })}
      test={
        <ProviderCheckPanel provider={provider} claims={checked?.claims} result={checked?.result ?? null} />
      }
    />
  )
}
