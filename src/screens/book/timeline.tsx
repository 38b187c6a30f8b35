/** The timeline of a machine's book or of an issue: filters, days with their entries, and older ones by button. */
import { type Actor, type DeviceAccess, hasDeviceAuthority } from "../../base/authorities.ts"
import { daysBefore } from "../../base/clock.ts"
import type { Deps } from "../../base/deps.ts"
import {
  BOOK_KINDS,
  type BookFilter,
  type BookKind,
  bookFilter,
  bookReader,
  cursorText,
  PRINTED_ENTRIES,
  parseCursor,
} from "../../sessions/book/rules.ts"
import { type BookPage, type BookScope, bookPage } from "../../sessions/book/store.ts"
import type { BookEntry } from "../../sessions/book/store-entries.ts"
import { sessionListRights } from "../../sessions/recordings/actions-thumbnail.ts"
import { EmptyState } from "../../web/empty-state.tsx"
import { Icon } from "../../web/icon.tsx"
import { liveOn } from "../../web/live.ts"
import { listHref } from "../../web/pager.tsx"
import { SearchInput, searchForm, searchOf } from "../../web/search-bar.tsx"
import { swapPart } from "../../web/swapped-part.ts"
import { formatInstant, formatWeekday } from "../../web/texts/format.ts"
import { useView, type View } from "../../web/view.ts"
import { EntryBody, EntryHead, nodeOf } from "./entries.tsx"
import type { TimelineReader } from "./reader.ts"

export interface TimelineData {
  reader: TimelineReader
  /** Path of the page the timeline is on. */
  path: string
  filter: BookFilter
  /** Kinds that the reader may see, for the filter. */
  kinds: readonly BookKind[]
  /** The filter of the address; undefined without one. */
  show: string | undefined
  search: string
  page: BookPage
  /** The page continues an earlier one. */
  isContinued: boolean
}

/**
 * Reads the timeline that a page's address asks for: `show`, `search` and `before`.
 *
 * @param path        of the page
 * @param isForPaper  with whole texts, and many entries at once
 */
export async function loadTimeline(
  deps: Pick<Deps, "db" | "clock">,
  reader: { actor: Actor; access: DeviceAccess },
  scope: BookScope,
  query: Record<string, string>,
  path: string,
  isForPaper = false,
): Promise<TimelineData> {
  const { actor, access } = reader
  const rights = bookReader(actor, access)
  const filter = bookFilter(rights, query.show)
  const search = searchOf(query)
  const before = parseCursor(query.before)
  const size = isForPaper ? PRINTED_ENTRIES : undefined
  const page = await bookPage(deps.db, scope, rights, { filter, before, search, size })
  const sessions = page.entries.flatMap((entry) => (entry.kind === "session" ? [entry.session] : []))
  return {
    reader: {
      deviceId: scope.deviceId,
      isIssue: scope.issueId !== undefined,
      isWhole: scope.issueId !== undefined || isForPaper,
      actor,
      mayReadIssues: hasDeviceAuthority(actor, access, "ISSUE_READ"),
      sessionRights: await sessionListRights(deps, actor, sessions),
    },
    path,
    filter,
    search,
    page,
    kinds: rights.kinds,
    show: query.show,
    isContinued: before !== null,
  }
}

const TARGET = swapPart("timeline")

export function Timeline({ data, empty }: { data: TimelineData; empty: React.ReactNode }) {
  return (
    <section id="timeline" className="book">
      <TimelineFilters data={data} />
      <TimelinePage data={data} empty={empty} />
    </section>
  )
}

/** The entries of one answer; the button below is replaced by the next answer. */
export function TimelinePage({ data, empty }: { data: TimelineData; empty: React.ReactNode }) {
  const { t } = useView()
  const { page, path, show = "", search } = data
  if (page.entries.length === 0 && !data.isContinued) return <NoEntries data={data} empty={empty} />
  const older = page.next && listHref(path, { show, search, before: cursorText(page.next) })
  return (
    <div id="timeline-page">
      <ol className="book-entries" {...liveEntries(data)}>
        {page.entries.map((entry, at) => (
          <Entry
            key={`${entry.kind} ${entry.id}`}
            entry={entry}
            data={data}
            previous={page.entries[at - 1]}
          />
        ))}
      </ol>
      {older && (
        <a
          id="timeline-older"
          className="button button-secondary"
          href={older}
          hx-get={older}
          hx-target="this"
          hx-select="#timeline-page"
          hx-swap="outerHTML"
        >
          <span>{t("book.older")}</span>
          <span className="on-paper">{t("book.olderNotPrinted")}</span>
        </a>
      )}
    </div>
  )
}

