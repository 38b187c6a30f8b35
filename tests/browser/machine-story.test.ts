/** An administrator sets a machine up in the browser, from nothing to a tested interface that a group may use. */
import { afterAll, expect, setDefaultTimeout, test } from "bun:test"
import { interfacesOfDevice } from "../../src/machines/interfaces/store.ts"
import { aDevice, aDeviceGroup } from "../harness/builders.ts"
import { stopAfterAll, stopMachinesAfterAll } from "../harness/machines.ts"
import { passwordOf, servePages, testPages } from "../harness/pages.ts"
import { aPng } from "../harness/uploads.ts"
import { startTigerVnc } from "../peers/tigervnc.ts"
import { axeViolations } from "./axe.ts"
import { closePages, newPage } from "./harness.ts"
import { signBrowserIn } from "./signed-in.ts"

stopMachinesAfterAll()

/** A VNC server and a browser start; each wait inside times out after seconds. */
setDefaultTimeout(120_000)

const pages = await testPages()
const vnc = stopAfterAll(await startTigerVnc({ password: "hmi-7", width: 640, height: 480 }))
const { server, address } = servePages(pages)

afterAll(async () => {
  await closePages()
  await server.stop(true)
})

test("an administrator adds a machine with a VNC interface, tests the connection and gives a group access", async () => {
  await using story = await newPage({ viewport: { width: 1280, height: 900 }, expect: /status of 422/ })
  const { page } = story
  await page.goto(`${address}/login`)
  await page.fill("[name=username]", "administrator")
  await page.fill("[name=password]", passwordOf("administrator"))
  await page.keyboard.press("Enter")
  await page.waitForSelector(".top-nav")

  await page.goto(`${address}/admin/devices`)
  await page.click("text=New machine")
  await page.fill("#field-name", "Press P-99")
  await page.click("text=Save")
  await page.waitForSelector("#picker-deviceGroupId-error")
  await page.press("#picker-deviceGroupId summary", "Enter")
  await page.waitForSelector("#picker-deviceGroupId [type=search]:focus")
  await page.keyboard.type("press sh")
  await page.waitForSelector("#picker-deviceGroupId-results li:only-child :text('Press shop')")
  // The arrow keys go through the options, Enter picks one.
  await page.keyboard.press("ArrowDown")
  expect(await page.textContent("#picker-deviceGroupId .picker-shown")).not.toBe("Press shop")
  await page.keyboard.press("Enter")
  expect(await page.textContent("#picker-deviceGroupId .picker-shown")).toBe("Press shop")
  expect(await page.inputValue("#field-name")).toBe("Press P-99")
  await page.click("text=Save")
  await page.waitForURL(/\/interfaces$/)

  await page.click("text=Add interface")
  await page.fill("#field-name", "Operator panel")
  await page.fill("#field-host", "127.0.0.1")
  await page.fill("#field-port", String(vnc.port))
  await page.selectOption("#field-type", "SSH")
  await page.fill("#field-sftpRootDirectory", "/kept")
  await page.selectOption("#field-type", "VNC")
  expect(await page.isVisible("#field-sftpRootDirectory")).toBe(false)
  await page.selectOption("#field-authType", "PASSWORD")
  await page.fill("#field-password", "wrong")
  await page.click("text=Test connection")
  await page.waitForSelector("text=The sign-in is refused")
  await page.fill("#field-password", "hmi-7")
  await page.click("text=Test connection")
  await page.waitForSelector("text=The sign-in is accepted")
  expect(await axeViolations(page)).toEqual([])
  expect(await page.inputValue("#field-password")).toBe("hmi-7")
  await page.click(".sticky-save >> text=Save")
  await page.waitForURL(/\/interfaces\/[0-9a-f-]{36}$/)

  await page.click(".tab:has-text('Permissions')")
  await page.click("text=Give access")
  await page.press("#picker-userGroupId summary", "Enter")
  await page.locator("#picker-userGroupId .picker-results .picker-option").first().click()
  const group = await page.textContent("#picker-userGroupId .picker-shown")
  await page.press("#picker-deviceRoleId summary", "Enter")
  await page.locator("#picker-deviceRoleId .picker-results .picker-option").first().click()
  await page.click("#permission-form >> text=Give access")
  await page.waitForSelector(`.matrix >> text=${group}`)
  expect(await axeViolations(page)).toEqual([])

  const device = pages.deps.db.selectFrom("device").select("id").where("name", "=", "Press P-99")
  const { id } = await device.executeTakeFirstOrThrow()
  expect(await interfacesOfDevice(pages.deps.db, id)).toMatchObject([
    { name: "Operator panel", type: "VNC", port: vnc.port, hasPassword: true },
  ])
})

