/**
 * Pickers: a picked option joins the choice, the summary names the choice, and the search starts when the list opens. The arrow
 * keys go through the options without picking one: radio buttons of one name are a single stop of the Tab key, and their own
 * arrow keys pick.
 */
import { draftOf, restoreFields, writeDraft } from "./drafts.ts"
import { onHtmx } from "./htmx-events.ts"

/** A list with less room below its field is moved up, pixels. */
const ROOM_BELOW_MIN = 300

const pickerOf = (target: EventTarget | null) =>
  (target as Element | null)?.closest<HTMLElement>(".picker") ?? null

/** The list is loaded when it is opened for the first time, and the search has the focus. */
document.addEventListener("toggle", ({ target }) => startSearch(target as HTMLElement), true)
// Opened before this script was loaded.
document.querySelectorAll<HTMLElement>(".picker-box[open]").forEach(startSearch)

function startSearch(box: HTMLElement) {
  const search = box.matches?.(".picker-box[open]") && box.querySelector<HTMLInputElement>("[type=search]")
  if (!search) return
  if (innerHeight - box.getBoundingClientRect().bottom < ROOM_BELOW_MIN)
    box.scrollIntoView({ block: "start" })
  search.focus()
  if (!box.querySelector(".picker-results")?.childElementCount) search.dispatchEvent(new Event("input"))
}

document.addEventListener("change", ({ target }) => {
  const picker = pickerOf(target)
  const input = target as HTMLInputElement
  if (!picker || input.type === "search") return
  const chosen = picker.querySelector(".picker-chosen")
  const item = input.closest("li")
  if (item && input.checked && item.parentElement !== chosen) {
    const isFocused = item.contains(document.activeElement)
    const next = item.nextElementSibling?.querySelector("input") ?? picker.querySelector("input[type=search]")
    chosen?.append(item)
    // An element that is moved loses the focus; the next option can be picked.
    if (isFocused && next instanceof HTMLElement) next.focus()
  }
  showChoice(picker)
  keepChoice(picker)
  const box = picker.querySelector("details")
  if (input.type === "radio" && box) close(box)
})

const partOf = (input: Element, selector: string) => input.parentElement?.querySelector<HTMLElement>(selector)
const nameOf = (input: Element) => partOf(input, ".picker-name")?.textContent ?? ""

function showChoice(picker: HTMLElement) {
  const shown = picker.querySelector<HTMLElement>(".picker-shown")
  const chosen = [...picker.querySelectorAll<HTMLInputElement>(".picker-option input:checked")].filter(
    ({ type, value }) => type === "checkbox" || value !== "",
  )
  if (!shown) return
  shown.textContent = chosen.map(nameOf).join(", ") || (shown.dataset.none ?? "")
  partOf(shown, ".initials")?.remove()
  const initials = chosen.length === 1 && partOf(chosen[0]!, ".initials")
  if (initials) shown.before(initials.cloneNode(true))
}

function close(box: HTMLDetailsElement) {
  box.open = false
  box.querySelector("summary")?.focus()
}

document.addEventListener("keydown", (event) => {
  const box = pickerOf(event.target)?.querySelector("details")
  if (!box?.open) return
  if (event.key === "Escape") {
    event.preventDefault()
    close(box)
  }
  // After the focus has moved.
  if (event.key === "Tab")
    setTimeout(() => {
      if (!box.contains(document.activeElement)) box.open = false
    })
  // Enter in the search would send the form around it.
  const isSearch = (event.target as HTMLElement).matches("[type=search]")
  const isEnter = event.key === "Enter" && isSearch
  const step = event.key === "ArrowDown" || isEnter ? 1 : event.key === "ArrowUp" ? -1 : 0
  if (step !== 0) {
    event.preventDefault()
    const stops = [...box.querySelectorAll<HTMLInputElement>(".picker-panel input")]
    stops[stops.indexOf(event.target as HTMLInputElement) + step]?.focus()
  } else if (event.key === "Enter" && (event.target as HTMLElement).matches(".picker-option input")) {
    event.preventDefault()
    ;(event.target as HTMLInputElement).click()
  }
})

document.addEventListener("click", ({ target }) => {
  for (const box of document.querySelectorAll<HTMLDetailsElement>(".picker-box[open]"))
    if (!box.contains(target as Node)) box.open = false
})

