/** The dialog that moves a maintenance window: opened by the calendar with the new time, saved as an update of the issue. */
import { MS_PER_MINUTE } from "../../base/clock.ts"
import { parse } from "../../base/parse.ts"
import { sanitiseFields } from "../../base/rich-text.ts"
import { getDevice } from "../../machines/devices/store.ts"
import { updateIssue } from "../../maintenance/issues/actions.ts"
import { type Issue, issueChanges, type SavedIssue } from "../../maintenance/issues/contract.ts"
import { ISSUE_FIELDS } from "../../maintenance/issues/fields.ts"
import { getIssue } from "../../maintenance/issues/store.ts"
import { bodyFromForm, postedFormValues } from "../../web/fields.tsx"
import { undoableFlash } from "../../web/flash.ts"
import { submitDialogForm } from "../../web/form-dialog.tsx"
import { numberFromForm } from "../../web/form-submission.ts"
import { redirect, renderDialog, renderPartial } from "../../web/responses.ts"
import { toLocalInput } from "../../web/texts/local-input.ts"
import type { Undo } from "../../web/undo.ts"
import { page } from "../page.ts"
import { CALENDAR_PATH } from "./calendar-page.tsx"
import { MoveDialog, MoveEffectList, MoveForm } from "./move-dialog.tsx"
import { findMoveEffects, findNewWindowEffects, type NewWindow } from "./move-effects.ts"

const WINDOW = "/devices/:deviceId/issues/:issueId/window"
const { activationDateTime, maintenanceWindowInHours } = ISSUE_FIELDS
const WINDOW_FIELDS = { activationDateTime, maintenanceWindowInHours }

export const windowPages = [
  page("GET", WINDOW, { device: "ISSUE_UPDATE" }, async (call) => {
    const { deps, actor, path, query } = call
    const issue = await getIssue(deps.db, path.deviceId, path.issueId)
    const proposed = newWindow({
      activationDateTime: query.start ?? issue.activationDateTime,
      maintenanceWindowInHours: Number(query.hours ?? issue.maintenanceWindowInHours),
    })
    const values = {
      activationDateTime: proposed?.start ?? new Date(issue.activationDateTime),
      maintenanceWindowInHours: proposed?.hours ?? issue.maintenanceWindowInHours,
    }
    const effects = proposed && (await findMoveEffects(deps, actor, issue, movedTo(issue, proposed)))
    const version = Number.isSafeInteger(Number(query.version)) ? Number(query.version) : issue.version
    const home = `/devices/${path.deviceId}/issues/${path.issueId}`
    const back = calendarAddress(query.back) ?? home
    return renderDialog(
      call,
      home,
      <MoveDialog issue={issue} values={values} version={version} back={back} effects={effects} />,
    )
  }),

  page("POST", "/devices/:deviceId/issues/effects", { device: "ISSUE_CREATE" }, async (call) => {
    const { deps, actor, path, view } = call
    const device = await getDevice(deps.db, path.deviceId)
    const form = await call.form()
    const proposed = newWindow(bodyFromForm(WINDOW_FIELDS, form, view.zone))
    const title = form.title?.trim() || view.t("issues.newIssue")
    const issue = { deviceId: device.id, deviceName: device.name, title }
    const effects = proposed && (await findNewWindowEffects(deps, actor, issue, proposed))
    return renderPartial(view, <MoveEffectList issue={null} effects={effects} />)
  }),

  page("POST", `${WINDOW}/effects`, { device: "ISSUE_UPDATE" }, async (call) => {
    const { deps, actor, path, view } = call
    const issue = await getIssue(deps.db, path.deviceId, path.issueId)
    const form = await call.form()
    const proposed = newWindow(bodyFromForm(WINDOW_FIELDS, form, view.zone, issue))
    const wanted = proposed && (await wantedIssue(issue, proposed, form, view.zone))
    const effects = wanted && (await findMoveEffects(deps, actor, issue, wanted))
    return renderPartial(view, <MoveEffectList issue={issue} effects={effects} />)
  }),

  page("POST", WINDOW, { device: "ISSUE_UPDATE" }, async (call) => {
    const { deps, actor, path, request, view } = call
    const form = await call.form()
    const issue = await getIssue(deps.db, path.deviceId, path.issueId)
    const window = bodyFromForm(WINDOW_FIELDS, form, view.zone, issue)
    const change = { ...window, version: numberFromForm(form.version) }
    const proposed = newWindow(window)
    const effects = proposed && (await findMoveEffects(deps, actor, issue, movedTo(issue, proposed)))
    const back = calendarAddress(form.back) ?? `/devices/${path.deviceId}/issues/${path.issueId}`
    const values = postedFormValues(WINDOW_FIELDS, form, issue)
    const props = { issue, values, version: issue.version, back, effects }
    return submitDialogForm(
      { request, view },
      view.t("calendar.moveTitle"),
      async () => {
        const moved = await updateIssue(deps, actor, path, parse(issueChanges.schema, change))
        const undo = undoOfMove(issue, moved, view.zone, back)
        return redirect(request, back, undoableFlash(form, "windowMoved", undo))
      },
      <MoveForm {...props} />,
    )
  }),
]

/** Null where the move has changed more than the window, such as votes. */
function undoOfMove(before: Issue, after: Issue, zone: string, back: string): Undo | null {
  const isWindowAlone =
    after.state === before.state && (after.state === "OPEN" || after.state === "IN_PROGRESS")
  // The form has no seconds, so that they would not come back.
  const isWhole = new Date(before.activationDateTime).getTime() % MS_PER_MINUTE === 0
  if (!isWindowAlone || !isWhole || after.version !== before.version + 1) return null
  const { activationDateTime: start, maintenanceWindowInHours: hours } = before
  const fields = {
    activationDateTime: toLocalInput(new Date(start), zone),
    maintenanceWindowInHours: String(hours),
  }
  const { deviceId, id: issueId, version } = after
  return { kind: "moveWindow", values: { deviceId, issueId, ...fields, version: String(version), back } }
}

/** The new times of the window; null for values that no window can have. */
function newWindow(values: {
  activationDateTime: unknown
  maintenanceWindowInHours: unknown
}): NewWindow | null {
  const start = activationDateTime.input.safeParse(values.activationDateTime)
  const hours = maintenanceWindowInHours.input.safeParse(values.maintenanceWindowInHours)
  return start.success && hours.success ? { start: new Date(start.data), hours: hours.data } : null
}

const movedTo = (issue: Issue, { start, hours }: NewWindow): SavedIssue =>
  issueChanges.merge(issue, {
    activationDateTime: start.toISOString(),
    maintenanceWindowInHours: hours,
  })

/** By the dialog, which has the window alone, or by the form of the whole issue; while that has errors, its window counts. */
async function wantedIssue(
  issue: Issue,
  window: NewWindow,
  form: Record<string, string>,
  zone: string,
): Promise<SavedIssue> {
  const isWholeForm = form.title !== undefined
  const typed = isWholeForm
    ? issueChanges.schema.safeParse(bodyFromForm(ISSUE_FIELDS, form, zone, issue))
    : null
  if (!typed?.success) return movedTo(issue, window)
  return issueChanges.merge(issue, await sanitiseFields(typed.data, ["description"]))
}

/** The calendar's own address with its filters; null for every other one. */
function calendarAddress(asked: string | undefined): string | null {
  return asked === CALENDAR_PATH || asked?.startsWith(`${CALENDAR_PATH}?`) ? asked : null
}
