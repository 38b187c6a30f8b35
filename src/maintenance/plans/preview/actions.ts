/** The preview of a plan that is being edited. Changes nothing. */
import type { Db } from "../../../base/deps.ts"
import { type PlanDraft, type PreviewOccurrence, previewOccurrences, withOverlaps } from "./rules.ts"
import { listBusyWindows } from "./store.ts"

/** @param planId  null for a new plan */
export async function previewPlan(
  db: Db,
  deviceId: string,
  planId: string | null,
  draft: PlanDraft,
  now: Date,
): Promise<PreviewOccurrence[]> {
  const occurrences = previewOccurrences(draft, now)
  return withOverlaps(occurrences, await listBusyWindows(db, deviceId, planId, occurrences))
}
