/** What has just been done, said as a toast on the page that follows: it travels in a cookie over the redirect. */
import { cookieOf } from "../http/cookies.ts"
import type { TextKey } from "./texts/i18n.ts"

/** Only these can be said: the cookie holds a name, never a text. */
const NEWS = {
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
export type News = keyof typeof NEWS

const COOKIE = "news"
/** The page that follows comes at once; news of a page that never came is nobody's news any more. */
const LIFE_SECONDS = 15

/** Headers of the answer that sends the reader on. */
export function saying(news: News): Record<string, string> {
  return { "set-cookie": `${COOKIE}=${news}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${LIFE_SECONDS}` }
}

/** Header of the page that has said it. */
export const NEWS_SAID = `${COOKIE}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`

/** The text key of the news this request brings; null without. */
export function newsOf(request: Request): TextKey | null {
  const name = cookieOf(request, COOKIE)
  return name !== null && Object.hasOwn(NEWS, name) ? NEWS[name as News] : null
}
