/** One's own API tokens: the list, a new one shown once, and their end. */
import type { Actor } from "../../base/authorities.ts"
import { hoursAfter } from "../../base/clock.ts"
import type { Deps } from "../../base/deps.ts"
import type { Page } from "../../base/page-request.ts"
import { parse } from "../../base/parse.ts"
import { createApiToken, revokeOwnApiToken } from "../../identity/apitokens/actions.ts"
import {
  type ApiToken,
  type CreatedApiToken,
  createApiToken as createApiTokenInput,
} from "../../identity/apitokens/contract.ts"
import {
  API_TOKEN_DAYS_DEFAULT,
  API_TOKEN_DAYS_MAX,
  API_TOKEN_NAME_CHARACTERS_MAX,
  API_TOKEN_SCOPES,
  missingScopes,
} from "../../identity/apitokens/rules.ts"
import { apiTokensPage } from "../../identity/apitokens/store.ts"
import { listDeviceAuthoritiesOfUser } from "../../identity/roles/device-roles/store.ts"
import { type ConfirmationDue, findConfirmationDue } from "../../identity/users/confirmation/store.ts"
import { requireStepUp } from "../../system/stepuppolicy/actions.ts"
import { Button, ButtonLink } from "../../web/button.tsx"
import { ConfirmDialog } from "../../web/confirm-dialog.tsx"
import { Dialog, DialogActions, dialogTrigger } from "../../web/dialog.tsx"
import { EmptyState } from "../../web/empty-state.tsx"
import { Checkbox, Select, TextField } from "../../web/field.tsx"
import { flashHeaders } from "../../web/flash.ts"
import { Form, FormActions, Notice } from "../../web/form.tsx"
import { useRefusal } from "../../web/form-context.ts"
import { submitForm } from "../../web/form-submission.ts"
import { List, type ListDeclaration } from "../../web/list.tsx"
import { parsePageRequest } from "../../web/pages.tsx"
import { ProfileLayout } from "../../web/profile-layout.tsx"
import { redirect, renderDialog, renderPage, renderPart } from "../../web/responses.ts"
import { validationText } from "../../web/texts/i18n.ts"
import { Time, TimeOrNever } from "../../web/time.tsx"
import { useView } from "../../web/view.ts"
import { page } from "../page.ts"
import { AUTHORITY_GROUPS, authorityName } from "../roles/authority-names.ts"

const TOKENS_PATH = "/profile/tokens"
/** Selectable validity periods in days. */
const VALIDITY_DAYS = [30, API_TOKEN_DAYS_DEFAULT, 180, API_TOKEN_DAYS_MAX]
/** A checkbox per scope: a form's fields have one value each. */
const SCOPE_FIELD_PREFIX = "scope_"
/** Of the button that makes the token, then of the one that copies it: a second Enter must not close what is shown only once. */
const NEXT_BUTTON_ID = "next-token-step"

export const apiTokenPages = [
  page("GET", TOKENS_PATH, "signedIn", async ({ deps, actor, query, view }) => {
    const request = parsePageRequest(query)
    const tokens = await apiTokensPage(deps.db, actor.userId, request, deps.clock())
    const confirmation = await findConfirmationDue(deps.db, actor.userId)
    return renderPage(view, <TokensPage tokens={tokens} confirmation={confirmation} />)
  }),

  page("GET", `${TOKENS_PATH}/new`, "signedIn", async (call) => {
    const { deps, actor } = call
    // Required before the form: a step-up at a provider leaves the page and would lose the input.
    await requireStepUp(deps, actor, "CREATE_API_TOKEN")
    const scopes = await listGrantableScopes(deps, actor)
    const form = { scopes, name: "", days: API_TOKEN_DAYS_DEFAULT, chosen: [] }
    return renderDialog(call, TOKENS_PATH, <NewTokenDialog {...form} />)
  }),

  page("POST", `${TOKENS_PATH}/new`, "signedIn", async ({ deps, actor, request, form, address, view }) => {
    const given = await form()
    const chosen = API_TOKEN_SCOPES.filter((scope) => given[SCOPE_FIELD_PREFIX + scope] === "true")
    const days = VALIDITY_DAYS.find((one) => String(one) === given.days) ?? API_TOKEN_DAYS_DEFAULT
    const props = { scopes: await listGrantableScopes(deps, actor), name: given.name ?? "", days, chosen }
    return submitForm(
      { request, view },
      async () => {
        const expiresOn = hoursAfter(deps.clock(), days * 24).toISOString()
        const input = parse(createApiTokenInput, { name: given.name, scopes: chosen, expiresOn })
        const made = await createApiToken(deps, actor, input, address)
        const shown = <CreatedToken made={made} />
        return renderPart({ request, view }, shown, <FormPage>{shown}</FormPage>, 201)
      },
      <NewTokenForm {...props} />,
      <FormPage>
        <NewTokenForm {...props} />
      </FormPage>,
    )
  }),

  page("POST", `${TOKENS_PATH}/:apiTokenId/end`, "signedIn", async (call) => {
    await revokeOwnApiToken(call.deps, call.actor, call.path.apiTokenId, call.address)
    return redirect(call.request, TOKENS_PATH, flashHeaders("ended"))
  }),

  page("GET", `${TOKENS_PATH}/:apiTokenId/end`, "signedIn", (call) =>
    renderDialog(call, TOKENS_PATH, <EndTokenDialog apiTokenId={call.path.apiTokenId} />),
  ),
]

