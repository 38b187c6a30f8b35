/** The regular question after the people of a directory: who has left loses everything at once, nobody else anything. */
import { afterAll, beforeEach, expect, setDefaultTimeout, test } from "bun:test"
import { recheckPeople } from "../../src/directories/actions-recheck.ts"
import type { DirectoryAnswer } from "../../src/directories/contract.ts"
import { insertForeignUser } from "../../src/people/store-foreign.ts"
import { testApi } from "../harness/api.ts"
import {
  addDirectory,
  aMappedGroup,
  forgetDirectories,
  groupsOf,
  lastAudit,
  settingsFor,
  signIn,
  userNamed,
} from "../harness/directories.ts"
import { tokenOf } from "../harness/people.ts"
import {
  aGroupEntry,
  aPersonEntry,
  changeOf,
  dnOf,
  groupDn,
  PERSON_PASSWORD,
  SERVICE,
  SUFFIX,
  startSlapd,
} from "../peers/slapd.ts"

setDefaultTimeout(60_000)

const NAMES = ["ann.gone", "bob.closed", "cem.locked", "dan.frozen", "eli.moved", "fay.stays", "gil.expired"]
const MANY = 360
const slapd = await startSlapd({
  entries: [
    ...NAMES.map((name) => aPersonEntry(name)),
    ...Array.from({ length: MANY }, (_, index) => aPersonEntry(`many.p${index}`)),
    aGroupEntry("fitters", [...NAMES.map(dnOf), dnOf("many.p0")]),
    aGroupEntry("clerks", [dnOf("fay.stays")]),
  ].join("\n"),
})
afterAll(() => slapd.stop())
const api = await testApi()
const { deps, call, root } = api
beforeEach(() => forgetDirectories(api))

const never = new AbortController().signal
const run = () => recheckPeople(deps, never)

async function aDirectoryWithFitters(more = {}): Promise<{ directory: DirectoryAnswer; fitters: string }> {
  const directory = await addDirectory(api, settingsFor(slapd, more))
  const fitters = await aMappedGroup(api, directory.id, { groupMappings: [groupDn("fitters")] })
  return { directory, fitters }
}

async function tokenFor(username: string): Promise<string> {
  const answer = await signIn(api, username, PERSON_PASSWORD)
  if (answer.status !== 200) throw new Error(`${username} is not let in`)
  return answer.body.access_token
}

const isSignedIn = async (token: string) => (await call(token, "GET", "/profile")).status === 200
const modify = (name: string, ...lines: string[]) =>
  slapd.change(changeOf(dnOf(name), "changetype: modify", ...lines))

test.each<[string, string, () => Promise<void>, string]>([
  ["is gone", "ann.gone", () => slapd.change(changeOf(dnOf("ann.gone"), "changetype: delete")), "GONE"],
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
      slapd.change(
        changeOf(groupDn("fitters"), "changetype: modify", "delete: member", `member: ${dnOf("eli.moved")}`),
      ),
    "NO_SOURCE",
  ],
  [
    "is not found by the user filter any more",
    "gil.expired",
    () => modify("gil.expired", "replace: sn", "sn: Former"),
    "GONE",
  ],
])("whoever %s loses groups and sign-ins at once", async (_name, username, leave, reason) => {
  const { directory, fitters } = await aDirectoryWithFitters({
    userFilter: "(&(objectClass=inetOrgPerson)(uid={username})(!(sn=Former)))",
  })
  const [leaving, staying] = [await tokenFor(username), await tokenFor("fay.stays")]
  expect(await run()).toEqual({ left: 0, unreachable: 0 })
  expect(await groupsOf(api, username)).toEqual([fitters])

  await leave()
  deps.told.length = 0
  expect(await run()).toEqual({ left: 1, unreachable: 0 })
  expect([await isSignedIn(leaving), await isSignedIn(staying)]).toEqual([false, true])
  expect(await groupsOf(api, username)).toEqual([])
  const user = (await userNamed(api, username))!
  expect(user.left_on).toEqual(deps.clock())
  expect(deps.told).toEqual([{ kind: "user", id: user.id }])
  expect(await lastAudit(api, "USER_LET_GO")).toEqual({ username, provider: directory.name, reason })
  expect((await signIn(api, username, PERSON_PASSWORD)).status).toBe(401)
  // No other proof lets them in: whatever signs them in does not count.
  expect(await isSignedIn(await tokenOf(deps, user.id))).toBe(false)
  expect(await run()).toEqual({ left: 0, unreachable: 0 })
})

