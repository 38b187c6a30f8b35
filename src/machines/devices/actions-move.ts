/**
 * A place in the tree of device groups decides who approves, which way leads to a machine and how long its recordings are
 * kept. Whoever moves something to where that differs needs the authority to change it directly.
 */

import type { Db } from "../../base/deps.ts"
import { Refusal } from "../../base/refusal.ts"
import { approvalConfigRevision } from "../../maintenance/approvals/config/store.ts"
import { extendRetentionUnderPolicy } from "../../sessions/retention/actions.ts"
import { getRetention } from "../../sessions/retention/store.ts"
import { findEffectiveConnector } from "../connectors/store.ts"

export type DeviceOrGroupRef = { deviceId: string } | { deviceGroupId: string }

/** What something has from its place; marks differ when what counts there differs. */
export interface InheritedSettings {
  approval: string
  connector: string
  retention: string
}

export async function getInheritedSettings(db: Db, placed: DeviceOrGroupRef): Promise<InheritedSettings> {
  const [approval, connector, { effective }] = await Promise.all([
    approvalConfigRevision(db, placed),
    findEffectiveConnector(db, placed),
    getRetention(db, placed),
  ])
  const retention = effective.days === null ? "none" : `${effective.days}:${effective.direction}`
  return { approval, connector: connector?.revision ?? "none", retention }
}

/** The same, before a move: recordings keep what their old place promised them. */
export async function prepareMove(tx: Db, placed: DeviceOrGroupRef): Promise<InheritedSettings> {
  await extendRetentionUnderPolicy(tx, placed, (await getRetention(tx, placed)).effective)
  return getInheritedSettings(tx, placed)
}

/**
 * @param authorities  what each part needs
 * @throws Refusal NOT_ALLOWED naming the authorities that are missing for the move
 */
export function checkMove<Authority extends string>(
  before: InheritedSettings,
  after: InheritedSettings,
  authorities: Record<keyof InheritedSettings, Authority>,
  hasAuthority: (authority: Authority) => boolean,
): void {
  const parts = Object.keys(authorities) as (keyof InheritedSettings)[]
  const missing = parts
    .filter((part) => before[part] !== after[part])
    .map((part) => authorities[part])
    .filter((authority) => !hasAuthority(authority))
  if (missing.length === 0) return
  throw new Refusal("NOT_ALLOWED", `the move needs ${missing.join(", ")}`, {
    text: "moveAuthoritiesMissing",
    missing: missing.join(", "),
  })
}
