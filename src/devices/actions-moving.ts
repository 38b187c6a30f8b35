/**
 * A place in the tree of device groups decides who approves and which way leads to a machine. Whoever moves something to
 * where that differs needs the authority to change it directly.
 */
import { approvalMark } from "../approvals/store-config.ts"
import type { Db } from "../base/deps.ts"
import { Refusal } from "../base/refusal.ts"
import { findEffectiveConnector } from "../connectors/store.ts"

export type Placed = { deviceId: string } | { deviceGroupId: string }

/** What something has from its place; marks differ when what counts there differs. */
export interface Inherited {
  approval: string
  connector: string
}

export async function inheritedBy(db: Db, placed: Placed): Promise<Inherited> {
  const [approval, connector] = await Promise.all([
    approvalMark(db, placed),
    findEffectiveConnector(db, placed),
  ])
  return { approval, connector: connector?.mark ?? "none" }
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
