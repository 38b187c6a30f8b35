/** Reading a machine's label by the camera: Chromium shows a file as the picture of its camera. */
import { afterAll, expect, setDefaultTimeout, test } from "bun:test"
import { join } from "node:path"
import encodeQr from "qr"
import { deviceIdByName, passwordOf, servePages, testPages } from "../harness/pages.ts"
import { temporaryFolder } from "../harness/temporary-folder.ts"
import { closePages, launchWithCamera, newPage } from "./harness.ts"

setDefaultTimeout(120_000)

const [WIDTH, HEIGHT] = [640, 480]
/** Of a module of the code, in pixels. */
const MODULE = 8

const pages = await testPages()
const p7 = await deviceIdByName(pages, "Press P-7")
const { server, address } = servePages(pages)
const folder = temporaryFolder("camera")

afterAll(async () => {
  await closePages()
  folder.remove()
  await server.stop(true)
})

/** An uncompressed film of one picture (YUV4MPEG2): the code in black on light grey. */
async function aFilmOf(code: string): Promise<string> {
  const rows = encodeQr(code, "raw")
  const [left, top] = [WIDTH, HEIGHT].map((length) => Math.floor((length - rows.length * MODULE) / 2)) as [
    number,
    number,
  ]
  const luma = Buffer.alloc(WIDTH * HEIGHT, 200)
  for (const [y, row] of rows.entries())
    for (const [x, isDark] of row.entries())
      for (let line = 0; isDark && line < MODULE; line += 1) {
        const at = (top + y * MODULE + line) * WIDTH + left + x * MODULE
        luma.fill(30, at, at + MODULE)
      }
  const film = join(folder.path, `${crypto.randomUUID()}.y4m`)
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`)
  const frame = Buffer.concat([Buffer.from("FRAME\n"), luma, Buffer.alloc((WIDTH * HEIGHT) / 2, 128)])
  await Bun.write(film, Buffer.concat([head, frame, frame]))
  return film
}

/** Opens the scanner from the start page, as on a tablet. */
async function openScanner(page: Awaited<ReturnType<typeof newPage>>["page"]) {
  await page.goto(`${address}/login`)
  await page.fill("[name=username]", "technician")
  await page.fill("[name=password]", passwordOf("technician"))
  await page.keyboard.press("Enter")
  await page.getByRole("link", { name: "Scan machine" }).click()
}

test("a label that is held in front of the camera opens the book of its machine", async () => {
  await using camera = await launchWithCamera(await aFilmOf(`${address}/devices/${p7}`))
  await using story = await newPage({ hasTouch: true, isMobile: true, browser: camera.browser })
  await openScanner(story.page)
  await story.page.waitForURL(`${address}/devices/${p7}`)
  expect(await story.page.textContent("h1")).toContain("Press P-7")
})

test("a label of another server is named and not opened", async () => {
  await using camera = await launchWithCamera(await aFilmOf(`https://elsewhere.example/devices/${p7}`))
  await using story = await newPage({ hasTouch: true, isMobile: true, browser: camera.browser })
  await openScanner(story.page)
  await story.page.waitForSelector(".notice.tone-red >> text=https://elsewhere.example/devices/")
  expect(new URL(story.page.url()).origin).toBe(address)
})

test("without a camera the page says so, and the serial number is typed", async () => {
  await using story = await newPage({ hasTouch: true, isMobile: true })
  const { page } = story
  await openScanner(page)
  await page.waitForSelector(
    "[data-scan-status]:has-text('camera was found'), [data-scan-status]:has-text('may not')",
  )
  await page.fill("[name=code]", "Press P-7")
  await page.keyboard.press("Enter")
  await page.waitForURL((url) => url.pathname === "/search")
  await page.waitForSelector(`.results a[href="/devices/${p7}"]`)
})
