/** Signing in with the passwords of a real OpenLDAP server. */
import { afterAll, beforeEach, describe, expect, test } from "bun:test"
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
import {
  aGroupEntry,
  aPersonEntry,
  changeOf,
  dnOf,
  groupDn,
  PEOPLE,
  PERSON_PASSWORD,
  startSlapd,
} from "../peers/slapd.ts"

const GUID = Buffer.from("ff19966f868b11d0b42d00cf4fc964ff", "hex")

const slapd = await startSlapd({
  entries: [
    aPersonEntry("anna.berger", ["employeeType: fitter"]),
    aPersonEntry("tom.kurz", [`objectGUID:: ${GUID.toString("base64")}`]),
    aPersonEntry("eva.stein"),
    aPersonEntry("max.zu", ["userAccountControl: 514"]),
    aPersonEntry("lea.twin", ["employeeNumber: 7"]),
    aPersonEntry("leo.twin", ["employeeNumber: 7"]),
    aGroupEntry("fitters", [dnOf("anna.berger"), dnOf("tom.kurz"), dnOf("max.zu")]),
    aGroupEntry("hall2", [groupDn("fitters")]),
    aGroupEntry("plant", [groupDn("hall2")]),
    changeOf(groupDn("fitters"), "changetype: modify", "add: member", `member: ${groupDn("plant")}`),
  ].join("\n"),
})
afterAll(() => slapd.stop())
const api = await testApi()
const { deps } = api
beforeEach(async () => {
  await forgetDirectories(api)
  deps.told.length = 0
})

const FITTERS = { groupMappings: [groupDn("fitters")] }

