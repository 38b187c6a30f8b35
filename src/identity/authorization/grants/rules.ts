/**
 * Users cannot grant more rights than they have, including to themselves. Pure functions: `Rights` is what a
 * membership, role, permission, source or credential conveys; the rule compares it with the rights of the grantor.
 * Revoking rights is always possible with the authority for it, so that a threat can be stopped.
 */
import { type Actor, type DeviceAccess, hasDeviceAuthority } from "../../../base/authorities.ts"

/** The rights that result from a change. */
export interface Rights {
  isSuperuser?: boolean
  /** System authorities. */
  systemAuthorities?: Iterable<string>
  /** Device authorities by device id. */
  deviceAuthorities?: ReadonlyMap<string, Iterable<string>>
  /** Keys of votes: one per stage and kind of vote. */
  votes?: Iterable<string>
  /** Ids of restricted interfaces. */
  interfaces?: Iterable<string>
}

/** The granting user and their own share of the rights in question. */
export interface Grantor {
  actor: Actor
  onDevices: ReadonlyMap<string, DeviceAccess>
  votes: ReadonlySet<string>
  interfaces: ReadonlySet<string>
}

/** The rule does not apply to superusers: their rights need not be looked up. */
export function canGrantAnything(actor: Pick<Actor, "isSuperuser">): boolean {
  return actor.isSuperuser
}

/**
 * What the giver lacks of these rights: names of authorities, SUPERUSER, VOTE or RESTRICTED_INTERFACE, each once.
 *
 * @returns empty when they may give them
 */
export function missingRights(giver: Grantor, rights: Rights): string[] {
  const { actor } = giver
  if (canGrantAnything(actor)) return []
  const missing = new Set<string>()
  if (rights.isSuperuser) missing.add("SUPERUSER")
  for (const authority of rights.systemAuthorities ?? []) {
    if (!actor.systemAuthorities.has(authority)) missing.add(authority)
  }
  for (const [deviceId, authorities] of rights.deviceAuthorities ?? []) {
    const access = giver.onDevices.get(deviceId) ?? { deviceId, authorities: new Set() }
    for (const authority of authorities) {
      if (!hasDeviceAuthority(actor, access, authority)) missing.add(authority)
    }
  }
  if (!isSubset(rights.votes, giver.votes)) missing.add("VOTE")
  if (!isSubset(rights.interfaces, giver.interfaces)) missing.add("RESTRICTED_INTERFACE")
  return [...missing]
}

function isSubset(wanted: Iterable<string> | undefined, owned: ReadonlySet<string>): boolean {
  return [...(wanted ?? [])].every((one) => owned.has(one))
}

/** The groups that may vote and overrule at each stage. */
type StageGroups = readonly {
  voteUserGroups: readonly { id: string }[]
  overruleVotesUserGroups: readonly { id: string }[]
}[]

/**
 * A user who configures approvals cannot make themselves an approver: a config must not give the actor votes, or
 * overruling votes, at more stages than before.
 */
export function grantsOwnVote(
  actor: Pick<Actor, "isSuperuser" | "userGroupIds">,
  before: StageGroups,
  after: StageGroups,
): boolean {
  if (canGrantAnything(actor)) return false
  const ownAt = (stages: StageGroups, right: keyof StageGroups[number]) =>
    stages.filter((stage) => stage[right].some(({ id }) => actor.userGroupIds.includes(id.toLowerCase())))
      .length
  return (["voteUserGroups", "overruleVotesUserGroups"] as const).some(
    (right) => ownAt(after, right) > ownAt(before, right),
  )
}
