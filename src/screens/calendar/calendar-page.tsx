/** The calendar: what collides? Rows of machines in a week, days of a month, and an agenda on narrow screens. */
import {
  CALENDAR_ENTRIES_MAX,
  CALENDAR_VIEWS,
  type CalendarEntry,
  type CalendarSpan,
  type CalendarView,
  type Conflict,
  findConflicts,
  mergeConflicts,
  shiftDate,
  weekNumber,
} from "../../maintenance/calendar/rules.ts"
import type { CalendarEntries, CalendarFilter } from "../../maintenance/calendar/store.ts"
import { ISSUE_STATES } from "../../maintenance/issues/rules.ts"
import { IssueBadge } from "../../web/badge.tsx"
import { ButtonLink, IconLink } from "../../web/button.tsx"
import { dialogTrigger } from "../../web/dialog.tsx"
import { EmptyState } from "../../web/empty-state.tsx"
import { Notice } from "../../web/form.tsx"
import { Icon } from "../../web/icon.tsx"
import { Layout } from "../../web/layout.tsx"
import { liveOn } from "../../web/live.ts"
import { listHref } from "../../web/pager.tsx"
import { PageHeader } from "../../web/panel.tsx"
import { useView } from "../../web/view.ts"
import { Agenda } from "./agenda.tsx"
import { CONFLICTS_NAMED_MAX, ConflictWords } from "./conflict-words.tsx"
import { viewLabel } from "./days.ts"
import { LaneGrid } from "./lane-grid.tsx"
import { MonthGrid } from "./month-grid.tsx"

export const CALENDAR_PATH = "/calendar"

interface CalendarProps {
  view: CalendarView
  /** Local date within the span. */
  date: string
  today: string
  span: CalendarSpan
  filter: CalendarFilter
  /** Name of the machine when only one is shown. */
  deviceName: string | null
  /** Entries without a conflict are left out, as long as there is one. */
  onlyConflicts: boolean
  found: CalendarEntries
}

/** Conflicts that are named where nothing else is asked for. */
const CONFLICTS_LISTED_MAX = 50

export function CalendarPage(props: CalendarProps) {
  const { t, lang } = useView()
  const { view, span, found } = props
  const conflicts = findConflicts(found.entries)
  const inConflict = new Set(conflicts.flatMap(({ one, other }) => [one, other]))
  const isNarrowed = props.onlyConflicts && conflicts.length > 0
  const entries = isNarrowed ? found.entries.filter((entry) => inConflict.has(entry)) : found.entries
  const shown = { ...props, entries, inConflict }
  const days = viewLabel(view, span.days, lang)
  return (
    <Layout title={t("calendar.title")} section="calendar" styles="calendar">
      <PageHeader title={t("calendar.title")} actions={<CalendarActions {...props} />}>
        {t("calendar.subtitle", {
          time: view === "week" ? t("calendar.weekOf", { week: weekNumber(span.days[0] ?? ""), days }) : days,
        })}
      </PageHeader>
      <div id="calendar" className="stack" {...liveOn("issues")}>
        <CalendarFilters {...props} entries={entries} />
        {found.isCut && (
          <Notice tone="amber">{t("calendar.truncated", { count: CALENDAR_ENTRIES_MAX })}</Notice>
        )}
        {conflicts.length > 0 && <Conflicts {...props} conflicts={mergeConflicts(conflicts)} />}
        {found.entries.length === 0 ? (
          <EmptyState icon="calendar">{t("calendar.none")}</EmptyState>
        ) : (
          <>
            <div className="calendar-wide">
              {view === "month" ? <MonthGrid {...shown} /> : <LaneGrid {...shown} />}
              {view !== "month" && <p className="field-hint">{t("calendar.moveHint")}</p>}
            </div>
            <Agenda {...shown} />
          </>
        )}
      </div>
      {view !== "month" && <MoveStatus />}
    </Layout>
  )
}

/** Follows the bar that is moved, and says where it is. */
function MoveStatus() {
  const { t } = useView()
  return (
    <output
      id="move-status"
      className="move-status"
      data-picked={t("calendar.moveByKeyboard", { title: "{{title}}" })}
      data-time={t("calendar.moveTime", { start: "{{start}}", end: "{{end}}", hours: "{{hours}}" })}
      data-cancelled={t("calendar.moveCancelled")}
    />
  )
}

