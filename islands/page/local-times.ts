/** Converts the times of a page that the server wrote in another time zone than the browser's. */
import { formatInstant, type TimeForm } from "../../src/web/texts/format.ts"
import { onHtmx } from "./htmx-events.ts"

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

function correctTimes() {
  for (const time of document.querySelectorAll<HTMLTimeElement>("time[data-form]")) {
    if (time.dataset.zone === zone) continue
    time.textContent = formatInstant(new Date(time.dateTime), zone, time.dataset.form as TimeForm)
    time.dataset.zone = zone
  }
}

correctTimes()
onHtmx("htmx:after:swap", correctTimes)