test("groups and names follow without a sign-in, and whoever comes back is in again", async () => {
  const { directory, fitters } = await aDirectoryWithFitters()
  const clerks = await aMappedGroup(api, directory.id, { claimMappings: [{ key: "title", value: "clerk" }] })
  const token = await tokenFor("fay.stays")
  await modify("fay.stays", "replace: title", "title: clerk", "-", "replace: sn", "sn: Stone")
  deps.told.length = 0
  expect(await run()).toEqual({ left: 0, unreachable: 0 })
  expect(await groupsOf(api, "fay.stays")).toEqual([fitters, clerks].sort())
  expect(await userNamed(api, "fay.stays")).toMatchObject({ surname: "Stone" })
  expect(deps.told).toHaveLength(1)
  expect(await isSignedIn(token)).toBe(true)
  await run()
  expect(deps.told).toHaveLength(1)

  await modify("fay.stays", "add: nsAccountLock", "nsAccountLock: TRUE")
  expect((await run()).left).toBe(1)
  await modify("fay.stays", "delete: nsAccountLock")
  expect(await isSignedIn(token)).toBe(false)
  expect(await isSignedIn(await tokenFor("fay.stays"))).toBe(true)
  expect(await userNamed(api, "fay.stays")).toMatchObject({ left_on: null })
})

test.each<[string, (directory: DirectoryAnswer) => Promise<() => Promise<unknown>>, string]>([
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
      await slapd.change(
        changeOf(SERVICE.name, "changetype: modify", "replace: userPassword", "userPassword: other"),
      )
      const back = `userPassword: ${SERVICE.password}`
      return () => slapd.change(changeOf(SERVICE.name, "changetype: modify", "replace: userPassword", back))
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
    "shows nobody at all",
    async ({ id }) => {
      const set = { user_filter: "(&(objectClass=device)(uid={username}))" }
      await deps.db.updateTable("ldap_provider").set(set).where("id", "=", id).execute()
      return async () => {}
    },
    "NOT_PERMITTED",
  ],
])("a directory that %s takes nothing from anybody", async (_name, breakIt, problem) => {
  const { directory, fitters } = await aDirectoryWithFitters()
  const token = await tokenFor("many.p0")
  const mend = await breakIt(directory)
  expect(await run()).toEqual({ left: 0, unreachable: 1 })
  await mend()
  expect(await isSignedIn(token)).toBe(true)
  expect(await groupsOf(api, "many.p0")).toEqual([fitters])
  expect(await lastAudit(api, "DIRECTORY_UNREACHABLE")).toEqual({ name: directory.name, problem })
})

test("a directory that is switched off ends the sign-ins of its people, and nobody else's", async () => {
  const { directory } = await aDirectoryWithFitters()
  const token = await tokenFor("fay.stays")
  const off = settingsFor(slapd, { name: directory.name, enabled: false })
  expect((await call(root.token, "PUT", `/ldapproviders/${directory.id}`, off)).status).toBe(200)
  expect(await isSignedIn(token)).toBe(false)
  expect(await isSignedIn(root.token)).toBe(true)
})

test("more people than a server gives at once are all asked after", async () => {
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
  expect(await userNamed(api, "ghost")).toMatchObject({ left_on: deps.clock() })
})
