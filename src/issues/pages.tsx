/** Issues on screen: the overview, an issue with its logs, its form, and its verbs. */
import { findRequestState } from "../approvals/store.ts"
import type { Deps } from "../base/deps.ts"
import { PAGE_ROWS_MAX } from "../base/paging.ts"
import { parse } from "../base/parse.ts"
import { getDevice } from "../devices/store.ts"
import { latestSessionsOfLogs } from "../remote/store.ts"
import { rightsOnSessions } from "../remote/store-rights.ts"
import { mayOnDevice } from "../roles/rules.ts"
import { groupsOnDevicePage, peopleOnDevicePage } from "../roles/store.ts"
import { groupsAllowingEmails } from "../usergroups/store.ts"
import { saying } from "../web/news.ts"
import { dialog, type FormTrouble, listRequest, onward, orFormAgain, pageFor, whole } from "../web/pages.tsx"
import { richTextOf } from "../web/rich-text.tsx"
import { fromLocalInput, toLocalInput } from "../web/texts/format.ts"
import { logsPage } from "../worklogs/store.ts"
import {
  closeIssue,
  createIssue,
  extendWindow,
  openIssue,
  returnIssue,
  submitIssue,
  takeIssue,
  updateIssue,
} from "./actions.ts"
import { approvalRefOf } from "./actions-approval.ts"
import {
  closeIssue as closeInput,
  createIssue as createInput,
  extendWindow as extendInput,
  type Issue,
  issueChanges,
} from "./contract.ts"
import { CloseDialog, CloseForm, DialogFormPage, ExtendDialog, ExtendForm } from "./dialogs.tsx"
import {
  type Assignable,
  IssueForm,
  IssueFormPage,
  type IssueFormValues,
  newIssueValues,
  valuesOf,
} from "./form.tsx"
import { IssuePage, SESSIONS_PER_LOG } from "./issue-page.tsx"
import { IssueOverview } from "./overview.tsx"
import { filterOf, ISSUE_FILTERS, type IssueFilterName, issueReaderOf } from "./rules.ts"
import { getIssue } from "./store.ts"
import { withConflicts } from "./store-conflicts.ts"
import { issueLinesPage } from "./store-lists.ts"

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
    const filter = { readableBy: issueReaderOf(actor), ...filterOf(tab, undefined, actor) }
    const issues = await issueLinesPage(deps.db, filter, request)
    return whole(view, <IssueOverview tab={tab as IssueFilterName} issues={issues} search={request.search} />)
  }),

  page("GET", "/devices/:deviceId/issues/new", { device: "ISSUE_CREATE" }, async ({ deps, path, view }) => {
    const device = await getDevice(deps.db, path.deviceId)
    const assignable = await assignableOn(deps.db, device.id)
    return whole(
      view,
      <IssueFormPage {...{ device, assignable }} issue={null} values={newIssueValues(deps.clock())} />,
    )
  }),

  page("POST", "/devices/:deviceId/issues/new", { device: "ISSUE_CREATE" }, async (call) => {
    const { deps, actor, path, request, view } = call
    const form = await call.form()
    const device = await getDevice(deps.db, path.deviceId)
    const values = formValues(form)
    const assignable = await assignableOn(deps.db, device.id)
    return orFormAgain(
      { request, view },
      async () => {
        const input = { ...inputOf(form, view.zone), state: form.state || undefined }
        const issue = await createIssue(deps, actor, path.deviceId, parse(createInput, input))
        const news = issue.state === "NEW" ? "savedAsDraft" : "saved"
        return onward(request, pathOf({ deviceId: path.deviceId, issueId: issue.id }), saying(news))
      },
      (trouble) => <IssueForm {...{ device, values, assignable }} issue={null} trouble={trouble} />,
      (trouble) => <IssueFormPage {...{ device, values, assignable }} issue={null} trouble={trouble} />,
    )
  }),

  page("GET", ISSUE, { device: "ISSUE_READ" }, async ({ deps, actor, access, path, query, view }) => {
    const issue = await withConflicts(deps.db, await getIssue(deps.db, path.deviceId, path.issueId))
    const mayReadLogs = mayOnDevice(actor, access, "LOG_READ")
    const request = { ...listRequest(query), search: "" }
    const logs = mayReadLogs ? await logsPage(deps.db, path, request) : null
    const logIds = logs?.rows.map((log) => log.id) ?? []
    const sessions = await latestSessionsOfLogs(deps.db, logIds, SESSIONS_PER_LOG + 1)
    const rights = await rightsOnSessions(deps.db, actor, sessions)
    const mayReadApproval = mayOnDevice(actor, access, "ISSUE_APPROVAL_REQUEST_READ")
    const approval = mayReadApproval ? await findRequestState(deps.db, approvalRefOf(issue)) : null
    return whole(view, <IssuePage {...{ issue, actor, access, logs, sessions, rights, approval }} />)
  }),

  page("GET", `${ISSUE}/edit`, { device: "ISSUE_UPDATE" }, async ({ deps, path, view }) => {
    const device = await getDevice(deps.db, path.deviceId)
    const issue = await getIssue(deps.db, path.deviceId, path.issueId)
    const assignable = await assignableOn(deps.db, device.id)
    return whole(
      view,
      <IssueFormPage {...{ device, issue, assignable }} values={valuesOf(issue, view.zone)} />,
    )
  }),

  page("POST", `${ISSUE}/edit`, { device: "ISSUE_UPDATE" }, async (call) => {
    const { deps, actor, path, request, view } = call
    const form = await call.form()
    const device = await getDevice(deps.db, path.deviceId)
    const issue = await getIssue(deps.db, path.deviceId, path.issueId)
    const values = formValues(form, issue)
    const assignable = await assignableOn(deps.db, device.id)
    return orFormAgain(
      { request, view },
      async () => {
        const input = { ...inputOf(form, view.zone, issue), version: Number(form.version) }
        await updateIssue(deps, actor, path, parse(issueChanges.schema, input))
        return onward(request, pathOf(path), saying("saved"))
      },
      (trouble) => <IssueForm {...{ device, issue, values, assignable }} trouble={trouble} />,
      (trouble) => <IssueFormPage {...{ device, issue, values, assignable }} trouble={trouble} />,
    )
  }),

  page("POST", `${ISSUE}/take`, { device: "ISSUE_UPDATE" }, async ({ deps, actor, path, request }) => {
    await takeIssue(deps, actor, path)
    return onward(request, pathOf(path), saying("taken"))
  }),
  page("POST", `${ISSUE}/return`, { device: "ISSUE_UPDATE" }, async ({ deps, actor, path, request }) => {
    await returnIssue(deps, actor, path)
    return onward(request, pathOf(path), saying("returned"))
  }),
  page("POST", `${ISSUE}/submit`, { device: "ISSUE_CREATE" }, async ({ deps, actor, path, request }) => {
    await submitIssue(deps, actor, path)
    return onward(request, pathOf(path), saying("submitted"))
  }),
  page("POST", `${ISSUE}/open`, { device: "ISSUE_UPDATE" }, async ({ deps, actor, path, request }) => {
    await openIssue(deps, actor, path)
    return onward(request, pathOf(path), saying("opened"))
  }),

  page("GET", `${ISSUE}/close`, { device: "ISSUE_UPDATE" }, async (call) => {
    const issue = await getIssue(call.deps.db, call.path.deviceId, call.path.issueId)
    return dialog(call, pathOf(call.path), <CloseDialog issue={issue} />)
  }),
  page("POST", `${ISSUE}/close`, { device: "ISSUE_UPDATE" }, async (call) => {
    const { deps, actor, path, request, view } = call
    const given = await call.form()
    const issue = await getIssue(deps.db, path.deviceId, path.issueId)
    const form = (trouble: FormTrouble) => <CloseForm {...{ issue, trouble }} />
    return orFormAgain(
      { request, view },
      async () => {
        await closeIssue(deps, actor, path, parse(closeInput, { reason: given.reason }).reason)
        return onward(request, pathOf(path), saying("closed"))
      },
      form,
      (trouble) => <DialogFormPage title={view.t("issues.close")}>{form(trouble)}</DialogFormPage>,
    )
  }),

  page("GET", `${ISSUE}/extend`, { device: "ISSUE_UPDATE" }, async (call) => {
    const issue = await getIssue(call.deps.db, call.path.deviceId, call.path.issueId)
    return dialog(call, pathOf(call.path), <ExtendDialog issue={issue} />)
  }),
  page("POST", `${ISSUE}/extend`, { device: "ISSUE_UPDATE" }, async (call) => {
    const { deps, actor, path, request, view } = call
    const durationInHours = Number((await call.form()).durationInHours)
    const issue = await getIssue(deps.db, path.deviceId, path.issueId)
    const form = (trouble: FormTrouble) => <ExtendForm {...{ issue, trouble }} />
    return orFormAgain(
      { request, view },
      async () => {
        await extendWindow(deps, actor, path, parse(extendInput, { durationInHours }).durationInHours)
        return onward(request, pathOf(path), saying("windowExtended"))
      },
      form,
      (trouble) => <DialogFormPage title={view.t("issues.extend")}>{form(trouble)}</DialogFormPage>,
    )
  }),
]

