/** The chain from machine to recording in Firefox ESR, over the demo plant. */

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test"
import axeSource from "axe-core/axe.min.js" with { type: "text" }
import type { ElementHandle, Page } from "puppeteer-core"
import { PRESS_BUTTONS } from "../../src/demo/plant/panel/press-p7.ts"
import { type Plant, startPlant } from "../../src/demo/plant/plant.ts"
import { LINE_L3, PRESS_P7, ROBOT_R2 } from "../../src/demo/seed/plant.ts"
import { seedDemo } from "../../src/demo/seed/seed.ts"
import { DEMO_ACCOUNTS } from "../../src/demo/seed/users.ts"
import { testBrowsers } from "../harness/browsers.ts"
import { createTestDatabase, type TestDatabase } from "../harness/database.ts"
import { testDeps } from "../harness/deps.ts"
import { eventually } from "../harness/eventually.ts"
import { manualClock } from "../harness/manual-clock.ts"
import { quickHash } from "../harness/quick-hash.ts"
import { type RemoteServer, serveRemote } from "../harness/remote-sessions.ts"
import { temporaryFolder } from "../harness/temporary-folder.ts"
import { closeFirefox, openFirefox } from "./firefox.ts"

setDefaultTimeout(120_000)

const PRESS_SIZE = { width: 1024, height: 768 }
const clock = manualClock()
const folder = temporaryFolder("firefox")
let database: TestDatabase
let plant: Plant
let server: RemoteServer<ReturnType<typeof testDeps>>

beforeAll(async () => {
  database = await createTestDatabase()
  plant = await startPlant({ dataDir: `${folder.path}/plant`, clock })
  const deps = { ...testDeps(database.db), dataFolder: folder.path, clock: () => new Date() }
  await seedDemo(deps, plant.addresses, quickHash)
  server = await serveRemote(deps, { browsers: testBrowsers() })
})
afterAll(async () => {
  await closeFirefox()
  await server.stop()
  await plant.stop()
  await database.stop()
  folder.remove()
})

/** The visible button or link of this name. */
async function named(page: Page, element: "button" | "a", name: string): Promise<ElementHandle<Element>> {
  const handle = await page.waitForFunction(
    (tag: string, text: string) =>
      [...document.querySelectorAll(tag)].find(
        (one) => one.textContent?.trim() === text && one.checkVisibility(),
      ),
    {},
    element,
    name,
  )
  return handle.asElement() as ElementHandle<Element>
}

const press = async (page: Page, name: string) => (await named(page, "button", name)).click()
const follow = async (page: Page, name: string) => (await named(page, "a", name)).click()

async function signIn(page: Page): Promise<void> {
  const password = DEMO_ACCOUNTS.find(({ username }) => username === "technician")?.password ?? ""
  await page.goto(`${server.address}/login`)
  await page.locator("#field-username").fill("technician")
  await page.locator("#field-password").fill(password)
  await Promise.all([page.waitForNavigation(), page.locator('#sign-in button[type="submit"]').click()])
}

/** From the list of machines to a session by this interface, with a new log on a new issue. */
async function startSession(page: Page, machine: string, target: string, title: string): Promise<void> {
  await page.goto(`${server.address}/devices`)
  await page.locator('input[type="search"]').fill(machine)
  await page.waitForFunction(() => document.querySelectorAll("tbody tr").length === 1)
  await follow(page, machine)
  await follow(page, "New issue")
  await page.locator("#issue-form #field-title").fill(title)
  await page.locator('#issue-form button[type="submit"]').click()
  await press(page, "Assign to me")
  await named(page, "button", "Unassign")
  await press(page, "Start remote session")
  await page.locator("#quick-start-form #field-title").fill(`${title}: looked from outside`)
  const connect = await page.waitForFunction(
    (name: string) =>
      [...document.querySelectorAll("#quick-start-form tbody tr")]
        .find((row) => row.textContent?.includes(name))
        ?.querySelector<HTMLButtonElement>('button[name="interfaceId"]'),
    {},
    target,
  )
  await (connect.asElement() as ElementHandle<Element>).click()
}

