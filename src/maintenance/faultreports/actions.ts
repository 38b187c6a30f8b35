/** A fault that a visitor without a sign-in reports: counted, cleaned, and saved as a new issue with its photos. */
import { randomBytes } from "node:crypto"
import type { Deps } from "../../base/deps.ts"
import { networkOf } from "../../base/networks.ts"
import { parse } from "../../base/parse.ts"
import { Refusal, validationRefusal } from "../../base/refusal.ts"
import { textToHtml } from "../../base/rich-text.ts"
import { hashToken } from "../../base/token.ts"
import { inTransaction } from "../../db/transaction.ts"
import { isBlocked, type Throttle, throttleAfterFailure } from "../../identity/signin/throttle/rules.ts"
import {
  lockThrottles,
  saveThrottle,
  type ThrottleKey,
  throttleKey,
} from "../../identity/signin/throttle/store.ts"
import { auditObjectOf } from "../../machines/devicegroups/actions-audit.ts"
import { stateBeforeScan } from "../../system/antivirus/rules.ts"
import { record } from "../../system/audit/store.ts"
import { storeContents } from "../../system/files/actions.ts"
import { mediaTypeOf } from "../../system/files/rules.ts"
import type { UploadedFile } from "../attachments/actions.ts"
import { startScan } from "../attachments/scan/actions.ts"
import { insertAttachment } from "../attachments/store.ts"
import { auditObjectOfIssue } from "../issues/actions-audit.ts"
import { createIssue } from "../issues/contract.ts"
import { insertIssue } from "../issues/store.ts"
import type { ReportFault } from "./contract.ts"
import {
  cleanReportTexts,
  PHOTO_EXTENSIONS,
  REFERENCE_BYTES,
  REPORT_PHOTOS_MAX,
  REPORT_TOKEN,
  toReference,
} from "./rules.ts"
import {
  findReportableMachine,
  findSubmitted,
  insertFaultReport,
  lockSubmission,
  type ReportableMachine,
} from "./store.ts"

/** @returns null for every token that opens nothing, whatever the reason */
export async function openReportPage(deps: Deps, token: string): Promise<ReportableMachine | null> {
  return REPORT_TOKEN.test(token) ? findReportableMachine(deps.db, hashToken(token)) : null
}

/**
 * Counts an attempt to report, before its body is read: by the network it comes from and by the machine.
 *
 * @throws Refusal TOO_MANY_REQUESTS
 */
export async function countReportAttempt(
  deps: Deps,
  machine: ReportableMachine,
  address: string,
): Promise<void> {
  const keys = [
    throttleKey("REPORT_NETWORK", { network: networkOf(address) }),
    throttleKey("REPORT_MACHINE", { name: machine.deviceId }),
  ]
  const waitMs = await inTransaction(deps, async (tx, now) => {
    const throttles = await lockThrottles(tx, keys, now)
    const waits = throttles.map((throttle) =>
      throttle ? throttle.blockedUntil.getTime() - now.getTime() : 0,
    )
    if (throttles.some((throttle) => isBlocked(throttle, now))) return Math.max(...waits)
    for (const [at, key] of keys.entries()) {
      const after = nextThrottle(key, throttles[at] ?? null, now)
      await saveThrottle(tx, key, after)
      if (!isBlocked(after, now)) continue
      const details = { counted: key.kind, attempts: after.failures, until: after.blockedUntil.toISOString() }
      const object = auditObjectOf({ deviceId: machine.deviceId })
      await record({ tx, actor: null, now, address }, "FAULT_REPORTS_THROTTLED", object, details)
    }
    return 0
  })
  if (waitMs > 0)
    throw new Refusal("TOO_MANY_REQUESTS", `too many fault reports about ${machine.deviceId}`, {
      text: "faultReportsThrottled",
      retryAfterInSeconds: Math.ceil(waitMs / 1000),
    })
}

function nextThrottle({ kind }: ThrottleKey, before: Throttle | null, now: Date): Throttle {
  return throttleAfterFailure(kind, before, now)
}

/**
 * Saves report and photos in one transaction. A form that is sent twice is one report.
 *
 * @param photos  as they have arrived
 * @returns the reference of the report
 * @throws Refusal BAD_REQUEST for a file that is no photo, or for too many
 */
export async function reportFault(
  deps: Deps,
  machine: ReportableMachine,
  input: ReportFault,
  photos: readonly UploadedFile[],
  address: string,
): Promise<string> {
  const pictures = photos.map((photo) => ({ ...photo, mediaType: mediaTypeOf(photo.head) }))
  if (pictures.some(({ mediaType }) => !(mediaType in PHOTO_EXTENSIONS)))
    throw validationRefusal([{ path: "photos", message: "validation.image" }])
  if (pictures.length > REPORT_PHOTOS_MAX)
    throw validationRefusal([{ path: "photos", message: `validation.maximum|${REPORT_PHOTOS_MAX}` }])
  const now = deps.clock()
  const { deviceId, ownerId } = machine
  const saved = await storeContents(deps, pictures, async (tx) => {
    await lockSubmission(tx, input.submission)
    const submitted = await findSubmitted(tx, deviceId, input.submission)
    if (submitted !== null) return { reference: submitted, issueId: null, scans: [] }
    const reference = toReference(randomBytes(REFERENCE_BYTES))
    const { title, description, reporter } = cleanReportTexts(input)
    const issueId = await insertIssue(
      tx,
      deviceId,
      toIssue(title || reference, description, now),
      "NEW",
      ownerId,
      now,
    )
    await insertFaultReport(tx, {
      issueId,
      reference,
      submission: input.submission,
      reporter,
      reportedOn: now,
    })
    const details = { title: title || reference, reference, reporter, photos: pictures.length }
    await record(
      { tx, actor: null, now, address },
      "FAULT_REPORTED",
      auditObjectOfIssue({ id: issueId, deviceId }),
      details,
    )
    const scans: string[] = []
    for (const [at, { mediaType, sizeBytes, hash }] of pictures.entries()) {
      const fileName = `${reference}-${at + 1}.${PHOTO_EXTENSIONS[mediaType]}`
      const scanState = stateBeforeScan(deps.antivirus?.policy ?? null, sizeBytes)
      const file = { issueId, fileName, mediaType, sizeBytes, hash, scanState, userId: ownerId, now }
      const attachmentId = await insertAttachment(tx, file)
      const object = { type: "attachment", id: attachmentId, deviceId, issueId } as const
      const facts = { fileName, mediaType, sizeBytes, hash: hash.toString("hex") }
      await record({ tx, actor: null, now, address }, "ATTACHMENT_CREATED", object, facts)
      if (scanState === "NEW") scans.push(attachmentId)
    }
    return { reference, issueId, scans }
  })
  for (const attachmentId of saved.scans) startScan(deps, attachmentId)
  if (saved.issueId) deps.publish({ kind: "issue", id: saved.issueId })
  return saved.reference
}

/** A fault without remote access: the user who accepts it decides about that. */
function toIssue(title: string, description: string, now: Date) {
  const { state: _state, ...fields } = parse(createIssue, {
    title,
    description: textToHtml(description),
    issueType: "ERROR",
    activationDateTime: now.toISOString(),
    enableRemoteAccess: false,
  })
  return fields
}