/** The scopes that the user may grant to a token now. */
async function listGrantableScopes(deps: Deps, actor: Actor): Promise<string[]> {
  const anywhere: string[] = await listDeviceAuthoritiesOfUser(deps.db, actor.userId)
  const missing = new Set(missingScopes(actor, anywhere, API_TOKEN_SCOPES))
  return API_TOKEN_SCOPES.filter((scope) => !missing.has(scope))
}

function TokensPage({
  tokens,
  confirmation,
}: {
  tokens: Page<ApiToken>
  /** The confirmation on which the user's tokens depend; null when none is needed. */
  confirmation: ConfirmationDue | null
}) {
  const { t } = useView()
  return (
    <ProfileLayout tab="tokens">
      <p className="page-intro">
        {t("access.tokensIntro")} <a href="/api-reference">{t("access.apiReference")}</a>
      </p>
      {confirmation && (
        <Notice tone="amber">
          {"days" in confirmation
            ? t("access.tokensSuspendedProvider", confirmation)
            : t("access.tokensSuspendedDirectory", confirmation)}
        </Notice>
      )}
      <List
        {...TOKEN_LIST}
        path={TOKENS_PATH}
        page={tokens}
        empty={<EmptyState icon="lock">{t("access.noTokens")}</EmptyState>}
        actions={
          <Button kind="primary" icon="plus" {...dialogTrigger(`${TOKENS_PATH}/new`)}>
            {t("access.newToken")}
          </Button>
        }
      />
    </ProfileLayout>
  )
}

const TOKEN_LIST: ListDeclaration<ApiToken> = {
  id: "token-list",
  label: "profile.tokens",
  columns: [
    { id: "name", head: "access.tokenName", narrow: "title", cell: ({ name }) => name },
    {
      id: "scopes",
      head: "access.scopes",
      cell: ({ scopes, device }, { t }) => (
        <span className="access-scopes">
          {scopes.map((scope) => authorityName(t, scope)).join(", ")}
          {device && <span className="muted"> · {t("access.onlyOn", { name: device.name })}</span>}
        </span>
      ),
    },
    {
      id: "made",
      narrow: "labelled",
      head: "access.column_made",
      cell: ({ createdOn, createdAddress }) => (
        <WithAddress address={createdAddress}>
          <Time at={createdOn} />
        </WithAddress>
      ),
    },
    {
      id: "expires",
      narrow: "labelled",
      head: "access.column_expires",
      cell: ({ expiresOn }) => <Time at={expiresOn} form="minute" />,
    },
    {
      id: "used",
      narrow: "labelled",
      head: "access.column_lastUsed",
      cell: ({ lastUsedOn, lastAddress }) => (
        <WithAddress address={lastAddress}>
          <TimeOrNever at={lastUsedOn} />
        </WithAddress>
      ),
    },
    {
      id: "end",
      head: "access.end",
      isHeaderHidden: true,
      cell: ({ id }, { t }) => (
        <Button kind="quiet" icon="delete" {...dialogTrigger(`${TOKENS_PATH}/${id}/end`)}>
          {t("access.end")}
        </Button>
      ),
    },
  ],
}

