/** The pages of identity providers in the administration. */
import type { Deps } from "../../base/deps.ts"
import { parse } from "../../base/parse.ts"
import {
  CALLBACK_PATH,
  checkIdentityProvider,
  createIdentityProvider,
  publicOriginOf,
  removeIdentityProvider,
  updateIdentityProvider,
} from "../../identity/providers/actions.ts"
import {
  type IdentityProvider,
  identityProviderChanges,
  type ProviderCheck,
  saveIdentityProvider,
} from "../../identity/providers/contract.ts"
import { CLAIM_NAMES_DEFAULT } from "../../identity/providers/rules.ts"
import { getIdentityProvider, listProviders } from "../../identity/providers/store.ts"
import { flashHeaders } from "../../web/flash.ts"
import { type FormErrors, numberFromForm, submitForm } from "../../web/form-submission.ts"
import { bodyFromValues, type NestedFormValues, valuesOfEntity } from "../../web/form-values.ts"
import { createPageFactory } from "../../web/pages.tsx"
import { isHtmx, redirect, renderDialog, renderPage, renderPartial } from "../../web/responses.ts"
import { DeleteSourceDialog, DeleteSourceForm, SourcesPage } from "../signinsources/frame.tsx"
import { PROVIDER_KINDS, PROVIDERS, ProviderForm, ProviderTest } from "./admin-form.tsx"

const page = createPageFactory<Deps>()
/** As the calls: a provider decides who can sign in. */
const GATE = "superuser"
const PROVIDER = `${PROVIDERS.path}/:identityProviderId` as const

const NEW_VALUES: NestedFormValues = {
  ...valuesOfEntity(PROVIDER_KINDS, { claims: CLAIM_NAMES_DEFAULT }),
  ...{ scopes: "openid profile email", clientAuthentication: "CLIENT_SECRET_BASIC" },
}

interface Shown {
  deps: Deps
  request: Request
  provider: IdentityProvider | null
  values?: NestedFormValues
  formErrors?: FormErrors
  check?: ProviderCheck | null
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

  page("POST", `${PROVIDER}/check`, GATE, async ({ deps, request, path, view }) => {
    const provider = await getIdentityProvider(deps.db, path.identityProviderId)
    const check = await checkIdentityProvider(deps, provider.id, publicOriginOf(deps, request))
    return isHtmx(request)
      ? renderPartial(view, <ProviderTest provider={provider} check={check} />)
      : renderPage(view, await providerPage({ deps, request, provider, check }))
  }),

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
      (formErrors) => <DeleteSourceForm {...{ kind: PROVIDERS, id, name, formErrors }} />,
      () => full,
    )
  }),
]

function formOf({ deps, request, provider, values, formErrors }: Shown) {
  const shown = values ?? (provider ? valuesOfEntity(PROVIDER_KINDS, provider) : NEW_VALUES)
  const redirectUri = `${publicOriginOf(deps, request)}${CALLBACK_PATH}`
  return <ProviderForm {...{ provider, redirectUri, formErrors }} values={shown} />
}

async function providerPage(shown: Shown) {
  return (await providerPageFactory(shown))(shown.formErrors)
}

/** The page with a form that may have errors; everything else is read now. */
async function providerPageFactory(shown: Shown) {
  const providers = await listProviders(shown.deps.db)
  const entries = providers.map(({ id, name, issuer, enabled }) => ({
    ...{ id, name, enabled },
    place: URL.parse(issuer)?.host ?? issuer,
  }))
  const { provider, check = null } = shown
  return (formErrors?: FormErrors) => (
    <SourcesPage
      kind={PROVIDERS}
      entries={entries}
      current={provider?.id ?? null}
      form={formOf({ ...shown, ...(formErrors && { formErrors }) })}
      test={provider && <ProviderTest provider={provider} check={check} />}
    />
  )
}
