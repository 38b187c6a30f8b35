/**
 * The page on which visitors without an account report a fault of a machine. A token that opens nothing, for whatever
 * reason, is answered as an address that does not exist.
 */
import { hasDeviceAuthority } from "../../base/authorities.ts"
import { parse } from "../../base/parse.ts"
import { Refusal } from "../../base/refusal.ts"
import { type ReceivedForm, withMultipartForm } from "../../http/multipart-form.ts"
import { authenticateRequest } from "../../identity/signin/authentication/actions.ts"
import { countReportAttempt, openReportPage, reportFault } from "../../maintenance/faultreports/actions.ts"
import { ReceiveSlots } from "../../maintenance/faultreports/actions-reception.ts"
import { reportFault as reportInput } from "../../maintenance/faultreports/contract.ts"
import {
  REFERENCE,
  REPORT_BYTES_MAX,
  REPORT_FIELDS_BYTES_MAX,
  REPORT_PHOTO_BYTES_MAX,
  REPORT_PHOTOS_MAX,
  REPORT_RECEIVE_MS_MAX,
} from "../../maintenance/faultreports/rules.ts"
import { isReferenceOf, type ReportableMachine } from "../../maintenance/faultreports/store.ts"
import type { SessionDeps } from "../../sessions/start/session-deps.ts"
import { uploadFolder } from "../../system/files/actions.ts"
import { SNIFFED_BYTES } from "../../system/files/rules.ts"
import { submitForm } from "../../web/form-submission.ts"
import { redirect, renderPage } from "../../web/responses.ts"
import { page } from "../page.ts"
import { FORM_QUERY, REPORT_ADDRESS, reportPath, SENT_QUERY } from "./paths.ts"
import { ReportForm, ReportPage, ReportThanksPage } from "./report-page.tsx"

/** Two more files than photos are received, so that the error of one too many is shown beside the field. */
const LIMITS = {
  bodyBytesMax: REPORT_BYTES_MAX,
  bytesMax: REPORT_PHOTO_BYTES_MAX,
  headBytes: SNIFFED_BYTES,
  filesMax: REPORT_PHOTOS_MAX + 2,
  fieldsMax: 8,
  fieldBytesMax: REPORT_FIELDS_BYTES_MAX / 2,
  receiveMsMax: REPORT_RECEIVE_MS_MAX,
}

export const faultReportPages = [
  page("GET", REPORT_ADDRESS, "public", async ({ deps, path, query, request, view }) => {
    const machine = await requireMachine(deps, path.token)
    const [own, sent] = [reportPath(path.token), query[SENT_QUERY]]
    if (sent !== undefined && REFERENCE.test(sent) && (await isReferenceOf(deps.db, machine.deviceId, sent)))
      return renderPage(view, <ReportThanksPage machine={machine.deviceName} path={own} reference={sent} />)
    if (query[FORM_QUERY] === undefined && (await mayReadBook(deps, request, machine)))
      return redirect(request, `/devices/${machine.deviceId}`)
    return renderPage(
      view,
      <ReportPage machine={machine.deviceName} action={own} submission={crypto.randomUUID()} />,
    )
  }),

  page(
    "POST",
    REPORT_ADDRESS,
    "public",
    async ({ deps, path, request, address, view }) => {
      const machine = await requireMachine(deps, path.token)
      await countReportAttempt(deps, machine, address)
      const own = reportPath(path.token)
      const save = async ({ fields, files }: ReceivedForm) => {
        const { _csrf, photos: _photos, ...values } = fields
        const form = { action: own, submission: values.submission ?? "", values }
        return submitForm(
          { request, view },
          async () => {
            const reference = await reportFault(deps, machine, parse(reportInput, values), files, address)
            return redirect(request, `${own}?${new URLSearchParams({ [SENT_QUERY]: reference })}`)
          },
          <ReportForm {...form} />,
          <ReportPage {...form} machine={machine.deviceName} />,
        )
      }
      return deps.state
        .get(ReceiveSlots)
        .run(deps.clock, (reception) =>
          withMultipartForm(request, uploadFolder(deps), { ...LIMITS, reception }, save),
        )
    },
    { bodyBytesMax: REPORT_BYTES_MAX },
  ),
]

async function requireMachine(deps: SessionDeps, token: string): Promise<ReportableMachine> {
  const machine = await openReportPage(deps, token)
  if (!machine) throw new Refusal("PAGE_NOT_FOUND", "no fault reports at this address")
  return machine
}

/** A user whose sign-in has ended reports like any visitor. */
async function mayReadBook(
  deps: SessionDeps,
  request: Request,
  { deviceId }: ReportableMachine,
): Promise<boolean> {
  const found = await authenticateRequest(deps, request, deviceId).catch(ignoreRefusal)
  return found?.access != null && hasDeviceAuthority(found.actor, found.access, "DEVICE_READ")
}

function ignoreRefusal(error: unknown): null {
  if (error instanceof Refusal) return null
  throw error
}
