/** Counters near a text's limit, passwords that can be shown, and the focus after a refused form. */
import { onHtmx } from "./htmx-events.ts"

/** The counter shows when fewer characters than this are left (specification §2). */
const COUNTER_SHOWN_BELOW = 10

document.addEventListener("input", (event) => {
  const input = event.target
  if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) return
  const max = Number(input.dataset.counter)
  if (max) showCounter(input, Number(input.dataset.length ?? input.value.length))
})

/** The error of a field is about the value that was sent: it leaves with the first change of that value. */
document.addEventListener("input", ({ target }) => {
  const field = (target as Element).closest(".field-invalid")
  field?.classList.remove("field-invalid")
  field?.querySelector("[aria-invalid]")?.removeAttribute("aria-invalid")
  field?.querySelector(".field-error")?.remove()
})

/** A slider and its number show the same value; the slider stays at its end for a number outside its range. */
document.addEventListener("input", ({ target }) => {
  if (!(target instanceof HTMLInputElement)) return
  const number = target.dataset.slider && document.getElementById(target.dataset.slider)
  if (number instanceof HTMLInputElement) number.value = target.value
  const slider = target.parentElement?.querySelector<HTMLInputElement>(`[data-slider="${target.id}"]`)
  if (slider && target.id !== "") slider.value = target.value
})

/** @param length  of what the server counts */
function showCounter(input: HTMLInputElement | HTMLTextAreaElement, length: number) {
  const left = Number(input.dataset.counter) - length
  const field = input.closest(".field")
  const shown = field?.querySelector(".field-counter")
  if (left > COUNTER_SHOWN_BELOW) return shown?.remove()
  const counter = shown ?? document.createElement("p")
  counter.className = left < 0 ? "field-counter field-counter-over" : "field-counter"
  counter.textContent = `${length} / ${input.dataset.counter}`
  if (!shown) field?.append(counter)
}

document.addEventListener("click", (event) => {
  const button = (event.target as Element).closest<HTMLElement>("[data-reveal]")
  const input = button && document.getElementById(button.dataset.reveal ?? "")
  if (!button || !(input instanceof HTMLInputElement)) return
  const hidden = input.type === "password"
  input.type = hidden ? "text" : "password"
  button.setAttribute("aria-pressed", String(hidden))
})

document.querySelector<HTMLElement>("main [data-autofocus]")?.focus()

/** Moves the focus in a form returned with errors to the first invalid field, or to the form's own error message. */
onHtmx("htmx:after:swap", ({ response, sourceElement }) => {
  if (response?.status !== 422) return
  const form = document.getElementById(sourceElement?.id ?? "") ?? sourceElement
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"]')
  if (wrong) return wrong.focus()
  const notice = form?.querySelector<HTMLElement>(".notice.tone-red")
  if (!notice) return
  notice.tabIndex = -1
  notice.focus()
})
