/** Lists and pages with names as long as they may be and without a place to break, and with many machine groups. */
import { afterAll, expect, setDefaultTimeout, test } from "bun:test"
import { aDevice, aDeviceGroup } from "../harness/builders.ts"
import { newIssue, passwordOf, servePages, signInToPages, testPages } from "../harness/pages.ts"
import { closePages, newPage } from "./harness.ts"
import { expectNoOverflow } from "./readable.ts"

setDefaultTimeout(120_000)

const LONG =
  "Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrikationsanlagenwartungsvertragsnummer".padEnd(
    100,
    "9",
  )
/** More than one screen of a telephone shows. */
const GROUPS = 40

const pages = await testPages()
const administrator = await signInToPages(pages, "administrator")
const { server, address } = servePages(pages)
const device = await aDevice(pages.deps, { name: LONG })
const { device_group_id: group } = await pages.deps.db
  .selectFrom("device")
  .select("device_group_id")
  .where("id", "=", device)
  .executeTakeFirstOrThrow()
await pages.deps.db.updateTable("device_group").set({ name: LONG }).where("id", "=", group).execute()
for (let count = 0; count < GROUPS; count++) await aDeviceGroup(pages.deps)
const issue = await newIssue(administrator, device, { title: LONG })

afterAll(async () => {
  await closePages()
  await server.stop(true)
})

test("long names widen no page and no tree, leave the window's column of the issue list in view and the machines of a telephone near its top", async () => {
  await using story = await newPage()
  const { page } = story
  await page.goto(`${address}/login`)
  await page.fill("[name=username]", "administrator")
  await page.fill("[name=password]", passwordOf("administrator"))
  await page.keyboard.press("Enter")
  await page.waitForURL(({ pathname }) => pathname !== "/login")

  await page.goto(`${address}/issues`)
  const frame = (await page.locator("#issue-list .table-frame").boundingBox())!
  const window = (await page.locator("#issue-list .window-words").first().boundingBox())!
  expect(window.x + window.width).toBeLessThanOrEqual(frame.x + frame.width)

  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 })
    const machine = [`/devices/${device}`, `/devices/${device}/label`, `/admin/devices/${device}`]
    for (const path of [...machine, issue, `/admin/devicegroups/${group}`, "/calendar"]) {
      await page.goto(address + path)
      await expectNoOverflow(page, `${path}, ${width} px`)
      const tree = page.locator(".tree-frame")
      if ((await tree.count()) > 0)
        expect(await tree.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0)
    }
  }
  await page.goto(`${address}/devices`)
  const search = (await page
    .locator("#device-list [type=search], #device-list .search-input")
    .first()
    .boundingBox())!
  expect(search.y).toBeLessThan(800)
})
