/** Dialogs that confirm a change of a user and name its consequences. */
import type { ReactNode } from "react"
import type { User } from "../../identity/users/contract.ts"
import { ConfirmDialog, Consequences } from "../../web/confirm-dialog.tsx"
import { Dialog, DialogActions } from "../../web/dialog.tsx"
import { Form } from "../../web/form.tsx"
import { Picker } from "../../web/picker.tsx"
import { resolveText, type TextKey } from "../../web/texts/i18n.ts"
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

/** A line; left out where it is false, and where it counts, at 0. */
type Consequence = TextKey | readonly [TextKey, { count: number }] | false

/** Confirms a change of a user. */
function ConfirmUserDialog({
  user,
  action,
  consequences,
  children,
}: {
  user: User
  action: keyof typeof CHANGES
  consequences: readonly Consequence[]
  children?: ReactNode
}) {
  const { t } = useView()
  const { id, title, submit } = CHANGES[action]
  const lines = consequences.flatMap((text) => {
    if (text === false || (typeof text !== "string" && text[1].count === 0)) return []
    return [resolveText(t, text)]
  })
  return (
    <ConfirmDialog
      id={id}
      action={`${USERS_PATH}/${user.id}/${action}`}
      title={[title, { name: user.displayName }]}
      submit={submit}
    >
      {children}
      <Consequences lines={lines} />
    </ConfirmDialog>
  )
}

export function DeleteUserDialog({ user, accesses, holdings }: UserConsequences) {
  const consequences: Consequence[] = [
    ["people.consequence_accesses", { count: accesses }],
    ["people.consequence_sessions", { count: holdings.runningSessions }],
    ["people.consequence_issues", { count: holdings.issueCount }],
    ["people.consequence_plans", { count: holdings.planCount }],
    "people.consequence_kept",
  ]
  return <ConfirmUserDialog user={user} action="delete" consequences={consequences} />
}

export function LockUserDialog({ user, accesses, holdings }: UserConsequences) {
  const consequences: Consequence[] = [
    "people.consequence_noSignIn",
    ["people.consequence_signedOut", { count: accesses }],
    ["people.consequence_sessions", { count: holdings.runningSessions }],
    ["people.consequence_issuesStay", { count: holdings.issueCount }],
  ]
  return <ConfirmUserDialog user={user} action="lock" consequences={consequences} />
}

/** For a user who has lost the telephone or the keys. */
export function ResetFactorsDialog({
  user,
  passkeys,
  isRequired,
  holdings,
}: Omit<UserConsequences, "accesses"> & {
  passkeys: number
  /** A group requires a second factor. */
  isRequired: boolean
}) {
  const { t, actor } = useView()
  const isOther = user.username !== actor?.username
  const consequences: Consequence[] = [
    user.otpEnabled && "people.consequence_otp",
    ["people.consequence_passkeys", { count: passkeys }],
    "people.consequence_recoveryCodes",
    isOther && "people.consequence_onlySignIns",
    isOther && ["people.consequence_sessions", { count: holdings.runningSessions }],
    isRequired ? "people.consequence_newFactor" : "people.consequence_passwordAlone",
  ]
  return (
    <ConfirmUserDialog user={user} action="factors" consequences={consequences}>
      <p>{t("people.resetFactorsCheck")}</p>
    </ConfirmUserDialog>
  )
}

export function SignOutUserDialog({ user, holdings }: UserConsequences) {
  const consequences: Consequence[] = [
    "people.consequence_signIns",
    ["people.consequence_sessions", { count: holdings.runningSessions }],
  ]
  return <ConfirmUserDialog user={user} action="signout" consequences={consequences} />
}

export function AddToGroupsDialog({ user }: { user: User }) {
  const { t } = useView()
  return (
    <Dialog id="add-to-groups" title={t("people.addToGroupTitle", { name: user.displayName })} size="small">
      <AddToGroupsForm user={user} />
    </Dialog>
  )
}

export function AddToGroupsForm({ user }: { user: User }) {
  return (
    <Form id="add-to-groups-form" draft action={`${USERS_PATH}/${user.id}/groups`}>
      <Picker name="userGroups" kind="usergroups" label="admin.section_usergroups" chosen={[]} multiple />
      <DialogActions submit="people.add" />
    </Form>
  )
}
