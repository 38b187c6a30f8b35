/** Dry runs of directories and of LDAP sources: what saving would do to people, found with a real slapd, without a trace. */
import { describe, expect, setDefaultTimeout, test } from "bun:test"
import type { DirectoryResponse } from "../../src/identity/directories/contract.ts"
import type { DirectoryDryRun } from "../../src/identity/directories/dry-run/contract.ts"
import {
  addDirectory,
  aMappedGroup,
  directorySettings,
  groupIdsOfUser,
  lastAuditDetails,
  signIn,
  testDirectory,
} from "../harness/directories.ts"
import { aUser, createToken, grantOnSystem, uniqueName } from "../harness/users.ts"
import {
  groupDn,
  groupLdif,
  modifyLdif,
  SERVICE_ACCOUNT,
  USER_PASSWORD,
  USERS_DN,
  userDn,
  userLdif,
} from "../peers/slapd.ts"

setDefaultTimeout(60_000)

const NAMES = ["ada.fit", "ben.fit", "cat.clerk", "dov.none", "eve.closed"]
const { slapd, api } = await testDirectory([
  ...NAMES.map((name) => userLdif(name)),
  groupLdif("fitters", [userDn("ada.fit"), userDn("ben.fit"), userDn("eve.closed")]),
  groupLdif("clerks", [userDn("cat.clerk")]),
])
await slapd.modify(
  modifyLdif(userDn("eve.closed"), "changetype: modify", "add: nsAccountLock", "nsAccountLock: TRUE"),
)
const { deps, call, root } = api

type Answer = DirectoryDryRun & {
  message: string
  details: Record<string, unknown>
  problems: { path: string }[]
}
const dryRun = (body: Record<string, unknown>, token = root.token) =>
  call<Answer>(token, "POST", "/ldapproviders/dryrun", body)
const dryRunSource = (groupId: string, body: Record<string, unknown>, token = root.token) =>
  call<Answer>(token, "POST", `/usergroups/${groupId}/ldapusersources/dryrun`, body)
const settingsOf = (directory: DirectoryResponse, more = {}) =>
  directorySettings(slapd, { name: directory.name, bindPassword: "", ...more })

/** Everything that a dry run could change; the audit log may gain the entry of the check alone. */
async function storedRows() {
  const tables = ["ldap_provider", "user_source", "app_user", "user_group_member", "sign_in"] as const
  const rows = await Promise.all(tables.map((table) => deps.db.selectFrom(table).selectAll().execute()))
  const audit = await deps.db
    .selectFrom("audit_entry")
    .select("event")
    .where("event", "<>", "DIRECTORY_CHECKED")
    .execute()
  return JSON.stringify([rows.map((each) => each.map((row) => JSON.stringify(row)).sort()), audit.length])
}

async function aDirectoryWithFitters() {
  const directory = await addDirectory(api, directorySettings(slapd))
  const fitters = await aMappedGroup(api, directory.id, { groupMappings: [groupDn("fitters")] })
  for (const name of ["ada.fit", "ben.fit"]) {
    expect((await signIn(api, name, USER_PASSWORD)).status).toBe(200)
  }
  return { directory, fitters }
}

const fates = (rows: DirectoryDryRun["sample"]["rows"]) =>
  Object.fromEntries(
    rows.map(({ username, fate, reason }) => [username, reason ? `${fate} ${reason}` : fate]),
  )

