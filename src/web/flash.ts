/** What has just been done, said as a toast on the page that follows: it travels in a cookie over the redirect. */
import { cookieValue } from "../http/cookies.ts"
import type { TextKey } from "./texts/i18n.ts"

/** Only these can be said: the cookie holds a name, never a text. */
const FLASH_MESSAGES = {
  taken: "issues.taken",
  returned: "issues.returned",
  closed: "issues.closed",
  opened: "issues.opened",
  savedAsDraft: "issues.savedAsDraft",
  submitted: "issues.submitted",
  windowExtended: "issues.windowExtended",
  saved: "shell.saved",
  passwordChanged: "profile.passwordChanged",
  ended: "shell.ended",
} as const satisfies Record<string, TextKey>
export type FlashMessage = keyof typeof FLASH_MESSAGES

const COOKIE = "flash"
/** The page that follows comes at once; news of a page that never came is nobody's news any more. */
const TTL_SECONDS = 15

/** Headers of the answer that sends the reader on. */
export function flashHeaders(news: FlashMessage): Record<string, string> {
  return { "set-cookie": `${COOKIE}=${news}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${TTL_SECONDS}` }
}

/** Header of the page that has said it. */
export const CLEAR_FLASH_COOKIE = `${COOKIE}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`

/** The text key of the news this request brings; null without. */
export function readFlash(request: Request): TextKey | null {
  const name = cookieValue(request, COOKIE)
  return name !== null && Object.hasOwn(FLASH_MESSAGES, name) ? FLASH_MESSAGES[name as FlashMessage] : null
}
