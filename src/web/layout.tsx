/** The frame of every page: head, top bar, breadcrumbs, main, and the places dialogs and toasts appear in. */
import type { ReactNode } from "react"
import { asset, assetAndImports } from "./assets.ts"
import { CachedFragment } from "./cached-fragment.tsx"
import { dialogAddress } from "./dialog.tsx"
import { Icon, type IconName, Logo } from "./icon.tsx"
import { InactivityDialog, InactivityMeta } from "./inactivity.tsx"
import { type Toast, ToastItem } from "./toast.tsx"
import { UserMenu } from "./user-menu.tsx"
import { useView } from "./view.ts"

export type Crumb = { label: string; href?: string }
export type Section = "issues" | "machines" | "sessions" | "approvals" | "access" | null

/**
 * A page of a signed-in user.
 *
 * @param crumbs  the chain machine › issue › log › session up to this page; the last one is the page itself
 * @param wide    use the whole width: a remote screen
 */
export function Layout(page: {
  title: string
  section: Section
  crumbs?: readonly Crumb[]
  toast?: Toast
  wide?: boolean
  children: ReactNode
}) {
  const { t, flash } = useView()
  const toast = page.toast ?? (flash ? ({ tone: "green", text: t(flash) } as const) : undefined)
  return (
    <Document title={page.title} toast={toast}>
      <a className="skip" href="#main">
        {t("shell.skip")}
      </a>
      <TopBar section={page.section} />
      {page.crumbs && <Breadcrumbs crumbs={page.crumbs} />}
      <main id="main" className={page.wide ? "main main-wide" : "main"} tabIndex={-1}>
        {page.children}
      </main>
    </Document>
  )
}

/** A page anyone may see: sign-in, first start, errors. */
export function PublicLayout({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Document title={title}>
      <main id="main" className="public" tabIndex={-1}>
        {children}
      </main>
    </Document>
  )
}

/** Only 422, a form with its errors, is swapped like a success; every other refusal becomes a toast. */
const HTMX_CONFIG = JSON.stringify({
  morphSkipChildren: "ui-island",
  noSwap: [204, 304, "5xx", 400, 401, 402, 403, 404, 405, 409, 413, 429],
})

function Document({ title, toast, children }: { title: string; toast?: Toast; children: ReactNode }) {
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
        {assetAndImports("main.js").map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
        <script type="module" src={asset("main.js")} />
      </head>
      <body>
        {children}
        <div
          id="dialog-host"
          {...(opened && { "hx-get": opened, "hx-trigger": "load", "hx-swap": "innerHTML" })}
        />
        <InactivityDialog />
        <div
          id="toasts"
          className="toasts"
          role="status"
          aria-live="polite"
          data-offline={t("shell.offline")}
          data-unloaded={t("shell.scriptNotLoaded")}
          data-failed={t("errors.SERVER_ERROR")}
          data-copied={t("shell.copied")}
          data-restored={t("shell.restored")}
          data-invited={t("shell.invited", { name: "{{name}}", device: "{{device}}" })}
          data-invitations={t("shell.invitationCount", { count: "{{count}}" })}
          data-join={t("shell.join")}
          data-left={t("shell.charactersLeft", { count: 5 })}
        >
          {toast && <ToastItem {...toast} />}
        </div>
      </body>
    </html>
  )
}

function TopBar({ section }: { section: Section }) {
  const { t, customerName, actor } = useView()
  const mayReview = actor?.may("USER_READ") ?? false
  return (
    <header className="top">
      <a className="brand" href="/issues">
        <Logo />
        <span>Millwright</span>
      </a>
      <CachedFragment
        as="nav"
        className="top-nav"
        aria-label={t("shell.navigation")}
        by={`navigation ${section} ${mayReview}`}
        draw={() => <NavLinks section={section} mayReview={mayReview} />}
      />
      <div className="top-end">
        {customerName && <span className="customer">{customerName}</span>}
        <UserMenu />
      </div>
    </header>
  )
}

/** @param mayReview  sees who has access */
function NavLinks({ section, mayReview }: { section: Section; mayReview: boolean }) {
  const { t } = useView()
  return (
    <>
      <NavLink href="/issues" icon="issue" label={t("terms.issues")} current={section === "issues"} />
      <NavLink href="/devices" icon="machine" label={t("terms.machines")} current={section === "machines"} />
      <NavLink
        href="/dashboard"
        icon="session"
        label={t("terms.sessions")}
        current={section === "sessions"}
      />
      <NavLink
        href="/approvals"
        icon="check"
        label={t("approvals.title")}
        current={section === "approvals"}
      />
      {mayReview && (
        <NavLink href="/admin/access" icon="lock" label={t("access.title")} current={section === "access"} />
      )}
    </>
  )
}

function NavLink(link: { href: string; icon: IconName; label: string; current: boolean }) {
  return (
    <a className="nav-link" href={link.href} aria-current={link.current ? "page" : undefined}>
      <Icon name={link.icon} />
      {link.label}
    </a>
  )
}

function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useView()
  return (
    <nav className="crumbs" aria-label={t("shell.breadcrumbs")}>
      <ol>
        {crumbs.map((crumb, index) => (
          <li key={crumb.href ?? crumb.label}>
            {index > 0 && <Icon name="right" />}
            {crumb.href ? (
              <a href={crumb.href}>{crumb.label}</a>
            ) : (
              <span aria-current="page">{crumb.label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
