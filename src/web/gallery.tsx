/** Every component in every state, for looking at while working on it; mounted only in development. */
import { Hono } from "hono"
import windowCountdown from "../../islands/window-countdown.tsx"
import { Badge, IssueBadge, PriorityMark, RecordingBadge, SessionBadge } from "./badge.tsx"
import { Button, ButtonLink, IconButton } from "./button.tsx"
import { Dialog, DialogCancel, opensDialog } from "./dialog.tsx"
import { EmptyState } from "./empty-state.tsx"
import { Checkbox, DateTimeField, NumberField, PasswordField, Select, TextArea, TextField } from "./field.tsx"
import { FieldRow, Form, FormActions, Notice } from "./form.tsx"
import { ICON_NAMES, Icon } from "./icon.tsx"
import { Island } from "./island.tsx"
import { Layout } from "./layout.tsx"
import { type Column, List, PAGE_ROWS, Table } from "./list.tsx"
import { Columns, Facts, PageHeader, Panel, Tabs } from "./panel.tsx"
import { ErrorPage, InitPage, SignInPage } from "./public-pages.tsx"
import { renderPage, renderPartial } from "./render.tsx"
import { translatorOf } from "./texts/catalogues.ts"
import { chooseLanguage } from "./texts/language.ts"
import { Time, TimeOr } from "./time.tsx"
import { themeOf, useView, type View } from "./view.ts"

/** The gallery at `/__gallery`. */
export function gallery(): Hono {
  const app = new Hono()
  app.get("/", (c) => {
    const page = Number(c.req.query("page") ?? 1)
    return c.html(
      renderPage(
        viewOf(c.req.raw, c.get("styleNonce")),
        <Gallery search={c.req.query("q") ?? ""} page={page} />,
      ),
    )
  })
  app.get("/dialog", (c) => c.html(renderPartial(viewOf(c.req.raw, c.get("styleNonce")), <SampleDialog />)))
  app.get("/sign-in", (c) =>
    c.html(renderPage({ ...viewOf(c.req.raw, c.get("styleNonce")), actor: null }, <SampleSignIn />)),
  )
  app.get("/init", (c) =>
    c.html(
      renderPage(
        { ...viewOf(c.req.raw, c.get("styleNonce")), actor: null },
        <InitPage code="" passwordMin={12} errors={{ email: "validation.email" }} />,
      ),
    ),
  )
  app.get("/error", (c) =>
    c.html(renderPage({ ...viewOf(c.req.raw, c.get("styleNonce")), actor: null }, <SampleError />)),
  )
  return app

  function viewOf(request: Request, nonce: string): View {
    const cookie = (name: string) => getCookieOf(request, name)
    const lang = chooseLanguage(cookie("lang"), request.headers.get("Accept-Language"))
    return {
      lang,
      t: translatorOf(lang),
      theme: themeOf(cookie("theme")),
      csrf: "gallery",
      nonce,
      actor: { username: "expert", displayName: "Eva Expert", may: () => true },
      path: new URL(request.url).pathname,
      now: SAMPLE_NOW,
      zone: decodeURIComponent(cookie("zone") ?? "UTC"),
      customerName: "Nordwerk Presstechnik GmbH",
      version: "0.1.0",
    }
  }
}

const getCookieOf = (request: Request, name: string) =>
  request.headers
    .get("Cookie")
    ?.split("; ")
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1)

const SAMPLE_NOW = new Date("2026-11-20T13:05:09Z")

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

const TITLES = [
  "Hydraulic pressure drops during hold phase",
  "Gripper 2 loses vacuum",
  "Quarterly inspection of the light curtains",
  "Format change 250 g takes longer than planned",
  "Update of the HMI software",
  "Conveyor belt runs off to the left after the belt change of last week, guide rollers checked",
]

