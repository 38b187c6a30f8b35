/** The fields of a form, what they hold and what the server sent in them. */

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

export function currentValue(field: Field): string {
  return isChoice(field) ? String(field.checked) : field.value
}

/** What the server sent. */
export function originalValue(field: Field): string {
  if (field instanceof HTMLSelectElement) {
    const chosen = [...field.options].find((option) => option.defaultSelected) ?? field.options[0]
    return chosen?.value ?? ""
  }
  return isChoice(field) ? String(field.defaultChecked) : field.defaultValue
}

/** @param value  as `currentValue` returns it */
export function setValue(field: Field, value: string) {
  if (isChoice(field)) field.checked = value === "true"
  else field.value = value
}

function isChoice(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio")
}
