/** The document around what a page shows: head, top bar, navigation, and the places dialogs and toasts appear in. */
import { createContext, type ReactNode, useContext } from "react"
import { firstAdminHref } from "./admin-entries.ts"
import { asset, assetAndImports } from "./assets.ts"
import { IconLink } from "./button.tsx"
import { fillTemplate, type Holes, type TemplateContent } from "./cached-fragment.tsx"
import { dialogAddress, dialogTrigger } from "./dialog.tsx"
import { helpAddress } from "./help.ts"
import { Icon, Logo } from "./icon.tsx"
import { InactivityDialog } from "./inactivity.tsx"
import { BottomNavigation, type NavState, type Section, TopNavigation } from "./navigation.tsx"
import { HELP_ID, MAIN_ID } from "./panel.tsx"
import { partialToHtml } from "./render.tsx"
import type { Translate } from "./texts/i18n.ts"
import { type Toast, ToastItem } from "./toast.tsx"
import { initialsOf, UserMenu } from "./user-menu.tsx"
import { useView, type View } from "./view.ts"

/** Names of `PAGE_STYLE_FILES`. */
export type PageStyles =
  | "calendar"
  | "codes"
  | "downloads"
  | "guide"
  | "issue"
  | "issues"
  | "label"
  | "manual"
  | "matrix"
  | "paper"
  | "player"
  | "reference"
  | "scan"
  | "session"
  | "sides"
  | "start"

/** What the document shows of its page. */
export interface Frame {
  title: string
  /** Without it the page is for everyone: no top bar, no navigation. */
  section?: Section
  toast?: Toast | undefined
  /** A style sheet that only this page needs. */
  styles?: PageStyles | undefined
}

const FrameContext = createContext<{ frame: Frame | null } | null>(null)

/** Called by the layout of a page. @throws Error when a page is rendered as a part of another one */
export function useFrame(frame: Frame): void {
  const shown = useContext(FrameContext)
  if (!shown) throw new Error("a page is rendered as a part of another one")
  shown.frame = frame
}

/** A whole document; `page` is a `<Layout>` or `<PublicLayout>`. @throws Error for one without a layout */
export function pageToHtml(view: View, page: ReactNode): string {
  const shown: { frame: Frame | null } = { frame: null }
  const html = partialToHtml(view, <FrameContext value={shown}>{page}</FrameContext>)
  if (!shown.frame) throw new Error("a page has no layout")
  return `<!doctype html>${documentHtml(view, shown.frame, html)}`
}

/** The same of a page whose content is a template, of which React draws nothing again: a `<Main>`. */
export function templateToHtml<Name extends string>(
  view: View,
  frame: Frame,
  content: TemplateContent<Name>,
): string {
  return `<!doctype html>${documentHtml(view, frame, fillTemplate(view, content))}`
}

/** Only 422, a form with its errors, is swapped like a success; every other refusal becomes a toast. */
const HTMX_CONFIG = JSON.stringify({
  morphSkipChildren: "ui-island, .rich-editor, form .upload-list",
  noSwap: [204, 304, "5xx", 400, 401, 402, 403, 404, 405, 409, 413, 429],
})

/**
 * Back and forward between addresses that htmx has pushed replace the element with `hx-history-elt` and, by this attribute of
 * the body, what depends on the address outside it. The scripts keep the rest of the document.
 */
const OUTSIDE_HISTORY = `#${HELP_ID}:outerMorph,#dialog-host:outerMorph`

/** Texts for the page's script. */
const scriptTexts = (t: Translate): Readonly<Record<`data-${string}`, string>> => ({
  "data-offline": t("shell.offline"),
  "data-not-sent": t("shell.offlineUnsaved"),
  "data-unloaded": t("shell.scriptNotLoaded"),
  "data-failed": t("errors.SERVER_ERROR"),
  "data-copied": t("shell.copied"),
  "data-restored": t("shell.restored"),
  "data-invited": t("shell.invited", { name: "{{name}}", device: "{{device}}" }),
  "data-invitations": t("shell.invitationCount", { count: "{{count}}" }),
  "data-join": t("remote.join"),
  "data-live-new": t("shell.liveNew", { count: "{{count}}" }),
  "data-live-changed": t("shell.liveChanged"),
  "data-left": t("shell.charactersLeft", { count: 5 }),
})

/** What differs between two documents of the same template. */
type HoleName =
  | ("title" | "csrf" | "nonce" | "username" | "displayName" | "initials" | "help" | "dialog")
  | ("preloads" | "page" | "toast")

type Words = Holes<HoleName>

/** All that the template depends on beside the language and the time zone. */
interface DocumentState extends NavState {
  isForEveryone: boolean
  isSignedIn: boolean
  hasDialog: boolean
  inactivitySeconds: number | null
  theme: View["theme"]
  styles: PageStyles | null
  customerName: string | null
  version: string
}

/** React puts what is to be loaded early before everything else. */
const PRELOADS = /^(?:<link [^>]*\/>)+/

