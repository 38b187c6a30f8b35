/**
 * Privilege-escalation check of every path that changes a right, membership, source, vote, permission or another
 * user's credentials.
 */

import type { Actor } from "../../../base/authorities.ts"
import type { Db, Deps } from "../../../base/deps.ts"
import { Refusal } from "../../../base/refusal.ts"
import { inStepUpTransaction } from "../../../system/stepuppolicy/actions.ts"
import { getDeviceAccessByDevice } from "../store.ts"
import { canGrantAnything, missingRights, type Rights } from "./rules.ts"
import {
  getRightsOfUser,
  getRightsOfUserGroup,
  listRestrictedInterfacesOfGroups,
  listVotesOfGroups,
} from "./store.ts"

/**
 * A change of roles or their assignments in one transaction, by a user who has authenticated recently. It is published, so that
 * running sessions and open pages follow immediately.
 *
 * @throws Refusal NOT_ALLOWED with `stepUp`
 */
export async function changeRights<T>(
  deps: Deps,
  actor: Actor,
  change: (tx: Db, now: Date) => Promise<T>,
): Promise<T> {
  const result = await inStepUpTransaction(deps, actor, "CHANGE_ROLES", change)
  deps.publish({ kind: "permissions" })
  return result
}

/** @throws Refusal NOT_ALLOWED naming what the actor does not have themselves */
export async function checkMayGrant(db: Db, actor: Actor, rights: Rights): Promise<void> {
  if (canGrantAnything(actor)) return
  const deviceIds = [...(rights.deviceAuthorities?.keys() ?? [])]
  const giver = {
    actor,
    onDevices: await getDeviceAccessByDevice(db, actor, deviceIds),
    // A program never votes, so it has no vote to give.
    votes: new Set(actor.token ? [] : await listVotesOfGroups(db, actor.userGroupIds)),
    interfaces: new Set(await listRestrictedInterfacesOfGroups(db, actor.userGroupIds)),
  }
  const missing = missingRights(giver, rights)
  if (missing.length > 0) throw grantRefusal(actor, missing)
}

/** Who is in the group, and by which sources. @throws Refusal NOT_ALLOWED */
export async function checkMayGrantMembership(db: Db, actor: Actor, userGroupId: string): Promise<void> {
  if (!canGrantAnything(actor)) await checkMayGrant(db, actor, await getRightsOfUserGroup(db, userGroupId))
}

/**
 * Checks a change of another user's credentials: password, factors, e-mail address, name, and whether sign-in is
 * allowed. Setting them allows signing in as this user. @throws Refusal NOT_ALLOWED
 */
export async function checkMayChangeCredentials(db: Db, actor: Actor, userId: string): Promise<void> {
  if (canGrantAnything(actor) || (actor.userId === userId && !actor.token)) return
  await checkMayGrant(db, actor, await getRightsOfUser(db, userId))
}

export function grantRefusal(actor: Actor, missing: readonly string[]): Refusal {
  return new Refusal("NOT_ALLOWED", `${actor.username} cannot give ${missing.join(", ")}`, {
    text: "grantExceedsOwnRights",
    missing: [...missing],
  })
}
