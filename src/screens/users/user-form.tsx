/** The form of a user: person, password, second factor and account. */
import { EMAIL_CHARACTERS_MAX } from "../../base/email.ts"
import { validationRefusal } from "../../base/refusal.ts"
import type { User } from "../../identity/users/contract.ts"
import { NAME_CHARACTERS_MAX, USERNAME_CHARACTERS_MAX } from "../../identity/users/rules.ts"
import { Button, ButtonLink } from "../../web/button.tsx"
import { Checkbox, DateTimeField, PasswordField, TextField } from "../../web/field.tsx"
import { FieldRow, Form, FormActions, FormSection, Notice } from "../../web/form.tsx"
import type { FormErrors } from "../../web/form-submission.ts"
import { fromLocalInput, toLocalInput } from "../../web/texts/format.ts"
import { useView } from "../../web/view.ts"
import { USERS_PATH } from "./user-list.tsx"

/** What the reader may change of this user, by the rules of users. */
export interface UserFormRights {
  /** False: the form only shows. */
  mayChange: boolean
  /** Superusers make superusers, and not themselves. */
  maySetSuperuser: boolean
}

export interface UserFormProps {
  /** Null for a new one. */
  user: User | null
  rights: UserFormRights
  /** What was typed before a refusal. */
  values?: Record<string, string>
  formErrors?: FormErrors
}

export function UserForm({ user, rights, values, formErrors }: UserFormProps) {
  const { t } = useView()
  const home = user ? `${USERS_PATH}/${user.id}` : USERS_PATH
  const isTheirs = user?.imported ?? false
  return (
    <Form
      id="user-form"
      draft
      action={user ? home : `${USERS_PATH}/new`}
      values={values ?? userFormValues(user)}
      formErrors={formErrors}
      current={user && home}
    >
      {user && <input type="hidden" name="version" value={user.version} />}
      {isTheirs && <Notice tone="blue">{t("people.fromProvider", { provider: providerOf(user) })}</Notice>}
      <fieldset className="form-fields" disabled={!rights.mayChange}>
        <PersonFields user={user} isReadOnly={isTheirs} />
        {!isTheirs && <PasswordFields user={user} />}
        <FactorFields user={user} />
        <AccountFields user={user} rights={rights} />
      </fieldset>
      {rights.mayChange && (
        <FormActions>
          <Button type="submit" kind="primary">
            {t(user ? "shell.save" : "people.createUser")}
          </Button>
          <ButtonLink href={home} kind="quiet">
            {t(user ? "people.discard" : "shell.cancel")}
          </ButtonLink>
        </FormActions>
      )}
    </Form>
  )
}

function providerOf(user: User | null): string {
  return user?.identityProviderName ?? user?.ldapProviderName ?? ""
}

interface PartProps {
  user: User | null
}

/** What the form shows at first. */
function userFormValues(user: User | null): object {
  if (!user) return { passwordExpired: true }
  return { ...user, expiry: user.expiry ? new Date(user.expiry) : "" }
}

function PersonFields({ user, isReadOnly }: PartProps & { isReadOnly: boolean }) {
  const { t } = useView()
  return (
    <>
      <FieldRow>
        <TextField
          readOnly={isReadOnly}
          name="firstname"
          label={t("profile.firstname")}
          max={NAME_CHARACTERS_MAX}
          autoFocus={!user}
        />
        <TextField
          readOnly={isReadOnly}
          name="surname"
          label={t("profile.surname")}
          max={NAME_CHARACTERS_MAX}
        />
      </FieldRow>
      <FieldRow>
        <TextField
          readOnly={isReadOnly}
          name="username"
          label={t("profile.username")}
          max={USERNAME_CHARACTERS_MAX}
          required
        />
        <TextField
          readOnly={isReadOnly}
          name="email"
          type="email"
          label={t("profile.email")}
          max={EMAIL_CHARACTERS_MAX}
        />
      </FieldRow>
    </>
  )
}

