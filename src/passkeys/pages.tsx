/** A person's own passkeys. */
import type { Deps } from "../base/deps.ts"
import type { Page } from "../base/paging.ts"
import { parse, parseText } from "../base/parse.ts"
import { Button } from "../web/button.tsx"
import { Dialog, DialogCancel, opensDialog } from "../web/dialog.tsx"
import { EmptyState } from "../web/empty-state.tsx"
import { TextField } from "../web/field.tsx"
import { ActionForm, Form, FormActions, Notice } from "../web/form.tsx"
import { saying } from "../web/news.ts"
import { dialog, type FormTrouble, listRequest, onward, orFormAgain, pageFor, whole } from "../web/pages.tsx"
import { Panel } from "../web/panel.tsx"
import { ProfileLayout } from "../web/profile-layout.tsx"
import { type Column, Table } from "../web/table.tsx"
import { validationText } from "../web/texts/i18n.ts"
import { Time } from "../web/time.tsx"
import { useView } from "../web/view.ts"
import { registerPasskey, removeOwnPasskey, renamePasskey } from "./actions.ts"
import { namedPasskey, newPasskey, newPasskeyAnswer, type Passkey } from "./contract.ts"
import { hasPasskeySite, PasskeyButton } from "./parts.tsx"
import { PASSKEY_NAME_CHARACTERS_MAX } from "./rules.ts"
import { getPasskey, passkeysPage } from "./store.ts"

const page = pageFor<Deps>()
const HOME = "/profile/passkeys"
const ONE = `${HOME}/:passkeyId` as const

export const passkeyPages = [
  page("GET", HOME, "signedIn", async ({ deps, actor, query, request, view }) => {
    const passkeys = await passkeysPage(deps.db, actor.userId, { ...listRequest(query), search: "" })
    return whole(view, <PasskeysPage passkeys={passkeys} isUsable={hasPasskeySite(deps, request)} />)
  }),

  page("POST", HOME, "signedIn", async ({ deps, actor, request, form, address, view }) => {
    const { name, answer } = await form()
    const passkeys = await passkeysPage(deps.db, actor.userId, listRequest({}))
    const again = (trouble: FormTrouble) => (
      <PasskeysPage {...{ passkeys, trouble }} isUsable={hasPasskeySite(deps, request)} />
    )
    return orFormAgain(
      { request, view },
      async () => {
        const made = parse(newPasskey, { name, answer: parseText(newPasskeyAnswer, answer) })
        await registerPasskey(deps, actor, { ...made, address }, request)
        return onward(request, HOME, saying("saved"))
      },
      again,
      again,
    )
  }),

  page("GET", `${ONE}/rename`, "signedIn", async (call) => {
    const { deps, actor, path, view } = call
    const passkey = await getPasskey(deps.db, actor.userId, path.passkeyId)
    return dialog(
      call,
      HOME,
      <Dialog id="rename-passkey" title={view.t("factors.rename")} size="small">
        <RenameForm passkey={passkey} />
      </Dialog>,
    )
  }),

  page("POST", `${ONE}/rename`, "signedIn", async ({ deps, actor, path, request, form, view }) => {
    const { name = "" } = await form()
    const passkey = await getPasskey(deps.db, actor.userId, path.passkeyId)
    const again = (trouble: FormTrouble) => <RenameForm passkey={{ ...passkey, name }} trouble={trouble} />
    return orFormAgain(
      { request, view },
      async () => {
        await renamePasskey(deps, actor, path.passkeyId, parse(namedPasskey, { name }).name)
        return onward(request, HOME, saying("saved"))
      },
      again,
      (trouble) => <ProfileLayout tab="passkeys">{again(trouble)}</ProfileLayout>,
    )
  }),

  page("POST", `${ONE}/remove`, "signedIn", async ({ deps, actor, path, request }) => {
    await removeOwnPasskey(deps, actor, path.passkeyId)
    return onward(request, HOME, saying("saved"))
  }),
]

function PasskeysPage({
  passkeys,
  isUsable,
  trouble,
}: {
  passkeys: Page<Passkey>
  isUsable: boolean
  trouble?: FormTrouble
}) {
  const { t } = useView()
  const problem = trouble?.error ?? (trouble?.errors.name && validationText(t, trouble.errors.name))
  const name = t("factors.passkeySuggestion", { n: passkeys.total + 1 })
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
            <p>{t("factors.passkeyIntro")}</p>
            {problem && <Notice tone="red">{problem}</Notice>}
            <PasskeyButton
              isUsable={isUsable}
              purpose="REGISTER"
              label={t("factors.addPasskey")}
              action={HOME}
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
    { id: "name", head: t("factors.passkeyName"), cell: ({ name }) => name, narrow: "title" },
    { id: "site", head: t("factors.site"), cell: ({ site }) => site },
    { id: "added", head: t("factors.added"), cell: ({ createdOn }) => <Time at={new Date(createdOn)} /> },
    {
      id: "used",
      head: t("factors.lastUsed"),
      cell: ({ lastUsedOn }) => (lastUsedOn ? <Time at={new Date(lastUsedOn)} /> : t("factors.never")),
    },
    {
      id: "actions",
      head: t("factors.actions"),
      headless: true,
      align: "end",
      cell: ({ id, name }) => <PasskeyActions id={id} name={name} />,
    },
  ]
  return (
    <Table label={t("factors.passkeys")} columns={columns} rows={passkeys} rowKey={(passkey) => passkey.id} />
  )
}

function PasskeyActions({ id, name }: { id: string; name: string }) {
  const { t } = useView()
  return (
    <div className="row-actions">
      <Button
        kind="quiet"
        icon="edit"
        aria-label={`${t("factors.rename")}: ${name}`}
        {...opensDialog(`${HOME}/${id}/rename`)}
      >
        {t("factors.rename")}
      </Button>
      <ActionForm action={`${HOME}/${id}/remove`}>
        <Button type="submit" kind="quiet" icon="delete" aria-label={`${t("factors.remove")}: ${name}`}>
          {t("factors.remove")}
        </Button>
      </ActionForm>
    </div>
  )
}

function RenameForm({ passkey, trouble }: { passkey: Passkey; trouble?: FormTrouble }) {
  const { t } = useView()
  return (
    <Form id="rename-passkey-form" action={`${HOME}/${passkey.id}/rename`} error={trouble?.error}>
      <TextField
        name="name"
        label={t("factors.passkeyName")}
        value={passkey.name}
        max={PASSKEY_NAME_CHARACTERS_MAX}
        autoFocus
        required
        {...(trouble?.errors.name && { error: trouble.errors.name })}
      />
      <FormActions>
        <Button type="submit" kind="primary">
          {t("shell.save")}
        </Button>
        <DialogCancel />
      </FormActions>
    </Form>
  )
}
