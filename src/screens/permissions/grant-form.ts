/** Reads who gets which role from the form that gives it. */
import type { Db } from "../../base/deps.ts"
import { findOptions } from "../pickers/store.ts"
import type { GrantChoice } from "./permission-dialogs.tsx"

type FormValues = Record<string, string>

const holderOf = ({ holder }: FormValues) => (holder === "user" ? "user" : "group")

/** What the form shows again when it is refused. */
export async function chosenGrant(db: Db, form: FormValues): Promise<GrantChoice> {
  return {
    holder: holderOf(form),
    user: await findOptions(db, "users", [form.userId ?? ""]),
    group: await findOptions(db, "usergroups", [form.userGroupId ?? ""]),
    role: await findOptions(db, "deviceroles", [form.deviceRoleId ?? ""]),
  }
}

/** The body of the call, which is not checked yet. */
export function grantOf(form: FormValues) {
  const chosen =
    holderOf(form) === "user" ? { userId: form.userId || null } : { userGroupId: form.userGroupId || null }
  return { deviceRoleId: form.deviceRoleId || undefined, ...chosen }
}
