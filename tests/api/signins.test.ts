/** Looking at sign-ins and ending them: one's own, and others' with the authority for it. */
import { afterEach, describe, expect, test } from "bun:test"
import type { Page } from "../../src/base/page-request.ts"
import { endAccess } from "../../src/identity/access/actions.ts"
import type { AccessEntry, SignIn } from "../../src/identity/access/contract.ts"
import type { CreatedApiToken } from "../../src/identity/apitokens/contract.ts"
import { insertPasskey } from "../../src/identity/passkeys/store.ts"
import { recordPresence } from "../../src/identity/signin/presence/store.ts"
import { testApi } from "../harness/api.ts"
import { actorOf } from "../harness/approvals.ts"
import { aDevice } from "../harness/builders.ts"
import { TEST_NOW } from "../harness/deps.ts"
import { aUser, createToken, grantOnDevice, grantOnSystem, uniqueName } from "../harness/users.ts"

const { call, deps, root } = await testApi()

afterEach(() => deps.setTime(TEST_NOW))

const listOf = async (token: string, path: string) => (await call<Page<SignIn>>(token, "GET", path)).body
const isIn = async (token: string) => (await call(token, "GET", "/profile")).status === 200

async function administrator(...authorities: ("USER_READ" | "USER_UPDATE")[]): Promise<string> {
  const userId = await aUser(deps)
  await grantOnSystem(deps, userId, authorities)
  return createToken(deps, userId)
}

async function auditOf(userId: string) {
  const rows = await deps.db
    .selectFrom("audit_entry")
    .select(["event", "username"])
    .where("object_id", "=", userId)
    .execute()
  return rows.map((row) => row.event)
}

describe("requests at the same time", () => {
  test("are each answered for the user of their own token, and refused without a valid one", async () => {
    const userIds = await Promise.all(Array.from({ length: 6 }, () => aUser(deps)))
    const tokens = await Promise.all(userIds.map((userId) => createToken(deps, userId)))
    const [revoked, current] = [await createToken(deps, userIds[0]!), await createToken(deps, userIds[0]!)]
    tokens[0] = current
    await call(current, "DELETE", "/profile/signins")
    const asked = [...tokens, revoked, "x".repeat(43), ...tokens.toReversed()]
    const answers = await Promise.all(asked.map((token) => call<{ id: string }>(token, "GET", "/profile")))
    const seen = answers.map(({ status, body }) => (status === 200 ? body.id : status))
    expect(seen).toEqual([...userIds, 401, 401, ...userIds.toReversed()])
  })

  test("have the rights of their own user and API token on their own machine", async () => {
    const [mine, other] = [await aDevice(deps), await aDevice(deps)]
    const people = await Promise.all([mine, other].map(() => aUser(deps)))
    await grantOnDevice(deps, people[0]!, mine, ["ISSUE_READ"])
    await grantOnDevice(deps, people[1]!, other, ["ISSUE_READ"])
    const [first, second] = await Promise.all(people.map((userId) => createToken(deps, userId)))
    const program = (
      await call<CreatedApiToken>(first!, "POST", "/apitokens", {
        ...{ name: uniqueName("program"), expiresOn: "2026-04-01T00:00:00Z" },
        scopes: ["ISSUE_READ"],
      })
    ).body.token
    const missing = crypto.randomUUID()
    const asked = [first!, second!, program, root.token, null].flatMap((token) =>
      [mine, other, missing].map((deviceId) => [token, deviceId] as const),
    )
    const answers = await Promise.all(
      asked.map(([token, deviceId]) => call(token, "GET", `/devices/${deviceId}/issues`)),
    )
    expect(answers.map(({ status }) => status)).toEqual([
      200, 403, 404, 403, 200, 404, 200, 403, 404, 200, 200, 404, 401, 401, 401,
    ])
  })
})

