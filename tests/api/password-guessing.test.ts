/** Password guessing: throttled for the guesser, reveals no accounts, and cannot lock out the account's owner. */
import { afterEach, describe, expect, setDefaultTimeout, test } from "bun:test"
import { Hono } from "hono"
import { createAccessControl } from "../../src/app.tsx"
import { MS_PER_DAY, MS_PER_HOUR } from "../../src/base/clock.ts"
import { ServerState } from "../../src/base/server-state.ts"
import { errorBody, statusOf, toRefusal } from "../../src/http/errors.ts"
import { mountApi } from "../../src/http/routes.ts"
import {
  HASHING_CONCURRENCY,
  HASHING_QUEUE_MAX,
  PasswordHasher,
} from "../../src/identity/passwords/hashing/actions.ts"
import { signInWithPassword } from "../../src/identity/signin/actions.ts"
import { deleteOldThrottles } from "../../src/identity/signin/cleanup/actions.ts"
import {
  accountsOfDevice,
  addToDeviceCookie,
  DEVICE_ACCOUNTS_MAX,
} from "../../src/identity/signin/device-cookie/actions.ts"
import { KNOWN_NETWORK_DAYS } from "../../src/identity/signin/known-networks/rules.ts"
import { getQueuePriority } from "../../src/identity/signin/throttle/actions.ts"
import {
  FAILED_SIGN_INS_LOCK_MS,
  FAILED_SIGN_INS_MAX,
  THROTTLES,
  type ThrottleKind,
} from "../../src/identity/signin/throttle/rules.ts"
import { deleteThrottlesAbove } from "../../src/identity/signin/throttle/store.ts"
import type { User } from "../../src/identity/users/contract.ts"
import { unlockUsers } from "../../src/identity/users/expiry/actions.ts"
import { allEndpoints } from "../../src/routes.ts"
import { testApi } from "../harness/api.ts"
import { TEST_NOW } from "../harness/deps.ts"
import { aLocalUser as aQuickUser, PASSWORD, sendFrom } from "../harness/sign-in.ts"

/** A guess at an unknown user name costs what a real one costs. */
setDefaultTimeout(180_000)

/** Passwords are hashed at the product's cost. */
const api = await testApi(new ServerState())
const { call, deps, root } = api
const { signal } = new AbortController()
const aLocalUser = (columns: Record<string, unknown> = {}) => aQuickUser(api, columns)
/** For comparisons of times: a guess at this user's password costs what a real one costs. */
const password_hash = await new PasswordHasher().hash(PASSWORD)
const aCostlyUser = (columns: Record<string, unknown> = {}) => aQuickUser(api, { password_hash, ...columns })

afterEach(async () => {
  deps.setTime(TEST_NOW)
  await deps.db.deleteFrom("sign_in_throttle").execute()
})

/** Rounds of a measured comparison: more than the minimum only while the kinds differ. */
const ROUNDS_MIN = 3
const ROUNDS_MAX = 12
let addresses = 0
/** An unused address. */
function anAddress(): string {
  addresses += 1
  return `198.51.${addresses >> 8}.${addresses & 255}`
}

const signIn = (username: string, password: string, address: string, app = api.app) =>
  sendFrom<{ code?: string; access_token?: string }>(app, address, "POST", "/token", { username, password })

async function guess(username: string, address: string, times: number): Promise<void> {
  for (let n = 0; n < times; n++) await signIn(username, "a wrong guess", address)
}

/** As if it had been tried as often as costs nothing: the next failure is the first that costs a wait. */
async function exhaust(kind: ThrottleKind, username: string, address: string): Promise<void> {
  await guess(username, address, 1)
  const failures = THROTTLES[kind].free
  await deps.db.updateTable("sign_in_throttle").set({ failures }).where("kind", "=", kind).execute()
}

async function slowDown(username: string, address: string): Promise<void> {
  await exhaust("ACCOUNT_AND_NETWORK", username, address)
  await guess(username, address, 1)
}

const audited = (event: string, userId: string | null) =>
  deps.db
    .selectFrom("audit_entry")
    .selectAll()
    .where("event", "=", event)
    .where("object_id", userId === null ? "is" : "=", userId)
    .execute()

