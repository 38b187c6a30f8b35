/** Refresh tokens: each works once, and one that comes a second time ends everything that came from it. */
import { afterEach, describe, expect, test } from "bun:test"
import { API_SIGN_IN_MS, REFRESH_TOKEN_MS } from "../../src/identity/signin/rules.ts"
import { insertUser } from "../../src/identity/users/store.ts"
import { testApi } from "../harness/api.ts"
import { TEST_NOW } from "../harness/deps.ts"
import { uniqueName } from "../harness/users.ts"

const api = await testApi()
const { call, deps } = api
const PASSWORD = "a press needs oil on Mondays"
const PASSWORD_HASH = await Bun.password.hash(PASSWORD, { algorithm: "argon2id", memoryCost: 8, timeCost: 1 })

interface Tokens {
  access_token: string
  refresh_token: string
  exp: number
  refresh_exp: number
}

afterEach(() => deps.setTime(TEST_NOW))

const later = (ms: number) => deps.setTime(new Date(deps.clock().getTime() + ms))

async function signIn(): Promise<{ userId: string; tokens: Tokens }> {
  const username = uniqueName("client")
  const person = { username, passwordHash: PASSWORD_HASH, firstname: "", surname: "", email: "" }
  const userId = await insertUser(deps.db, { ...person, superuser: false })
  const answer = await call<Tokens>(null, "POST", "/token", { username, password: PASSWORD })
  expect(answer.status).toBe(200)
  return { userId, tokens: answer.body }
}

const refresh = (token: string) => call<Tokens>(null, "POST", "/token/refresh", { refresh_token: token })
const isIn = async (token: string) => (await call(token, "GET", "/profile")).status === 200

async function events(userId: string, event: string): Promise<number> {
  const rows = await deps.db
    .selectFrom("audit_entry")
    .select("id")
    .where("object_id", "=", userId)
    .where("event", "=", event)
    .execute()
  return rows.length
}

