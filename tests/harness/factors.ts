/** Users with credentials: a password, and a one-time password. */
import { generate } from "otplib"
import type { Deps } from "../../src/base/deps.ts"
import { enableOtp, startOtpEnrolment } from "../../src/identity/otp/actions.ts"
import { OTP_PERIOD_SECONDS } from "../../src/identity/otp/rules.ts"
import { insertPasskey } from "../../src/identity/passkeys/store.ts"
import { savePasswordHash } from "../../src/identity/users/store.ts"
import { aUser } from "./users.ts"

export const PASSWORD = "grey heron 77"
/** Cheap on purpose: the cost of password hashing is not under test. */
const HASH = await Bun.password.hash(PASSWORD, { algorithm: "argon2id", memoryCost: 8, timeCost: 1 })

export interface TestUser {
  userId: string
  username: string
}

export async function aUserWithPassword(
  deps: Deps,
  options: { superuser?: boolean } = {},
): Promise<TestUser> {
  const userId = await aUser(deps, options)
  await savePasswordHash(deps.db, userId, HASH, deps.clock())
  const { username } = await deps.db
    .selectFrom("app_user")
    .select("username")
    .where("id", "=", userId)
    .executeTakeFirstOrThrow()
  return { userId, username }
}

export interface OtpHolder extends TestUser {
  secret: string
  recoveryCodes: string[]
}

/** The code of an authenticator app, `steps` from now. */
export function otpCode(deps: Pick<Deps, "clock">, secret: string, steps = 0): Promise<string> {
  const seconds = Math.floor(deps.clock().getTime() / 1000)
  return generate({ secret, epoch: seconds + steps * OTP_PERIOD_SECONDS })
}

/** Sets up a one-time password; its first code, of the step before now, is used with it. */
export async function withOtp(deps: Deps, user: TestUser): Promise<OtpHolder> {
  const owner = { ...user, context: user.userId }
  const secret = await startOtpEnrolment(deps, owner)
  const recoveryCodes = await enableOtp(deps, owner, await otpCode(deps, secret, -1))
  return { ...user, secret, recoveryCodes }
}

/** Inactivity timeout of a day: in these tests the step-up expires first. */
export async function disableInactivityTimeout(deps: Deps): Promise<void> {
  await deps.db.updateTable("installation_settings").set({ inactivity_seconds: 86_400 }).execute()
}

/** Registers a passkey with a key that signs nothing: for what depends on having one. @returns its id */
export function aPasskey({ db, clock }: Pick<Deps, "db" | "clock">, userId: string): Promise<string | null> {
  return insertPasskey(
    db,
    {
      ...{ userId, name: "Key", publicKey: new Uint8Array([1]), counter: 0, transports: [] },
      ...{ credentialId: Buffer.from(userId).toString("base64url"), rpId: "localhost", backedUp: false },
    },
    clock(),
  )
}
