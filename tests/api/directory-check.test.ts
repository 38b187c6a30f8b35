/** The regular check of a directory's users: users who left lose all access immediately, others nothing. */
import { expect, setDefaultTimeout, test } from "bun:test"
import type { DirectoryResponse } from "../../src/identity/directories/contract.ts"
import { recheckDirectories } from "../../src/identity/directories/recheck/actions.ts"
import { insertForeignUser } from "../../src/identity/users/foreign-users/store.ts"
import {
  addDirectory,
  aMappedGroup,
  directorySettings,
  findUserByName,
  groupIdsOfUser,
  lastAuditDetails,
  signIn,
  testDirectory,
} from "../harness/directories.ts"
import { createToken } from "../harness/users.ts"
import {
  groupDn,
  groupLdif,
  modifyLdif,
  SERVICE_ACCOUNT,
  SUFFIX,
  USER_PASSWORD,
  userDn,
  userLdif,
} from "../peers/slapd.ts"

setDefaultTimeout(60_000)

const NAMES = ["ann.gone", "bob.closed", "cem.locked", "dan.frozen", "eli.moved", "fay.stays", "gil.expired"]
const MANY = 360
const { slapd, api } = await testDirectory([
  ...NAMES.map((name) => userLdif(name)),
  ...Array.from({ length: MANY }, (_, index) => userLdif(`many.p${index}`)),
  groupLdif("fitters", [...NAMES.map(userDn), userDn("many.p0")]),
  groupLdif("clerks", [userDn("fay.stays")]),
])
const { deps, call, root } = api

const never = new AbortController().signal
const run = () => recheckDirectories(deps, never)

async function aDirectoryWithFitters(more = {}): Promise<{ directory: DirectoryResponse; fitters: string }> {
  const directory = await addDirectory(api, directorySettings(slapd, more))
  const fitters = await aMappedGroup(api, directory.id, { groupMappings: [groupDn("fitters")] })
  return { directory, fitters }
}

async function tokenFor(username: string): Promise<string> {
  const answer = await signIn(api, username, USER_PASSWORD)
  if (answer.status !== 200) throw new Error(`${username} is not let in`)
  return answer.body.access_token
}

const isSignedIn = async (token: string) => (await call(token, "GET", "/profile")).status === 200
const modify = (name: string, ...lines: string[]) =>
  slapd.modify(modifyLdif(userDn(name), "changetype: modify", ...lines))

test.each<[string, string, () => Promise<void>, string]>([
  ["is gone", "ann.gone", () => slapd.modify(modifyLdif(userDn("ann.gone"), "changetype: delete")), "GONE"],
  [
    "is disabled (userAccountControl)",
    "bob.closed",
    () => modify("bob.closed", "add: userAccountControl", "userAccountControl: 66050"),
    "DISABLED",
  ],
  [
    "is disabled (nsAccountLock)",
    "cem.locked",
    () => modify("cem.locked", "add: nsAccountLock", "nsAccountLock: TRUE"),
    "DISABLED",
  ],
  [
    "is locked for good (pwdAccountLockedTime)",
    "dan.frozen",
    () => modify("dan.frozen", "add: pwdAccountLockedTime", "pwdAccountLockedTime: 000001010000Z"),
    "DISABLED",
  ],
  [
    "is in no mapped group any more",
    "eli.moved",
    () =>
      slapd.modify(
        modifyLdif(
          groupDn("fitters"),
          "changetype: modify",
          "delete: member",
          `member: ${userDn("eli.moved")}`,
        ),
      ),
    "NO_SOURCE",
  ],
  [
    "is not found by the user filter any more",
    "gil.expired",
    () => modify("gil.expired", "replace: sn", "sn: Former"),
    "GONE",
  ],
])(
  "a user who %s loses groups and sign-ins in the next directory check",
  async (_name, username, leave, reason) => {
    const { directory, fitters } = await aDirectoryWithFitters({
      userFilter: "(&(objectClass=inetOrgPerson)(uid={username})(!(sn=Former)))",
    })
    const [leaving, staying] = [await tokenFor(username), await tokenFor("fay.stays")]
    expect(await run()).toEqual({ left: 0, unreachable: 0 })
    expect(await groupIdsOfUser(api, username)).toEqual([fitters])

    await leave()
    deps.published.length = 0
    expect(await run()).toEqual({ left: 1, unreachable: 0 })
    expect([await isSignedIn(leaving), await isSignedIn(staying)]).toEqual([false, true])
    expect(await groupIdsOfUser(api, username)).toEqual([])
    const user = (await findUserByName(api, username))!
    expect(user.deprovisioned_on).toEqual(deps.clock())
    expect(deps.published).toEqual([{ kind: "user", id: user.id }])
    expect(await lastAuditDetails(api, "USER_DEPROVISIONED")).toEqual({
      username,
      provider: directory.name,
      reason,
    })
    expect((await signIn(api, username, USER_PASSWORD)).status).toBe(401)
    // No other proof lets them in: whatever signs them in does not count.
    expect(await isSignedIn(await createToken(deps, user.id))).toBe(false)
    expect(await run()).toEqual({ left: 0, unreachable: 0 })
  },
)