test("a picture of a machine that is chosen before the script for it has loaded is sent when it has", async () => {
  await using story = await newPage()
  const { page } = story
  await signBrowserIn(page, address, "administrator")
  const loaded = Promise.withResolvers<void>()
  await page.route(/\/c-[^/]+\.js/, async (route) => {
    const response = await route.fetch()
    if ((await response.text()).includes("imageUpload")) await loaded.promise
    await route.fulfill({ response })
  })
  const { id: deviceGroupId } = await pages.deps.db
    .selectFrom("device_group")
    .select("id")
    .where("name", "=", "Robotics")
    .executeTakeFirstOrThrow()
  const device = await aDevice(pages.deps, { deviceGroupId })
  await page.goto(`${address}/admin/devices/${device}`)
  const picture = { name: "press.png", mimeType: "image/png", buffer: Buffer.from(aPng(8, 5)) }
  await page.locator(".device-image input").first().setInputFiles(picture)
  expect(await page.locator("html[data-scripts]").count()).toBe(0)
  loaded.resolve()
  await page.unrouteAll({ behavior: "wait" })
  await page.waitForFunction(() => {
    const shown = document.querySelector<HTMLImageElement>(".device-image img[src^='/api']")
    return shown?.naturalWidth === 8
  })
})

test("the tree of machine groups is walked by arrows and letters, and loads a branch when it is opened", async () => {
  await using story = await newPage({ viewport: { width: 1280, height: 900 } })
  const { page } = story
  await page.goto(`${address}/login`)
  await page.fill("[name=username]", "administrator")
  await page.fill("[name=password]", passwordOf("administrator"))
  await page.keyboard.press("Enter")
  await page.waitForSelector(".top-nav")
  // Beside another plant this one is closed at first.
  await aDeviceGroup(pages.deps)
  await page.goto(`${address}/admin/devicegroups`)
  await page.waitForSelector("html[data-scripts=loaded]")
  const focused = () => page.evaluate(() => document.activeElement?.querySelector(".tree-name")?.textContent)
  await page.getByRole("treeitem", { name: "Plant Rotterdam" }).focus()
  expect(await focused()).toBe("Plant Rotterdam")
  await page.keyboard.press("ArrowRight")
  await page.waitForSelector("text=Press shop")
  await page.keyboard.press("ArrowDown")
  expect(await focused()).toBe("Machining")
  await page.keyboard.type("r")
  expect(await focused()).toBe("Robotics")
  await page.keyboard.press("ArrowLeft")
  expect(await focused()).toBe("Plant Rotterdam")
  expect(await axeViolations(page)).toEqual([])

  // Thirty levels deep, beside the machines: the current group is in view, and its name is not squeezed.
  let deepest: string | null = null
  for (let level = 0; level < 30; level++) deepest = await aDeviceGroup(pages.deps, deepest)
  if (deepest) await aDevice(pages.deps, { deviceGroupId: deepest })
  await page.goto(`${address}/devices?group=${deepest}`)
  await page.waitForSelector("html[data-scripts=loaded]")
  const [current, tree] = await Promise.all(
    [".branches [aria-current]", ".branches"].map((place) => page.locator(place).boundingBox()),
  )
  if (!current || !tree) throw new Error("the tree shows no current group")
  expect(current.x).toBeGreaterThanOrEqual(tree.x)
  expect(current.x + 60).toBeLessThan(tree.x + tree.width)
  expect(current.y + current.height).toBeLessThanOrEqual(tree.y + tree.height)
  expect(current.width).toBeGreaterThan(60)
  expect(await axeViolations(page)).toEqual([])
})
