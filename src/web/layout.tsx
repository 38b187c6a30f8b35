/** The frame of every page: head, top bar, breadcrumbs, main, and the places dialogs and toasts appear in. */
import { Fragment, type ReactNode } from "react"
import { asset, assetAndImports } from "./assets.ts"

import { CachedFragment } from "./cached-fragment.tsx"
import { dialogAddress, dialogTrigger } from "./dialog.tsx"
import { helpAddress } from "./help.ts"

import { Icon, Logo } from "./icon.tsx"
import { InactivityDialog, InactivityMeta } from "./inactivity.tsx"
import { BottomNavigation, type Section, TopNavigation } from "./navigation.tsx"
import { CRUMBS_ID, HELP_ID, MAIN_ID } from "./panel.tsx"
import type { Translate } from "./texts/i18n.ts"
import type { Lang } from "./texts/language.ts"
import { type Toast, ToastItem } from "./toast.tsx"
import { UserMenu } from "./user-menu.tsx"
import { useView } from "./view.ts"

/** Names of `PAGE_STYLE_FILES`. */
export type PageStyles =
  | "calendar"
  | "files"
  | "guide"
  | "issues"
  | "manual"
  | "matrix"
  | "player"
  | "reference"
  | "scan"
  | "session"
  | "start"

export type Crumb = { label: string; href?: string }
/**
 * A page of a signed-in user.
 *
 * @param crumbs  the chain machine › issue › log › session up to this page; the last one is the page itself
 * @param wide    use the whole width: a remote screen
 * @param rail    navigation within the section, at the left; hidden on phones
 * @param styles  a style sheet that only this page needs: `PAGE_STYLE_FILES` of the client build
 */
export function Layout(page: {
  title: string
  section: Section
  crumbs?: readonly Crumb[]
  toast?: Toast
  wide?: boolean
  rail?: ReactNode
  styles?: PageStyles
  children: ReactNode
}) {
  const { t, flash } = useView()
  const toast =
    page.toast ?? (flash ? ({ tone: "green", text: t(flash.text), undo: flash.undo } as const) : undefined)
  const content = (
    <>
      {page.crumbs && <Breadcrumbs crumbs={page.crumbs} />}
      <main id={MAIN_ID} className={page.wide ? "main main-wide" : "main"} tabIndex={-1}>
        {page.children}
      </main>
    </>
  )
  return (
    <Document title={page.title} toast={toast} styles={page.styles}>
      <a className="skip" href={`#${MAIN_ID}`}>
        {t("shell.skip")}
      </a>
      <TopBar section={page.section} />
      <div id="page" hx-history-elt="">
        {page.rail ? (
          <div className="railed">
            {page.rail}
            <div>{content}</div>
          </div>
        ) : (
          content
        )}
      </div>
      <BottomNavigation section={page.section} />
    </Document>
  )
}

/** A page anyone may see: sign-in, first start, errors. */
export function PublicLayout(page: { title: string; styles?: PageStyles; children: ReactNode }) {
  return (
    <Document title={page.title} styles={page.styles}>
      <main id={MAIN_ID} className="public" tabIndex={-1}>
        {page.children}
      </main>
    </Document>
  )
}

/** Only 422, a form with its errors, is swapped like a success; every other refusal becomes a toast. */
const HTMX_CONFIG = JSON.stringify({
  morphSkipChildren: "ui-island, .rich-editor",
  noSwap: [204, 304, "5xx", 400, 401, 402, 403, 404, 405, 409, 413, 429],
})

/**
 * Back and forward between addresses that htmx has pushed replace the element with `hx-history-elt` and, by this attribute of
 * the body, what depends on the address outside it. The scripts keep the rest of the document.
 */
const OUTSIDE_HISTORY = `#${HELP_ID}:outerMorph,#dialog-host:outerMorph`

/** Texts for the page's script, translated once per language. */
const SCRIPT_TEXTS = new Map<Lang, Readonly<Record<`data-${string}`, string>>>()

function scriptTexts(lang: Lang, t: Translate): Readonly<Record<`data-${string}`, string>> {
  const known = SCRIPT_TEXTS.get(lang)
  if (known) return known
  const texts = {
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
  }
  SCRIPT_TEXTS.set(lang, texts)
  return texts
}

