/** The fields of a new password, below what it must have. */
import type { Db } from "../../base/deps.ts"
import { type FieldProblem, validationRefusal } from "../../base/refusal.ts"
import { findPasswordProblems } from "../../identity/passwords/actions.ts"
import { type PasswordPolicy, passwordProblems } from "../../identity/passwords/rules.ts"
import { personalWordsOf } from "../../identity/users/actions.ts"
import { PasswordField } from "../../web/field.tsx"
import { useView } from "../../web/view.ts"

export type NewPasswordProps = {
  policy: PasswordPolicy
  /** Name of the user, for the browser's password manager. */
  username?: string
}

/**
 * What the two fields were filled with.
 *
 * @throws Refusal BAD_REQUEST when they differ, with what the policy has against the first one
 */
export function readNewPassword(
  policy: PasswordPolicy,
  { password = "", passwordRepeat = "" }: Record<string, string>,
): string {
  if (password === passwordRepeat) return password
  throw validationRefusal([...(password === "" ? [] : passwordProblems(policy, password, [])), DIFFERENT])
}

/**
 * What is wrong with the new password of a form that has further fields: both differ, or the policy is not kept. Nothing for a
 * blank one, which the form's schema checks.
 */
export async function findNewPasswordProblems(db: Db, form: Record<string, string>): Promise<FieldProblem[]> {
  const { password = "", passwordRepeat = "", username = "", firstname = "", surname = "", email = "" } = form
  const words = personalWordsOf({ username, firstname, surname, email })
  return [
    ...(password === "" ? [] : await findPasswordProblems(db, password, words)),
    ...(password === passwordRepeat ? [] : [DIFFERENT]),
  ]
}

const DIFFERENT = { path: "passwordRepeat", message: "validation.repeat" } as const

export function NewPasswordFields({ policy, username }: NewPasswordProps) {
  return (
    <>
      {username !== undefined && (
        <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      )}
      <PasswordRequirements policy={policy} isOwn />
      <PasswordField name="password" label="passwords.new" autoComplete="new-password" required />
      <PasswordField name="passwordRepeat" label="passwords.repeat" autoComplete="new-password" required />
    </>
  )
}

/** @param isOwn  the reader's own password, not that of another user */
export function PasswordRequirements({ policy, isOwn = false }: { policy: PasswordPolicy; isOwn?: boolean }) {
  const { t } = useView()
  return (
    <div className="policy">
      <p>{t("passwords.policy")}</p>
      <ul>
        {policyRequirementsOf(policy, isOwn).map(([condition, n]) => (
          <li key={condition}>{t(`passwords.${condition}`, { n })}</li>
        ))}
      </ul>
    </div>
  )
}

/** The policy's requirements with their numbers; requirements of zero are left out. */
function policyRequirementsOf(policy: PasswordPolicy, isOwn: boolean) {
  const counted = [
    ["length", policy.minimumLength],
    ["lowercase", policy.lowercase],
    ["uppercase", policy.uppercase],
    ["digits", policy.digits],
    ["symbols", policy.symbols],
  ] as const
  const own = [
    ["uncommon", 1],
    ["different", 1],
    ["validity", policy.validityInDays],
  ] as const
  const others = [["uncommonForUser", 1]] as const
  return [...counted, ...(isOwn ? own : others)].filter(([, n]) => n > 0)
}
