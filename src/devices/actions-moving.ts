/**
 * A place in the tree of device groups decides who approves, which way leads to a machine and how long its recordings are
 * kept. Whoever moves something to where that differs needs the authority to change it directly.
 */
import { approvalMark } from "../approvals/store-config.ts"
import type { Db } from "../base/deps.ts"
import { Refusal } from "../base/refusal.ts"
import { findEffectiveConnector } from "../connectors/store.ts"
import { promisePolicy } from "../retention/actions.ts"
import { getRetention } from "../retention/store.ts"

export type Placed = { deviceId: string } | { deviceGroupId: string }

/** What something has from its place; marks differ when what counts there differs. */
export interface Inherited {
  approval: string
  connector: string
  retention: string
}

export async function inheritedBy(db: Db, placed: Placed): Promise<Inherited> {
  const [approval, connector, { effective }] = await Promise.all([
    approvalMark(db, placed),
    findEffectiveConnector(db, placed),
    getRetention(db, placed),
  ])
  const retention = effective.days === null ? "none" : `${effective.days}:${effective.direction}`
  return { approval, connector: connector?.mark ?? "none", retention }
}

/** The same, before a move: recordings keep what their old place promised them. */
export async function leave(tx: Db, placed: Placed): Promise<Inherited> {
  await promisePolicy(tx, placed, (await getRetention(tx, placed)).effective)
  return inheritedBy(tx, placed)
}

/**
 * @param authorities  what each part needs
 * @throws Refusal NOT_ALLOWED naming the authorities that are missing for the move
 */
export function checkMove<Authority extends string>(
  before: Inherited,
  after: Inherited,
  authorities: Record<keyof Inherited, Authority>,
  mayDo: (authority: Authority) => boolean,
): void {
  const parts = Object.keys(authorities) as (keyof Inherited)[]
  const missing = parts
    .filter((part) => before[part] !== after[part])
    .map((part) => authorities[part])
    .filter((authority) => !mayDo(authority))
  if (missing.length === 0) return
  throw new Refusal("NOT_ALLOWED", `the move needs ${missing.join(", ")}`, {
    text: "moveNeedsMore",
    missing: missing.join(", "),
  })
}
