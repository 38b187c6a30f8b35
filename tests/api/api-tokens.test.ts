/** Tokens of programs: what they are made of, what they may do, and what they never may. */
import { afterEach, describe, expect, test } from "bun:test"
import { DEVICE_AUTHORITIES, SYSTEM_AUTHORITIES } from "../../src/base/authorities.ts"
import type { Page } from "../../src/base/page-request.ts"
import { type Endpoint, pathParamNames } from "../../src/http/endpoint.ts"
import type { CreatedApiToken } from "../../src/identity/apitokens/contract.ts"
import { API_TOKENS_MAX } from "../../src/identity/apitokens/rules.ts"
import { findApiToken, recordTokenUse } from "../../src/identity/apitokens/store.ts"
import { allEndpoints } from "../../src/routes.ts"
import { testApi } from "../harness/api.ts"
import { configureApproval } from "../harness/approvals.ts"
import { aDevice, aMaintenanceFixture, type MaintenanceFixture } from "../harness/builders.ts"
import { TEST_NOW } from "../harness/deps.ts"
import { aUser, aUserGroup, createToken, grantOnDevice, grantOnSystem, uniqueName } from "../harness/users.ts"

const { app, call, deps, root } = await testApi()
const EXPIRY = "2026-04-01T00:00:00Z"

afterEach(() => deps.setTime(TEST_NOW))

const request = (more: Record<string, unknown>) => ({
  name: uniqueName("program"),
  expiresOn: EXPIRY,
  ...more,
})

/** @throws Error when it is refused */
async function make(
  by: string,
  scopes: readonly string[],
  more: Record<string, unknown> = {},
): Promise<CreatedApiToken> {
  const answer = await call<CreatedApiToken>(by, "POST", "/apitokens", request({ scopes, ...more }))
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return answer.body
}

const aRoot = async () => createToken(deps, await aUser(deps, { superuser: true }))

