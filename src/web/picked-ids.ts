/** What was picked in a picker of several options. */
import { parse } from "../base/parse.ts"
import { validationRefusal } from "../base/refusal.ts"
import { id } from "../base/schema.ts"
import { checkedIds } from "./form-values.ts"

/** @throws Refusal BAD_REQUEST when nothing was picked */
export function pickedIds(form: Record<string, string>, name: string): string[] {
  const picked = checkedIds(form, name)
  if (picked.length === 0) throw validationRefusal([{ path: name, message: "validation.required" }])
  return picked.map((one) => parse(id, one))
}
