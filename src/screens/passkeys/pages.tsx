/** The user's own passkeys. */
import type { Actor } from "../../base/authorities.ts"
import type { Deps } from "../../base/deps.ts"
import type { Page } from "../../base/page-request.ts"
import { parse, parseJson } from "../../base/parse.ts"
import { registerPasskey, removeOwnPasskey, renamePasskey } from "../../identity/passkeys/actions.ts"
import {
  newPasskey,
  type Passkey,
  passkeyNameInput,
  registrationResponse,
} from "../../identity/passkeys/contract.ts"
import { PASSKEY_NAME_CHARACTERS_MAX } from "../../identity/passkeys/rules.ts"
import { getPasskey, passkeysPage } from "../../identity/passkeys/store.ts"
import { getUser } from "../../identity/users/store.ts"
import { Button } from "../../web/button.tsx"
import { ConfirmDialog, Consequences } from "../../web/confirm-dialog.tsx"
import { Dialog, DialogActions, dialogTrigger } from "../../web/dialog.tsx"
import { EmptyState } from "../../web/empty-state.tsx"
import { TextField } from "../../web/field.tsx"
import { flashHeaders } from "../../web/flash.ts"
import { Form, Notice } from "../../web/form.tsx"
import { useRefusal } from "../../web/form-context.ts"
import { submitForm } from "../../web/form-submission.ts"
import { parsePageRequest } from "../../web/pages.tsx"
import { Panel } from "../../web/panel.tsx"
import { ProfileLayout } from "../../web/profile-layout.tsx"
import { redirect, renderDialog, renderPage } from "../../web/responses.ts"
import { type Column, Table } from "../../web/table.tsx"
import { validationText } from "../../web/texts/i18n.ts"
import { Time } from "../../web/time.tsx"
import { useView } from "../../web/view.ts"
import { getOwnFactors, passkeyConsequences } from "../otp/factor-consequences.ts"
import { page } from "../page.ts"
import { hasRelyingParty, PasskeyButton } from "./passkey-button.tsx"

const PASSKEYS_PATH = "/profile/passkeys"
const PASSKEY_PATH = `${PASSKEYS_PATH}/:passkeyId` as const

export const passkeyPages = [
  page("GET", PASSKEYS_PATH, "signedIn", async ({ deps, actor, query, request, view }) => {
    const passkeys = await passkeysPage(deps.db, actor.userId, parsePageRequest(query, { plain: true }))
    const shown = { passkeys, provider: await findOrigin(deps, actor) }
    return renderPage(view, <PasskeysPage {...shown} isUsable={hasRelyingParty(deps, request)} />)
  }),

  page("POST", PASSKEYS_PATH, "signedIn", async ({ deps, actor, request, form, address, view }) => {
    const { name, answer } = await form()
    const passkeys = await passkeysPage(deps.db, actor.userId, parsePageRequest({}))
    const shown = { passkeys, provider: await findOrigin(deps, actor) }
    return submitForm(
      { request, view },
      async () => {
        const made = parse(newPasskey, { name, answer: parseJson(registrationResponse, answer) })
        await registerPasskey(deps, actor, { ...made, address }, request)
        return redirect(request, PASSKEYS_PATH, flashHeaders("saved"))
      },
      null,
      <PasskeysPage {...shown} isUsable={hasRelyingParty(deps, request)} typedName={name} />,
    )
  }),

  page("GET", `${PASSKEY_PATH}/rename`, "signedIn", async (call) => {
    const { deps, actor, path, view } = call
    const passkey = await getPasskey(deps.db, actor.userId, path.passkeyId)
    return renderDialog(
      call,
      PASSKEYS_PATH,
      <Dialog id="rename-passkey" title={view.t("factors.rename")} size="small">
        <RenameForm passkey={passkey} />
      </Dialog>,
    )
  }),

  page("POST", `${PASSKEY_PATH}/rename`, "signedIn", async ({ deps, actor, path, request, form, view }) => {
    const { name = "" } = await form()
    const passkey = await getPasskey(deps.db, actor.userId, path.passkeyId)
    const again = <RenameForm passkey={{ ...passkey, name }} />
    return submitForm(
      { request, view },
      async () => {
        await renamePasskey(deps, actor, path.passkeyId, parse(passkeyNameInput, { name }).name)
        return redirect(request, PASSKEYS_PATH, flashHeaders("saved"))
      },
      again,
      <ProfileLayout tab="passkeys">{again}</ProfileLayout>,
    )
  }),

  page("GET", `${PASSKEY_PATH}/remove`, "signedIn", async (call) => {
    const { deps, actor, path, view } = call
    const { id, name } = await getPasskey(deps.db, actor.userId, path.passkeyId)
    const factors = await getOwnFactors(deps, actor.userId)
    return renderDialog(
      call,
      PASSKEYS_PATH,
      <ConfirmDialog
        id="remove-passkey"
        title={["factors.removeTitle", { name }]}
        action={`${PASSKEYS_PATH}/${id}/remove`}
        submit="factors.remove"
      >
        <Consequences lines={passkeyConsequences(factors).map((text) => view.t(text))} />
      </ConfirmDialog>,
    )
  }),

  page("POST", `${PASSKEY_PATH}/remove`, "signedIn", async ({ deps, actor, path, request }) => {
    await removeOwnPasskey(deps, actor, path.passkeyId)
    return redirect(request, PASSKEYS_PATH, flashHeaders("saved"))
  }),
]

