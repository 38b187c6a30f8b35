/**
 * Drafts: form input survives a reload, a failed save and an expired sign-in. Stored per user and form in this tab
 * (sessionStorage), field by field and only where it differs from the server's value; passwords and one-time codes
 * are never stored. Removed when the form is saved or cancelled and when the user signs out. Picked options and rows that
 * the page after a reload does not have are kept by `picker.ts`, `draft-rows.ts` and `checklist-editor.ts`.
 */
import { currentValue, type Field, originalValue, setValue } from "./form-fields.ts"
import { onHtmx } from "./htmx-events.ts"
import { toast } from "./toasts.ts"

const PREFIX = "millwright.draft."
/** A form has two texts of 5000 characters and small fields; longer drafts are not stored. */
const DRAFT_CHARACTERS_MAX = 100_000
/** Secrets, what the page itself put there, what cannot be set, and searches, which are no input of the form; no fields. */
const NOT_KEPT = /password|hidden|file|search|submit|button|reset|image|fieldset|output/

type Draft = Record<string, string>

const restored = new WeakSet<HTMLFormElement>()

const draftForms = () => document.querySelectorAll<HTMLFormElement>("form[data-draft]")

function storageKey(form: HTMLFormElement): string {
  return `${PREFIX}${form.dataset.draft} ${form.getAttribute("action")}`
}

function fieldsOf(form: HTMLFormElement): Field[] {
  return ([...form.elements] as Field[]).filter(
    ({ name, type, autocomplete }) => name !== "" && !NOT_KEPT.test(type) && autocomplete !== "one-time-code",
  )
}

/** Radio buttons of one name differ by value. */
function fieldKey(field: Field): string {
  return field.type === "radio" ? `${field.name}=${field.value}` : field.name
}

/** @param isWhole  also what is as the server sent it */
export function save(form: HTMLFormElement, isWhole = false) {
  const draft = draftOf(form)
  for (const field of fieldsOf(form)) {
    const value = currentValue(field)
    // In a form returned with errors the original values are the submitted ones: fields in the draft stay there.
    if (isWhole || value !== originalValue(field) || fieldKey(field) in draft) draft[fieldKey(field)] = value
  }
  writeDraft(form, draft)
}

function restore(form: HTMLFormElement) {
  if (restored.has(form)) return
  restored.add(form)
  restoreFields(form)
}

/** Also after a script has added fields. */
export function restoreFields(form: HTMLFormElement) {
  const draft = draftOf(form)
  let isChanged = false
  for (const field of fieldsOf(form)) {
    const value = draft[fieldKey(field)]
    if (value === undefined || value === currentValue(field)) continue
    setValue(field, value)
    isChanged ||= currentValue(field) === value
    field.dispatchEvent(new Event("input", { bubbles: true }))
  }
  if (isChanged) toast("blue", document.getElementById("toasts")?.dataset.restored ?? "")
}

/** What is kept of a form, by name; scripts that add fields which the server did not send keep more in it. */
export function draftOf(form: HTMLFormElement): Draft {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey(form)) ?? "{}") as Draft
  } catch {
    return {}
  }
}

/** Ignores storage errors: a browser without storage has no drafts. */
export function writeDraft(form: HTMLFormElement, draft: Draft) {
  try {
    const [key, text] = [storageKey(form), JSON.stringify(draft)]
    if (text === "{}" || text.length > DRAFT_CHARACTERS_MAX) sessionStorage.removeItem(key)
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
  removeDraft(form)
})

document.addEventListener("submit", ({ target }) => {
  if ((target as Element).matches('form[action="/logout"]')) removeDrafts(() => true)
})

function removeDraft(form: HTMLFormElement | null) {
  if (form) writeDraft(form, {})
}

/**
 * Saved: the server sends the browser on, or shows in place of the form what it created (201). An expired sign-in also sends
 * it on, with a status that is no success.
 */
onHtmx("htmx:after:request", ({ response, sourceElement }) => {
  if (!response || response.status >= 300) return
  const isSentOn = response.headers.has("HX-Redirect") || response.headers.has("HX-Location")
  if (isSentOn || response.status === 201) removeDraft(draftFormOf(sourceElement ?? null))
})

const person = document.querySelector<HTMLMetaElement>('meta[name="person"]')?.content
// After a sign-in as another user in the same tab, the previous user's drafts are removed.
if (person) removeDrafts((key) => !key.startsWith(`${PREFIX}${person} `))

const restoreAll = () => draftForms().forEach(restore)
restoreAll()
new MutationObserver(restoreAll).observe(document.body, { childList: true, subtree: true })
