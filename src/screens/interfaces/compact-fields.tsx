/** Controls of a table's row: the label is read aloud, and shown above the control on narrow screens by the row's style. */
import { useFormError } from "../../web/form-context.ts"
import { validationText } from "../../web/texts/i18n.ts"
import { useView } from "../../web/view.ts"

interface CompactProps {
  name: string
  label: string
  value: string
}

export function CompactInput({ name, label, value }: CompactProps) {
  const { t } = useView()
  const error = useFormError(name)
  const id = `field-${name}`
  return (
    <div className={error ? "field field-invalid" : "field"}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className="input"
        name={name}
        defaultValue={value}
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {validationText(t, error)}
        </p>
      )}
    </div>
  )
}

export function CompactSelect({
  name,
  label,
  value,
  options,
}: CompactProps & { options: readonly string[] }) {
  const id = `field-${name}`
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <select id={id} className="input" name={name} defaultValue={value}>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </div>
  )
}
