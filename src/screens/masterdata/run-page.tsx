/** One import: its progress, the fates of its rows, and the button that applies them. */
import { Fragment } from "react"
import type { Page } from "../../base/page-request.ts"
import {
  type CellChange,
  ROW_FATES,
  type RowFate,
  type RowOutcome,
  type RowProblem,
} from "../../maintenance/masterdata/rules.ts"
import type { countRows, ImportRow, ImportRun } from "../../maintenance/masterdata/store.ts"
import { AdminLayout } from "../../web/admin-layout.tsx"
import { Button, ButtonLink } from "../../web/button.tsx"
import { EmptyState } from "../../web/empty-state.tsx"
import { type FilterChip, FilterChips } from "../../web/filter-chips.tsx"
import { ActionButton, ActionForm, Notice } from "../../web/form.tsx"
import { List } from "../../web/list.tsx"
import { listHref } from "../../web/pager.tsx"
import type { Column } from "../../web/table.tsx"
import { formatNumber } from "../../web/texts/format.ts"
import { type TextKey, validationText } from "../../web/texts/i18n.ts"
import { useView } from "../../web/view.ts"
import { FateBadge, StateBadge } from "./badges.tsx"
import { IMPORT_PATH } from "./import-page.tsx"

/** Changes of one row that are shown; the others are counted. */
const CHANGES_SHOWN = 6
/** Characters of a value that are shown. */
const VALUE_CHARACTERS_SHOWN = 60

interface RunPageProps {
  run: ImportRun
  counts: Awaited<ReturnType<typeof countRows>>
  rows: Page<ImportRow>
  fate: RowFate | undefined
  outcome: RowOutcome | undefined
}

export const runPath = ({ id }: Pick<ImportRun, "id">) => `${IMPORT_PATH}/${id}`

export function RunPage({ run, counts, rows, fate, outcome }: RunPageProps) {
  const { t } = useView()
  const kind = t(`masterdata.kind_${run.kind}`)
  const isRunning = run.state === "CHECKING" || run.state === "IMPORTING"
  return (
    <AdminLayout
      title={t("masterdata.title", { kind })}
      section="import"
      crumbs={[{ label: kind, href: `${IMPORT_PATH}?kind=${run.kind}` }, { label: run.fileName }]}
      badges={<StateBadge state={run.state} />}
      subtitle={run.fileName}
      actions={!isRunning && <RunActions run={run} counts={counts} />}
    >
      {isRunning ? (
        <RunProgress run={run} />
      ) : (
        <RunRows run={run} counts={counts} rows={rows} fate={fate} outcome={outcome} />
      )}
    </AdminLayout>
  )
}

function RunRows({ run, counts, rows, fate, outcome }: RunPageProps) {
  const { t } = useView()
  return (
    <div className="stack">
      <Outcome run={run} counts={counts} />
      <List
        id="import-rows"
        path={runPath(run)}
        keep={{ fate, outcome }}
        page={rows}
        label="masterdata.rowsLabel"
        columns={columnsOf(run)}
        plain
        actions={<FilterChips label={t("masterdata.filters")} chips={useChips(run, counts, fate, outcome)} />}
        empty={<EmptyState icon="info">{t("shell.noData")}</EmptyState>}
      />
    </div>
  )
}

/** Posts itself until the work is done; without scripts by its button. */
export function RunProgress({ run }: { run: ImportRun }) {
  const { t, lang } = useView()
  const done = run.nextRow - 1
  const values = { done: formatNumber(done, lang), total: formatNumber(run.rowCount, lang) }
  const text = t(run.state === "CHECKING" ? "masterdata.checking" : "masterdata.importing", values)
  return (
    <ActionForm
      id="import-progress"
      className="form import-progress"
      action={`${runPath(run)}/continue`}
      fields={{ digest: run.digest ?? "" }}
      hx-trigger="load, submit"
      hx-target="this"
      hx-swap="outerHTML"
    >
      <p role="status">{text}</p>
      <progress max={run.rowCount} value={done} aria-label={text} />
      <p className="field-hint">{t("masterdata.paused")}</p>
      <div>
        <Button type="submit" kind="quiet">
          {t("masterdata.proceed")}
        </Button>
      </div>
    </ActionForm>
  )
}

function RunActions({ run, counts }: Pick<RunPageProps, "run" | "counts">) {
  const { t } = useView()
  const count = counts.fates.CREATE + counts.fates.CHANGE
  return (
    <>
      {counts.fates.REFUSED + counts.outcomes.REFUSED > 0 && (
        <ButtonLink href={`${runPath(run)}/refused.csv`} icon="download">
          {t("masterdata.refusedFile")}
        </ButtonLink>
      )}
      <ButtonLink href={`${IMPORT_PATH}?kind=${run.kind}`}>{t("masterdata.checkAnotherFile")}</ButtonLink>
      <ActionButton action={`${runPath(run)}/discard`} kind="quiet" icon="delete" text="masterdata.discard" />
      {run.state === "CHECKED" && count > 0 && (
        <ActionButton
          action={`${runPath(run)}/apply`}
          fields={{ digest: run.digest ?? "" }}
          kind="primary"
          text={["masterdata.importRows", { count }]}
        />
      )}
    </>
  )
}

