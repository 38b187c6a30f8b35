/**
 * Directories without a service account: users removed there lose access here too, and the others must authenticate
 * again at intervals.
 */
import { afterAll, beforeEach, describe, expect, setDefaultTimeout, test } from "bun:test"
import { ensureClient } from "../../scripts/build-client.ts"
import { buildApp } from "../../src/app.tsx"
import type { Page } from "../../src/base/page-request.ts"
import type { AccessEntry } from "../../src/identity/access/contract.ts"
import { endUnconfirmedSignIns } from "../../src/identity/directories/confirmation/actions.ts"
import type { DirectoryCheck, DirectoryResponse } from "../../src/identity/directories/contract.ts"
import { recheckDirectories } from "../../src/identity/directories/recheck/actions.ts"
import { testApi } from "../harness/api.ts"
import { TEST_NOW } from "../harness/deps.ts"
import {
  addDirectory,
  aMappedGroup,
  directorySettings,
  disableDirectories,
  findUserByName,
  groupIdsOfUser,
  lastAuditDetails,
  signIn,
} from "../harness/directories.ts"
import { createToken, grantOnSystem, uniqueName } from "../harness/users.ts"
import { modifyLdif, startSlapd, USER_PASSWORD, USERS_DN, userDn, userLdif } from "../peers/slapd.ts"

setDefaultTimeout(60_000)

const NAMES = ["ann.gone", "bob.closed", "cem.stays", "dan.stays"]
const entries = [...NAMES, "eli.hidden"].map((name) =>
  userLdif(name, name === "eli.hidden" ? ["description: hidden"] : []),
)
const [open, shut] = await Promise.all([
  startSlapd({ entries: entries.join("\n"), isPublic: true }),
  startSlapd({ entries: entries.join("\n") }),
])
afterAll(() => Promise.all([open.stop(), shut.stop()]))
const api = await testApi()
const { deps, call, root } = api
beforeEach(async () => {
  deps.setTime(TEST_NOW)
  await disableDirectories(api)
  await deps.db.deleteFrom("api_token").execute()
  deps.published.length = 0
})

const HOURS = 8
const never = new AbortController().signal
const hoursLater = (hours: number) => deps.setTime(new Date(TEST_NOW.getTime() + hours * 3_600_000))
const asPerson = {
  bindMode: "USER",
  userBindPattern: `uid={username},${USERS_DN}`,
  bindDn: "",
  bindPassword: "",
  confirmationHours: HOURS,
}

async function aDirectory(slapd: typeof open, more = {}): Promise<DirectoryResponse> {
  const directory = await addDirectory(api, directorySettings(slapd, { ...asPerson, ...more }))
  await aMappedGroup(api, directory.id, { claimMappings: [{ key: "objectClass", value: "inetOrgPerson" }] })
  return directory
}

interface Tokens {
  access_token: string
  refresh_token: string
}

async function signedIn(username: string): Promise<Tokens> {
  const answer = await signIn(api, username, USER_PASSWORD)
  if (answer.status !== 200) throw new Error(`${username} is not let in`)
  return answer.body as unknown as Tokens
}

async function aProgramOf(username: string): Promise<string> {
  const user = (await findUserByName(api, username))!
  await grantOnSystem(deps, user.id, ["USER_READ"])
  const expiresOn = new Date(TEST_NOW.getTime() + 300 * 24 * 3_600_000).toISOString()
  const asked = { name: uniqueName("program"), scopes: ["USER_READ"], expiresOn }
  const made = await call<{ token: string }>(await createToken(deps, user.id), "POST", "/apitokens", asked)
  if (made.status !== 201) throw new Error(`no token: ${JSON.stringify(made.body)}`)
  return made.body.token
}

const asks = (token: string, path = "/profile") => call(token, "GET", path)
const statusOf = async (token: string, path?: string) => (await asks(token, path)).status
const shown = async ({ id }: DirectoryResponse) =>
  (await call<DirectoryResponse>(root.token, "GET", `/ldapproviders/${id}`)).body
const tokensResting = async () => {
  const { body } = await call<Page<AccessEntry>>(root.token, "GET", "/access?kind=API_TOKEN")
  return body.rows.map(({ isSuspended }) => isSuspended)
}
const recheck = () => recheckDirectories(deps, never)
const modify = (name: string, ...lines: string[]) =>
  open.modify(modifyLdif(userDn(name), "changetype: modify", ...lines))

