/** Check 10: what not even a superuser gets past. */
import { expect, test } from "bun:test"
import { allEndpoints } from "../../src/app.tsx"
import { testApi } from "../harness/api.ts"
import { aBook } from "../harness/book.ts"
import { uniqueName } from "../harness/people.ts"

const { call, deps, root } = await testApi()

test("check 10: a superuser's deeds stand in the audit log like everybody's", async () => {
  const name = uniqueName("Hall")
  const made = await call<{ id: string }>(root.token, "POST", "/devicegroups", { name })
  expect(made.status).toBe(201)
  const entries = await deps.db
    .selectFrom("audit_entry")
    .select(["event", "user_id"])
    .where("object_id", "=", made.body.id)
    .execute()
  expect(entries).toEqual([{ event: "DEVICE_GROUP_CREATED", user_id: root.userId }])
})

test("check 10: no call changes or deletes the audit log or a recording, whoever asks", async () => {
  const writing = allEndpoints.filter(({ endpoint }) => endpoint.method !== "GET")
  expect(
    writing.map(({ endpoint }) => endpoint.path).filter((path) => /audit|recording$/.test(path)),
  ).toEqual([])
  const { deviceId, issueId, logId } = await aBook(deps, root.userId)
  const session = `/devices/${deviceId}/issues/${issueId}/logs/${logId}/sessions/${crypto.randomUUID()}`
  for (const path of ["/environment/audit/export", `${session}/screenrecording`])
    for (const method of ["DELETE", "PUT", "POST"])
      expect((await call(root.token, method, path, {})).status).toBe(404)
})
