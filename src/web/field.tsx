/** The controls of forms, each in its frame, with a counter close to the limit of its text. */
import { type ComponentProps, type HTMLInputTypeAttribute, type ReactNode, useContext } from "react"
import { IconButton } from "./button.tsx"
import { FieldFrame, type FieldProps, type Hint, type noteAttributes, SavedInstead } from "./field-frame.tsx"
import { FormContext, useFormFlag, useFormValue, useSavedInstead } from "./form-context.ts"
import { Text, type TextContent } from "./text.ts"
import { resolveText, type TextKey } from "./texts/i18n.ts"
import { useView } from "./view.ts"

/** A field with a plain input. */
function InputField({ input, ...frame }: FieldProps & { input: ComponentProps<"input"> }) {
  return <FieldFrame {...frame} control={(ids) => <input {...ids} {...input} />} />
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

/** The smallest and the largest number; the server checks again. */
interface NumberRange {
  min?: number | undefined
  max?: number | undefined
}

export function NumberField({
  value,
  range: { min, max } = {},
  ...frame
}: FieldProps & { value?: number | string; range?: NumberRange }) {
  const formValue = useFormValue(frame.name)
  const limits = { type: "number", min, max, defaultValue: value ?? formValue }
  return <InputField {...frame} input={{ className: "input input-number", ...limits }} />
}

/** A number with a slider beside it: the slider has the usual values, any value up to the limits can be typed. */
export function SliderField({
  value,
  range,
  slider = range,
  ...frame
}: FieldProps & {
  value?: number | string
  range: NumberRange
  /** The slider's own range, within the other. */
  slider?: NumberRange | undefined
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
            aria-label={t("shell.slider", { label: resolveText(t, frame.label) })}
            data-slider={ids.id}
            tabIndex={-1}
          />
          <input
            {...ids}
            className="input input-number"
            type="number"
            min={range.min}
            max={range.max}
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
  options: given,
  optionLabels,
  empty,
  ...frame
}: FieldProps & {
  value?: string
  /** Values alone where their texts have keys that begin alike. */
  options: readonly (Option | string)[]
  /** The keys of the values' texts are this prefix and the value. */
  optionLabels?: string | undefined
  empty?: string
}) {
  const { t } = useView()
  const formValue = useFormValue(frame.name)
  const options = given.map((option): Option => {
    if (typeof option !== "string") return option
    return { value: option, label: t(`${optionLabels}${option}` as TextKey) }
  })
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
  label: TextContent
  hint?: Hint
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
        <Text content={label} />
        {hint && (
          <span className="field-hint">
            <Text content={hint} />
          </span>
        )}
        {saved !== undefined && <SavedInstead text={saved} />}
      </span>
    </label>
  )
}
