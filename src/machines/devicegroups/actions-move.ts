/**
 * Moves in the tree of device groups. A move to a place where an inherited setting differs needs the authority to change
 * that setting directly.
 */

import type { DeviceAuthority, SystemAuthority } from "../../base/authorities.ts"
import type { Db, Deps, DeviceOrGroupRef } from "../../base/deps.ts"
import { Refusal } from "../../base/refusal.ts"

type MoveDeps = Pick<Deps, "inheritedSettings">

/** Revisions of the inherited settings, in the order of `Deps.inheritedSettings`. */
export type InheritedRevisions = readonly string[]

/** Prepares a move in its transaction. @returns the revisions of the old place */
export async function prepareMove(
  deps: MoveDeps,
  tx: Db,
  placed: DeviceOrGroupRef,
): Promise<InheritedRevisions> {
  for (const setting of deps.inheritedSettings) await setting.beforeMove?.(tx, placed)
  return readRevisions(deps, tx, placed)
}

/**
 * Checks a move after it is saved, in its transaction.
 *
 * @param before        result of `prepareMove`
 * @param hasAuthority  whether the user has an authority in the new place
 * @throws Refusal NOT_ALLOWED naming the missing authorities
 */
export async function checkMove<Placed extends DeviceOrGroupRef>(
  deps: MoveDeps,
  tx: Db,
  placed: Placed,
  before: InheritedRevisions,
  hasAuthority: (
    authority: Placed extends { deviceId: string } ? DeviceAuthority : SystemAuthority,
  ) => boolean,
): Promise<void> {
  const after = await readRevisions(deps, tx, placed)
  const has = hasAuthority as (authority: DeviceAuthority | SystemAuthority) => boolean
  const missing = deps.inheritedSettings
    .filter((_, at) => before[at] !== after[at])
    .map(({ authority }) => ("deviceId" in placed ? authority.device : authority.deviceGroup))
    .filter((authority) => !has(authority))
  if (missing.length === 0) return
  throw new Refusal("NOT_ALLOWED", `the move needs ${missing.join(", ")}`, {
    text: "moveAuthoritiesMissing",
    missing: missing.join(", "),
  })
}

function readRevisions(deps: MoveDeps, db: Db, placed: DeviceOrGroupRef): Promise<InheritedRevisions> {
  return Promise.all(deps.inheritedSettings.map((setting) => setting.read(db, placed)))
}
