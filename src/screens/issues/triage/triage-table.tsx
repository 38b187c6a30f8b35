/** The table of the issue list: groups by window, one axis for all windows, a box to select each row. */
import type { ReactNode } from "react"
import { MS_PER_MINUTE } from "../../../base/clock.ts"
import {
  orderOf,
  type TriageFilter,
  type TriageSort,
  type WindowGroup,
} from "../../../maintenance/issues/triage/rules.ts"
import { groupOfRow, type TriagePage, type TriageRow } from "../../../maintenance/issues/triage/store.ts"
import { Assignee } from "../../../web/avatar.tsx"
import { IssueBadge, PriorityBadge } from "../../../web/badge.tsx"
import type { Fragment } from "../../../web/cached-fragment.tsx"
import { Icon, type IconName } from "../../../web/icon.tsx"
import type { TextKey } from "../../../web/texts/i18n.ts"
import { useView } from "../../../web/view.ts"
import { WindowAxis, WindowBar, WindowWords } from "../../windows/window-bar.tsx"
import { listLink, triageHref } from "./addresses.ts"

const COLUMN_COUNT = 8

/**
 * @param maySelect  the reader may do something with selected issues
 * @param children  the body: the rows, or what stands for them in a template
 */
export function TriageTable({
  filter,
  maySelect,
  children,
}: {
  filter: TriageFilter
  maySelect: boolean
  children: ReactNode
}) {
  const { t } = useView()
  return (
    <div className="table-frame">
      <table className="table triage-table" data-list-keys="">
        <caption className="visually-hidden">{t("terms.issues")}</caption>
        <thead>
          <HeadRow filter={filter} maySelect={maySelect} />
        </thead>
        {children}
      </table>
    </div>
  )
}

/** The rows of a page, with the heads of their groups. */
export function rowFragments(
  filter: TriageFilter,
  issues: TriagePage,
  maySelect: boolean,
  now: Date,
): Fragment[] {
  const isGrouped = orderOf(filter) === "window"
  const groupOf = (row: TriageRow) => (isGrouped ? groupOfRow(row, now) : null)
  return issues.rows.flatMap((row, at) => {
    const group = groupOf(row)
    const before = issues.rows[at - 1]
    const isFirst = group !== null && (!before || groupOf(before) !== group)
    const issue = issueRow(row, maySelect, now)
    return isFirst ? [groupRow(group, issues.groups[group], maySelect), issue] : [issue]
  })
}

function HeadRow({ filter, maySelect }: { filter: TriageFilter; maySelect: boolean }) {
  const { t } = useView()
  return (
    <tr>
      {maySelect && (
        <th className="cell-check">
          <label className="row-check">
            <input type="checkbox" aria-label={t("triage.selectAll")} data-select-all="" />
          </label>
        </th>
      )}
      <SortHead filter={filter} by="priority" label="terms.priority" isIcon />
      <SortHead filter={filter} by="title" label="terms.title" />
      <SortHead filter={filter} by="machine" label="terms.machine" />
      <SortHead filter={filter} by="type" label="terms.type" className="cell-wide" />
      <SortHead filter={filter} by="state" label="terms.state" />
      <SortHead filter={filter} by="assignee" label="terms.assignee" />
      <SortHead filter={filter} by="window" label="triage.window" hasAxis />
      <SortHead filter={filter} by="changed" label="triage.activity" className="cell-wide" />
    </tr>
  )
}

/** Sorts by the column; again, the other way round. */
function SortHead({
  filter,
  by,
  label,
  className,
  isIcon = false,
  hasAxis = false,
}: {
  filter: TriageFilter
  by: TriageSort
  label: TextKey
  className?: string
  isIcon?: boolean
  hasAxis?: boolean
}) {
  const { t } = useView()
  const order = orderOf(filter)
  const current = order !== "window" && order.by === by ? order : null
  const isDescending = current ? !current.isDescending : by === "changed"
  const href = triageHref(filter, { sort: { by, isDescending } })
  return (
    <th
      scope="col"
      className={className}
      aria-sort={current ? (current.isDescending ? "descending" : "ascending") : undefined}
    >
      <a className="sort" {...listLink(href)}>
        <span className={isIcon || hasAxis ? "visually-hidden" : undefined}>{t(label)}</span>
        {hasAxis && <WindowAxis />}
        {isIcon && <Icon name="sort" />}
        {current && <Icon name={current.isDescending ? "down" : "up"} />}
      </a>
    </th>
  )
}

const groupRow = (group: WindowGroup, size: number | undefined, maySelect: boolean): Fragment => ({
  by: `triage group ${group} ${size} ${maySelect}`,
  draw: () => <GroupRow group={group} size={size} maySelect={maySelect} />,
})

function GroupRow({
  group,
  size,
  maySelect,
}: {
  group: WindowGroup
  size: number | undefined
  maySelect: boolean
}) {
  const { t } = useView()
  return (
    <tr className="group-row">
      <th colSpan={maySelect ? COLUMN_COUNT + 1 : COLUMN_COUNT} scope="rowgroup">
        {t(`triage.group_${group}`)}
        {size !== undefined && size > 0 && <span className="tab-count">{size}</span>}
        {group === "over" && <span className="muted"> · {t("triage.overHint")}</span>}
      </th>
    </tr>
  )
}

/** The words of a window change each minute. */
function issueRow(row: TriageRow, maySelect: boolean, now: Date): Fragment {
  const minute = Math.floor(now.getTime() / MS_PER_MINUTE)
  return {
    by: `triage ${minute} ${maySelect} ${JSON.stringify(row)}`,
    draw: () => (
      <tr id={`issue-${row.id}`} className="row-linked">
        <IssueCells row={row} maySelect={maySelect} />
      </tr>
    ),
  }
}

function IssueCells({ row, maySelect }: { row: TriageRow; maySelect: boolean }) {
  const { t } = useView()
  const window = { startsOn: new Date(row.activationDateTime), endsOn: new Date(row.windowEndDateTime) }
  return (
    <>
      {maySelect && (
        <td className="cell-check">
          <label className="row-check">
            <input
              type="checkbox"
              name="id"
              value={row.id}
              aria-label={t("triage.select", { title: row.title })}
            />
          </label>
        </td>
      )}
      <td className="cell-priority">
        <PriorityBadge priority={row.priority} isCompact />
      </td>
      <td className="cell-title">
        <a className="row-link" href={`/devices/${row.deviceId}/issues/${row.id}`}>
          {row.title}
        </a>
      </td>
      <td>{row.deviceName}</td>
      <td className="cell-wide">{t(`states.issueType_${row.issueType}`)}</td>
      <td>
        <IssueBadge state={row.state} done={row.doneSubStatus} />
      </td>
      <td>
        <Assignee user={row.assignedUser} group={row.assignedGroup} />
      </td>
      <td className="cell-window">
        {row.state !== "CLOSED" && (
          <span className="window">
            <WindowBar window={window} />
            <WindowWords window={window} />
          </span>
        )}
      </td>
      <td className="cell-wide">
        <span className="marks">
          <Mark icon="log" count={row.logs} label="triage.logs" />
          <Mark icon="session" count={row.sessions} label="triage.sessions" />
          <Mark icon="file" count={row.files} label="triage.files" />
        </span>
      </td>
    </>
  )
}

function Mark({ icon, count, label }: { icon: IconName; count: number; label: TextKey }) {
  const { t } = useView()
  if (count === 0) return null
  const text = t(label, { count })
  return (
    <span title={text}>
      <Icon name={icon} />
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{text}</span>
    </span>
  )
}
