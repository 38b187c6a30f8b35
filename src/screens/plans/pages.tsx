/** Recurring issues on screen: the dialog of a plan with its preview, and its verbs. */
import { type Actor, type DeviceAccess, hasDeviceAuthority } from "../../base/authorities.ts"
import type { Db, Deps } from "../../base/deps.ts"
import { parse } from "../../base/parse.ts"
import { getDevice } from "../../machines/devices/store.ts"
import { effectiveStages } from "../../maintenance/approvals/config/store.ts"
import { findRequestState } from "../../maintenance/approvals/store.ts"
import {
  activatePlan,
  createPlan,
  deactivatePlan,
  removePlan,
  updatePlan,
} from "../../maintenance/plans/actions.ts"
import { planApprovalRef } from "../../maintenance/plans/actions-approval.ts"
import {
  createRecurringIssue,
  type RecurringIssue,
  recurringIssueChanges,
} from "../../maintenance/plans/contract.ts"
import { PLAN_FIELDS } from "../../maintenance/plans/fields.ts"
import { previewPlan } from "../../maintenance/plans/preview/actions.ts"
import type { PlanDraft } from "../../maintenance/plans/preview/rules.ts"
import { getPlan, type PlanPath } from "../../maintenance/plans/store.ts"
import { DIALOG_QUERY } from "../../web/dialog.tsx"
import { postedFormValues } from "../../web/fields.tsx"
import { flashHeaders } from "../../web/flash.ts"
import { submitDialogForm } from "../../web/form-dialog.tsx"
import { listHref } from "../../web/pager.tsx"
import { isHtmx, redirect, renderPartial } from "../../web/responses.ts"
import { loadAssignable } from "../issues/assignment.tsx"
import { postedRows, savedRows } from "../issues/checklist/editor-values.ts"
import { page } from "../page.ts"
import { ConfirmPlanDialog, PLAN_CONFIRMATIONS, type PlanConfirmation, PlanDialog } from "./dialogs.tsx"
import { PlanForm, type PlanFormProps } from "./plan-form.tsx"
import { PLANS_TAB } from "./plan-list.tsx"
import { PlanPreview, type PreviewedPlan } from "./plan-preview.tsx"
import {
  draftOf,
  newPlanValues,
  planBodyFromForm,
  planDraftFromForm,
  readPlanBody,
  savedPlanValues,
} from "./plan-values.ts"

const PLANS = "/devices/:deviceId/recurringissues"
const PLAN = `${PLANS}/:recurringIssueId` as const

const tabOf = (deviceId: string) => listHref(`/devices/${deviceId}`, { tab: PLANS_TAB })

const CONFIRMED = {
  deactivate: { auth: "ISSUE_UPDATE", flash: "planDeactivated", act: deactivatePlan },
  delete: { auth: "ISSUE_DELETE", flash: "planDeleted", act: removePlan },
} as const satisfies Record<PlanConfirmation, object>

