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
  const errors = formErrors?.errors ?? {}
  const home = user ? `${USERS_PATH}/${user.id}` : USERS_PATH
  const isTheirs = user?.imported ?? false
  return (
    <Form
      id="user-form"
      draft
      action={user ? home : `${USERS_PATH}/new`}
      error={formErrors?.error}
      conflict={user && formErrors?.status === 409 ? home : null}
    >
      {user && <input type="hidden" name="version" value={user.version} />}
      {isTheirs && <Notice tone="blue">{t("people.fromProvider", { provider: providerOf(user) })}</Notice>}
      <fieldset className="form-fields" disabled={!rights.mayChange}>
        <PersonFields user={user} values={values} errors={errors} isReadOnly={isTheirs} />
        {!isTheirs && <PasswordFields user={user} values={values} errors={errors} />}
        <FactorFields user={user} values={values} errors={errors} />
        <AccountFields user={user} rights={rights} values={values} errors={errors} />
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
  values: Record<string, string> | undefined
  errors: Record<string, string>
}

function PersonFields({ user, values, errors, isReadOnly }: PartProps & { isReadOnly: boolean }) {
  const { t } = useView()
  const shared = { readOnly: isReadOnly }
  return (
    <>
      <FieldRow>
        <TextField
          {...shared}
          name="firstname"
          label={t("profile.firstname")}
          value={values?.firstname ?? user?.firstname}
          max={NAME_CHARACTERS_MAX}
          error={errors.firstname}
          autoFocus={!user}
        />
        <TextField
          {...shared}
          name="surname"
          label={t("profile.surname")}
          value={values?.surname ?? user?.surname}
          max={NAME_CHARACTERS_MAX}
          error={errors.surname}
        />
      </FieldRow>
      <FieldRow>
        <TextField
          {...shared}
          name="username"
          label={t("profile.username")}
          value={values?.username ?? user?.username}
          max={USERNAME_CHARACTERS_MAX}
          error={errors.username}
          required
        />
        <TextField
          {...shared}
          name="email"
          type="email"
          label={t("profile.email")}
          value={values?.email ?? user?.email}
          max={EMAIL_CHARACTERS_MAX}
          error={errors.email}
        />
      </FieldRow>
    </>
  )
}

/** Two equal ones for a new user; for a known one blank keeps the old password. */
function PasswordFields({ user, values, errors }: PartProps) {
  const { t } = useView()
  const label = user ? "passwords.new" : "factors.password"
  return (
    <FormSection title={t("profile.passwordTitle")}>
      <FieldRow>
        <PasswordField
          name="password"
          label={t(label)}
          hint={user ? t("people.passwordKept") : undefined}
          error={errors.password}
          autoComplete="new-password"
          required={!user}
        />
        <PasswordField
          name="passwordRepeat"
          label={t("people.repeatPassword")}
          error={errors.passwordRepeat}
          autoComplete="new-password"
          required={!user}
        />
      </FieldRow>
      <Checkbox
        name="passwordExpired"
        label={t("people.forceNewPassword")}
        hint={t("people.forceNewPasswordHint")}
        checked={values ? values.passwordExpired === "true" : (user?.passwordExpired ?? true)}
      />
    </FormSection>
  )
}

function FactorFields({ user, values, errors }: PartProps) {
  const { t } = useView()
  return (
    <FormSection title={t("people.secondFactor")}>
      <Checkbox
        name="otpEnabled"
        label={t("people.otpEnabled")}
        hint={t("people.otpEnabledHint")}
        checked={values ? values.otpEnabled === "true" : user?.otpEnabled}
      />
      <div className="otp-secret">
        <OtpSecretField error={errors.otpSecret} hint={user?.otpEnabled ? t("people.otpKept") : undefined} />
        <Button icon="key" hx-get={`${USERS_PATH}/otpsecret`} hx-target="#otp-secret" hx-swap="outerHTML">
          {t("people.createSecret")}
        </Button>
      </div>
    </FormSection>
  )
}

/** @param value  a new secret, shown once so that it can be handed over */
export function OtpSecretField({ value, error, hint }: { value?: string; error?: string; hint?: string }) {
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
          error={error}
          autoComplete="off"
        />
      )}
    </div>
  )
}

function AccountFields({ user, rights, values, errors }: PartProps & { rights: UserFormRights }) {
  const { t } = useView()
  return (
    <FormSection title={t("profile.account")}>
      <FieldRow>
        <DateTimeField
          name="expiry"
          label={t("people.expiry")}
          hint={t("people.expiryHint")}
          value={values?.expiry ?? (user?.expiry ? new Date(user.expiry) : "")}
          error={errors.expiry}
        />
        {(rights.maySetSuperuser || user?.superuser) && (
          <Checkbox
            name="superuser"
            label={t("people.superuser")}
            hint={t("people.superuserHint")}
            checked={values ? values.superuser === "true" : user?.superuser}
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