const userOf = async (userId: string) => (await call<User>(root.token, "GET", `/users/${userId}`)).body

describe("check 23: rate limit per account and address", () => {
  test("throttles the account from that address after failures, even with the right password, until the wait is over", async () => {
    const { userId, username } = await aLocalUser()
    const [here, there] = [anAddress(), anAddress()]
    await guess(username, here, THROTTLES.ACCOUNT_AND_NETWORK.free + 1)
    expect((await signIn(username, PASSWORD, here)).status).toBe(401)
    expect((await signIn(username, PASSWORD, there)).status).toBe(200)
    expect(await audited("SIGN_IN_THROTTLED", userId)).toMatchObject([
      {
        address: here,
        details: { counted: "ACCOUNT_AND_NETWORK", failures: THROTTLES.ACCOUNT_AND_NETWORK.free + 1 },
      },
    ])
    deps.setTime(new Date(TEST_NOW.getTime() + THROTTLES.ACCOUNT_AND_NETWORK.backoffInitialMs))
    expect((await signIn(username, PASSWORD, here)).status).toBe(200)
  })

  test("counts all spellings of a user name together, and a name with a dotted capital I signs in", async () => {
    const { userId, username: plain } = await aLocalUser()
    const username = `\u0130nci.${plain}`
    await deps.db.updateTable("app_user").set({ username }).where("id", "=", userId).execute()
    const here = anAddress()
    expect((await signIn(username, PASSWORD, here)).status).toBe(200)
    const there = anAddress()
    for (let n = 0; n <= THROTTLES.ACCOUNT_AND_NETWORK.free; n++)
      await guess(n % 2 === 0 ? username : username.replace("\u0130", "i"), there, 1)
    expect(await audited("SIGN_IN_THROTTLED", userId)).toHaveLength(1)
  })

  test("is neither extended nor audited again by further attempts while throttled", async () => {
    const { userId, username } = await aLocalUser()
    const here = anAddress()
    await slowDown(username, here)
    await guess(username, here, 5)
    expect(await audited("SIGN_IN_FAILED", userId)).toHaveLength(2)
    expect(await audited("SIGN_IN_THROTTLED", userId)).toHaveLength(1)
    deps.setTime(new Date(TEST_NOW.getTime() + THROTTLES.ACCOUNT_AND_NETWORK.backoffInitialMs))
    expect((await signIn(username, PASSWORD, here)).status).toBe(200)
  })

  test("resets the failures after a correct password", async () => {
    const { username } = await aLocalUser()
    const here = anAddress()
    for (let round = 0; round < 2; round++) {
      await exhaust("ACCOUNT_AND_NETWORK", username, here)
      expect((await signIn(username, PASSWORD, here)).status).toBe(200)
      // The wrong guess of the first round is still counted for the account and for the network, the right password is not.
      const counted = await deps.db.selectFrom("sign_in_throttle").select("failures").execute()
      expect(counted).toEqual([{ failures: 1 }, { failures: 1 }])
    }
  })

  test("applies to a hundred concurrent guesses", async () => {
    const { userId, username } = await aLocalUser()
    const here = anAddress()
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => signIn(username, "a wrong guess", here)),
    )
    const checked = await audited("SIGN_IN_FAILED", userId)
    expect(checked.length).toBeLessThanOrEqual(THROTTLES.ACCOUNT_AND_NETWORK.free + 1)
    // 401 refused, or 503 too many concurrent requests.
    expect(answers.filter(({ status }) => status !== 401 && status !== 503)).toEqual([])
  })

  test("throttles an address that tries many accounts, except for accounts with an earlier sign-in from it", async () => {
    const [known, unknown] = [await aLocalUser(), await aLocalUser()]
    const plant = anAddress()
    expect((await signIn(known.username, PASSWORD, plant)).status).toBe(200)
    await exhaust("NETWORK", "unknown user", plant)
    await guess("another unknown user", plant, 1)
    expect((await signIn(unknown.username, PASSWORD, plant)).status).toBe(401)
    expect((await signIn(known.username, PASSWORD, plant)).status).toBe(200)
  })

  test("admits two people from one new network at the same moment, whichever of them is counted first", async () => {
    const [first, second] = [await aLocalUser(), await aLocalUser()]
    const plant = anAddress()
    deps.setTime(new Date(TEST_NOW.getTime() + 20))
    expect((await signIn(first.username, PASSWORD, plant)).status).toBe(200)
    deps.setTime(TEST_NOW)
    expect((await signIn(second.username, PASSWORD, plant)).status).toBe(200)
  })

  test("persists across a restart of the server", async () => {
    const { username } = await aLocalUser()
    const here = anAddress()
    await slowDown(username, here)
    const restarted = new Hono()
    const again = { ...deps }
    mountApi(restarted, allEndpoints, again, createAccessControl(again))
    restarted.onError((error) => {
      const refusal = toRefusal(error)
      return Response.json(
        errorBody(refusal, (key) => key),
        { status: statusOf(refusal.code) },
      )
    })
    expect((await signIn(username, PASSWORD, here, restarted)).status).toBe(401)
    expect((await signIn(username, PASSWORD, anAddress(), restarted)).status).toBe(200)
  })

  test("stores a bounded number of rows, and old rows are deleted", async () => {
    await guess("unknown one", anAddress(), 2)
    await guess("unknown two", anAddress(), 1)
    const count = async () => (await deps.db.selectFrom("sign_in_throttle").select("kind").execute()).length
    expect(await count()).toBe(6)
    expect(await deleteThrottlesAbove(deps.db, 4, 1000)).toBe(2)
    const left = await deps.db.selectFrom("sign_in_throttle").select("failures").execute()
    expect(left.filter((row) => row.failures === 2)).toHaveLength(3)
    deps.setTime(new Date(TEST_NOW.getTime() + 25 * MS_PER_HOUR))
    expect(await deleteOldThrottles(deps, signal)).toBe(4)
    expect(await count()).toBe(0)
  })

  test("stores neither user names nor addresses with the failures", async () => {
    await guess("my secret by mistake", anAddress(), 1)
    const rows = JSON.stringify(await deps.db.selectFrom("sign_in_throttle").selectAll().execute())
    expect(rows).not.toContain("secret by mistake")
    expect(rows).not.toContain("198.51")
  })
})

