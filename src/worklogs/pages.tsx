/** A log on screen: written, read, with the sessions that started from it. */
import type { Deps } from "../base/deps.ts"
import type { Page } from "../base/paging.ts"
import { parse } from "../base/parse.ts"
import type { Issue } from "../issues/contract.ts"
import { isEditable } from "../issues/rules.ts"
import { getIssue } from "../issues/store.ts"
import type { Session } from "../remote/contract.ts"
import { SessionList } from "../remote/session-list.tsx"
import { sessionsPage } from "../remote/store.ts"
import { rightsOnSessions, type SessionRights } from "../remote/store-rights.ts"
import { type Actor, type DeviceAccess, mayOnDevice } from "../roles/rules.ts"
import { Button, ButtonLink } from "../web/button.tsx"
import { opensDialog } from "../web/dialog.tsx"
import { EmptyState } from "../web/empty-state.tsx"
import { Form, Notice, SaveOrCancel } from "../web/form.tsx"
import { Layout } from "../web/layout.tsx"
import { saying } from "../web/news.ts"
import { Pager } from "../web/pager.tsx"
import { type FormTrouble, listRequest, onward, orFormAgain, pageFor, whole } from "../web/pages.tsx"
import { PageHeader, Panel } from "../web/panel.tsx"
import { RichText, richTextOf } from "../web/rich-text.tsx"
import { Time } from "../web/time.tsx"
import { useView } from "../web/view.ts"
import { createLog, updateLog } from "./actions.ts"
import { createLog as createInput, logChanges, type WorkLog } from "./contract.ts"
import { LogFields } from "./fields.tsx"
import { findLatestLogId, getLog } from "./store.ts"

const page = pageFor<Deps>()
const LOGS = "/devices/:deviceId/issues/:issueId/logs"

export const workLogPages = [
  page("GET", `${LOGS}/new`, { device: "LOG_CREATE" }, async ({ deps, path, view }) => {
    const issue = await getIssue(deps.db, path.deviceId, path.issueId)
    return whole(view, <LogFormPage issue={issue} log={null} title="" description="" />)
  }),

  page(
    "POST",
    `${LOGS}/new`,
    { device: "LOG_CREATE" },
    async ({ deps, actor, path, request, view, form }) => {
      const issue = await getIssue(deps.db, path.deviceId, path.issueId)
      const given = await form()
      const input = { title: given.title ?? "", description: richTextOf(given, "description") }
      return orFormAgain(
        { request, view },
        async () => {
          const log = await createLog(deps, actor, path, parse(createInput, input))
          return onward(request, `${issuePath(issue)}/logs/${log.id}`, saying("saved"))
        },
        (trouble) => <LogForm issue={issue} log={null} {...input} trouble={trouble} />,
        (trouble) => <LogFormPage issue={issue} log={null} {...input} trouble={trouble} />,
      )
    },
  ),

  page(
    "GET",
    `${LOGS}/:logId`,
    { device: "LOG_READ" },
    async ({ deps, actor, access, path, query, view }) => {
      const issue = await getIssue(deps.db, path.deviceId, path.issueId)
      const log = await getLog(deps.db, path)
      const sessions = await sessionsPage(deps.db, path, { ...listRequest(query), search: "" })
      const rights = await rightsOnSessions(deps.db, actor, sessions.rows)
      const isLatest = (await findLatestLogId(deps.db, path.issueId)) === log.id
      return whole(view, <LogPage {...{ issue, log, actor, access, isLatest, sessions, rights }} />)
    },
  ),

  page("GET", `${LOGS}/:logId/edit`, { device: "LOG_UPDATE" }, async ({ deps, path, view }) => {
    const issue = await getIssue(deps.db, path.deviceId, path.issueId)
    const log = await getLog(deps.db, path)
    return whole(view, <LogFormPage {...{ issue, log }} title={log.title} description={log.description} />)
  }),

  page("POST", `${LOGS}/:logId/edit`, { device: "LOG_UPDATE" }, async (call) => {
    const { deps, actor, path, request, view } = call
    const issue = await getIssue(deps.db, path.deviceId, path.issueId)
    const log = await getLog(deps.db, path)
    const given = await call.form()
    const input = { title: given.title ?? "", description: richTextOf(given, "description") }
    return orFormAgain(
      { request, view },
      async () => {
        await updateLog(
          deps,
          actor,
          path,
          parse(logChanges.schema, { ...input, version: Number(given.version) }),
        )
        return onward(request, `${issuePath(issue)}/logs/${log.id}`, saying("saved"))
      },
      (trouble) => <LogForm {...{ issue, log }} {...input} trouble={trouble} />,
      (trouble) => <LogFormPage {...{ issue, log }} {...input} trouble={trouble} />,
    )
  }),
]

