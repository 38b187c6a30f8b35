/** Signing in with the passwords of a real OpenLDAP server. */
import { beforeEach, describe, expect, setDefaultTimeout, test } from "bun:test"
import { THROTTLES } from "../../src/identity/signin/throttle/rules.ts"
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
import { startRangingDirectory, startResettingDirectory, startScriptedDirectory } from "../hostile/ldap.ts"
import {
  GROUPS_DN,
  groupDn,
  groupLdif,
  modifyLdif,
  SERVICE_ACCOUNT,
  sidLine,
  sidOf,
  USER_PASSWORD,
  USERS_DN,
  userDn,
  userLdif,
} from "../peers/slapd.ts"

const GUID = Buffer.from("ff19966f868b11d0b42d00cf4fc964ff", "hex")

const { slapd, api } = await testDirectory([
  userLdif("anna.berger", ["employeeType: fitter"]),
  userLdif("tom.kurz", [`objectGUID:: ${GUID.toString("base64")}`]),
  userLdif("eva.stein"),
  userLdif("jan.breit"),
  userLdif("max.zu", ["userAccountControl: 514"]),
  userLdif("lea.twin", ["employeeNumber: 7"]),
  userLdif("leo.twin", ["employeeNumber: 7"]),
  userLdif("pia.haupt", [sidLine(1105), "primaryGroupID: 513"]),
  // Active Directory does not list users as members of their primary group; this directory requires one member.
  groupLdif("everybody", [SERVICE_ACCOUNT.name], [sidLine(513)]),
  groupLdif("guests", [SERVICE_ACCOUNT.name], [sidLine(514)]),
  groupLdif("staff", [groupDn("everybody")]),
  groupLdif("fitters", [userDn("anna.berger"), userDn("tom.kurz"), userDn("max.zu")]),
  groupLdif("hall2", [groupDn("fitters")]),
  groupLdif("plant", [groupDn("hall2")]),
  modifyLdif(groupDn("fitters"), "changetype: modify", "add: member", `member: ${groupDn("plant")}`),
])
const { deps } = api
/** A password is verified at each attempt, and other tests run beside. */
setDefaultTimeout(60_000)
beforeEach(() => {
  deps.published.length = 0
})

const FITTERS = { groupMappings: [groupDn("fitters")] }

