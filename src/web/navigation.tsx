/** The main navigation: the bar on top, and on phones the bar at the bottom with the rest below "More". */
import { Icon, type IconName } from "./icon.tsx"
import type { TextKey } from "./texts/i18n.ts"
import { useView } from "./view.ts"

/** The entry of the main navigation that a page belongs to. */
export type Section = "start" | "issues" | "machines" | "calendar" | "sessions" | "approvals" | "admin" | null

interface NavEntry {
  section: Exclude<Section, null>
  href: string
  icon: IconName
  label: TextKey
  /** In the bottom bar of phones; the others are below "More". */
  isInBottomBar?: boolean
}

/** In the order of the bar. A page gets its entry together with its route: one line here. */
export const NAV_ENTRIES: readonly NavEntry[] = [
  { section: "start", href: "/", icon: "home", label: "start.nav", isInBottomBar: true },
  { section: "issues", href: "/issues", icon: "issue", label: "terms.issues", isInBottomBar: true },
  { section: "machines", href: "/devices", icon: "machine", label: "terms.machines", isInBottomBar: true },
  { section: "calendar", href: "/calendar", icon: "calendar", label: "calendar.title" },
  { section: "sessions", href: "/dashboard", icon: "session", label: "terms.sessions" },
  { section: "approvals", href: "/approvals", icon: "vote", label: "approvals.title", isInBottomBar: true },
]

/** Counts shown as a number; more are shown as this number with a plus. */
const OPEN_WORK_SHOWN_MAX = 99

/** What the navigation depends on: the reader's administration, open votes and reviews, and where the page belongs. */
export interface NavState {
  section: Section
  /** The administration's address; null without any system authority. */
  adminHref: string | null
  openVotes: number
  openReviews: number
}

export function TopNavigation(state: NavState) {
  const { t } = useView()
  return (
    <nav className="top-nav" aria-label={t("shell.navigation")}>
      {entriesOf(state).map((entry) => (
        <NavLink key={entry.section} className="nav-link" entry={entry} state={state} />
      ))}
    </nav>
  )
}

/** The administration is a link to its first page on wide screens, and to the list of its pages on phones. */
function entriesOf({ adminHref }: NavState): NavEntry[] {
  const admin: NavEntry[] =
    adminHref === null ? [] : [{ section: "admin", href: adminHref, icon: "settings", label: "admin.title" }]
  return [...NAV_ENTRIES, ...admin]
}

/** What waits for the reader in this part of the product. */
function countOf(section: Section, { openVotes, openReviews }: NavState): number {
  if (section === "approvals") return openVotes
  return section === "sessions" ? openReviews : 0
}

function NavLink({ className, entry, state }: { className: string; entry: NavEntry; state: NavState }) {
  const { t } = useView()
  const { section, href, icon, label } = entry
  const count = countOf(section, state)
  const shown = count > OPEN_WORK_SHOWN_MAX ? `${OPEN_WORK_SHOWN_MAX}+` : count
  return (
    <a
      className={className}
      href={href}
      aria-current={section === state.section ? "page" : undefined}
      data-count={count > 0 ? shown : undefined}
    >
      <Icon name={icon} />
      {t(label)}
      {count > 0 && (
        <span className="visually-hidden">
          {t(section === "approvals" ? "shell.openVotes" : "emergency.openReviews", { count })}
        </span>
      )}
    </a>
  )
}

/** On phones the administration begins with the list of its pages. */
export function BottomNavigation(shown: NavState) {
  const { t } = useView()
  const state = { ...shown, adminHref: shown.adminHref && "/admin" }
  const entries = entriesOf(state)
  const rest = entries.filter(({ isInBottomBar }) => !isInBottomBar)
  const isBelowMore = rest.some(({ section }) => section === state.section)
  return (
    <nav className="bottom-bar" aria-label={t("shell.navigation")}>
      {entries
        .filter(({ isInBottomBar }) => isInBottomBar)
        .map((entry) => (
          <NavLink key={entry.section} className="bar-link" entry={entry} state={state} />
        ))}
      <details className="bar-more" data-menu="">
        <summary
          className="bar-link"
          data-current={isBelowMore ? "" : undefined}
          data-count={state.openReviews > 0 ? Math.min(state.openReviews, OPEN_WORK_SHOWN_MAX) : undefined}
        >
          <Icon name="more" />
          {t("shell.more")}
        </summary>
        <div className="menu-sheet">
          {rest.map((entry) => (
            <NavLink key={entry.section} className="menu-item" entry={entry} state={state} />
          ))}
        </div>
      </details>
    </nav>
  )
}
