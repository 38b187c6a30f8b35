/** Sends the browser's time zone to the server; until the server uses it, the times on the page are converted. */
import { setPreference } from "./cookie.ts"

const { timeZone } = Intl.DateTimeFormat().resolvedOptions()

if (document.querySelector<HTMLMetaElement>('meta[name="zone"]')?.content !== timeZone) {
  setPreference("zone", timeZone)
  void import("./local-times.ts")
}