describe("a directory user", () => {
  test("signs in with the directory password, is created with the directory's names, and is in the mapped group", async () => {
    const directory = await addDirectory(api, directorySettings(slapd))
    const groupId = await aMappedGroup(api, directory.id, FITTERS)
    const answer = await signIn(api, "anna.berger", USER_PASSWORD)
    expect(answer.status).toBe(200)
    expect(await findUserByName(api, "anna.berger")).toMatchObject({
      ...{ firstname: "Anna", surname: "Berger", email: "anna.berger@plant.example", deprovisioned_on: null },
    })
    expect(await groupIdsOfUser(api, "anna.berger")).toEqual([groupId])
    expect(await lastAuditDetails(api, "SIGN_IN")).toEqual({ methods: "LDAP" })
    const profile = await api.call<object>(answer.body.access_token, "GET", "/profile")
    expect(profile.body).toMatchObject({ username: "anna.berger", imported: true })
  })

  test("signs in again as the same user, with updated names and groups", async () => {
    const directory = await addDirectory(api, directorySettings(slapd))
    const byType = await aMappedGroup(api, directory.id, {
      claimMappings: [{ key: "employeeType", value: "clerk" }],
    })
    const byGroup = await aMappedGroup(api, directory.id, { groupMappings: [groupDn("clerks")] })
    expect((await signIn(api, "eva.stein", USER_PASSWORD)).status).toBe(401)
    await slapd.modify(
      groupLdif("clerks", [userDn("eva.stein")]).replace("objectClass", "changetype: add\nobjectClass"),
    )
    expect((await signIn(api, "eva.stein", USER_PASSWORD)).status).toBe(200)
    expect(await groupIdsOfUser(api, "eva.stein")).toEqual([byGroup])
    const first = await findUserByName(api, "eva.stein")
    const change = [
      "changetype: modify",
      "replace: employeeType",
      "employeeType: clerk",
      "-",
      "replace: sn",
      "sn: Stone",
    ]
    await slapd.modify(modifyLdif(userDn("eva.stein"), ...change))
    expect((await signIn(api, "EVA.stein", USER_PASSWORD)).status).toBe(200)
    expect(await groupIdsOfUser(api, "eva.stein")).toEqual([byType, byGroup].sort())
    expect(await findUserByName(api, "eva.stein")).toMatchObject({ id: first!.id, surname: "Stone" })
  })

  test.each([
    ["with a wrong password", "tom.kurz", "wrong", "WRONG_PASSWORD"],
    ["of an unknown user", "unknown.user", USER_PASSWORD, "NO_ENTRY"],
    ["whose account is closed", "max.zu", USER_PASSWORD, "DISABLED"],
  ])("%s is rejected, and the reason is audited", async (_name, username, password, reason) => {
    const directory = await addDirectory(api, directorySettings(slapd))
    await aMappedGroup(api, directory.id, FITTERS)
    const answer = await signIn(api, username, password)
    expect(answer).toMatchObject({ status: 401, body: { code: "LOGIN_FAILED", details: {} } })
    expect(await lastAuditDetails(api, "SIGN_IN_FAILED")).toEqual({
      // An unknown user name may be a password typed in the wrong field.
      username: reason === "NO_ENTRY" ? null : username,
      directories: `${directory.name}: ${reason}`,
    })
    expect(await findUserByName(api, username)).toBeUndefined()
  })

  test("who matches no source is rejected and not created", async () => {
    const directory = await addDirectory(api, directorySettings(slapd))
    await aMappedGroup(api, directory.id, { groupMappings: [groupDn("nobodies")] })
    expect((await signIn(api, "tom.kurz", USER_PASSWORD)).body.code).toBe("LOGIN_FAILED")
    expect(await findUserByName(api, "tom.kurz")).toBeUndefined()
    expect(await lastAuditDetails(api, "SIGN_IN_FAILED")).toMatchObject({ reason: "NO_SOURCE" })
  })

  test("is rejected when the user filter finds two entries", async () => {
    const userFilter = "(|(uid={username})(employeeNumber={username}))"
    const directory = await addDirectory(api, directorySettings(slapd, { userFilter }))
    await aMappedGroup(api, directory.id, { claimMappings: [{ key: "sn", value: "Twin" }] })
    expect((await signIn(api, "7", USER_PASSWORD)).status).toBe(401)
    expect(await lastAuditDetails(api, "SIGN_IN_FAILED")).toMatchObject({
      directories: `${directory.name}: AMBIGUOUS`,
    })
    expect((await signIn(api, "lea.twin", USER_PASSWORD)).status).toBe(200)
  })

  test("is identified by a binary identifier, also after the directory entry was renamed", async () => {
    const settings = { uniqueIdAttribute: "objectguid", usernameAttribute: "uid" }
    const directory = await addDirectory(api, directorySettings(slapd, settings))
    await aMappedGroup(api, directory.id, FITTERS)
    expect((await signIn(api, "tom.kurz", USER_PASSWORD)).status).toBe(200)
    const before = await findUserByName(api, "tom.kurz")
    expect(before?.foreign_user_id).toBe("6f9619ff-8b86-d011-b42d-00cf4fc964ff")
    await slapd.modify(
      modifyLdif(userDn("tom.kurz"), "changetype: modrdn", "newrdn: uid=tom.lang", "deleteoldrdn: 1"),
    )
    expect((await signIn(api, "tom.lang", USER_PASSWORD)).status).toBe(200)
    expect(await findUserByName(api, "tom.lang")).toBeUndefined()
    // The name stored in Millwright leads to the same user.
    expect((await signIn(api, "tom.kurz", USER_PASSWORD)).status).toBe(200)
    await slapd.modify(
      modifyLdif(`uid=tom.lang,${USERS_DN}`, "changetype: modrdn", "newrdn: uid=tom.kurz", "deleteoldrdn: 1"),
    )
  })

  test("without an identifier is rejected", async () => {
    const directory = await addDirectory(api, directorySettings(slapd, { uniqueIdAttribute: "objectGUID" }))
    await aMappedGroup(api, directory.id, FITTERS)
    expect((await signIn(api, "lea.twin", USER_PASSWORD)).status).toBe(401)
    expect(await lastAuditDetails(api, "SIGN_IN_FAILED")).toMatchObject({
      directories: `${directory.name}: NO_IDENTIFIER`,
    })
  })
})