/** A chosen option, as the draft of its form keeps it: the server's next page lists only what is saved. */
interface PickedOption {
  type: string
  name: string
  value: string
  /** The elements behind its control: initials, name, detail. */
  parts: { tag: string; className: string; textContent: string; ariaHidden: string | null }[]
}

/** Before the id of a picker; fields have no such names. */
const DRAFT_NAME = "picked "

/** Keeps what was picked in the draft of the form, which has the names and values of fields alone. */
function keepChoice(picker: HTMLElement) {
  const form = picker.closest<HTMLFormElement>("form[data-draft]")
  if (!form) return
  const options = [...picker.querySelectorAll<HTMLInputElement>(".picker-option input:checked")].map(
    (input): PickedOption => ({
      type: input.type,
      name: input.name,
      value: input.value,
      parts: [...(input.parentElement?.children ?? [])].slice(1).map((part) => ({
        tag: part.tagName,
        className: part.className,
        textContent: part.textContent,
        ariaHidden: part.ariaHidden,
      })),
    }),
  )
  writeDraft(form, Object.assign(draftOf(form), { [DRAFT_NAME + picker.id]: JSON.stringify(options) }))
}

const restored = new WeakSet<Element>()

/** Options that were picked before a reload exist in the draft of the form alone. */
function restoreChoices(form: HTMLFormElement) {
  if (restored.has(form)) return
  restored.add(form)
  const draft = draftOf(form)
  const pickers = [...form.querySelectorAll<HTMLElement>(".picker")]
  for (const picker of pickers)
    for (const option of JSON.parse(draft[DRAFT_NAME + picker.id] ?? "[]") as PickedOption[])
      addOption(picker, option)
  restoreFields(form)
  pickers.forEach(showChoice)
}

function addOption(picker: HTMLElement, option: PickedOption) {
  const list = picker.querySelector(".picker-chosen")
  const isThere = [...picker.querySelectorAll("input")].some(
    ({ name, value }) => name === option.name && value === option.value,
  )
  if (!list || isThere) return
  const input = Object.assign(document.createElement("input"), {
    type: option.type,
    name: option.name,
    value: option.value,
  })
  const label = Object.assign(document.createElement("label"), { className: "picker-option" })
  const parts = option.parts.map(({ tag, ...part }) => Object.assign(document.createElement(tag), part))
  label.append(input, ...parts)
  const item = document.createElement("li")
  item.append(label)
  list.append(item)
}

const restoreAll = () =>
  document.querySelectorAll<HTMLFormElement>("form[data-draft]:has(.picker)").forEach(restoreChoices)

/** What stands in the choice, picked or not, is not offered a second time: only one of the two could be set back. */
function removeOfferedTwice() {
  for (const picker of document.querySelectorAll(".picker:has(.picker-results input)")) {
    const inputs = [
      ...picker.querySelectorAll<HTMLInputElement>(".picker-chosen input, .picker-results input"),
    ]
    const seen = new Set<string>()
    for (const { name, value, parentElement } of inputs) {
      if (seen.has(`${name} ${value}`)) parentElement?.closest("li")?.remove()
      seen.add(`${name} ${value}`)
    }
  }
}

const isSame = (one: HTMLInputElement, other: HTMLInputElement) =>
  one.name === other.name && one.value === other.value

/** The option with the focus in a list that is about to be replaced. */
let focusedOption: HTMLInputElement | null = null

onHtmx("htmx:before:swap", ({ target }) => {
  focusedOption = target?.querySelector<HTMLInputElement>(".picker-option input:focus") ?? null
})

/** The focus goes on to the same option, or to the search when the new list lacks it. */
onHtmx("htmx:after:swap", ({ target }) => {
  const left = focusedOption
  focusedOption = null
  const panel = target?.closest(".picker-panel")
  if (!left || left.isConnected || !panel || document.activeElement !== document.body) return
  const options = [...panel.querySelectorAll<HTMLInputElement>(".picker-option input")]
  const same = options.find((option) => isSame(option, left))
  ;(same ?? panel.querySelector<HTMLInputElement>("input[type=search]"))?.focus()
})

function followDocument() {
  restoreAll()
  removeOfferedTwice()
}
followDocument()
new MutationObserver(followDocument).observe(document.body, { childList: true, subtree: true })