describe("check 23: account lockout", () => {
  test("does not affect a user on a known network when other addresses cause failures", async () => {
    const { userId, username } = await aLocalUser()
    const office = anAddress()
    const { body } = await signIn(username, PASSWORD, office)
    await exhaust("ACCOUNT", username, anAddress())
    await guess(username, anAddress(), 1)
    expect((await signIn(username, PASSWORD, anAddress())).status).toBe(401)
    expect((await signIn(username, PASSWORD, office)).status).toBe(200)
    expect((await call(body.access_token!, "GET", "/profile")).status).toBe(200)
    expect((await userOf(userId)).locked).toBe(false)
  })

  test("applies to an unused account for an hour after fifty consecutive failures, with the reason", async () => {
    const { userId, username } = await aLocalUser({ failed_sign_ins: FAILED_SIGN_INS_MAX - 1 })
    await guess(username, anAddress(), 1)
    expect(await userOf(userId)).toMatchObject({ locked: true, lockedReason: "MAX_FAILED_LOGIN_ATTEMPTS" })
    expect((await signIn(username, PASSWORD, anAddress())).status).toBe(401)
    expect(await audited("USER_LOCKED", userId)).toHaveLength(1)
    deps.setTime(new Date(TEST_NOW.getTime() + FAILED_SIGN_INS_LOCK_MS - 1))
    await unlockUsers(deps, signal)
    expect((await userOf(userId)).locked).toBe(true)
    deps.setTime(new Date(TEST_NOW.getTime() + FAILED_SIGN_INS_LOCK_MS))
    await unlockUsers(deps, signal)
    expect((await userOf(userId)).locked).toBe(false)
    expect((await signIn(username, PASSWORD, anAddress())).status).toBe(200)
    expect(await audited("USER_UNLOCKED", userId)).toMatchObject([{ details: { by: "time" } }])
  })

  test("does not apply to an account with a live or recent sign-in", async () => {
    const { userId, username } = await aLocalUser()
    const { body } = await signIn(username, PASSWORD, anAddress())
    const failures = { failed_sign_ins: FAILED_SIGN_INS_MAX * 10 }
    await deps.db.updateTable("app_user").set(failures).where("id", "=", userId).execute()
    await guess(username, anAddress(), 1)
    expect((await userOf(userId)).locked).toBe(false)
    expect((await call(body.access_token!, "GET", "/profile")).status).toBe(200)
    await deps.db.deleteFrom("sign_in").where("user_id", "=", userId).execute()
    await guess(username, anAddress(), 1)
    expect((await userOf(userId)).locked).toBe(false)
  })

  test("does not apply to the last superuser", async () => {
    const only = await aLocalUser({ superuser: true, failed_sign_ins: FAILED_SIGN_INS_MAX })
    const others = deps.db
      .updateTable("app_user")
      .where("superuser", "=", true)
      .where("id", "<>", only.userId)
    await others.set({ locked_reason: "BY_ADMIN" }).execute()
    await guess(only.username, anAddress(), 1)
    const locked = () =>
      deps.db.selectFrom("app_user").select("locked_reason").where("id", "=", only.userId).executeTakeFirst()
    expect(await locked()).toEqual({ locked_reason: null })
    await others.set({ locked_reason: null }).execute()
    await guess(only.username, anAddress(), 1)
    expect(await locked()).toEqual({ locked_reason: "MAX_FAILED_LOGIN_ATTEMPTS" })
  })

  test("is ended by an administrator, which also resets the failures", async () => {
    const { userId, username, email } = await aLocalUser({ failed_sign_ins: FAILED_SIGN_INS_MAX - 1 })
    const here = anAddress()
    await slowDown(username, here)
    const { firstname, surname } = await userOf(userId)
    const saved = { username, firstname, surname, email, locked: false }
    expect((await call(root.token, "PUT", `/users/${userId}`, saved)).status).toBe(200)
    expect((await signIn(username, PASSWORD, here)).status).toBe(200)
    await guess(username, here, 1)
    expect((await userOf(userId)).locked).toBe(false)
  })
})

