/** Fault reports as calls: the address on a machine's label, and accepting or rejecting what was reported. */
import { expect, test } from "bun:test"
import type { FaultReportAddress } from "../../src/maintenance/faultreports/contract.ts"
import type { IssueDetail } from "../../src/maintenance/issues/contract.ts"
import { testApi } from "../harness/api.ts"
import { aFaultReport, aMaintenanceFixture } from "../harness/builders.ts"
import { aUser, createToken, grantOnDevice } from "../harness/users.ts"

const { deps, call, root } = await testApi()
await deps.db.updateTable("installation_settings").set({ fault_reports_enabled: true }).execute()

const addressOf = (deviceId: string) => `/devices/${deviceId}/faultreportaddress`

test("an address is opened, read, renewed and revoked, and each new one replaces the last", async () => {
  const { deviceId } = await aMaintenanceFixture(deps, root.userId)
  const path = addressOf(deviceId)
  expect((await call(root.token, "GET", path)).status).toBe(404)
  const opened = await call<FaultReportAddress>(root.token, "PUT", path)
  expect(opened).toMatchObject({ status: 200, body: { createdBy: { id: root.userId } } })
  expect(opened.body.path).toMatch(/^\/report\/[A-Za-z0-9_-]{22}$/)
  expect((await call<FaultReportAddress>(root.token, "GET", path)).body).toEqual(opened.body)
  const renewed = await call<FaultReportAddress>(root.token, "PUT", path)
  expect(renewed.body.path).not.toBe(opened.body.path)
  expect((await call(root.token, "DELETE", path)).status).toBe(204)
  expect((await call(root.token, "GET", path)).status).toBe(404)
  expect((await call(root.token, "DELETE", path)).status).toBe(404)
})

test("while the installation takes no reports, the address has no path", async () => {
  const { deviceId } = await aMaintenanceFixture(deps, root.userId)
  await call(root.token, "PUT", addressOf(deviceId))
  const settings = (isOn: boolean) =>
    deps.db.updateTable("installation_settings").set({ fault_reports_enabled: isOn }).execute()
  await settings(false)
  const { body } = await call<FaultReportAddress>(root.token, "GET", addressOf(deviceId))
  await settings(true)
  expect(body.path).toBeNull()
})

test("opening an address takes the authority to create the machine's issues too", async () => {
  const { deviceId } = await aMaintenanceFixture(deps, root.userId)
  const userId = await aUser(deps)
  await grantOnDevice(deps, userId, deviceId, ["DEVICE_READ", "DEVICE_UPDATE"])
  const token = await createToken(deps, userId)
  expect((await call(token, "PUT", addressOf(deviceId))).status).toBe(403)
  await grantOnDevice(deps, userId, deviceId, ["ISSUE_CREATE"])
  expect((await call(token, "PUT", addressOf(deviceId))).status).toBe(200)
})

test("an issue states that it was reported without a sign-in, and other issues do not", async () => {
  const { deviceId, issueId } = await aMaintenanceFixture(deps, root.userId)
  const path = `/devices/${deviceId}/issues/${issueId}`
  expect((await call<IssueDetail>(root.token, "GET", path)).body.faultReport).toBeNull()
  const report = await aFaultReport(deps, deviceId, root.userId)
  const { reference } = report
  const reported = `/devices/${deviceId}/issues/${report.issueId}`
  expect((await call<IssueDetail>(root.token, "GET", reported)).body.faultReport).toEqual({
    ...{ reference, reporter: "Shift 2", rejection: "", reportedOn: deps.clock().toISOString() },
  })
})

test("a report is accepted: its issue is open, and its window starts now", async () => {
  const { deviceId, issueId: other } = await aMaintenanceFixture(deps, root.userId)
  const path = (issueId: string) => `/devices/${deviceId}/issues/${issueId}/faultreport/accept`
  expect((await call(root.token, "PUT", path(other))).status).toBe(404)
  const { issueId } = await aFaultReport(deps, deviceId, root.userId)
  const accepted = await call<IssueDetail>(root.token, "PUT", path(issueId))
  const activationDateTime = deps.clock().toISOString()
  expect(accepted).toMatchObject({ status: 200, body: { state: "OPEN", activationDateTime } })
  expect((await call(root.token, "PUT", path(issueId))).status).toBe(409)
})

test("a report is rejected with a reason in words, once", async () => {
  const { deviceId } = await aMaintenanceFixture(deps, root.userId)
  const { issueId } = await aFaultReport(deps, deviceId, root.userId)
  const path = `/devices/${deviceId}/issues/${issueId}/faultreport/reject`
  const rejection = "Known since Monday"
  expect((await call(root.token, "PUT", path, { reason: "DUPLICATE" })).status).toBe(400)
  const rejected = await call<IssueDetail>(root.token, "PUT", path, { reason: "DUPLICATE", rejection })
  expect(rejected).toMatchObject({
    status: 200,
    body: { state: "CLOSED", doneSubStatus: "DUPLICATE", faultReport: { rejection } },
  })
  expect((await call(root.token, "PUT", path, { reason: "DONE", rejection })).status).toBe(409)
})
