/** A device's defaults for new interfaces, stored with the device. */

import type { JsonObject } from "../../../../sql/types.ts"
import type { Db } from "../../../base/deps.ts"
import { notFound } from "../../../base/refusal.ts"
import { findColumns, updateVersionedRow } from "../../../db/rows.ts"
import { type RemoteDefaults, remoteDefaults } from "./contract.ts"

/** Read through its schema, which gives what was never saved its defaults. @throws Refusal NOT_FOUND */
export async function getRemoteDefaults(db: Db, deviceId: string): Promise<RemoteDefaults> {
  const row = await findColumns(db, "device", ["remote_defaults", "version"], { id: deviceId })
  if (!row) throw notFound("device", deviceId)
  return remoteDefaults.parse({ ...(row.remote_defaults as JsonObject), version: row.version })
}

export async function saveRemoteDefaults(
  tx: Db,
  deviceId: string,
  defaults: Omit<RemoteDefaults, "version">,
): Promise<void> {
  await updateVersionedRow(tx, "device", deviceId, { remote_defaults: defaults as unknown as JsonObject })
}
