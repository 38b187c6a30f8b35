/** How far the limits and features of the licence are used. */

import { sql } from "kysely"
import type { Db } from "../../base/deps.ts"
import { countRows } from "../../db/counts.ts"

export interface LicenceUsage {
  interfaces: number
  /** The machine with the most interfaces; null without any interface. */
  fullest: { deviceId: string; name: string; interfaces: number } | null
  recordingDevices: number
  guardedInterfaces: number
}

export async function getLicenceUsage(db: Db): Promise<LicenceUsage> {
  const counts = await db
    .selectFrom("target_interface")
    .select((eb) => [
      eb.fn.countAll<string>().as("interfaces"),
      sql<string>`count(*) filter (where options ->> 'plcGuard' = 'true')`.as("guarded"),
    ])
    .executeTakeFirstOrThrow()
  const fullest = await db
    .selectFrom("target_interface")
    .innerJoin("device", "device.id", "target_interface.device_id")
    .select((eb) => ["device.id", "device.name", eb.fn.countAll<string>().as("interfaces")])
    .groupBy(["device.id", "device.name"])
    .orderBy("interfaces", "desc")
    .orderBy("device.name")
    .limit(1)
    .executeTakeFirst()
  const recordingDevices = await countRows(db.selectFrom("device").where("recording_enabled", "=", true))
  return {
    interfaces: Number(counts.interfaces),
    fullest: fullest
      ? { deviceId: fullest.id, name: fullest.name, interfaces: Number(fullest.interfaces) }
      : null,
    recordingDevices,
    guardedInterfaces: Number(counts.guarded),
  }
}
