/** The form of a user: person, password, second factor and account. */
import type { ReactNode } from "react"
import type { PasswordPolicy } from "../../identity/passwords/rules.ts"
import type { User } from "../../identity/users/contract.ts"
import { USER_FIELDS } from "../../identity/users/fields.ts"
import { PROVIDER_FIELDS } from "../../identity/users/rules.ts"
import { Button, ButtonLink } from "../../web/button.tsx"
import { dialogTrigger } from "../../web/dialog.tsx"
import { Checkbox, PasswordField, TextField } from "../../web/field.tsx"
import { bodyFromForm, fieldControls, formValues } from "../../web/fields.tsx"
import { EntityForm, FieldRow, FormActions, FormSection, Notice } from "../../web/form.tsx"
import { useView, type View } from "../../web/view.ts"
import { PasswordRequirements } from "../passwords/new-password-fields.tsx"
import { USERS_PATH } from "./user-list.tsx"

/** What the reader may change of this user, by the rules of users. */
interface UserFormRights {
  /** False: the form only shows. */
  mayChange: boolean
  /** Superusers make superusers, and not themselves. */
  maySetSuperuser: boolean
}

export interface UserFormProps {
  /** Null for a new one. */
  user: User | null
  rights: UserFormRights
  /** What a new password must have. */
  policy: PasswordPolicy
  /** A new user may be invited by e-mail. */
  sendsMail?: boolean
  /** How many the user has. */
  passkeys?: number
  /** What was typed before a refusal. */
  values?: Record<string, string>
}

export function UserForm({ user, rights, policy, sendsMail = false, passkeys = 0, values }: UserFormProps) {
  const view = useView()
  const { t } = view
  const home = user ? `${USERS_PATH}/${user.id}` : USERS_PATH
  const isTheirs = user?.imported ?? false
  const { firstname, surname, username, email, expiry, superuser, otpEnabled, ...further } = fieldControls(
    USER_FIELDS,
    {
      focus: !user && "firstname",
      readOnly: isTheirs ? PROVIDER_FIELDS : [],
      controls: { superuser: <SuperuserField user={user} mayChange={rights.maySetSuperuser} /> },
    },
  )
  return (
    <EntityForm
      id="user-form"
      list={USERS_PATH}
      entity={user}
      values={userFormValues(user, values, view)}
      saved={user && userFormValues(user, undefined, view)}
    >
      {isTheirs && <Notice tone="blue">{t("people.fromProvider", { provider: providerOf(user) })}</Notice>}
      <fieldset className="form-fields" disabled={!rights.mayChange}>
        <FieldRow>
          {firstname}
          {surname}
        </FieldRow>
        <FieldRow>
          {username}
          {email}
        </FieldRow>
        {Object.values(further)}
        {!isTheirs && <PasswordFields user={user} policy={policy} canInvite={!user && sendsMail} />}
        <FactorFields user={user} passkeys={passkeys}>
          {otpEnabled}
        </FactorFields>
        <FormSection title={t("profile.account")}>
          <FieldRow>
            {expiry}
            {superuser}
          </FieldRow>
        </FormSection>
      </fieldset>
      {rights.mayChange && (
        <FormActions>
          {/* A locked account waits for being unlocked: one primary action per page. */}
          <Button type="submit" kind={user?.locked ? "secondary" : "primary"}>
            {t(user ? "shell.save" : "people.createUser")}
          </Button>
          <ButtonLink href={home} kind="quiet">
            {t(user ? "shell.discard" : "shell.cancel")}
          </ButtonLink>
        </FormActions>
      )}
    </EntityForm>
  )
}

function providerOf(user: User | null): string {
  return user?.identityProviderName ?? user?.ldapProviderName ?? ""
}

interface PartProps {
  user: User | null
}

/** The values as posted, as saved, or those of a new user. */
function userFormValues(user: User | null, posted: UserFormProps["values"], view: View): object {
  const passwordExpired = posted ? posted.passwordExpired : (user?.passwordExpired ?? true)
  return { ...formValues(USER_FIELDS, { posted, saved: user }, view), passwordExpired }
}