interface NewTokenProps {
  /** To choose from. */
  scopes: readonly string[]
  name: string
  days: number
  chosen: readonly string[]
}

/** A time, and below it the address of the network. */
function WithAddress({ address, children }: { address: string; children: React.ReactNode }) {
  return (
    <span className="cell-lines">
      {children}
      <span className="muted">{address}</span>
    </span>
  )
}

function NewTokenDialog(props: NewTokenProps) {
  const { t } = useView()
  return (
    <Dialog id="new-token" title={t("access.newToken")} size="large">
      <NewTokenForm {...props} />
    </Dialog>
  )
}

function NewTokenForm({ scopes, name, days, chosen }: NewTokenProps) {
  const { t } = useView()
  const action = `${TOKENS_PATH}/new`
  const wrongScopes = useRefusal(action)?.errors.scopes
  return (
    <Form id="new-token-form" action={action} values={{ name, days: String(days) }} draft>
      <TextField
        name="name"
        label="access.tokenName"
        hint="access.tokenNameHint"
        max={API_TOKEN_NAME_CHARACTERS_MAX}
        autoFocus
        required
      />
      <Select
        name="days"
        label="access.tokenValidity"
        options={VALIDITY_DAYS.map((n) => ({ value: String(n), label: t("access.days", { n }) }))}
        required
      />
      <fieldset className="access-choice" aria-describedby={wrongScopes ? "scopes-error" : undefined}>
        <legend className="field-label">{t("access.scopes")}</legend>
        <p className="field-hint">{t("access.scopesHint")}</p>
        <div className="access-choices">
          {AUTHORITY_GROUPS.map((group) => (
            <ScopeGroup key={group.id} group={group} scopes={scopes} chosen={chosen} />
          ))}
        </div>
        {wrongScopes && (
          <p className="field-error" id="scopes-error">
            {validationText(t, wrongScopes)}
          </p>
        )}
      </fieldset>
      <DialogActions submit="access.createToken" submitId={NEXT_BUTTON_ID} />
    </Form>
  )
}

/** Scopes about the same things, with the name that calls and error messages have for each. */
function ScopeGroup({
  group: { id, authorities },
  scopes,
  chosen,
}: Pick<NewTokenProps, "scopes" | "chosen"> & { group: (typeof AUTHORITY_GROUPS)[number] }) {
  const { t } = useView()
  const own = authorities.filter(({ authority }) => scopes.includes(authority))
  if (own.length === 0) return null
  return (
    <fieldset className="access-choice">
      <legend>{t(`roles.group_${id}`)}</legend>
      {own.map(({ authority, name }) => (
        <Checkbox
          key={authority}
          name={SCOPE_FIELD_PREFIX + authority}
          label={{ verbatim: name(t) }}
          hint={{ verbatim: authority }}
          checked={chosen.includes(authority)}
        />
      ))}
    </fieldset>
  )
}

/** The only time that the token is shown. */
function CreatedToken({ made }: { made: CreatedApiToken }) {
  const { t } = useView()
  return (
    <div className="stack" id="new-token-form">
      <Notice tone="green">{t("access.tokenCreated", { name: made.name })}</Notice>
      <div className="field">
        <label className="field-label" htmlFor="made-token">
          {t("access.token")}
        </label>
        <output id="made-token" className="input access-token">
          {made.token}
        </output>
      </div>
      <FormActions>
        <Button id={NEXT_BUTTON_ID} kind="primary" icon="copy" data-copies="made-token">
          {t("factors.copyCodes")}
        </Button>
        <ButtonLink href={TOKENS_PATH}>{t("access.tokenCopied")}</ButtonLink>
      </FormActions>
    </div>
  )
}

/** Without scripts the dialog's form is a page. */
function FormPage({ children }: { children: React.ReactNode }) {
  return <ProfileLayout tab="tokens">{children}</ProfileLayout>
}

function EndTokenDialog({ apiTokenId }: { apiTokenId: string }) {
  const { t } = useView()
  return (
    <ConfirmDialog
      id="end-token"
      title="access.endTokenTitle"
      action={`${TOKENS_PATH}/${encodeURIComponent(apiTokenId)}/end`}
      submit="access.end"
    >
      <p>{t("access.endTokenText")}</p>
    </ConfirmDialog>
  )
}
