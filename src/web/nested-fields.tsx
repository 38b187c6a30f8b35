/** Controls of forms with nested fields (`form-values.ts`): each takes its value and its error from the form by its name. */
import type { ReactNode } from "react"
import { Checkbox, NumberField, type Option, PasswordField, Select, TextArea, TextField } from "./field.tsx"
import type { NestedFormValues } from "./form-values.ts"

export interface NestedForm {
  values: NestedFormValues
  /** Validation messages by the names of fields. */
  errors: Record<string, string>
}

interface NestedProps {
  form: NestedForm
  name: string
  label: string
  hint?: string
  required?: boolean
}

function frameOf({ form, name, label, hint, required }: NestedProps) {
  return { name, label, hint, required, error: form.errors[name] }
}

export function NestedText(field: NestedProps & { max?: number; autoFocus?: boolean }) {
  return (
    <TextField
      {...frameOf(field)}
      value={field.form.values[field.name]}
      max={field.max}
      autoFocus={field.autoFocus}
    />
  )
}

export function NestedTextArea(field: NestedProps & { max?: number; rows?: number }) {
  const { form, name, max, rows = 3 } = field
  return <TextArea {...frameOf(field)} value={form.values[name]} max={max} rows={rows} />
}

export function NestedNumber(field: NestedProps & { min?: number; max?: number }) {
  const { form, name, min, max } = field
  return <NumberField {...frameOf(field)} value={form.values[name]} min={min} max={max} />
}

/** A secret: never filled in by the server. */
export function NestedSecret(field: NestedProps) {
  return <PasswordField {...frameOf(field)} autoComplete="new-password" />
}

export function NestedSelect(field: NestedProps & { options: readonly Option[]; empty?: string }) {
  const { form, name, options, empty } = field
  return <Select {...frameOf(field)} required value={form.values[name]} options={options} empty={empty} />
}

export function NestedFlag({ form, name, label, hint }: Omit<NestedProps, "required">) {
  return <Checkbox name={name} label={label} hint={hint} checked={form.values[name] === "true"} />
}

/** A heading in a long form, with a quiet remark beside it. */
export function Legend({ children, note }: { children: ReactNode; note?: string }) {
  return (
    <h2 className="legend">
      {children}
      {note && <small className="muted">{note}</small>}
    </h2>
  )
}