describe("a directory connection", () => {
  test.each([
    ["ldaps", () => ({}), () => slapd.tlsUrl],
    ["StartTLS", () => ({ urls: [slapd.plainUrl] }), () => slapd.plainUrl],
    [
      "the second server when the first is away",
      () => ({ urls: ["ldaps://127.0.0.1:9", slapd.tlsUrl] }),
      () => slapd.tlsUrl,
    ],
    ["plain, on this very host", () => ({ urls: [slapd.plainUrl], startTls: false }), () => slapd.plainUrl],
  ])("works over %s", async (_name, more, url) => {
    const directory = await addDirectory(api, directorySettings(slapd, more()))
    await aMappedGroup(api, directory.id, FITTERS)
    expect((await signIn(api, "anna.berger", USER_PASSWORD)).status).toBe(200)
    const checked = await api.call(api.root.token, "POST", `/ldapproviders/${directory.id}/check`)
    expect(checked).toMatchObject({ status: 200, body: { url: url(), people: { isMore: false } } })
  })
})

describe("nested groups", () => {
  const lookups: [string, Record<string, unknown>][] = [
    ["by what entries name", { groupLookup: "MEMBER_OF" }],
    [
      "by asking the groups",
      { groupLookup: "MEMBER", groupBaseDn: GROUPS_DN, groupFilter: "(objectClass=groupOfNames)" },
    ],
  ]
  test.each(lookups)("are resolved %s, and circular nesting terminates", async (_name, more) => {
    const directory = await addDirectory(api, directorySettings(slapd, { ...more, nestedGroups: true }))
    const groupId = await aMappedGroup(api, directory.id, { groupMappings: [groupDn("plant")] })
    expect((await signIn(api, "anna.berger", USER_PASSWORD)).status).toBe(200)
    expect(await groupIdsOfUser(api, "anna.berger")).toEqual([groupId])
  })

  test.each(lookups)("are ignored unless they are enabled (%s)", async (_name, more) => {
    const directory = await addDirectory(api, directorySettings(slapd, more))
    await aMappedGroup(api, directory.id, { groupMappings: [groupDn("plant")] })
    expect((await signIn(api, "anna.berger", USER_PASSWORD)).status).toBe(401)
  })

  test.each(lookups)(
    "start from Active Directory's primary group, which no membership attribute lists (%s)",
    async (_name, more) => {
      const directory = await addDirectory(api, directorySettings(slapd, { ...more, nestedGroups: true }))
      const [everybody, staff, guests] = await Promise.all(
        ["everybody", "staff", "guests"].map((cn) =>
          aMappedGroup(api, directory.id, { groupMappings: [groupDn(cn)] }),
        ),
      )
      expect((await signIn(api, "pia.haupt", USER_PASSWORD)).status).toBe(200)
      const groups = await groupIdsOfUser(api, "pia.haupt")
      expect(groups).toEqual([everybody!, staff!].sort())
      expect(groups).not.toContain(guests!)
    },
  )

  test("are resolved from the primary group on by a directory with in-chain matching", async () => {
    const person = {
      ...{ uid: ["ida"], entryUUID: ["1-2-4"] },
      ...{ objectSid: [sidOf(1105).toString("latin1")], primaryGroupID: ["513"] },
    }
    const fake = await startScriptedDirectory([
      { when: "inetOrgPerson", dn: "uid=ida,dc=example", attributes: person },
      { when: sidOf(513).toString("latin1"), dn: "cn=users,dc=example", attributes: {} },
      { when: "cn=users,dc=example", dn: "cn=staff,dc=example", attributes: {} },
    ])
    const more = { urls: [fake.url], startTls: false, groupLookup: "IN_CHAIN", groupBaseDn: "dc=example" }
    const directory = await addDirectory(api, directorySettings(slapd, more))
    const groupId = await aMappedGroup(api, directory.id, { groupMappings: ["CN=Staff, DC=example"] })
    expect((await signIn(api, "ida", "any")).status).toBe(200)
    expect(await groupIdsOfUser(api, "ida")).toEqual([groupId])
    fake.stop()
  })

  test("are read completely when Active Directory returns the values in ranges", async () => {
    const names = Array.from({ length: 2100 }, (_, index) => `cn=g${index},dc=example`)
    const fake = await startRangingDirectory(names, 1500)
    const directory = await addDirectory(api, directorySettings(slapd, { urls: [fake.url], startTls: false }))
    const groupId = await aMappedGroup(api, directory.id, { groupMappings: ["cn=g2099,dc=example"] })
    expect((await signIn(api, "anna", "any")).status).toBe(200)
    expect(await groupIdsOfUser(api, "anna")).toEqual([groupId])
    fake.stop()
  })

  test("are resolved by a directory with in-chain matching", async () => {
    const chain = "1.2.840.113556.1.4.1941"
    const person = { uid: ["ada"], entryUUID: ["1-2-3"], sn: ["L"] }
    const fake = await startScriptedDirectory([
      { when: chain, dn: "cn=all,dc=example", attributes: {} },
      { when: "inetOrgPerson", dn: "uid=ada,dc=example", attributes: person },
    ])
    const more = { urls: [fake.url], startTls: false, groupLookup: "IN_CHAIN", groupBaseDn: "dc=example" }
    const directory = await addDirectory(api, directorySettings(slapd, more))
    const groupId = await aMappedGroup(api, directory.id, { groupMappings: ["CN=All, DC=example"] })
    expect((await signIn(api, "ada", "any")).status).toBe(200)
    expect(await groupIdsOfUser(api, "ada")).toEqual([groupId])
    fake.stop()
  })
})

