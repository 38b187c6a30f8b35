/** Converts the times of a page, and those in its forms, that the server wrote in another time zone than the browser's. */
import { formatInstant, type TimeForm } from "../../src/web/texts/format.ts"
import { fromLocalInput, toLocalInput } from "../../src/web/texts/local-input.ts"
import { onHtmx } from "./htmx-events.ts"
import { isSignedIn, refreshParts } from "./live.ts"

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

function correctTimes() {
  for (const time of document.querySelectorAll<HTMLTimeElement>("time[data-form]")) {
    if (time.dataset.zone === zone) continue
    time.textContent = formatInstant(new Date(time.dateTime), zone, time.dataset.form as TimeForm)
    if (time.title) time.title = formatInstant(new Date(time.dateTime), zone, "datetime")
    time.dataset.zone = zone
  }
}

/** A form is read in the zone that the browser has sent meanwhile. What was typed before is in that zone already. */
function correctFields() {
  for (const field of document.querySelectorAll<HTMLInputElement>(".input-datetime[data-zone]")) {
    const written = field.dataset.zone ?? ""
    if (written === zone) continue
    field.dataset.zone = zone
    const hint = document.getElementById(`${field.id}-hint`)
    if (hint?.textContent) hint.textContent = hint.textContent.replace(written, zone)
    const at = field.value === field.defaultValue && fromLocalInput(field.value, written)
    if (!at) continue
    field.value = field.defaultValue = toLocalInput(at, zone)
    field.dispatchEvent(new Event("change", { bubbles: true }))
  }
}

correctTimes()
correctFields()
onHtmx("htmx:after:swap", correctTimes)
// Days of a timeline and columns of a calendar are the server's.
if (isSignedIn) refreshParts()
