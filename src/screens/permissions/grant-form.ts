/** Reads who gets which role from the form that gives it. */
import type { Db } from "../../base/deps.ts"
import { parse, withProblems } from "../../base/parse.ts"
import { type SaveDevicePermission, saveDevicePermission } from "../../identity/roles/contract.ts"
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

/** @throws Refusal naming every missing field: a user or group is asked for with the role, not after it */
export function parseGrant(form: FormValues): SaveDevicePermission {
  const field = holderOf(form) === "user" ? "userId" : "userGroupId"
  const holder = form[field] || null
  const body = { deviceRoleId: form.deviceRoleId || undefined, [field]: holder }
  return withProblems(
    () => parse(saveDevicePermission, body),
    holder === null ? [{ path: field, message: "validation.required" }] : [],
  )
}
