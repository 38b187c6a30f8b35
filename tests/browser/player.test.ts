import { afterAll, afterEach, beforeAll, describe, expect, test } from "bun:test"
import type { Page } from "playwright-core"
import type { RecordingEvent } from "../../protocols/recording.ts"
import { ensureClient } from "../../scripts/build-client.ts"
import { eventually } from "../harness/eventually.ts"
import { axeViolations, contrastViolations } from "./axe.ts"
import { canvasOf, closePages, layoutShift, newPage } from "./harness.ts"
import {
  REFUSED_MARKER,
  type Recorded,
  recordDesktop,
  recordTerminal,
  servePlayerPage,
} from "./player-page.tsx"

/** As the frame buffer holds them (ABGR) and as the canvas answers (RGB). */
const COLOURS = [0xff2040c0, 0xff40c020, 0xffc02040, 0xff20c0c0, 0xffc0c020]
const RGB = COLOURS.map((abgr) => [abgr & 0xff, (abgr >> 8) & 0xff, (abgr >> 16) & 0xff])

const EVENTS: { atMs: number; event: RecordingEvent }[] = [
  { atMs: 0, event: { about: "join", viewer: "v1", name: "Tom Berger", right: "CONTROL" } },
  {
    atMs: 2000,
    event: { about: "file", viewer: "v1", name: "trend.csv", sizeBytes: 90_214, direction: "fromMachine" },
  },
  { atMs: 4500, event: { about: "end", code: "CLOSED", detail: "closed by the owner" } },
]

let served: ReturnType<typeof servePlayerPage> | null = null

beforeAll(ensureClient)
afterEach(async () => {
  await served?.stop()
  served = null
})
afterAll(closePages)

async function open(page: Page, recording: Recorded | null, kind: "desktop" | "terminal") {
  served = servePlayerPage(recording, kind)
  await page.goto(served.address)
}

const shows = (page: Page, second: number) =>
  eventually(
    () => canvasOf(page, { x: 5, y: 5 }),
    ({ colour }) => String(colour.slice(0, 3)) === String(RGB[second]),
  )
const positionOf = (page: Page) => page.locator(".player-slider").inputValue().then(Number)

