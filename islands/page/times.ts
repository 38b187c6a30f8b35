/** Sends the browser's time zone to the server and, until the server uses it, converts the times on the page. */
import { formatInstant, type TimeForm } from "../../src/web/texts/format.ts"
import { setPreference } from "./cookie.ts"
import { onHtmx } from "./htmx-events.ts"

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

function correctTimes() {
  for (const time of document.querySelectorAll<HTMLTimeElement>("time[data-form]")) {
    if (time.dataset.zone === zone) continue
    time.textContent = formatInstant(new Date(time.dateTime), zone, time.dataset.form as TimeForm)
    time.dataset.zone = zone
  }
}

if (document.querySelector<HTMLMetaElement>('meta[name="zone"]')?.content !== zone)
  setPreference("zone", zone)
correctTimes()
onHtmx("htmx:after:swap", correctTimes)
