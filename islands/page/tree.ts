/** Trees: arrows move, open and close; letters jump; children are loaded when a group is opened for the first time. */

import { onHtmx } from "./htmx-events.ts"

const LETTERS_PAUSE_MS = 700
/** Pixels of a name by which it is recognised. */
const SEEN_OF_NAME = 120
const CURRENT = '.tree-frame [role="treeitem"][aria-current], .branches [aria-current]'
let typed = ""
let typedTimer: ReturnType<typeof setTimeout> | undefined

/** A tree that is longer or deeper than its frame starts with its current item in view, and the page stays where it is. */
function showCurrent() {
  for (const item of document.querySelectorAll<HTMLElement>(CURRENT)) {
    const frame = item.closest<HTMLElement>(".tree-frame, .branches")
    if (!frame) continue
    const [at, around] = [item.getBoundingClientRect(), frame.getBoundingClientRect()]
    if (at.bottom > around.bottom) frame.scrollTop += at.top - around.top - around.height / 2
    if (at.left > around.right - SEEN_OF_NAME) frame.scrollLeft += at.left - around.left - around.width / 4
  }
}

showCurrent()
onHtmx("htmx:after:swap", showCurrent)

const itemOf = (target: EventTarget | null) =>
  (target as Element | null)?.closest<HTMLElement>('.tree [role="treeitem"]') ?? null
const groupOf = (item: HTMLElement) => document.getElementById(item.getAttribute("aria-owns") ?? "")

/** The items that are seen, in their order. */
function visibleItems(item: HTMLElement): HTMLElement[] {
  const all = item.closest(".tree")?.querySelectorAll<HTMLElement>('[role="treeitem"]') ?? []
  return [...all].filter((one) => !one.closest("[hidden]"))
}

function setOpen(item: HTMLElement, isOpen: boolean) {
  const group = groupOf(item)
  if (!group) return
  item.setAttribute("aria-expanded", String(isOpen))
  group.hidden = !isOpen
  if (isOpen) group.dispatchEvent(new Event("expand"))
}

function focusItem(item: HTMLElement | null | undefined) {
  if (!item) return
  for (const one of item.closest(".tree")?.querySelectorAll<HTMLElement>('[tabindex="0"]') ?? [])
    one.tabIndex = -1
  item.tabIndex = 0
  item.focus()
}

const parentItem = (item: HTMLElement) => {
  const group = item.closest('[role="group"]')
  return group ? document.querySelector<HTMLElement>(`[aria-owns="${group.id}"]`) : null
}

document.addEventListener("click", (event) => {
  const item = (event.target as Element).closest(".tree-toggle") && itemOf(event.target)
  if (!item?.hasAttribute("aria-expanded")) return
  event.preventDefault()
  setOpen(item, item.getAttribute("aria-expanded") !== "true")
})

/** @returns whether the key is one of the tree's */
function moveTo(
  key: string,
  item: HTMLElement,
  items: HTMLElement[],
  at: number,
  isOpen: string | null,
): boolean {
  switch (key) {
    case "ArrowDown":
      focusItem(items[at + 1])
      return true
    case "ArrowUp":
      focusItem(items[at - 1])
      return true
    case "Home":
      focusItem(items[0])
      return true
    case "End":
      focusItem(items.at(-1))
      return true
    case "ArrowRight":
      if (isOpen === "true") focusItem(items[at + 1])
      else setOpen(item, true)
      return true
    case "ArrowLeft":
      if (isOpen === "true") setOpen(item, false)
      else focusItem(parentItem(item))
      return true
    default:
      return false
  }
}

document.addEventListener("keydown", (event) => {
  const item = itemOf(event.target)
  if (!item || event.ctrlKey || event.altKey || event.metaKey) return
  const items = visibleItems(item)
  const at = items.indexOf(item)
  const isOpen = item.getAttribute("aria-expanded")
  if (moveTo(event.key, item, items, at, isOpen)) return event.preventDefault()
  if (event.key.length !== 1 || event.key === " ") return
  clearTimeout(typedTimer)
  typed += event.key.toLowerCase()
  typedTimer = setTimeout(() => {
    typed = ""
  }, LETTERS_PAUSE_MS)
  const rest = [...items.slice(typed.length > 1 ? at : at + 1), ...items.slice(0, at + 1)]
  const named = (one: HTMLElement) => one.querySelector(".tree-name")?.textContent?.toLowerCase() ?? ""
  focusItem(rest.find((one) => named(one).startsWith(typed)))
})
