/** Directory configuration: allowed settings, secrets that are never returned, and the results of a check. */
import { describe, expect, setDefaultTimeout, test } from "bun:test"
import type { DirectoryCheck, DirectoryResponse } from "../../src/identity/directories/contract.ts"
import { openBindPassword } from "../../src/identity/directories/store.ts"
import { errors as german } from "../../src/web/texts/de/errors.ts"
import {
  addDirectory,
  aMappedGroup,
  directorySettings,
  lastAuditDetails,
  signIn,
  testDirectory,
} from "../harness/directories.ts"
import { uniqueName } from "../harness/users.ts"
import {
  groupDn,
  groupLdif,
  SERVICE_ACCOUNT,
  USER_PASSWORD,
  USERS_DN,
  userDn,
  userLdif,
} from "../peers/slapd.ts"

setDefaultTimeout(60_000)

const PEOPLE_COUNT = 352
const { slapd, api } = await testDirectory([
  ...Array.from({ length: PEOPLE_COUNT }, (_, index) => userLdif(`many.p${index}`)),
  groupLdif("fitters", [userDn("many.p0")]),
])
const { deps, call, root } = api

const pathOf = ({ id }: { id: string }) => `/ldapproviders/${id}`
const check = (directory: { id: string }, query = "") =>
  call<DirectoryCheck & { message: string; details: object }>(
    root.token,
    "POST",
    `${pathOf(directory)}/check${query}`,
  )

test("a directory is added, read, changed, listed and deleted", async () => {
  const settings = directorySettings(slapd)
  const added = await addDirectory(api, settings)
  expect(added).toMatchObject({ name: settings.name, enabled: true, hasBindPassword: true, version: 1 })
  expect((await call(root.token, "GET", pathOf(added))).body as unknown).toEqual(added)
  const every = {
    ...{ name: uniqueName("Other"), position: 7, enabled: false, nestedGroups: true },
    ...{ userBindPattern: "uid={username},o=plant", baseDn: "o=plant", userFilter: "(uid={username})" },
    ...{ usernameAttribute: "nick", firstnameAttribute: "first", surnameAttribute: "last" },
    ...{ mailAttribute: "post", uniqueIdAttribute: "nsUniqueId", groupLookup: "MEMBER" },
    ...{ groupBaseDn: "ou=groups", groupFilter: "(cn=*)", groupMemberAttribute: "uniqueMember" },
    ...{ pageSize: 60, confirmationHours: 12 },
  }
  const change = { ...settings, ...every, bindPassword: "", version: added.version }
  const changed = await call<DirectoryResponse>(root.token, "PUT", pathOf(added), change)
  expect(changed).toMatchObject({ status: 200, body: { ...every, version: 2 } })
  const stale = await call(root.token, "PUT", pathOf(added), { ...change, pageSize: 50 })
  expect(stale).toMatchObject({ status: 409, body: { details: { fields: ["pageSize"] } } })
  const list = await call<{ rows: object[] }>(root.token, "GET", "/ldapproviders")
  expect(list.body.rows).toContainEqual({ id: added.id, name: change.name })
  expect((await call(root.token, "DELETE", pathOf(added))).status).toBe(204)
  expect((await call(root.token, "GET", pathOf(added))).status).toBe(404)
})

test("the bind password is stored sealed, never returned, and required again when server, CA or bind DN change", async () => {
  const settings = directorySettings(slapd)
  const added = await addDirectory(api, settings)
  const kept = () => openBindPassword(deps.db, deps.secretBox, added.id)
  const blank = { ...settings, bindPassword: "" }
  expect(JSON.stringify(added)).not.toContain(SERVICE_ACCOUNT.password)
  const row = await deps.db
    .selectFrom("ldap_provider")
    .selectAll()
    .where("id", "=", added.id)
    .executeTakeFirstOrThrow()
  expect(row.sealed_bind_password!.includes(SERVICE_ACCOUNT.password)).toBe(false)
  expect((await call(root.token, "PUT", pathOf(added), blank)).status).toBe(200)
  expect(await kept()).toBe(SERVICE_ACCOUNT.password)
  for (const elsewhere of [
    { urls: ["ldaps://evil.example"] },
    { bindDn: `cn=other,${USERS_DN}` },
    { caCertificate: slapd.otherAuthority },
  ]) {
    const answer = await call(root.token, "PUT", pathOf(added), { ...blank, ...elsewhere })
    expect(answer).toMatchObject({ status: 400, body: { problems: [{ path: "bindPassword" }] } })
  }
  expect(await kept()).toBe(SERVICE_ACCOUNT.password)
  const audit = await deps.db
    .selectFrom("audit_entry")
    .select("details")
    .where("object_id", "=", added.id)
    .execute()
  expect(JSON.stringify(audit)).not.toContain(SERVICE_ACCOUNT.password)
  expect(audit[0]!.details).toMatchObject({ "bindPassword.changed": true })
})