/** Everybody and every group that may be given an issue of this machine, as far as one select can hold them. */
async function assignableOn(db: Deps["db"], deviceId: string): Promise<Assignable> {
  const request = { page: 1, size: PAGE_ROWS_MAX, search: "" }
  const people = await peopleOnDevicePage(db, deviceId, "ISSUE_UPDATE", request, "local")
  const groups = await groupsOnDevicePage(db, deviceId, "ISSUE_UPDATE", request)
  const allowing = await groupsAllowingEmails(
    db,
    groups.rows.map(({ id }) => id),
  )
  const withEmails = groups.rows.map((group) => ({ ...group, allowsEmails: allowing.has(group.id) }))
  return { people: people.rows, groups: withEmails }
}

/** What the form showed, to show it again. */
function formValues(form: Record<string, string>, saved?: Issue): IssueFormValues {
  return {
    title: form.title ?? "",
    description: richTextOf(form, "description", saved?.description),
    issueType: form.issueType ?? "",
    priority: form.priority ?? "",
    activation: form.activationDateTime ?? "",
    windowHours: form.maintenanceWindowInHours ?? "",
    enableRemoteAccess: form.enableRemoteAccess === "true",
    disconnectSessionsUponTimeEnd: form.disconnectSessionsUponTimeEnd === "true",
    ticketSystemURL: form.ticketSystemURL ?? "",
    ticketId: form.ticketId ?? "",
    notificationEmails: form.notificationEmails ?? "",
    assignedUserId: form.assignedUserId ?? "",
    assignedUserGroupId: form.assignedUserGroupId ?? "",
  }
}