/** Two equal ones for a new user, or none for an invited one; for a known one blank keeps the old password. */
function PasswordFields({
  user,
  policy,
  canInvite,
}: PartProps & { policy: PasswordPolicy; canInvite: boolean }) {
  const { t } = useView()
  const label = user ? "passwords.new" : "factors.password"
  const whenEmpty = user ? "people.emptyKeepsPassword" : canInvite && "setup.passwordByMail"
  const required = !user && !canInvite
  return (
    <FormSection title={t("profile.passwordTitle")}>
      <PasswordRequirements policy={policy} />
      <FieldRow>
        <PasswordField
          name="password"
          label={label}
          hint={whenEmpty}
          autoComplete="new-password"
          required={required}
        />
        <PasswordField
          name="passwordRepeat"
          label="people.repeatPassword"
          autoComplete="new-password"
          required={required}
        />
      </FieldRow>
      <Checkbox name="passwordExpired" label="people.forceNewPassword" hint="people.forceNewPasswordHint" />
    </FormSection>
  )
}

/** A code kept here is not asked for after a sign-in through an identity provider, which has factors of its own. */
function FactorFields({ user, passkeys, children }: PartProps & { passkeys: number; children: ReactNode }) {
  const { t } = useView()
  const reset = user && (user.otpEnabled || passkeys > 0) && (
    <p>
      <Button icon="delete" {...dialogTrigger(`${USERS_PATH}/${user.id}/factors`)}>
        {t("people.resetFactorsOpen")}
      </Button>
    </p>
  )
  if (user && user.identityProviderName !== null && !user.otpEnabled)
    return (
      <FormSection title={t("people.secondFactor")}>
        <p className="field-hint">{t("people.factorAtProvider")}</p>
        {reset}
      </FormSection>
    )
  return (
    <FormSection title={t("people.secondFactor")}>
      <OtpFields requirement={children}>
        <PasswordField
          name="otpSecret"
          label="factors.secret"
          hint={user?.otpEnabled ? "people.emptyKeepsSecret" : "people.secretHint"}
          autoComplete="off"
        />
      </OtpFields>
      {reset}
    </FormSection>
  )
}

/** @param requirement  whether codes are asked for. @param children  the field of the secret */
function OtpFields({ requirement, children }: { requirement: ReactNode; children: ReactNode }) {
  const { t } = useView()
  return (
    <div id="otp-fields" className="form-fields">
      {requirement}
      <div className="otp-secret">
        {children}
        <Button
          id="create-otp-secret"
          icon="key"
          hx-get={`${USERS_PATH}/otpsecret`}
          hx-target="#otp-fields"
          hx-swap="outerHTML"
        >
          {t("people.createSecret")}
        </Button>
      </div>
    </div>
  )
}

/** A new secret, shown once so that it can be handed over. Whoever creates one wants it to be asked for. */
export function NewOtpFields({ secret }: { secret: string }) {
  const { label, hint } = USER_FIELDS.otpEnabled
  return (
    <OtpFields requirement={<Checkbox name="otpEnabled" label={label} hint={hint} checked />}>
      <TextField
        name="otpSecret"
        label="factors.secret"
        value={secret}
        hint="people.secretShownOnce"
        autoComplete="one-time-code"
        autoFocus
      />
    </OtpFields>
  )
}

/** Shown to superusers, and of superusers. */
function SuperuserField({ user, mayChange }: PartProps & { mayChange: boolean }) {
  if (!mayChange && !user?.superuser) return null
  const { label, hint } = USER_FIELDS.superuser
  return <Checkbox name="superuser" label={label} hint={hint} disabled={!mayChange} />
}

/**
 * A posted form as the body of the call. A change contains only what differs from the user that the form showed:
 * locks and expired passwords are set by the server too.
 */
export function userFromForm(
  form: Record<string, string>,
  user: User | null,
  rights: UserFormRights,
  zone: string,
): Record<string, unknown> {
  const { password = "", otpSecret } = form
  // Whoever gives a first secret wants it to be asked for.
  const otpEnabled = form.otpEnabled === "true" || (Boolean(otpSecret) && !user?.otpEnabled)
  const typed: Record<string, unknown> = {
    ...bodyFromForm(USER_FIELDS, form, zone, user ?? undefined),
    otpEnabled,
    passwordExpired: form.passwordExpired === "true",
    superuser: rights.maySetSuperuser ? form.superuser === "true" : undefined,
  }
  const secrets = {
    password: password !== "" || !user ? password : undefined,
    otpSecret: otpSecret ? otpSecret.replace(/\s/g, "").toUpperCase() : undefined,
  }
  if (!user) return { ...typed, ...secrets }
  const shown: Record<string, unknown> = { ...user }
  const changed = Object.entries(typed).filter(([name, value]) => shown[name] !== value)
  return { ...Object.fromEntries(changed), ...secrets, version: Number(form.version) }
}
