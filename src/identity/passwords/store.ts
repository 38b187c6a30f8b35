/** The installation's one password policy. */
import type { Db } from "../../base/deps.ts"
import type { PasswordPolicyResponse, SavePasswordPolicy } from "./contract.ts"

export async function getPasswordPolicy(db: Db): Promise<PasswordPolicyResponse> {
  const row = await db.selectFrom("password_policy").selectAll().executeTakeFirstOrThrow()
  return {
    name: row.name,
    minimumLength: row.minimum_length,
    lowercase: row.lowercase,
    uppercase: row.uppercase,
    digits: row.digits,
    symbols: row.symbols,
    validityInDays: row.validity_days,
    version: row.version,
  }
}

export async function lockPasswordPolicy(tx: Db): Promise<PasswordPolicyResponse> {
  await tx.selectFrom("password_policy").select("singleton").forUpdate().execute()
  return getPasswordPolicy(tx)
}

export async function savePasswordPolicy(tx: Db, policy: SavePasswordPolicy): Promise<void> {
  await tx
    .updateTable("password_policy")
    .set({
      name: policy.name,
      minimum_length: policy.minimumLength,
      lowercase: policy.lowercase,
      uppercase: policy.uppercase,
      digits: policy.digits,
      symbols: policy.symbols,
      validity_days: policy.validityInDays,
    })
    .set((eb) => ({ version: eb("version", "+", 1) }))
    .execute()
}