describe("binding as the user", () => {
  const asPerson = (userBindPattern: string, more = {}) =>
    directorySettings(slapd, { bindMode: "USER", userBindPattern, bindDn: "", bindPassword: "", ...more })

  test("requires no service account", async () => {
    const directory = await addDirectory(api, asPerson(`uid={username},${USERS_DN}`))
    await aMappedGroup(api, directory.id, FITTERS)
    expect((await signIn(api, "anna.berger", USER_PASSWORD)).status).toBe(200)
    expect((await signIn(api, "anna.berger", "wrong")).status).toBe(401)
    expect((await signIn(api, "unknown.user", USER_PASSWORD)).status).toBe(401)
  })

  test("does not accept an entry other than the one that was bound", async () => {
    // The filter alone would find Tom under the number that Anna's name is.
    const more = { userFilter: "(employeeNumber={username})" }
    const directory = await addDirectory(api, asPerson(`uid={username},${USERS_DN}`, more))
    await aMappedGroup(api, directory.id, FITTERS)
    const change = (...lines: string[]) =>
      slapd.modify(modifyLdif(userDn("tom.kurz"), "changetype: modify", ...lines))
    await change("replace: employeeNumber", "employeeNumber: anna.berger")
    expect((await signIn(api, "anna.berger", USER_PASSWORD)).status).toBe(401)
    await change("delete: employeeNumber")
  })
})

