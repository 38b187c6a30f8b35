/** The signed-in person's account: who they are here, and their password. */
import { countLiveApiTokens } from "../apitokens/store.ts"
import type { Deps } from "../base/deps.ts"
import { parse } from "../base/parse.ts"
import { newPasswordOf } from "../passwords/new-password-fields.tsx"
import { getPasswordPolicy } from "../passwords/store.ts"
import { getUser } from "../people/store.ts"
import { saying } from "../web/news.ts"
import { onward, orFormAgain, pageFor, whole } from "../web/pages.tsx"
import { ProfileLayout } from "../web/profile-layout.tsx"
import { AccountForm, type AccountProps, AccountScreen, PasswordForm } from "./account-screen.tsx"
import { updateProfile } from "./actions.ts"
import { updateProfile as updateInput } from "./contract.ts"
import { getProfile } from "./store.ts"

const page = pageFor<Deps>()

export const profilePages = [
  page("GET", "/profile", "signedIn", async ({ deps, actor, view }) =>
    whole(view, framed(await accountOf(deps, actor.userId))),
  ),

  page("POST", "/profile", "signedIn", async ({ deps, actor, request, form, address, view }) => {
    const { language = "", ...fields } = await form()
    const account = await accountOf(deps, actor.userId)
    const values = { ...fields, language }
    return orFormAgain(
      { request, view },
      async () => {
        const input = parse(updateInput, { ...fields, language: language || null })
        await updateProfile(deps, actor, input, address)
        return onward(request, "/profile", saying("saved"))
      },
      (trouble) => <AccountForm {...account} values={values} {...trouble} />,
      (trouble) => framed({ ...account, person: { values, ...trouble } }),
    )
  }),

  page("POST", "/profile/password", "signedIn", async ({ deps, actor, request, form, address, view }) => {
    const { currentPassword = "", endApiTokens, ...fields } = await form()
    const endsTokens = endApiTokens !== undefined
    const account = { ...(await accountOf(deps, actor.userId)), endsTokens }
    return orFormAgain(
      { request, view },
      async () => {
        const password = newPasswordOf(fields)
        const input = parse(updateInput, {
          ...{ currentPassword, password },
          endApiTokens: endsTokens,
        })
        await updateProfile(deps, actor, input, address, { passwordNeeded: true })
        return onward(request, "/profile", saying("passwordChanged"))
      },
      (trouble) => <PasswordForm {...account} {...trouble} />,
      (trouble) => framed({ ...account, password: trouble }),
    )
  }),
]

async function accountOf(deps: Deps, userId: string): Promise<AccountProps> {
  const profile = await getProfile(deps.db, userId, deps.clock())
  const user = await getUser(deps.db, userId, deps.clock())
  const policy = await getPasswordPolicy(deps.db)
  const apiTokens = await countLiveApiTokens(deps.db, userId, deps.clock())
  return { profile, provider: user.identityProviderName ?? user.ldapProviderName, policy, apiTokens }
}

function framed(account: AccountProps) {
  return (
    <ProfileLayout tab="account">
      <AccountScreen {...account} />
    </ProfileLayout>
  )
}
