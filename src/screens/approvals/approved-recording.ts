/** What an approved request for a recording leads to. */
import { hoursAfter } from "../../base/clock.ts"
import type { ApprovalRequest } from "../../maintenance/approvals/contract.ts"
import { recordingPath } from "../../sessions/session/paths.ts"

/** Path of the recording that this reader may watch now by the request; null for any other request, reader or time. */
export function approvedRecordingPath(
  { approvalObject, createdBy, state }: ApprovalRequest,
  reader: { username: string } | null,
  now: Date,
): string | null {
  const { deviceId, session, startTime, durationInHours } = approvalObject
  if (!session || state !== "APPROVED" || createdBy.username !== reader?.username) return null
  const start = new Date(startTime)
  const isOpen = start <= now && now < hoursAfter(start, durationInHours ?? 0)
  return isOpen ? recordingPath({ ...session, deviceId }) : null
}
