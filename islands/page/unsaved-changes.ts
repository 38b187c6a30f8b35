/** Names at the end of a form the fields that are not as they were saved. */
import { currentValue, type Field, originalValue } from "./form-fields.ts"

/** More are counted. */
const NAMED_MAX = 3
/** A hidden field belongs to a picker or says which version is changed; a search finds what can be chosen. */
const FIELDS = ":is(input:not([type=hidden], [type=search]), select, textarea)[name]"

function changedNames(form: HTMLFormElement): string[] {
  const fields = [...form.querySelectorAll<Field>(FIELDS)]
  const changed = fields.filter((field) => currentValue(field) !== originalValue(field))
  return [...new Map(changed.map((field) => [field.name, labelOf(field)])).values()]
}

/** Without the word "optional" and without the hint. */
function labelOf(field: Field): string {
  const label = field.closest(".picker")?.querySelector(".field-label") ?? field.labels?.[0]
  const text = label?.querySelector(":scope > span:not(.field-optional)") ?? label
  return text?.firstChild?.textContent?.trim() ?? field.name
}

function show(line: HTMLElement) {
  const form = line.closest("form")
  const names = form ? changedNames(form) : []
  const text = { 0: "", 1: line.dataset.one }[names.length] ?? line.dataset.many ?? ""
  const named = names.slice(0, NAMED_MAX).join(", ") + (names.length > NAMED_MAX ? ", …" : "")
  line.textContent = text.replace("{{number}}", String(names.length)).replace("{{names}}", named)
}

for (const event of ["input", "change"])
  document.addEventListener(event, ({ target }) => {
    const line = (target as Field | null)?.form?.querySelector<HTMLElement>("[data-unsaved]")
    if (line) show(line)
  })
// A draft is restored before this script runs.
for (const line of document.querySelectorAll<HTMLElement>("[data-unsaved]")) show(line)
