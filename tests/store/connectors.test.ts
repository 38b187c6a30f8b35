/** The states of connectors as the database has them, and how it finds the one that counts. */
import { describe, expect, test } from "bun:test"
import fc from "fast-check"
import { connectorStateOf, DOWNLOAD_STEPS, updateStateOf } from "../../src/machines/connectors/rules.ts"
import { findEffectiveConnector } from "../../src/machines/connectors/store.ts"
import { findOpenSessions } from "../../src/machines/connectors/store-sessions.ts"
import { CONNECTOR_TYPES } from "../../src/machines/devices/rules.ts"
import { devicesPage } from "../../src/machines/devices/store.ts"
import { aDevice, aDeviceGroup } from "../harness/builders.ts"
import { testDatabase } from "../harness/database.ts"
import { testDeps } from "../harness/deps.ts"
import { findSequentialScans } from "../harness/query-plans.ts"

const { db, sql } = await testDatabase()
const deps = testDeps(db)

const moment = fc.option(
  fc.integer({ min: 0, max: 2 }).map((second) => new Date(Date.UTC(2026, 2, 10, 9, 0, second))),
)
const version = fc.constantFrom("", "1.0", "1.1")
const facts = fc.record({
  ...{ type: fc.constantFrom(...CONNECTOR_TYPES), lastConnected: moment, lastDisconnected: moment },
  ...{ firmwareCurrent: version, firmwareExpected: version, firmwareAvailable: version },
  ...{ downloadStep: fc.constantFrom(...DOWNLOAD_STEPS), queuePriority: fc.integer({ min: 0, max: 2 }) },
  ...{ isOnFallbackConfig: fc.boolean(), isOnFallbackFirmware: fc.boolean() },
})

test("the database and the rules compute the same states for every connector", async () => {
  const device_id = await aDevice(deps)
  await db.insertInto("connector").values({ device_id }).execute()
  await fc.assert(
    fc.asyncProperty(facts, async (given) => {
      const stored = await db
        .updateTable("connector")
        .set({
          ...{ type: given.type, serial: "C-1", queue_priority: given.queuePriority },
          ...{ last_connected_on: given.lastConnected, last_disconnected_on: given.lastDisconnected },
          ...{ firmware_current: given.firmwareCurrent, firmware_expected: given.firmwareExpected },
          ...{ firmware_available: given.firmwareAvailable, download_step: given.downloadStep },
          ...{ is_on_fallback_config: given.isOnFallbackConfig },
          ...{ is_on_fallback_firmware: given.isOnFallbackFirmware },
        })
        .where("device_id", "=", device_id)
        .returning(["state", "update_state"])
        .executeTakeFirstOrThrow()
      expect<object>(stored).toEqual({
        state: connectorStateOf(given),
        update_state: updateStateOf(given),
      })
    }),
    { numRuns: 300 },
  )
})

describe("finding the effective connector", () => {
  test("works across twenty levels of device groups", async () => {
    const root = await aDeviceGroup(deps)
    let deviceGroupId = root
    for (let level = 1; level < 20; level++) deviceGroupId = await aDeviceGroup(deps, deviceGroupId)
    const deviceId = await aDevice(deps, { deviceGroupId })
    expect(await findEffectiveConnector(db, { deviceId })).toBeNull()
    await db
      .insertInto("connector")
      .values({ device_group_id: root, type: "DEDICATED", serial: "root" })
      .execute()
    expect(await findEffectiveConnector(db, { deviceId })).toMatchObject({ state: "PENDING" })
  })

  test("uses no sequential scan among 3 000 devices", async () => {
    const root = await aDeviceGroup(deps)
    const line = await aDeviceGroup(deps, root)
    await sql`insert into device_group (name, parent_id) select 'cell ' || n, ${line} from generate_series(1, 1000) n`
    await sql`insert into device (name, device_group_id)
      select 'machine ' || n || ' ' || name, id from device_group, generate_series(1, 3) n where parent_id = ${line}`
    await sql`insert into connector (device_group_id, type, serial)
      select id, 'DEDICATED', 'serial of ' || name from device_group where parent_id = ${line}`
    await sql`analyze`
    const [{ id: deviceId }] = await sql<
      [{ id: string }]
    >`select id from device where name like 'machine 1 cell 77'`
    const whole = await findSequentialScans(sql, async (db) => {
      await findEffectiveConnector(db, { deviceId })
      await findOpenSessions(db, { deviceId })
      await devicesPage(db, { readableBy: null }, { page: 3, size: 15, search: "" })
    })
    expect(whole.filter((table) => ["connector", "device", "device_group"].includes(table))).toEqual([])
  })
})