/** Only the newest entries update by themselves; older ones are loaded once. */
function liveEntries({ isContinued, reader, page }: TimelineData) {
  if (isContinued) return {}
  const issues = new Set(page.entries.flatMap(({ issue }) => (issue ? [issue.id] : [])))
  const topics = [...issues].map((id) => `issue:${id}` as const)
  return { id: "timeline-entries", ...liveOn(`device:${reader.deviceId}`, ...topics) }
}

function NoEntries({ data, empty }: { data: TimelineData; empty: React.ReactNode }) {
  const { t } = useView()
  const isNarrowed = data.show !== undefined || data.search !== ""
  if (data.kinds.every((kind) => kind === "change"))
    return <EmptyState icon="lock">{t("book.emptyReader")}</EmptyState>
  if (!isNarrowed) return empty
  const clear = (
    <a className="button button-secondary" href={data.path}>
      {t("book.clearFilters")}
    </a>
  )
  return (
    <EmptyState icon="search" action={clear}>
      {t("book.noMatch")}
    </EmptyState>
  )
}

/** In the order of the filter. */
const FILTERED: readonly BookKind[] = ["issue", "log", "session", "file", "vote", "plan", "change"]

function TimelineFilters({ data }: { data: TimelineData }) {
  const { t } = useView()
  const { path, search, show = "", filter, reader } = data
  const isOn = (kind: BookKind) => filter.kinds.includes(kind)
  const offered = FILTERED.filter((kind) => data.kinds.includes(kind) && !(reader.isIssue && kind === "plan"))
  const toggled = (kind: BookKind) => {
    const kinds = BOOK_KINDS.filter((one) => offered.includes(one) && (one === kind ? !isOn(one) : isOn(one)))
    return listHref(path, { show: kinds.join(","), search })
  }
  const label = reader.isIssue ? "book.searchIssue" : "book.search"
  return (
    <div className="book-filters">
      <search>
        <form {...searchForm(path)} {...TARGET}>
          {show && <input type="hidden" name="show" value={show} />}
          <SearchInput id="timeline-search" label={label} defaultValue={search} />
        </form>
      </search>
      <nav className="book-chips" aria-label={t("book.filters")}>
        {offered.map((kind) => {
          const href = toggled(kind)
          return (
            <a
              key={kind}
              id={`show-${kind}`}
              className="chip"
              aria-current={isOn(kind) ? "true" : undefined}
              href={href}
              hx-get={href}
              {...TARGET}
            >
              {t(`book.kind_${kind}`)}
            </a>
          )
        })}
      </nav>
    </div>
  )
}

function Entry({
  entry,
  previous,
  data,
}: {
  entry: BookEntry
  /** The newer one above; undefined for the first. */
  previous: BookEntry | undefined
  data: TimelineData
}) {
  const view = useView()
  const { icon, tone } = nodeOf(entry)
  const day = dayOf(entry.at, view)
  const isNewDay = previous === undefined || dayOf(previous.at, view) !== day
  return (
    <>
      {isNewDay && <li className="book-day">{dayText(entry.at, view)}</li>}
      <li className="book-entry">
        <span className={tone ? `timeline-node tone-${tone}` : "timeline-node"}>
          <Icon name={icon} />
        </span>
        <div className="book-entry-body">
          <div className="book-head">
            <EntryHead entry={entry} reader={data.reader} />
            <EntryTime entry={entry} />
          </div>
          <EntryBody entry={entry} reader={data.reader} />
        </div>
      </li>
    </>
  )
}

/** The time of day; the day is in the heading above. */
function EntryTime({ entry }: { entry: BookEntry }) {
  const { zone } = useView()
  return (
    <time
      dateTime={entry.at.toISOString()}
      title={formatInstant(entry.at, zone, "datetime")}
      data-form="clock"
      data-zone={zone}
    >
      {formatInstant(entry.at, zone, "clock")}
    </time>
  )
}

const dayOf = (at: Date, { zone }: View) => formatInstant(at, zone, "date")

function dayText(at: Date, view: View): string {
  const { t, now, zone, lang } = view
  const date = dayOf(at, view)
  if (date === dayOf(now, view)) return t("book.today", { date })
  if (date === dayOf(daysBefore(now, 1), view)) return t("book.yesterday", { date })
  return t("book.onDay", { weekday: formatWeekday(at, zone, lang), date })
}
