/** Form fields: a label, the control, a hint, the error of the last attempt, and a counter close to the limit. */

import { type ComponentProps, type HTMLInputTypeAttribute, type ReactNode, useContext } from "react"
import { IconButton } from "./button.tsx"
import { FormContext, useFormError, useFormFlag, useFormValue, useSavedInstead } from "./form-context.ts"
import { validationText } from "./texts/i18n.ts"
import { useView } from "./view.ts"

export type FieldProps = {
  name: string
  /** Id of the control; needed where a page and a dialog over it have fields of the same name. */
  id?: string
  label: string
  hint?: ReactNode
  /** A validation message key, e.g. "validation.max|100", in place of that of the form. */
  error?: string | undefined
  required?: boolean
  /** Id of the form that the control belongs to, where it stands outside. */
  form?: string
  /** A saved value as the control shows it; null where it cannot be shown in a line. */
  textOf?: (value: string) => string | null
}

/** The frame of a field; `control` receives the ids that tie hint and error to the input. */
export function FieldFrame({
  name,
  id = `field-${name}`,
  label,
  hint,
  error: ownError,
  required,
  form,
  textOf = (value) => value,
  control,
}: FieldProps & { control: (ids: ControlAttributes) => ReactNode }) {
  const { t } = useView()
  const formError = useFormError(name)
  const error = ownError ?? formError
  const savedValue = useSavedInstead(name)
  const saved = savedValue ? textOf(savedValue) : savedValue
  return (
    <div className={error ? "field field-invalid" : "field"}>
      <label className="field-label" htmlFor={id}>
        {label}
        {!required && <span className="field-optional">{t("shell.optional")}</span>}
      </label>
      {control({
        id,
        name,
        required,
        form,
        ...noteAttributes({ id, hint, error, saved }),
      })}
      <FieldNotes id={id} hint={hint} error={error} saved={saved} />
    </div>
  )
}

interface Notes {
  /** Id of the control. */
  id: string
  hint?: ReactNode
  error?: string | undefined
  /** Of `useSavedInstead`. */
  saved?: string | null | undefined
}

/** What ties a control to its `FieldNotes`. */
export function noteAttributes({ id, hint, error, saved }: Notes) {
  const ids = [hint && `${id}-hint`, saved !== undefined && `${id}-saved`, error && `${id}-error`]
    .filter(Boolean)
    .join(" ")
  return { "aria-describedby": ids || undefined, "aria-invalid": error ? (true as const) : undefined }
}

/** The hint and the error below a control. */
export function FieldNotes({ id, hint, error, saved }: Notes) {
  const { t } = useView()
  return (
    <>
      {hint && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {saved !== undefined && <SavedInstead id={`${id}-saved`} text={saved} />}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {validationText(t, error)}
        </p>
      )}
    </>
  )
}

/** What another user has saved in a field of which the form has another value. */
function SavedInstead({ id, text }: { id?: string; text: string | null }) {
  const { t } = useView()
  return (
    <span className="field-hint field-saved" id={id}>
      {text === null
        ? t("shell.savedOtherwise")
        : t("shell.savedInstead", { value: text === "" ? "–" : text })}
    </span>
  )
}

/** A field with a plain input. */
function InputField({ input, ...frame }: FieldProps & { input: ComponentProps<"input"> }) {
  return <FieldFrame {...frame} control={(ids) => <input {...ids} {...input} />} />
}

type ControlAttributes = {
  id: string
  name: string
  required?: boolean
  form?: string
  "aria-describedby"?: string
  "aria-invalid"?: true
}

/** The script shows `data-counter` when fewer than ten characters are left. */
const counterAttributes = (max: number | undefined) => (max === undefined ? {} : { "data-counter": max })

/** The script focuses it when a page or a dialog is shown. */
const autoFocusAttribute = (autoFocus = false) => (autoFocus ? { "data-autofocus": "" } : {})

export function TextField({
  value,
  type = "text",
  max,
  autoComplete,
  autoFocus,
  inputMode,
  readOnly,
  shortcut,
  ...frame
}: FieldProps & {
  /** Key that moves the focus here (`islands/page/shortcuts.ts`). */
  shortcut?: string
  value?: string
  readOnly?: boolean
  type?: HTMLInputTypeAttribute
  /** Which keys a telephone shows. */
  inputMode?: "numeric"
  /** Most characters accepted; the server checks again. */
  max?: number
  autoComplete?: string
  autoFocus?: boolean
}) {
  const formValue = useFormValue(frame.name)
  return (
    <InputField
      {...frame}
      input={{
        ...counterAttributes(max),
        className: "input",
        type,
        defaultValue: value ?? formValue,
        autoComplete: autoComplete ?? "off",
        inputMode,
        "aria-keyshortcuts": shortcut,
        readOnly,
        ...autoFocusAttribute(autoFocus),
      }}
    />
  )
}

