/** Dialogs that confirm a change of a user and name its consequences. */
import type { ReactNode } from "react"
import type { User } from "../../identity/users/contract.ts"
import { ConfirmDialog, Consequences } from "../../web/confirm-dialog.tsx"
import { Dialog, DialogActions } from "../../web/dialog.tsx"
import { Form } from "../../web/form.tsx"
import type { FormErrors } from "../../web/form-submission.ts"
import { Picker } from "../../web/picker.tsx"
import type { TextKey } from "../../web/texts/i18n.ts"
import { useView } from "../../web/view.ts"
import type { UserHoldings } from "./store.ts"
import { USERS_PATH } from "./user-list.tsx"

/** What ends or changes with the user's access. */
export interface UserConsequences {
  user: User
  /** Sign-ins, API tokens and passkeys. */
  accesses: number
  holdings: UserHoldings
}

const CHANGES = {
  delete: { id: "delete-user", title: "people.deleteUserTitle", submit: "people.deleteUser" },
  lock: { id: "lock-user", title: "people.lockTitle", submit: "people.lock" },
  factors: { id: "reset-factors", title: "people.resetFactorsTitle", submit: "people.resetFactors" },
  signout: { id: "sign-out-user", title: "people.signOutTitle", submit: "people.signOutEverywhere" },
} as const

/** Confirms a change of a user. @param consequences  a line each */
function ConfirmUserDialog({
  user,
  action,
  consequences,
  children,
}: {
  user: User
  action: keyof typeof CHANGES
  consequences: readonly string[]
  children?: ReactNode
}) {
  const { t } = useView()
  const { id, title, submit } = CHANGES[action]
  return (
    <ConfirmDialog
      id={id}
      action={`${USERS_PATH}/${user.id}/${action}`}
      title={t(title, { name: user.displayName })}
      submit={t(submit)}
    >
      {children}
      <Consequences lines={consequences} />
    </ConfirmDialog>
  )
}

export function DeleteUserDialog({ user, accesses, holdings }: UserConsequences) {
  const { t } = useView()
  const counted = useCounted()
  return (
    <ConfirmUserDialog
      user={user}
      action="delete"
      consequences={[
        ...counted("people.consequence_accesses", accesses),
        ...counted("people.consequence_sessions", holdings.runningSessions),
        ...counted("people.consequence_issues", holdings.issueCount),
        ...counted("people.consequence_plans", holdings.planCount),
        t("people.consequence_kept"),
      ]}
    />
  )
}

export function LockUserDialog({ user, accesses, holdings }: UserConsequences) {
  const { t } = useView()
  const counted = useCounted()
  return (
    <ConfirmUserDialog
      user={user}
      action="lock"
      consequences={[
        t("people.consequence_noSignIn"),
        ...counted("people.consequence_signedOut", accesses),
        ...counted("people.consequence_sessions", holdings.runningSessions),
        ...counted("people.consequence_issuesStay", holdings.issueCount),
      ]}
    />
  )
}

/** For a user who has lost the telephone or the keys. */
export function ResetFactorsDialog({
  user,
  passkeys,
  isRequired,
}: {
  user: User
  passkeys: number
  /** A group requires a second factor. */
  isRequired: boolean
}) {
  const { t } = useView()
  const counted = useCounted()
  return (
    <ConfirmUserDialog
      user={user}
      action="factors"
      consequences={[
        ...(user.otpEnabled ? [t("people.consequence_otp")] : []),
        ...counted("people.consequence_passkeys", passkeys),
        t("people.consequence_recoveryCodes"),
        t(isRequired ? "people.consequence_newFactor" : "people.consequence_passwordAlone"),
      ]}
    >
      <p>{t("people.resetFactorsCheck")}</p>
    </ConfirmUserDialog>
  )
}

export function SignOutUserDialog({ user, holdings }: UserConsequences) {
  const { t } = useView()
  const counted = useCounted()
  const sessions = counted("people.consequence_sessions", holdings.runningSessions)
  return (
    <ConfirmUserDialog
      user={user}
      action="signout"
      consequences={[t("people.consequence_signIns"), ...sessions]}
    />
  )
}

/** A line for what there is; none without any. */
function useCounted() {
  const { t } = useView()
  return (text: TextKey, count: number): string[] => (count === 0 ? [] : [t(text, { count })])
}

export function AddToGroupsDialog({ user }: { user: User }) {
  const { t } = useView()
  return (
    <Dialog id="add-to-groups" title={t("people.addToGroupTitle", { name: user.displayName })} size="small">
      <AddToGroupsForm user={user} />
    </Dialog>
  )
}

export function AddToGroupsForm({ user, formErrors }: { user: User; formErrors?: FormErrors }) {
  const { t } = useView()
  return (
    <Form id="add-to-groups-form" draft action={`${USERS_PATH}/${user.id}/groups`} formErrors={formErrors}>
      <Picker name="userGroups" kind="usergroups" label="admin.section_usergroups" chosen={[]} multiple />
      <DialogActions submit={t("people.add")} />
    </Form>
  )
}
