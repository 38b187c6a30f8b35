/** Creating calls with an idempotency key: again the same answer, and never a second object. */
import { afterEach, describe, expect, test } from "bun:test"
import { MS_PER_HOUR } from "../../src/base/clock.ts"
import type { ErrorBody } from "../../src/http/errors.ts"
import { deleteExpiredKeys } from "../../src/http/idempotency/store.ts"
import { testApi } from "../harness/api.ts"
import { aDevice } from "../harness/builders.ts"
import { TEST_NOW } from "../harness/deps.ts"
import { aUser, createToken, grantOnDevice, uniqueName } from "../harness/users.ts"

const { app, deps, root } = await testApi()
afterEach(() => deps.setTime(TEST_NOW))

const later = (hours: number) => deps.setTime(new Date(TEST_NOW.getTime() + hours * MS_PER_HOUR))
const aKey = () => crypto.randomUUID()
const anInput = () => ({ title: uniqueName("Leak"), activationDateTime: TEST_NOW.toISOString() })

function post(path: string, key: string | null, body: unknown, token = root.token) {
  return app.request(`/api${path}`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      ...(key !== null && { "idempotency-key": key }),
    },
    body: JSON.stringify(body),
  })
}
const reasonOf = async (answer: Response): Promise<[number, ErrorBody["reason"]]> => [
  answer.status,
  ((await answer.json()) as ErrorBody).reason,
]

async function issuesOn(deviceId: string): Promise<number> {
  const rows = await deps.db.selectFrom("issue").select("id").where("device_id", "=", deviceId).execute()
  return rows.length
}
const keysOf = (key: string) =>
  deps.db.selectFrom("idempotency_key").selectAll().where("key", "=", key).execute()

async function aPlace() {
  const deviceId = await aDevice(deps)
  return { deviceId, path: `/devices/${deviceId}/issues` }
}

test("a repeated call with the same idempotency key returns the first response and creates nothing", async () => {
  const { deviceId, path } = await aPlace()
  const [key, input] = [aKey(), anInput()]
  const first = await post(path, key, input)
  later(23)
  const again = await post(path, key, input)
  expect([first.status, again.status]).toEqual([201, 201])
  for (const name of ["location", "etag", "content-type", "cache-control"])
    expect(again.headers.get(name)).toBe(first.headers.get(name))
  expect(first.headers.get("location")).toStartWith(`/api${path}/`)
  expect(await again.text()).toBe(await first.text())
  expect(await issuesOn(deviceId)).toBe(1)
})

test("without an idempotency key, or with different keys, each call creates an object", async () => {
  const { deviceId, path } = await aPlace()
  const input = anInput()
  for (const key of [null, null, aKey(), aKey()]) expect((await post(path, key, input)).status).toBe(201)
  expect(await issuesOn(deviceId)).toBe(4)
})

test("an idempotency key that was used for another body or path is refused with 409", async () => {
  const [one, other] = [await aPlace(), await aPlace()]
  const [key, input] = [aKey(), anInput()]
  expect((await post(one.path, key, input)).status).toBe(201)
  const reused: [number, ErrorBody["reason"]] = [409, "idempotencyKeyReused"]
  expect(await reasonOf(await post(one.path, key, { ...input, title: "Other" }))).toEqual(reused)
  expect(await reasonOf(await post(other.path, key, input))).toEqual(reused)
  expect([await issuesOn(one.deviceId), await issuesOn(other.deviceId)]).toEqual([1, 0])
})

test("of twenty concurrent calls with one key one creates, and the others get its response or 409", async () => {
  const { deviceId, path } = await aPlace()
  const [key, input] = [aKey(), anInput()]
  const answers = await Promise.all(Array.from({ length: 20 }, () => post(path, key, input)))
  expect(await issuesOn(deviceId)).toBe(1)
  for (const answer of answers.filter(({ status }) => status !== 201)) {
    expect(answer.headers.get("retry-after")).toBe("1")
    expect(await reasonOf(answer)).toEqual([409, "idempotencyKeyInUse"])
  }
  const created = answers.filter(({ status }) => status === 201)
  const texts = new Set(await Promise.all(created.map((answer) => answer.text())))
  expect(texts.size).toBe(1)
})

