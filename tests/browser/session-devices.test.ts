/** Sessions on a phone, whose fingers are the machine's mouse, and on a computer that is too slow for the picture. */
import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test"
import { createCanvas, loadImage } from "@napi-rs/canvas"
import type { Locator, Page } from "playwright-core"
import { LONG_PRESS_MS } from "../../islands/remote-screen/touch.ts"
import { ensureClient } from "../../scripts/build-client.ts"
import { eventually } from "../harness/eventually.ts"
import { aVncMachine, stopMachinesAfterAll, type VncMachine } from "../harness/machines.ts"
import { logPath, remoteTest, type SessionFixture } from "../harness/remote-sessions.ts"
import { seededRandom } from "../protocols/seed.ts"
import { fingersOn, type Point } from "./fingers.ts"
import { canvasOf, closePages, newPage } from "./harness.ts"
import { signInOn } from "./remote-sign-in.ts"

setDefaultTimeout(120_000)
const STEP_MS_MAX = 30_000
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

stopMachinesAfterAll()
const on = await remoteTest()
beforeAll(async () => {
  await ensureClient()
  await on.deps.db.updateTable("installation").set({ initialised_on: on.deps.clock() }).execute()
})
afterAll(closePages)

async function openSession(page: Page, machine: VncMachine): Promise<SessionFixture> {
  page.setDefaultTimeout(STEP_MS_MAX)
  const job = await on.aSessionFixture(machine.target)
  await signInOn(on, page, job.technician.userId)
  await page.goto(`${on.address}${logPath(job)}/interfaces/${job.interfaceId}/connect`)
  await page.waitForSelector('[data-state="connected"]')
  return job
}

type Pressed = readonly [buttons: number, x: number, y: number]
/** Fingers are placed in pixels of the glass, which are larger than those of the machine. */
const isNear = (a: Pressed, b: Pressed) => a[0] === b[0] && Math.hypot(a[1] - b[1], a[2] - b[2]) < 3

/** What the machine's mouse did from here on. */
function mouseOf({ screen }: VncMachine) {
  let from = screen.pointers.length
  const seen = (): Pressed[] =>
    screen.pointers.slice(from).map(({ x, y, buttons }) => [buttons, x, y] as const)
  return {
    async did(...wanted: Pressed[]) {
      const all = await eventually(seen, ({ length }) => length >= wanted.length)
      const isAsWanted = all.length === wanted.length && wanted.every((one, n) => isNear(one, all[n]!))
      expect([wanted, isAsWanted ? wanted : all]).toEqual([wanted, wanted])
      from = screen.pointers.length
    },
    seen,
    forget() {
      from = screen.pointers.length
    },
  }
}

/** Of RFB: the right button, and the wheel towards the person. */
const RIGHT = 4
const WHEEL_DOWN = 16

