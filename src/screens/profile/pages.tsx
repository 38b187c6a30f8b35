/** The signed-in user's account: profile and password. */

import type { Deps } from "../../base/deps.ts"
import { parse } from "../../base/parse.ts"
import { countLiveApiTokens } from "../../identity/apitokens/store.ts"
import { getPasswordPolicy } from "../../identity/passwords/store.ts"
import { updateProfile } from "../../identity/profile/actions.ts"
import { updateProfile as updateInput } from "../../identity/profile/contract.ts"
import { toProfile } from "../../identity/profile/store.ts"
import { getAccount } from "../../identity/users/store.ts"
import { flashHeaders } from "../../web/flash.ts"
import { submitForm } from "../../web/form-submission.ts"
import { ProfileLayout } from "../../web/profile-layout.tsx"
import { redirect, renderPage } from "../../web/responses.ts"
import { page } from "../page.ts"
import { readNewPassword } from "../passwords/new-password-fields.tsx"
import { AccountForm, type AccountProps, AccountScreen, PasswordForm } from "./account-forms.tsx"

export const profilePages = [
  page("GET", "/profile", "signedIn", async ({ deps, actor, view }) =>
    renderPage(view, accountPage(await getAccountProps(deps, actor.userId))),
  ),

  page("POST", "/profile", "signedIn", async ({ deps, actor, request, form, address, view }) => {
    const { language = "", ...fields } = await form()
    const account = await getAccountProps(deps, actor.userId)
    const values = { ...fields, language }
    return submitForm(
      { request, view },
      async () => {
        const input = parse(updateInput, { ...fields, language: language || null })
        await updateProfile(deps, actor, input, address)
        return redirect(request, "/profile", flashHeaders("saved"))
      },
      <AccountForm {...account} values={values} />,
      accountPage({ ...account, values }),
    )
  }),

  page("POST", "/profile/password", "signedIn", async ({ deps, actor, request, form, address, view }) => {
    const { currentPassword = "", endApiTokens, ...fields } = await form()
    const endsTokens = endApiTokens !== undefined
    const account = { ...(await getAccountProps(deps, actor.userId)), endsTokens }
    return submitForm(
      { request, view },
      async () => {
        const password = readNewPassword(account.policy, fields)
        const input = parse(updateInput, { currentPassword, password, endApiTokens: endsTokens })
        await updateProfile(deps, actor, input, address, { passwordNeeded: true })
        return redirect(request, "/profile", flashHeaders("passwordChanged"))
      },
      <PasswordForm {...account} />,
      accountPage(account),
    )
  }),
]

async function getAccountProps(deps: Deps, userId: string): Promise<AccountProps> {
  const [account, policy, apiTokens] = await Promise.all([
    getAccount(deps.db, userId, deps.clock()),
    getPasswordPolicy(deps.db),
    countLiveApiTokens(deps.db, userId, deps.clock()),
  ])
  const { identityProviderName, ldapProviderName } = account.user
  return {
    profile: toProfile(account),
    provider: identityProviderName ?? ldapProviderName,
    policy,
    apiTokens,
  }
}

function accountPage(account: AccountProps) {
  return (
    <ProfileLayout tab="account">
      <AccountScreen {...account} />
    </ProfileLayout>
  )
}
