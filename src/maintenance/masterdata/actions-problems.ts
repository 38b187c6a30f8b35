/** Refusals as the problems of a row. */
import type { Refusal } from "../../base/refusal.ts"
import { COLUMNS } from "./fields-kinds.ts"
import type { RowProblem } from "./rules.ts"

/** Whether the refusal asks the user to authenticate again. The browser then repeats the request. */
export function isStepUpRequest({ details }: Refusal): boolean {
  return Array.isArray(details.stepUp) && details.stepUp.length > 0
}

const FIELD_COLUMNS = new Map(
  Object.values(COLUMNS)
    .flat()
    .flatMap(({ name, field }) => (field === null ? [] : [[field, name] as const])),
)

/** The problems of a refusal, by the columns of its fields. */
export function problemsOf(refusal: Refusal): RowProblem[] {
  const { text, field, ...details } = refusal.details
  if (refusal.problems.length > 0)
    return refusal.problems.map(({ path, message }) => ({
      column: columnOf(path),
      message,
      text: null,
      details: {},
    }))
  const column = typeof field === "string" ? columnOf(field) : null
  return [{ column, message: null, text: text ?? refusal.code, details }]
}

/** `startRemotePermissionUserGroupIds.0` -> `startRemotePermissionUserGroups`; a secret's field has no column, and is named as it is. */
function columnOf(path: string): string | null {
  if (path === "") return null
  const parts = path.split(".")
  for (let length = parts.length; length > 0; length--) {
    const column = FIELD_COLUMNS.get(parts.slice(0, length).join("."))
    if (column) return column
  }
  return path
}