describe("a dry run of a directory", () => {
  test("finds the people of a directory that is not saved, and saves neither it nor them", async () => {
    const before = await storedRows()
    const settings = directorySettings(slapd)
    const { status, body } = await dryRun({ settings, username: "ada.fit" })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      ...{ url: slapd.tlsUrl, recheck: "SERVICE", people: { count: NAMES.length, isMore: false } },
      ...{ personProblem: null, endedSignIns: 0, users: { checked: 0, isMore: false, rows: [] } },
      sample: { page: 1, total: NAMES.length, isMore: false },
    })
    // No rule leads to a group yet.
    expect(fates(body.sample.rows)).toEqual({
      ...{ "ada.fit": "NONE NO_SOURCE", "ben.fit": "NONE NO_SOURCE", "cat.clerk": "NONE NO_SOURCE" },
      ...{ "dov.none": "NONE NO_SOURCE", "eve.closed": "NONE DISABLED" },
    })
    expect(body.person?.entry).toBe(userDn("ada.fit"))
    expect(body.person?.groups).toEqual([groupDn("fitters")])
    expect(body.person?.attributes).toContainEqual({
      ...{ attribute: "uid", field: "username", values: ["ada.fit"] },
    })
    expect(await storedRows()).toBe(before)
    expect(await lastAuditDetails(api, "DIRECTORY_CHECKED")).toEqual({
      ...{ name: settings.name, outcome: "OK", username: "ada.fit" },
    })
  })

  test("of a directory that does not exist is refused as not found", async () => {
    const missing = { settings: directorySettings(slapd), ldapProviderId: crypto.randomUUID() }
    expect(await dryRun(missing)).toMatchObject({ status: 404, body: { reason: "notFound" } })
  })

  test("names who would lose access by another filter, and ends nothing", async () => {
    const { directory, fitters } = await aDirectoryWithFitters()
    const before = await storedRows()
    const settings = settingsOf(directory, { userFilter: "(&(uid={username})(!(uid=ben.*)))" })
    const { body } = await dryRun({ settings, ldapProviderId: directory.id })
    expect(body.users.checked).toBe(2)
    expect(body.users.rows).toMatchObject([
      {
        ...{ username: "ben.fit", fate: "LOSES", reason: "GONE", groupsAfter: [] },
        groupsBefore: [{ id: fitters }],
      },
    ])
    expect(await storedRows()).toBe(before)
    expect(await groupIdsOfUser(api, "ben.fit")).toEqual([fitters])
  })

  test("counts the sign-ins that switching it off or another address would end", async () => {
    const { directory } = await aDirectoryWithFitters()
    const before = await storedRows()
    const off = await dryRun({
      ...{ settings: settingsOf(directory, { enabled: false }), ldapProviderId: directory.id },
    })
    expect(off.body.endedSignIns).toBe(2)
    const moved = { baseDn: USERS_DN.replace("ou=people,", ""), bindPassword: SERVICE_ACCOUNT.password }
    const elsewhere = { settings: settingsOf(directory, moved), ldapProviderId: directory.id }
    expect((await dryRun(elsewhere)).body.endedSignIns).toBe(2)
    expect(await storedRows()).toBe(before)
  })

  test.each([
    ["dov.none", null],
    ["unknown", "NOT_FOUND"],
  ])("looks %s up and says what is wrong: %p", async (username, problem) => {
    const { body } = await dryRun({ settings: directorySettings(slapd), username })
    expect([String(body.personProblem), body.person === null]).toEqual([String(problem), problem !== null])
  })

  test("without a service account says that a person cannot be looked up", async () => {
    const settings = directorySettings(slapd, {
      ...{ bindMode: "USER", userBindPattern: `uid={username},${USERS_DN}`, bindDn: "", bindPassword: "" },
    })
    const { body } = await dryRun({ settings, username: "ada.fit" })
    expect(body).toMatchObject({ people: null, person: null, personProblem: "NO_SERVICE_ACCOUNT" })
  })

  test.each<[string, () => Record<string, unknown>, string]>([
    ["a wrong password", () => ({ bindPassword: "wrong" }), "BIND_REFUSED"],
    ["a base that does not exist", () => ({ baseDn: `ou=gone,${USERS_DN}` }), "BASE_NOT_FOUND"],
    ["a server that does not listen", () => ({ urls: ["ldaps://127.0.0.1:9"] }), "UNREACHABLE"],
  ])("fails with %s as a sign-in would", async (_name, more, problem) => {
    const settings = directorySettings(slapd, more())
    const { status, body } = await dryRun({ settings })
    expect([status, body.details]).toEqual([409, { name: settings.name, problem }])
  })

  test("refuses wrong settings by their path in the body", async () => {
    const { status, body } = await dryRun({ settings: directorySettings(slapd, { userFilter: "(uid=x)" }) })
    expect([status, body.problems.map(({ path }) => path)]).toEqual([400, ["settings.userFilter"]])
  })

  test("sends the stored password to no other server, and answers with none", async () => {
    const { directory } = await aDirectoryWithFitters()
    const kept = await dryRun({ settings: settingsOf(directory), ldapProviderId: directory.id })
    expect(kept.status).toBe(200)
    expect(JSON.stringify(kept.body)).not.toContain(SERVICE_ACCOUNT.password)
    const elsewhere = settingsOf(directory, { urls: [slapd.plainUrl], startTls: true })
    const { status, body } = await dryRun({ settings: elsewhere, ldapProviderId: directory.id })
    expect([status, body.problems.map(({ path }) => path)]).toEqual([400, ["settings.bindPassword"]])
  })

  test("shows examples page by page", async () => {
    const settings = directorySettings(slapd)
    expect((await dryRun({ settings, page: 2 })).body.sample).toMatchObject({ rows: [], page: 2, total: 5 })
    expect((await dryRun({ settings, page: 99 })).status).toBe(400)
  })
})

