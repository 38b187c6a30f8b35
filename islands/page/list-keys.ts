/**
 * Keys of a list with `data-list-keys`: J and K move, Space shows the preview, X selects, A, P and C act on what is
 * selected or on the current row, / searches, arrow down leads from the search to the first row, ? lists the keys, N follows
 * the link with `data-key="n"`. In a list of files J and K alone work: the link of a file opens its panel. Keys with Ctrl, Alt
 * or Meta, and other keys in fields, are left alone.
 */
import { csrfToken } from "./csrf.ts"

const rows = () => [...document.querySelectorAll<HTMLElement>("[data-list-keys] .row-linked")]
const linkOf = (row: HTMLElement) => row.querySelector<HTMLAnchorElement>(".row-link")
const currentRow = () =>
  document.activeElement?.closest<HTMLElement>("[data-list-keys] .row-linked") ??
  document.querySelector<HTMLElement>("[data-list-keys] .row-linked[aria-current]")
const preview = () => document.getElementById("issue-preview")
const boxOf = (row: HTMLElement | null) => row?.querySelector<HTMLInputElement>('[name="id"]')

/** Keys of actions by the end of their dialog's address. */
const ACTIONS: Record<string, string> = { p: "priority", c: "close" }

function isTyping(target: EventTarget | null): boolean {
  const element = target as HTMLElement | null
  if (element instanceof HTMLInputElement) return !["checkbox", "radio"].includes(element.type)
  return Boolean(element?.closest("textarea, select, dialog, [contenteditable]"))
}

function move(step: number) {
  const all = rows()
  const current = currentRow()
  const at = current ? all.indexOf(current) + step : step > 0 ? 0 : all.length - 1
  moveTo(all[Math.min(Math.max(at, 0), all.length - 1)])
}

function moveTo(next: HTMLElement | undefined) {
  if (!next) return
  for (const row of rows()) row.toggleAttribute("aria-current", row === next)
  next.setAttribute("aria-current", "true")
  linkOf(next)?.focus()
  if (preview()?.hidden === false) void showPreview(next)
  // The panel of a file that is open shows the one that is reached.
  if (document.getElementById("file-panel")) linkOf(next)?.click()
}

async function showPreview(row: HTMLElement) {
  const panel = preview()
  const link = linkOf(row)
  if (!panel || !link) return
  await window.htmx.ajax("GET", `${link.pathname}/preview`, { target: panel, swap: "innerHTML" })
  panel.hidden = false
}

function closePreview() {
  const panel = preview()
  if (panel) panel.hidden = true
  const row = currentRow()
  if (row) linkOf(row)?.focus()
}

/** What is selected, or the current row. */
function selectedIds(): string[] {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('[data-bulk] [name="id"]:checked')]
  const current = boxOf(currentRow())
  return (boxes.length > 0 ? boxes : current ? [current] : []).map(({ value }) => value)
}

function openBulk(name: string) {
  const ids = selectedIds()
  const host = document.getElementById("dialog-host")
  if (ids.length === 0 || !host) return
  const query = new URLSearchParams(ids.map((id) => ["id", id]))
  void window.htmx.ajax("GET", `/issues/bulk/${name}?${query}`, { target: host, swap: "innerHTML" })
}

/** One issue is taken at once; several are confirmed. */
async function take() {
  const ids = selectedIds()
  if (ids.length !== 1) return openBulk("take")
  const body = new URLSearchParams({ ids: ids[0] ?? "" })
  const headers = { "HX-Request": "true", "HX-Current-URL": location.href, "X-CSRF-Token": csrfToken() }
  const response = await fetch("/issues/bulk/take", { method: "POST", headers, body }).catch(() => null)
  if (response?.headers.has("HX-Redirect")) location.reload()
  else openBulk("take")
}

function showCount() {
  const count = document.querySelectorAll('[data-bulk] [name="id"]:checked').length
  const shown = document.querySelector("[data-selected-count]")
  if (shown) shown.textContent = String(count)
}

document.addEventListener("change", ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return
  if (target.dataset.selectAll !== undefined)
    for (const box of document.querySelectorAll<HTMLInputElement>('[data-bulk] [name="id"]'))
      box.checked = target.checked
  if (target.closest("[data-bulk]")) showCount()
})

document.addEventListener("click", ({ target }) => {
  if ((target as Element).closest("[data-preview-close]")) closePreview()
})

function onListKey(key: string): boolean {
  const row = currentRow()
  if (key === "j" || key === "k") move(key === "j" ? 1 : -1)
  else if (document.querySelector('[data-list-keys="files"]')) return false
  else if (key === " " && row) void (preview()?.hidden === false ? closePreview() : showPreview(row))
  else if (key === "x" && row) boxOf(row)?.click()
  else if (key === "a") void take()
  else if (ACTIONS[key]) openBulk(ACTIONS[key])
  else if (key === "?") {
    const host = document.getElementById("dialog-host")
    if (host) void window.htmx.ajax("GET", "/issues/keys", { target: host, swap: "innerHTML" })
  } else return false
  return true
}

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return
  if (event.key === "Escape" && preview()?.hidden === false && !document.querySelector("dialog[open]"))
    return closePreview()
  if (event.key === "ArrowDown" && (event.target as Element).matches("[data-list-search]")) {
    event.preventDefault()
    return moveTo(rows()[0])
  }
  if (isTyping(event.target) || document.querySelector("dialog[open]")) return
  const key = event.key.toLowerCase()
  const isList = document.querySelector("[data-list-keys]") !== null
  const search = document.querySelector<HTMLElement>("[data-list-search]")
  const link = document.querySelector<HTMLAnchorElement>(`a[data-key="${CSS.escape(key)}"]`)
  if (key === "/" && search) search.focus()
  else if (link) link.click()
  else if (!isList || !onListKey(key)) return
  event.preventDefault()
})

// This script is loaded after the page: from here on its keys work.
document.querySelector(".triage")?.setAttribute("data-has-keys", "")