/** The name of the identity provider or directory that a user comes from; null for local users. */
async function findOrigin({ db, clock }: Deps, { userId }: Actor): Promise<string | null> {
  const { identityProviderName, ldapProviderName } = await getUser(db, userId, clock())
  return identityProviderName ?? ldapProviderName
}

function PasskeysPage({
  passkeys,
  provider,
  isUsable,
  typedName,
}: {
  passkeys: Page<Passkey>
  /** Of a user who signs in elsewhere; null for others. */
  provider: string | null
  isUsable: boolean
  /** Of a passkey that was refused. */
  typedName?: string | undefined
}) {
  const { t } = useView()
  const refusal = useRefusal(PASSKEYS_PATH)
  const problem = refusal?.error ?? (refusal?.errors.name && validationText(t, refusal.errors.name))
  const name = typedName ?? t("factors.passkeySuggestion", { n: passkeys.total + 1 })
  return (
    <ProfileLayout tab="passkeys">
      <div className="stack">
        <Panel title={t("factors.passkeys")} icon="key" flush={passkeys.total > 0}>
          {passkeys.total === 0 ? (
            <EmptyState icon="key">{t("factors.noPasskeys")}</EmptyState>
          ) : (
            <PasskeyTable passkeys={passkeys.rows} />
          )}
        </Panel>
        <Panel title={t("factors.addPasskey")} icon="plus">
          <div className="narrow form">
            <p>
              {t("factors.passkeyIntro")}{" "}
              {provider
                ? t("profile.passkeyBesideProvider", { provider })
                : t("profile.passkeyReplacesPassword")}
            </p>
            {problem && <Notice tone="red">{problem}</Notice>}
            <PasskeyButton
              isUsable={isUsable}
              purpose="REGISTER"
              label={t("factors.addPasskey")}
              action={PASSKEYS_PATH}
              name={name}
            />
          </div>
        </Panel>
      </div>
    </ProfileLayout>
  )
}

function PasskeyTable({ passkeys }: { passkeys: readonly Passkey[] }) {
  const { t } = useView()
  const columns: Column<Passkey>[] = [
    { id: "name", head: "factors.passkeyName", cell: ({ name }) => name, narrow: "title" },
    { id: "site", head: "factors.passkeyHost", cell: ({ site }) => site },
    { id: "added", head: "factors.added", cell: ({ createdOn }) => <Time at={createdOn} /> },
    {
      id: "used",
      head: "factors.lastUsed",
      cell: ({ lastUsedOn }) => (lastUsedOn ? <Time at={lastUsedOn} /> : t("factors.never")),
    },
    {
      id: "actions",
      head: "factors.actions",
      isHeaderHidden: true,
      align: "end",
      cell: ({ id, name }) => <PasskeyActions id={id} name={name} />,
    },
  ]
  return <Table label="factors.passkeys" columns={columns} rows={passkeys} />
}

function PasskeyActions({ id, name }: { id: string; name: string }) {
  const { t } = useView()
  return (
    <div className="row-actions">
      <Button
        kind="quiet"
        icon="edit"
        aria-label={`${t("factors.rename")}: ${name}`}
        {...dialogTrigger(`${PASSKEYS_PATH}/${id}/rename`)}
      >
        {t("factors.rename")}
      </Button>
      <Button
        kind="quiet"
        icon="delete"
        aria-label={`${t("factors.remove")}: ${name}`}
        {...dialogTrigger(`${PASSKEYS_PATH}/${id}/remove`)}
      >
        {t("factors.remove")}
      </Button>
    </div>
  )
}

function RenameForm({ passkey }: { passkey: Passkey }) {
  return (
    <Form
      id="rename-passkey-form"
      draft
      action={`${PASSKEYS_PATH}/${passkey.id}/rename`}
      values={{ name: passkey.name }}
    >
      <TextField
        name="name"
        label="factors.passkeyName"
        max={PASSKEY_NAME_CHARACTERS_MAX}
        autoFocus
        required
      />
      <DialogActions submit="shell.save" />
    </Form>
  )
}
