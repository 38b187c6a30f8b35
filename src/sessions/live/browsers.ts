/** The browsers that sessions to web pages run on this server: whether there is one, how many at a time, and each one's order. */
import { Refusal } from "../../base/refusal.ts"
import { type ChromiumInstallation, profileFolderOf } from "../../edges/chromium/chromium.ts"
import { translatorOf } from "../../web/texts/catalogues.ts"
import { FALLBACK_LANGUAGE, type Lang, languageOf } from "../../web/texts/language.ts"
import type { BrowserOrder } from "../worker/browser-order.ts"

export interface BrowserSettings {
  installation: ChromiumInstallation
  /** At a time, of all sessions. */
  browsersMax: number
  /** Memory of one browser with all its processes. */
  memoryBytesMax: number
  isSandboxed: boolean
}

/**
 * @param settings  null: this server has no Chromium
 * @param running  browsers of running sessions
 * @throws Refusal UNSUPPORTED without a Chromium, SERVER_BUSY when no further one may run
 */
export function requireBrowser(settings: BrowserSettings | null, running: number): BrowserSettings {
  if (!settings) {
    throw new Refusal("UNSUPPORTED", "no Chromium is installed on this server", { text: "browserMissing" })
  }
  const { browsersMax: max } = settings
  if (running >= max)
    throw new Refusal("SERVER_BUSY", `${running} browsers run`, { text: "tooManyBrowsers", max })
  return settings
}

/** What a session's Worker needs to run its browser. */
export function browserOrder(
  { installation, memoryBytesMax, isSandboxed }: BrowserSettings,
  session: { sessionId: string; startedOn: Date },
  person: { language: string | null; timeZone: string | null; host: string },
): BrowserOrder {
  const language = languageOf(person.language) ?? FALLBACK_LANGUAGE
  return {
    chromium: { ...installation, memoryBytesMax, isSandboxed },
    profileFolder: profileFolderOf(session.sessionId),
    startedOn: session.startedOn,
    language,
    timeZone: person.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone,
    texts: pageTexts(language, person.host),
  }
}

/** What the session says inside the picture, in the language of the person who starts it. */
function pageTexts(language: Lang, host: string): BrowserOrder["texts"] {
  const t = translatorOf(language)
  return {
    machineSays: t("webpage.machineSays", { host }),
    ok: t("webpage.ok"),
    cancel: t("webpage.cancel"),
    leave: t("webpage.leave"),
    stay: t("webpage.stay"),
    leaveQuestion: t("webpage.leaveQuestion"),
    suppress: t("webpage.suppress"),
    downloadBlocked: t("webpage.downloadBlocked"),
    uploadBlocked: t("webpage.uploadBlocked"),
    addressForbidden: t("webpage.addressForbidden"),
  }
}