describe("a user's own sign-ins", () => {
  test("are listed newest first, with the current one marked", async () => {
    const userId = await aUser(deps)
    const [first, second] = [await createToken(deps, userId), await createToken(deps, userId)]
    const page = await listOf(first, "/profile/signins")
    expect(page).toMatchObject({ page: 1, total: 2 })
    expect(page.rows.map(({ isCurrent }) => isCurrent)).toEqual([false, true])
    expect(page.rows[0]).toMatchObject({ user: { id: userId }, kind: "API", methods: ["PASSWORD"] })
    expect((await listOf(second, "/profile/signins")).rows.map(({ isCurrent }) => isCurrent)).toEqual([
      true,
      false,
    ])
  })

  test("are listed in pages, each sign-in once", async () => {
    const userId = await aUser(deps)
    const tokens = await Promise.all(Array.from({ length: 5 }, () => createToken(deps, userId)))
    const pages = await Promise.all(
      [1, 2, 3].map((page) => listOf(tokens[0]!, `/profile/signins?size=2&page=${page}`)),
    )
    expect(pages.map(({ rows, total }) => [rows.length, total])).toEqual([
      [2, 5],
      [2, 5],
      [1, 5],
    ])
    expect(new Set(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).size).toBe(5)
  })

  test("are ended one by one, effective immediately, published to running sessions, and audited", async () => {
    const userId = await aUser(deps)
    const [mine, lost] = [await createToken(deps, userId), await createToken(deps, userId)]
    const { rows } = await listOf(mine, "/profile/signins")
    const { id } = rows.find(({ isCurrent }) => !isCurrent)!
    deps.published.splice(0)
    expect((await call(mine, "DELETE", `/profile/signins/${id}`)).status).toBe(204)
    expect([await isIn(mine), await isIn(lost)]).toEqual([true, false])
    expect(deps.published).toContainEqual({ kind: "signIn", id })
    expect(await auditOf(userId)).toContain("SIGN_IN_REVOKED")
    expect((await call(mine, "DELETE", `/profile/signins/${id}`)).status).toBe(404)
  })

  test("are all ended in one request except the current one", async () => {
    const userId = await aUser(deps)
    const [mine, ...others] = await Promise.all([1, 2, 3].map(() => createToken(deps, userId)))
    const stranger = await createToken(deps, await aUser(deps))
    expect((await call(mine!, "DELETE", "/profile/signins")).body).toEqual({ ended: 2 } as never)
    expect(await Promise.all([mine!, ...others, stranger].map(isIn))).toEqual([true, false, false, true])
  })

  test("do not include another user's: ending one is answered with 404", async () => {
    const theirs = await createToken(deps, await aUser(deps))
    const { rows } = await listOf(theirs, "/profile/signins")
    const mine = await createToken(deps, await aUser(deps))
    expect((await call(mine, "DELETE", `/profile/signins/${rows[0]!.id}`)).status).toBe(404)
    expect(await isIn(theirs)).toBe(true)
  })

  test("are not listed after they have expired", async () => {
    const userId = await aUser(deps)
    await createToken(deps, userId)
    const token = await createToken(deps, userId)
    await deps.db
      .updateTable("sign_in")
      .set({ expires_on: deps.clock() })
      .where("user_id", "=", userId)
      .where("id", "=", (await listOf(token, "/profile/signins")).rows[1]!.id)
      .execute()
    expect((await listOf(token, "/profile/signins")).total).toBe(1)
  })
})

describe("administrators", () => {
  test("list all sign-ins and search them by user", async () => {
    const name = uniqueName("needle")
    const userId = await aUser(deps, { name })
    await createToken(deps, userId)
    const token = await administrator("USER_READ")
    expect((await listOf(token, `/signins?search=${encodeURIComponent(name)}`)).rows).toHaveLength(1)
    expect((await listOf(token, `/users/${userId}/signins`)).rows[0]?.user.id).toBe(userId)
  })

  test("end one or all of a user's sign-ins with USER_UPDATE", async () => {
    const token = await administrator("USER_READ", "USER_UPDATE")
    const userId = await aUser(deps)
    const theirs = await Promise.all([1, 2, 3].map(() => createToken(deps, userId)))
    const { rows } = await listOf(token, `/users/${userId}/signins`)
    expect((await call(token, "DELETE", `/users/${userId}/signins/${rows[0]!.id}`)).status).toBe(204)
    expect((await Promise.all(theirs.map(isIn))).filter(Boolean)).toHaveLength(2)
    expect((await call(token, "DELETE", `/users/${userId}/signins`)).body).toEqual({ ended: 2 } as never)
    expect((await Promise.all(theirs.map(isIn))).filter(Boolean)).toHaveLength(0)
  })

  test("who are not superusers cannot end a superuser's sign-ins", async () => {
    const token = await administrator("USER_READ", "USER_UPDATE")
    const userId = await aUser(deps, { superuser: true })
    const theirs = await createToken(deps, userId)
    const { rows } = await listOf(token, `/users/${userId}/signins`)
    for (const path of [`/users/${userId}/signins`, `/users/${userId}/signins/${rows[0]!.id}`])
      expect(await call(token, "DELETE", path)).toMatchObject({
        status: 403,
        body: { message: "errors.onlySuperusersChangeSuperusers" },
      })
    expect(await isIn(theirs)).toBe(true)
    expect((await call(root.token, "DELETE", `/users/${userId}/signins`)).status).toBe(200)
    expect(await isIn(theirs)).toBe(false)
  })

  test("get 404 for a sign-in under another user's path", async () => {
    const [one, other] = [await aUser(deps), await aUser(deps)]
    await createToken(deps, one)
    const token = await administrator("USER_READ", "USER_UPDATE")
    const { rows } = await listOf(token, `/users/${one}/signins`)
    expect((await call(token, "DELETE", `/users/${other}/signins/${rows[0]!.id}`)).status).toBe(404)
  })
})