describe("creating an API token", () => {
  test("returns the token once, with a recognisable prefix, and stores only its hash", async () => {
    const by = await aRoot()
    const made = await make(by, ["DEVICE_READ", "USER_READ", "DEVICE_READ"])
    expect(made.token).toMatch(/^mwt_[A-Za-z0-9_-]{43}$/)
    expect(made.scopes).toEqual(["DEVICE_READ", "USER_READ"])
    const list = (await call<Page<Record<string, unknown>>>(by, "GET", "/apitokens")).body
    expect(list.rows).toMatchObject([{ id: made.id, name: made.name, lastUsedOn: null }])
    expect(JSON.stringify(list)).not.toContain(made.token.slice(4))
    const dump = await deps.db.selectFrom("api_token").selectAll().where("id", "=", made.id).execute()
    expect(JSON.stringify(dump)).not.toContain(made.token.slice(4))
    const log = await deps.db
      .selectFrom("audit_entry")
      .selectAll()
      .where("event", "=", "API_TOKEN_CREATED")
      .execute()
    expect(log.some(({ details }) => (details as { name?: string }).name === made.name)).toBe(true)
    expect(JSON.stringify(log, (_, value) => (typeof value === "bigint" ? `${value}` : value))).not.toContain(
      made.token.slice(4),
    )
  })

  test.each([
    ["without an end", { expiresOn: undefined }],
    ["with an end that has been", { expiresOn: "2026-03-10T09:00:00Z" }],
    ["for longer than a year", { expiresOn: "2027-03-12T00:00:00Z" }],
    ["for nothing", { scopes: [] }],
    ["for what there is not", { scopes: ["EVERYTHING"] }],
    ["without a name", { name: " " }],
    ["with more than it can have", { superuser: true }],
  ])("%s is rejected with BAD_REQUEST", async (_, wrong) => {
    const answer = await call(
      root.token,
      "POST",
      "/apitokens",
      request({ scopes: ["DEVICE_READ"], ...wrong }),
    )
    expect(answer).toMatchObject({ status: 400, body: { code: "BAD_REQUEST" } })
  })

  test("with a scope that the creator lacks is refused, and the missing scope is named", async () => {
    const userId = await aUser(deps)
    await grantOnSystem(deps, userId, ["USER_READ"])
    await grantOnDevice(deps, userId, await aDevice(deps), ["LOG_READ"])
    const by = await createToken(deps, userId)
    const answer = await call(
      by,
      "POST",
      "/apitokens",
      request({ scopes: ["USER_READ", "LOG_READ", "USER_UPDATE"] }),
    )
    expect(answer).toMatchObject({ status: 403, body: { details: { missing: "USER_UPDATE" } } })
    expect((await make(by, ["USER_READ", "LOG_READ"])).scopes).toEqual(["LOG_READ", "USER_READ"])
  })

  test("with the name of a live token is refused with 409; names of revoked and expired tokens can be reused", async () => {
    const userId = await aUser(deps, { superuser: true })
    const by = await createToken(deps, userId)
    const name = uniqueName("historian")
    const made = await make(by, ["DEVICE_READ"], { name })
    const again = await call(
      by,
      "POST",
      "/apitokens",
      request({ name: name.toUpperCase(), scopes: ["DEVICE_READ"] }),
    )
    expect(again).toMatchObject({ status: 409, body: { details: { field: "name" } } })
    expect((await call(by, "DELETE", `/apitokens/${made.id}`)).status).toBe(204)
    await make(by, ["DEVICE_READ"], { name })
    deps.setTime(new Date(EXPIRY))
    const fresh = await createToken(deps, userId)
    await make(fresh, ["DEVICE_READ"], { name, expiresOn: "2026-05-01T00:00:00Z" })
  })

  test("is refused with 409 beyond the maximum per user, also for concurrent requests", async () => {
    const by = await aRoot()
    const answers = await Promise.all(
      Array.from({ length: API_TOKENS_MAX + 3 }, () =>
        call(by, "POST", "/apitokens", request({ scopes: ["DEVICE_READ"] })),
      ),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(API_TOKENS_MAX)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(3)
  })
})

describe("an API token", () => {
  test.each([
    ["truncated", (token: string) => token.slice(0, -1)],
    ["forged", () => `mwt_${Buffer.alloc(32, 9).toString("base64url")}`],
    ["without its mark", (token: string) => token.slice(4)],
    ["with another mark", (token: string) => token.replace("mwt_", "mwx_")],
  ])("is rejected when %s", async (_, change) => {
    const { token } = await make(root.token, ["DEVICE_READ"])
    expect((await call(change(token), "GET", "/devices")).status).toBe(401)
  })

  test("is rejected in a cookie", async () => {
    const { token } = await make(root.token, ["DEVICE_READ"])
    const headers = { cookie: `millwright=${token}` }
    expect((await app.request("/api/devices", { headers })).status).toBe(401)
  })

  test("is rejected when it is expired or revoked, or when its owner is locked", async () => {
    const userId = await aUser(deps)
    await grantOnSystem(deps, userId, ["USER_READ"])
    const by = await createToken(deps, userId)
    const made = await make(by, ["USER_READ"])
    const isIn = async () => (await call(made.token, "GET", "/users")).status
    const lock = (locked_reason: string | null) =>
      deps.db.updateTable("app_user").set({ locked_reason }).where("id", "=", userId).execute()
    expect(await isIn()).toBe(200)
    await lock("BY_ADMIN")
    expect(await isIn()).toBe(401)
    await lock(null)
    deps.setTime(new Date(EXPIRY))
    expect(await isIn()).toBe(401)
    deps.setTime(TEST_NOW)
    expect(await isIn()).toBe(200)
    deps.published.splice(0)
    expect((await call(by, "DELETE", `/apitokens/${made.id}`)).status).toBe(204)
    expect(await isIn()).toBe(401)
    expect(deps.published).toContainEqual({ kind: "signIn", id: made.id })
  })

  test("is revoked when its owner is deleted", async () => {
    const userId = await aUser(deps)
    await grantOnSystem(deps, userId, ["USER_READ"])
    const made = await make(await createToken(deps, userId), ["USER_READ"])
    expect((await call(root.token, "DELETE", `/users/${userId}`)).status).toBe(204)
    const row = await deps.db
      .selectFrom("api_token")
      .select("revoked_on")
      .where("id", "=", made.id)
      .executeTakeFirstOrThrow()
    expect(row.revoked_on).not.toBeNull()
  })

  test("loses an authority immediately when its owner loses it", async () => {
    const userId = await aUser(deps)
    await grantOnSystem(deps, userId, ["USER_READ"])
    const { token } = await make(await createToken(deps, userId), ["USER_READ"])
    expect((await call(token, "GET", "/users")).status).toBe(200)
    await deps.db.deleteFrom("user_group_member").where("user_id", "=", userId).execute()
    expect((await call(token, "GET", "/users")).status).toBe(403)
  })

  test("of a superuser is limited to its scopes and cannot create superusers", async () => {
    const { token } = await make(root.token, ["USER_READ", "USER_UPDATE", "USER_CREATE"])
    expect((await call(token, "GET", "/devicegroups")).status).toBe(403)
    expect((await call(token, "GET", "/environment/audit/export")).status).toBe(403)
    const person = { username: uniqueName("new"), password: "a press needs oil on Mondays", superuser: true }
    expect((await call(token, "POST", "/users", person)).status).toBe(403)
  })

  test("with user scopes cannot set a user's password", async () => {
    const { token } = await make(root.token, ["USER_READ", "USER_UPDATE"])
    const userId = await aUser(deps)
    const { username } = (await call<{ username: string }>(token, "GET", `/users/${userId}`)).body
    const put = (more: object) => call(token, "PUT", `/users/${userId}`, { username, ...more })
    expect((await put({ password: "a press needs oil on Mondays" })).status).toBe(403)
    expect((await put({ firstname: "Theo" })).status).toBe(200)
  })

  test("does not change the e-mail address of its owner, who has more rights than it", async () => {
    const userId = await aUser(deps)
    await grantOnSystem(deps, userId, ["USER_READ", "USER_UPDATE", "LICENSE_INSTALL"])
    const by = await createToken(deps, userId)
    const { token } = await make(by, ["USER_READ", "USER_UPDATE"])
    const change = (bearer: string) =>
      call(bearer, "PUT", `/users/${userId}`, { email: `${crypto.randomUUID()}@plant.example` })
    expect(await change(token)).toMatchObject({
      ...{
        status: 403,
        body: { reason: "grantExceedsOwnRights", details: { missing: ["LICENSE_INSTALL"] } },
      },
    })
    expect((await change(by)).status).toBe(200)
  })

  test("gives nobody a vote, which its owner may give", async () => {
    const owner = await aUser(deps)
    const voters = await aUserGroup(deps, [owner])
    await configureApproval({ deps, root }, { deviceId: await aDevice(deps) }, [{ groups: [voters] }])
    await grantOnSystem(deps, owner, ["USER_GROUP_UPDATE_USER_MAPPING"])
    const by = await createToken(deps, owner)
    const { token } = await make(by, ["USER_GROUP_UPDATE_USER_MAPPING"])
    const add = `/usergroups/${voters}/users/${await aUser(deps)}`
    expect(await call(token, "PUT", add)).toMatchObject({
      status: 403,
      body: { details: { missing: ["VOTE"] } },
    })
    expect((await call(by, "PUT", add)).status).toBeLessThan(300)
  })

  test("limited to one device is refused for other devices and for lists", async () => {
    const [p7, r2] = [await aDevice(deps), await aDevice(deps)]
    const userId = await aUser(deps)
    for (const id of [p7, r2]) await grantOnDevice(deps, userId, id, ["DEVICE_READ"])
    const by = await createToken(deps, userId)
    const { token } = await make(by, ["DEVICE_READ"], { deviceId: p7 })
    expect((await call(token, "GET", `/devices/${p7}`)).status).toBe(200)
    expect((await call(token, "GET", `/devices/${r2}`)).status).toBe(403)
    expect((await call(token, "GET", "/devices")).status).toBe(403)
    const all = await make(by, ["DEVICE_READ"])
    expect((await call<Page<unknown>>(all.token, "GET", "/devices")).body.total).toBe(2)
    const foreign = await aDevice(deps)
    const refused = await call(
      by,
      "POST",
      "/apitokens",
      request({ scopes: ["DEVICE_READ"], deviceId: foreign }),
    )
    expect(refused.status).toBe(404)
  })

  test("has the time of its last use saved once a minute, also after the clock was set back", async () => {
    const { id } = await make(root.token, ["DEVICE_READ"])
    const usedAfter = async (ms: number) => {
      const now = new Date(TEST_NOW.getTime() + ms)
      const saving = recordTokenUse(deps, id, "192.0.2.7", now)
      await saving
      return saving === null ? null : (await findApiToken(deps.db, id, TEST_NOW))?.lastUsedOn
    }
    const at = (ms: number) => new Date(TEST_NOW.getTime() + ms).toISOString()
    expect([await usedAfter(0), await usedAfter(59_999), await usedAfter(60_000)]).toEqual([
      at(0),
      null,
      at(60_000),
    ])
    expect(await usedAfter(-3_600_000)).toBe(at(-3_600_000))
  })

  test("is named in the audit entries of its actions", async () => {
    const made = await make(root.token, ["DEVICE_GROUP_CREATE"])
    const name = uniqueName("hall")
    expect((await call(made.token, "POST", "/devicegroups", { name })).status).toBe(201)
    const entries = await deps.db
      .selectFrom("audit_entry")
      .select(["username", "details"])
      .where("event", "=", "DEVICE_GROUP_CREATED")
      .execute()
    expect(entries.some(({ details }) => (details as { apiToken?: string }).apiToken === made.name)).toBe(
      true,
    )
  })
})

function pathWith(endpoint: Endpoint, ids: Partial<MaintenanceFixture>): string {
  return pathParamNames(endpoint.path).reduce(
    (path, name) => path.replace(`:${name}`, ids[name as keyof MaintenanceFixture] ?? Bun.randomUUIDv7()),
    endpoint.path as string,
  )
}

const authorityOf = ({ auth: gate }: Endpoint): string | null =>
  typeof gate === "object" ? ("system" in gate ? gate.system : gate.device) : null

/** What a token needs for a row; null for rows that no token passes. */
function scopeFor(endpoint: Endpoint): string | "any" | null {
  const { auth: gate, tokens } = endpoint
  if (tokens === "never" || gate === "superuser") return null
  if (typeof gate === "object") return authorityOf(endpoint)
  return tokens ?? null
}

/** What the body or the object of a call needs beyond the authority of its row, where the call has no body to be refused first. */
const FURTHER_SCOPES: Record<string, readonly string[]> = {
  "PUT /devices/:deviceId/faultreportaddress": ["ISSUE_CREATE"],
}

describe("endpoint access of API tokens", () => {
  const everything = [...new Set<string>([...SYSTEM_AUTHORITIES, ...DEVICE_AUTHORITIES])]
  for (const { endpoint } of allEndpoints.filter(({ endpoint }) => endpoint.auth !== "public")) {
    const scope = scopeFor(endpoint)
    const body = endpoint.body ? { "not a field of any row": [null] } : undefined
    const ask = async (scopes: readonly string[]) => {
      const book = await aMaintenanceFixture(deps, root.userId)
      const by = await aRoot()
      const { token } = await make(by, scopes)
      return (await call(token, endpoint.method, pathWith(endpoint, book), body)).status
    }
    const row = `${endpoint.method} ${endpoint.path}`
    if (scope === null)
      test(`${row} is refused to every API token, regardless of its scopes`, async () => {
        expect(await ask(everything)).toBe(403)
      })
    else {
      if (scope !== "any")
        test(`${row} is not for a token without ${scope}`, async () => {
          expect(await ask(everything.filter((one) => one !== scope))).toBe(403)
        })
      test(`${row} is for a token with ${scope}`, async () => {
        const scopes = [scope === "any" ? "DEVICE_READ" : scope, ...(FURTHER_SCOPES[row] ?? [])]
        expect([401, 403, 500]).not.toContain(await ask(scopes))
      })
    }
  }

  test("never includes voting or changing passwords, sign-ins, tokens or consents", () => {
    const never = allEndpoints.filter(
      ({ endpoint }) => endpoint.auth !== "public" && scopeFor(endpoint) === null,
    )
    const rows = never.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)
    expect(rows).toEqual(
      expect.arrayContaining([
        "POST /approval/:approvalRequestId/vote",
        "POST /approval/:approvalRequestId/retractVote",
        "PUT /profile",
        "PUT /profile/logout",
        "DELETE /profile/signins",
        "DELETE /profile/signins/:signInId",
        "DELETE /users/:userId/signins",
        "DELETE /users/:userId/signins/:signInId",
        "DELETE /users/:userId/apitokens/:apiTokenId",
        "POST /apitokens",
        "GET /apitokens",
        "DELETE /apitokens/:apiTokenId",
        "POST /profile/consents",
        "POST /profile/activity",
        "POST /downloadtickets",
      ]),
    )
  })
})
