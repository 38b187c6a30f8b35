/** Queries of stored credentials that expire. */
import { sql } from "kysely"
import type { Db } from "../../../base/deps.ts"
import { secretExpiry } from "../options/rules.ts"

interface ExpiringSecret {
  interfaceId: string
  interfaceName: string
  deviceId: string
  validityDays: number
  expiresOn: Date
  /** Whom the machine names; one of them may be null. */
  userId: string | null
  userGroupId: string | null
}

/** Credentials that expire in this period, of machines that name somebody to be told. */
export async function listExpiringSecrets(
  db: Db,
  { after, until }: { after: Date; until: Date },
): Promise<ExpiringSecret[]> {
  const expiry = sql<Date>`target.secret_saved_on + device.secret_validity_days * interval '24 hours'`
  const rows = await db
    .selectFrom("target_interface as target")
    .innerJoin("device", "device.id", "target.device_id")
    .select(["target.id", "target.name", "target.device_id", "target.secret_saved_on"])
    .select([
      "device.secret_validity_days",
      "device.notification_user_id",
      "device.notification_user_group_id",
    ])
    .where(expiry, ">", after)
    .where(expiry, "<=", until)
    .where((eb) =>
      eb.or([
        eb("device.notification_user_id", "is not", null),
        eb("device.notification_user_group_id", "is not", null),
      ]),
    )
    .orderBy("target.id")
    .execute()
  return rows.flatMap((row) => {
    const expiresOn = secretExpiry(row.secret_saved_on, row.secret_validity_days)
    if (!expiresOn || row.secret_validity_days === null) return []
    return [
      {
        interfaceId: row.id,
        interfaceName: row.name,
        deviceId: row.device_id,
        validityDays: row.secret_validity_days,
        expiresOn,
        userId: row.notification_user_id,
        userGroupId: row.notification_user_group_id,
      },
    ]
  })
}