const connected = (page: Page) => page.waitForSelector('.remote-bar [data-state="connected"]')

/** The SHA-256 of the canvas's pixels, as the machine's. */
function canvasHash(page: Page): Promise<string> {
  return page.$eval(".remote-canvas", async (element) => {
    const shown = element as HTMLCanvasElement
    const [width = 0, height = 0] = (shown.dataset.size ?? "").split("x").map(Number)
    if (width === 0) return ""
    const context = new OffscreenCanvas(width, height).getContext("2d")!
    context.drawImage(shown, 0, 0)
    const { data } = context.getImageData(0, 0, width, height)
    return [...new Uint8Array(await crypto.subtle.digest("SHA-256", data))].join(" ")
  })
}

const hashOf = (pixels: Uint8Array) => [...new Bun.CryptoHasher("sha256").update(pixels).digest()].join(" ")
const panelHash = () => hashOf(plant.p7.screen.pixels)

/** Of the viewer's canvas, as "1280x800"; "" before the first picture. */
const desktopSize = (page: Page) =>
  page.$eval(".remote-canvas", (canvas) => (canvas as HTMLElement).dataset.size ?? "")

/** SHA-256 of what the line computer shows on a desktop of the canvas's size: its panel in the middle of a background. */
async function computerHash(page: Page): Promise<string> {
  const size = await desktopSize(page)
  const [width = 0, height = 0] = size.split("x").map(Number)
  const { screen } = plant.l3
  const [left, top] = [Math.floor((width - screen.width) / 2), Math.floor((height - screen.height) / 2)]
  if (left < 0 || top < 0) return `a desktop of ${size}`
  const desktop = Buffer.alloc(width * height * 4, Buffer.of(0x1e, 0x29, 0x33, 0xff))
  for (let row = 0; row < screen.height; row++) {
    const pixels = screen.pixels.subarray(row * screen.width * 4, (row + 1) * screen.width * 4)
    desktop.set(pixels, ((top + row) * width + left) * 4)
  }
  return hashOf(desktop)
}

/** A picture at rest stays the same for so long; the web page is asked for its values every second. */
const STILL_MS = 500

/** The picture of a machine that has come to rest. */
async function stillPicture(page: Page): Promise<string> {
  let still = { hash: "", sinceMs: 0 }
  await eventually(
    async () => {
      const hash = await canvasHash(page)
      if (hash !== still.hash) still = { hash, sinceMs: performance.now() }
      return performance.now() - still.sinceMs
    },
    (ms) => still.hash !== "" && ms >= STILL_MS,
    "a picture at rest",
  )
  return still.hash
}

/** From the end of a session to the last picture of its recording. */
async function expectRecorded(page: Page, last: string): Promise<void> {
  await press(page, "End session")
  await follow(page, "View recording")
  const slider = await page.waitForSelector('input[type="range"]')
  await slider!.focus()
  await page.keyboard.press("End")
  await eventually(
    () => canvasHash(page),
    (hash) => hash === last,
    "the last picture of the recording",
  )
}

async function axeViolations(page: Page): Promise<string[]> {
  await page.evaluate(axeSource)
  return page.evaluate(async () => {
    type Axe = { run(root: Document, options: object): Promise<{ violations: { id: string }[] }> }
    const { axe } = window as unknown as { axe: Axe }
    const options = { resultTypes: ["violations"], preload: { assets: ["media"] } }
    return (await axe.run(document, options)).violations.map(({ id }) => id)
  })
}

