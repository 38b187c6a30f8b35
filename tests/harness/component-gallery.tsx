/** Every component of pages in its states, as pages that tests look at. */
import { type Context, Hono } from "hono"
import { PAGE_SIZE } from "../../src/base/page-request.ts"
import { IssueBadge, PriorityBadge } from "../../src/web/badge.tsx"
import { Button, ButtonLink } from "../../src/web/button.tsx"
import { dialogTrigger } from "../../src/web/dialog.tsx"
import { pageToHtml } from "../../src/web/document.tsx"
import { Layout } from "../../src/web/layout.tsx"
import { List } from "../../src/web/list.tsx"
import { Columns, PageHeader, Tabs } from "../../src/web/panel.tsx"
import { partialToHtml } from "../../src/web/render.tsx"
import { viewOfRequest } from "../../src/web/request-view.ts"
import type { Column } from "../../src/web/table.tsx"
import { Time } from "../../src/web/time.tsx"
import { useView, type View } from "../../src/web/view.ts"
import {
  SAMPLE_NOW,
  SampleAside,
  SampleCountdown,
  SampleDialog,
  SampleError,
  SampleForm,
  SampleInit,
  SampleSessions,
  SampleSignIn,
  SampleStates,
} from "./component-samples.tsx"

/** The pages, for `/__gallery`. */
export function gallery(): Hono {
  const app = new Hono()
  const publicView = (c: Context) => ({ ...viewOf(c), actor: null })
  app.get("/", (c) => {
    const page = Number(c.req.query("page") ?? 1)
    return c.html(pageToHtml(viewOf(c), <Gallery search={c.req.query("search") ?? ""} page={page} />))
  })
  app.get("/dialog", (c) => c.html(partialToHtml(viewOf(c), <SampleDialog />)))
  app.get("/sign-in", (c) => c.html(pageToHtml(publicView(c), <SampleSignIn />)))
  app.get("/init", (c) => c.html(pageToHtml(publicView(c), <SampleInit />)))
  app.get("/error", (c) => c.html(pageToHtml(publicView(c), <SampleError />)))
  return app
}

const viewOf = (c: Context): View =>
  viewOfRequest(c.req.raw, {
    actor: { username: "expert", displayName: "Eva Expert", may: () => true },
    csrf: "gallery",
    nonce: c.get("styleNonce"),
    now: SAMPLE_NOW,
    customerName: "Nordwerk Presstechnik GmbH",
    version: "0.1.0",
  })

type SampleIssue = {
  id: string
  title: string
  machine: string
  state: "OPEN" | "APPROVAL_PENDING" | "APPROVED" | "IN_PROGRESS" | "CLOSED" | "NEW"
  done: "DONE" | "EXPIRED" | "APPROVAL_DENIED" | null
  priority: "HIGH" | "NORMAL" | "LOW"
  assignee: string | null
  start: Date
}

const SAMPLE_TITLES = [
  "Hydraulic pressure drops during hold phase",
  "Gripper 2 loses vacuum",
  "Quarterly inspection of the light curtains",
  "Format change 250 g takes longer than planned",
  "Update of the HMI software",
  "Conveyor belt runs off to the left after the belt change of last week, guide rollers checked",
]

const SAMPLE_ISSUES: SampleIssue[] = Array.from({ length: 43 }, (_, i) => ({
  id: String(i),
  title: SAMPLE_TITLES[i % SAMPLE_TITLES.length] ?? "",
  machine: ["Press P-7", "Robot cell R-2", "Packing line L-3"][i % 3] ?? "",
  state:
    (["IN_PROGRESS", "OPEN", "APPROVAL_PENDING", "APPROVED", "CLOSED", "CLOSED", "NEW"] as const)[i % 7] ??
    "OPEN",
  done: i % 7 === 4 ? "DONE" : i % 7 === 5 ? "APPROVAL_DENIED" : null,
  priority: (["HIGH", "NORMAL", "LOW", "NORMAL"] as const)[i % 4] ?? "NORMAL",
  assignee: i % 5 === 1 ? null : (["Tom Technician", "Eva Expert", "Anna Approver"][i % 3] ?? null),
  start: new Date(SAMPLE_NOW.getTime() + (i - 20) * 7_350_000),
}))

function Gallery({ search, page }: { search: string; page: number }) {
  const found = SAMPLE_ISSUES.filter((issue) => issue.title.toLowerCase().includes(search.toLowerCase()))
  const { t } = useView()
  return (
    <Layout
      title="Gallery"
      section="issues"
      crumbs={[
        { label: t("terms.machines"), href: "/devices" },
        { label: "Press P-7", href: "/devices/1" },
        { label: "Hydraulic pressure drops during hold phase", href: "/devices/1/issues/2" },
        { label: "Check of the pressure sensor" },
      ]}
    >
      <PageHeader
        title="Hydraulic pressure drops during hold phase"
        badges={
          <>
            <IssueBadge state="IN_PROGRESS" />
            <PriorityBadge priority="HIGH" />
          </>
        }
        actions={
          <>
            <Button kind="primary" icon="session" {...dialogTrigger("/__gallery/dialog")}>
              {t("remote.start")}
            </Button>
            <Button icon="clock">{t("issues.extend")}</Button>
            <Button kind="quiet" icon="check">
              {t("issues.close")}
            </Button>
          </>
        }
      >
        Press P-7 · {t("states.issueType_ERROR")} · <Time at={SAMPLE_NOW} />
      </PageHeader>
      <Tabs
        label={t("terms.issues")}
        current="mine"
        tabs={[
          { id: "mine", label: t("issues.mine"), href: "#mine", count: 43 },
          { id: "group", label: t("issues.group"), href: "#group", count: 7 },
          { id: "all", label: t("access.kinds_ALL"), href: "#all" },
        ]}
      />
      <div className="stack">
        <List
          id="sample-list"
          path="/__gallery"
          label="terms.issues"
          page={{
            rows: found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
            page,
            size: PAGE_SIZE,
            total: found.length,
          }}
          columns={SAMPLE_COLUMNS}
          rowHref={(issue) => `/issues/${issue.id}`}
          actions={
            <>
              <SampleCountdown id="countdown-in-list" />
              <ButtonLink href="#new" kind="primary" icon="plus">
                {t("issues.newIssue")}
              </ButtonLink>
            </>
          }
        />
        <Columns aside={<SampleAside />}>
          <SampleForm />
          <SampleSessions />
        </Columns>
        <SampleStates />
      </div>
    </Layout>
  )
}

const SAMPLE_COLUMNS: Column<SampleIssue>[] = [
  { id: "title", head: "terms.title", cell: (issue) => issue.title, narrow: "title" },
  { id: "machine", head: "terms.machine", cell: (issue) => issue.machine },
  {
    id: "state",
    head: "terms.state",
    cell: (issue) => <IssueBadge state={issue.state} done={issue.done} />,
  },
  {
    id: "priority",
    head: "terms.priority",
    cell: (issue) => <PriorityBadge priority={issue.priority} />,
  },
  {
    id: "who",
    head: "terms.assignee",
    cell: (issue) => issue.assignee ?? <span className="muted">–</span>,
  },
  {
    id: "start",
    head: "terms.start",
    cell: (issue) => <Time at={issue.start} form="minute" />,
    narrow: "hide",
  },
]