describe("with several directories,", () => {
  test("the first reachable one with the user name decides, and an unreachable one is skipped", async () => {
    const away = directorySettings(slapd, { urls: ["ldaps://127.0.0.1:9"], position: 0 })
    const down = await addDirectory(api, away)
    const second = await addDirectory(api, directorySettings(slapd, { position: 1 }))
    const third = await addDirectory(api, directorySettings(slapd, { position: 2 }))
    for (const one of [down, second, third]) await aMappedGroup(api, one.id, FITTERS)
    expect((await signIn(api, "anna.berger", USER_PASSWORD)).status).toBe(200)
    const row = await deps.db
      .selectFrom("app_user")
      .select(["ldap_provider_id", "ldap_provider_name"])
      .where("username", "=", "anna.berger")
      .where("deleted_on", "is", null)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ ldap_provider_id: second.id, ldap_provider_name: second.name })
    expect(await lastAuditDetails(api, "DIRECTORY_UNREACHABLE")).toEqual({
      name: down.name,
      problem: "UNREACHABLE",
    })
    expect((await signIn(api, "anna.berger", "wrong")).status).toBe(401)
    expect(await lastAuditDetails(api, "SIGN_IN_FAILED")).toEqual({
      username: "anna.berger",
      directories: `${second.name}: WRONG_PASSWORD`,
    })
  })

  test("a user whose directory cannot be reached is not throttled for attempts meanwhile", async () => {
    const directory = await addDirectory(api, directorySettings(slapd))
    await aMappedGroup(api, directory.id, FITTERS)
    expect((await signIn(api, "anna.berger", USER_PASSWORD)).status).toBe(200)
    const moveTo = (urls: string[]) =>
      deps.db
        .updateTable("ldap_provider")
        .set((eb) => ({ urls, version: eb("version", "+", 1) }))
        .where("id", "=", directory.id)
        .execute()
    await moveTo(["ldaps://127.0.0.1:9"])
    for (let n = 0; n <= THROTTLES.ACCOUNT_AND_NETWORK.free + 1; n++)
      expect((await signIn(api, "anna.berger", USER_PASSWORD)).status).toBe(401)
    await moveTo([slapd.tlsUrl])
    expect((await signIn(api, "anna.berger", USER_PASSWORD)).status).toBe(200)
  })

  test("a user from one of them can sign in with that one only", async () => {
    const home = await addDirectory(api, directorySettings(slapd, { position: 1 }))
    await aMappedGroup(api, home.id, FITTERS)
    expect((await signIn(api, "anna.berger", USER_PASSWORD)).status).toBe(200)
    const other = await addDirectory(api, directorySettings(slapd, { position: 0 }))
    await aMappedGroup(api, other.id, FITTERS)
    expect((await signIn(api, "anna.berger", USER_PASSWORD)).status).toBe(200)
    await deps.db.updateTable("ldap_provider").set({ enabled: false }).where("id", "=", home.id).execute()
    expect((await signIn(api, "anna.berger", USER_PASSWORD)).status).toBe(401)
    const users = await deps.db
      .selectFrom("app_user")
      .select("id")
      .where("username", "like", "anna.berger%")
      .where("deleted_on", "is", null)
      .execute()
    expect(users).toHaveLength(1)
  })

  test("one that resets the connection authenticates no user, and the next one is tried", async () => {
    const hostile = await startResettingDirectory()
    const more = { urls: [hostile.url], startTls: false, position: 0 }
    const broken = await addDirectory(api, directorySettings(slapd, more))
    const whole = await addDirectory(api, directorySettings(slapd, { position: 1 }))
    for (const one of [broken, whole]) await aMappedGroup(api, one.id, FITTERS)
    expect((await signIn(api, "tom.kurz", "wrong")).status).toBe(401)
    expect(await lastAuditDetails(api, "SIGN_IN_FAILED")).toMatchObject({
      directories: `${broken.name}: INVALID_RESPONSE, ${whole.name}: WRONG_PASSWORD`,
    })
    expect((await signIn(api, "tom.kurz", USER_PASSWORD)).status).toBe(200)
    hostile.stop()
  })
})

test("the password of a directory user cannot be changed, neither by the user nor by an administrator", async () => {
  const directory = await addDirectory(api, directorySettings(slapd))
  await aMappedGroup(api, directory.id, FITTERS)
  const { body } = await signIn(api, "anna.berger", USER_PASSWORD)
  const own = { password: "another-long-password-1", currentPassword: USER_PASSWORD }
  const changed = await api.call(body.access_token, "PUT", "/profile", own)
  expect(changed.status).toBe(400)
  const user = (await findUserByName(api, "anna.berger"))!
  const { body: shown } = await api.call<Record<string, unknown>>(api.root.token, "GET", `/users/${user.id}`)
  const { username, firstname, surname, email } = shown
  const byAdmin = { username, firstname, surname, email, password: "another-long-password-1" }
  expect((await api.call(api.root.token, "PUT", `/users/${user.id}`, byAdmin)).status).toBe(400)
})

test("guesses under spellings of a name that a directory takes for equal count together", async () => {
  const directory = await addDirectory(api, directorySettings(slapd))
  // A user of its own: it stays throttled.
  const name = "jan.breit"
  await aMappedGroup(api, directory.id, { claimMappings: [{ key: "uid", value: name }] })
  const WIDE_FORMS = 0xfee0
  const withWideForm = (at: number) =>
    `${name.slice(0, at)}${String.fromCodePoint(name.codePointAt(at)! + WIDE_FORMS)}${name.slice(at + 1)}`
  expect((await signIn(api, withWideForm(0), USER_PASSWORD)).status).toBe(200)
  for (let n = 0; n <= THROTTLES.ACCOUNT_AND_NETWORK.free; n++) await signIn(api, withWideForm(n), "wrong")
  expect((await signIn(api, withWideForm(name.length - 1), USER_PASSWORD)).status).toBe(401)
})
