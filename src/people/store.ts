/** Users and their groups. */
import type { Db } from "../base/deps.ts"

export interface NewUser {
  username: string
  passwordHash: string
  firstname: string
  surname: string
  email: string
  superuser: boolean
}

export async function insertUser(db: Db, user: NewUser): Promise<string> {
  const { id } = await db
    .insertInto("app_user")
    .values({
      username: user.username,
      password_hash: user.passwordHash,
      firstname: user.firstname,
      surname: user.surname,
      email: user.email,
      superuser: user.superuser,
    })
    .returning("id")
    .executeTakeFirstOrThrow()
  return id
}

export async function isUsernameTaken(db: Db, username: string): Promise<boolean> {
  const taken = await db
    .selectFrom("app_user")
    .select("id")
    .where((eb) => eb(eb.fn("lower", ["username"]), "=", username.toLowerCase()))
    .executeTakeFirst()
  return taken !== undefined
}

/** What local sign-in needs of a user. */
export async function findCredentials(db: Db, username: string) {
  return db
    .selectFrom("app_user")
    .select(["id", "username", "password_hash", "locked_reason"])
    .where((eb) => eb(eb.fn("lower", ["username"]), "=", username.toLowerCase()))
    .executeTakeFirst()
}

export async function saveLanguage(db: Db, userId: string, language: string): Promise<void> {
  await db.updateTable("app_user").set({ language }).where("id", "=", userId).execute()
}

export async function saveSignInSuccess(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .updateTable("app_user")
    .set({ last_login_on: now, failed_sign_ins: 0 })
    .where("id", "=", userId)
    .execute()
}
