/** The installation's one password policy. */
import type { Db } from "../../base/deps.ts"
import { fromColumns, toColumns } from "../../db/fields.ts"
import { ReadCache } from "../../db/read-cache.ts"
import { lockSingleton, updateVersionedSingleton } from "../../db/rows.ts"
import type { PasswordPolicyResponse, SavePasswordPolicy } from "./contract.ts"
import { PASSWORD_POLICY_FIELDS } from "./fields.ts"

const POLICY = new ReadCache<PasswordPolicyResponse>({ tables: ["password_policy"], max: 1 })

export function getPasswordPolicy(db: Db): Promise<PasswordPolicyResponse> {
  return POLICY.read(db, "policy", async () => {
    const row = await db.selectFrom("password_policy").selectAll().executeTakeFirstOrThrow()
    return { ...fromColumns(PASSWORD_POLICY_FIELDS, row), version: row.version }
  })
}

export async function lockPasswordPolicy(tx: Db): Promise<PasswordPolicyResponse> {
  await lockSingleton(tx, "password_policy")
  return getPasswordPolicy(tx)
}

export async function savePasswordPolicy(tx: Db, policy: SavePasswordPolicy): Promise<void> {
  await updateVersionedSingleton(tx, "password_policy", toColumns(PASSWORD_POLICY_FIELDS, policy))
}