/** Two equal ones for a new user; for a known one blank keeps the old password. */
function PasswordFields({ user }: PartProps) {
  const { t } = useView()
  const label = user ? "passwords.new" : "factors.password"
  return (
    <FormSection title={t("profile.passwordTitle")}>
      <FieldRow>
        <PasswordField
          name="password"
          label={t(label)}
          hint={user ? t("people.passwordKept") : undefined}
          autoComplete="new-password"
          required={!user}
        />
        <PasswordField
          name="passwordRepeat"
          label={t("people.repeatPassword")}
          autoComplete="new-password"
          required={!user}
        />
      </FieldRow>
      <Checkbox
        name="passwordExpired"
        label={t("people.forceNewPassword")}
        hint={t("people.forceNewPasswordHint")}
      />
    </FormSection>
  )
}

function FactorFields({ user }: PartProps) {
  const { t } = useView()
  return (
    <FormSection title={t("people.secondFactor")}>
      <Checkbox name="otpEnabled" label={t("people.otpEnabled")} hint={t("people.otpEnabledHint")} />
      <div className="otp-secret">
        <OtpSecretField hint={user?.otpEnabled ? t("people.otpKept") : undefined} />
        <Button icon="key" hx-get={`${USERS_PATH}/otpsecret`} hx-target="#otp-secret" hx-swap="outerHTML">
          {t("people.createSecret")}
        </Button>
      </div>
    </FormSection>
  )
}

/** @param value  a new secret, shown once so that it can be handed over */
export function OtpSecretField({ value, hint }: { value?: string; hint?: string }) {
  const { t } = useView()
  return (
    <div id="otp-secret">
      {value ? (
        <TextField
          name="otpSecret"
          label={t("factors.secret")}
          value={value}
          hint={t("people.secretHandOver")}
          autoComplete="one-time-code"
          autoFocus
        />
      ) : (
        <PasswordField
          name="otpSecret"
          label={t("factors.secret")}
          hint={hint ?? t("people.secretHint")}
          autoComplete="off"
        />
      )}
    </div>
  )
}

function AccountFields({ user, rights }: PartProps & { rights: UserFormRights }) {
  const { t } = useView()
  return (
    <FormSection title={t("profile.account")}>
      <FieldRow>
        <DateTimeField name="expiry" label={t("people.expiry")} hint={t("people.expiryHint")} />
        {(rights.maySetSuperuser || user?.superuser) && (
          <Checkbox
            name="superuser"
            label={t("people.superuser")}
            hint={t("people.superuserHint")}
            disabled={!rights.maySetSuperuser}
          />
        )}
      </FieldRow>
    </FormSection>
  )
}

/**
 * A posted form as the body of the call. A change contains only what differs from the user that the form showed:
 * locks and expired passwords are set by the server too.
 *
 * @throws Refusal BAD_REQUEST when the two passwords differ
 */
export function userFromForm(
  form: Record<string, string>,
  user: User | null,
  rights: UserFormRights,
  zone: string,
): Record<string, unknown> {
  const { password = "", passwordRepeat = "" } = form
  if (password !== passwordRepeat)
    throw validationRefusal([{ path: "passwordRepeat", message: "validation.repeat" }])
  const typed: Record<string, unknown> = {
    username: form.username ?? "",
    firstname: form.firstname ?? "",
    surname: form.surname ?? "",
    email: form.email ?? "",
    otpEnabled: form.otpEnabled === "true",
    passwordExpired: form.passwordExpired === "true",
    expiry: expiryFromForm(form.expiry ?? "", user, zone),
    superuser: rights.maySetSuperuser ? form.superuser === "true" : undefined,
  }
  const secrets = {
    password: password !== "" || !user ? password : undefined,
    otpSecret: form.otpSecret ? form.otpSecret.replace(/\s/g, "").toUpperCase() : undefined,
  }
  if (!user) return { ...typed, ...secrets }
  const shown: Record<string, unknown> = { ...user }
  const changed = Object.entries(typed).filter(([name, value]) => shown[name] !== value)
  return { ...Object.fromEntries(changed), ...secrets, version: Number(form.version) }
}

/** Local time has minutes only: an instant that was not edited stays to the millisecond. */
function expiryFromForm(typed: string, user: User | null, zone: string): string | null {
  if (typed === "") return null
  const shown = user?.expiry ?? null
  if (shown !== null && typed === toLocalInput(new Date(shown), zone)) return shown
  return fromLocalInput(typed, zone)?.toISOString() ?? typed
}
