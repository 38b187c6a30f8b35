/** The picture of a desktop session, from the machine's frame buffer to the canvas that a Worker paints. */

import { expect, test } from "bun:test"
import { createCanvas } from "@napi-rs/canvas"
import type { Page } from "playwright-core"
import { eventually } from "../harness/eventually.ts"
import { changeAtRandom, randomFrom } from "../protocols/display/pictures.ts"
import { canvasOf, newPage } from "./harness.ts"
import { connect, machine, screenPageTests, serveScreenPage } from "./screen-page.tsx"

screenPageTests()

const showsAt = (page: Page, x: number, y: number, wanted: string) =>
  eventually(
    () => canvasOf(page, { x, y }),
    ({ colour }) => String(colour) === wanted,
  )
const machineHash = () =>
  [...new Bun.CryptoHasher("sha256").update(machine.screen.frame.pixels).digest()].join(" ")
const showsAll = (page: Page) =>
  eventually(
    () => {
      machine.flush()
      return canvasOf(page)
    },
    ({ hash }) => hash === machineHash(),
  )

test("the canvas equals the machine's frame buffer through changes and a resize, and shows video", async () => {
  await using story = await newPage()
  const { page } = story
  await connect(page, { picture: { width: 320, height: 200 } })
  const random = randomFrom(11)
  const { frame } = machine.screen
  for (const [width, height] of [
    [320, 200],
    [200, 330],
  ] as const) {
    if (frame.width !== width) {
      frame.resize(width, height)
      machine.event({ kind: "resize", width, height })
    }
    for (let step = 0; step < 40; step++) {
      for (const event of changeAtRandom(random, frame)) machine.event(event)
      machine.flush()
    }
    await showsAll(page)
  }
  const [wide, high] = await page
    .locator(".remote-canvas")
    .evaluate((canvas) => [canvas.clientWidth, canvas.clientHeight])
  expect(wide! / high!).toBeCloseTo(200 / 330, 2)

  const video = createCanvas(64, 48)
  const context = video.getContext("2d")
  context.fillStyle = "#ffffff"
  context.fillRect(0, 0, 64, 48)
  const bytes = new Uint8Array(video.toBuffer("image/jpeg"))
  machine.event({ kind: "jpeg", rect: { x: 20, y: 30, w: 64, h: 48 }, bytes })
  machine.flush()
  await showsAt(page, 50, 50, "255,255,255,255")
})

test("frames are painted by a Worker that is terminated with the screen", async () => {
  await using story = await newPage()
  const { page } = story
  await connect(page)
  const [worker] = page.workers()
  expect(new URL(worker!.url()).pathname).toMatch(/^\/assets\/painter-worker-\w+\.js$/)
  await page.evaluate(() => document.querySelector("ui-island")?.remove())
  await eventually(
    () => page.workers().length,
    (count) => count === 0,
  )
})

test("the screen reconnects and shows frames again after malformed bytes", async () => {
  await using story = await newPage()
  const { page } = story
  await connect(page)
  const wrong = new Uint8Array(40).fill(1)
  for (const socket of machine.sockets) socket.send(wrong)
  await page.waitForSelector("text=Connection to the server lost")
  machine.paint(0xff00ff00, 0, 0, 64, 64)
  await page.waitForSelector('[data-state="connected"]')
  await showsAt(page, 10, 10, "0,255,0,255")
})

test("the screen reconnects and shows frames after its painter Worker failed to load", async () => {
  await using story = await newPage({ expect: /painter-worker|ERR_FAILED/ })
  const { page } = story
  await serveScreenPage()
  machine.paint(0xff00ff00, 0, 0, 64, 64)
  // Not `times: 1`: requests in flight while a route is removed can be lost.
  let asked = 0
  await page.route("**/painter-worker*", (route) => (++asked === 1 ? route.abort() : route.continue()))
  await page.goto(machine.address)
  await page.waitForSelector("text=Connection to the server lost")
  await page.waitForSelector('[data-state="connected"]')
  await showsAt(page, 10, 10, "0,255,0,255")
  const box = await page.locator(".remote-canvas").boundingBox()
  await page.mouse.click(box!.x + box!.width / 2, box!.y + box!.height / 2)
  const { x } = await eventually(
    () => machine.inputs.find((input) => input.kind === "pointer") ?? { x: Number.NaN },
    (at) => !Number.isNaN(at.x),
  )
  expect(Math.abs(x - 400)).toBeLessThanOrEqual(1)
})