test("a directory in use by sources or users cannot be deleted", async () => {
  const added = await addDirectory(api, directorySettings(slapd))
  const groupId = await aMappedGroup(api, added.id, { groupMappings: [groupDn("fitters")] })
  const refused = { status: 409, body: { message: "errors.directoryInUse", details: { name: added.name } } }
  expect(await call(root.token, "DELETE", pathOf(added))).toMatchObject(refused)
  expect((await signIn(api, "many.p0", USER_PASSWORD)).status).toBe(200)
  await deps.db.deleteFrom("user_source").where("user_group_id", "=", groupId).execute()
  expect(await call(root.token, "DELETE", pathOf(added))).toMatchObject(refused)
  const users = await call<{ rows: { id: string }[] }>(root.token, "GET", "/users?search=many.p0")
  expect((await call(root.token, "DELETE", `/users/${users.body.rows[0]!.id}`)).status).toBe(204)
  expect((await call(root.token, "DELETE", pathOf(added))).status).toBe(204)
})

test("the address of a directory in use changes only with confirmation, which ends its users' sign-ins", async () => {
  const settings = directorySettings(slapd)
  const added = await addDirectory(api, settings)
  const unused = { ...settings, urls: [slapd.tlsUrl, "ldaps://second.example"] }
  expect((await call(root.token, "PUT", pathOf(added), unused)).status).toBe(200)
  expect((await call(root.token, "PUT", pathOf(added), settings)).status).toBe(200)
  await aMappedGroup(api, added.id, { groupMappings: [groupDn("fitters")] })
  const signedIn = await signIn(api, "many.p0", USER_PASSWORD)
  const isIn = async () => (await call(signedIn.body.access_token, "GET", "/profile")).status === 200
  for (const elsewhere of [
    { urls: ["ldaps://evil.example"] },
    { baseDn: "dc=evil,dc=example" },
    { uniqueIdAttribute: "description" },
  ]) {
    const answer = await call(root.token, "PUT", pathOf(added), { ...settings, ...elsewhere })
    expect(answer).toMatchObject({
      status: 409,
      body: { message: "errors.directoryAddressFixed", details: { field: "confirmAddressChange" } },
    })
  }
  expect((await call(root.token, "PUT", pathOf(added), { ...settings, position: 3 })).status).toBe(200)
  expect(await isIn()).toBe(true)
  deps.published.length = 0
  const confirmed = { ...unused, confirmAddressChange: true }
  expect((await call(root.token, "PUT", pathOf(added), confirmed)).status).toBe(200)
  expect(deps.published).toContainEqual({ kind: "permissions" })
  expect(await isIn()).toBe(false)
})

test("users of a directory are shown with its current name after it was renamed", async () => {
  const settings = directorySettings(slapd)
  const added = await addDirectory(api, settings)
  await aMappedGroup(api, added.id, { groupMappings: [groupDn("fitters")] })
  expect((await signIn(api, "many.p0", USER_PASSWORD)).status).toBe(200)
  const name = uniqueName("Renamed")
  await call(root.token, "PUT", pathOf(added), { ...settings, name })
  const users = await call<{ rows: object[] }>(root.token, "GET", "/users?search=many.p0")
  expect(users.body.rows).toMatchObject([{ ldapProviderName: name, imported: true }])
})

