/** The page /admin/jobs: the scheduled jobs with their newest runs, and the run log. */
import { Cron } from "croner"
import type { Page } from "../../base/page-request.ts"
import { notFound } from "../../base/refusal.ts"
import type { SessionDeps } from "../../sessions/start/session-deps.ts"
import { record, SYSTEM_OBJECT } from "../../system/audit/store.ts"
import type { JobRun } from "../../system/jobs/contract.ts"
import { JOB_COUNTS, JOB_OUTCOMES, type JobName, type JobOutcome } from "../../system/jobs/rules.ts"
import { type JobState, listJobStates, runsPage } from "../../system/jobs/store.ts"
import { AdminLayout } from "../../web/admin-layout.tsx"
import { Badge, type Tone } from "../../web/badge.tsx"
import { ButtonLink } from "../../web/button.tsx"
import { reasonText } from "../../web/failure-text.ts"
import { flashHeaders } from "../../web/flash.ts"
import { ActionButton } from "../../web/form.tsx"
import { List, type ListDeclaration } from "../../web/list.tsx"
import { type ListParameters, listHref } from "../../web/pager.tsx"
import { parsePageRequest } from "../../web/pages.tsx"
import { Tabs } from "../../web/panel.tsx"
import { redirect, renderPage } from "../../web/responses.ts"
import { type ColumnList, Table } from "../../web/table.tsx"
import { formatNumber } from "../../web/texts/format.ts"
import { Time } from "../../web/time.tsx"
import { useView } from "../../web/view.ts"
import { page } from "../page.ts"

const JOBS_PATH = "/admin/jobs"
const GATE = { system: "LICENSE_INSTALL" } as const

/** A job as this page shows and starts it. */
interface ShownJob {
  name: JobName
  /** Schedule in UTC, with seconds. */
  cron: string
  /** Runs it now unless it runs already; a failure is saved with the run. */
  run(deps: SessionDeps): Promise<unknown>
}

/** Most jobs end within this time, so that the page shows their result; longer ones go on. */
const RUN_WAIT_MS = 2000

export const jobPages = (jobs: readonly ShownJob[]) => [
  page("GET", JOBS_PATH, GATE, async ({ deps, query, view }) => {
    const outcome = JOB_OUTCOMES.find((known) => known === query.outcome)
    const job = jobs.find(({ name }) => name === query.name)?.name
    if (query.tab === "runs" || outcome || job) {
      const runs = await runsPage(deps.db, { name: job, outcome }, parsePageRequest(query, RUN_LIST))
      return renderPage(view, <RunLogPage runs={runs} job={job} outcome={outcome} />)
    }
    const states = await listJobStates(deps.db)
    return renderPage(view, <JobListPage jobs={jobs} states={states} now={deps.clock()} />)
  }),

  page("POST", `${JOBS_PATH}/:name/run`, "superuser", async ({ deps, actor, path, request }) => {
    const job = jobs.find(({ name }) => name === path.name)
    if (!job) throw notFound("job", path.name)
    await record({ tx: deps.db, actor, now: deps.clock() }, "JOB_STARTED", SYSTEM_OBJECT, { job: job.name })
    const run = job
      .run(deps)
      .catch((error: unknown) => deps.log.error("A job could not run", { job: job.name, error }))
    const wait = Promise.withResolvers<void>()
    const timer = setTimeout(wait.resolve, RUN_WAIT_MS)
    await Promise.race([run, wait.promise])
    clearTimeout(timer)
    return redirect(request, JOBS_PATH, flashHeaders("jobStarted"))
  }),
]

const OUTCOME_TONES: Record<JobOutcome, Tone> = {
  RUNNING: "violet",
  IDLE: "neutral",
  DONE: "green",
  FAILED: "red",
  ABANDONED: "amber",
}

function OutcomeBadge({ outcome }: { outcome: JobOutcome }) {
  const { t } = useView()
  return (
    <Badge tone={OUTCOME_TONES[outcome]} live={outcome === "RUNNING"}>
      {t(`jobs.outcome_${outcome}`)}
    </Badge>
  )
}

function JobTabs({ current }: { current: "jobs" | "runs" }) {
  const { t } = useView()
  const tabs = [
    { id: "jobs", label: t("jobs.schedule"), href: JOBS_PATH },
    { id: "runs", label: t("jobs.runLog"), href: `${JOBS_PATH}?tab=runs` },
  ]
  return <Tabs label={t("jobs.title")} tabs={tabs} current={current} />
}

