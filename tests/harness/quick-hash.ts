/** Password hashes for tests about something else than passwords: valid, but neither slow nor large. */

/** argon2id with the smallest cost that Bun accepts; the product reads the cost from the hash. */
export function quickHash(password: string): Promise<string> {
  return Bun.password.hash(password, { algorithm: "argon2id", memoryCost: 8, timeCost: 1 })
}
