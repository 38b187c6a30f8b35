/** Dialogs that confirm a change of a user and name its consequences. */
import type { ReactNode } from "react"
import type { User } from "../../identity/users/contract.ts"
import { Button } from "../../web/button.tsx"
import { Dialog, DialogActions, DialogCancel } from "../../web/dialog.tsx"
import { ActionForm, Form } from "../../web/form.tsx"
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
      verb={t("people.deleteUser")}
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
    <ConfirmDialog
      id="lock-user"
      action={`${USERS_PATH}/${user.id}/lock`}
      title={t("people.lockTitle", { name: user.displayName })}
      verb={t("people.lock")}
      consequences={[
        t("people.consequence_noSignIn"),
        ...counted("people.consequence_signedOut", accesses),
        ...counted("people.consequence_sessions", holdings.runningSessions),
        ...counted("people.consequence_issuesStay", holdings.issueCount),
      ]}
    />
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
      verb={t("people.signOutEverywhere")}
      consequences={[
        t("people.consequence_signIns"),
        ...counted("people.consequence_sessions", holdings.runningSessions),
      ]}
    />
  )
}

/** A line for what there is; none without any. */
function useCounted() {
  const { t } = useView()
  return (text: TextKey, count: number): string[] => (count === 0 ? [] : [t(text, { count })])
}

/** @param consequences  one line each */
export function ConfirmDialog(dialog: {
  id: string
  action: string
  title: string
  verb: string
  consequences: readonly ReactNode[]
}) {
  return (
    <Dialog
      id={dialog.id}
      title={dialog.title}
      size="small"
      footer={
        <>
          <ActionForm action={dialog.action}>
            <Button type="submit" kind="danger">
              {dialog.verb}
            </Button>
          </ActionForm>
          <DialogCancel />
        </>
      }
    >
      <ul className="consequences">
        {dialog.consequences.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change their order
          <li key={index}>{line}</li>
        ))}
      </ul>
    </Dialog>
  )
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
    <Form id="add-to-groups-form" action={`${USERS_PATH}/${user.id}/groups`} formErrors={formErrors}>
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