function issuePath(issue: Issue): string {
  return `/devices/${issue.deviceId}/issues/${issue.id}`
}

function crumbsOf(issue: Issue, t: (key: "terms.machines") => string) {
  return [
    { label: t("terms.machines"), href: "/devices" },
    { label: issue.deviceName, href: `/devices/${issue.deviceId}` },
    { label: issue.title, href: issuePath(issue) },
  ]
}

interface LogFormProps {
  issue: Issue
  /** Null for a new one. */
  log: WorkLog | null
  title: string
  description: string
  trouble?: FormTrouble
}

function LogFormPage(props: LogFormProps) {
  const { t } = useView()
  const title = t(props.log ? "worklogs.editLog" : "worklogs.newLog")
  return (
    <Layout title={title} section="issues" crumbs={[...crumbsOf(props.issue, t), { label: title }]}>
      <PageHeader title={title}>{props.issue.title}</PageHeader>
      <Panel>
        <LogForm {...props} />
      </Panel>
    </Layout>
  )
}

function LogForm({ issue, log, title, description, trouble }: LogFormProps) {
  const { t } = useView()
  const home = log ? `${issuePath(issue)}/logs/${log.id}` : issuePath(issue)
  return (
    <Form
      id="log-form"
      draft
      action={log ? `${home}/edit` : `${home}/logs/new`}
      error={trouble?.error}
      conflict={trouble?.status === 409 && log ? home : null}
    >
      {log && <input type="hidden" name="version" value={log.version} />}
      <LogFields {...{ title, description }} errors={trouble?.errors} hint={t("worklogs.descriptionHint")} />
      <SaveOrCancel home={home} />
    </Form>
  )
}

function LogPage({
  issue,
  log,
  actor,
  access,
  isLatest,
  sessions,
  rights,
}: {
  issue: Issue
  log: WorkLog
  actor: Actor
  access: DeviceAccess
  isLatest: boolean
  sessions: Page<Session>
  rights: SessionRights
}) {
  const { t } = useView()
  const path = `${issuePath(issue)}/logs/${log.id}`
  const isOpen = isEditable(issue.state)
  return (
    <Layout title={log.title} section="issues" crumbs={[...crumbsOf(issue, t), { label: log.title }]}>
      <PageHeader
        title={log.title}
        actions={
          <>
            {isOpen && mayOnDevice(actor, access, "DEVICE_START_REMOTE") && (
              <Button
                icon="session"
                kind="primary"
                refused={isLatest ? undefined : t("worklogs.latestOnly")}
                {...opensDialog(`${path}/interfaces`)}
              >
                {t("remote.start")}
              </Button>
            )}
            {isOpen && mayOnDevice(actor, access, "LOG_UPDATE") && (
              <ButtonLink href={`${path}/edit`} icon="edit">
                {t("shell.edit")}
              </ButtonLink>
            )}
          </>
        }
      >
        {log.createdBy.displayName} · <Time at={new Date(log.createdOn)} form="minute" />
      </PageHeader>
      <div className="stack">
        {!isOpen && <Notice tone="blue">{t("issues.closedNotice")}</Notice>}
        <Panel title={t("terms.description")} icon="log">
          <RichText html={log.description} />
        </Panel>
        <Panel title={t("terms.sessions")} icon="session" flush={sessions.rows.length > 0}>
          {sessions.rows.length === 0 ? (
            <EmptyState icon="session">{t("worklogs.noSessions")}</EmptyState>
          ) : (
            <SessionList sessions={sessions.rows} actor={actor} rights={rights} />
          )}
        </Panel>
        <Pager id="main" path={path} page={sessions.page} total={sessions.total} />
      </div>
    </Layout>
  )
}
