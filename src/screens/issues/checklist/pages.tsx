/** The checklist of an issue on screen: answering items, editing the list, following up a failed item. */
import { hasDeviceAuthority } from "../../../base/authorities.ts"
import type { Deps } from "../../../base/deps.ts"
import { parse } from "../../../base/parse.ts"
import { Refusal } from "../../../base/refusal.ts"
import { textToHtml } from "../../../base/rich-text.ts"
import { getDevice } from "../../../machines/devices/store.ts"
import { answerItem, createFollowUp, updateChecklist } from "../../../maintenance/issues/checklist/actions.ts"
import {
  answerChanges,
  type ChecklistItem,
  checklistChanges,
} from "../../../maintenance/issues/checklist/contract.ts"
import { getChecklist, getItem } from "../../../maintenance/issues/checklist/store.ts"
import { createIssue as createInput, type Issue } from "../../../maintenance/issues/contract.ts"
import { ISSUE_FIELDS } from "../../../maintenance/issues/fields.ts"
import { ISSUE_TITLE_CHARACTERS_MAX } from "../../../maintenance/issues/rules.ts"
import { getIssue } from "../../../maintenance/issues/store.ts"
import { toIssueDetail } from "../../../maintenance/issues/store-detail.ts"
import { Dialog, DialogActions } from "../../../web/dialog.tsx"
import { bodyFromForm, defaultFormValues, postedFormValues } from "../../../web/fields.tsx"
import { flashHeaders } from "../../../web/flash.ts"
import { Form, VersionField } from "../../../web/form.tsx"
import { submitDialogForm } from "../../../web/form-dialog.tsx"
import { submitForm } from "../../../web/form-submission.ts"
import { isHtmx, redirect, renderDialog, renderPage, renderPartial } from "../../../web/responses.ts"
import { formatNumber } from "../../../web/texts/format.ts"
import { useView, type View } from "../../../web/view.ts"
import { page } from "../../page.ts"
import { loadAssignable } from "../assignment.tsx"
import { IssueForm, IssueFormPage } from "../issue-form.tsx"
import { issuePath } from "../issue-page.tsx"
import { ChecklistEditor } from "./checklist-editor.tsx"
import { limitsText } from "./checklist-item.tsx"
import { ChecklistPart } from "./checklist-panel.tsx"
import {
  EMPTY_ROW,
  type ItemRow,
  itemsFromRows,
  postedRows,
  quantityFromForm,
  savedRows,
} from "./editor-values.ts"
import { checklistPath } from "./paths.ts"

const CHECKLIST = "/devices/:deviceId/issues/:issueId/checklist"
const ITEM = `${CHECKLIST}/:checklistItemId` as const

export const checklistPages = [
  page("GET", `${CHECKLIST}/edit`, { device: "ISSUE_UPDATE" }, async (call) => {
    const { deps, path } = call
    const issue = await getIssue(deps.db, path.deviceId, path.issueId)
    const { items, version } = await getChecklist(deps.db, issue.id)
    const rows = items.length > 0 ? savedRows(items) : [{ ...EMPTY_ROW, key: "0" }]
    return renderDialog(call, issuePath(issue), <EditDialog issue={issue} rows={rows} version={version} />)
  }),

  page("POST", `${CHECKLIST}/edit`, { device: "ISSUE_UPDATE" }, async (call) => {
    const { deps, actor, path, request, view } = call
    const form = await call.form()
    const issue = await getIssue(deps.db, path.deviceId, path.issueId)
    const rows = postedRows(form)
    const version = Number(form.version)
    return submitDialogForm(
      { request, view },
      view.t("checklist.edit"),
      async () => {
        const change = parse(checklistChanges.schema, { items: itemsFromRows(rows), version })
        await updateChecklist(deps, actor, path, change)
        return redirect(request, issuePath(issue), flashHeaders("saved"))
      },
      <EditForm issue={issue} rows={rows} version={version} />,
    )
  }),

  page("POST", ITEM, { device: "ISSUE_UPDATE" }, async (call) => {
    const { deps, actor, access, path, request, view } = call
    const given = await call.form()
    const issue = await toIssueDetail(deps.db, await getIssue(deps.db, path.deviceId, path.issueId))
    const part = async (errors: Record<string, string>) => {
      const checklist = await getChecklist(deps.db, issue.id)
      const refused = { itemId: path.checklistItemId, errors, given }
      return (
        <ChecklistPart issue={issue} actor={actor} access={access} checklist={checklist} refused={refused} />
      )
    }
    try {
      await answerItem(deps, actor, path, parse(answerChanges.schema, answerFromForm(given)))
    } catch (error) {
      const isTyped = error instanceof Refusal && error.problems.length > 0
      if (!isTyped || !isHtmx(request)) throw error
      const errors = Object.fromEntries(error.problems.map((problem) => [problem.path, problem.message]))
      return renderPartial(view, await part(errors), 422)
    }
    if (isHtmx(request)) return renderPartial(view, await part({}))
    return redirect(request, `${issuePath(issue)}#item-${path.checklistItemId}`)
  }),

  page("GET", `${ITEM}/followup`, { device: "ISSUE_CREATE" }, async (call) => {
    const { deps, view } = call
    const { issue, item } = await loadFailedItem(call)
    const device = await getDevice(deps.db, issue.deviceId)
    const assignable = await loadAssignable(deps.db, device.id)
    const values = { ...defaultFormValues(ISSUE_FIELDS, deps.clock()), ...prefilled(issue, item, view) }
    const followUpOf = originOf(issue, item)
    const props = { device, issue: null, followUpOf, values, assignable }
    return renderPage(view, <IssueFormPage {...props} />)
  }),

  page("POST", `${ITEM}/followup`, { device: "ISSUE_CREATE" }, async (call) => {
    const { deps, actor, path, request, view } = call
    const form = await call.form()
    const { issue, item } = await loadFailedItem(call)
    const device = await getDevice(deps.db, issue.deviceId)
    const values = postedFormValues(ISSUE_FIELDS, form)
    const props = {
      device,
      issue: null,
      followUpOf: originOf(issue, item),
      values,
      assignable: await loadAssignable(deps.db, device.id, values),
    }
    return submitForm(
      { request, view },
      async () => {
        const input = { ...bodyFromForm(ISSUE_FIELDS, form, view.zone), state: form.state || undefined }
        const created = await createFollowUp(deps, actor, path, parse(createInput, input))
        const message = created.state === "NEW" ? "savedAsDraft" : "saved"
        return redirect(request, issuePath(created), flashHeaders(message))
      },
      <IssueForm {...props} />,
      <IssueFormPage {...props} />,
    )
  }),
]