test("groups and names are updated without a sign-in, and a re-enabled user can sign in again", async () => {
  const { directory, fitters } = await aDirectoryWithFitters()
  const clerks = await aMappedGroup(api, directory.id, { claimMappings: [{ key: "title", value: "clerk" }] })
  const token = await tokenFor("fay.stays")
  await modify("fay.stays", "replace: title", "title: clerk", "-", "replace: sn", "sn: Stone")
  deps.published.length = 0
  expect(await run()).toEqual({ left: 0, unreachable: 0 })
  expect(await groupIdsOfUser(api, "fay.stays")).toEqual([fitters, clerks].sort())
  expect(await findUserByName(api, "fay.stays")).toMatchObject({ surname: "Stone" })
  expect(deps.published).toHaveLength(1)
  expect(await isSignedIn(token)).toBe(true)
  await run()
  expect(deps.published).toHaveLength(1)

  await modify("fay.stays", "add: nsAccountLock", "nsAccountLock: TRUE")
  expect((await run()).left).toBe(1)
  await modify("fay.stays", "delete: nsAccountLock")
  expect(await isSignedIn(token)).toBe(false)
  expect(await isSignedIn(await tokenFor("fay.stays"))).toBe(true)
  expect(await findUserByName(api, "fay.stays")).toMatchObject({ deprovisioned_on: null })
  // What was ended with the access does not come back with it.
  expect(await isSignedIn(token)).toBe(false)
})

test("a user of whom the directory says the same as before is not changed by its check, also where a mapped group was assigned by hand", async () => {
  const { fitters } = await aDirectoryWithFitters()
  await tokenFor("fay.stays")
  const { id } = (await findUserByName(api, "fay.stays"))!
  const membership = deps.db.updateTable("user_group_member").where("user_id", "=", id)
  await membership.set({ from_source: false }).execute()
  deps.published.length = 0
  await run()
  expect(deps.published).toEqual([])
  expect(await groupIdsOfUser(api, "fay.stays")).toEqual([fitters])
  const user = deps.db.selectFrom("app_user").select(["provider_read_on", "provider_changed_on"])
  expect(await user.where("id", "=", id).executeTakeFirst()).toEqual({
    ...{ provider_read_on: deps.clock(), provider_changed_on: null },
  })
})

test.each<[string, (directory: DirectoryResponse) => Promise<() => Promise<unknown>>, string]>([
  [
    "cannot be reached",
    async ({ id }) => {
      await deps.db
        .updateTable("ldap_provider")
        .set({ urls: ["ldaps://127.0.0.1:9"] })
        .where("id", "=", id)
        .execute()
      return async () => {}
    },
    "UNREACHABLE",
  ],
  [
    "refuses the service name",
    async () => {
      await slapd.modify(
        modifyLdif(
          SERVICE_ACCOUNT.name,
          "changetype: modify",
          "replace: userPassword",
          "userPassword: other",
        ),
      )
      const back = `userPassword: ${SERVICE_ACCOUNT.password}`
      return () =>
        slapd.modify(modifyLdif(SERVICE_ACCOUNT.name, "changetype: modify", "replace: userPassword", back))
    },
    "BIND_REFUSED",
  ],
  [
    "has lost its base",
    async ({ id }) => {
      const set = { base_dn: `ou=moved,${SUFFIX}` }
      await deps.db.updateTable("ldap_provider").set(set).where("id", "=", id).execute()
      return async () => {}
    },
    "BASE_NOT_FOUND",
  ],
  [
    "shows no people at all",
    async ({ id }) => {
      const set = { user_filter: "(&(objectClass=device)(uid={username}))" }
      await deps.db.updateTable("ldap_provider").set(set).where("id", "=", id).execute()
      return async () => {}
    },
    "NOT_PERMITTED",
  ],
])("a directory that %s leaves its users' groups and sign-ins unchanged", async (_name, breakIt, problem) => {
  const { directory, fitters } = await aDirectoryWithFitters()
  const token = await tokenFor("many.p0")
  const mend = await breakIt(directory)
  expect(await run()).toEqual({ left: 0, unreachable: 1 })
  await mend()
  expect(await isSignedIn(token)).toBe(true)
  expect(await groupIdsOfUser(api, "many.p0")).toEqual([fitters])
  expect(await lastAuditDetails(api, "DIRECTORY_UNREACHABLE")).toEqual({ name: directory.name, problem })
})

test("disabling a directory ends the sign-ins of its users and no others", async () => {
  const { directory } = await aDirectoryWithFitters()
  const token = await tokenFor("fay.stays")
  const off = directorySettings(slapd, { name: directory.name, enabled: false })
  expect((await call(root.token, "PUT", `/ldapproviders/${directory.id}`, off)).status).toBe(200)
  expect(await isSignedIn(token)).toBe(false)
  expect(await isSignedIn(root.token)).toBe(true)
})

test("the directory check covers more users than the server returns at once", async () => {
  const { directory } = await aDirectoryWithFitters()
  const everybody = await aMappedGroup(api, directory.id, {
    claimMappings: [{ key: "objectClass", value: "inetOrgPerson" }],
  })
  const provider = { id: directory.id, name: directory.name }
  const entries = await slapd.uniqueIds("many.*")
  expect(entries.length).toBe(MANY)
  for (const [index, foreignUserId] of entries.entries()) {
    const names = { username: `import ${index}`, firstname: "", surname: "", email: "" }
    await insertForeignUser(deps.db, { kind: "LDAP", provider, foreignUserId, ...names })
  }
  const ghost = { username: "ghost", firstname: "", surname: "", email: "" }
  const foreignUserId = crypto.randomUUID()
  await insertForeignUser(deps.db, { kind: "LDAP", provider, foreignUserId, ...ghost })
  expect(await run()).toEqual({ left: 1, unreachable: 0 })
  const members = await call<{ total: number }>(root.token, "GET", `/usergroups/${everybody}/users`)
  expect(members.body.total).toBe(MANY)
  expect(await findUserByName(api, "ghost")).toMatchObject({ deprovisioned_on: deps.clock() })
})