export const planPages = [
  page("GET", `${PLANS}/new`, { device: "ISSUE_CREATE" }, async (call) => {
    const { deps, path, view } = call
    if (!isHtmx(call.request)) return openOverMachine(call, path.deviceId)
    const values = newPlanValues(deps.clock(), view.zone)
    const form = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))
    const props = { plan: null, values, checklistRows: [], maySave: true }
    return renderPartial(
      view,
      <PlanDialog
        {...props}
        {...(await loadFormParts(deps, path.deviceId, form, null))}
        approval={null}
        mayDelete={false}
      />,
    )
  }),

  page("POST", `${PLANS}/new`, { device: "ISSUE_CREATE" }, async (call) => {
    const { deps, actor, path, request, view } = call
    const form = await call.form()
    const parts = await loadFormParts(deps, path.deviceId, form, null)
    const checklistRows = postedRows(form)
    const values = postedFormValues(PLAN_FIELDS, form)
    const props: PlanFormProps = { ...parts, plan: null, values, checklistRows, maySave: true }
    return submitDialogForm(
      { request, view },
      view.t("plans.newPlan"),
      async () => {
        const body = planBodyFromForm(form, null)
        const input = readPlanBody(body, null, deps.clock(), (read) => parse(createRecurringIssue, read))
        const plan = await createPlan(deps, actor, path.deviceId, input)
        return redirect(request, tabOf(path.deviceId), flashHeaders(savedMessage(plan)))
      },
      <PlanForm {...props} />,
    )
  }),

  // Before the page of a plan: the path has the same form.
  page("POST", `${PLANS}/preview`, { device: "ISSUE_READ" }, async (call) => {
    const { deps, path, view } = call
    const form = await call.form()
    const saved = form.planId ? await findOwnPlan(deps, path.deviceId, form.planId) : null
    const preview = await previewOfForm(deps, path.deviceId, form, saved)
    return renderPartial(
      view,
      <PlanPreview preview={preview} timeZone={form.timeZone ?? view.zone} deviceId={path.deviceId} />,
    )
  }),

  page("GET", PLAN, { device: "ISSUE_READ" }, async (call) => {
    const { deps, actor, access, path, view } = call
    const plan = await getPlan(deps.db, path, deps.clock())
    if (!isHtmx(call.request)) return openOverMachine(call, path.deviceId)
    const { id, deviceId } = plan
    const preview = await previewOfDraft(deps, deviceId, id, draftOf(plan))
    const checklistRows = savedRows(plan.checklist)
    const props = { plan, values: savedPlanValues(plan), checklistRows, preview, ...rightsOn(actor, access) }
    return renderPartial(
      view,
      <PlanDialog
        {...props}
        {...(await loadContext(deps.db, deviceId))}
        approval={await readableApproval(deps.db, actor, access, plan)}
      />,
    )
  }),

  page("POST", PLAN, { device: "ISSUE_UPDATE" }, async (call) => {
    const { deps, actor, path, request, view } = call
    const form = await call.form()
    const plan = await getPlan(deps.db, path, deps.clock())
    const parts = await loadFormParts(deps, path.deviceId, form, plan)
    const checklistRows = postedRows(form)
    const values = postedFormValues(PLAN_FIELDS, form, plan)
    const props: PlanFormProps = { ...parts, plan, values, checklistRows, maySave: true }
    return submitDialogForm(
      { request, view },
      plan.title,
      async () => {
        const body = { ...planBodyFromForm(form, plan), version: Number(form.version) }
        const read = (input: object) => parse(recurringIssueChanges.schema, input)
        const saved = await updatePlan(deps, actor, path, readPlanBody(body, plan, deps.clock(), read))
        return redirect(request, tabOf(path.deviceId), flashHeaders(savedMessage(saved)))
      },
      <PlanForm {...props} />,
    )
  }),

  page("POST", `${PLAN}/activate`, { device: "ISSUE_UPDATE" }, async ({ deps, actor, path, request }) => {
    const plan = await activatePlan(deps, actor, path)
    return redirect(request, tabOf(path.deviceId), flashHeaders(savedMessage(plan, "planActivated")))
  }),

  ...PLAN_CONFIRMATIONS.flatMap((name) => [
    page("GET", `${PLAN}/${name}`, { device: CONFIRMED[name].auth }, async (call) => {
      const plan = await getPlan(call.deps.db, call.path, call.deps.clock())
      if (!isHtmx(call.request)) return openOverMachine(call, plan.deviceId)
      return renderPartial(call.view, <ConfirmPlanDialog plan={plan} name={name} />)
    }),
    page("POST", `${PLAN}/${name}`, { device: CONFIRMED[name].auth }, async (call) => {
      const { deps, actor, path, request } = call
      await CONFIRMED[name].act(deps, actor, path)
      return redirect(request, tabOf(path.deviceId), flashHeaders(CONFIRMED[name].flash))
    }),
  ]),
]

/** The dialog's own address opens it over the machine's list of plans. */
function openOverMachine(call: { request: Request; view: { path: string } }, deviceId: string): Response {
  const query = {
    tab: PLANS_TAB,
    [DIALOG_QUERY]: call.view.path.replace("/recurringIssues", "/recurringissues"),
  }
  return redirect(call.request, listHref(`/devices/${deviceId}`, query))
}

function savedMessage(plan: RecurringIssue, otherwise: "saved" | "planActivated" = "saved") {
  return plan.status === "APPROVAL_PENDING" ? "planActivationRequested" : otherwise
}

function rightsOn(actor: Actor, access: DeviceAccess) {
  return {
    maySave: hasDeviceAuthority(actor, access, "ISSUE_UPDATE"),
    mayDelete: hasDeviceAuthority(actor, access, "ISSUE_DELETE"),
  }
}

async function readableApproval(db: Db, actor: Actor, access: DeviceAccess, plan: RecurringIssue) {
  if (!hasDeviceAuthority(actor, access, "ISSUE_APPROVAL_REQUEST_READ")) return null
  return findRequestState(db, planApprovalRef(plan.id))
}

/** What the form shows beside its values. */
async function loadContext(db: Db, deviceId: string, form?: Record<string, string>) {
  const [device, assignable, stages] = await Promise.all([
    getDevice(db, deviceId),
    loadAssignable(db, deviceId, form),
    effectiveStages(db, deviceId, "RECURRING_ISSUE"),
  ])
  return { device, assignable, stages }
}

async function loadFormParts(
  deps: Deps,
  deviceId: string,
  form: Record<string, string>,
  saved: RecurringIssue | null,
) {
  const preview = await previewOfForm(deps, deviceId, form, saved)
  return { ...(await loadContext(deps.db, deviceId, form)), preview }
}

async function previewOfForm(
  deps: Deps,
  deviceId: string,
  form: Record<string, string>,
  saved: RecurringIssue | null,
) {
  const draft = planDraftFromForm(form, saved)
  return draft && previewOfDraft(deps, deviceId, saved?.id ?? null, draft)
}

async function previewOfDraft(
  deps: Deps,
  deviceId: string,
  savedId: string | null,
  draft: PlanDraft,
): Promise<PreviewedPlan> {
  return { draft, occurrences: await previewPlan(deps.db, deviceId, savedId, draft, deps.clock()) }
}

function findOwnPlan(deps: Deps, deviceId: string, recurringIssueId: string): Promise<RecurringIssue> {
  const path: PlanPath = { deviceId, recurringIssueId }
  return getPlan(deps.db, path, deps.clock())
}
