/** A log on screen: written, read, with the sessions that started from it. */
import { type Actor, type DeviceAccess, hasDeviceAuthority } from "../../base/authorities.ts"
import type { Page } from "../../base/page-request.ts"
import { parse } from "../../base/parse.ts"
import { onDevice } from "../../http/endpoint.ts"
import type { Issue } from "../../maintenance/issues/contract.ts"
import { isEditable } from "../../maintenance/issues/rules.ts"
import { getIssue } from "../../maintenance/issues/store.ts"
import { createLog, removeLog, updateLog } from "../../maintenance/worklogs/actions.ts"
import { createLog as createInput, logChanges, type WorkLog } from "../../maintenance/worklogs/contract.ts"
import { findLatestLogId, getLog } from "../../maintenance/worklogs/store.ts"
import { type SessionListRights, sessionListRights } from "../../sessions/recordings/actions-thumbnail.ts"
import type { Session } from "../../sessions/session/contract.ts"
import { logPath } from "../../sessions/session/paths.ts"
import { listSessions } from "../../sessions/session/store.ts"
import { Button, ButtonLink } from "../../web/button.tsx"
import { dialogTrigger } from "../../web/dialog.tsx"
import { EmptyState } from "../../web/empty-state.tsx"
import { flashHeaders } from "../../web/flash.ts"
import { Form, Notice, SaveOrCancel, VersionField } from "../../web/form.tsx"
import { submitForm } from "../../web/form-submission.ts"
import { Layout } from "../../web/layout.tsx"
import { Pager } from "../../web/pager.tsx"
import { parsePageRequest } from "../../web/pages.tsx"
import { PageHeader, Panel } from "../../web/panel.tsx"
import { redirect, renderPage } from "../../web/responses.ts"
import { RichText } from "../../web/rich-text.tsx"
import { Time } from "../../web/time.tsx"
import { useView } from "../../web/view.ts"
import { formDialog } from "../form-dialog.ts"
import { issuePath } from "../issues/issue-page.tsx"
import { page } from "../page.ts"
import { SessionList } from "../sessions/session-list.tsx"
import { DeleteLogForm } from "./delete-dialog.tsx"
import { LogComposer } from "./log-composer.tsx"
import { LogFields, logFromForm } from "./log-fields.tsx"

const LOGS = "/devices/:deviceId/issues/:issueId/logs"

export const workLogPages = [
  page("GET", `${LOGS}/new`, { device: "LOG_CREATE" }, async ({ deps, path, view }) => {
    const issue = await getIssue(deps.db, path.deviceId, path.issueId)
    return renderPage(view, <LogFormPage issue={issue} log={null} title="" description="" />)
  }),

  page(
    "POST",
    `${LOGS}/new`,
    { device: "LOG_CREATE" },
    async ({ deps, actor, path, request, view, form }) => {
      const issue = await getIssue(deps.db, path.deviceId, path.issueId)
      const input = logFromForm(await form())
      return submitForm(
        { request, view },
        async () => {
          const log = await createLog(deps, actor, path, parse(createInput, input))
          return redirect(request, `${issuePath(issue)}/logs/${log.id}`, flashHeaders("saved"))
        },
        <LogForm issue={issue} log={null} {...input} />,
        <LogFormPage issue={issue} log={null} {...input} />,
      )
    },
  ),

  page("POST", LOGS, { device: "LOG_CREATE" }, async ({ deps, actor, path, request, view, form }) => {
    const issue = await getIssue(deps.db, path.deviceId, path.issueId)
    const input = logFromForm(await form())
    return submitForm(
      { request, view },
      async () => {
        await createLog(deps, actor, path, parse(createInput, input))
        return redirect(request, issuePath(issue), flashHeaders("saved"))
      },
      <LogComposer issue={issue} {...input} />,
      <LogFormPage issue={issue} log={null} {...input} />,
    )
  }),

  page(
    "GET",
    `${LOGS}/:logId`,
    { device: "LOG_READ" },
    async ({ deps, actor, access, path, query, view }) => {
      const issue = await getIssue(deps.db, path.deviceId, path.issueId)
      const log = await getLog(deps.db, path)
      const sessions = await listSessions(deps.db, path, parsePageRequest(query, { plain: true }))
      const rights = await sessionListRights(deps, actor, sessions.rows)
      const isLatest = (await findLatestLogId(deps.db, path.issueId)) === log.id
      const shown = { issue, log, actor, access, isLatest, sessions, rights }
      return renderPage(view, <LogPage {...shown} />)
    },
  ),

  ...formDialog(`${LOGS}/:logId/delete`, onDevice("LOG_DELETE"), {
    id: "delete-log",
    title: ({ t }) => t("book.deleteLog"),
    parent: ({ path }) => logPath(path),
    load: async ({ deps, path }) => ({ path: logPath(path), log: await getLog(deps.db, path) }),
    form: (shown) => <DeleteLogForm {...shown} />,
    async save({ deps, actor, path, request }) {
      await removeLog(deps, actor, path)
      return redirect(request, `/devices/${path.deviceId}/issues/${path.issueId}`, flashHeaders("deleted"))
    },
  }),

  page("GET", `${LOGS}/:logId/edit`, { device: "LOG_UPDATE" }, async ({ deps, path, view }) => {
    const issue = await getIssue(deps.db, path.deviceId, path.issueId)
    const log = await getLog(deps.db, path)
    return renderPage(
      view,
      <LogFormPage issue={issue} log={log} title={log.title} description={log.description} />,
    )
  }),

  page("POST", `${LOGS}/:logId/edit`, { device: "LOG_UPDATE" }, async (call) => {
    const { deps, actor, path, request, view } = call
    const issue = await getIssue(deps.db, path.deviceId, path.issueId)
    const log = await getLog(deps.db, path)
    const given = await call.form()
    const input = logFromForm(given)
    return submitForm(
      { request, view },
      async () => {
        await updateLog(
          deps,
          actor,
          path,
          parse(logChanges.schema, { ...input, version: Number(given.version) }),
        )
        return redirect(request, `${issuePath(issue)}/logs/${log.id}`, flashHeaders("saved"))
      },
      <LogForm issue={issue} log={log} {...input} />,
      <LogFormPage issue={issue} log={log} {...input} />,
    )
  }),
]

