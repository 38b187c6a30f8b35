/** Issues on screen: the overview, an issue with its logs, its form, and its verbs. */
import type { Deps } from "../base/deps.ts"
import { getDevice } from "../devices/store.ts"
import { parse } from "../http/serve.ts"
import { sessionsPage } from "../remote/store.ts"
import { mayOnDevice } from "../roles/rules.ts"
import { listRequest, onward, orFormAgain, pageFor, part, whole } from "../web/pages.tsx"
import { richTextOf } from "../web/rich-text.tsx"
import { fromLocalInput } from "../web/texts/format.ts"
import { logsPage } from "../worklogs/store.ts"
import {
  closeIssue,
  createIssue,
  extendWindow,
  openIssue,
  returnIssue,
  takeIssue,
  updateIssue,
} from "./actions.ts"
import {
  closeIssue as closeInput,
  createIssue as createInput,
  extendWindow as extendInput,
  updateIssue as updateInput,
} from "./contract.ts"
import { CloseDialog, ExtendDialog } from "./dialogs.tsx"
import { IssueForm, IssueFormPage, type IssueFormValues, newIssueValues, valuesOf } from "./form.tsx"
import { IssuePage } from "./issue-page.tsx"
import { IssueOverview } from "./overview.tsx"
import { filterOf, ISSUE_FILTERS, type IssueFilterName } from "./rules.ts"
import { getIssue, issuesPage } from "./store.ts"

const page = pageFor<Deps>()
const ISSUE = "/devices/:deviceId/issues/:issueId"
const pathOf = ({ deviceId, issueId }: { deviceId: string; issueId: string }) =>
  `/devices/${deviceId}/issues/${issueId}`