describe("a refresh token", () => {
  test("returns a new token pair, which ends the old access token", async () => {
    const { tokens } = await signIn()
    const next = await refresh(tokens.refresh_token)
    expect(next.status).toBe(200)
    expect(await isIn(next.body.access_token)).toBe(true)
    expect(await isIn(tokens.access_token)).toBe(false)
  })

  test("that is replayed ends all tokens of its sign-in, is audited, and notifies the sessions", async () => {
    const { userId, tokens } = await signIn()
    const second = (await refresh(tokens.refresh_token)).body
    const third = (await refresh(second.refresh_token)).body
    expect(await isIn(third.access_token)).toBe(true)
    deps.published.splice(0)
    expect(await refresh(tokens.refresh_token)).toMatchObject({ status: 401, body: { code: "UNAUTHORIZED" } })
    expect(await isIn(third.access_token)).toBe(false)
    expect((await refresh(third.refresh_token)).status).toBe(401)
    expect(await events(userId, "REFRESH_TOKEN_REUSED")).toBe(1)
    expect(deps.published.some(({ kind }) => kind === "signIn")).toBe(true)
  })

  test("that is replayed does not affect other sign-ins of the user", async () => {
    const { userId, tokens } = await signIn()
    const { username } = await deps.db
      .selectFrom("app_user")
      .select("username")
      .where("id", "=", userId)
      .executeTakeFirstOrThrow()
    const other = (await call<Tokens>(null, "POST", "/token", { username, password: PASSWORD })).body
    await refresh(tokens.refresh_token)
    await refresh(tokens.refresh_token)
    expect(await isIn(other.access_token)).toBe(true)
  })

  test("used concurrently returns one token pair, and is treated as a replay that ends the sign-in", async () => {
    const { userId, tokens } = await signIn()
    const answers = await Promise.all(Array.from({ length: 12 }, () => refresh(tokens.refresh_token)))
    const won = answers.filter(({ status }) => status === 200)
    expect(won).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(11)
    expect(await isIn(won[0]!.body.access_token)).toBe(false)
    expect(await events(userId, "REFRESH_TOKEN_REUSED")).toBe(1)
  })

  test.each([
    ["truncated", (token: string) => token.slice(0, -1)],
    ["forged", () => Buffer.alloc(32, 9).toString("base64url")],
    ["empty", () => ""],
    ["lengthened", (token: string) => `${token}A`],
    ["in other letters", (token: string) => token.toUpperCase()],
  ])("%s is rejected and ends no sign-in", async (_, change) => {
    const { userId, tokens } = await signIn()
    expect((await refresh(change(tokens.refresh_token))).status).toBe(401)
    expect(await isIn(tokens.access_token)).toBe(true)
    expect(await events(userId, "REFRESH_TOKEN_REUSED")).toBe(0)
  })

  test("beyond the maximum length is rejected with 400", async () => {
    expect((await refresh("x".repeat(201))).status).toBe(400)
  })

  test("is not accepted as an access token, nor an access token as a refresh token", async () => {
    const { tokens } = await signIn()
    expect((await refresh(tokens.access_token)).status).toBe(401)
    expect(await isIn(tokens.refresh_token)).toBe(false)
  })

  test("is rejected after it expired, and not treated as replayed", async () => {
    const { userId, tokens } = await signIn()
    later(REFRESH_TOKEN_MS)
    expect((await refresh(tokens.refresh_token)).status).toBe(401)
    expect(await events(userId, "REFRESH_TOKEN_REUSED")).toBe(0)
  })

  test("of a signed-out sign-in is rejected, and not treated as replayed", async () => {
    const { userId, tokens } = await signIn()
    expect((await call(tokens.access_token, "PUT", "/profile/logout")).status).toBe(204)
    expect((await refresh(tokens.refresh_token)).status).toBe(401)
    expect(await events(userId, "REFRESH_TOKEN_REUSED")).toBe(0)
  })

  test("refreshed concurrently with a sign-out leaves no valid token", async () => {
    for (let round = 0; round < 10; round++) {
      const { tokens } = await signIn()
      const [next, out] = await Promise.all([
        refresh(tokens.refresh_token),
        call(tokens.access_token, "PUT", "/profile/logout"),
      ])
      // Either order: after a sign-out no token is valid; after an earlier refresh the sign-out's token is rejected.
      if (out.status === 204 && next.status === 200) expect(await isIn(next.body.access_token)).toBe(false)
      expect([204, 401]).toContain(out.status)
    }
  })

  test("cannot extend a sign-in beyond its maximum lifetime", async () => {
    let { tokens } = await signIn()
    const began = deps.clock().getTime()
    const step = REFRESH_TOKEN_MS - 60_000
    while (deps.clock().getTime() + step < began + API_SIGN_IN_MS) {
      later(step)
      const next = await refresh(tokens.refresh_token)
      expect(next.status).toBe(200)
      tokens = next.body
      expect(tokens.refresh_exp * 1000).toBeLessThanOrEqual(began + API_SIGN_IN_MS)
    }
    deps.setTime(new Date(began + API_SIGN_IN_MS))
    expect((await refresh(tokens.refresh_token)).status).toBe(401)
    expect(await isIn(tokens.access_token)).toBe(false)
  })
})

describe("an access token", () => {
  test.each([
    ["truncated", (token: string) => token.slice(0, -1)],
    ["forged", () => Buffer.alloc(32, 9).toString("base64url")],
    ["with a blank", (token: string) => `${token} `.replace(/^./, " ")],
    ["of another alphabet", (token: string) => `${token.slice(0, -1)}=`],
    ["with the mark of an API token", (token: string) => `mwt_${token}`],
  ])("%s is rejected", async (_, change) => {
    const { tokens } = await signIn()
    expect(await isIn(change(tokens.access_token))).toBe(false)
  })

  test("is rejected after it expired, while the refresh token still works", async () => {
    const { tokens } = await signIn()
    deps.setTime(new Date(tokens.exp * 1000))
    expect(await isIn(tokens.access_token)).toBe(false)
    expect((await refresh(tokens.refresh_token)).status).toBe(200)
  })

  test("is rejected in a cookie", async () => {
    const { tokens } = await signIn()
    const { app } = api
    const answer = await app.request("/api/profile", {
      headers: { cookie: `millwright=${tokens.access_token}` },
    })
    expect(answer.status).toBe(401)
  })
})