describe("the confirmation of directory users", () => {
  test("signs the user out when it expires, and suspends API tokens until the next sign-in", async () => {
    const directory = await aDirectory(shut)
    const { access_token, refresh_token } = await signedIn("cem.stays")
    const program = await aProgramOf("cem.stays")
    expect([await statusOf(access_token), await statusOf(program, "/users")]).toEqual([200, 200])
    // Long enough for refreshing to be needed, not long enough for anything else.
    hoursLater(HOURS)
    expect(await call(null, "POST", "/token/refresh", { refresh_token })).toMatchObject({ status: 401 })
    expect(await asks(await createToken(deps, (await findUserByName(api, "cem.stays"))!.id))).toMatchObject({
      status: 401,
      body: { code: "TIMEOUT", message: "errors.confirmationExpired" },
    })
    expect(await asks(program, "/users")).toMatchObject({
      status: 401,
      body: { code: "UNAUTHORIZED", message: "errors.apiTokenSuspended" },
    })
    expect(await shown(directory)).toMatchObject({ unconfirmedPeople: 1 })
    expect(await tokensResting()).toEqual([true])
    const again = await signedIn("cem.stays")
    expect([await statusOf(again.access_token), await statusOf(program, "/users")]).toEqual([200, 200])
    expect(await shown(directory)).toMatchObject({ unconfirmedPeople: 0 })
    expect(await tokensResting()).toEqual([false])
  })

  test("is renewed by a step-up in the same way as by a sign-in", async () => {
    await aDirectory(shut)
    const { access_token } = await signedIn("cem.stays")
    const program = await aProgramOf("cem.stays")
    hoursLater(0.5)
    expect((await call(access_token, "POST", "/profile/step-up", { password: USER_PASSWORD })).status).toBe(
      204,
    )
    hoursLater(HOURS + 0.4)
    expect(await statusOf(program, "/users")).toBe(200)
    hoursLater(HOURS + 0.5)
    expect(await statusOf(program, "/users")).toBe(401)
  })

  test("ends the sign-ins permanently when it expires, is audited, and keeps the user's groups", async () => {
    const directory = await aDirectory(shut)
    const { refresh_token } = await signedIn("dan.stays")
    const user = (await findUserByName(api, "dan.stays"))!
    const groups = await groupIdsOfUser(api, "dan.stays")
    expect(await endUnconfirmedSignIns(deps, never)).toBe(0)
    hoursLater(HOURS)
    deps.published.length = 0
    expect(await endUnconfirmedSignIns(deps, never)).toBe(1)
    expect(deps.published).toEqual([{ kind: "user", id: user.id }])
    expect(await lastAuditDetails(api, "SIGN_IN_ENDED")).toEqual({
      ...{ username: "dan.stays", provider: directory.name, reason: "NOT_CONFIRMED" },
    })
    expect(await endUnconfirmedSignIns(deps, never)).toBe(0)
    await signedIn("dan.stays")
    expect((await call(null, "POST", "/token/refresh", { refresh_token })).status).toBe(401)
    expect(await groupIdsOfUser(api, "dan.stays")).toEqual(groups)
  })

  test("redirects to the sign-in page with the reason when it expires", async () => {
    await aDirectory(shut, { confirmationHours: 1 })
    await ensureClient()
    const site = buildApp(deps)
    const body = new URLSearchParams({ username: "cem.stays", password: USER_PASSWORD })
    const came = await site.request("/login", { method: "POST", body })
    const cookie = (came.headers.get("set-cookie") ?? "").split(";")[0] ?? ""
    const visit = (headers = {}) => site.request("/profile", { headers: { cookie, ...headers } })
    await deps.db.updateTable("installation_settings").set({ inactivity_seconds: 86_400 }).execute()
    expect((await visit()).status).toBe(200)
    const tokens = await (await site.request("/profile/tokens", { headers: { cookie } })).text()
    expect(tokens).toContain("for 1 h")
    hoursLater(1)
    expect((await visit()).headers.get("location")).toBe("/login?expired=confirmation&target=%2Fprofile")
    const htmx = { "hx-request": "true", "hx-current-url": "http://book/profile" }
    expect((await visit(htmx)).headers.get("hx-redirect")).toBe(
      "/login?expired=confirmation&target=%2Fprofile",
    )
    await deps.db.updateTable("installation_settings").set({ inactivity_seconds: 600 }).execute()
  })

  test("is renewed by the regular check of a service account; API tokens are suspended while that check fails", async () => {
    const withService = directorySettings(open, { confirmationHours: HOURS })
    const directory = await addDirectory(api, withService)
    await aMappedGroup(api, directory.id, { claimMappings: [{ key: "objectClass", value: "inetOrgPerson" }] })
    expect(directory).toMatchObject({ recheck: "SERVICE", recheckedOn: null, unconfirmedPeople: 0 })
    await signedIn("cem.stays")
    const program = await aProgramOf("cem.stays")
    hoursLater(HOURS - 1)
    expect(await recheck()).toEqual({ left: 0, unreachable: 0 })
    expect(await shown(directory)).toMatchObject({ recheckedOn: deps.clock().toISOString() })
    hoursLater(2 * HOURS - 2)
    expect(await statusOf(program, "/users")).toBe(200)
    const urls = ["ldaps://127.0.0.1:9"]
    await deps.db.updateTable("ldap_provider").set({ urls }).where("id", "=", directory.id).execute()
    expect(await recheck()).toEqual({ left: 0, unreachable: 1 })
    hoursLater(2 * HOURS - 1)
    expect(await statusOf(program, "/users")).toBe(401)
    await deps.db
      .updateTable("ldap_provider")
      .set({ urls: [open.tlsUrl] })
      .where("id", "=", directory.id)
      .execute()
    expect(await recheck()).toEqual({ left: 0, unreachable: 0 })
    expect(await statusOf(program, "/users")).toBe(200)
  })

  test("is suspended with the API tokens of the users while the directory is disabled", async () => {
    const directory = await aDirectory(shut)
    await signedIn("cem.stays")
    const program = await aProgramOf("cem.stays")
    const name = directory.name
    const save = (enabled: boolean) =>
      call(
        root.token,
        "PUT",
        `/ldapproviders/${directory.id}`,
        directorySettings(shut, { ...asPerson, name, enabled }),
      )
    expect((await save(false)).status).toBe(200)
    expect(await statusOf(program, "/users")).toBe(401)
    expect((await save(true)).status).toBe(200)
    expect(await statusOf(program, "/users")).toBe(200)
  })
})

