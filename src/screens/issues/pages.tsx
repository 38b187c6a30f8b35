/** Issues on screen: the overview, an issue with its logs, its form, and its verbs. */

import { type Actor, type DeviceAccess, hasDeviceAuthority } from "../../base/authorities.ts"
import type { Db } from "../../base/deps.ts"
import { parse } from "../../base/parse.ts"
import { textToHtml } from "../../base/rich-text.ts"
import { runTogether } from "../../db/rehearsal.ts"
import { getDevice } from "../../machines/devices/store.ts"
import {
  closeIssue,
  createIssue,
  extendWindow,
  openIssue,
  returnIssue,
  submitIssue,
  takeIssue,
  updateIssue,
} from "../../maintenance/issues/actions.ts"
import { listOpenRequiredItems } from "../../maintenance/issues/checklist/store.ts"
import {
  closeIssue as closeInput,
  createIssue as createInput,
  extendWindow as extendInput,
  issueChanges,
} from "../../maintenance/issues/contract.ts"
import { ISSUE_FIELDS } from "../../maintenance/issues/fields.ts"
import { type CloseReason, ISSUE_TYPES, isEditable } from "../../maintenance/issues/rules.ts"
import { isSignatureRequired } from "../../maintenance/issues/signature/store.ts"
import { getIssue } from "../../maintenance/issues/store.ts"
import { insertNewLog } from "../../maintenance/worklogs/actions.ts"
import { createLog as createLogInput } from "../../maintenance/worklogs/contract.ts"
import { bodyFromForm, defaultFormValues, entityFormValues, postedFormValues } from "../../web/fields.tsx"
import { flashHeaders, undoableFlash } from "../../web/flash.ts"
import { submitDialogForm } from "../../web/form-dialog.tsx"
import { submitForm } from "../../web/form-submission.ts"
import { redirect, renderDialog, renderPage } from "../../web/responses.ts"
import type { Translate } from "../../web/texts/i18n.ts"
import { isUndo } from "../../web/undo.ts"
import { page } from "../page.ts"
import { loadAssignable } from "./assignment.tsx"
import { CloseDialog, CloseForm, ExtendDialog, ExtendForm } from "./dialogs.tsx"
import { IssueForm, IssueFormPage } from "./issue-form.tsx"
import { signatureFromForm } from "./signature-fields.tsx"
import { renderIssue } from "./tabs.tsx"
import { undoOfClose, undoOfReturn, undoOfTake } from "./undo.ts"

const ISSUE = "/devices/:deviceId/issues/:issueId"
const pathOf = ({ deviceId, issueId }: { deviceId: string; issueId: string }) =>
  `/devices/${deviceId}/issues/${issueId}`

