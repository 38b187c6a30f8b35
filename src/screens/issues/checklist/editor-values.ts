/** The form of a checklist: its rows, and the body of the call that they make. */
import { omitUndefined } from "../../../base/omit-undefined.ts"
import type { ItemDefinition, ItemKind } from "../../../maintenance/issues/checklist/rules.ts"

/** One row as it was typed. */
export interface ItemRow {
  /** Names the row's fields; any text. */
  key: string
  /** Id of a saved item; "" for a new one. */
  id: string
  text: string
  kind: ItemKind
  unit: string
  minimum: string
  maximum: string
  required: boolean
}

export const EMPTY_ROW: Omit<ItemRow, "key"> = {
  id: "",
  text: "",
  kind: "CHECK",
  unit: "",
  minimum: "",
  maximum: "",
  required: true,
}

const FIELD = /^item\.([\w-]{1,60})\.(id|text|kind|unit|minimum|maximum|required)$/

export function savedRows(items: readonly (ItemDefinition & { id?: string })[]): ItemRow[] {
  return items.map((item, at) => ({
    key: String(at),
    id: item.id ?? "",
    text: item.text,
    kind: item.kind,
    unit: item.unit,
    minimum: numberText(item.minimum),
    maximum: numberText(item.maximum),
    required: item.required,
  }))
}

const numberText = (value: number | null) => (value === null ? "" : String(value))

/** The rows of a posted form, in the order in which the browser showed them. */
export function postedRows(form: Record<string, string>): ItemRow[] {
  const rows = new Map<string, Record<string, string>>()
  for (const [name, value] of Object.entries(form)) {
    const [, key, field] = FIELD.exec(name) ?? []
    if (!key || !field) continue
    rows.set(key, { ...rows.get(key), [field]: value })
  }
  return [...rows].map(([key, row]) => ({
    ...EMPTY_ROW,
    ...row,
    key,
    required: row.required === "true",
  }))
}

/** Rows that nothing was typed into are left out. */
function filledRows(rows: readonly ItemRow[]): ItemRow[] {
  return rows.filter(
    ({ text, minimum, maximum, unit }) => [text, minimum, maximum, unit].join("").trim() !== "",
  )
}

/** The body of the call; its schema checks it. */
export function itemsFromRows(rows: readonly ItemRow[]): Record<string, unknown>[] {
  return filledRows(rows).map(({ id, text, kind, unit, minimum, maximum, required }) => {
    // The items of plans have no id.
    const item = omitUndefined({ id: id || undefined, text, kind, required })
    // The hidden fields of other kinds may hold values of a number that the item was before.
    if (kind !== "NUMBER") return item
    return { ...item, unit, minimum: quantityFromForm(minimum), maximum: quantityFromForm(maximum) }
  })
}

/** A number with a point or a comma; text that is none stays text, so that the schema names the field. */
export function quantityFromForm(typed: string): number | string | null {
  const text = typed.trim().replace(",", ".")
  if (text === "") return null
  return Number.isNaN(Number(text)) ? text : Number(text)
}

/** Errors of the items by the key of their row and the field: "items.2.maximum" becomes "3.maximum". */
export function rowErrors(
  errors: Record<string, string>,
  list: string,
  rows: readonly ItemRow[],
): Record<string, string> {
  const filled = filledRows(rows)
  return Object.fromEntries(
    Object.entries(errors).flatMap(([path, message]) => {
      const [name, at, field = "text"] = path.split(".")
      const row = name === list && at !== undefined ? filled[Number(at)] : undefined
      return row ? [[`${row.key}.${field}`, message]] : []
    }),
  )
}