function issueBreadcrumbs(issue: Issue, t: (key: "terms.machines") => string) {
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
}

function LogFormPage(props: LogFormProps) {
  const { t } = useView()
  const title = t(props.log ? "worklogs.editLog" : "worklogs.newLog")
  return (
    <Layout title={title} section="issues" crumbs={[...issueBreadcrumbs(props.issue, t), { label: title }]}>
      <PageHeader title={title}>{props.issue.title}</PageHeader>
      <Panel>
        <LogForm {...props} />
      </Panel>
    </Layout>
  )
}

function LogForm({ issue, log, title, description }: LogFormProps) {
  const { refused } = useView()
  const home = log ? `${issuePath(issue)}/logs/${log.id}` : issuePath(issue)
  return (
    <Form
      id="log-form"
      draft
      action={log ? `${home}/edit` : `${home}/logs/new`}
      // Also where the composer of the issue's page was refused.
      refusal={refused}
      values={{ title, description }}
      current={log && home}
    >
      {log && <VersionField stored={log.version} />}
      <LogFields hint="worklogs.descriptionHint" />
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
  rights: SessionListRights
}) {
  const { t } = useView()
  const path = `${issuePath(issue)}/logs/${log.id}`
  const isOpen = isEditable(issue.state)
  const mayEdit = isOpen && hasDeviceAuthority(actor, access, "LOG_UPDATE")
  return (
    <Layout title={log.title} section="issues" crumbs={[...issueBreadcrumbs(issue, t), { label: log.title }]}>
      <PageHeader
        title={log.title}
        actions={
          <>
            {isOpen && hasDeviceAuthority(actor, access, "DEVICE_START_REMOTE") && (
              <Button
                icon="session"
                kind="primary"
                disabledReason={isLatest ? undefined : t("worklogs.latestOnly")}
                {...dialogTrigger(`${path}/interfaces`)}
              >
                {t("remote.start")}
              </Button>
            )}
            {mayEdit && (
              <ButtonLink href={`${path}/edit`} icon="edit">
                {t("shell.edit")}
              </ButtonLink>
            )}
            {isOpen && hasDeviceAuthority(actor, access, "LOG_DELETE") && (
              <Button icon="delete" {...dialogTrigger(`${path}/delete`)}>
                {t("book.deleteLog")}
              </Button>
            )}
          </>
        }
      >
        {log.createdBy.displayName} · <Time at={log.createdOn} form="minute" />
      </PageHeader>
      <div className="stack">
        {!isOpen && <Notice tone="blue">{t("issues.closedNotice")}</Notice>}
        {(log.description !== "" || mayEdit) && (
          <Panel title={t("terms.description")} icon="log">
            {log.description === "" ? (
              <EmptyState
                icon="log"
                action={<ButtonLink href={`${path}/edit`}>{t("worklogs.describe")}</ButtonLink>}
              >
                {t("worklogs.noDescription")}
              </EmptyState>
            ) : (
              <RichText html={log.description} />
            )}
          </Panel>
        )}
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
