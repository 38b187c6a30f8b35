/** Lists by name have numbers in the order of their values, and capitals and accents beside their letter. */
import { describe, expect, test } from "bun:test"
import { sql } from "kysely"
import { DEVICE_AUTHORITIES } from "../../src/base/authorities.ts"
import type { Page } from "../../src/base/page-request.ts"
import { testApi } from "../harness/api.ts"
import { aUser } from "../harness/users.ts"

const { call, deps, root } = await testApi()
const { db } = deps

const IN_ORDER = ["Reihe 1", "reihe 2", "Réihe 3", "Reihe 10", "Reihe 11 a"] as const
/** Part of all these names, and of no other. */
const SEARCH = "ihe"

async function make(path: string, body: unknown): Promise<string> {
  const { status, body: made } = await call<{ id: string }>(root.token, "POST", path, body)
  expect([path, status]).toEqual([path, 201])
  return made.id
}

/** Everything once with each of the names, the last one first. */
async function nameEverything() {
  const deviceGroupId = await make("/devicegroups", { name: "Hall" })
  const deviceId = await make("/devices", { name: "Press", deviceGroupId })
  const deviceRoleId = await make("/deviceroles", { name: "All", authorities: DEVICE_AUTHORITIES })
  const holder = await aUser(deps)
  for (const name of IN_ORDER.toReversed()) {
    await make("/devicegroups", { name })
    const ownId = await make("/devices", { name, deviceGroupId })
    await make(`/devices/${ownId}/devicepermissions`, { deviceRoleId, userId: holder })
    const userGroupId = await make("/usergroups", { name })
    await make(`/devices/${deviceId}/devicepermissions`, { deviceRoleId, userGroupId })
    await make(`/devices/${deviceId}/interfaces`, { name, type: "VNC", host: "10.0.0.1", port: 1 })
    const userId = await aUser(deps)
    await db.updateTable("app_user").set({ username: name, surname: name }).where("id", "=", userId).execute()
  }
  return { deviceId, holder }
}

const ids = await nameEverything()

type Row = Record<string, { name: string }> & Record<string, unknown>
type NameOf = (row: Row) => unknown

test.each<[string, string, string, NameOf]>([
  ["machines", "/devices", "name", (row) => row.name],
  ["groups of machines", "/devicegroups", "name", (row) => row.name],
  ["interfaces", `/devices/${ids.deviceId}/interfaces`, "name", (row) => row.name],
  ["user groups", "/usergroups", "name", (row) => row.name],
  ["users by user name", "/users", "username", (row) => row.username],
  ["users by surname", "/users", "surname", (row) => row.surname],
  ["holders", `/devices/${ids.deviceId}/devicepermissions`, "name", (row) => row.userGroup?.name],
  ["machines of a holder", `/users/${ids.holder}/devicepermissions`, "name", (row) => row.device?.name],
])(
  "the list of %s counts numbers in names by their value, on all pages and from either end",
  async (...row) => {
    const [, path, field, nameOf] = row
    const read = async (sort: string) => {
      const names: unknown[] = []
      for (const page of [1, 2, 3]) {
        const query = `search=${SEARCH}&size=2&page=${page}&sort=${sort}`
        const { body } = await call<Page<Row>>(root.token, "GET", `${path}?${query}`)
        names.push(...body.rows.map(nameOf))
      }
      return names
    }
    expect(await read(field)).toEqual([...IN_ORDER])
    expect(await read(`-${field}`)).toEqual(IN_ORDER.toReversed())
  },
)

describe("the order of names", () => {
  test.each([
    ["P-2", "P-10"],
    ["P-007", "P-8"],
    ["a1b9", "a1b10"],
    ["Press 99999999999999999", "Press 100000000000000000"],
    ["Olm", "Ölpumpe"],
    ["Ölpumpe", "Omega"],
    ["Straße", "Strastorf"],
    ["press", "Press A"],
  ])("puts %p before %p", async (first, second) => {
    const { rows } = await sql<{ isBefore: boolean }>`
      select natural_order(${first}) < natural_order(${second}) collate "C" as "isBefore"`.execute(db)
    expect(rows).toEqual([{ isBefore: true }])
  })
})
