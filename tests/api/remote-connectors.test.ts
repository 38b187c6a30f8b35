import { expect, test } from "bun:test"
import { aDeviceGroup } from "../harness/builders.ts"
import { aDedicatedConnector } from "../harness/connectors.ts"
import { aCountingMachine, aVncMachine, stopMachinesAfterAll } from "../harness/machines.ts"
import { remoteTest } from "../harness/remote-sessions.ts"
import { aUser, createToken } from "../harness/users.ts"

stopMachinesAfterAll()

const on = await remoteTest({ recheckMs: 60_000 })
const administrator = await createToken(on.deps, await aUser(on.deps, { superuser: true }))

async function groupOf(deviceId: string): Promise<string> {
  const device = on.deps.db.selectFrom("device").select("device_group_id").where("id", "=", deviceId)
  return (await device.executeTakeFirstOrThrow()).device_group_id
}

test("a session start does not connect to a machine whose connector is not connected", async () => {
  const machine = await aCountingMachine()
  const job = await on.aSessionFixture({ type: "VNC", host: "127.0.0.1", port: machine.port })
  const connector = `/devicegroups/${await groupOf(job.deviceId)}/connector`
  await on.call(administrator, "PUT", connector, aDedicatedConnector())
  const refused = await on.requestStart(job)
  expect(refused).toMatchObject({ status: 409, body: { code: "CONFLICT", details: { state: "PENDING" } } })
  expect(refused.body.message).toBe("The connector of this machine is not connected.")
  expect(machine.connections).toBe(0)
  const sessions = await on.deps.db
    .selectFrom("remote_session")
    .select("id")
    .where("device_id", "=", job.deviceId)
    .execute()
  expect(sessions).toEqual([])
})

test.each(["device", "its group"])(
  "a session ends when the connector of %s is changed by force",
  async (whose) => {
    const machine = await aVncMachine()
    const job = await on.aSessionFixture(machine.target)
    const path = await on.startSession(job)
    const owner = await on.joinSession(path, job.technician)
    const address =
      whose === "device" ? `/devices/${job.deviceId}` : `/devicegroups/${await groupOf(job.deviceId)}`
    const refused = await on.call(administrator, "PUT", `${address}/connector`, aDedicatedConnector())
    expect(refused.status).toBe(409)
    expect((await on.session(path)).isActive).toBe(true)
    const saved = await on.call(
      administrator,
      "PUT",
      `${address}/connector?force=true`,
      aDedicatedConnector(),
    )
    expect(saved.status).toBe(200)
    const notice = await owner.waitForNotice("state", ({ state }) => state === "ENDED")
    expect(notice.code).toBe("CONNECTOR_MODIFIED_ERROR")
    expect(await on.waitForEnd(path)).toMatchObject({ state: "CONNECTOR_MODIFIED_ERROR", isActive: false })
  },
)

test("a session ends when its machine is moved to a group with a connector", async () => {
  const machine = await aVncMachine()
  const job = await on.aSessionFixture(machine.target)
  const path = await on.startSession(job)
  await on.joinSession(path, job.technician)
  const deviceGroupId = await aDeviceGroup(on.deps)
  await on.call(administrator, "PUT", `/devicegroups/${deviceGroupId}/connector`, aDedicatedConnector())
  const moved = await on.call(administrator, "PUT", `/devices/${job.deviceId}`, {
    ...{ name: `moved ${job.deviceId}`, deviceGroupId },
  })
  expect(moved.status).toBe(200)
  expect(await on.waitForEnd(path)).toMatchObject({ state: "CONNECTOR_MODIFIED_ERROR", isActive: false })
})