describe("directory settings are rejected with", () => {
  test.each<[string, Record<string, unknown>, string]>([
    ["no address", { urls: [] }, "urls"],
    ["another protocol", { urls: ["https://directory.example"] }, "urls.0"],
    ["a name in the address", { urls: ["ldaps://user:word@directory.example"] }, "urls.0"],
    ["a path in the address", { urls: ["ldaps://directory.example/dc=x??sub?(uid=*)"] }, "urls.0"],
    ["no encryption", { urls: ["ldap://directory.example"], startTls: false }, "startTls"],
    ["a certificate that is none", { caCertificate: "-----BEGIN CERTIFICATE-----" }, "caCertificate"],
    ["no service name", { bindDn: "", bindPassword: "" }, "bindDn"],
    ["a service name that is a mechanism", { bindDn: "EXTERNAL" }, "bindDn"],
    ["no password of the service name", { bindPassword: "" }, "bindPassword"],
    [
      "a pattern that any user can choose",
      { bindMode: "USER", userBindPattern: "{username}" },
      "userBindPattern",
    ],
    [
      "a pattern without a name",
      { bindMode: "USER", userBindPattern: "uid=x,dc=example" },
      "userBindPattern",
    ],
    ["a filter without a name", { userFilter: "(objectClass=person)" }, "userFilter"],
    ["a filter that is none", { userFilter: "(&(uid={username})" }, "userFilter"],
    ["two filters", { userFilter: "(uid={username})(objectClass=*)" }, "userFilter"],
    ["a group filter that is none", { groupFilter: "objectClass=*" }, "groupFilter"],
    ["groups without a base", { groupLookup: "MEMBER" }, "groupBaseDn"],
    ["an attribute with a filter in it", { mailAttribute: "mail)(x=" }, "mailAttribute"],
    ["a page that no server gives", { pageSize: 5000 }, "pageSize"],
    ["a field that does not exist", { referrals: true }, "referrals"],
  ])("%s", async (_name, wrong, path) => {
    const answer = await call(root.token, "POST", "/ldapproviders", directorySettings(slapd, wrong))
    expect(answer.status).toBe(400)
    expect(answer.body.problems.map((problem) => problem.path)).toContain(path)
  })

  test("a name that is taken", async () => {
    const settings = directorySettings(slapd)
    await addDirectory(api, settings)
    const twice = await call(root.token, "POST", "/ldapproviders", settings)
    expect(twice).toMatchObject({ status: 409, body: { details: { field: "name" } } })
  })
})

describe("a directory check", () => {
  test("counts the users page by page and shows the requested user", async () => {
    const added = await addDirectory(api, directorySettings(slapd, { enabled: false }))
    const { status, body } = await check(added, "?username=many.p0")
    expect(status).toBe(200)
    expect(body).toMatchObject({
      url: slapd.tlsUrl,
      people: { count: PEOPLE_COUNT, isMore: false },
      person: { dn: userDn("many.p0"), username: "many.p0", groups: [groupDn("fitters")], isClosed: false },
    })
    expect((await check(added, "?username=unknown")).body.person).toBeNull()
    expect(await lastAuditDetails(api, "DIRECTORY_CHECKED")).toEqual({ name: added.name, outcome: "OK" })
  })

  test("without a service account reports only that the server is reachable", async () => {
    const more = {
      bindMode: "USER",
      userBindPattern: `uid={username},${USERS_DN}`,
      bindDn: "",
      bindPassword: "",
    }
    const added = await addDirectory(api, directorySettings(slapd, more))
    expect((await check(added)).body).toEqual({
      ...{ url: slapd.tlsUrl, people: null, recheck: "NONE", person: null, isEncrypted: true },
      durations: { connectInMs: expect.any(Number), bindInMs: null, searchInMs: null },
    } as never)
  })

  test.each<[string, () => Record<string, unknown>, string]>([
    ["another authority", () => ({ caCertificate: slapd.otherAuthority }), "CERTIFICATE_UNTRUSTED"],
    ["a wrong password", () => ({ bindPassword: "wrong" }), "BIND_REFUSED"],
    ["a base that is not there", () => ({ baseDn: `ou=gone,${USERS_DN}` }), "BASE_NOT_FOUND"],
    ["a page larger than the server gives", () => ({ pageSize: 1000 }), "SIZE_LIMIT"],
    ["no server listening", () => ({ urls: ["ldaps://127.0.0.1:9"] }), "UNREACHABLE"],
  ])("fails with a specific problem and message: %s", async (_name, more, problem) => {
    const added = await addDirectory(api, directorySettings(slapd, more()))
    const { status, body } = await check(added)
    expect([status, body.details]).toEqual([409, { name: added.name, problem }])
    const key = body.message.replace("errors.", "")
    expect(german[key as keyof typeof german]).toContain("{{name}}")
    expect(await lastAuditDetails(api, "DIRECTORY_CHECKED")).toEqual({ name: added.name, outcome: problem })
  })
})