test("in Firefox a technician operates press P-7 and plays the recording", async () => {
  await using firefox = await openFirefox()
  const { page } = firefox
  await signIn(page)
  expect(await axeViolations(page)).toEqual([])
  await startSession(page, PRESS_P7, "Operator panel", "Pressure drops")
  await connected(page)
  await eventually(
    () => canvasHash(page),
    (hash) => hash === panelHash(),
  )

  const canvas = await page.waitForSelector(".remote-canvas")
  const box = (await canvas!.boundingBox())!
  const { x, y } = PRESS_BUTTONS.stop
  await page.mouse.click(
    box.x + (x / PRESS_SIZE.width) * box.width,
    box.y + (y / PRESS_SIZE.height) * box.height,
  )
  await eventually(
    () => {
      clock.advance(500)
      return plant.p7.state.run
    },
    (run) => run === "STOPPED",
  )
  await page.keyboard.press("F2")
  await eventually(
    () => {
      clock.advance(500)
      return plant.p7.page()
    },
    (open) => open === "Trends",
  )
  const last = panelHash()
  await eventually(
    () => canvasHash(page),
    (hash) => hash === last,
  )

  await expectRecorded(page, last)
})

test("in Firefox a technician trusts the host key of robot cell R-2 and reads its status", async () => {
  await using firefox = await openFirefox()
  const { page } = firefox
  await signIn(page)
  // The list of machines is cards on an upright tablet, without queries of styles too.
  await page.setViewport({ width: 820, height: 1100 })
  await page.goto(`${server.address}/devices`)
  expect(await page.$eval("#device-list tbody tr", (row) => getComputedStyle(row).display)).toBe("flex")
  await page.setViewport({ width: 1280, height: 800 })
  await startSession(page, ROBOT_R2, "Controller shell", "Gripper is slow")
  await press(page, "Trust and connect")
  await connected(page)
  await page.locator(".remote-terminal").click()
  await page.keyboard.type("status\n")
  await eventually(
    () => page.$eval(".xterm-rows", (rows) => (rows as HTMLElement).innerText),
    (text) => text.includes("AUTOMATIC"),
  )
  expect(await axeViolations(page)).toEqual([])
})

test("in Firefox a technician turns the pages of line L-3's computer over RDP and plays the recording", async () => {
  await using firefox = await openFirefox()
  const { page } = firefox
  await signIn(page)
  // The desktop follows the window, and the panel is shown in its own pixels where it has room.
  await page.setViewport({ width: 1400, height: 1000 })
  await startSession(page, LINE_L3, "Line computer", "Counter stands still")
  await press(page, "Trust and connect")
  await connected(page)
  const showsComputer = () =>
    eventually(
      async () => ({
        shown: await canvasHash(page),
        expected: await computerHash(page),
        size: await desktopSize(page),
        // Not connected: the picture is the one from before its server was lost.
        state: await page.$eval(".remote-bar [data-state]", (badge) => badge.getAttribute("data-state")),
      }),
      ({ shown, expected }) => shown === expected,
      "the picture of the line computer",
    )
  await showsComputer()
  await page.locator(".remote-canvas").click()
  await page.keyboard.press("F2")
  await eventually(
    () => {
      clock.advance(500)
      return plant.l3.page()
    },
    (open) => open === "Throughput",
  )
  await showsComputer()
  await expectRecorded(page, await canvasHash(page))
})

test("in Firefox a technician stops robot cell R-2's weld source on its web page and plays the recording", async () => {
  await using firefox = await openFirefox()
  const { page } = firefox
  await signIn(page)
  await startSession(page, ROBOT_R2, "Weld source", "Gas runs low")
  await press(page, "Trust and connect")
  await connected(page)
  // The stored credentials sign in to the machine's page, whose title then is another one.
  await page.waitForSelector('.remote-bar [title$="ArcLine 400"]')
  expect(plant.r2Web.source.reading().state).toBe("WELDING")
  await page.locator(".remote-canvas").click()
  // Its first control is Start, the second Stop.
  for (const key of ["Tab", "Tab"] as const) await page.keyboard.press(key)
  const welding = await stillPicture(page)
  await page.keyboard.press("Enter")
  await eventually(
    () => plant.r2Web.source.reading().state,
    (state) => state === "READY",
  )
  await eventually(
    () => canvasHash(page),
    (hash) => hash !== welding,
  )
  expect(await axeViolations(page)).toEqual([])
  await expectRecorded(page, await stillPicture(page))
})
