/** Forms of an entity by the declaration of its fields (`base/fields.ts`). */
import { Fragment, type ReactElement, type ReactNode } from "react"
import { type Field, type Fields, fieldValue } from "../base/fields.ts"
import { DateTimeField } from "./date-time-field.tsx"
import { Checkbox, NumberField, Select, TextArea, TextField, TextListField } from "./field.tsx"
import type { Hint } from "./field-frame.tsx"
import { FieldRow } from "./form.tsx"
import { KIND_OF_FIELD, parseValue } from "./form-values.ts"
import { RichTextField, richTextFromForm } from "./rich-text.tsx"
import type { TextKey } from "./texts/i18n.ts"
import { instantFromForm, toLocalInput } from "./texts/local-input.ts"
import { useView, type View } from "./view.ts"

/** What the controls show: text as typed, whether a box is checked; an instant as local time, or a Date that is still to be formatted. */
export type FormValues<F extends Fields> = {
  -readonly [Name in keyof F]: F[Name]["kind"] extends "boolean"
    ? boolean
    : F[Name]["kind"] extends "instant"
      ? string | Date
      : string
}

/**
 * Values of an empty form: the defaults of the declaration.
 *
 * @param now  of required instants
 */
export function defaultFormValues<F extends Fields>(fields: F, now?: Date): FormValues<F> {
  return mapFields(fields, (_, field) => {
    if (field.kind === "instant" && field.required) return now ?? ""
    return shownValue(field, "default" in field ? field.default : undefined, "UTC")
  }) as FormValues<F>
}

/** Values of a form that changes a saved entity. */
export function entityFormValues<F extends Fields>(fields: F, entity: object, zone: string): FormValues<F> {
  return mapFields(fields, (name, field) =>
    shownValue(field, fieldValue(name, field, entity), zone),
  ) as FormValues<F>
}

/** Values of a form as posted, else of what is saved, else of the declaration. */
export function formValues<F extends Fields>(
  fields: F,
  { posted, saved }: { posted?: Record<string, string> | undefined; saved: object | null },
  { now, zone }: Pick<View, "now" | "zone">,
): FormValues<F> {
  if (posted) return postedFormValues(fields, posted, saved ?? undefined)
  return saved ? entityFormValues(fields, saved, zone) : defaultFormValues(fields, now)
}

function shownValue({ kind }: Field, value: unknown, zone: string): string | boolean {
  if (kind === "boolean") return value === true
  if (value === undefined || value === null) return ""
  if (kind === "textList") return (value as string[]).join(", ")
  return kind === "instant" ? toLocalInput(new Date(value as string), zone) : String(value)
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
  return mapFields(fields, (name, { kind, required }) => {
    const typed = form[name]
    switch (kind) {
      case "textList":
        return textListFromForm(typed)
      case "richText":
        return richTextFromForm(form, name, savedText(name, saved))
      case "instant":
        if (!typed && !required) return null
        return instantFromForm(typed ?? "", zone, savedText(name, saved))
      default: {
        const parsed = KIND_OF_FIELD[kind]
        return parsed ? parseValue(parsed, name, form) : typed?.trim()
      }
    }
  }) as { [Name in keyof F]: unknown }
}

/** Texts without blanks, separated by commas, semicolons or blanks. */
export function textListFromForm(typed = ""): string[] {
  return typed.split(/[\s,;]+/).filter(Boolean)
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
  autoFocus = true,
}: {
  fields: F
  controls?: { [Name in keyof F]?: ReactNode }
  /** The first field has the focus. */
  autoFocus?: boolean
}) {
  const { t } = useView()
  const rows = rowsOf(fields)
  return (
    <>
      {rows.map((names, at) => {
        const row = names.map((name) => (
          <Fragment key={name}>
            {controls[name] ?? (
              <FieldControl name={name} field={fields[name] as F[string]} isFirst={autoFocus && at === 0} />
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

/** Names of the fields by rows, each where its first field stands. */
function rowsOf(fields: Fields): string[][] {
  const names = Object.keys(fields)
  return [...Map.groupBy(names, (name) => fields[name]?.row ?? Symbol(name)).values()]
}

/**
 * The controls of a form with a layout of its own, by the names of the fields. Those that it does not place by name are a
 * rest, which it places as a whole: a new field is shown without a change of the layout.
 */
export function fieldControls<F extends LabelledFields>(
  fields: F,
  { prefix = "", values, controls = {}, focus, readOnly = [], hasOwnZone }: LayoutOptions<F> = {},
): { [Name in keyof F]: ReactElement } {
  return mapFields(fields, (name, field) => (
    <Fragment key={name}>
      {controls[name] ?? (
        <FieldControl
          name={`${prefix}${name}`}
          field={field as F[string]}
          value={values?.[name]}
          isFirst={name === focus}
          readOnly={readOnly.includes(name)}
          hasOwnZone={hasOwnZone}
        />
      )}
    </Fragment>
  )) as { [Name in keyof F]: ReactElement }
}

interface LayoutOptions<F> {
  /** Before the names of the controls: that of a row in a form of rows. */
  prefix?: string
  /** In place of those of the form. */
  values?: Readonly<Record<string, string>>
  /** Controls with behaviour of their own, in place of the declared ones. */
  controls?: { [Name in keyof F]?: ReactNode }
  /** Name of the field that has the focus. */
  focus?: string | false
  /** Names of the fields that are shown alone. */
  readOnly?: readonly string[]
  /** Dates are in a zone that the form names. */
  hasOwnZone?: boolean
}

interface ControlProps {
  name: string
  field: LabelledFields[string]
  /** In place of that of the form. */
  value?: string | undefined
  isFirst?: boolean
  readOnly?: boolean
  hasOwnZone?: boolean | undefined
}

/** The control that a field's kind has. */
export function FieldControl({
  name,
  field,
  value,
  isFirst = false,
  readOnly = false,
  hasOwnZone,
}: ControlProps) {
  const { kind, label, required, max } = field
  const hint: Hint = field.hint && [field.hint, field.hintValues ?? {}]
  const frame = { name, label, hint, required, value }
  switch (kind) {
    case "boolean":
      return <Checkbox name={name} label={label} hint={hint} />
    case "integer":
    case "nullableInteger":
      return <NumberField {...frame} range={field} />
    case "instant":
      return <DateTimeField {...frame} hasOwnZone={hasOwnZone} />
    case "richText":
      return <RichTextField {...frame} max={max ?? 0} />
    case "choice":
      return <Select {...frame} options={field.options ?? []} optionLabels={field.optionLabels} />
    case "reference":
      return null
    case "textList":
      return <TextListField {...frame} />
    case "longText":
      return <TextArea {...frame} max={max} rows={field.lines} />
    default:
      return (
        <TextField
          {...frame}
          type={kind === "url" || kind === "email" ? kind : "text"}
          max={max}
          autoFocus={isFirst}
          readOnly={readOnly}
        />
      )
  }
}
