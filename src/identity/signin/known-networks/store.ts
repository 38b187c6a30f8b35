import type { Db } from "../../../base/deps.ts"
import { deleteRowsUntil, upsertRow } from "../../../db/rows.ts"

/** Saves the network of a sign-in and keeps the `keptMax` most recently used ones. */
export async function saveKnownNetwork(
  tx: Db,
  userId: string,
  network: string,
  now: Date,
  keptMax: number,
): Promise<void> {
  await upsertRow(tx, "sign_in_network", { user_id: userId, network }, { last_used_on: now })
  await tx
    .deleteFrom("sign_in_network")
    .where("user_id", "=", userId)
    .where("network", "in", (eb) =>
      eb
        .selectFrom("sign_in_network as older")
        .select("older.network")
        .where("older.user_id", "=", userId)
        .orderBy("older.last_used_on", "desc")
        .offset(keptMax),
    )
    .execute()
}

/** Users with the networks that they have used since, the most recent first. */
export function listNetworksUsedSince(
  db: Db,
  since: Date,
  limit: number,
): Promise<{ username: string; network: string }[]> {
  return db
    .selectFrom("sign_in_network")
    .innerJoin("app_user", "app_user.id", "sign_in_network.user_id")
    .select(["username", "network"])
    .where("last_used_on", ">", since)
    .orderBy("last_used_on", "desc")
    .limit(limit)
    .execute()
}

export function deleteNetworksBefore(db: Db, before: Date): Promise<number> {
  return deleteRowsUntil(db, "sign_in_network", "last_used_on", before)
}