export const issuePages = [
  page(
    "GET",
    "/devices/:deviceId/issues/new",
    { device: "ISSUE_CREATE" },
    async ({ deps, path, query, view }) => {
      const device = await getDevice(deps.db, path.deviceId)
      const assignable = await loadAssignable(deps.db, device.id)
      const issueType = ISSUE_TYPES.find((type) => type === query.type)
      const defaults = defaultFormValues(ISSUE_FIELDS, deps.clock())
      return renderPage(
        view,
        <IssueFormPage
          device={device}
          assignable={assignable}
          issue={null}
          values={issueType ? { ...defaults, issueType } : defaults}
        />,
      )
    },
  ),

  page("POST", "/devices/:deviceId/issues/new", { device: "ISSUE_CREATE" }, async (call) => {
    const { deps, actor, path, request, view } = call
    const form = await call.form()
    const device = await getDevice(deps.db, path.deviceId)
    const values = postedFormValues(ISSUE_FIELDS, form)
    const assignable = await loadAssignable(deps.db, device.id, values)
    const shown = { device, issue: null, values, assignable }
    return submitForm(
      { request, view },
      async () => {
        const input = { ...bodyFromForm(ISSUE_FIELDS, form, view.zone), state: form.state || undefined }
        const issue = await createIssue(deps, actor, path.deviceId, parse(createInput, input))
        const message = issue.state === "NEW" ? "savedAsDraft" : "saved"
        return redirect(
          request,
          pathOf({ deviceId: path.deviceId, issueId: issue.id }),
          flashHeaders(message),
        )
      },
      <IssueForm {...shown} />,
      <IssueFormPage {...shown} />,
    )
  }),

  page("GET", ISSUE, { device: "ISSUE_READ" }, (call) => renderIssue(call)),

  page("GET", `${ISSUE}/edit`, { device: "ISSUE_UPDATE" }, async ({ deps, path, request, view }) => {
    const device = await getDevice(deps.db, path.deviceId)
    const issue = await getIssue(deps.db, path.deviceId, path.issueId)
    // Nothing of a closed issue can be saved: its page states that, and offers to reopen it.
    if (!isEditable(issue.state)) return redirect(request, pathOf(path))
    const assignable = await loadAssignable(deps.db, device.id)
    return renderPage(
      view,
      <IssueFormPage
        device={device}
        issue={issue}
        assignable={assignable}
        values={entityFormValues(ISSUE_FIELDS, issue, view.zone)}
      />,
    )
  }),

  page("POST", `${ISSUE}/edit`, { device: "ISSUE_UPDATE" }, async (call) => {
    const { deps, actor, path, request, view } = call
    const form = await call.form()
    const device = await getDevice(deps.db, path.deviceId)
    const issue = await getIssue(deps.db, path.deviceId, path.issueId)
    const values = postedFormValues(ISSUE_FIELDS, form, issue)
    const assignable = await loadAssignable(deps.db, device.id, values)
    const shown = { device, issue, values, assignable }
    return submitForm(
      { request, view },
      async () => {
        const input = { ...bodyFromForm(ISSUE_FIELDS, form, view.zone, issue), version: Number(form.version) }
        await updateIssue(deps, actor, path, parse(issueChanges.schema, input))
        return redirect(request, pathOf(path), flashHeaders("saved"))
      },
      <IssueForm {...shown} />,
      <IssueFormPage {...shown} />,
    )
  }),

  page("POST", `${ISSUE}/take`, { device: "ISSUE_UPDATE" }, async ({ deps, actor, path, request, form }) => {
    const given = await form()
    const before = await getIssue(deps.db, path.deviceId, path.issueId)
    const after = await takeIssue(deps, actor, path, versionOf(given))
    return redirect(request, pathOf(path), undoableFlash(given, "taken", undoOfTake(before, after)))
  }),
  page(
    "POST",
    `${ISSUE}/return`,
    { device: "ISSUE_UPDATE" },
    async ({ deps, actor, path, request, form }) => {
      const given = await form()
      const before = await getIssue(deps.db, path.deviceId, path.issueId)
      const after = await returnIssue(deps, actor, path, versionOf(given))
      const undo = undoOfReturn(before, after, actor)
      return redirect(request, pathOf(path), undoableFlash(given, "returned", undo))
    },
  ),
  page("POST", `${ISSUE}/submit`, { device: "ISSUE_CREATE" }, async ({ deps, actor, path, request }) => {
    await submitIssue(deps, actor, path)
    return redirect(request, pathOf(path), flashHeaders("submitted"))
  }),
  page("POST", `${ISSUE}/open`, { device: "ISSUE_UPDATE" }, async ({ deps, actor, path, request, form }) => {
    const given = await form()
    await runTogether(deps, async (inside) => {
      await openIssue(inside, actor, path, versionOf(given))
      if (isUndo(given) && given.take === "true") await takeIssue(inside, actor, path)
    })
    return redirect(request, pathOf(path), undoableFlash(given, "opened"))
  }),

  page("GET", `${ISSUE}/close`, { device: "ISSUE_UPDATE" }, async (call) => {
    const closing = await loadClosing(call.deps.db, call.path)
    return renderDialog(call, pathOf(call.path), <CloseDialog {...closing} {...closingRights(call)} />)
  }),
  page("POST", `${ISSUE}/close`, { device: "ISSUE_UPDATE" }, async (call) => {
    const { deps, actor, path, request, view } = call
    const given = await call.form()
    const closing = await loadClosing(deps.db, path)
    const rights = closingRights(call)
    const text = rights.mayWriteLog ? (given.text ?? "").trim() : ""
    return submitDialogForm(
      { request, view },
      view.t("issues.close"),
      async () => {
        const signature = closing.isSignatureRequired ? signatureFromForm(given) : null
        const input = parse(closeInput, { reason: given.reason, signature })
        const log = text === "" ? null : closingLog(input.reason, text, view.t)
        const closed = await closeIssue(deps, actor, path, input, async (tx, _, now) => {
          if (log) await insertNewLog(tx, actor, path, log, now)
        })
        const hasMore = log !== null || signature !== null
        const undo = await undoOfClose(deps.db, closing.issue, closed, actor, hasMore)
        return redirect(request, pathOf(path), flashHeaders("closed", undo))
      },
      <CloseForm {...closing} {...rights} given={given} />,
    )
  }),

  page("GET", `${ISSUE}/extend`, { device: "ISSUE_UPDATE" }, async (call) => {
    const issue = await getIssue(call.deps.db, call.path.deviceId, call.path.issueId)
    return renderDialog(call, pathOf(call.path), <ExtendDialog issue={issue} />)
  }),
  page("POST", `${ISSUE}/extend`, { device: "ISSUE_UPDATE" }, async (call) => {
    const { deps, actor, path, request, view } = call
    const durationInHours = Number((await call.form()).durationInHours)
    const issue = await getIssue(deps.db, path.deviceId, path.issueId)
    return submitDialogForm(
      { request, view },
      view.t("issues.extend"),
      async () => {
        await extendWindow(deps, actor, path, parse(extendInput, { durationInHours }).durationInHours)
        return redirect(request, pathOf(path), flashHeaders("windowExtended"))
      },
      <ExtendForm issue={issue} />,
    )
  }),
]

/** The version that an undo starts from; undefined for a new action. */
const versionOf = (form: Record<string, string | undefined>) =>
  isUndo(form) ? Number(form.version) : undefined

/** What the reader may add in the dialog. */
const closingRights = ({ actor, access }: { actor: Actor; access: DeviceAccess }) => ({
  mayWriteLog: hasDeviceAuthority(actor, access, "LOG_CREATE"),
  mayAttach: hasDeviceAuthority(actor, access, "ATTACHMENT_CREATE"),
})

/** What the dialog asks for. */
async function loadClosing(db: Db, { deviceId, issueId }: { deviceId: string; issueId: string }) {
  const issue = await getIssue(db, deviceId, issueId)
  const openItems = await listOpenRequiredItems(db, issue.id)
  // A draft contains no work that could be signed off.
  const isRequired = issue.state !== "NEW" && (await isSignatureRequired(db, deviceId))
  return { issue, openItems, isSignatureRequired: isRequired }
}

/** Saves the text of the dialog as the issue's last log. */
function closingLog(reason: CloseReason, text: string, t: Translate) {
  const title = t("book.closingLog", { reason: t(`states.done_${reason}`) })
  return parse(createLogInput, { title, description: textToHtml(text) })
}
