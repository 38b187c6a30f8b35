/** A directory as an administrator configures it, over a real or a hostile server. */
import { afterAll, beforeEach } from "bun:test"
import type { DirectoryResponse } from "../../src/identity/directories/contract.ts"
import type { UserGroup } from "../../src/identity/usergroups/contract.ts"
import { SERVICE_ACCOUNT, type Slapd, startSlapd, USERS_DN } from "../peers/slapd.ts"
import { type TestApi, testApi } from "./api.ts"
import { uniqueName } from "./users.ts"

type Settings = Record<string, unknown>

/**
 * A real directory server with these entries (LDIF) and the API of an installation without directories; each test
 * starts without those of the tests before it. Call it at the top level of a test file.
 */
export async function testDirectory(entries: string[]): Promise<{ slapd: Slapd; api: TestApi }> {
  const [slapd, api] = await Promise.all([startSlapd({ entries: entries.join("\n") }), testApi()])
  afterAll(() => slapd.stop())
  beforeEach(() => disableDirectories(api))
  return { slapd, api }
}

/** What works with `startSlapd`: a service name, entryUUID and memberOf. */
export function directorySettings(slapd: Pick<Slapd, "tlsUrl" | "authority">, more: Settings = {}): Settings {
  return {
    name: uniqueName("Plant"),
    urls: [slapd.tlsUrl],
    caCertificate: slapd.authority,
    bindDn: SERVICE_ACCOUNT.name,
    bindPassword: SERVICE_ACCOUNT.password,
    baseDn: USERS_DN,
    userFilter: "(&(objectClass=inetOrgPerson)(uid={username}))",
    ...more,
  }
}

export async function addDirectory({ call, root }: TestApi, settings: Settings): Promise<DirectoryResponse> {
  const added = await call<DirectoryResponse>(root.token, "POST", "/ldapproviders", settings)
  if (added.status !== 201) throw new Error(`no directory: ${JSON.stringify(added.body)}`)
  return added.body
}

/** Disables the directories of earlier tests; their users are deleted and the names free again. */
export async function disableDirectories({ deps }: TestApi): Promise<void> {
  await deps.db.updateTable("ldap_provider").set({ enabled: false }).execute()
  await deps.db
    .updateTable("app_user")
    .set({ deleted_on: deps.clock(), email: "" })
    .where("ldap_provider_id", "is not", null)
    .execute()
}

/** A group with mapped directory users. @returns its id */
export async function aMappedGroup(
  { call, root }: TestApi,
  ldapProviderId: string,
  mapping: { groupMappings?: string[]; claimMappings?: { key: string; value: string }[] },
): Promise<string> {
  const name = uniqueName("mapped group")
  const group = await call<UserGroup>(root.token, "POST", "/usergroups", { name })
  const source = { ldapProviderId, ...mapping }
  const made = await call(root.token, "POST", `/usergroups/${group.body.id}/ldapusersources`, source)
  if (made.status !== 201) throw new Error(`no source: ${JSON.stringify(made.body)}`)
  return group.body.id
}

interface SignInResponse {
  access_token: string
  code?: string
}

export function signIn({ call }: TestApi, username: string, password: string) {
  return call<SignInResponse>(null, "POST", "/token", { username, password })
}

export async function findUserByName({ deps }: TestApi, username: string) {
  return deps.db
    .selectFrom("app_user")
    .select(["id", "username", "firstname", "surname", "email", "foreign_user_id", "deprovisioned_on"])
    .where("username", "=", username)
    .where("deleted_on", "is", null)
    .executeTakeFirst()
}

export async function groupIdsOfUser({ deps }: TestApi, username: string): Promise<string[]> {
  const rows = await deps.db
    .selectFrom("user_group_member as member")
    .innerJoin("app_user", "app_user.id", "member.user_id")
    .select("member.user_group_id")
    .where("app_user.username", "=", username)
    .where("app_user.deleted_on", "is", null)
    .execute()
  return rows.map((row) => row.user_group_id).sort()
}

/** The newest entry of the audit log with this event. */
export async function lastAuditDetails({ deps }: TestApi, event: string) {
  const entry = await deps.db
    .selectFrom("audit_entry")
    .selectAll()
    .where("event", "=", event)
    .orderBy("id", "desc")
    .executeTakeFirst()
  return entry?.details as Record<string, unknown> | undefined
}
