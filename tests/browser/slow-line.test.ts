/** What people see of a machine through a slow line between their browser and the server. */
import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test"
import type { Page } from "playwright-core"
import { startThrottledRelay } from "../../bench/throttled-relay.ts"
import { MESSAGE } from "../../protocols/viewer-wire.ts"
import { readFrameHeader } from "../../protocols/viewer-wire-frame.ts"
import { PIECE } from "../../protocols/viewer-wire-pieces.ts"
import { ensureClient } from "../../scripts/build-client.ts"
import { eventually, waitUntil } from "../harness/eventually.ts"
import { aVncMachine, stopAfterAll, stopMachinesAfterAll } from "../harness/machines.ts"
import { logPath, remoteTest } from "../harness/remote-sessions.ts"
import { randomFrom } from "../protocols/display/pictures.ts"
import { closePages, newPage } from "./harness.ts"
import { signInOn } from "./remote-sign-in.ts"

setDefaultTimeout(120_000)
const STEP_MS_MAX = 45_000
const QUICK = 100_000

stopMachinesAfterAll()
const on = await remoteTest()
beforeAll(async () => {
  await ensureClient()
  await on.deps.db.updateTable("installation").set({ initialised_on: on.deps.clock() }).execute()
})
afterAll(closePages)

const relay = stopAfterAll(
  startThrottledRelay(Number(new URL(on.address).port), { bytesPerMs: QUICK, delayMs: 20 }),
)
const address = `http://127.0.0.1:${relay.port}`

/** A picture of noise, which no compression makes smaller, with marks in two of its corners. */
const AREA = { x: 64, y: 0, w: 192, h: 128 }
const MARK = { w: 8, h: 8 }
const MARKS = [
  { ...MARK, x: AREA.x, y: AREA.y },
  { ...MARK, x: AREA.x + AREA.w - MARK.w, y: AREA.y + AREA.h - MARK.h },
]

function noise(seed: number, mark: readonly [number, number, number]): Uint8Array {
  const random = randomFrom(seed)
  const rgba = new Uint8Array(AREA.w * AREA.h * 4)
  for (let at = 0; at < rgba.length; at += 4) {
    const [x, y] = [AREA.x + ((at / 4) % AREA.w), AREA.y + Math.floor(at / 4 / AREA.w)]
    const isMark = MARKS.some((one) => x >= one.x && x < one.x + one.w && y >= one.y && y < one.y + one.h)
    const [r, g, b] = isMark ? mark : [random() * 256, random() * 256, random() * 256]
    rgba.set([r, g, b, 255], at)
  }
  return rgba
}

/** What the page shows in the middle of both marks, whenever it has another look; the newest last. */
async function watchMarks(page: Page): Promise<() => Promise<string[]>> {
  const points = MARKS.map(({ x, y }) => ({ x: x + 4, y: y + 4 }))
  await page.locator(".remote-canvas").evaluate((element, points) => {
    const shown = element as HTMLCanvasElement
    const seen: string[] = []
    const [width = 1, height = 1] = (shown.dataset.size ?? "").split("x").map(Number)
    const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true })!
    const look = () => {
      context.drawImage(shown, 0, 0)
      const marks = points.map(({ x, y }) => context.getImageData(x, y, 1, 1).data.slice(0, 3).join(","))
      const both = marks.join(" and ")
      if (seen.at(-1) !== both) seen.push(both)
      requestAnimationFrame(look)
    }
    look()
    Object.assign(window, { seenMarks: seen })
  }, points)
  return () => page.evaluate(() => [...(window as unknown as { seenMarks: string[] }).seenMarks])
}

test("on a slow line a change of the machine's picture is seen as a whole, and a long text from the machine loses no connection", async () => {
  await using story = await newPage()
  const { page } = story
  page.setDefaultTimeout(STEP_MS_MAX)
  const frames: Buffer[] = []
  let sockets = 0
  page.on("websocket", (socket) => {
    sockets++
    socket.on("framereceived", ({ payload }) => void frames.push(Buffer.from(payload)))
  })
  const machine = await aVncMachine()
  const job = await on.aSessionFixture(machine.target)
  await signInOn({ deps: on.deps, address }, page, job.technician.userId)
  await page.goto(`${address}${logPath(job)}/interfaces/${job.interfaceId}/connect`)
  await page.waitForSelector('[data-state="connected"]')
  const seenMarks = await watchMarks(page)
  const shows = (colour: string) => eventually(seenMarks, (seen) => seen.at(-1) === `${colour} and ${colour}`)

  // The first one shows the server what the line carries.
  relay.setBytesPerMs(75)
  machine.screen.put(AREA, noise(1, [0, 255, 0]))
  await shows("0,255,0")
  const [seenBefore, framesBefore] = [(await seenMarks()).length, frames.length]
  machine.screen.put(AREA, noise(2, [0, 0, 255]))
  await shows("0,0,255")
  const parts = frames.slice(framesBefore).filter(([type]) => type === MESSAGE.FRAME)
  expect(parts.filter((message) => readFrameHeader(message).partial).length).toBeGreaterThan(2)
  expect((await seenMarks()).slice(seenBefore)).toEqual(["0,0,255 and 0,0,255"])

  // Ten seconds in which nothing else comes through.
  relay.setBytesPerMs(15)
  machine.screen.setClipboard("500 g sugar ".repeat(12_500))
  await waitUntil("the text has come", () => frames.some((frame) => frame[0] === PIECE && frame[1] === 1))
  expect(sockets).toBe(1)
  expect(await page.locator('[data-state="connected"]').count()).toBe(1)
  relay.setBytesPerMs(QUICK)
  machine.screen.put(AREA, noise(3, [255, 0, 0]))
  await shows("255,0,0")
})