interface EditProps {
  issue: Issue
  rows: readonly ItemRow[]
  version: number
}

function EditDialog(props: EditProps) {
  const { t } = useView()
  return (
    <Dialog id="edit-checklist" title={t("checklist.editOf", { title: props.issue.title })} size="large">
      <EditForm {...props} />
    </Dialog>
  )
}

function EditForm({ issue, rows, version }: EditProps) {
  const { t } = useView()
  return (
    <Form id="edit-checklist-form" draft action={`${checklistPath(issue)}/edit`} current={issuePath(issue)}>
      <VersionField stored={version} />
      <p className="field-hint">{t("checklist.editHint")}</p>
      <ChecklistEditor rows={rows} list="items" />
      <DialogActions submit="shell.save" />
    </Form>
  )
}

/** Only the fields that the form has: the others keep their values. */
function answerFromForm(given: Record<string, string>): Record<string, unknown> {
  const version = { version: Number(given.version) }
  if (given.clear === "true") return { ...version, result: null, value: null, answer: "", note: "" }
  const { result, value, answer, note } = given
  return {
    ...version,
    result,
    value: value === undefined ? undefined : quantityFromForm(value),
    answer,
    note,
  }
}

/** The form repeats what was found: it is shown to those who may read the issue. */
async function loadFailedItem({
  deps,
  actor,
  access,
  path,
}: {
  deps: Deps
  actor: Parameters<typeof hasDeviceAuthority>[0]
  access: Parameters<typeof hasDeviceAuthority>[1]
  path: { deviceId: string; issueId: string; checklistItemId: string }
}): Promise<{ issue: Issue; item: ChecklistItem }> {
  if (!hasDeviceAuthority(actor, access, "ISSUE_READ"))
    throw new Refusal("NOT_ALLOWED", `${actor.username} may not read issue ${path.issueId}`)
  const issue = await getIssue(deps.db, path.deviceId, path.issueId)
  return { issue, item: await getItem(deps.db, issue.id, path.checklistItemId) }
}

const originOf = (issue: Issue, item: ChecklistItem) => ({
  issue,
  text: item.text,
  action: `${checklistPath(issue)}/${item.id}/followup`,
})

function prefilled(issue: Issue, item: ChecklistItem, { t, lang }: View) {
  const limits = limitsText(item, lang, t)
  const lines = [
    t("checklist.followUpText", { item: item.text, issue: issue.title }),
    item.value !== null &&
      t("checklist.followUpValue", {
        value: `${formatNumber(item.value, lang)} ${item.unit}`.trim(),
      }),
    item.value !== null && limits !== "" && t("checklist.followUpLimits", { limits }),
    item.note,
  ]
  const title = t("checklist.followUpTitle", { item: item.text })
  return {
    title: [...title].slice(0, ISSUE_TITLE_CHARACTERS_MAX).join(""),
    description: lines
      .filter(Boolean)
      .map((line) => `<p>${textToHtml(String(line))}</p>`)
      .join(""),
    issueType: "ERROR" as const,
  }
}