describe("a directory with anonymous read access", () => {
  const check = async ({ id }: DirectoryResponse) =>
    (await call<DirectoryCheck>(root.token, "POST", `/ldapproviders/${id}/check`)).body.recheck

  test("is reported as such by its check, as is a directory without it", async () => {
    const [one, other] = [await aDirectory(open), await aDirectory(shut)]
    expect([one.recheck, await check(one)]).toEqual(["ANONYMOUS", "ANONYMOUS"])
    expect([other.recheck, await check(other)]).toEqual(["ANONYMOUS", "NONE"])
  })

  test("is checked for deleted and disabled users, but the check confirms no user", async () => {
    const directory = await aDirectory(open)
    const tokens = new Map<string, string>()
    for (const name of [...NAMES, "eli.hidden"]) tokens.set(name, (await signedIn(name)).access_token)
    // An entry that is hidden from anonymous searches may still exist.
    expect(await recheck()).toEqual({ left: 0, unreachable: 0 })
    await modify("bob.closed", "add: nsAccountLock", "nsAccountLock: TRUE")
    await open.modify(modifyLdif(userDn("ann.gone"), "changetype: delete"))
    expect(await recheck()).toEqual({ left: 2, unreachable: 0 })
    const states = [...tokens].map(async ([name, token]) => [name, await statusOf(token)])
    expect(await Promise.all(states)).toEqual([
      ["ann.gone", 401],
      ["bob.closed", 401],
      ["cem.stays", 200],
      ["dan.stays", 200],
      ["eli.hidden", 200],
    ])
    expect(await lastAuditDetails(api, "USER_DEPROVISIONED")).toMatchObject({
      provider: directory.name,
      reason: "GONE",
    })
    hoursLater(HOURS)
    await recheck()
    expect(await shown(directory)).toMatchObject({ recheckedOn: null, unconfirmedPeople: 3 })
  })

  test("keeps its users signed in when it hides all of them; a user hidden alone has to sign in again once", async () => {
    await aDirectory(open)
    const cem = (await signedIn("cem.stays")).access_token
    const dan = (await signedIn("dan.stays")).access_token
    await recheck()
    await modify("cem.stays", "add: description", "description: hidden")
    await modify("dan.stays", "add: description", "description: hidden")
    expect(await recheck()).toEqual({ left: 0, unreachable: 0 })
    expect([await statusOf(cem), await statusOf(dan)]).toEqual([200, 200])
    await modify("dan.stays", "delete: description")
    expect(await recheck()).toEqual({ left: 1, unreachable: 0 })
    expect([await statusOf(cem), await statusOf(dan)]).toEqual([401, 200])
    const back = (await signedIn("cem.stays")).access_token
    expect(await recheck()).toEqual({ left: 0, unreachable: 0 })
    expect(await statusOf(back)).toBe(200)
    await modify("cem.stays", "delete: description")
  })
})
