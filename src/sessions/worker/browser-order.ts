/** What a session's Worker needs to run a browser, for protocols that show web pages. */
import type { ChromiumSettings } from "../../../protocols/https/chromium.ts"
import type { HttpsTexts } from "../../../protocols/https/link.ts"

/** The browser of a session. */
export interface BrowserOrder {
  chromium: ChromiumSettings
  /** Does not exist yet. */
  profileFolder: string
  /** Language of the person who starts the session. */
  language: string
  /** That of the person, else this server's; as IANA names it. */
  timeZone: string
  texts: HttpsTexts
  startedOn: Date
}
