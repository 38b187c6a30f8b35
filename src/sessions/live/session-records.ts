/** Facts that a running session leaves in the database. A failure is logged and does not end the session. */
import type { Supervision } from "../../../protocols/viewer-wire.ts"
import type { Deps } from "../../base/deps.ts"
import { pinHostKey } from "../../machines/interfaces/store.ts"
import { writeAudit } from "../../system/audit/store.ts"
import type { HostKeyInfo, LiveSession } from "./live-session.ts"

/** What a machine's page tried to reach besides its machine. */
export async function recordRefusedPlace(
  deps: Deps,
  { owner, path }: LiveSession,
  place: string,
): Promise<void> {
  const { sessionId, deviceId, issueId } = path
  deps.log.warn("A page asked for another place than its machine", { sessionId, place })
  const fact = { event: "SESSION_PLACE_REFUSED", objectType: "session", objectId: sessionId } as const
  try {
    await deps.db
      .transaction()
      .execute((tx) =>
        writeAudit(tx, owner, { ...fact, deviceId, issueId, details: { place } }, deps.clock()),
      )
  } catch (error) {
    deps.log.error("Recording a refused place failed", { sessionId, error })
  }
}

/** Who watched when, and who stopped the input for what reason, is in the audit log as in the recording. */
export async function recordSupervision(
  deps: Deps,
  { path }: LiveSession,
  { state, by, reason }: Supervision,
): Promise<void> {
  const { sessionId, deviceId, issueId } = path
  const fact = { event: "SESSION_SUPERVISION_CHANGED", objectType: "session", objectId: sessionId } as const
  const details = { state, by: by || undefined, reason: reason || undefined }
  try {
    await writeAudit(deps.db, null, { ...fact, deviceId, issueId, details }, deps.clock())
  } catch (error) {
    deps.log.error("Saving a change of a session's supervision failed", { sessionId, error })
  }
}

/** The key that the session's owner trusted is the interface's from now on. */
export async function recordHostKey(deps: Deps, interfaceId: string, key: HostKeyInfo): Promise<void> {
  try {
    await pinHostKey(deps.db, interfaceId, `${key.keyType} ${key.fingerprint}`)
  } catch (error) {
    deps.log.error("Pinning a host key failed", { interfaceId, error })
  }
}