describe("the desktop player", () => {
  test("shows the first frame, seeks by keyboard, and shows the date and time of the recording", async () => {
    await using story = await newPage()
    const { page } = story
    await open(page, await recordDesktop(COLOURS), "desktop")
    await shows(page, 0)
    await page.locator(".player-slider").focus()
    await page.keyboard.press("End")
    await shows(page, 4)
    await page.keyboard.press("Home")
    await shows(page, 0)
    await page.keyboard.press("ArrowRight")
    expect(await positionOf(page)).toBe(5000)
    expect(await page.locator(".player-clock").innerText()).toBe("20.11.2026 11:00:05")
  })

  test("lists what happened before it asks for small pictures, and seeks by the list, by the line of markers and by keys", async () => {
    await using story = await newPage()
    const { page } = story
    await open(page, await recordDesktop(COLOURS, 320, 200, EVENTS), "desktop")
    await shows(page, 0)
    const rows = page.locator(".player-rows button")
    await rows.first().waitFor()
    expect(await page.locator(".player-what").allInnerTexts()).toEqual([
      "Tom Berger joins\ncontrol",
      "trend.csv, 88.1 KiB\nreceived from the machine · Tom Berger",
      "The session ends\nEnded by Tom Berger",
    ])
    await page.locator(".player-film img").first().waitFor()
    const isPictureFirst = await page.evaluate(() => {
      const [info, picture] = ["/info", "/thumbnail"].map((part) =>
        performance.getEntriesByType("resource").find(({ name }) => name.includes(part)),
      ) as PerformanceResourceTiming[]
      return !info || !picture || picture.startTime < info.responseEnd
    })
    expect(isPictureFirst).toBe(false)
    await rows.nth(1).focus()
    await page.keyboard.press("Enter")
    await shows(page, 2)
    expect(await positionOf(page)).toBe(2000)
    await page.keyboard.press("n")
    expect(await positionOf(page)).toBe(4500)
    await page.keyboard.press("p")
    expect(await positionOf(page)).toBe(2000)
    await page.keyboard.press("3")
    expect(await page.locator('.player-speed [aria-pressed="true"]').innerText()).toBe("4×")
    const line = (await page.locator(".player-line").boundingBox())!
    await page.locator(".player-line").click({ position: { x: line.width - 3, y: 8 } })
    await shows(page, 4)
    expect(await rows.nth(2).getAttribute("aria-current")).toBe("true")
    expect(await axeViolations(page)).toEqual([])
  })

  test("narrows list, line and keys to the kind that is chosen", async () => {
    await using story = await newPage()
    const { page } = story
    await open(page, await recordDesktop(COLOURS, 320, 200, EVENTS), "desktop")
    await shows(page, 0)
    const filter = page.getByLabel("Filter markers")
    expect(await filter.locator("option").allInnerTexts()).toEqual([
      "All",
      "People",
      "Clipboard and files",
      "Machine and end",
    ])
    await filter.selectOption("Clipboard and files")
    expect(await page.locator(".player-what").allInnerTexts()).toEqual([
      "trend.csv, 88.1 KiB\nreceived from the machine · Tom Berger",
    ])
    expect(await page.locator(".player-mark").count()).toBe(1)
    await page.locator(".player").focus()
    await page.keyboard.press("End")
    await page.keyboard.press("p")
    expect(await positionOf(page)).toBe(2000)
    await page.keyboard.press("p")
    expect(await positionOf(page)).toBe(2000)
    expect(await axeViolations(page)).toEqual([])
  })

  test("adds a marker at the moment that is shown, keeps a text that was refused, and goes to it", async () => {
    await using story = await newPage()
    const { page } = story
    await open(page, await recordDesktop(COLOURS, 320, 200, EVENTS), "desktop")
    await shows(page, 0)
    const rows = page.locator(".player-rows button")
    await rows.nth(1).click()
    await shows(page, 2)
    await page.keyboard.press("m")
    const text = page.getByLabel("Marker at 0:02")
    await text.waitFor()
    await page.keyboard.press("Enter")
    await page.getByRole("alert").filter({ hasText: "Say what can be seen." }).waitFor()
    // Keys of the player are letters of the text.
    await page.keyboard.type(REFUSED_MARKER)
    await page.keyboard.press("Enter")
    await page.getByRole("alert").filter({ hasText: "The marker could not be added." }).waitFor()
    expect(await text.inputValue()).toBe(REFUSED_MARKER)
    // The refusal itself.
    story.problems.splice(0)
    expect(await axeViolations(page)).toEqual([])
    await text.fill("Valve opens late")
    await page.getByRole("button", { name: "Add", exact: true }).click()
    await page.locator(".player-what", { hasText: "Valve opens late" }).waitFor()
    expect(await page.locator(".player-what").nth(2).innerText()).toBe(
      "Valve opens late\nAnna de Vries · added 20.11.2026 11:00",
    )
    expect(await text.count()).toBe(0)
    await page.locator(".player-slider").focus()
    await page.keyboard.press("Home")
    await shows(page, 0)
    await rows.nth(2).click()
    await shows(page, 2)
  })

  test("plays to the end at 16 times the speed", async () => {
    await using story = await newPage()
    const { page } = story
    await open(page, await recordDesktop(COLOURS), "desktop")
    await shows(page, 0)
    await page.getByRole("button", { name: "16×" }).click()
    await page.click('button[aria-label="Play"]')
    await page.waitForSelector('button[aria-label="Play"]')
    await shows(page, 4)
    expect(await positionOf(page)).toBe(5000)
  })

  test("causes no layout shift while it loads, with the facts of the session beside it below the markers", async () => {
    await using story = await newPage()
    const { page } = story
    await open(page, await recordDesktop(COLOURS), "desktop")
    await shows(page, 0)
    expect(await layoutShift(page)).toBeLessThan(0.05)
    const boxOf = async (part: string) => (await page.locator(part).boundingBox())!
    const [player, markers, facts] = [
      await boxOf(".player"),
      await boxOf(".player-events"),
      await boxOf(".recording > .panel"),
    ]
    expect(facts.x).toBeGreaterThan(player.x + player.width)
    expect(facts.x).toBe(markers.x)
    expect(facts.y).toBeGreaterThan(markers.y + markers.height)
    expect(facts.y).toBeLessThan(player.y + player.height)
  })

  test("has no axe violations", async () => {
    await using story = await newPage()
    await open(story.page, await recordDesktop(COLOURS), "desktop")
    await shows(story.page, 0)
    expect(await axeViolations(story.page)).toEqual([])
  })
})

