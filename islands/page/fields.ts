/** Counters near a text's limit, and passwords that can be looked at. */

/** The counter shows when fewer characters than this are left (specification §2). */
const COUNTER_WITHIN = 10

document.addEventListener("input", (event) => {
  const input = event.target
  if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) return
  const max = Number(input.dataset.counter)
  if (max) showCounter(input, max - input.value.length)
})

function showCounter(input: HTMLInputElement | HTMLTextAreaElement, left: number) {
  const field = input.closest(".field")
  const shown = field?.querySelector(".field-counter")
  if (left > COUNTER_WITHIN) return shown?.remove()
  const counter = shown ?? document.createElement("p")
  counter.className = left < 0 ? "field-counter field-counter-over" : "field-counter"
  counter.textContent = `${input.value.length} / ${input.dataset.counter}`
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
