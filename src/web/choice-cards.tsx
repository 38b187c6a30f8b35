/** One choice of few as cards with a picture, a word and a remark; radio buttons, so that arrow keys move among them. */
import { useFormValue } from "./form-context.ts"
import { Icon, type IconName } from "./icon.tsx"

interface ChoiceCard {
  value: string
  label: string
  note: string
  icon: IconName
}

/** @param value  chosen at first; otherwise the form's value */
export function ChoiceCards({
  name,
  legend,
  value,
  choices,
}: {
  name: string
  legend: string
  value?: string
  choices: readonly ChoiceCard[]
}) {
  const formValue = useFormValue(name)
  const chosen = value ?? formValue ?? choices[0]?.value
  return (
    <fieldset className="plain">
      <legend className="field-label">{legend}</legend>
      <div className="choice-cards">
        {choices.map(({ value, label, note, icon }) => (
          <label key={value} className="choice-card">
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === chosen}
              className="visually-hidden"
            />
            <Icon name={icon} />
            <strong>{label}</strong>
            <small className="muted">{note}</small>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
