/** The fields of a new password, below what it must have. */
import { validationRefusal } from "../../base/refusal.ts"
import type { PasswordPolicy } from "../../identity/passwords/rules.ts"
import { PasswordField } from "../../web/field.tsx"
import { useView } from "../../web/view.ts"

export type NewPasswordProps = {
  policy: PasswordPolicy
  /** Name of the user, for the browser's password manager. */
  username?: string
}

/** What the two fields were filled with. @throws Refusal BAD_REQUEST when they differ */
export function readNewPassword({ password = "", passwordRepeat = "" }: Record<string, string>): string {
  if (password === passwordRepeat) return password
  throw validationRefusal([{ path: "passwordRepeat", message: "validation.repeat" }])
}

export function NewPasswordFields({ policy, username }: NewPasswordProps) {
  const { t } = useView()
  return (
    <>
      {username !== undefined && (
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      )}
      <div className="policy">
        <p>{t("passwords.policy")}</p>
        <ul>
          {policyRequirementsOf(policy).map(([condition, n]) => (
            <li key={condition}>{t(`passwords.${condition}`, { n })}</li>
          ))}
        </ul>
      </div>
      <PasswordField name="password" label={t("passwords.new")} autoComplete="new-password" required />
      <PasswordField
        name="passwordRepeat"
        label={t("passwords.repeat")}
        autoComplete="new-password"
        required
      />
    </>
  )
}

/** The policy's requirements with their numbers; requirements of zero are left out. */
function policyRequirementsOf(policy: PasswordPolicy) {
  const counted = [
    ["length", policy.minimumLength],
    ["lowercase", policy.lowercase],
    ["uppercase", policy.uppercase],
    ["digits", policy.digits],
    ["symbols", policy.symbols],
  ] as const
  const always = [
    ["uncommon", 1],
    ["different", 1],
  ] as const
  const after = [["validity", policy.validityInDays]] as const
  return [...counted, ...always, ...after].filter(([, n]) => n > 0)
}
