/** Dialogs that confirm a change of a user and name its consequences. */
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

export function DeleteUserDialog({ user, accesses, holdings }: UserConsequences) {
  const { t } = useView()
  const counted = useCounted()
  return (
    <ConfirmDialog
      id="delete-user"
      action={`${USERS_PATH}/${user.id}/delete`}
      title={t("people.deleteUserTitle", { name: user.displayName })}
      submit={t("people.deleteUser")}
    >
      <Consequences
        lines={[
          ...counted("people.consequence_accesses", accesses),
          ...counted("people.consequence_sessions", holdings.runningSessions),
          ...counted("people.consequence_issues", holdings.issueCount),
          ...counted("people.consequence_plans", holdings.planCount),
          t("people.consequence_kept"),
        ]}
      />
    </ConfirmDialog>
  )
}

export function LockUserDialog({ user, accesses, holdings }: UserConsequences) {
  const { t } = useView()
  const counted = useCounted()
  return (
    <ConfirmDialog
      id="lock-user"
      action={`${USERS_PATH}/${user.id}/lock`}
      title={t("people.lockTitle", { name: user.displayName })}
      submit={t("people.lock")}
    >
      <Consequences
        lines={[
          t("people.consequence_noSignIn"),
          ...counted("people.consequence_signedOut", accesses),
          ...counted("people.consequence_sessions", holdings.runningSessions),
          ...counted("people.consequence_issuesStay", holdings.issueCount),
        ]}
      />
    </ConfirmDialog>
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
    <ConfirmDialog
      id="reset-factors"
      action={`${USERS_PATH}/${user.id}/factors`}
      title={t("people.resetFactorsTitle", { name: user.displayName })}
      submit={t("people.resetFactors")}
    >
      <p>{t("people.resetFactorsCheck")}</p>
      <Consequences
        lines={[
          ...(user.otpEnabled ? [t("people.consequence_otp")] : []),
          ...counted("people.consequence_passkeys", passkeys),
          t("people.consequence_recoveryCodes"),
          t(isRequired ? "people.consequence_newFactor" : "people.consequence_passwordAlone"),
        ]}
      />
    </ConfirmDialog>
  )
}

export function SignOutUserDialog({ user, holdings }: UserConsequences) {
  const { t } = useView()
  const counted = useCounted()
  return (
    <ConfirmDialog
      id="sign-out-user"
      action={`${USERS_PATH}/${user.id}/signout`}
      title={t("people.signOutTitle", { name: user.displayName })}
      submit={t("people.signOutEverywhere")}
    >
      <Consequences
        lines={[
          t("people.consequence_signIns"),
          ...counted("people.consequence_sessions", holdings.runningSessions),
        ]}
      />
    </ConfirmDialog>
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
      <Picker
        name="userGroups"
        kind="usergroups"
        label={t("admin.section_usergroups")}
        chosen={[]}
        multiple
      />
      <DialogActions submit={t("people.add")} />
    </Form>
  )
}
