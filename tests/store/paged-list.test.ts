/** Lists of which a page and the total are read by one statement. */
import { describe, expect, test } from "bun:test"
import { sql } from "kysely"
import { captureStatements } from "../../bench/statements.ts"
import type { Db } from "../../src/base/deps.ts"
import { TOTAL_COUNT_MAX } from "../../src/base/page-request.ts"
import { notFound } from "../../src/base/refusal.ts"
import { directList, type ListParent, scannedList } from "../../src/db/paged-list.ts"
import { testDatabase } from "../harness/database.ts"

const { db, sql: connection } = await testDatabase()
await connection`insert into device_group (name) values ('hall'), ('yard')`
await connection`insert into device (device_group_id, name, location)
  select (select id from device_group where name = case when n % 2 = 0 then 'hall' else 'yard' end),
    'press ' || lpad(n::text, 4, '0'), case when n <= 3 then 'cellar' else 'roof' end
  from generate_series(1, ${TOTAL_COUNT_MAX + 100}::int) n`

interface Conditions {
  location?: string
  group?: string
  search?: string
}

const byName = {
  sorts: { fields: ["name"], defaultSort: "name" } as const,
  columns: { name: sql.ref("device.name"), id: sql.ref("device.id") },
}
/** @param isInHall  stands for what changes the text of the statement */
const devices = (on: Db, { location, group, search }: Conditions, isInHall: boolean) =>
  on
    .selectFrom("device")
    .$if(location !== undefined, (query) => query.where("location", "=", location ?? ""))
    .$if(search !== undefined, (query) => query.where("device.name", "ilike", search ?? ""))
    .$if(group !== undefined || isInHall, (query) =>
      query.where(
        sql<boolean>`device_group_id = (select id from device_group where name = ${group ?? sql.lit("hall")})`,
      ),
    )

const LISTS = {
  direct: directList({
    ...byName,
    name: "direct",
    rows: (on, given: Conditions, isInHall: boolean) => devices(on, given, isInHall).select("device.name"),
  }),
  scanned: scannedList({
    ...byName,
    name: "scanned",
    id: "device.id",
    ids: (on, given: Conditions, isInHall: boolean) => devices(on, given, isInHall).select("device.id"),
    rows: (on) => on.selectFrom("device").select("device.name"),
  }),
}
const GROUP: ListParent<Conditions> = {
  kind: "group",
  exists: ({ group = "" }) => sql<boolean>`exists (select from device_group where name = ${group})`,
  missing: ({ group = "" }) => notFound("deviceGroup", group),
}
const request = (page: number, more: { search?: string; sort?: string } = {}) => ({
  page,
  size: 2,
  search: "",
  ...more,
})

for (const [kind, list] of Object.entries(LISTS))
  describe(`a ${kind} list`, () => {
    const read = (given: Conditions, asked = request(1), isInHall = false, on: Db = db) =>
      list.page(on, given, isInHall, asked, ({ name }) => name)
    const readOfGroup = (given: Conditions, asked = request(1), on: Db = db) =>
      list.page(on, given, false, asked, ({ name }) => name, GROUP)

    test("is cut into pages in its order, with the total of the whole list", async () => {
      const given = { location: "cellar" }
      expect(await read(given)).toMatchObject({
        rows: ["press 0001", "press 0002"],
        total: 3,
        page: 1,
        size: 2,
      })
      expect(await read(given, request(2))).toMatchObject({ rows: ["press 0003"], total: 3 })
      expect((await read(given, request(1, { sort: "-name" }))).rows).toEqual(["press 0003", "press 0002"])
    })

    test("behind its end has no rows and still its total", async () => {
      expect(await read({ location: "cellar" }, request(9))).toMatchObject({ rows: [], total: 3 })
    })

    test("without a match has no rows", async () => {
      expect(await read({ location: "attic" })).toMatchObject({ rows: [], total: 0 })
    })

    test("compares with the values of each call, and leaves out conditions without a value", async () => {
      expect((await read({ location: "cellar", group: "hall" })).total).toBe(1)
      expect((await read({ location: "cellar", group: "yard" })).total).toBe(2)
      expect((await read({ location: "cellar", group: undefined })).total).toBe(3)
      expect((await read({ group: "yard", location: "cellar" })).rows).toEqual(["press 0001", "press 0003"])
    })

    test("has a statement of its own for each form", async () => {
      const given = { location: "cellar" }
      expect([(await read(given, request(1), true)).total, (await read(given)).total]).toEqual([1, 3])
    })

    test("finds what a search means, with wildcards as letters", async () => {
      const found = (search: string) => read({ location: "cellar" }, request(1, { search }))
      expect((await found("S 0002")).rows).toEqual(["press 0002"])
      expect((await found("press%2")).rows).toEqual([])
    })

    test("is counted up to the limit, also on later pages of it", async () => {
      for (const page of [1, 1, 2]) expect((await read({}, request(page))).total).toBe(TOTAL_COUNT_MAX)
      const end = (TOTAL_COUNT_MAX + 100) / 2
      const last = await read({}, request(end))
      expect(last).toMatchObject({ rows: ["press 1099", "press 1100"], total: TOTAL_COUNT_MAX })
    })

    test("that was long in one database is counted anew in another", async () => {
      await read({})
      const other = await testDatabase()
      await other.sql`insert into device_group (name) values ('hall')`
      await other.sql`insert into device (device_group_id, name) select id, 'press ' || n
        from device_group, generate_series(1, 5) n`
      expect((await read({}, request(1), false, other.db)).total).toBe(5)
    })

    test("is read by one statement", async () => {
      const sent = await captureStatements(connection, (on) =>
        read({ location: "cellar" }, request(1), false, on),
      )
      expect(sent.length).toBe(1)
    })

    test("of an object is refused where the object does not exist, and empty where it has no rows", async () => {
      const empty = { location: "attic", group: "yard" }
      expect(await readOfGroup(empty)).toMatchObject({ rows: [], total: 0 })
      expect(await readOfGroup({ group: "yard", location: "cellar" }, request(9))).toMatchObject({
        rows: [],
        total: 2,
      })
      await expect(readOfGroup({ group: "shed" })).rejects.toThrow("deviceGroup shed does not exist")
      const sent = await captureStatements(connection, (on) => readOfGroup(empty, request(1), on))
      expect(sent.length).toBe(1)
    })
  })
