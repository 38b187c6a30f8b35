/** Date-time fields: the mask while typing, arrow keys for the part at the caret, and the button of the calendar. */
import { formatLocalTime, parseLocalTime } from "../../../src/web/texts/local-time.ts"
import { localNow, openCalendar, rangeOf } from "./calendar.ts"
import { maskTyped, overwriteDigit, stepAtCaret } from "./mask.ts"

const fieldOf = (target: EventTarget | null) =>
  target instanceof HTMLInputElement && target.matches(".input-datetime") ? target : null

/** The style sheet of the calendar; pages without such fields do not load it. */
const styles = document.querySelector<HTMLElement>("[data-calendar]")?.dataset.styles
if (styles) {
  const link = document.createElement("link")
  link.rel = "stylesheet"
  link.href = styles
  document.head.append(link)
}

function write(field: HTMLInputElement, text: string, start: number, end = start) {
  field.value = text
  field.setSelectionRange(start, end)
  field.dispatchEvent(new Event("input", { bubbles: true }))
}

document.addEventListener("beforeinput", (event) => {
  const field = fieldOf(event.target)
  const caret = field?.selectionStart
  if (!field || typeof caret !== "number" || caret !== field.selectionEnd) return
  if (event.inputType !== "insertText") return
  const changed = overwriteDigit(field.value, caret, event.data ?? "")
  if (!changed) return
  event.preventDefault()
  write(field, changed.text, changed.caret)
})

document.addEventListener("input", (event) => {
  const field = fieldOf(event.target)
  if (!field || !(event instanceof InputEvent) || !event.inputType.startsWith("insert")) return
  const isAtEnd = field.selectionStart === field.value.length
  if (isAtEnd || event.inputType !== "insertText") field.value = maskTyped(field.value)
})

document.addEventListener("keydown", (event) => {
  const field = fieldOf(event.target)
  if (!field || (event.key !== "ArrowUp" && event.key !== "ArrowDown")) return
  event.preventDefault()
  if (event.altKey) return open(field)
  if (field.value === "") return write(field, formatLocalTime(localNow()), 0, 2)
  const step = event.key === "ArrowUp" ? 1 : -1
  const stepped = stepAtCaret(field.value, field.selectionStart ?? 0, step, rangeOf(field))
  if (stepped) write(field, stepped.text, stepped.start, stepped.end)
})

function open(field: HTMLInputElement) {
  const template = field.parentElement?.querySelector("template")
  if (template) openCalendar(field, template)
}

document.addEventListener("click", ({ target }) => {
  const button = (target as Element).closest<HTMLElement>("[data-calendar]")
  const field = button && fieldOf(document.getElementById(button.dataset.calendar ?? ""))
  if (field) open(field)
})

let isPointerDown = false
document.addEventListener("pointerdown", () => {
  isPointerDown = true
})
for (const type of ["pointerup", "pointercancel"])
  document.addEventListener(type, () => {
    isPointerDown = false
  })

/** A message that appears while a button is being pressed would move the button away from the pointer. */
function afterPress(act: () => void) {
  if (isPointerDown) document.addEventListener("pointerup", () => setTimeout(act), { once: true })
  else act()
}

document.addEventListener("change", ({ target }) => {
  const field = fieldOf(target)
  if (!field) return
  const time = parseLocalTime(field.value)
  if (time !== null) field.value = formatLocalTime(time)
  afterPress(() => showProblem(field, field.value !== "" && time === null))
})

/** The message that the server would show. */
function showProblem(field: HTMLInputElement, isWrong: boolean) {
  const frame = field.closest(".field")
  const own = frame?.querySelector("[data-own-error]")
  if (!frame || Boolean(own) === isWrong || (!own && frame.querySelector(".field-error"))) return
  frame.classList.toggle("field-invalid", isWrong)
  if (!isWrong) {
    own?.remove()
    field.removeAttribute("aria-invalid")
    return
  }
  const error = document.createElement("p")
  error.className = "field-error"
  error.id = `${field.id}-error`
  error.dataset.ownError = ""
  error.textContent = field.dataset.dateProblem ?? ""
  frame.append(error)
  field.setAttribute("aria-invalid", "true")
  const notes = new Set((field.getAttribute("aria-describedby") ?? "").split(" ").filter(Boolean))
  field.setAttribute("aria-describedby", [...notes.add(error.id)].join(" "))
}
