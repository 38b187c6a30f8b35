/** The user's own profile. */
import type { Db } from "../../base/deps.ts"
import { getUser } from "../users/store.ts"
import type { Profile } from "./contract.ts"

export async function getProfile(db: Db, userId: string, now: Date): Promise<Profile> {
  const user = await getUser(db, userId, now)
  const { language, theme } = await db
    .selectFrom("app_user")
    .select(["language", "theme"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow()
  return {
    id: user.id,
    username: user.username,
    displayName: user.displayName,
    firstname: user.firstname,
    surname: user.surname,
    email: user.email,
    superuser: user.superuser,
    language,
    theme: theme as Profile["theme"],
    otpEnabled: user.otpEnabled,
    imported: user.imported,
    passwordExpired: user.passwordExpired,
    lastLogin: user.lastLogin,
  }
}