describe("a flood of wrong passwords from many addresses", () => {
  const attackers = Array.from({ length: HASHING_CONCURRENCY + HASHING_QUEUE_MAX + 20 }, anAddress)
  /** More concurrent wrong passwords than a queue holds. @returns once queues are full; `over` with all responses */
  async function flood() {
    const full = Promise.withResolvers<void>()
    const guesses = attackers.map(async (address, n) => {
      const answer = await signIn(`flooded ${n}`, "a wrong guess", address)
      if (answer.status === 503) full.resolve()
      return answer
    })
    await full.promise
    return { over: Promise.all(guesses) }
  }

  const inBrowser = (username: string, address: string, deviceCookie: string | null) =>
    signInWithPassword(deps, { username, password: PASSWORD }, "/", { userAgent: "", address, deviceCookie })

  async function signInsDuringFlood() {
    const [one, other, newcomer] = [await aLocalUser(), await aLocalUser(), await aLocalUser()]
    const [office, hotel] = [anAddress(), anAddress()]
    await signIn(one.username, PASSWORD, office)
    const first = await inBrowser(other.username, anAddress(), null)
    const device = first.kind === "signedIn" ? first.device : ""
    // Each attacker has an attempt behind them, the hotel's network more; the newcomer's has none.
    const attempts = [...attackers, hotel, hotel, hotel]
    for (const [n, network] of attempts.entries())
      await getQueuePriority(deps, { name: `flooded ${n}`, network, device: null })
    const { over } = await flood()
    const inOffice = await signIn(one.username, PASSWORD, office)
    const withDevice = await inBrowser(other.username, hotel, device)
    const onNewNetwork = await signIn(newcomer.username, PASSWORD, anAddress())
    const answers = await over
    const rows = deps.db
      .selectFrom("sign_in_throttle")
      .select("failures")
      .where("kind", "=", "ACCOUNT_AND_NETWORK")
    const counted = await rows.where("failures", ">", 0).execute()
    return { answers, inOffice, withDevice, onNewNetwork, counted }
  }
  // Seconds of hashing, so that one serves several tests; the first of them waits for it.
  let during: ReturnType<typeof signInsDuringFlood> | undefined
  const duringFlood = () => {
    during ??= signInsDuringFlood()
    return during
  }

  test("does not block a sign-in from a known network", async () => {
    expect((await duringFlood()).inOffice.status).toBe(200)
  })

  test("does not block a sign-in in a known browser on a new network with more attempts than the attackers'", async () => {
    expect((await duringFlood()).withDevice.kind).toBe("signedIn")
  })

  test("is refused as SERVER_BUSY beyond the capacity, without counting as failures", async () => {
    const { answers, counted } = await duringFlood()
    const busy = answers.filter(({ status }) => status === 503)
    expect(busy.length).toBeGreaterThan(0)
    expect(busy[0]!.body.code).toBe("SERVER_BUSY")
    expect(counted).toHaveLength(attackers.length - busy.length)
  })

  test("does not block a user on a new network behind addresses with recent attempts", async () => {
    expect((await duringFlood()).onNewNetwork.status).toBe(200)
  })
})