function JobListPage({ jobs, states, now }: { jobs: readonly ShownJob[]; states: JobState[]; now: Date }) {
  const { t, actor } = useView()
  const rows = jobs.map((job) => ({ ...job, state: states.find(({ name }) => name === job.name) }))
  type Row = (typeof rows)[number]
  const columns: ColumnList<Row> = [
    {
      id: "name",
      head: "jobs.job",
      narrow: "title",
      cell: ({ name }) => <span className="cell-wrap">{t(`jobs.name_${name}`)}</span>,
    },
    {
      id: "last",
      head: "jobs.lastRun",
      narrow: "labelled",
      cell: ({ state }) => state && <Time at={state.last.ended ?? state.last.started} />,
    },
    {
      id: "outcome",
      head: "terms.state",
      cell: ({ state }) => (state ? <OutcomeBadge outcome={state.last.outcome} /> : t("jobs.notYet")),
    },
    {
      id: "next",
      head: "jobs.nextRun",
      narrow: "labelled",
      cell: ({ cron }) => <NextRun cron={cron} now={now} />,
    },
    // Without a failure it would take the room of the names.
    states.some(({ lastFailure }) => lastFailure) && {
      id: "failure",
      head: "jobs.lastFailure",
      narrow: "labelled",
      cell: ({ state }) =>
        state?.lastFailure && (
          <span className="cell-wrap" title={state.lastFailure.error}>
            <Time at={state.lastFailure.started} form="minute" /> {reasonText(t, state.lastFailure.error)}
          </span>
        ),
    },
    actor?.may("superuser") && {
      id: "run",
      head: "jobs.runNow",
      isHeaderHidden: true,
      cell: ({ name }) => (
        <ActionButton action={`${JOBS_PATH}/${name}/run`} kind="quiet" icon="play" text="jobs.runNow" />
      ),
    },
  ]
  return (
    <AdminLayout title={t("jobs.title")} section="jobs" subtitle={t("jobs.intro")}>
      <JobTabs current="jobs" />
      <Table
        label="jobs.title"
        columns={columns}
        rows={rows}
        rowHref={({ name }) => listHref(JOBS_PATH, { tab: "runs", name })}
      />
    </AdminLayout>
  )
}

function NextRun({ cron, now }: { cron: string; now: Date }) {
  const next = new Cron(cron, { timezone: "UTC", paused: true }).nextRun(now)
  return next && <Time at={next} />
}

function RunLogPage({
  runs,
  job,
  outcome,
}: {
  runs: Page<JobRun>
  job: JobName | undefined
  outcome: JobOutcome | undefined
}) {
  const { t } = useView()
  const keep: ListParameters = { tab: "runs", name: job, outcome }
  return (
    <AdminLayout
      title={job ? t(`jobs.name_${job}`) : t("jobs.runLog")}
      section="jobs"
      crumbs={[{ label: job ? t(`jobs.name_${job}`) : t("jobs.runLog") }]}
    >
      <JobTabs current="runs" />
      <div className="stack">
        <nav className="toolbar-actions" aria-label={t("terms.state")}>
          {([undefined, ...JOB_OUTCOMES] as const).map((choice) => (
            <ButtonLink
              key={choice ?? "all"}
              kind={choice === outcome ? "secondary" : "quiet"}
              href={listHref(JOBS_PATH, { tab: "runs", name: job ?? "", outcome: choice ?? "" })}
            >
              {choice ? t(`jobs.outcome_${choice}`) : t("access.kinds_ALL")}
            </ButtonLink>
          ))}
        </nav>
        <List {...RUN_LIST} path={JOBS_PATH} keep={keep} page={runs} />
      </div>
    </AdminLayout>
  )
}

const RUN_LIST: ListDeclaration<JobRun> = {
  id: "run-list",
  label: "jobs.runLog",
  plain: true,
  columns: [
    { id: "name", head: "jobs.job", narrow: "title", cell: ({ name }, { t }) => t(`jobs.name_${name}`) },
    { id: "outcome", head: "terms.state", cell: ({ outcome }) => <OutcomeBadge outcome={outcome} /> },
    {
      id: "started",
      head: "terms.start",
      narrow: "labelled",
      cell: ({ started }) => <Time at={started} />,
    },
    {
      id: "ended",
      head: "terms.end",
      narrow: "labelled",
      cell: ({ ended }) => ended && <Time at={ended} />,
    },
    { id: "runs", head: "jobs.runs", align: "end", narrow: "labelled", cell: ({ runs }) => runs },
    {
      id: "result",
      head: "jobs.result",
      cell: ({ counts, error }, { t, lang }) =>
        reasonText(t, error) ||
        JOB_COUNTS.filter((name) => (counts[name] ?? 0) > 0)
          .map((name) => `${t(`jobs.count_${name}`)}: ${formatNumber(counts[name] ?? 0, lang)}`)
          .join(", "),
    },
  ],
}
