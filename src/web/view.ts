/** The context of a page's reader; passed by React context, so that components need no extra props. */

import { createContext, useContext } from "react"
import { THEMES, type Theme } from "../base/preferences.ts"
import type { Flash } from "./flash.ts"
import type { FormErrors } from "./form-errors.ts"
import type { Translate } from "./texts/i18n.ts"
import type { Lang } from "./texts/language.ts"

/** The signed-in user, as shown on pages. */
export type Actor = {
  username: string
  displayName: string
  /** Whether a system authority such as "DEVICE_CREATE" is held; a superuser holds all, and only a superuser "superuser". */
  may: (authority: string) => boolean
}

export type View = {
  lang: Lang
  t: Translate
  theme: Theme
  /** The token every changing request carries, as header X-CSRF-Token or field `_csrf`. */
  csrf: string
  /** Nonce of this answer's Content-Security-Policy, for styles a widget must inject. */
  nonce: string
  /** null on public pages. */
  actor: Actor | null
  /** Path and query of the page shown, e.g. "/issues?page=2". */
  path: string
  now: Date
  /** IANA time zone of the reader, e.g. "Europe/Berlin". */
  zone: string
  customerName: string | null
  version: string
  /** Seconds of inactivity after which the sign-in ends; null or missing without a signed-in user. */
  inactivitySeconds?: number | null
  /** Approval requests that wait for the reader's vote, for the navigation; 100 stands for 100 or more. */
  openVotes?: number
  /** Emergency sessions that wait for the reader's review. */
  openReviews?: number
  /** The reader may create an issue on some machine; known on whole pages only. */
  mayCreateIssues?: boolean
  /** The reader may change issues of some machine; known on whole pages only. */
  mayChangeIssues?: boolean | undefined
  /** Message about the reader's last action, shown once. */
  flash?: Flash | null
  /** The form that was refused, which shows why. */
  refused?: FormErrors
}

export const ViewContext = createContext<View | null>(null)

/** The view of the page being rendered. @throws Error outside of `renderPage` and `renderPartial` */
export function useView(): View {
  const view = useContext(ViewContext)
  if (!view) throw new Error("useView outside renderPage or renderPartial")
  return view
}

/** The theme that was chosen; "system" unless it is one. */
export const themeOf = (chosen: string | null | undefined): Theme =>
  THEMES.find((theme) => theme === chosen) ?? "system"