/**
 * The form as the call's body: the same schema checks both.
 *
 * @param saved  the issue that is edited: what the form shows less precisely than it is saved stays when not edited
 */
function inputOf(form: Record<string, string>, zone: string, saved?: Issue) {
  return {
    title: form.title,
    description: richTextOf(form, "description", saved?.description),
    issueType: form.issueType,
    priority: form.priority,
    activationDateTime: activationOf(form.activationDateTime ?? "", zone, saved),
    maintenanceWindowInHours: Number(form.maintenanceWindowInHours || Number.NaN),
    enableRemoteAccess: form.enableRemoteAccess === "true",
    disconnectSessionsUponTimeEnd: form.disconnectSessionsUponTimeEnd === "true",
    ticketSystemURL: form.ticketSystemURL,
    ticketId: form.ticketId,
    notificationEmails: form.notificationEmails,
    assignedUserId: form.assignedUserId || null,
    assignedUserGroupId: form.assignedUserGroupId || null,
  }
}

/** The field has minutes only and cannot tell the two 2:30s of the night when clocks go back. */
function activationOf(typed: string, zone: string, saved?: Issue): string {
  const activation = saved?.activationDateTime
  if (activation && typed === toLocalInput(new Date(activation), zone)) return activation
  return fromLocalInput(typed, zone)?.toISOString() ?? ""
}
