/** Forms of an entity by the declaration of its fields (`base/fields.ts`). */
import { Fragment, type ReactNode } from "react"
import { type Field, type Fields, fieldValue } from "../base/fields.ts"
import { Checkbox, DateTimeField, NumberField, Select, TextField } from "./field.tsx"
import { FieldRow } from "./form.tsx"
import { RichTextField, richTextFromForm } from "./rich-text.tsx"
import { fromLocalInput, toLocalInput } from "./texts/format.ts"
import type { TextKey } from "./texts/i18n.ts"
import { useView } from "./view.ts"

/** What the controls show: text as typed, whether a box is checked; an instant as local time, or a Date that is still to be formatted. */
export type FormValues<F extends Fields> = {
  -readonly [Name in keyof F]: F[Name]["kind"] extends "boolean"
    ? boolean
    : F[Name]["kind"] extends "instant"
      ? string | Date
      : string
}

/** Values of an empty form: the defaults of the declaration, instants at `now`. */
export function defaultFormValues<F extends Fields>(fields: F, now: Date): FormValues<F> {
  return mapFields(fields, (_, field) => {
    if (field.kind === "instant") return now
    const value = "default" in field ? field.default : undefined
    return field.kind === "boolean" ? value === true : String(value ?? "")
  }) as FormValues<F>
}

/** Values of a form that changes a saved entity. */
export function entityFormValues<F extends Fields>(fields: F, entity: object, zone: string): FormValues<F> {
  return mapFields(fields, (name, field) => {
    const value = fieldValue(name, field, entity)
    if (field.kind === "boolean") return value === true
    return field.kind === "instant" ? toLocalInput(new Date(value as string), zone) : String(value ?? "")
  }) as FormValues<F>
}

/**
 * Values of a posted form, to show it again as it was.
 *
 * @param saved  the entity that the form was drawn from
 */
export function postedFormValues<F extends Fields>(
  fields: F,
  form: Record<string, string>,
  saved?: object,
): FormValues<F> {
  return mapFields(fields, (name, { kind }) => {
    if (kind === "boolean") return form[name] === "true"
    return kind === "richText" ? richTextFromForm(form, name, savedText(name, saved)) : (form[name] ?? "")
  }) as FormValues<F>
}

/**
 * A posted form as the body of the call; the schema of the call checks it.
 *
 * @param saved  the entity that the form was drawn from: values that the form shows less precisely stay as saved unless edited
 */
export function bodyFromForm<F extends Fields>(
  fields: F,
  form: Record<string, string>,
  zone: string,
  saved?: object,
): { [Name in keyof F]: unknown } {
  return mapFields(fields, (name, { kind }) => {
    const typed = form[name]
    switch (kind) {
      case "boolean":
        return typed === "true"
      case "integer":
        return Number(typed || Number.NaN)
      case "reference":
        return typed || null
      case "richText":
        return richTextFromForm(form, name, savedText(name, saved))
      case "instant":
        return instantFromForm(typed ?? "", zone, savedText(name, saved))
      default:
        return typed
    }
  }) as { [Name in keyof F]: unknown }
}

/** A local time has minutes only, and one of its hours occurs twice when clocks go back. */
function instantFromForm(typed: string, zone: string, saved: string): string {
  if (saved !== "" && typed === toLocalInput(new Date(saved), zone)) return saved
  return fromLocalInput(typed, zone)?.toISOString() ?? ""
}

function savedText(name: string, saved: object | undefined): string {
  return String((saved as Record<string, unknown> | undefined)?.[name] ?? "")
}

function mapFields(
  fields: Fields,
  toValue: (name: string, field: Field) => unknown,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, toValue(name, field)]))
}

/** Fields whose labels and hints are text keys. */
type LabelledFields = Readonly<Record<string, Field & { label: TextKey; hint?: TextKey; section?: TextKey }>>

/**
 * The controls of a form, in the order of the declaration.
 *
 * @param controls controls with behaviour of their own, in place of the declared ones; references have no other
 */
export function FormFields<F extends LabelledFields>({
  fields,
  controls = {},
}: {
  fields: F
  controls?: { [Name in keyof F]?: ReactNode }
}) {
  const { t } = useView()
  const rows = rowsOf(fields)
  return (
    <>
      {rows.map((names, at) => {
        const row = names.map((name) => (
          <Fragment key={name}>
            {controls[name] ?? (
              <FieldControl name={name} field={fields[name] as F[string]} isFirst={at === 0} />
            )}
          </Fragment>
        ))
        const section = fields[names[0] ?? ""]?.section
        return (
          <Fragment key={names[0]}>
            {section && <h2 className="form-legend">{t(section)}</h2>}
            {row.length > 1 ? <FieldRow>{row}</FieldRow> : row}
          </Fragment>
        )
      })}
    </>
  )
}

/** Names of consecutive fields with the same row. */
function rowsOf(fields: Fields): string[][] {
  const rows: string[][] = []
  let current: string | undefined
  for (const [name, { row }] of Object.entries(fields)) {
    if (row !== undefined && row === current) rows.at(-1)?.push(name)
    else rows.push([name])
    current = row
  }
  return rows
}

/** The control that a field's kind has. */
export function FieldControl({
  name,
  field,
  isFirst = false,
}: {
  name: string
  field: LabelledFields[string]
  isFirst?: boolean
}) {
  const { t } = useView()
  const { kind, required, min, max } = field
  const frame = { name, label: t(field.label), hint: field.hint && t(field.hint), required }
  switch (kind) {
    case "boolean":
      return <Checkbox name={name} label={frame.label} hint={frame.hint} />
    case "integer":
      return <NumberField {...frame} min={min} max={max} />
    case "instant":
      return <DateTimeField {...frame} />
    case "richText":
      return <RichTextField {...frame} max={max ?? 0} />
    case "choice":
      return <Select {...frame} options={optionsOf(field, t)} />
    case "reference":
      return null
    default:
      return <TextField {...frame} type={kind === "url" ? "url" : "text"} max={max} autoFocus={isFirst} />
  }
}

function optionsOf({ options = [], optionLabels = "" }: Field, t: (key: TextKey) => string) {
  return options.map((value) => ({ value, label: t(`${optionLabels}${value}` as TextKey) }))
}
