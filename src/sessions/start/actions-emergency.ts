/** What the start of an emergency session requires in place of the open window. */
import type { Actor, DeviceAccess } from "../../base/authorities.ts"
import type { Db, Deps } from "../../base/deps.ts"
import { Refusal } from "../../base/refusal.ts"
import type { TargetInterface } from "../../machines/interfaces/contract.ts"
import { recordableParts, recordingOptionsOf } from "../../machines/interfaces/options/rules.ts"
import type { Issue } from "../../maintenance/issues/contract.ts"
import { isFeatureLicensed } from "../../system/licence/actions.ts"
import { mayStartEmergency } from "../emergency/rules.ts"
import type { Prerequisite } from "../session/rules.ts"
import { splitEmergencyPrerequisites } from "../session/rules-emergency.ts"

/**
 * The prerequisites that the emergency session bypasses.
 *
 * @throws Refusal NOT_ALLOWED without the right, PREREQUISITES_MISSING for what it may not bypass
 */
export function requireEmergency(
  actor: Actor,
  access: DeviceAccess,
  issue: Issue,
  missing: readonly Prerequisite[],
): Prerequisite[] {
  if (!mayStartEmergency(actor, access))
    throw new Refusal("NOT_ALLOWED", `${actor.username} may not start emergency sessions`)
  const { bypassed, remaining } = splitEmergencyPrerequisites(missing, issue.state)
  requireAllPrerequisites(issue, remaining)
  return bypassed
}

/** @throws Refusal CONFLICT when the usual start is possible */
export function requireEmergencyNeed(issue: Issue, bypassed: readonly Prerequisite[]): void {
  if (bypassed.length > 0) return
  const details = { text: "emergencyNotNeeded", title: issue.title } as const
  throw new Refusal("CONFLICT", `issue "${issue.title}": a session may start without an emergency`, details)
}

/** @throws Refusal PREREQUISITES_MISSING with `missing` */
export function requireAllPrerequisites(issue: Issue, missing: readonly Prerequisite[]): [] {
  if (missing.length === 0) return []
  throw new Refusal("PREREQUISITES_MISSING", `issue "${issue.title}": missing ${missing.join(", ")}`, {
    missing,
  })
}

/** The interface with every part recorded that can be, whatever its settings and the machine's. */
export function withAllRecorded(target: TargetInterface): TargetInterface {
  return { ...target, recordingOptions: recordingOptionsOf(target.type, {}) }
}

/** @throws Refusal CONFLICT where the screen cannot be recorded, or recordings are not licensed */
export async function forcedRecording(tx: Db, deps: Deps, { type, name }: TargetInterface): Promise<"ON"> {
  const isRecordable = recordableParts(type).includes("screen")
  if (isRecordable && (await isFeatureLicensed(tx, deps, "recording"))) return "ON"
  throw new Refusal("CONFLICT", `interface "${name}": an emergency session must be recorded`, {
    text: "emergencyNotRecordable",
    name,
  })
}
