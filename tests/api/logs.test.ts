/** Deleting logs: what happened stays in the book. */
import { expect, test } from "bun:test"
import type { WorkLog } from "../../src/maintenance/worklogs/contract.ts"
import { testApi } from "../harness/api.ts"
import { aRecordedSession } from "../harness/approvals.ts"
import { aMaintenanceFixture } from "../harness/builders.ts"
import { aUser, createToken, grantOnDevice } from "../harness/users.ts"

const api = await testApi()
const { call, deps, root } = api

async function aBookWithDeleter() {
  const book = await aMaintenanceFixture(deps, root.userId)
  const userId = await aUser(deps)
  await grantOnDevice(deps, userId, book.deviceId, ["LOG_DELETE"])
  return {
    book,
    token: await createToken(deps, userId),
    logs: `/devices/${book.deviceId}/issues/${book.issueId}/logs`,
  }
}

test("a log without sessions is deleted with LOG_DELETE, and the audit log keeps its title", async () => {
  const { book, token, logs } = await aBookWithDeleter()
  const { title } = (await call<WorkLog>(root.token, "GET", `${logs}/${book.logId}`)).body
  expect((await call(token, "DELETE", `${logs}/${book.logId}`)).status).toBe(204)
  expect((await call(root.token, "GET", `${logs}/${book.logId}`)).status).toBe(404)
  const entry = await deps.db
    .selectFrom("audit_entry")
    .select(["event", "details"])
    .where("object_id", "=", book.logId)
    .executeTakeFirstOrThrow()
  expect(entry).toMatchObject({ event: "LOG_DELETED", details: { title } })
})

test("a log with a remote session cannot be deleted, not even by a superuser", async () => {
  const { book, token, logs } = await aBookWithDeleter()
  const { logId } = await aRecordedSession(api, book, root.userId)
  for (const who of [token, root.token])
    expect(await call(who, "DELETE", `${logs}/${logId}`)).toMatchObject({
      status: 409,
      body: { message: "errors.logHasSessions" },
    })
  expect((await call(root.token, "GET", `${logs}/${logId}`)).status).toBe(200)
})

test("a log of a closed issue cannot be deleted", async () => {
  const { book, token, logs } = await aBookWithDeleter()
  const issue = `/devices/${book.deviceId}/issues/${book.issueId}`
  expect((await call(root.token, "PUT", `${issue}/action/close`, { reason: "DONE" })).status).toBe(200)
  expect(await call(token, "DELETE", `${logs}/${book.logId}`)).toMatchObject({
    status: 409,
    body: { message: "errors.issueClosed" },
  })
})
