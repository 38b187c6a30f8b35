/** What a search over everything finds, by kind. The same in the dialog and on the page. */
import { createContext, type ReactNode, useContext } from "react"
import type { User } from "../../identity/users/contract.ts"
import type { NamedGroup } from "../../machines/devicegroups/store-tree.ts"
import type { Device } from "../../machines/devices/contract.ts"
import type { TriageRow } from "../../maintenance/issues/triage/store.ts"
import { IssueBadge } from "../../web/badge.tsx"
import { Icon, type IconName } from "../../web/icon.tsx"
import { listHref } from "../../web/pager.tsx"
import { Text } from "../../web/text.ts"
import type { TextKey } from "../../web/texts/i18n.ts"
import { useView } from "../../web/view.ts"
import { WindowWords } from "../windows/window-bar.tsx"

export interface FoundPage {
  href: string
  label: string
  icon: IconName
}

export interface Found {
  search: string
  machines: readonly Device[]
  groups: readonly NamedGroup[]
  /** What can be done with the only machine that is found. */
  actions: readonly FoundPage[]
  issues: readonly TriageRow[]
  people: readonly User[]
  pages: readonly FoundPage[]
}

/** What was searched, for every result. */
const Searched = createContext("")
/** A letter or digit of any script. */
const LETTERS = /[\p{L}\p{N}]/gu

export function SearchResults({ found }: { found: Found }) {
  const { t } = useView()
  const { search, machines, groups, actions, issues, people, pages } = found
  const count = machines.length + groups.length + issues.length + people.length + pages.length
  if (search === "") return <p className="muted">{t("search.startHint")}</p>
  if (count === 0) return <p className="muted">{t("search.none", { search })}</p>
  return (
    <Searched.Provider value={search}>
      <p className="visually-hidden">{t("search.found", { count })}</p>
      <Kind title={t("search.machines")} count={machines.length}>
        {machines.map((device) => (
          <Result
            key={device.id}
            href={`/devices/${device.id}`}
            icon="machine"
            title={device.name}
            facts={[
              device.type,
              device.manufacturer,
              device.location,
              t("search.openIssues", { count: device.openIssueCount }),
            ]}
          />
        ))}
        <More href={listHref("/devices", { search })} label="search.allMachines" />
      </Kind>
      <Kind title={t("book.groups")} count={groups.length}>
        {groups.map(({ id, name, location, parentName }) => (
          <Result
            key={id}
            href={listHref("/devices", { group: id })}
            icon="folder"
            title={name}
            facts={[parentName ?? "", location]}
          />
        ))}
      </Kind>
      <Kind title={t("search.issues")} count={issues.length}>
        {issues.map((issue) => (
          <Result
            key={issue.id}
            href={`/devices/${issue.deviceId}/issues/${issue.id}`}
            icon="issue"
            title={issue.title}
            facts={[issue.deviceName, issue.assignedUser ?? issue.assignedGroup ?? ""]}
            end={<IssueState issue={issue} />}
          />
        ))}
        <More href={listHref("/issues", { search })} label="search.allIssues" />
      </Kind>
      <Kind title={t("search.actions")} count={actions.length}>
        {actions.map((action) => (
          <Result key={action.href} href={action.href} icon={action.icon} title={action.label} facts={[]} />
        ))}
      </Kind>
      <Kind title={t("search.people")} count={people.length}>
        {people.map((user) => (
          <Result
            key={user.id}
            href={`/admin/users/${user.id}`}
            icon="user"
            title={user.displayName}
            facts={[user.username, user.email]}
          />
        ))}
      </Kind>
      <Kind title={t("search.pages")} count={pages.length}>
        {pages.map((page) => (
          <Result key={page.href} href={page.href} icon={page.icon} title={page.label} facts={[]} />
        ))}
      </Kind>
    </Searched.Provider>
  )
}

function IssueState({ issue }: { issue: TriageRow }) {
  const window = { startsOn: new Date(issue.activationDateTime), endsOn: new Date(issue.windowEndDateTime) }
  return (
    <>
      {issue.state !== "CLOSED" && <WindowWords window={window} />}
      <IssueBadge state={issue.state} done={issue.doneSubStatus} />
    </>
  )
}

/** Leads to all that was found in a list of its own. */
const More = ({ href, label }: { href: string; label: TextKey }) => (
  <li>
    <a className="result-more" href={href}>
      <Text content={label} />
    </a>
  </li>
)

function Kind({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  if (count === 0) return null
  return (
    <section>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  )
}

/** The searched words within a title, as they are written there. */
function Marked({ text }: { text: string }) {
  const at = matchIn(text, useContext(Searched))
  if (!at) return text
  return (
    <>
      {text.slice(0, at.from)}
      <mark>{text.slice(at.from, at.until)}</mark>
      {text.slice(at.until)}
    </>
  )
}

/** "p7" is in "Press P-7": letters and digits count, in any case. Null where the words are elsewhere. */
export function matchIn(text: string, search: string): { from: number; until: number } | null {
  const letters = [...text.matchAll(LETTERS)]
  const wanted = [...search.matchAll(LETTERS)].join("").toLowerCase()
  const at = letters.join("").toLowerCase().indexOf(wanted)
  const [first, last] = [letters[at], letters[at + wanted.length - 1]]
  if (wanted === "" || !first || !last) return null
  return { from: first.index, until: last.index + last[0].length }
}

function Result({
  href,
  icon,
  title,
  facts,
  end,
}: {
  href: string
  icon: IconName
  title: string
  facts: readonly string[]
  end?: ReactNode
}) {
  return (
    <li>
      <a className="result" href={href}>
        <Icon name={icon} />
        <span className="result-text">
          <span>
            <Marked text={title} />
          </span>
          <span className="muted">{facts.filter(Boolean).join(" · ")}</span>
        </span>
        {end && <span className="result-end">{end}</span>}
      </a>
    </li>
  )
}
