/** The states of connectors as the database has them, and how it finds the one that counts. */
import { describe, expect, test } from "bun:test"
import type { Updateable } from "kysely"
import type { DB } from "../../sql/types.ts"
import { UPDATE_STATES } from "../../src/machines/connectors/rules.ts"
import { findEffectiveConnector } from "../../src/machines/connectors/store.ts"
import { findSessionsThrough } from "../../src/machines/connectors/store-sessions.ts"
import { devicesPage } from "../../src/machines/devices/store.ts"
import { aDevice, aDeviceGroup } from "../harness/builders.ts"
import { testDatabase } from "../harness/database.ts"
import { testDeps } from "../harness/deps.ts"
import { findSequentialScans } from "../harness/query-plans.ts"

const { db, sql } = await testDatabase()
const deps = testDeps(db)

const [EARLY, LATE] = [new Date("2026-03-10T09:00:00.000Z"), new Date("2026-03-10T09:00:00.001Z")]

type Reported = Pick<
  Updateable<DB["connector"]>,
  | "type"
  | "last_connected_on"
  | "last_disconnected_on"
  | "firmware_current"
  | "firmware_expected"
  | "firmware_available"
  | "download_step"
  | "queue_priority"
  | "is_on_fallback_config"
  | "is_on_fallback_firmware"
>

/** A connector that has never connected, and whose firmware is up to date. */
const QUIET: Required<Reported> = {
  ...{ type: "DEDICATED", last_connected_on: null, last_disconnected_on: null },
  ...{ firmware_current: "1.0", firmware_expected: "1.0", firmware_available: "1.0" },
  ...{ download_step: "NONE", queue_priority: 0 },
  ...{ is_on_fallback_config: false, is_on_fallback_firmware: false },
}

const device_id = await aDevice(deps)
await db.insertInto("connector").values({ device_id }).execute()

async function statesOf(reported: Reported) {
  return db
    .updateTable("connector")
    .set({ ...QUIET, ...reported, serial: "C-1" })
    .where("device_id", "=", device_id)
    .returning(["state", "update_state"])
    .executeTakeFirstOrThrow()
}

describe("the state of a connector", () => {
  test.each([
    ["NONE", "NONE", LATE, null],
    ["NONE", "INHERITED", null, null],
    ["PENDING", "DEDICATED", null, null],
    ["PENDING", "DEDICATED", null, LATE],
    ["CONNECTED", "DEDICATED", EARLY, null],
    ["CONNECTED", "DEDICATED", LATE, EARLY],
    ["DISCONNECTED", "DEDICATED", EARLY, LATE],
    ["DISCONNECTED", "DEDICATED", EARLY, EARLY],
  ] as const)(
    "is %s for one of type %s that connected %p and disconnected %p",
    async (state, type, connectedOn, disconnectedOn) => {
      const times = { last_connected_on: connectedOn, last_disconnected_on: disconnectedOn }
      expect((await statesOf({ type, ...times })).state).toBe(state)
    },
  )
})

describe("the update state of a connector", () => {
  const reports: [string, Reported][] = [
    ["CONFIG_FALLBACK", { is_on_fallback_config: true }],
    ["INSTALLING", { firmware_expected: "1.1" }],
    ["DOWNLOADING", { download_step: "DOWNLOADING" }],
    ["QUEUED", { queue_priority: 1 }],
    ["DOWNLOADED", { download_step: "DOWNLOADED" }],
    ["FIRMWARE_FALLBACK", { is_on_fallback_firmware: true }],
    ["FIRMWARE_AVAILABLE", { firmware_available: "1.1" }],
    ["OK", {}],
  ]
  test.each(reports)("is %s when only its own condition holds", async (state, reported) => {
    expect((await statesOf(reported)).update_state).toBe(state)
  })

  test("is that of the condition with the highest priority", async () => {
    for (const [index, [state, reported]] of reports.entries()) {
      const below = reports.slice(index).map(([, report]) => report)
      expect((await statesOf(Object.assign({}, ...below, reported))).update_state).toBe(state)
    }
    expect(reports.map(([state]) => state)).toEqual([...UPDATE_STATES])
  })

  test("is OK when no version is known", async () => {
    const unknown = { firmware_current: "", firmware_expected: "", firmware_available: "" }
    expect((await statesOf(unknown)).update_state).toBe("OK")
  })
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
      await findSessionsThrough(db, { deviceId })
      await devicesPage(db, { readableBy: null }, { page: 3, size: 15, search: "" })
    })
    expect(whole.filter((table) => ["connector", "device", "device_group"].includes(table))).toEqual([])
  })
})