describe("a device cookie", () => {
  const originOf = (deviceCookie: string | null) => ({ userAgent: "", address: anAddress(), deviceCookie })
  const inBrowser = (username: string, device: string | null, password = PASSWORD) =>
    signInWithPassword(deps, { username, password }, "/", originOf(device))
  /** The cookie after signing in with the one given. */
  async function deviceOf(username: string, device: string | null = null): Promise<string> {
    const outcome = await inBrowser(username, device)
    return outcome.kind === "signedIn" ? outcome.device : ""
  }

  test("has its own attempt counter, so that failures throttle that browser only", async () => {
    const { username } = await aLocalUser()
    const [here, there] = [await deviceOf(username), await deviceOf(username)]
    for (let n = 0; n <= THROTTLES.DEVICE.free; n++)
      await expect(inBrowser(username, here, "a wrong guess")).rejects.toMatchObject({ code: "LOGIN_FAILED" })
    await expect(inBrowser(username, here)).rejects.toMatchObject({ code: "LOGIN_FAILED" })
    expect((await inBrowser(username, there)).kind).toBe("signedIn")
  })

  test("is not throttled by failures of other clients on the account", async () => {
    const { username } = await aLocalUser()
    const device = await deviceOf(username)
    await exhaust("ACCOUNT", username, anAddress())
    await guess(username, anAddress(), 1)
    await expect(inBrowser(username, null)).rejects.toMatchObject({ code: "LOGIN_FAILED" })
    expect((await inBrowser(username.toUpperCase(), device)).kind).toBe("signedIn")
  })

  test("identifies the accounts that signed in with it and no other, and is invalid when altered or expired", async () => {
    const [one, other, stranger] = [await aLocalUser(), await aLocalUser(), await aLocalUser()]
    const device = await deviceOf(other.username, await deviceOf(one.username))
    const recognised = (username: string, cookie: string, now = TEST_NOW) =>
      accountsOfDevice(deps.secretBox, cookie, now).has(username.toLowerCase())
    expect(recognised(one.username, device)).toBe(true)
    expect(recognised(other.username, device)).toBe(true)
    expect(recognised(stranger.username, device)).toBe(false)
    const changed = device.slice(0, 40) + (device[40] === "A" ? "B" : "A") + device.slice(41)
    expect(recognised(other.username, changed)).toBe(false)
    const tooLate = new Date(TEST_NOW.getTime() + KNOWN_NETWORK_DAYS * MS_PER_DAY)
    expect(recognised(one.username, device, tooLate)).toBe(false)
  })

  test("keeps the most recently used accounts up to its maximum number", async () => {
    const names = Array.from({ length: DEVICE_ACCOUNTS_MAX + 1 }, (_, n) => `shift worker ${n}`)
    const device = names.reduce<string | null>(
      (cookie, name) => addToDeviceCookie(deps.secretBox, cookie, name, TEST_NOW),
      null,
    )
    const known = accountsOfDevice(deps.secretBox, device, TEST_NOW)
    expect([...known.keys()].sort()).toEqual(names.slice(1).sort())
  })
})