describe("a dry run of a source", () => {
  test("names who would join by new rules, with the roles that follow", async () => {
    const { directory } = await aDirectoryWithFitters()
    const group = await call<{ id: string; name: string }>(root.token, "POST", "/usergroups", {
      name: uniqueName("office"),
    })
    const role = await call<{ id: string }>(root.token, "POST", "/systemroles", {
      ...{ name: uniqueName("reader"), authorities: ["USER_READ"] },
    })
    await call(root.token, "PUT", `/usergroups/${group.body.id}/systemroles/${role.body.id}`)
    const before = await storedRows()
    const source = { ldapProviderId: directory.id, groupMappings: [groupDn("clerks")] }
    const { status, body } = await dryRunSource(group.body.id, { source, username: "cat.clerk" })
    expect(status).toBe(200)
    expect(fates(body.sample.rows)).toEqual({ "cat.clerk": "GAINS" })
    expect(body.person?.fate).toMatchObject({
      userId: null,
      fate: "GAINS",
      groupsAfter: [{ id: group.body.id }],
    })
    expect(body.person?.systemRoles).toHaveLength(1)
    expect(body.users).toMatchObject({ checked: 2, rows: [] })
    expect(await storedRows()).toBe(before)
  })

  test("names who would leave by changed rules, with their open issues", async () => {
    const { directory, fitters } = await aDirectoryWithFitters()
    const sources = await call<{ rows: { id: string }[] }>(
      ...([root.token, "GET", `/usergroups/${fitters}/ldapusersources`] as const),
    )
    const before = await storedRows()
    const source = {
      ...{ ldapProviderId: directory.id, groupMappings: [groupDn("fitters")] },
      claimMappings: [{ key: "uid", value: "ada.fit" }],
    }
    const { body } = await dryRunSource(fitters, { source, sourceId: sources.body.rows[0]?.id })
    expect(fates(body.users.rows)).toEqual({ "ben.fit": "LOSES NO_SOURCE" })
    expect(body.users.rows[0]).toMatchObject({ openIssues: 0, groupsBefore: [{ id: fitters }] })
    expect(fates(body.sample.rows)).toEqual({ "ada.fit": "KEEPS" })
    expect(await storedRows()).toBe(before)
  })

  test("is refused to users who could not save the rules: a group with more rights than theirs", async () => {
    const { directory } = await aDirectoryWithFitters()
    const group = await call<{ id: string }>(root.token, "POST", "/usergroups", {
      name: uniqueName("rights"),
    })
    const role = await call<{ id: string }>(root.token, "POST", "/systemroles", {
      ...{ name: uniqueName("deleter"), authorities: ["USER_DELETE"] },
    })
    await call(root.token, "PUT", `/usergroups/${group.body.id}/systemroles/${role.body.id}`)
    const clerk = await aUser(deps)
    await grantOnSystem(deps, clerk, ["USER_GROUP_READ", "USER_GROUP_UPDATE"])
    const token = await createToken(deps, clerk)
    const source = { ldapProviderId: directory.id, groupMappings: [groupDn("clerks")] }
    const asked = slapd.log().length
    const { status, body } = await dryRunSource(group.body.id, { source, username: "ada.fit" }, token)
    expect([status, body.details.missing]).toEqual([403, ["USER_DELETE"]])
    expect(slapd.log().length).toBe(asked)
  })
})
