/** Creating calls with an idempotency key while server or database end: repeated, they create once. */
import { expect, test } from "bun:test"
import { buildApp } from "../../src/app.tsx"
import { createToken } from "../../src/base/token.ts"
import { alsoSaving, inTransaction } from "../../src/db/transaction.ts"
import type { ErrorBody } from "../../src/http/errors.ts"
import { createIdempotencyStore } from "../../src/http/idempotency/actions.ts"
import type { ClaimedKey, IdempotentRequest } from "../../src/http/idempotency/rules.ts"
import { testApi } from "../harness/api.ts"
import { aDevice } from "../harness/builders.ts"
import { TEST_NOW } from "../harness/deps.ts"
import { waitUntil } from "../harness/eventually.ts"
import { uniqueName } from "../harness/users.ts"

const { app, deps, root, database } = await testApi()

/** A call that creates an issue on a new machine, and how many issues there are. */
async function anIssueCall() {
  const deviceId = await aDevice(deps)
  const body = JSON.stringify({ title: uniqueName("Leak"), activationDateTime: TEST_NOW.toISOString() })
  const headers = {
    authorization: `Bearer ${root.token}`,
    "content-type": "application/json",
    "idempotency-key": crypto.randomUUID(),
  }
  const issues = () => deps.db.selectFrom("issue").select("id").where("device_id", "=", deviceId).execute()
  return {
    deviceId,
    send: (server = app) =>
      server.request(`/api/devices/${deviceId}/issues`, { method: "POST", headers, body }),
    countIssues: async () => (await issues()).length,
  }
}

test("a call whose database connection ended before it created is performed by its repetition with the same key", async () => {
  const { deviceId, send, countIssues } = await anIssueCall()
  await database.sql.begin(async (holder) => {
    await holder`select id from device where id = ${deviceId} for update`
    const call = send()
    await waitUntil("the end of the connection that waits for the machine", async () => {
      const ended = await database.sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`
      return ended.length > 0
    })
    expect((await call).status).toBe(503)
  })
  expect([(await send()).status, (await send()).status]).toEqual([201, 201])
  expect(await countIssues()).toBe(1)
})

test("a call whose answer was lost after it created is refused with that reason when it is repeated", async () => {
  const { send, countIssues } = await anIssueCall()
  const losesAnswers = buildApp({
    ...deps,
    secretBox: {
      ...deps.secretBox,
      seal(text, context) {
        if (context.includes("idempotency:answer") && text !== "null") throw new Error("the disk is full")
        return deps.secretBox.seal(text, context)
      },
    },
  })
  expect((await send(losesAnswers)).status).toBe(201)
  const again = await send()
  const { reason } = (await again.json()) as ErrorBody
  const told = [again.status, reason, again.headers.get("retry-after")]
  expect(told).toEqual([409, "idempotencyAnswerLost", null])
  expect(await countIssues()).toBe(1)
})

test("a call whose key was taken over by its repetition on the next server can no longer create", async () => {
  const request: IdempotentRequest = {
    userId: root.userId,
    key: createToken(),
    method: "POST",
    path: "/api/devices",
    body: "{}",
  }
  const before = (await createIdempotencyStore(deps).claim(request)) as ClaimedKey
  const after = (await createIdempotencyStore(deps).claim(request)) as ClaimedKey
  const create = (by: ClaimedKey) =>
    alsoSaving(
      (tx) => by.markCreated(tx),
      () => inTransaction(deps, async () => "created"),
    )
  await expect(create(before)).rejects.toThrow("has not ended")
  expect(await create(after)).toBe("created")
  await before.release()
  expect(await createIdempotencyStore(deps).claim(request)).toBe("answerLost")
})

test("a repetition while the first call runs is told to try again", async () => {
  const { deviceId, send, countIssues } = await anIssueCall()
  const { first } = await database.sql.begin(async (holder) => {
    await holder`select id from device where id = ${deviceId} for update`
    const first = send()
    await waitUntil("the call that waits for the machine", async () => {
      const waiting = await database.sql`select pid from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`
      return waiting.length > 0
    })
    const second = await send()
    expect(second.headers.get("retry-after")).toBe("1")
    expect(((await second.json()) as ErrorBody).reason).toBe("idempotencyKeyInUse")
    return { first }
  })
  expect((await first).status).toBe(201)
  expect(await countIssues()).toBe(1)
})