describe("check 23: user enumeration", () => {
  /** One of each kind of no. */
  async function kindsOfNo(aPerson = aLocalUser) {
    const slowed = await aPerson()
    const slowedAt = anAddress()
    await slowDown(slowed.username, slowedAt)
    return {
      unknown: ["no such user", anAddress()],
      wrong: [(await aPerson()).username, anAddress()],
      lockedByAdmin: [(await aPerson({ locked_reason: "BY_ADMIN" })).username, anAddress()],
      lockedForFailures: [
        (await aPerson({ locked_reason: "MAX_FAILED_LOGIN_ATTEMPTS" })).username,
        anAddress(),
      ],
      expired: [(await aPerson({ expires_on: TEST_NOW })).username, anAddress()],
      withoutPassword: [(await aPerson({ password_hash: null })).username, anAddress()],
      slowed: [slowed.username, slowedAt],
    } as const
  }

  test("is prevented by the same error response for every failed sign-in", async () => {
    const answers = []
    for (const [username, address] of Object.values(await kindsOfNo())) {
      answers.push(await signIn(username, "a wrong guess", address))
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toEqual({
      status: 401,
      body: {
        ...{ code: "LOGIN_FAILED", reason: "loginFailed", message: "errors.LOGIN_FAILED" },
        ...{ problems: [], details: {}, requestId: "" },
      } as never,
    })
  })

  test("costs 64 MB and two passes of argon2id for each password", () => {
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=65536,t=2,p=1\$/)
  })

  test("is prevented by a similar response time for every failed sign-in", async () => {
    const kinds = Object.entries(await kindsOfNo(aCostlyUser))
    const shortest = new Map(kinds.map(([kind]) => [kind, Number.POSITIVE_INFINITY]))
    // Without a hash a refusal takes a tenth of the time. A throttled refusal is delayed by the recent hashing time.
    const different = () => {
      const wrong = shortest.get("wrong")!
      return [...shortest].filter(([, time]) => time / wrong < 0.4 || time / wrong > 2.5)
    }
    // Load of the machine only ever adds time, so the shortest of more rounds tells it from a real difference.
    for (let round = 0; round < ROUNDS_MAX && (round < ROUNDS_MIN || different().length > 0); round++) {
      for (const [kind, [username, address]] of kinds) {
        const started = performance.now()
        await signIn(username, "a wrong guess", address)
        shortest.set(kind, Math.min(shortest.get(kind)!, performance.now() - started))
      }
    }
    expect(different()).toEqual([])
  })

  test("is prevented by the same write statements for unknown and existing users", async () => {
    const writes = async (username: string) => {
      const kinds: string[] = []
      const db = deps.db.withPlugin({
        transformQuery({ node }) {
          if (node.kind !== "SelectQueryNode") kinds.push(node.kind)
          return node
        },
        transformResult: async ({ result }) => result,
      })
      const outcome = signInWithPassword({ ...deps, db }, { username, password: "a wrong guess" }, "/", {
        ...{ userAgent: "", address: anAddress() },
      })
      await expect(outcome).rejects.toMatchObject({ code: "LOGIN_FAILED" })
      return kinds
    }
    const { username } = await aLocalUser()
    const forKnown = await writes(username)
    expect(forKnown).toContain("UpdateQueryNode")
    expect(await writes("unknown user")).toEqual(forKnown)
  })

  test("is prevented by throttling an unknown user name like an existing one", async () => {
    const here = anAddress()
    await slowDown("a stranger's invention", here)
    await guess("a stranger's invention", here, 2)
    const slowed = (await audited("SIGN_IN_THROTTLED", null)).filter((entry) => entry.address === here)
    expect(slowed).toHaveLength(1)
  })
})