describe("a person of a directory", () => {
  test("signs in with its password, is made here with its names, and is in the mapped group", async () => {
    const directory = await addDirectory(api, settingsFor(slapd))
    const groupId = await aMappedGroup(api, directory.id, FITTERS)
    const answer = await signIn(api, "anna.berger", PERSON_PASSWORD)
    expect(answer.status).toBe(200)
    expect(await userNamed(api, "anna.berger")).toMatchObject({
      ...{ firstname: "Anna", surname: "Berger", email: "anna.berger@plant.example", left_on: null },
    })
    expect(await groupsOf(api, "anna.berger")).toEqual([groupId])
    expect(await lastAudit(api, "SIGN_IN")).toEqual({ methods: "LDAP" })
    const profile = await api.call<object>(answer.body.access_token, "GET", "/profile")
    expect(profile.body).toMatchObject({ username: "anna.berger", imported: true })
  })

  test("signs in again as the same user, with what has changed meanwhile", async () => {
    const directory = await addDirectory(api, settingsFor(slapd))
    const byType = await aMappedGroup(api, directory.id, {
      claimMappings: [{ key: "employeeType", value: "clerk" }],
    })
    const byGroup = await aMappedGroup(api, directory.id, { groupMappings: [groupDn("clerks")] })
    expect((await signIn(api, "eva.stein", PERSON_PASSWORD)).status).toBe(401)
    await slapd.change(
      aGroupEntry("clerks", [dnOf("eva.stein")]).replace("objectClass", "changetype: add\nobjectClass"),
    )
    expect((await signIn(api, "eva.stein", PERSON_PASSWORD)).status).toBe(200)
    expect(await groupsOf(api, "eva.stein")).toEqual([byGroup])
    const first = await userNamed(api, "eva.stein")
    const change = [
      "changetype: modify",
      "replace: employeeType",
      "employeeType: clerk",
      "-",
      "replace: sn",
      "sn: Stone",
    ]
    await slapd.change(changeOf(dnOf("eva.stein"), ...change))
    expect((await signIn(api, "EVA.stein", PERSON_PASSWORD)).status).toBe(200)
    expect(await groupsOf(api, "eva.stein")).toEqual([byType, byGroup].sort())
    expect(await userNamed(api, "eva.stein")).toMatchObject({ id: first!.id, surname: "Stone" })
  })

  test.each([
    ["with a wrong password", "tom.kurz", "wrong", "WRONG_PASSWORD"],
    ["who is not there", "nobody.here", PERSON_PASSWORD, "NO_ENTRY"],
    ["whose account is closed", "max.zu", PERSON_PASSWORD, "DISABLED"],
  ])("%s is refused, and the audit log says why", async (_name, username, password, reason) => {
    const directory = await addDirectory(api, settingsFor(slapd))
    await aMappedGroup(api, directory.id, FITTERS)
    const answer = await signIn(api, username, password)
    expect(answer).toMatchObject({ status: 401, body: { code: "LOGIN_FAILED", details: {} } })
    expect(await lastAudit(api, "SIGN_IN_FAILED")).toEqual({
      username,
      directories: `${directory.name}: ${reason}`,
    })
    expect(await userNamed(api, username)).toBeUndefined()
  })

  test("whom no source takes is refused and not made", async () => {
    const directory = await addDirectory(api, settingsFor(slapd))
    await aMappedGroup(api, directory.id, { groupMappings: [groupDn("nobodies")] })
    expect((await signIn(api, "tom.kurz", PERSON_PASSWORD)).body.code).toBe("LOGIN_FAILED")
    expect(await userNamed(api, "tom.kurz")).toBeUndefined()
    expect(await lastAudit(api, "SIGN_IN_FAILED")).toMatchObject({ reason: "NO_SOURCE" })
  })

  test("must be one: a filter that finds two people lets neither in", async () => {
    const userFilter = "(|(uid={username})(employeeNumber={username}))"
    const directory = await addDirectory(api, settingsFor(slapd, { userFilter }))
    await aMappedGroup(api, directory.id, { claimMappings: [{ key: "sn", value: "Twin" }] })
    expect((await signIn(api, "7", PERSON_PASSWORD)).status).toBe(401)
    expect(await lastAudit(api, "SIGN_IN_FAILED")).toMatchObject({
      directories: `${directory.name}: AMBIGUOUS`,
    })
    expect((await signIn(api, "lea.twin", PERSON_PASSWORD)).status).toBe(200)
  })

  test("is known by a binary identifier, also under another name", async () => {
    const settings = { uniqueIdAttribute: "objectguid", usernameAttribute: "uid" }
    const directory = await addDirectory(api, settingsFor(slapd, settings))
    await aMappedGroup(api, directory.id, FITTERS)
    expect((await signIn(api, "tom.kurz", PERSON_PASSWORD)).status).toBe(200)
    const before = await userNamed(api, "tom.kurz")
    expect(before?.foreign_user_id).toBe("6f9619ff-8b86-d011-b42d-00cf4fc964ff")
    await slapd.change(
      changeOf(dnOf("tom.kurz"), "changetype: modrdn", "newrdn: uid=tom.lang", "deleteoldrdn: 1"),
    )
    expect((await signIn(api, "tom.lang", PERSON_PASSWORD)).status).toBe(200)
    expect(await userNamed(api, "tom.lang")).toBeUndefined()
    // The name that Millwright knows leads to the same person.
    expect((await signIn(api, "tom.kurz", PERSON_PASSWORD)).status).toBe(200)
    await slapd.change(
      changeOf(`uid=tom.lang,${PEOPLE}`, "changetype: modrdn", "newrdn: uid=tom.kurz", "deleteoldrdn: 1"),
    )
  })

  test("without an identifier is refused", async () => {
    const directory = await addDirectory(api, settingsFor(slapd, { uniqueIdAttribute: "objectGUID" }))
    await aMappedGroup(api, directory.id, FITTERS)
    expect((await signIn(api, "lea.twin", PERSON_PASSWORD)).status).toBe(401)
    expect(await lastAudit(api, "SIGN_IN_FAILED")).toMatchObject({
      directories: `${directory.name}: NO_IDENTIFIER`,
    })
  })
})

describe("the connection", () => {
  test.each([
    ["ldaps", () => ({})],
    ["StartTLS", () => ({ urls: [slapd.plainUrl] })],
    ["the second server when the first is away", () => ({ urls: ["ldaps://127.0.0.1:9", slapd.tlsUrl] })],
    ["plain, on this very host", () => ({ urls: [slapd.plainUrl], startTls: false })],
  ])("over %s", async (_name, more) => {
    const directory = await addDirectory(api, settingsFor(slapd, more()))
    await aMappedGroup(api, directory.id, FITTERS)
    expect((await signIn(api, "anna.berger", PERSON_PASSWORD)).status).toBe(200)
    const check = await api.call<{ url: string }>(
      api.root.token,
      "POST",
      `/ldapproviders/${directory.id}/check`,
    )
    expect(check.status).toBe(200)
  })
})