test("the terminal player shows the output up to the seek position", async () => {
  await using story = await newPage()
  const { page } = story
  await open(page, await recordTerminal(["$ uptime", "up 41 days", "$ exit"]), "terminal")
  const rows = () => page.locator(".xterm-rows").innerText()
  await eventually(rows, (text) => text.includes("$ uptime") && !text.includes("up 41"))
  await page.locator(".player-slider").focus()
  await page.keyboard.press("End")
  await eventually(rows, (text) => text.includes("$ exit"))
  await page.keyboard.press("Home")
  await eventually(rows, (text) => text.includes("$ uptime") && !text.includes("up 41"))
})

test("the lines of a terminal's recording have their size from the first on a telephone", async () => {
  await using story = await newPage({ viewport: { width: 390, height: 844 } })
  const { page } = story
  const lines = Array.from({ length: 20 }, (_, at) => `valve ${at} opens`)
  await open(page, await recordTerminal([lines.join("\r\n"), "ready"]), "terminal")
  await eventually(
    () => page.locator(".xterm-rows").innerText(),
    (text) => text.includes("valve 19"),
  )
  expect(await layoutShift(page)).toBeLessThan(0.01)
})

test("a text in a recorded terminal is found, and its place is opened and selected in a legible colour", async () => {
  await using story = await newPage()
  const { page } = story
  const lines = [
    "$ service pump start",
    // In cyan, which the selection's blue would cover, and in a blue too dark for the background.
    "\x1b[36mpump: started\x1b[m",
    "\x1b[34m$ uptime\x1b[m",
    "up 41 days",
    "$ service pump stop",
    "$ exit",
  ]
  await open(page, await recordTerminal(lines), "terminal")
  const rows = () => page.locator(".xterm-rows").innerText()
  await eventually(rows, (text) => text.includes("pump start"))
  const field = page.getByRole("searchbox", { name: "Text in the terminal" })
  await field.fill("stopwatch")
  await field.press("Enter")
  await page.getByText("Not found.").waitFor()
  // Letters that are keys of the player elsewhere.
  await field.fill("")
  await field.pressSequentially("pump")
  await field.press("Enter")
  const places = page.getByRole("list", { name: "Places with the text" }).getByRole("button")
  await page.getByText("3 places").waitFor()
  expect(await places.allInnerTexts()).toEqual([
    ...["0:00\n$ service pump start", "0:01\npump: started", "0:04\n$ service pump stop"],
  ])
  expect(await positionOf(page)).toBe(0)
  expect(await axeViolations(page)).toEqual([])
  await places.nth(2).click()
  await eventually(rows, (text) => text.includes("pump stop") && !text.includes("exit"))
  expect(await positionOf(page)).toBe(4000)
  await page.locator(".xterm-selection div").first().waitFor()
  await places.nth(1).click()
  await eventually(rows, (text) => text.includes("started") && !text.includes("uptime"))
  await eventually(
    () => page.locator(".xterm-decoration-top").allInnerTexts(),
    (texts) => texts.join("") === "pump",
  )
  expect(await contrastViolations(page)).toEqual([])
})

test("a search in a recorded terminal that takes long is stopped, and says how far it came", async () => {
  await using story = await newPage()
  const { page } = story
  await open(page, await recordTerminal(["$ uptime", "up 41 days"]), "terminal")
  const rows = () => page.locator(".xterm-rows").innerText()
  await eventually(rows, (text) => text.includes("$ uptime"))
  await page.route("**/segment?*", () => {})
  const field = page.getByRole("searchbox", { name: "Text in the terminal" })
  await field.fill("uptime")
  await field.press("Enter")
  await page.getByRole("button", { name: "Stop the search" }).click()
  await page.getByText("Stopped after 0 %, 0 places found").waitFor()
  expect(await page.getByRole("button", { name: "Stop the search" }).count()).toBe(0)
})

test("the terminal player shows only the last position after several quick seeks", async () => {
  await using story = await newPage()
  const { page } = story
  const lines = Array.from({ length: 20 }, (_, second) => `line ${second}`)
  await open(page, await recordTerminal(lines), "terminal")
  const rows = () => page.locator(".xterm-rows").innerText()
  await eventually(rows, (text) => text.includes("line 0"))
  await page.evaluate(() => {
    const slider = document.querySelector(".player-slider")
    for (const key of ["End", "Home", "End", "Home", "ArrowRight"])
      slider?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }))
  })
  // A busy machine may show the end, and what is at the beginning, on its way.
  const shown = async () => ((await rows()).match(/line \d+/g) ?? []).join()
  await eventually(shown, (text) => text === lines.slice(0, 6).join())
})

test("the player reports a missing recording", async () => {
  await using story = await newPage({ expect: /404/ })
  const { page } = story
  await open(page, null, "desktop")
  await page.waitForSelector("text=Recording not available")
})
