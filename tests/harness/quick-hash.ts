/** Password hashes of tests: valid, but neither slow nor large. */

/** The smallest cost that Bun accepts; the product reads the cost from the hash. */
export const QUICK_COST = { memoryCost: 8, timeCost: 1 }

export function quickHash(password: string): Promise<string> {
  return Bun.password.hash(password, { algorithm: "argon2id", ...QUICK_COST })
}