export const issuePages = [
  ...["/", "/index.html", "/home"].map((path) =>
    page("GET", path, "signedIn", ({ request }) => onward(request, "/issues")),
  ),

  page("GET", "/issues", "signedIn", async ({ deps, actor, query, view }) => {
    const tab = ISSUE_FILTERS.find((name) => name === query.tab) ?? "open"
    const request = listRequest(query)
    const filter = { readableBy: actor.isSuperuser ? null : actor.userId, ...filterOf(tab, undefined, actor) }
    const issues = await issuesPage(deps.db, filter, request)
    return whole(view, <IssueOverview tab={tab as IssueFilterName} issues={issues} search={request.search} />)
  }),

  page("GET", "/devices/:deviceId/issues/new", { device: "ISSUE_CREATE" }, async ({ deps, path, view }) => {
    const device = await getDevice(deps.db, path.deviceId)
    return whole(view, <IssueFormPage device={device} issue={null} values={newIssueValues(deps.clock())} />)
  }),

  page("POST", "/devices/:deviceId/issues/new", { device: "ISSUE_CREATE" }, async (call) => {
    const { deps, actor, path, request, view } = call
    const form = await call.form()
    const device = await getDevice(deps.db, path.deviceId)
    const values = formValues(form)
    return orFormAgain(
      { request, view },
      async () => {
        const issue = await createIssue(
          deps,
          actor,
          path.deviceId,
          parse(createInput, inputOf(form, view.zone)),
        )
        return onward(request, pathOf({ deviceId: path.deviceId, issueId: issue.id }))
      },
      (trouble) => <IssueForm device={device} issue={null} values={values} trouble={trouble} />,
      (trouble) => <IssueFormPage device={device} issue={null} values={values} trouble={trouble} />,
    )
  }),

  page("GET", ISSUE, { device: "ISSUE_READ" }, async ({ deps, actor, access, path, query, view }) => {
    const issue = await getIssue(deps.db, path.deviceId, path.issueId)
    const mayReadLogs = mayOnDevice(actor, access, "LOG_READ")
    const request = listRequest(query)
    const logs = mayReadLogs ? await logsPage(deps.db, path, request) : null
    const sessions = mayReadLogs
      ? await sessionsPage(
          deps.db,
          { deviceId: path.deviceId, issueId: path.issueId },
          { page: 1, size: 50, search: "" },
        )
      : null
    return whole(
      view,
      <IssuePage {...{ issue, actor, access }} logs={logs} sessions={sessions?.rows ?? []} />,
    )
  }),

  page("GET", `${ISSUE}/edit`, { device: "ISSUE_UPDATE" }, async ({ deps, path, view }) => {
    const device = await getDevice(deps.db, path.deviceId)
    const issue = await getIssue(deps.db, path.deviceId, path.issueId)
    return whole(view, <IssueFormPage device={device} issue={issue} values={valuesOf(issue, view.zone)} />)
  }),

  page("POST", `${ISSUE}/edit`, { device: "ISSUE_UPDATE" }, async (call) => {
    const { deps, actor, path, request, view } = call
    const form = await call.form()
    const device = await getDevice(deps.db, path.deviceId)
    const issue = await getIssue(deps.db, path.deviceId, path.issueId)
    const values = formValues(form)
    return orFormAgain(
      { request, view },
      async () => {
        const kept = {
          assignedUserId: issue.assignedUser?.id ?? null,
          assignedUserGroupId: issue.assignedUserGroup?.id ?? null,
        }
        const input = { ...inputOf(form, view.zone), ...kept, version: Number(form.version) }
        await updateIssue(deps, actor, path, parse(updateInput, input))
        return onward(request, pathOf(path))
      },
      (trouble) => <IssueForm device={device} issue={issue} values={values} trouble={trouble} />,
      (trouble) => <IssueFormPage device={device} issue={issue} values={values} trouble={trouble} />,
    )
  }),

  page("POST", `${ISSUE}/take`, { device: "ISSUE_UPDATE" }, async ({ deps, actor, path, request }) => {
    await takeIssue(deps, actor, path)
    return onward(request, pathOf(path))
  }),
  page("POST", `${ISSUE}/return`, { device: "ISSUE_UPDATE" }, async ({ deps, actor, path, request }) => {
    await returnIssue(deps, actor, path)
    return onward(request, pathOf(path))
  }),
  page("POST", `${ISSUE}/open`, { device: "ISSUE_UPDATE" }, async ({ deps, actor, path, request }) => {
    await openIssue(deps, actor, path)
    return onward(request, pathOf(path))
  }),

  page("GET", `${ISSUE}/close`, { device: "ISSUE_UPDATE" }, async ({ deps, path, view }) =>
    part(view, <CloseDialog issue={await getIssue(deps.db, path.deviceId, path.issueId)} />),
  ),
  page("POST", `${ISSUE}/close`, { device: "ISSUE_UPDATE" }, async ({ deps, actor, path, request, form }) => {
    const { reason } = parse(closeInput, await form())
    await closeIssue(deps, actor, path, reason)
    return onward(request, pathOf(path))
  }),

  page("GET", `${ISSUE}/extend`, { device: "ISSUE_UPDATE" }, async ({ deps, path, view }) =>
    part(view, <ExtendDialog issue={await getIssue(deps.db, path.deviceId, path.issueId)} />),
  ),
  page(
    "POST",
    `${ISSUE}/extend`,
    { device: "ISSUE_UPDATE" },
    async ({ deps, actor, path, request, form }) => {
      const { durationInHours } = parse(extendInput, {
        durationInHours: Number((await form()).durationInHours),
      })
      await extendWindow(deps, actor, path, durationInHours)
      return onward(request, pathOf(path))
    },
  ),
]

/** What the form showed, to show it again. */
function formValues(form: Record<string, string>): IssueFormValues {
  return {
    title: form.title ?? "",
    description: richTextOf(form, "description"),
    issueType: form.issueType ?? "",
    priority: form.priority ?? "",
    activation: form.activationDateTime ?? "",
    windowHours: form.maintenanceWindowInHours ?? "",
    enableRemoteAccess: form.enableRemoteAccess === "true",
    disconnectSessionsUponTimeEnd: form.disconnectSessionsUponTimeEnd === "true",
    ticketSystemURL: form.ticketSystemURL ?? "",
    ticketId: form.ticketId ?? "",
  }
}

/** The form as the call's body: the same schema checks both. */
function inputOf(form: Record<string, string>, zone: string) {
  return {
    title: form.title,
    description: richTextOf(form, "description"),
    issueType: form.issueType,
    priority: form.priority,
    activationDateTime: fromLocalInput(form.activationDateTime ?? "", zone)?.toISOString() ?? "",
    maintenanceWindowInHours: Number(form.maintenanceWindowInHours || Number.NaN),
    enableRemoteAccess: form.enableRemoteAccess === "true",
    disconnectSessionsUponTimeEnd: form.disconnectSessionsUponTimeEnd === "true",
    ticketSystemURL: form.ticketSystemURL,
    ticketId: form.ticketId,
  }
}
