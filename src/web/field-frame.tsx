/** The frame of a form field: its label, its hint, and the error of the last attempt. */
import type { ReactNode } from "react"
import { useFormError, useSavedInstead } from "./form-context.ts"
import { Text, type TextContent } from "./text.ts"
import { resolveText, type TextRef, validationText } from "./texts/i18n.ts"
import { useView } from "./view.ts"

/** False where the field has none in this state. */
export type Hint = TextContent | false | undefined

export type FieldProps = {
  name: string
  /** Id of the control; needed where a page and a dialog over it have fields of the same name. */
  id?: string
  label: TextRef
  hint?: Hint
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
        {resolveText(t, label)}
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
  hint?: Hint
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
          <Text content={hint} />
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
export function SavedInstead({ id, text }: { id?: string; text: string | null }) {
  const { t } = useView()
  return (
    <span className="field-hint field-saved" id={id}>
      {text === null
        ? t("shell.differsFromSaved")
        : t("shell.savedValue", { value: text === "" ? "–" : text })}
    </span>
  )
}

type ControlAttributes = {
  id: string
  name: string
  required?: boolean
  form?: string
  "aria-describedby"?: string
  "aria-invalid"?: true
}
