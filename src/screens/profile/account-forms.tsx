/** The account's forms: name, address and language; the password. Attributes from a provider are read-only. */

import { EMAIL_CHARACTERS_MAX } from "../../base/email.ts"
import type { PasswordPolicy } from "../../identity/passwords/rules.ts"
import type { Profile } from "../../identity/profile/contract.ts"
import { NAME_CHARACTERS_MAX } from "../../identity/users/rules.ts"
import { Button } from "../../web/button.tsx"
import { Checkbox, PasswordField, Select, TextField } from "../../web/field.tsx"
import { FieldRow, Form, FormActions, Notice, SubmitButton } from "../../web/form.tsx"
import { Columns, DescriptionList, Panel } from "../../web/panel.tsx"
import { LANGUAGE_NAMES, LANGUAGES } from "../../web/texts/language.ts"
import { Time } from "../../web/time.tsx"
import { useView } from "../../web/view.ts"
import { NewPasswordFields } from "../passwords/new-password-fields.tsx"

export type AccountProps = {
  profile: Profile
  /** Name of the provider that the user comes from; null for a local user. */
  provider: string | null
  policy: PasswordPolicy
  /** Number of the user's valid tokens. */
  apiTokens: number
  /** They are to end with the old password. */
  endsTokens?: boolean
  /** What was typed about the person, where it was refused. */
  values?: Record<string, string>
}

export function AccountScreen(account: AccountProps) {
  const { t } = useView()
  const { profile } = account
  return (
    <Columns aside={<SignInFacts {...account} />}>
      <Panel title={t("profile.person")} icon="user">
        <AccountForm {...account} />
      </Panel>
      {!profile.imported && (
        <Panel title={t("profile.passwordTitle")} icon="lock">
          <PasswordForm {...account} />
        </Panel>
      )}
    </Columns>
  )
}

function SignInFacts({ profile, provider }: AccountProps) {
  const { t } = useView()
  const lastLogin = profile.lastLogin ? <Time at={profile.lastLogin} /> : t("profile.never")
  return (
    <Panel title={t("profile.signIn")} icon="info">
      <DescriptionList
        facts={[
          [t("profile.username"), profile.username],
          [t("profile.origin"), profile.imported ? provider : t("profile.local")],
          [t("profile.lastLogin"), lastLogin],
        ]}
      />
    </Panel>
  )
}

export function AccountForm({ profile, provider, values }: AccountProps) {
  const { t } = useView()
  return (
    <Form id="account" draft action="/profile" values={{ ...profile, ...values }}>
      {profile.imported ? (
        <>
          <Notice tone="blue">{t("profile.fromProvider", { provider: provider ?? "" })}</Notice>
          <DescriptionList
            facts={[
              [t("profile.firstname"), profile.firstname],
              [t("profile.surname"), profile.surname],
              [t("profile.email"), profile.email],
            ]}
          />
        </>
      ) : (
        <>
          <FieldRow>
            <TextField
              name="firstname"
              label="profile.firstname"
              autoComplete="given-name"
              max={NAME_CHARACTERS_MAX}
            />
            <TextField
              name="surname"
              label="profile.surname"
              autoComplete="family-name"
              max={NAME_CHARACTERS_MAX}
            />
          </FieldRow>
          <TextField
            name="email"
            label="profile.email"
            type="email"
            autoComplete="email"
            max={EMAIL_CHARACTERS_MAX}
          />
        </>
      )}
      <Select
        name="language"
        label="profile.language"
        value={values?.language ?? profile.language ?? ""}
        empty={t("profile.languageBrowser")}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        required
      />
      <FormActions>
        <SubmitButton text="shell.save" />
      </FormActions>
    </Form>
  )
}

export function PasswordForm({ profile, policy, ...tokens }: AccountProps) {
  const { t } = useView()
  return (
    <Form id="password" action="/profile/password">
      <PasswordField
        name="currentPassword"
        label="passwords.current"
        autoComplete="current-password"
        required
      />
      <NewPasswordFields policy={policy} username={profile.username} />
      <p className="field-hint">{t("profile.passwordChangeSignsOut")}</p>
      {tokens.apiTokens > 0 && (
        <Checkbox
          name="endApiTokens"
          label={["profile.endApiTokens", { count: tokens.apiTokens }]}
          checked={tokens.endsTokens ?? false}
          hint="profile.endApiTokensHint"
        />
      )}
      <FormActions>
        <Button type="submit" kind="secondary">
          {t("passwords.change")}
        </Button>
      </FormActions>
    </Form>
  )
}