function calendarHref(props: CalendarProps, changes: Record<string, string>): string {
  const { view, date, filter } = props
  return listHref(CALENDAR_PATH, {
    view: view === "week" ? "" : view,
    date,
    device: filter.deviceId ?? "",
    own: filter.isOwn ? "true" : "",
    conflicts: props.onlyConflicts ? "true" : "",
    ...changes,
  })
}

function CalendarActions(props: CalendarProps) {
  const { t, mayCreateIssues } = useView()
  const { view, date } = props
  return (
    <>
      <IconLink
        href={calendarHref(props, { date: shiftDate(view, date, -1) })}
        icon="left"
        label={t("calendar.previous")}
      />
      <ButtonLink href={calendarHref(props, { date: "" })}>{t("calendar.today")}</ButtonLink>
      <IconLink
        href={calendarHref(props, { date: shiftDate(view, date, 1) })}
        icon="right"
        label={t("calendar.next")}
      />
      <nav className="segmented" aria-label={t("calendar.view")}>
        {CALENDAR_VIEWS.map((name) => (
          <a
            key={name}
            href={calendarHref(props, { view: name === "week" ? "" : name })}
            aria-current={name === view ? "true" : undefined}
          >
            {t(`calendar.${name}`)}
          </a>
        ))}
      </nav>
      <ButtonLink
        href={`${CALENDAR_PATH}?dialog=${CALENDAR_PATH}/feed`}
        icon="external"
        {...dialogTrigger(`${CALENDAR_PATH}/feed`)}
      >
        {t("calendar.feed")}
      </ButtonLink>
      {mayCreateIssues && (
        <ButtonLink href="/issues/new" kind="primary" icon="plus" aria-keyshortcuts="n">
          {t("issues.newIssue")}
        </ButtonLink>
      )}
    </>
  )
}

function CalendarFilters(props: CalendarProps & { entries: readonly CalendarEntry[] }) {
  const { t } = useView()
  const { filter, deviceName, onlyConflicts } = props
  const states = new Set(props.entries.map(({ state }) => state))
  return (
    <div className="calendar-filters">
      <nav className="segmented" aria-label={t("calendar.workFilter")}>
        <a href={calendarHref(props, { own: "" })} aria-current={filter.isOwn ? undefined : "true"}>
          {t("calendar.all")}
        </a>
        <a href={calendarHref(props, { own: "true" })} aria-current={filter.isOwn ? "true" : undefined}>
          {t("calendar.own")}
        </a>
      </nav>
      {deviceName !== null && (
        <a className="chip chip-on" href={calendarHref(props, { device: "" })}>
          {t("calendar.oneMachine", { device: deviceName })}
          <Icon name="close" />
        </a>
      )}
      {onlyConflicts && (
        <a className="chip chip-on" href={calendarHref(props, { conflicts: "" })}>
          {t("calendar.onlyConflicts")}
          <Icon name="close" />
        </a>
      )}
      <span className="calendar-legend muted">
        {ISSUE_STATES.filter((state) => states.has(state)).map((state) => (
          <IssueBadge key={state} state={state} />
        ))}
        <span>
          <i /> {t("calendar.legendPlan")}
          <i className="legend-conflict" /> {t("calendar.legendConflict")}
        </span>
      </span>
    </div>
  )
}

/** The same in words as the red frames. */
function Conflicts({ conflicts, ...props }: CalendarProps & { conflicts: readonly Conflict[] }) {
  const { t } = useView()
  const { onlyConflicts } = props
  const named = onlyConflicts ? CONFLICTS_LISTED_MAX : CONFLICTS_NAMED_MAX
  const more = conflicts.length - named
  return (
    <Notice tone="red">
      <strong>{t("calendar.conflicts", { count: conflicts.length })}</strong>{" "}
      {!onlyConflicts && (
        <a href={calendarHref(props, { conflicts: "true" })}>{t("calendar.showConflicts")}</a>
      )}
      <ul className={onlyConflicts ? undefined : "calendar-conflicts"}>
        {conflicts.slice(0, named).map((conflict) => (
          <li key={`${conflict.one.id} ${conflict.other.id} ${conflict.start.getTime()}`}>
            <ConflictWords conflict={conflict} />
          </li>
        ))}
      </ul>
      {more > 0 && <span>{t("calendar.moreConflicts", { count: more })}</span>}
    </Notice>
  )
}