test("an upload with the key of an earlier one returns its file when name and content are the same", async () => {
  const { path } = await aPlace()
  const { id } = (await (await post(path, null, anInput())).json()) as { id: string }
  const files = `${path}/${id}/attachments`
  const key = aKey()
  const upload = (name: string, content: string) => {
    const body = new FormData()
    body.append("file", new File([content], name))
    const headers = { authorization: `Bearer ${root.token}`, "idempotency-key": key }
    return app.request(`/api${files}`, { method: "POST", headers, body })
  }
  const [first, again] = [await upload("photo.txt", "as found"), await upload("photo.txt", "as found")]
  expect([first.status, again.status]).toEqual([201, 201])
  expect(again.headers.get("location")).toBe(first.headers.get("location"))
  expect(await again.text()).toBe(await first.text())
  for (const [name, content] of [
    ["photo.txt", "as left!"],
    ["other.txt", "as found"],
  ] as const)
    expect(await reasonOf(await upload(name, content))).toEqual([409, "idempotencyKeyReused"])
  const kept = await deps.db.selectFrom("attachment").select("file_name").where("issue_id", "=", id).execute()
  expect(kept).toEqual([{ file_name: "photo.txt" }])
})

test("a rejected call does not use up its idempotency key", async () => {
  const { deviceId, path } = await aPlace()
  const key = aKey()
  expect((await post(path, key, { ...anInput(), title: "" })).status).toBe(400)
  const wrong = { ...anInput(), assignedUserId: crypto.randomUUID() }
  expect((await post(path, key, wrong)).status).toBe(400)
  expect(await keysOf(key)).toEqual([])
  expect((await post(path, key, anInput())).status).toBe(201)
  expect(await issuesOn(deviceId)).toBe(1)
})

describe("an idempotency key", () => {
  test("is scoped to its user: a call of another user with the same key creates an object", async () => {
    const { deviceId, path } = await aPlace()
    const userId = await aUser(deps)
    await grantOnDevice(deps, userId, deviceId, ["ISSUE_READ", "ISSUE_CREATE"])
    const [key, input] = [aKey(), anInput()]
    await post(path, key, input)
    expect((await post(path, key, input, await createToken(deps, userId))).status).toBe(201)
    expect(await issuesOn(deviceId)).toBe(2)
  })

  test("does not return the stored response to a user who has lost the authority", async () => {
    const { deviceId, path } = await aPlace()
    const userId = await aUser(deps)
    await grantOnDevice(deps, userId, deviceId, ["ISSUE_READ", "ISSUE_CREATE"])
    const token = await createToken(deps, userId)
    const [key, input] = [aKey(), anInput()]
    expect((await post(path, key, input, token)).status).toBe(201)
    await deps.db.deleteFrom("device_permission").where("user_id", "=", userId).execute()
    expect((await post(path, key, input, token)).status).toBe(403)
  })

  test("expires after 24 hours, and its row is deleted by the clean-up", async () => {
    const { deviceId, path } = await aPlace()
    const [key, unused, input] = [aKey(), aKey(), anInput()]
    await post(path, key, input)
    await post(path, unused, input)
    later(24)
    expect((await post(path, key, input)).status).toBe(201)
    expect(await issuesOn(deviceId)).toBe(3)
    await deleteExpiredKeys(deps.db, deps.clock())
    expect([(await keysOf(key)).length, (await keysOf(unused)).length]).toEqual([1, 0])
  })

  test.each(["", "x".repeat(129), "two words", "t\u00fcr"])("that is %p is rejected", async (key) => {
    const { deviceId, path } = await aPlace()
    const answer = await post(path, key, anInput())
    const { problems } = (await answer.json()) as ErrorBody
    expect([answer.status, problems[0]?.path]).toEqual([400, "Idempotency-Key"])
    expect(await issuesOn(deviceId)).toBe(0)
  })
})

test("requests and responses are stored sealed, and a repeated response contains its secrets again", async () => {
  const key = aKey()
  const input = { name: uniqueName("program"), expiresOn: "2026-04-01T00:00:00Z", scopes: ["DEVICE_READ"] }
  const first = (await (await post("/apitokens", key, input)).json()) as { token: string }
  const [row] = await keysOf(key)
  for (const column of [row!.sealed_request, row!.sealed_response!]) {
    expect(column.includes(first.token)).toBe(false)
    expect(column.includes("apitokens")).toBe(false)
  }
  const again = (await (await post("/apitokens", key, input)).json()) as { token: string }
  expect(again.token).toBe(first.token)
})
