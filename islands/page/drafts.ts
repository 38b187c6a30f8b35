/**
 * Drafts: form input survives a reload, a failed save and an expired sign-in. Stored per user and form in this tab
 * (sessionStorage), field by field and only where it differs from the server's value; passwords and one-time codes
 * are never stored. Removed when the form is saved or cancelled and when the user signs out.
 */
import { currentValue, type Field, originalValue } from "./form-fields.ts"
import { onHtmx } from "./htmx-events.ts"
import { toast } from "./toasts.ts"

const PREFIX = "millwright.draft."
/** A form has two texts of 5000 characters and small fields; longer drafts are not stored. */
const DRAFT_CHARACTERS_MAX = 100_000
const EXCLUDED_TYPES = new Set(["password", "hidden", "file", "submit", "button", "reset", "image"])

type Draft = Record<string, string>

const restored = new WeakSet<HTMLFormElement>()

const draftForms = () => document.querySelectorAll<HTMLFormElement>("form[data-draft]")

function storageKey(form: HTMLFormElement): string {
  return `${PREFIX}${form.dataset.draft} ${form.getAttribute("action")}`
}

function fieldsOf(form: HTMLFormElement): Field[] {
  return [...form.elements].filter(
    (element): element is Field =>
      (element instanceof HTMLInputElement && !EXCLUDED_TYPES.has(element.type)) ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement,
  )
}

/** Radio buttons of one name differ by value. */
function fieldKey(field: Field): string {
  return field.type === "radio" ? `${field.name}=${field.value}` : field.name
}

function save(form: HTMLFormElement) {
  const draft = read(storageKey(form))
  for (const field of fieldsOf(form)) {
    if (field.name === "" || field.autocomplete === "one-time-code") continue
    const value = currentValue(field)
    // In a form returned with errors the original values are the submitted ones: fields in the draft stay there.
    if (value !== originalValue(field) || fieldKey(field) in draft) draft[fieldKey(field)] = value
  }
  write(storageKey(form), draft)
}

/** Names of the draft's fields, for scripts that add fields which the server did not send. */
export function draftNames(form: HTMLFormElement): string[] {
  return Object.keys(read(storageKey(form)))
}

/** Fields that were removed, by the beginning of their names, are not restored. */
export function forgetFields(form: HTMLFormElement, prefix: string) {
  const kept = Object.entries(read(storageKey(form))).filter(([name]) => !name.startsWith(prefix))
  write(storageKey(form), Object.fromEntries(kept))
}

function restore(form: HTMLFormElement) {
  if (restored.has(form)) return
  restored.add(form)
  restoreFields(form)
}

/** Also after a script has added fields. */
export function restoreFields(form: HTMLFormElement) {
  const draft = read(storageKey(form))
  let isChanged = false
  for (const field of fieldsOf(form)) {
    const value = draft[fieldKey(field)]
    if (value === undefined || value === currentValue(field)) continue
    if (field instanceof HTMLInputElement && (field.type === "checkbox" || field.type === "radio"))
      field.checked = value === "true"
    else field.value = value
    isChanged ||= currentValue(field) === value
    field.dispatchEvent(new Event("input", { bubbles: true }))
  }
  if (isChanged) toast("blue", document.getElementById("toasts")?.dataset.restored ?? "")
}

function read(key: string): Draft {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "{}") as Draft
  } catch {
    return {}
  }
}

/** Ignores storage errors: a browser without storage has no drafts. */
function write(key: string, draft: Draft) {
  try {
    const text = JSON.stringify(draft)
    if (Object.keys(draft).length === 0 || text.length > DRAFT_CHARACTERS_MAX) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {}
}

function removeDrafts(matches: (key: string) => boolean) {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(PREFIX) && matches(key)) sessionStorage.removeItem(key)
  } catch {}
}

const draftFormOf = (target: EventTarget | null) =>
  (target as Element | null)?.closest<HTMLFormElement>("form[data-draft]") ?? null

for (const event of ["input", "change"]) {
  document.addEventListener(event, ({ target }) => {
    const form = draftFormOf(target)
    if (form && restored.has(form)) save(form)
  })
}

document.addEventListener("click", ({ target }) => {
  const form = draftFormOf((target as Element).closest(".form-actions a, .form-actions [data-dialog-close]"))
  if (form) removeDrafts((key) => key === storageKey(form))
})

document.addEventListener("submit", ({ target }) => {
  if ((target as Element).matches('form[action="/logout"]')) removeDrafts(() => true)
})

/** Saved: the server sends the browser on. An expired sign-in also does, with a status that is no success. */
onHtmx("htmx:after:request", ({ response, sourceElement }) => {
  if (!response || response.status >= 300) return
  const isSentOn = response.headers.has("HX-Redirect") || response.headers.has("HX-Location")
  const form = draftFormOf(sourceElement ?? null)
  if (form && isSentOn) removeDrafts((key) => key === storageKey(form))
})

const person = document.querySelector<HTMLMetaElement>('meta[name="person"]')?.content
// After a sign-in as another user in the same tab, the previous user's drafts are removed.
if (person) removeDrafts((key) => !key.startsWith(`${PREFIX}${person} `))

const restoreAll = () => draftForms().forEach(restore)
restoreAll()
new MutationObserver(restoreAll).observe(document.body, { childList: true, subtree: true })
