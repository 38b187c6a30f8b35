/** The parts a page is built of: its header, tabs, panels and lists of facts. */
import type { ReactNode } from "react"
import { CachedFragment } from "./cached-fragment.tsx"
import { Icon, type IconName } from "./icon.tsx"

/** Title of a page with its state beside it and its actions at the end. */
export function PageHeader({
  title,
  badges,
  actions,
  children,
}: {
  title: string
  badges?: ReactNode
  actions?: ReactNode
  /** One quiet line under the title. */
  children?: ReactNode
}) {
  return (
    <header className="page-header">
      <div className="page-heading">
        <h1>{title}</h1>
        {badges && <div className="page-badges">{badges}</div>}
        {children && <div className="page-subtitle">{children}</div>}
      </div>
      {actions && <div className="page-actions">{actions}</div>}
    </header>
  )
}

export type Tab = {
  id: string
  label: string
  href: string
  /** "99+" where counting stopped. */
  count?: number | string
}

/** The content of every page, and what depends on its address outside the content. */
export const MAIN_ID = "main"
export const CRUMBS_ID = "crumbs"
export const HELP_ID = "help"

/**
 * Attributes that the links of a row of tabs inherit: the whole content is new, as on a page that is loaded, so that nothing
 * typed in one tab is left in another; the focus returns to the link by its id, and the page stays where it was scrolled to.
 */
const TAB_SWAP = {
  "hx-target:inherited": `#${MAIN_ID}`,
  "hx-select:inherited": `#${MAIN_ID}`,
  "hx-select-oob:inherited": `#${CRUMBS_ID}:outerMorph,#${HELP_ID}:outerMorph`,
  "hx-swap:inherited": "outerHTML settle:0",
  "hx-push-url:inherited": "true",
  "hx-sync:inherited": `#${MAIN_ID}:replace`,
}

/** Tabs are links: each has its own address. The script shows another tab without loading a page. */
export function Tabs({ tabs, current, label }: { tabs: readonly Tab[]; current: string; label: string }) {
  return (
    <CachedFragment
      as="nav"
      className="tabs"
      aria-label={label}
      {...TAB_SWAP}
      by={`tabs ${current} ${JSON.stringify(tabs)}`}
      draw={() => tabs.map((tab) => <TabLink key={tab.id} tab={tab} isCurrent={tab.id === current} />)}
    />
  )
}

/** The current one loads its page again, as links to the page shown do. */
function TabLink({ tab: { id, label, href, count }, isCurrent }: { tab: Tab; isCurrent: boolean }) {
  const state = isCurrent ? ({ "aria-current": "page" } as const) : { "hx-get": href }
  return (
    <a id={`tab-${id}`} className="tab" href={href} {...state}>
      {label}
      {count !== undefined && <span className="tab-count">{count}</span>}
    </a>
  )
}

/** A framed part of a page. */
export function Panel({
  title,
  icon,
  count,
  actions,
  children,
  flush = false,
}: {
  title?: string
  icon?: IconName
  /** Of what the panel lists; 0 is said by its content. */
  count?: number | undefined
  actions?: ReactNode
  children: ReactNode
  /** Content reaches the frame: tables. */
  flush?: boolean
}) {
  return (
    <section className={flush ? "panel panel-flush" : "panel"}>
      {title && (
        <header className="panel-header">
          {icon && <Icon name={icon} />}
          <h2>{title}</h2>
          {count ? <span className="muted">{count}</span> : null}
          {actions && <div className="panel-actions">{actions}</div>}
        </header>
      )}
      <div className="panel-body">{children}</div>
    </section>
  )
}

/** Two columns, the second for facts; one below the other on a narrow screen. */
export const Columns = ({ children, aside }: { children: ReactNode; aside: ReactNode }) => (
  <div className="columns">
    <div className="columns-main">{children}</div>
    <aside className="columns-aside">{aside}</aside>
  </div>
)

/** Links one below the other. */
export const LinkList = ({ links }: { links: readonly (readonly [href: string, label: string])[] }) => (
  <ul className="link-list">
    {links.map(([href, label]) => (
      <li key={href}>
        <a href={href}>{label}</a>
      </li>
    ))}
  </ul>
)

/** Names and values, those that are there; a value of null or "" is shown as a dash. */
export function DescriptionList({
  facts,
  pairs = false,
}: {
  facts: readonly (readonly [name: string, value: ReactNode] | false | null | undefined | "" | 0)[]
  /** Two beside each other where there is room; the first has a row to itself. */
  pairs?: boolean
}) {
  return (
    <dl className={pairs ? "facts facts-pairs" : "facts"}>
      {facts
        .filter((fact) => !!fact)
        .map(([name, value]) => (
          <div key={name} className="fact">
            <dt>{name}</dt>
            <dd>{value === null || value === undefined || value === "" ? "–" : value}</dd>
          </div>
        ))}
    </dl>
  )
}