function Document({
  title,
  toast,
  styles,
  children,
}: {
  title: string
  toast?: Toast
  styles?: PageStyles
  children: ReactNode
}) {
  const { lang, t, theme, csrf, nonce, zone, actor, path } = useView()
  const opened = dialogAddress(path)
  return (
    <html lang={lang} data-theme={theme === "system" ? undefined : theme}>
      <head>
        <meta charSet="utf-8" />
        <title>{`${title} · Millwright`}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={theme === "system" ? "light dark" : theme} />
        <meta name="csrf" content={csrf} />
        <meta name="zone" content={zone} />
        {actor && <meta name="person" content={actor.username} />}
        <InactivityMeta />
        <meta property="csp-nonce" nonce={nonce} />
        <meta name="htmx-config" content={HTMX_CONFIG} />
        <link rel="icon" type="image/svg+xml" href={asset("mark.svg")} />
        <link rel="preload" as="font" type="font/woff2" href={asset("inter-latin.woff2")} crossOrigin="" />
        <link rel="stylesheet" href={asset("app.css")} />
        {styles && <link rel="stylesheet" href={asset(`${styles}.css`)} />}
        {assetAndImports("main.js").map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
        <script type="module" src={asset("main.js")} />
      </head>
      <body hx-select-oob={OUTSIDE_HISTORY}>
        {children}
        <div id="dialog-host" hx-get={opened} hx-trigger={opened && "load"} hx-swap={opened && "innerHTML"} />
        <InactivityDialog />
        <div id="toasts" className="toasts" role="status" aria-live="polite" {...scriptTexts(lang, t)}>
          {toast && <ToastItem {...toast} />}
        </div>
      </body>
    </html>
  )
}

function TopBar({ section }: { section: Section }) {
  const { customerName } = useView()
  return (
    <header className="top">
      <CachedFragment as="a" className="brand" href="/" by="brand" draw={() => <Brand />} />
      <TopNavigation section={section} />
      <div className="top-end">
        {customerName && <span className="customer">{customerName}</span>}
        <JumpLink />
        <HelpLink />
        <UserMenu />
      </div>
    </header>
  )
}

function Brand() {
  return (
    <>
      <Logo />
      <span>Millwright</span>
    </>
  )
}

/** Opens the search over everything; without script it is a page. */
function JumpLink() {
  const { t } = useView()
  const attributes = {
    className: "jump",
    href: "/search",
    title: t("search.find"),
    "data-jump": "",
    ...dialogTrigger("/search/dialog"),
  }
  return <CachedFragment as="a" {...attributes} by="jump" draw={() => <JumpLabel />} />
}

function JumpLabel() {
  const { t } = useView()
  return (
    <>
      <Icon name="search" />
      <span>{t("search.find")}</span>
      <kbd>Ctrl K</kbd>
    </>
  )
}

/** Leads to the part of the manual that explains the page. */
function HelpLink() {
  const { t, path } = useView()
  const label = t("help.help")
  return (
    <a id={HELP_ID} className="icon-button" href={helpAddress(path)} aria-label={label} title={label}>
      <Icon name="help" />
    </a>
  )
}

/** Of a deep path the first and the last levels; those between are in the tooltip of the dots. */
const CRUMBS_FIRST = 2
const CRUMBS_LAST = 3

function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useView()
  const between = crumbs.slice(CRUMBS_FIRST, -CRUMBS_LAST)
  const isDeep = between.length > 1
  const shown = isDeep ? [...crumbs.slice(0, CRUMBS_FIRST), ...crumbs.slice(-CRUMBS_LAST)] : crumbs
  return (
    <nav id={CRUMBS_ID} className="crumbs" aria-label={t("shell.breadcrumbs")}>
      <ol>
        {shown.map((crumb, index) => (
          <Fragment key={crumb.href ?? crumb.label}>
            {isDeep && index === CRUMBS_FIRST && (
              <li>
                <Icon name="right" />
                <span title={between.map(({ label }) => label).join(" / ")}>…</span>
              </li>
            )}
            <li>
              {index > 0 && <Icon name="right" />}
              {crumb.href ? (
                <a href={crumb.href}>{crumb.label}</a>
              ) : (
                <span aria-current="page">{crumb.label}</span>
              )}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  )
}
