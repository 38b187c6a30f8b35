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

/** Tabs are links: each has its own address. */
export function Tabs({ tabs, current, label }: { tabs: readonly Tab[]; current: string; label: string }) {
  return (
    <CachedFragment
      as="nav"
      className="tabs"
      aria-label={label}
      by={`tabs ${current} ${JSON.stringify(tabs)}`}
      draw={() => tabs.map((tab) => <TabLink key={tab.id} tab={tab} isCurrent={tab.id === current} />)}
    />
  )
}

function TabLink({ tab: { label, href, count }, isCurrent }: { tab: Tab; isCurrent: boolean }) {
  return (
    <a href={href} className="tab" aria-current={isCurrent ? "page" : undefined}>
      {label}
      {count !== undefined && <span className="tab-count">{count}</span>}
    </a>
  )
}

/** A framed part of a page. */
export function Panel({
  title,
  icon,
  actions,
  children,
  flush = false,
}: {
  title?: string
  icon?: IconName
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

/** Names and values; a value of null or "" is shown as a dash. */
export function DescriptionList({
  facts,
  pairs = false,
}: {
  facts: readonly (readonly [name: string, value: ReactNode])[]
  /** Two beside each other where there is room; the first has a row to itself. */
  pairs?: boolean
}) {
  return (
    <dl className={pairs ? "facts facts-pairs" : "facts"}>
      {facts.map(([name, value]) => (
        <div key={name} className="fact">
          <dt>{name}</dt>
          <dd>{value === null || value === undefined || value === "" ? "–" : value}</dd>
        </div>
      ))}
    </dl>
  )
}
