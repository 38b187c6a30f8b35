/** The audit log as a superuser searches it; its entries and chains are tested in tests/api/audit. */
import { expect, test } from "bun:test"
import { searchAudit } from "../../src/system/audit/store.ts"
import { signInToPages, testPages } from "../harness/pages.ts"

const pages = await testPages()
const administrator = await signInToPages(pages, "administrator")
await administrator.post("/admin/signin", {
  startSession: "15",
  vote: "",
  viewRecording: "",
  changeRoles: "",
})
await signInToPages(pages, "technician")

const events = async (search: string) =>
  (await searchAudit(pages.deps.db, { page: 1, size: 15, search })).rows.map(({ event, username }) => [
    event,
    username,
  ])

test("the audit page lists entries newest first, with the values before and after a change", async () => {
  const html = await administrator.html("/admin/audit")
  expect(html.indexOf("Signed in<")).toBeLessThan(html.indexOf("Rules for confirming identity changed<"))
  expect(html).toContain("startSession.before")
  expect(html).toMatch(/startSession\.after<\/code><\/dt><dd>15<\/dd>/)
})

test("the search of the audit page finds an event by its code and entries by a user name, in any case", async () => {
  expect(await events("step_up_policy_changed")).toEqual([["STEP_UP_POLICY_CHANGED", "administrator"]])
  expect(new Set((await events("TECHNICIAN")).map(([, username]) => username))).toEqual(
    new Set(["technician"]),
  )
  expect(await events("nothing")).toEqual([])
})
