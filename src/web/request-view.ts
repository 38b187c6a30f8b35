/** The view of a request: who reads, in which language, look and time zone. */
import { cookieValue } from "../http/cookies.ts"
import { readFlash } from "./flash.ts"
import { translatorOf } from "./texts/catalogues.ts"
import { isTimeZone } from "./texts/format.ts"
import { chooseLanguage, type Lang, wantedLanguage } from "./texts/language.ts"
import { themeOf, type View } from "./view.ts"

/** Zone for a reader whose browser has not sent its own yet. */
const DEFAULT_ZONE = "UTC"

/** What the request does not say by itself. */
interface ViewInput extends Omit<View, "lang" | "t" | "theme" | "path" | "zone" | "flash"> {
  /** The user's own settings; they take precedence over the browser's, which may be another user's. */
  language?: string | null | undefined
  theme?: string | null | undefined
}

export function viewOfRequest(request: Request, reader: ViewInput): View {
  const { language, theme, ...rest } = reader
  const lang = languageOfRequest(request, language)
  const { pathname, search } = new URL(request.url)
  return {
    ...rest,
    lang,
    t: translatorOf(lang),
    theme: themeOf(theme ?? cookieValue(request, "theme")),
    path: pathname + search,
    zone: timeZoneOfRequest(request) ?? DEFAULT_ZONE,
    flash: readFlash(request),
  }
}

/** Also for API answers, whose messages are in the reader's language too. */
export function languageOfRequest(request: Request, ownSetting?: string | null): Lang {
  return chooseLanguage(ownSetting ?? cookieValue(request, "lang"), request.headers.get("Accept-Language"))
}

/** What the browser asks for, whoever uses it; null when it asks for no supported language. */
export function languageOfBrowser(request: Request): Lang | null {
  return wantedLanguage(cookieValue(request, "lang"), request.headers.get("Accept-Language"))
}

/** The zone of the browser; null until its script has sent it. */
export function timeZoneOfRequest(request: Request): string | null {
  const zone = cookieValue(request, "zone")
  return zone && isTimeZone(zone) ? zone : null
}