test("on a phone fingers click, drag, press long, scroll and pinch where they are, or move the pointer as on a touchpad", async () => {
  await using story = await newPage(PHONE)
  const { page } = story
  const machine = await aVncMachine({ width: 780, height: 1200 })
  await openSession(page, machine)
  const canvas = page.locator(".remote-canvas")
  await eventually(
    () => canvas.boundingBox(),
    (box) => box?.width === 390,
  )
  const fingers = await fingersOn(page)
  const mouse = mouseOf(machine)
  /** The place on the glass of a pixel of the machine, in the middle of a pixel of the glass. */
  const at = async (x: number, y: number): Promise<Point> => {
    const { x: left, y: top, width } = (await canvas.boundingBox())!
    return { x: left + (x * width) / 780, y: top + (y * width) / 780 }
  }

  await fingers.down(await at(200, 100))
  await fingers.up()
  await mouse.did([0, 200, 100], [1, 200, 100], [0, 200, 100])

  await fingers.down(await at(200, 100))
  await fingers.move(await at(300, 100))
  await fingers.move(await at(300, 200))
  await fingers.up()
  await mouse.did([1, 200, 100], [1, 300, 100], [1, 300, 200], [0, 300, 200])

  // Each begins at another fraction of a millisecond.
  for (const x of [400, 420, 440]) {
    const pressedAt = performance.now()
    await fingers.down(await at(x, 300))
    await mouse.did([0, x, 300], [RIGHT, x, 300], [0, x, 300])
    expect(performance.now() - pressedAt).toBeGreaterThanOrEqual(LONG_PRESS_MS - 50)
    await fingers.up()
  }

  await fingers.down(await at(200, 300), await at(400, 300))
  for (const y of [260, 220, 180, 140, 100, 60]) await fingers.move(await at(200, y), await at(400, y))
  await fingers.up()
  // 240 pixels of the machine, as far as the content is to follow: a notch for each hundred.
  await eventually(mouse.seen, (seen) => seen.filter(([buttons]) => buttons === WHEEL_DOWN).length === 2)
  expect(mouse.seen().filter(([buttons]) => buttons !== 0 && buttons !== WHEEL_DOWN)).toEqual([])

  const middle = await at(300, 500)
  const apart = (pixels: number) => [
    { x: middle.x - pixels / 2, y: middle.y },
    { x: middle.x + pixels / 2, y: middle.y },
  ]
  mouse.forget()
  await fingers.down(...apart(60))
  for (let pixels = 80; pixels <= 180; pixels += 20) await fingers.move(...apart(pixels))
  await fingers.up()
  await eventually(
    () => canvas.boundingBox(),
    (box) => Math.abs((box?.width ?? 0) - 3 * 390) < 0.15 * 3 * 390,
    "three times the size",
  )
  expect(mouse.seen()).toEqual([])
  // What was below the fingers still is, as far as a small picture could be moved.
  await fingers.down(middle)
  await fingers.up()
  await eventually(mouse.seen, ({ length }) => length === 3)
  for (const [, x, y] of mouse.seen()) expect(Math.hypot(x - 300, y - 500)).toBeLessThan(12)
  await fingers.down(...apart(200))
  for (let pixels = 170; pixels >= 20; pixels -= 30) await fingers.move(...apart(pixels))
  await fingers.up()
  await eventually(
    () => canvas.boundingBox(),
    (box) => box?.width === 390,
    "the whole picture",
  )
  mouse.forget()

  await page.click('summary[title="Zoom"]')
  await page.getByLabel("Touch works like a touchpad").check()
  await page.keyboard.press("Escape")
  mouse.forget()
  // Anywhere on the picture: the pointer goes on from its middle.
  await fingers.down(await at(100, 100))
  await fingers.move(await at(150, 100))
  await fingers.up()
  await mouse.did([0, 460, 600])
  machine.screen.fill({ x: 0, y: 0, w: machine.screen.width, h: machine.screen.height }, 0xffffff)
  await eventually(
    () => darkPixelsAtTheRight(page.locator(".remote-pointer")),
    (count) => count > 8 && count < 80,
    "the edge of the pointer, on a white picture",
  )
  await fingers.down(await at(700, 800))
  await fingers.up()
  await mouse.did([0, 460, 600], [1, 460, 600], [0, 460, 600])
  await fingers.down(await at(600, 400))
  await fingers.move(await at(600, 350))
  await fingers.up()
  await mouse.did([1, 460, 530], [0, 460, 530])
})

/** Of the right half of what is shown there. */
async function darkPixelsAtTheRight(shown: Locator): Promise<number> {
  const image = await loadImage(await shown.screenshot())
  const { width, height } = image
  const context = createCanvas(width, height).getContext("2d")
  context.drawImage(image, 0, 0)
  const { data } = context.getImageData(width / 2, 0, width / 2, height)
  return data.filter((value, at) => at % 4 === 0 && value < 100).length
}

const GREEN = 0x20a040

test("a computer six times slower than the picture needs keeps its connection, takes keys and shows the last picture", async () => {
  await using story = await newPage()
  const { page } = story
  const machine = await aVncMachine({ width: 1024, height: 768 })
  const job = await openSession(page, machine)
  const { id } = await on.deps.db
    .selectFrom("remote_session")
    .select("id")
    .where("device_id", "=", job.deviceId)
    .executeTakeFirstOrThrow()
  const session = on.deps.live.find(id)!
  const [connection] = [...session.viewers.keys()]
  await page.evaluate(() => {
    const states: string[] = []
    Object.assign(window, { states })
    const look = () => {
      const state = document.querySelector("[data-state]")?.getAttribute("data-state") ?? ""
      if (states.at(-1) !== state) states.push(state)
    }
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true })
    look()
  })
  const cdp = await page.context().newCDPSession(page)
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 6 })
  const random = seededRandom(7)
  const pixels = 1024 * 768
  const noise = Uint8Array.from({ length: 2 * pixels * 4 }, () => random() * 256)
  let frame = 0
  // Each picture is another part of the noise, at no distance that a packer could know from an earlier one.
  const film = setInterval(() => {
    const start = ((++frame * 7919) % pixels) * 4
    machine.screen.put({ x: 0, y: 0, w: 1024, h: 768 }, noise.subarray(start, start + pixels * 4))
  }, 40)
  try {
    await eventually(
      () => page.getByRole("timer").first().innerText(),
      (elapsed) => elapsed >= "0:08",
    )
    await page.locator(".remote-canvas").click()
    await page.keyboard.press("k")
    await eventually(
      () => machine.screen.keys.map(({ keysym, down }) => `${keysym} ${down}`),
      (keys) => String(keys.slice(-2)) === `${0x6b} true,${0x6b} false`,
    )
  } finally {
    clearInterval(film)
  }
  machine.screen.fill({ x: 0, y: 0, w: 1024, h: 768 }, GREEN)
  await eventually(
    () => canvasOf(page, { x: 500, y: 500 }),
    ({ colour }) => String(colour.slice(0, 3)) === "32,160,64",
  )
  expect(await page.evaluate(() => (window as unknown as { states: string[] }).states)).toEqual(["connected"])
  expect([...session.viewers.keys()]).toEqual([connection!])
})
