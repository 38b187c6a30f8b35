/** Creating people. */
import type { Db } from "../base/deps.ts"
import { Refusal } from "../base/refusal.ts"
import type { CreateUser } from "./contract.ts"
import { insertUser, isUsernameTaken } from "./store.ts"

/** @throws Refusal CONFLICT when the name is taken. @returns the new user's id */
export async function createUser(
  db: Db,
  input: CreateUser,
  options: { superuser: boolean },
): Promise<string> {
  if (await isUsernameTaken(db, input.username)) {
    throw new Refusal("CONFLICT", `user "${input.username}" already exists`, {
      text: "alreadyExists",
      name: input.username,
    })
  }
  const { password, ...user } = input
  return insertUser(db, { ...user, passwordHash: await hashPassword(password), superuser: options.superuser })
}

/** argon2id with Bun's parameters (64 MB, 2 passes), off the main thread. */
export function hashPassword(password: string): Promise<string> {
  return Bun.password.hash(password, "argon2id")
}
