/**
 * Rows of a checklist in a form: added, moved and removed by buttons. By keyboard, Enter in the text of a row goes on to the
 * next one, adding it at the end, and Alt with an arrow moves the row. Rows are sent in the order of the page.
 */

import { draftOf, restoreFields, writeDraft } from "./drafts.ts"

type Editor = HTMLElement

const editorOf = (target: EventTarget | null) =>
  (target as Element | null)?.closest<Editor>("[data-item-editor]") ?? null
const rowOf = (target: EventTarget | null) =>
  (target as Element | null)?.closest<HTMLElement>("[data-item]") ?? null
const listOf = (editor: Editor) => editor.querySelector<HTMLElement>("[data-item-rows]")
const rowsOf = (editor: Editor) => [...(listOf(editor)?.children ?? [])] as HTMLElement[]
const textOf = (row: HTMLElement | undefined) => row?.querySelector<HTMLInputElement>(".item-text")

/** The name that the template's fields have in place of a key. */
const TEMPLATE_NAME = "item.new."
let added = 0

function addRow(editor: Editor, after: HTMLElement | null, number = added + 1): HTMLElement | null {
  const template = editor.querySelector<HTMLTemplateElement>("[data-item-template]")
  const copy = template?.content.firstElementChild?.cloneNode(true)
  if (!(copy instanceof HTMLElement) || rowsOf(editor).length >= Number(editor.dataset.itemEditor))
    return null
  added = Math.max(added, number)
  for (const field of copy.querySelectorAll<HTMLInputElement | HTMLSelectElement>("[name]"))
    field.name = field.name.replace(TEMPLATE_NAME, `item.a${number}.`)
  if (after) after.after(copy)
  else listOf(editor)?.append(copy)
  return copy
}

function addRowAndFocus(editor: Editor, after: HTMLElement | null) {
  textOf(addRow(editor, after) ?? undefined)?.focus()
}

const ADDED_FIELD = /^item\.a(\d+)\./
const restored = new WeakSet<Editor>()

/** Rows that were added here before a reload exist in the draft of the form alone. */
function restoreRows(editor: Editor) {
  const form = editor.closest<HTMLFormElement>("form[data-draft]")
  if (!form || restored.has(editor)) return
  restored.add(editor)
  const numbers = Object.keys(draftOf(form))
    .flatMap((name) => ADDED_FIELD.exec(name)?.[1] ?? [])
    .map(Number)
  const missing = [...new Set(numbers)].filter((number) => !form.elements.namedItem(`item.a${number}.text`))
  for (const number of missing.sort((a, b) => a - b)) addRow(editor, null, number)
  if (missing.length > 0) restoreFields(form)
}

/** Fields that were removed, by the beginning of their names, are not restored. */
function forgetFields(form: HTMLFormElement, prefix: string) {
  const kept = Object.entries(draftOf(form)).filter(([name]) => !name.startsWith(prefix))
  writeDraft(form, Object.fromEntries(kept))
}

function say(editor: Editor, text: string | undefined, values: Record<string, number> = {}) {
  const status = editor.querySelector<HTMLElement>("[data-item-status]")
  if (status)
    status.textContent = Object.entries(values).reduce(
      (sentence, [name, value]) => sentence.replace(`{{${name}}}`, String(value)),
      text ?? "",
    )
}

/** @param steps  -1 up, 1 down */
function moveRow(editor: Editor, row: HTMLElement, steps: -1 | 1) {
  const focused = document.activeElement
  const other = steps < 0 ? row.previousElementSibling : row.nextElementSibling
  if (!other) return
  if (steps < 0) other.before(row)
  else other.after(row)
  // An element that is moved loses the focus.
  if (focused instanceof HTMLElement && row.contains(focused)) focused.focus()
  const rows = rowsOf(editor)
  const { moved } = editor.querySelector<HTMLElement>("[data-item-status]")?.dataset ?? {}
  say(editor, moved, { position: rows.indexOf(row) + 1, count: rows.length })
}

function removeRow(editor: Editor, row: HTMLElement) {
  const rows = rowsOf(editor)
  const at = rows.indexOf(row)
  const form = row.closest<HTMLFormElement>("form[data-draft]")
  const [, prefix] = /^(item\.a\d+\.)/.exec(textOf(row)?.name ?? "") ?? []
  row.remove()
  if (form && prefix) forgetFields(form, prefix)
  say(editor, editor.querySelector<HTMLElement>("[data-item-status]")?.dataset.removed)
  const next = rows[at + 1] ?? rows[at - 1]
  const button = editor.querySelector<HTMLElement>("[data-item-add]")
  ;(next ? textOf(next) : button)?.focus()
}

document.addEventListener("click", ({ target }) => {
  const editor = editorOf(target)
  const button = (target as Element).closest("button")
  if (!editor || !button) return
  const row = rowOf(button)
  if (button.matches("[data-item-add]")) addRowAndFocus(editor, null)
  else if (row && button.matches("[data-item-up]")) moveRow(editor, row, -1)
  else if (row && button.matches("[data-item-down]")) moveRow(editor, row, 1)
  else if (row && button.matches("[data-item-remove]")) removeRow(editor, row)
})

document.addEventListener("keydown", (event) => {
  const editor = editorOf(event.target)
  const row = rowOf(event.target)
  if (!editor || !row || event.isComposing) return
  if (event.altKey && (event.key === "ArrowUp" || event.key === "ArrowDown")) {
    event.preventDefault()
    return moveRow(editor, row, event.key === "ArrowUp" ? -1 : 1)
  }
  if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return
  event.preventDefault()
  const next = rowsOf(editor)[rowsOf(editor).indexOf(row) + 1]
  if (next) textOf(next)?.focus()
  else addRowAndFocus(editor, row)
})

const restoreAll = () => document.querySelectorAll<Editor>("[data-item-editor]").forEach(restoreRows)
restoreAll()
new MutationObserver(restoreAll).observe(document.body, { childList: true, subtree: true })