/** The document is the same for most readers of a part of the product, and would take React longer than most pages' content. */
function documentHtml(view: View, frame: Frame, html: string): string {
  const { t, theme, actor, flash, path, customerName, version } = view
  const opened = dialogAddress(path)
  const state: DocumentState = {
    section: frame.section ?? null,
    adminHref: firstAdminHref(actor),
    openVotes: view.openVotes ?? 0,
    openReviews: view.openReviews ?? 0,
    isForEveryone: frame.section === undefined,
    isSignedIn: actor !== null,
    hasDialog: opened !== null,
    inactivitySeconds: view.inactivitySeconds ?? null,
    styles: frame.styles ?? null,
    theme,
    customerName,
    version,
  }
  const said: Toast | null = flash ? { tone: "green", text: t(flash.text), undo: flash.undo } : null
  const toast = state.isForEveryone ? null : (frame.toast ?? said)
  const preloads = html.match(PRELOADS)?.[0] ?? ""
  const { displayName, username } = actor ?? { displayName: "", username: "" }
  const draw = (words: Words) => <Document {...state} words={words} />
  const holes = {
    title: Bun.escapeHTML(frame.title),
    csrf: Bun.escapeHTML(view.csrf),
    nonce: Bun.escapeHTML(view.nonce),
    username: Bun.escapeHTML(username),
    displayName: Bun.escapeHTML(displayName),
    initials: Bun.escapeHTML(initialsOf(displayName)),
    help: Bun.escapeHTML(helpAddress(path)),
    dialog: Bun.escapeHTML(opened ?? ""),
    preloads,
    page: html.slice(preloads.length),
    toast: toast ? partialToHtml(view, <ToastItem {...toast} />) : "",
  }
  return fillTemplate(view, { by: `document ${JSON.stringify(state)}`, draw, holes })
}

function Document(shown: DocumentState & { words: Words }) {
  const { lang, t, zone } = useView()
  const { theme, styles, words, inactivitySeconds } = shown
  const opened = shown.hasDialog ? words.dialog : null
  return (
    <html lang={lang} data-theme={theme === "system" ? undefined : theme}>
      <head>
        <meta charSet="utf-8" />
        <title>{`${words.title} · Millwright`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={theme === "system" ? "light dark" : theme} />
        <meta name="csrf" content={words.csrf} />
        <meta name="zone" content={zone} />
        {shown.isSignedIn && <meta name="person" content={words.username} />}
        {inactivitySeconds && <meta name="inactivity" content={String(inactivitySeconds)} />}
        <meta property="csp-nonce" nonce={words.nonce} />
        <meta name="htmx-config" content={HTMX_CONFIG} />
        <link rel="icon" type="image/svg+xml" href={asset("mark.svg")} />
        <link rel="preload" as="font" type="font/woff2" href={asset("inter-latin.woff2")} crossOrigin="" />
        <link rel="stylesheet" href={asset("app.css")} />
        {styles && <link rel="stylesheet" href={asset(`${styles}.css`)} />}
        {assetAndImports("main.js").map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
        <meta name={words.preloads} />
        <script type="module" src={asset("main.js")} />
      </head>
      <body hx-select-oob={OUTSIDE_HISTORY}>
        {shown.isForEveryone ? words.page : <SignedInBody {...shown} />}
        <div id="dialog-host" hx-get={opened} hx-trigger={opened && "load"} hx-swap={opened && "innerHTML"} />
        {inactivitySeconds && <InactivityDialog />}
        <div id="toasts" className="toasts" role="status" aria-live="polite" {...scriptTexts(t)}>
          {words.toast}
        </div>
      </body>
    </html>
  )
}

function SignedInBody(shown: DocumentState & { words: Words }) {
  const { t } = useView()
  return (
    <>
      <a className="skip" href={`#${MAIN_ID}`}>
        {t("shell.skip")}
      </a>
      <TopBar {...shown} />
      <div id="page" hx-history-elt="">
        {shown.words.page}
      </div>
      <BottomNavigation {...shown} />
    </>
  )
}

function TopBar(shown: DocumentState & { words: Words }) {
  const { customerName, words } = shown
  return (
    <header className="top">
      <a className="brand" href="/">
        <Logo />
        <span>Millwright</span>
      </a>
      <TopNavigation {...shown} />
      <div className="top-end">
        {customerName && <span className="customer">{customerName}</span>}
        <JumpLink />
        <HelpLink address={words.help} />
        {shown.isSignedIn && <UserMenu {...words} />}
      </div>
    </header>
  )
}

/** Opens the search over everything; without script it is a page. */
function JumpLink() {
  const { t } = useView()
  return (
    <a
      className="jump"
      href="/search"
      title={t("search.find")}
      data-jump=""
      {...dialogTrigger("/search/dialog")}
    >
      <Icon name="search" />
      <span>{t("search.find")}</span>
      <kbd>{t("search.shortcut")}</kbd>
    </a>
  )
}

/** Leads to the part of the manual that explains the page. */
function HelpLink({ address }: { address: string }) {
  const { t } = useView()
  return <IconLink id={HELP_ID} href={address} icon="help" label={t("help.help")} />
}
