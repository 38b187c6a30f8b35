/** Statements about the rows of a table that have certain values. */
import { describe, expect, test } from "bun:test"
import { alreadyExists, mapConstraintViolations } from "../../src/db/constraint.ts"
import {
  deleteRowsWith,
  findValue,
  insertRow,
  listValues,
  updateRowsWith,
  updateVersionedSingleton,
} from "../../src/db/rows.ts"
import { getPasswordPolicy } from "../../src/identity/passwords/store.ts"
import { testDatabase } from "../harness/database.ts"
import { uniqueName } from "../harness/users.ts"

const { db } = await testDatabase()

const aUserGroup = (email: string) =>
  insertRow(db, "user_group", { name: uniqueName("group"), group_email_address: email })

describe("rows that have all of the given values", () => {
  test("are found and changed, and others are not", async () => {
    const [email, elsewhere] = [`${uniqueName("crew")}@plant.example`, `${uniqueName("crew")}@plant.example`]
    const [hidden, shown, other] = [
      await aUserGroup(email),
      await aUserGroup(email),
      await aUserGroup(elsewhere),
    ]
    const crew = { group_email_address: email }
    expect((await listValues(db, "user_group", "id", crew)).sort()).toEqual([hidden, shown].sort())
    expect(await updateRowsWith(db, "user_group", { ...crew, id: hidden }, { show_users: false })).toBe(1)
    expect(await listValues(db, "user_group", "id", { ...crew, show_users: true })).toEqual([shown])
    expect(await findValue(db, "user_group", "show_users", { id: other })).toBe(true)
  })

  test("are those without a value where null is given", async () => {
    const root = await insertRow(db, "device_group", { name: uniqueName("hall") })
    const child = await insertRow(db, "device_group", { name: uniqueName("line"), parent_id: root })
    expect(await findValue(db, "device_group", "id", { id: root, parent_id: null })).toBe(root)
    expect(await findValue(db, "device_group", "id", { id: child, parent_id: null })).toBeNull()
    expect(await deleteRowsWith(db, "device_group", { id: child, parent_id: null })).toBe(false)
    expect(await deleteRowsWith(db, "device_group", { id: child, parent_id: root })).toBe(true)
  })

  test("are never all rows of the table", async () => {
    await expect(updateRowsWith(db, "user_group", {}, { show_users: false })).rejects.toThrow(
      "names their values",
    )
    await expect(listValues(db, "user_group", "id", {})).rejects.toThrow("names their values")
    await expect(deleteRowsWith(db, "user_group", {})).rejects.toThrow("names their values")
  })
})

test("a save of what exists once counts its version up", async () => {
  const before = await getPasswordPolicy(db)
  await updateVersionedSingleton(db, "password_policy", { name: "Plant" })
  const { version } = await getPasswordPolicy(db)
  expect(version).toBe(before.version + 1)
})

test.each([
  ["in its promise", async (error: Error) => Promise.reject(error)],
  [
    "before it has one",
    (error: Error) => {
      throw error
    },
  ],
])("a write that violates a constraint %s is refused as the constraint says", async (_, violate) => {
  const violation = Object.assign(new Error("duplicate key"), { code: "23505", constraint_name: "taken" })
  const refusal = alreadyExists("userGroup", "Crew")
  const write = mapConstraintViolations({ taken: () => refusal }, () => violate(violation))
  expect(await write.catch((error) => error)).toBe(refusal)
})
