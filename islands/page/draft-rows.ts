/**
 * Rows of a form that the server adds, moves and removes (approval stages, rules): the page that it sends after a reload has
 * the saved ones. The draft is sent to the server as one more such change, which answers with the rows as they were typed.
 */
import { draftOf, save, writeDraft } from "./drafts.ts"
import { type Field, originalValue, setValue } from "./form-fields.ts"
import { onHtmx } from "./htmx-events.ts"

/** Buttons that change rows: `ROW_COMMAND` of `src/web/form-values.ts`. */
const COMMAND = "button[name^=rowCommand]"
/** A command that no list knows changes nothing. */
const KEEP = "keep"
/** Says that the draft has the whole form; fields have no such name. */
const MARK = "has rows"

/** The name of a field in a row, e.g. "filterRules.0.minPort". */
const ROW_FIELD = /\.\d+\./

const changing = new Set<string>()
const restored = new WeakSet<Element>()

document.addEventListener("submit", ({ target, submitter }) => {
  const form = target as HTMLFormElement
  if (form.matches("[data-draft]") && submitter?.matches(COMMAND)) changing.add(form.id)
})

/** After the rows have changed, their fields show what the server answered, and the draft has it all. */
onHtmx("htmx:after:swap", ({ target, swap }) => {
  const form = target && changing.has(target.id) ? document.getElementById(target.id) : null
  if (!(form instanceof HTMLFormElement) || swap === "none") return
  // htmx leaves what was typed in a field whose value from the server is as before: the row of another has it then, too.
  for (const field of form.elements as Iterable<Field>)
    if (ROW_FIELD.test(field.name)) setValue(field, originalValue(field))
  writeDraft(form, { [MARK]: "" })
  save(form, true)
  changing.delete(form.id)
})

function restoreRows(form: HTMLFormElement) {
  if (restored.has(form)) return
  restored.add(form)
  const command = form.querySelector<HTMLButtonElement>(COMMAND)
  const draft = draftOf(form)
  if (!command || !(MARK in draft)) return
  // Of a checkbox or a radio button that is not checked nothing is sent.
  const sent = Object.entries(draft).filter(([name, value]) => value !== "false" && !name.includes(" "))
  const fields = ([...form.elements] as HTMLInputElement[]).filter(
    ({ name, type }) => name !== "" && !["hidden", "submit", "search"].includes(type),
  )
  const added = sent.filter(([name]) => !name.includes("=") && !form.elements.namedItem(name))
  const removed = fields.filter(
    ({ name, type, value }) => !((type === "radio" ? `${name}=${value}` : name) in draft),
  )
  if (added.length === 0 && removed.length === 0) return
  for (const field of removed) field.disabled = true
  const inputs = added.map(([name, value]) =>
    Object.assign(document.createElement("input"), { type: "hidden", name, value }),
  )
  const button = document.createElement("button")
  Object.assign(button, { type: "submit", name: command.name, value: KEEP, hidden: true })
  form.append(...inputs, button)
  form.requestSubmit(button)
}

const restoreAll = () =>
  document.querySelectorAll<HTMLFormElement>(`form[data-draft]:has(${COMMAND})`).forEach(restoreRows)
restoreAll()
new MutationObserver(restoreAll).observe(document.body, { childList: true, subtree: true })