describe("the review of all access", () => {
  const review = async (query: string) =>
    (await call<Page<AccessEntry>>(root.token, "GET", `/access?${query}`)).body

  test("lists sign-ins and API tokens together, filtered by kind and user, in pages", async () => {
    const userId = await aUser(deps, { superuser: true })
    const token = await createToken(deps, userId)
    const body = { name: "historian", scopes: ["DEVICE_READ"], expiresOn: "2026-04-01T00:00:00Z" }
    const made = await call<CreatedApiToken>(token, "POST", "/apitokens", body)
    expect(made.status).toBe(201)
    const all = await review(`userId=${userId}`)
    expect(all.rows.map(({ kind }) => kind).sort()).toEqual(["API", "API_TOKEN"])
    expect(all.rows.find(({ kind }) => kind === "API_TOKEN")).toMatchObject({
      ...{ id: made.body.id, name: "historian", lastUsedOn: null, isCurrent: false },
      expiresOn: "2026-04-01T00:00:00.000Z",
    })
    expect((await review(`userId=${userId}&kind=API_TOKEN`)).total).toBe(1)
    const pages = await Promise.all([1, 2].map((page) => review(`userId=${userId}&size=1&page=${page}`)))
    expect(pages.map(({ rows }) => rows[0]?.id).sort()).toEqual(all.rows.map(({ id }) => id).sort())
    expect((await call(root.token, "DELETE", `/users/${userId}/apitokens/${made.body.id}`)).status).toBe(204)
    expect((await review(`userId=${userId}`)).total).toBe(1)
  })

  test("lists a passkey until it is removed", async () => {
    const userId = await aUser(deps)
    const key = { name: "Blue key", publicKey: new Uint8Array([1]), counter: 0, transports: [] }
    const made = {
      userId,
      ...key,
      credentialId: uniqueName("credential"),
      rpId: "localhost",
      backedUp: false,
    }
    const passkeyId = (await insertPasskey(deps.db, made, deps.clock())) ?? ""
    const [entry, ...more] = (await review(`userId=${userId}`)).rows
    expect(more).toEqual([])
    expect(entry).toMatchObject({ kind: "PASSKEY", id: passkeyId, name: "Blue key", expiresOn: null })
    expect((await review(`userId=${userId}&kind=PASSKEY`)).total).toBe(1)
    const fresh = { ...actorOf(root.userId), authenticatedOn: deps.clock() }
    await endAccess(deps, fresh, { kind: "PASSKEY", id: passkeyId, userId }, "192.0.2.1")
    expect((await review(`userId=${userId}`)).total).toBe(0)
  })

  test("is searched by user name, with % and _ taken literally", async () => {
    const name = uniqueName("100%_sure")
    await createToken(deps, await aUser(deps, { name }))
    expect((await review(`search=${encodeURIComponent(name)}`)).total).toBe(1)
    expect((await review(`search=${encodeURIComponent("100%%sure")}`)).total).toBe(0)
  })
})

describe("the last-seen time of a sign-in", () => {
  const seen = async (userId: string) =>
    deps.db
      .selectFrom("sign_in")
      .select("last_seen_on")
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow()

  async function until(look: () => Promise<boolean>): Promise<void> {
    while (!(await look())) await new Promise(setImmediate)
  }

  test("is updated at most once a minute", async () => {
    const userId = await aUser(deps)
    const token = await createToken(deps, userId)
    const at = (seconds: number) => new Date(TEST_NOW.getTime() + seconds * 1000)
    deps.setTime(at(100))
    await isIn(token)
    await until(async () => (await seen(userId)).last_seen_on.getTime() === at(100).getTime())
    const { rows } = await listOf(token, "/profile/signins")
    for (const seconds of [101, 130, 159])
      expect(recordPresence(deps, rows[0]!.id, true, at(seconds))).toBeNull()
    expect((await seen(userId)).last_seen_on).toEqual(at(100))
    deps.setTime(at(160))
    await isIn(token)
    await until(async () => (await seen(userId)).last_seen_on.getTime() === at(160).getTime())
  })
})
