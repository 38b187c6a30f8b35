/**
 * How people of the demo come in besides by a password: an identity provider, a directory, the rules of their group, and
 * an account that is locked. Neither source admits a user (`plant/directory`, `plant/identity-provider`).
 */
import { hoursAfter, minutesAfter } from "../../base/clock.ts"
import type { Db, Deps } from "../../base/deps.ts"
import { inTransaction } from "../../db/transaction.ts"
import { saveDirectory } from "../../identity/directories/contract.ts"
import { insertDirectory, saveBindPassword } from "../../identity/directories/store.ts"
import { saveIdentityProvider } from "../../identity/providers/contract.ts"
import { insertIdentityProvider } from "../../identity/providers/store.ts"
import { insertSource } from "../../identity/sources/store.ts"
import { record } from "../../system/audit/store.ts"
import { DIRECTORY_BASE, KNOWN_PERSON_ID, MAINTENANCE_GROUP_DN } from "../plant/directory/people.ts"
import { DEMO_GROUPS } from "./users.ts"

const PROVIDER_NAME = "Plant sign-in"
const DIRECTORY_NAME = "vandermeer AD"
/** Of the identity provider, whose claims name the group. */
const FEDERATED = { username: "f.visser", subject: "7c1e04b2-58aa-4f0d-9b1c-3c8e5a6d2f10" }
const FROM_DIRECTORY = { username: "l.brandt", foreignId: KNOWN_PERSON_ID }
const SIGN_IN_ADDRESS = "10.20.3.52"
/** Locked as long as a demo is looked at. */
const LOCKED = { username: "m.nowak", failures: 50, minutesBetween: 2, address: "10.20.3.17", hours: 24 }

interface DemoSources {
  directory: { port: number; bindDn: string; password: string }
  identityProvider: { port: number; clientId: string; clientSecret: string }
}

/** Adds the sources to a demo that was written just now; later only their ports. */
export async function seedDemoSources(
  deps: Deps,
  { directory, identityProvider }: DemoSources,
  { isNew }: { isNew: boolean },
): Promise<void> {
  const issuer = `http://127.0.0.1:${identityProvider.port}`
  const urls = [`ldap://127.0.0.1:${directory.port}`]
  await inTransaction(deps, async (tx, now) => {
    if (isNew) {
      await insertProvider(tx, deps, issuer, identityProvider)
      await insertDemoDirectory(tx, deps, urls, directory)
      await lockAccount(tx, now)
      return
    }
    await tx
      .updateTable("identity_provider")
      .set({ issuer })
      .where("name", "=", PROVIDER_NAME)
      .where("issuer", "<>", issuer)
      .execute()
    await tx.updateTable("ldap_provider").set({ urls }).where("name", "=", DIRECTORY_NAME).execute()
  })
}

async function insertProvider(
  tx: Db,
  deps: Deps,
  issuer: string,
  { clientId, clientSecret }: DemoSources["identityProvider"],
): Promise<void> {
  const now = deps.clock()
  const scopes = "openid profile email groups"
  const input = { name: PROVIDER_NAME, issuer, clientId, clientSecret, scopes, enabled: true }
  const providerId = await insertIdentityProvider(tx, deps.secretBox, saveIdentityProvider.parse(input), now)
  await insertSource(tx, "OIDC", await maintenanceGroupId(tx), ruleOf(providerId, "mh2"), now)
  await tx
    .updateTable("app_user")
    .set({
      identity_provider_id: providerId,
      identity_provider_name: PROVIDER_NAME,
      foreign_user_id: FEDERATED.subject,
      confirmed_on: now,
      last_login_on: now,
      provider_read_on: now,
      provider_attributes: ["sub", "preferred_username", "given_name", "family_name", "email", "groups"],
    })
    .where("username", "=", FEDERATED.username)
    .execute()
  await recordSignIn(tx, FEDERATED.username, now)
  await markFromSource(tx, FEDERATED.username)
}

async function insertDemoDirectory(
  tx: Db,
  deps: Deps,
  urls: string[],
  { bindDn, password }: DemoSources["directory"],
): Promise<void> {
  const now = deps.clock()
  const {
    version: _,
    confirmAddressChange: _confirm,
    bindPassword: _none,
    ...settings
  } = saveDirectory.parse({
    name: DIRECTORY_NAME,
    urls,
    startTls: false,
    bindDn,
    baseDn: DIRECTORY_BASE,
    userFilter: "(&(objectClass=inetOrgPerson)(uid={username}))",
  })
  const directoryId = await insertDirectory(tx, settings)
  await saveBindPassword(tx, deps.secretBox, directoryId, password)
  const rule = ruleOf(directoryId, MAINTENANCE_GROUP_DN)
  await insertSource(tx, "LDAP", await maintenanceGroupId(tx), rule, now)
  await tx
    .updateTable("app_user")
    .set({
      ldap_provider_id: directoryId,
      ldap_provider_name: DIRECTORY_NAME,
      foreign_user_id: FROM_DIRECTORY.foreignId,
      confirmed_on: now,
      provider_read_on: now,
      provider_attributes: ["entryUUID", "uid", "givenName", "sn", "mail", "memberOf"],
    })
    .where("username", "=", FROM_DIRECTORY.username)
    .execute()
  await markFromSource(tx, FROM_DIRECTORY.username)
}

const ruleOf = (providerId: string, group: string) => ({
  providerId,
  claimMappings: [],
  groupMappings: [group],
  allowedEmailDomains: [],
})

async function recordSignIn(tx: Db, username: string, now: Date): Promise<void> {
  const { id } = await userNamed(tx, username)
  const context = { tx, actor: { userId: id, username }, now, address: SIGN_IN_ADDRESS }
  await record(context, "SIGN_IN", { type: "user", id }, { methods: "OIDC" })
}

const userNamed = (tx: Db, username: string) =>
  tx.selectFrom("app_user").select("id").where("username", "=", username).executeTakeFirstOrThrow()

async function maintenanceGroupId(tx: Db): Promise<string> {
  const row = await tx
    .selectFrom("user_group")
    .select("id")
    .where("name", "=", DEMO_GROUPS.maintenance)
    .executeTakeFirstOrThrow()
  return row.id
}

/** The membership follows from a rule, not from an administrator. */
async function markFromSource(tx: Db, username: string): Promise<void> {
  await tx
    .updateTable("user_group_member")
    .set({ from_source: true })
    .where("user_id", "in", tx.selectFrom("app_user").select("id").where("username", "=", username))
    .execute()
}

async function lockAccount(tx: Db, now: Date): Promise<void> {
  const { username, failures, address } = LOCKED
  const { id } = await userNamed(tx, username)
  const user = { type: "user", id } as const
  for (let left = failures; left > 0; left--) {
    const then = minutesAfter(now, -left * LOCKED.minutesBetween)
    await record({ tx, actor: null, now: then, address }, "SIGN_IN_FAILED", user, { username })
  }
  const until = hoursAfter(now, LOCKED.hours)
  const details = { reason: "MAX_FAILED_LOGIN_ATTEMPTS", failures, until: until.toISOString() }
  await record({ tx, actor: null, now, address }, "USER_LOCKED", user, details)
  await tx
    .updateTable("app_user")
    .set({
      locked_reason: "MAX_FAILED_LOGIN_ATTEMPTS",
      failed_sign_ins: failures,
      locked_until: until,
    })
    .where("username", "=", username)
    .execute()
}