const SAMPLE_ISSUES: SampleIssue[] = Array.from({ length: 43 }, (_, i) => ({
  id: String(i),
  title: TITLES[i % TITLES.length] ?? "",
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
            <PriorityMark priority="HIGH" />
          </>
        }
        actions={
          <>
            <Button kind="primary" icon="session" {...opensDialog("/__gallery/dialog")}>
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
          { id: "all", label: t("issues.all"), href: "#all" },
        ]}
      />
      <div className="stack">
        <List
          id="sample-list"
          path="/__gallery"
          label={t("terms.issues")}
          query={{ search, page }}
          total={found.length}
          columns={useSampleColumns()}
          rows={found.slice((page - 1) * PAGE_ROWS, page * PAGE_ROWS)}
          rowKey={(issue) => issue.id}
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

function useSampleColumns(): Column<SampleIssue>[] {
  const { t } = useView()
  return [
    { id: "title", head: t("terms.title"), cell: (issue) => issue.title, narrow: "title" },
    { id: "machine", head: t("terms.machine"), cell: (issue) => issue.machine },
    {
      id: "state",
      head: t("terms.state"),
      cell: (issue) => <IssueBadge state={issue.state} done={issue.done} />,
    },
    {
      id: "priority",
      head: t("terms.priority"),
      cell: (issue) => <PriorityMark priority={issue.priority} />,
    },
    {
      id: "who",
      head: t("terms.assignee"),
      cell: (issue) => issue.assignee ?? <span className="muted">–</span>,
    },
    {
      id: "start",
      head: t("terms.start"),
      cell: (issue) => <Time at={issue.start} form="minute" />,
      narrow: "hide",
    },
  ]
}

function SampleForm() {
  const { t } = useView()
  return (
    <Panel title={t("issues.editIssue")} icon="edit">
      <Form id="sample-form" action="/__gallery" error={t("errors.CONFLICT")}>
        <TextField name="title" label={t("terms.title")} value="Gripper 2 loses vacuum" max={100} required />
        <FieldRow>
          <Select
            name="type"
            label={t("terms.type")}
            options={[{ value: "ERROR", label: t("states.issueType_ERROR") }]}
            required
          />
          <Select
            name="priority"
            label={t("terms.priority")}
            error="validation.choice"
            options={[{ value: "HIGH", label: t("states.priority_HIGH") }]}
            required
          />
        </FieldRow>
        <FieldRow>
          <DateTimeField name="start" label={t("issues.activation")} value={SAMPLE_NOW} required />
          <NumberField name="hours" label={t("issues.windowHours")} value={2} min={1} max={240} required />
        </FieldRow>
        <TextField
          name="emails"
          label={t("issues.notificationEmails")}
          hint={t("issues.notificationHint")}
          value="maintenance@"
          error="validation.email"
        />
        <PasswordField name="secret" label={t("signin.password")} error="validation.min|12" required />
        <TextArea
          name="description"
          label={t("terms.description")}
          max={5000}
          value="Vacuum drops from 0.82 to 0.45 bar within two cycles."
        />
        <Checkbox name="remote" label={t("issues.enableRemoteAccess")} checked />
        <Checkbox name="disconnect" label={t("issues.disconnectOnEnd")} hint={t("issues.closeHint")} />
        <FormActions>
          <Button kind="primary" type="submit">
            {t("shell.save")}
          </Button>
          <Button kind="quiet">{t("shell.cancel")}</Button>
        </FormActions>
      </Form>
    </Panel>
  )
}

function SampleAside() {
  const { t } = useView()
  return (
    <>
      <Panel title={t("devices.facts")} icon="machine">
        <Facts
          facts={[
            [t("terms.name"), "Press P-7"],
            [t("terms.manufacturer"), "Nordwerk"],
            [t("terms.serial"), "NW-P-0007-2214"],
            [t("terms.location"), "Hall 2, bay 14"],
            [t("terms.softwareVersion"), null],
            [t("terms.changed"), <Time key="t" at={SAMPLE_NOW} />],
          ]}
        />
      </Panel>
      <Panel title={t("terms.maintenanceWindow")} icon="clock">
        <SampleCountdown id="countdown" />
        <Notice tone="amber">{t("remote.windowWarning", { count: 15 })}</Notice>
      </Panel>
      <Panel title={t("issues.attachments")}>
        <EmptyState icon="log">{t("shell.noData")}</EmptyState>
      </Panel>
    </>
  )
}

function SampleCountdown({ id }: { id: string }) {
  const endsAt = new Date(SAMPLE_NOW.getTime() + 5_025_000).toISOString()
  return <Island of={windowCountdown} id={id} props={{ now: SAMPLE_NOW.toISOString(), endsAt }} />
}

function SampleSessions() {
  const { t } = useView()
  const rows = (["ACTIVE", "COMPLETED", "ISSUE_MAINTENANCE_WINDOW_ERROR"] as const).map((state) => ({
    state,
  }))
  return (
    <Panel title={t("terms.sessions")} icon="session" flush>
      <Table
        label={t("terms.sessions")}
        rows={rows}
        rowKey={(row) => row.state}
        columns={[
          { id: "who", head: t("terms.owner"), cell: () => "Tom Technician", narrow: "title" },
          { id: "start", head: t("terms.start"), cell: () => <Time at={SAMPLE_NOW} /> },
          {
            id: "end",
            head: t("terms.end"),
            cell: ({ state }) => (
              <TimeOr at={state === "ACTIVE" ? null : SAMPLE_NOW}>{t("remote.stillRunning")}</TimeOr>
            ),
          },
          { id: "state", head: t("terms.state"), cell: ({ state }) => <SessionBadge state={state} /> },
          {
            id: "recording",
            head: t("terms.recording"),
            cell: ({ state }) => (
              <RecordingBadge
                recording={state === "ACTIVE" ? "running" : state === "COMPLETED" ? "on" : "off"}
              />
            ),
          },
          {
            id: "do",
            head: t("recording.watch"),
            headless: true,
            cell: () => <IconButton label={t("recording.watch")} icon="play" />,
          },
        ]}
      />
    </Panel>
  )
}

function SampleStates() {
  const { t } = useView()
  return (
    <Panel title={t("terms.state")}>
      <div className="stack">
        <div className="page-badges">
          {(["neutral", "blue", "green", "amber", "red", "violet"] as const).map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </div>
        <div className="page-badges">
          {(["primary", "secondary", "quiet", "danger"] as const).map((kind) => (
            <Button key={kind} kind={kind}>
              {kind}
            </Button>
          ))}
          <Button kind="primary" refused={t("shell.missingAuthority")} icon="session">
            {t("remote.start")}
          </Button>
        </div>
        <div className="page-badges">
          {ICON_NAMES.map((name) => (
            <span key={name} title={name}>
              <Icon name={name} />
            </span>
          ))}
        </div>
        {(["red", "amber", "blue", "green"] as const).map((tone) => (
          <Notice key={tone} tone={tone}>
            {t("remote.recorded")}
          </Notice>
        ))}
      </div>
    </Panel>
  )
}

function SampleDialog() {
  const { t } = useView()
  return (
    <Dialog
      id="quick-start"
      title={t("remote.start")}
      size="large"
      footer={
        <>
          <Button kind="primary" icon="session">
            HMI panel
          </Button>
          <DialogCancel />
        </>
      }
    >
      <Facts
        facts={[
          [t("terms.issue"), "Hydraulic pressure drops during hold phase"],
          [t("terms.machine"), "Press P-7"],
          [t("terms.state"), <IssueBadge key="s" state="IN_PROGRESS" />],
          [t("terms.start"), <Time key="t" at={SAMPLE_NOW} />],
        ]}
      />
      <TextField name="logTitle" label={t("worklogs.logTitle")} max={100} autoFocus required />
      <TextArea name="logDescription" label={t("worklogs.logDescription")} max={5000} rows={3} />
    </Dialog>
  )
}

function SampleSignIn() {
  const { t } = useView()
  return <SignInPage notice={{ tone: "red", text: t("errors.LOGIN_FAILED") }} username="technician" />
}

function SampleError() {
  const { t } = useView()
  return (
    <ErrorPage
      code="PAGE_NOT_FOUND"
      text={t("errors.PAGE_NOT_FOUND")}
      href="/issues"
      action={t("signin.goHome")}
    />
  )
}
