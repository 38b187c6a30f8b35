/** A row of tabs that is wider than the screen starts with its current tab in view. */
import { onHtmx } from "./htmx-events.ts"

function showCurrent() {
  for (const tabs of document.querySelectorAll(".tabs")) {
    const current = tabs.querySelector("[aria-current]")
    const hidden = current ? current.getBoundingClientRect().right - tabs.getBoundingClientRect().right : 0
    if (hidden > 0) tabs.scrollLeft += hidden
  }
}

showCurrent()
onHtmx("htmx:after:swap", showCurrent)