/** Texts separated by commas; the first wrong one stands for all. */
export function TextListField(frame: FieldProps & { value?: string | undefined }) {
  const { errors } = useContext(FormContext)
  const wrong = Object.keys(errors).find((name) => name === frame.name || name.startsWith(`${frame.name}.`))
  return <TextField {...frame} error={wrong && errors[wrong]} />
}

export function PasswordField({
  autoComplete,
  autoFocus,
  ...frame
}: FieldProps & { autoComplete?: string; autoFocus?: boolean }) {
  const { t } = useView()
  return (
    <FieldFrame
      {...frame}
      control={(ids) => (
        <span className="input-group">
          <input
            {...ids}
            className="input"
            type="password"
            autoComplete={autoComplete ?? "current-password"}
            {...autoFocusAttribute(autoFocus)}
          />
          <IconButton label={t("shell.showPassword")} icon="eye" data-reveal={ids.id} aria-pressed={false} />
        </span>
      )}
    />
  )
}

export function TextArea({
  value,
  max,
  rows = 5,
  before,
  ...frame
}: FieldProps & {
  value?: string
  max?: number
  rows?: number
  /** Stands directly before the field. */
  before?: ReactNode
}) {
  const formValue = useFormValue(frame.name)
  return (
    <FieldFrame
      {...frame}
      // Text with a toolbar before it is HTML.
      textOf={before ? () => null : undefined}
      control={(ids) => (
        <>
          {before}
          <textarea
            {...ids}
            {...counterAttributes(max)}
            className="input"
            rows={rows}
            defaultValue={value ?? formValue}
          />
        </>
      )}
    />
  )
}

/** A file of the reader's device; its form needs `hasFile`. */
export function FileField({
  accept,
  capture,
  multiple,
  ...frame
}: FieldProps & {
  accept?: string
  /** Phones open the camera. */
  capture?: "environment"
  multiple?: boolean
}) {
  const input = { className: "input input-file", type: "file", accept, capture, multiple }
  return <InputField {...frame} input={input} />
}

export function NumberField({
  value,
  min,
  max,
  ...frame
}: FieldProps & { value?: number | string; min?: number; max?: number }) {
  const formValue = useFormValue(frame.name)
  const limits = { type: "number", min, max, defaultValue: value ?? formValue }
  return <InputField {...frame} input={{ className: "input input-number", ...limits }} />
}

/** A number with a slider beside it: the slider has the usual values, any value up to the limits can be typed. */
export function SliderField({
  value,
  min,
  max,
  slider,
  ...frame
}: FieldProps & {
  value?: number | string
  min: number
  max: number
  /** The slider's range, within the limits. */
  slider: { min: number; max: number }
}) {
  const { t } = useView()
  const formValue = useFormValue(frame.name)
  return (
    <FieldFrame
      {...frame}
      control={(ids) => (
        <span className="slider-field">
          <input
            type="range"
            min={slider.min}
            max={slider.max}
            defaultValue={value ?? formValue}
            aria-label={t("shell.slider", { label: frame.label })}
            data-slider={ids.id}
            tabIndex={-1}
          />
          <input
            {...ids}
            className="input input-number"
            type="number"
            min={min}
            max={max}
            defaultValue={value ?? formValue}
          />
        </span>
      )}
    />
  )
}

type Option = {
  value: string
  label: string
  /** Name of the field that only this choice needs. */
  revealsField?: string | undefined
  /** Words for the style sheet, which shows parts of the form by them. */
  has?: string
}

export function Select({
  value,
  options,
  empty,
  ...frame
}: FieldProps & { value?: string; options: readonly Option[]; empty?: string }) {
  const formValue = useFormValue(frame.name)
  return (
    <FieldFrame
      {...frame}
      textOf={(saved) => options.find((option) => option.value === saved)?.label ?? null}
      control={(ids) => (
        <select {...ids} className="input" defaultValue={value ?? formValue}>
          {empty !== undefined && <option value="">{empty}</option>}
          {options.map((option) => (
            <option
              key={option.value}
              value={option.value}
              data-shows={option.revealsField}
              data-has={option.has}
            >
              {option.label}
            </option>
          ))}
        </select>
      )}
    />
  )
}

export function Checkbox({
  name,
  label,
  hint,
  checked,
  disabled,
  notes,
}: {
  name: string
  label: string
  hint?: string
  checked?: boolean
  disabled?: boolean
  /** Of the field that the box belongs to (`noteAttributes`). */
  notes?: ReturnType<typeof noteAttributes>
}) {
  const isFormChecked = useFormFlag(name)
  const saved = useSavedInstead(name)
  return (
    <label className="checkbox">
      <input
        type="checkbox"
        name={name}
        value="true"
        defaultChecked={checked ?? isFormChecked}
        disabled={disabled}
        {...notes}
      />
      <span>
        {label}
        {hint && <span className="field-hint">{hint}</span>}
        {saved !== undefined && <SavedInstead text={saved} />}
      </span>
    </label>
  )
}