function Outcome({ run, counts: { fates, outcomes } }: Pick<RunPageProps, "run" | "counts">) {
  const { t } = useView()
  if (run.state === "DONE")
    return (
      <>
        <Notice tone="green">{t("masterdata.doneNotice", { count: outcomes.DONE })}</Notice>
        {outcomes.REFUSED > 0 && (
          <Notice tone="red">{t("masterdata.failedNotice", { count: outcomes.REFUSED })}</Notice>
        )}
        {fates.REFUSED > 0 && (
          <Notice tone="amber">{t("masterdata.refusedLeftOut", { count: fates.REFUSED })}</Notice>
        )}
      </>
    )
  const isNothing = fates.CREATE + fates.CHANGE === 0
  return (
    <>
      {isNothing && <Notice tone="blue">{t("masterdata.nothingToImport")}</Notice>}
      {!isNothing && fates.REFUSED > 0 && (
        <Notice tone="amber">{t("masterdata.refusedStay", { count: fates.REFUSED })}</Notice>
      )}
    </>
  )
}

function useChips(
  run: ImportRun,
  { fates, outcomes }: RunPageProps["counts"],
  fate: RowFate | undefined,
  outcome: RowOutcome | undefined,
): FilterChip[] {
  const { t, lang } = useView()
  const chips = ROW_FATES.filter((one) => fates[one] > 0).map((one) => ({
    id: one,
    label: `${t(`masterdata.fate_${one}`)} (${formatNumber(fates[one], lang)})`,
    href: listHref(runPath(run), { fate: one === fate ? "" : one }),
    isOn: one === fate,
  }))
  if (outcomes.REFUSED === 0) return chips
  const isOn = outcome === "REFUSED"
  const refused = {
    id: "outcome",
    label: `${t("masterdata.outcome_REFUSED")} (${formatNumber(outcomes.REFUSED, lang)})`,
    href: listHref(runPath(run), { outcome: isOn ? "" : "REFUSED" }),
    isOn,
  }
  return [...chips, refused]
}

function columnsOf(run: ImportRun): Column<ImportRow>[] {
  return [
    { id: "line", head: "masterdata.line", align: "end", narrow: "labelled", cell: ({ line }) => line },
    { id: "row", head: "masterdata.row", narrow: "title", cell: (row) => nameOf(run, row) },
    {
      id: "fate",
      head: "masterdata.fate",
      cell: ({ fate, outcome }) => <FateBadge fate={fate} outcome={outcome} />,
    },
    { id: "details", head: "masterdata.details", cell: (row) => <Details run={run} row={row} /> },
  ]
}

const NAME_COLUMNS = ["device", "name", "username", "title"]

const cellOf = ({ columns }: ImportRun, { cells }: ImportRow, column: string) =>
  (cells[columns.indexOf(column)] ?? "").trim()

/** Machine and name of what the row is about. */
function nameOf(run: ImportRun, row: ImportRow): string {
  const named = NAME_COLUMNS.filter((name) => run.columns.includes(name)).map((name) =>
    cellOf(run, row, name),
  )
  return named.filter(Boolean).map(shorten).join(" · ") || "–"
}

function Details({ run, row }: { run: ImportRun; row: ImportRow }) {
  const { t } = useView()
  const { fate, changes, problems } = row
  if (problems.length > 0)
    return problems.map((problem) => (
      <div key={`${problem.column} ${problem.message ?? problem.text}`} className="cell-wrap">
        {problem.column && <RefusedCell column={problem.column} text={cellOf(run, row, problem.column)} />}
        <ProblemText problem={problem} />
      </div>
    ))
  // The name of a new object is shown beside it already.
  const relevant = changes.filter(({ column }) => fate !== "CREATE" || !NAME_COLUMNS.includes(column))
  const shown = relevant.slice(0, CHANGES_SHOWN)
  return (
    <div className="cell-wrap">
      {shown.map((change, at) => (
        <Fragment key={change.column}>
          {at > 0 && " · "}
          <Change {...change} />
        </Fragment>
      ))}
      {relevant.length > shown.length && (
        <span className="muted">
          {" "}
          {t("masterdata.moreChanges", { count: relevant.length - shown.length })}
        </span>
      )}
    </div>
  )
}

/** What the file has where a row is refused. */
function RefusedCell({ column, text }: { column: string; text: string }) {
  return (
    <>
      <code>{column}</code> {text !== "" && `${shorten(text)}: `}
    </>
  )
}

function Change({ column, before, after }: CellChange) {
  const { t } = useView()
  return (
    <>
      <code>{column}</code>{" "}
      {before !== "" && (
        <>
          <del>{shorten(before)}</del> →{" "}
        </>
      )}
      {after === "" ? <span className="muted">{t("masterdata.emptyCell")}</span> : shorten(after)}
    </>
  )
}

function ProblemText({ problem: { message, text, details } }: { problem: RowProblem }) {
  const { t } = useView()
  return message === null
    ? t(`errors.${text}` as TextKey, details as Record<string, string>)
    : validationText(t, message)
}

function shorten(text: string): string {
  return text.length > VALUE_CHARACTERS_SHOWN ? `${text.slice(0, VALUE_CHARACTERS_SHOWN)}…` : text
}
