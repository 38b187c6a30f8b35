/** Entry to a recorded session requires the user's consent, where the installation demands it. */
import type { Db } from "../../base/deps.ts"
import { Refusal } from "../../base/refusal.ts"
import { isRecordingConsentMissing } from "../../identity/consents/actions.ts"

/** @param isRecorded  the session is, or would be */
export async function isConsentMissing(db: Db, userId: string, isRecorded: boolean): Promise<boolean> {
  return isRecorded && (await isRecordingConsentMissing(db, userId))
}

/** @throws Refusal NOT_ALLOWED when the user must still consent before joining this session */
export async function requireConsent(
  db: Db,
  userId: string,
  session: { id: string; isRecorded: boolean },
): Promise<void> {
  if (!(await isConsentMissing(db, userId, session.isRecorded))) return
  const details = { text: "recordingConsentMissing" } as const
  throw new Refusal("NOT_ALLOWED", `session ${session.id} is recorded and not agreed to`, details)
}
