/**
 * Asked by every path on which a right, a membership, a source, a vote, a permission or somebody else's way in can change.
 */
import type { Db } from "../base/deps.ts"
import { Refusal } from "../base/refusal.ts"
import type { Actor } from "./rules.ts"
import { mayGiveAll, missingToGive, type Rights } from "./rules-giving.ts"
import { accessesTo } from "./store.ts"
import {
  restrictedInterfacesOfGroups,
  rightsOfUser,
  rightsOfUserGroup,
  votesOfGroups,
} from "./store-giving.ts"

/** @throws Refusal NOT_ALLOWED naming what the actor does not have themselves */
export async function checkMayGive(db: Db, actor: Actor, rights: Rights): Promise<void> {
  if (mayGiveAll(actor)) return
  const deviceIds = [...(rights.onDevices?.keys() ?? [])]
  const giver = {
    actor,
    onDevices: await accessesTo(db, actor, deviceIds),
    // A program never votes, so it has no vote to give.
    votes: new Set(actor.token ? [] : await votesOfGroups(db, actor.userGroupIds)),
    interfaces: new Set(await restrictedInterfacesOfGroups(db, actor.userGroupIds)),
  }
  const missing = missingToGive(giver, rights)
  if (missing.length > 0) throw cannotGive(actor, missing)
}

/** Who is in the group, and by which sources. @throws Refusal NOT_ALLOWED */
export async function checkMayFill(db: Db, actor: Actor, userGroupId: string): Promise<void> {
  if (!mayGiveAll(actor)) await checkMayGive(db, actor, await rightsOfUserGroup(db, userGroupId))
}

/**
 * Somebody's ways in: password, factors, e-mail address, name, and whether they may come in at all. Whoever sets them can
 * come in as this person. @throws Refusal NOT_ALLOWED
 */
export async function checkMayActFor(db: Db, actor: Actor, userId: string): Promise<void> {
  if (mayGiveAll(actor) || (actor.userId === userId && !actor.token)) return
  await checkMayGive(db, actor, await rightsOfUser(db, userId))
}

export function cannotGive(actor: Actor, missing: readonly string[]): Refusal {
  return new Refusal("NOT_ALLOWED", `${actor.username} cannot give ${missing.join(", ")}`, {
    text: "cannotGiveMore",
    missing: [...missing],
  })
}
