/** The user's own profile. */
import type { Db } from "../../base/deps.ts"
import { getAccount } from "../users/store.ts"
import type { Profile } from "./contract.ts"

export async function getProfile(db: Db, userId: string, now: Date): Promise<Profile> {
  return toProfile(await getAccount(db, userId, now))
}

export function toProfile({ user, language, theme }: Awaited<ReturnType<typeof getAccount>>): Profile {
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
