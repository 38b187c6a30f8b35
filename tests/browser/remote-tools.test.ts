/** The tools around a remote screen: dock, on-screen keyboard, window card, supervision, real keyboard layouts. */

import { describe, expect, test } from "bun:test"
import type { CDPSession, Page } from "playwright-core"
import type { ViewerInput } from "../../protocols/viewer-wire-input.ts"
import { eventually } from "../harness/eventually.ts"
import { axeViolations } from "./axe.ts"
import { PHONE } from "./fingers.ts"
import { layoutShift, newPage } from "./harness.ts"
import { connect, machine, OTHER, screenPageTests } from "./screen-page.tsx"

screenPageTests()

type Input<K extends ViewerInput["kind"]> = Extract<ViewerInput, { kind: K }>
const inputsOf = <K extends ViewerInput["kind"]>(kind: K, count: number) =>
  eventually(
    () => machine.inputs.filter((input): input is Input<K> => input.kind === kind),
    (inputs) => inputs.length >= count,
  )
/** Keysyms as they were pressed. */
const pressed = async (count: number) =>
  (await inputsOf("key", 2 * count)).filter(({ down }) => down).map(({ keysym }) => keysym)
const boxOf = async (page: Page, selector: string) => (await page.locator(selector).boundingBox())!

describe("the on-screen keyboard", () => {
  test("types the characters of the reader's layout, with Shift and AltGr for one key", async () => {
    await using story = await newPage()
    const { page } = story
    await connect(page, { lang: "de" })
    await page.click('button[title="Bildschirmtastatur"]')
    const key = (name: string) => page.locator(".keyboard").getByRole("button", { name, exact: true }).click()
    for (const name of ["ü", "⇧", "Z", "y", "AltGr", "@", "Strg", "c", "F5", "Pos1", "Bild↓"]) await key(name)
    const typed = [0xfc, 0xffe1, 0x5a, 0x79, 0x40, 0xffe3, 0x63, 0xffc2, 0xff50, 0xff56]
    expect(await pressed(10)).toEqual(typed)
    // Shift is part of a sign, and a key of its own in a command.
    for (const name of ["⇧", "/", "⇧", "Strg", "S"]) await key(name)
    expect((await pressed(14)).slice(10)).toEqual([0x2f, 0xffe1, 0xffe3, 0x53])
    // Staggered as on the desk: each row begins a little to the right of the one above.
    const leftOf = async (name: string) =>
      (await page.locator(".keyboard").getByRole("button", { name, exact: true }).boundingBox())!.x
    const [one, q, a, y] = [await leftOf("1"), await leftOf("q"), await leftOf("a"), await leftOf("y")]
    expect([one < q, q < a, a < y, y < (await leftOf("s")) + 30]).toEqual([true, true, true, true])
    expect(await leftOf("ArrowUp")).toBeCloseTo(await leftOf("ArrowDown"), 0)
  })

  test("repeats a key that is held down, until it is released or control is lost", async () => {
    await using story = await newPage()
    const { page } = story
    await connect(page)
    await page.click('button[title="On-screen keyboard"]')
    const hold = async (name: string) => {
      await page.locator(".keyboard").getByRole("button", { name, exact: true }).hover()
      await page.mouse.down()
    }
    await hold("Backspace")
    const before = (await pressed(4)).length
    await page.mouse.up()
    await hold("Del")
    const keysyms = await pressed(before + 6)
    // None of the first is between the others.
    const backspaces = keysyms.lastIndexOf(0xff08) + 1
    expect(new Set(keysyms.slice(0, backspaces))).toEqual(new Set([0xff08]))
    expect(new Set(keysyms.slice(backspaces))).toEqual(new Set([0xffff]))

    machine.notice({ about: "state", state: "CONNECTING" })
    await page.waitForSelector(".keyboard:disabled")
    const lost = machine.inputs.length
    machine.notice({ about: "state", state: "CONNECTED" })
    await page.waitForSelector(".keyboard:enabled")
    // Some frames later, the mouse button still down.
    await page.evaluate(async () => {
      for (let frame = 0; frame < 12; frame++) await new Promise(requestAnimationFrame)
    })
    await page.mouse.up()
    await page.locator(".keyboard").getByRole("button", { name: "Tab", exact: true }).click()
    await eventually(
      () => machine.inputs.slice(lost).filter((input): input is Input<"key"> => input.kind === "key"),
      (keys) => keys.at(-1)?.keysym === 0xff09 && keys.length === 2,
    )
  })

  test("pushes the picture up, and the dock pushes it aside: neither covers it", async () => {
    await using story = await newPage()
    const { page } = story
    await connect(page)
    await page.click('button[title="On-screen keyboard"]')
    await page.click('button[title="Clipboard"]')
    await eventually(
      async () => [
        await boxOf(page, ".remote-canvas"),
        await boxOf(page, ".keyboard"),
        await boxOf(page, ".dock"),
      ],
      ([picture, keyboard, dock]) =>
        picture!.y + picture!.height <= keyboard!.y + 1 && picture!.x + picture!.width <= dock!.x + 1,
    )
    expect(await axeViolations(page)).toEqual([])
  })

  test("takes turns with the dock on a small phone, whose page does not scroll sideways", async () => {
    await using story = await newPage({ viewport: { width: 360, height: 780 } })
    const { page } = story
    await connect(page)
    await page.click('button[title="People in the session"]')
    await page.waitForSelector(".dock")
    await page.click('button[title="On-screen keyboard"]')
    await page.waitForSelector(".dock", { state: "detached" })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    for (const name of ["F12", "Del"])
      await page.locator(".keyboard").getByRole("button", { name, exact: true }).click()
    expect(await pressed(2)).toEqual([0xffc9, 0xffff])
    expect(await axeViolations(page)).toEqual([])
  })

  test("holds its modifiers for a click on the picture, and releases them with the button", async () => {
    await using story = await newPage()
    const { page } = story
    await connect(page)
    await page.click('button[title="On-screen keyboard"]')
    const control = page.locator(".keyboard").getByRole("button", { name: "Ctrl", exact: true })
    await control.click()
    for (let clicks = 0; clicks < 2; clicks++) {
      await page.locator(".remote-canvas").click({ position: { x: 30, y: 20 } })
      await page.waitForSelector('.key[aria-pressed="false"]:text-is("Ctrl")')
    }
    const done = await eventually(
      () =>
        machine.inputs.flatMap((input) => {
          if (input.kind === "key") return `${input.down ? "+" : "-"}${input.keysym.toString(16)}`
          return input.kind === "pointer" ? `button ${input.buttons}` : []
        }),
      (inputs) => inputs.filter((input) => input === "button 1").length === 2 && inputs.at(-1) === "button 0",
    )
    const presses = done.filter((input, index) => input !== done[index - 1]).slice(1)
    expect(presses).toEqual(["+ffe3", "button 1", "button 0", "-ffe3", "button 0", "button 1", "button 0"])
  })

  test("makes way for a phone's own keyboard, whose words and deletions reach the machine, until it is opened again", async () => {
    await using story = await newPage(PHONE)
    const { page } = story
    await connect(page)
    await page.click('button[title="On-screen keyboard"]')
    await page.getByRole("button", { name: "Device keyboard" }).tap()
    await page.waitForSelector(".keyboard", { state: "detached" })
    await page.waitForSelector('.remote-keys[inputmode="text"]:focus')
    const cdp = await page.context().newCDPSession(page)
    await cdp.send("Input.imeSetComposition", { text: "añ", selectionStart: 2, selectionEnd: 2 })
    await cdp.send("Input.insertText", { text: "añ" })
    await page.evaluate(() => document.execCommand("delete"))
    await page.evaluate(() => document.execCommand("delete"))
    expect(await pressed(4)).toEqual([0x61, 0xf1, 0xff08, 0xff08])
    await page.click('button[title="On-screen keyboard"]')
    await page.waitForSelector('.remote-keys[inputmode="none"]')
  })

  test("sends a terminal what its keys mean there", async () => {
    await using story = await newPage()
    const { page } = story
    const snapshot = { kind: "terminalSnapshot" as const, cols: 80, rows: 24, bytes: new Uint8Array() }
    await connect(page, { props: { kind: "terminal" }, terminal: [snapshot] })
    await page.click('button[title="On-screen keyboard"]')
    const key = (name: string) => page.locator(".keyboard").getByRole("button", { name, exact: true }).click()
    for (const name of ["Ctrl", "c", "ArrowUp", "F5"]) await key(name)
    const typed = await inputsOf("terminalKeys", 3)
    expect(typed.map(({ bytes }) => new TextDecoder().decode(bytes))).toEqual(["\x03", "\x1b[A", "\x1b[15~"])
  })
})

describe("keys as a layout's driver reports them", () => {
  interface Key {
    key: string
    code: string
    /** Alt 1, Control 2, Meta 4, Shift 8 */
    modifiers?: number
    text?: string
  }
  const press = async (cdp: CDPSession, { text, ...key }: Key) => {
    const kind = text === undefined ? "rawKeyDown" : "keyDown"
    await cdp.send("Input.dispatchKeyEvent", { type: kind, ...key, ...(text !== undefined && { text }) })
    await cdp.send("Input.dispatchKeyEvent", { type: "keyUp", ...key })
  }
  const layouts: [string, Key[], number[]][] = [
    [
      "German: z, ö, ß, AltGr+Q and AltGr+E",
      [
        { key: "z", code: "KeyY", text: "z" },
        { key: "ö", code: "Semicolon", text: "ö" },
        { key: "ß", code: "Minus", text: "ß" },
        { key: "@", code: "KeyQ", text: "@" },
        { key: "€", code: "KeyE", text: "€" },
      ],
      [0x7a, 0xf6, 0xdf, 0x40, 0x20ac],
    ],
    [
      "Dutch (US-International): ' then e, and AltGr+5",
      [
        { key: "Dead", code: "Quote" },
        { key: "é", code: "KeyE", text: "é" },
        { key: "€", code: "Digit5", text: "€" },
      ],
      [0xe9, 0x20ac],
    ],
    [
      "UK: £, # and |",
      [
        { key: "£", code: "Digit3", modifiers: 8, text: "£" },
        { key: "#", code: "Backslash", text: "#" },
        { key: "|", code: "IntlBackslash", modifiers: 8, text: "|" },
      ],
      [0xa3, 0x23, 0x7c],
    ],
    [
      "US: @ and backslash",
      [
        { key: "@", code: "Digit2", modifiers: 8, text: "@" },
        { key: "\\", code: "Backslash", text: "\\" },
      ],
      [0x40, 0x5c],
    ],
  ]
  test.each(layouts)("reach the machine as what was typed, on %s", async (_layout, keys, expected) => {
    await using story = await newPage()
    const { page } = story
    await connect(page)
    const cdp = await page.context().newCDPSession(page)
    for (const key of keys) await press(cdp, key)
    expect(await pressed(expected.length)).toEqual(expected)
  })

  test("reach the machine as text when an input method composes them", async () => {
    await using story = await newPage()
    const { page } = story
    await connect(page)
    const cdp = await page.context().newCDPSession(page)
    await cdp.send("Input.imeSetComposition", { text: "ni", selectionStart: 2, selectionEnd: 2 })
    expect(machine.inputs.filter(({ kind }) => kind === "key")).toEqual([])
    await cdp.send("Input.insertText", { text: "你" })
    expect(await pressed(1)).toEqual([0x01000000 + 0x4f60])
  })

  test("do not reach the machine when control is paused while an input method composes them, even once it is back", async () => {
    await using story = await newPage()
    const { page } = story
    await connect(page)
    const cdp = await page.context().newCDPSession(page)
    await cdp.send("Input.imeSetComposition", { text: "ni", selectionStart: 2, selectionEnd: 2 })
    machine.notice({ about: "supervision", state: "PAUSED", by: "Sue Visor", reason: "people in the cell" })
    await page.getByText("people in the cell").first().waitFor()
    machine.notice({ about: "supervision", state: "SUPERVISED", by: "Sue Visor", reason: "" })
    await page.getByText("people in the cell").first().waitFor({ state: "detached" })
    await cdp.send("Input.insertText", { text: "你" })
    await cdp.send("Input.imeSetComposition", { text: "hao", selectionStart: 3, selectionEnd: 3 })
    await cdp.send("Input.insertText", { text: "好" })
    expect(await pressed(1)).toEqual([0x01000000 + 0x597d])
  })

  test("that are held down since before control came back reach the machine only once they are pressed anew", async () => {
    await using story = await newPage()
    const { page } = story
    await connect(page)
    machine.notice({ about: "supervision", state: "PAUSED", by: "Sue Visor", reason: "people in the cell" })
    await page.getByText("people in the cell").first().waitFor()
    await page.keyboard.down("x")
    machine.notice({ about: "supervision", state: "SUPERVISED", by: "Sue Visor", reason: "" })
    await page.getByText("people in the cell").first().waitFor({ state: "detached" })
    // Down again without an up between: the key repeats.
    await page.keyboard.down("x")
    await page.keyboard.up("x")
    await page.keyboard.press("y")
    expect(await pressed(1)).toEqual([0x79])
  })
})

test("a mouse button that is down since before control came back presses nothing on the machine until it is pressed anew", async () => {
  await using story = await newPage()
  const { page } = story
  await connect(page)
  const canvas = await boxOf(page, "canvas")
  const moveTo = (x: number) => page.mouse.move(canvas.x + x, canvas.y + 10)
  machine.notice({ about: "supervision", state: "PAUSED", by: "Sue Visor", reason: "people in the cell" })
  await page.getByText("people in the cell").first().waitFor()
  await moveTo(10)
  await page.mouse.down()
  machine.notice({ about: "supervision", state: "SUPERVISED", by: "Sue Visor", reason: "" })
  await page.getByText("people in the cell").first().waitFor({ state: "detached" })
  await moveTo(20)
  await page.mouse.up()
  await moveTo(30)
  await page.mouse.down()
  await page.mouse.up()
  await inputsOf("pointer", 5)
  const pointers = machine.inputs.filter((input): input is Input<"pointer"> => input.kind === "pointer")
  expect(pointers.map(({ buttons }) => buttons)).toEqual([0, 0, 0, 1, 0])
})

describe("a web page that asks for files", () => {
  const request = {
    id: "5f0f4b6a-5a1e-4d8c-9a77-0d6d4a3f1c77",
    mayBeSeveral: true,
    accept: ".csv,text/plain",
  }

  test("gets what the viewer chooses, one after the other, and the dock shows how far they are", async () => {
    await using story = await newPage()
    const { page } = story
    await connect(page, { props: { files: "PAGES" } })
    machine.notice({ about: "upload", request })
    const dialog = page.locator("dialog[open]")
    await dialog.getByText("The page asks for files").waitFor()
    expect(await axeViolations(page)).toEqual([])
    const files = ["a.txt", "b.txt"].map((name) => ({
      name,
      mimeType: "text/plain",
      buffer: Buffer.from(name),
    }))
    expect(await dialog.locator("input[type=file]").getAttribute("accept")).toBe(request.accept)
    await dialog.locator("input[type=file]").setInputFiles(files)
    const given = await eventually(
      () => machine.calls.filter((call) => call.startsWith("GIVEN")),
      (calls) => calls.length === 2,
    )
    expect(new Set(given)).toEqual(new Set([`GIVEN ${request.id} 2`]))
    machine.notice({ about: "upload", request: null })
    await dialog.waitFor({ state: "detached" })
    await page.getByRole("list", { name: "Transfers of this session" }).waitFor({ state: "attached" })
  })

  test("gets nothing when the viewer closes the question", async () => {
    await using story = await newPage()
    const { page } = story
    await connect(page, { props: { files: "PAGES" } })
    machine.notice({ about: "upload", request })
    await page.locator("dialog[open]").waitFor()
    await page.keyboard.press("Escape")
    expect(await inputsOf("cancelUpload", 1)).toEqual([{ kind: "cancelUpload", requestId: request.id }])
  })
})

describe("a viewer with the right VIEW", () => {
  test("asks for control, and follows what the presenter sees", async () => {
    await using story = await newPage()
    const { page } = story
    const props = { mode: "join" as const, ownerId: OTHER, sessionId: "5f0f4b6a-5a1e-4d8c-9a77-0d6d4a3f1c11" }
    await connect(page, { right: "VIEW", props })
    await page.click('button[title="People in the session"]')
    await page.click("text=Ask for control")
    expect(await inputsOf("ask", 1)).toEqual([{ kind: "ask", isWanted: true }])
    machine.notice({ about: "viewArea", viewer: "v0", x: 400, y: 240, w: 200, h: 120 })
    await page.click('button[aria-label="Follow the view of Eva Expert"]')
    await eventually(
      () =>
        page.locator(".remote-stage").evaluate((stage) => {
          const scale = (stage.querySelector("canvas")?.offsetWidth ?? 0) / 800
          return [stage.scrollLeft / scale, stage.scrollTop / scale, stage.clientHeight / scale]
        }),
      ([x, y, h]) => Math.abs(x! - 400) < 3 && Math.abs(y! - 240) < 3 && h! >= 119,
    )
  })
})

describe("the last minutes of the window", () => {
  const soon = () => new Date(Date.now() + 10 * 60_000 - 1000).toISOString()

  test("are announced with a way to extend it for a person who may", async () => {
    await using story = await newPage({ expect: /status of 404/ })
    const { page } = story
    await connect(page, { windowEndsAt: soon(), props: { extensionHoursMax: 2 } })
    const card = page.locator(".remote-warning")
    expect(await card.innerText()).toContain("ends in 10 minutes. The session ends with it.")
    expect(await card.locator(".button").allInnerTexts()).toEqual(["Extend by 1 h", "Extend by 2 h"])
    // The way out keeps its words where there is room for them.
    expect((await boxOf(page, ".remote-tools > .button-danger")).width).toBeGreaterThan(90)
    await card.locator(".button").last().click()
    await eventually(
      () => machine.calls,
      (calls) =>
        calls.includes('PUT /api/devices/d1/issues/i1/extendMaintenanceWindow {"durationInHours":2}'),
    )
  })

  test("are asked about as long as they last, and afterwards for extensions that open the window again", async () => {
    await using story = await newPage()
    const { page } = story
    await connect(page, { windowEndsAt: soon(), props: { extensionHoursMax: 2, endsWithWindow: false } })
    const card = page.locator('.remote-warning[role="alert"]')
    await card.getByRole("button", { name: "Close" }).click()
    await page.click(".remote-extend")
    await card.waitFor()
    const moveEnd = (inHours: number, extensionHoursLeft = 4) =>
      machine.notice({
        ...{ about: "window", endsAtMs: Date.now() + inHours * 3_600_000 },
        extensionHoursLeft,
      })
    moveEnd(72)
    await card.waitFor({ state: "detached" })
    expect(await page.locator(".remote-extend").count()).toBe(0)
    moveEnd(-1.5)
    await page.click(".remote-extend")
    expect(await card.innerText()).toContain("Window over. The session continues")
    expect(await card.locator(".button").allInnerTexts()).toEqual(["Extend by 2 h"])
    // Somebody else has extended it meanwhile.
    moveEnd(-0.5, 1)
    await eventually(
      () => card.locator(".button").allInnerTexts(),
      (choices) => choices.join() === "Extend by 1 h",
    )
    moveEnd(-3)
    await page.locator(".remote-extend").waitFor({ state: "detached" })
  })

  test("are announced without it for a person who may not, where the session outlives the window", async () => {
    await using story = await newPage()
    const { page } = story
    await connect(page, { windowEndsAt: soon(), props: { extensionHoursMax: 0, endsWithWindow: false } })
    const card = page.locator(".remote-warning")
    expect(await card.innerText()).toContain("The session continues, but no new people can join.")
    expect(await card.locator(".button").count()).toBe(0)
  })
})

test("input is taken only while the session is supervised, the reason is shown, and no tool moves meanwhile", async () => {
  await using story = await newPage()
  const { page } = story
  await connect(page)
  await page.click('button[title="On-screen keyboard"]')
  const places = () =>
    page
      .locator(".remote-tools > *, .keyboard, .remote-stage")
      .evaluateAll((all) =>
        all.map(
          (part) => `${part.getAttribute("class")} ${part.getBoundingClientRect().x} ${part.clientHeight}`,
        ),
      )
  const before = await places()
  machine.notice({ about: "supervision", state: "PAUSED", by: "Sue Visor", reason: "people in the cell" })
  await page.waitForSelector("text=Input paused by Sue Visor: people in the cell")
  expect((await boxOf(page, ".remote-paused")).width).toBeGreaterThan(60)
  expect(await page.locator('button[title="On-screen keyboard"]').isDisabled()).toBe(true)
  expect(await page.locator(".keyboard .key").first().isDisabled()).toBe(true)
  expect(await places()).toEqual(before)
  await page.locator(".remote-canvas").click()
  await page.keyboard.type("x")
  machine.notice({ about: "supervision", state: "SUPERVISED", by: "Sue Visor", reason: "" })
  await page.waitForSelector("text=Input paused", { state: "detached" })
  await page.locator(".remote-canvas").click()
  await page.keyboard.type("y")
  expect(await pressed(1)).toEqual([0x79])
})

test("the watermark names the viewer and the machine", async () => {
  await using story = await newPage()
  await connect(story.page, { props: { hasWatermark: true } })
  const text = await story.page.locator(".remote-watermark").getAttribute("data-text")
  expect(text).toMatch(/^Tom Technician · Press P-7 · \d\d\.\d\d\.\d{4} \d\d:\d\d$/)
})

test("the watermark of a guest has the address of their link, whatever name they have chosen", async () => {
  await using story = await newPage()
  const me = { userId: OTHER, displayName: "Tom Technician", address: "gina@service.example" }
  await connect(story.page, { props: { hasWatermark: true, me } })
  const text = await story.page.locator(".remote-watermark").getAttribute("data-text")
  expect(text).toStartWith("Tom Technician, gina@service.example · Press P-7 · ")
})

test("a marker and a choice of the picture's quality are sent to the session", async () => {
  await using story = await newPage()
  const { page } = story
  await connect(page)
  await page.click('button[title="Set a marker in the recording"]')
  await inputsOf("marker", 1)
  await page.click('summary[title="Picture quality"]')
  await page.click("text=Data-saving: 256 colours")
  expect(await inputsOf("pictureQuality", 1)).toEqual([{ kind: "pictureQuality", quality: "DATA_SAVING" }])
})

test("the next session in this browser begins with the chosen quality, and on the same interface with the chosen zoom", async () => {
  await using story = await newPage()
  const { page } = story
  await connect(page)
  await page.click('summary[title="Picture quality"]')
  await page.click("text=Data-saving: 256 colours")
  await page.click('summary[title="Zoom"]')
  await page.getByText("150 %").click()
  for (const [interfaceId, zoom] of [
    ["f1", "1.5"],
    ["f2", "fit"],
  ]) {
    const kept = await page.evaluate(() => localStorage.getItem("session-screen"))
    await using other = await newPage()
    await other.page.addInitScript((text) => localStorage.setItem("session-screen", text ?? ""), kept)
    await connect(other.page, { props: { interfaceId: interfaceId! } })
    await other.page.waitForSelector(`.remote-canvas[data-zoom="${zoom}"]`)
    expect(await inputsOf("pictureQuality", 1)).toEqual([{ kind: "pictureQuality", quality: "DATA_SAVING" }])
  }
})

/** Lines that names, tools and the way out take together. */
const toolLines = (page: Page) =>
  page.locator(".remote-tools > *, .remote-where").evaluateAll((all) => {
    const shown = all.filter((part) => part.checkVisibility()).map((part) => part.getBoundingClientRect())
    const middles = shown.map(({ top, bottom }) => (top + bottom) / 2).sort((one, other) => one - other)
    return middles.filter((middle, at) => at === 0 || middle - (middles[at - 1] ?? 0) > 10).length
  })

describe("the bar of a session", () => {
  const widths = [1280, 1024] as const
  const languages = ["de", "en-GB", "nl"] as const
  const cases = widths.flatMap((width) => languages.map((lang) => [width, lang] as const))

  test.each([390, 320])(
    "%d px wide names the machine above what is connected, neither covers the times, and the tools take one more line",
    async (width) => {
      await using story = await newPage({ viewport: { width, height: 700 }, hasTouch: true, isMobile: true })
      const { page } = story
      const windowEndsAt = new Date(Date.now() + 4 * 3_600_000).toISOString()
      await connect(page, { windowEndsAt, props: { files: "FOLDER" } })
      const names = ["machine", "interface", "times"].map((part) => boxOf(page, `.remote-${part}`))
      const [machineName, connected, times] = await Promise.all(names)
      expect(machineName!.width).toBeGreaterThan(40)
      expect(connected!.y).toBeGreaterThanOrEqual(machineName!.y + machineName!.height - 1)
      expect(times!.y).toBeGreaterThanOrEqual(connected!.y + connected!.height - 1)
      expect(await toolLines(page)).toBe(2)
    },
  )

  test("390 px wide keeps to two lines of tools while the input is paused and the window ends soon", async () => {
    await using story = await newPage({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    })
    const windowEndsAt = new Date(Date.now() + 4 * 60_000).toISOString()
    await connect(story.page, { windowEndsAt, props: { files: "FOLDER", extensionHoursMax: 0 } })
    machine.notice({ about: "supervision", state: "PAUSED", by: "Sue Visor", reason: "people in the cell" })
    await story.page.waitForSelector("text=Input paused by Sue Visor")
    expect(await toolLines(story.page)).toBe(2)
  })

  test("of a phone on its side keeps to one line while the input is paused and the window ends soon", async () => {
    await using story = await newPage({
      viewport: { width: 800, height: 360 },
      hasTouch: true,
      isMobile: true,
    })
    const { page } = story
    const windowEndsAt = new Date(Date.now() + 4 * 60_000).toISOString()
    await connect(page, { lang: "de", windowEndsAt, props: { files: "FOLDER", extensionHoursMax: 2 } })
    machine.notice({ about: "supervision", state: "PAUSED", by: "Sue Visor", reason: "" })
    await page.waitForSelector("text=Eingabe angehalten von Sue Visor")
    expect(await toolLines(page)).toBe(1)
    const way = await boxOf(page, ".remote-tools > :last-child")
    expect(way.x + way.width).toBeLessThanOrEqual(800)
    expect((await boxOf(page, ".remote-interface")).width).toBeGreaterThan(30)
  })

  test.each([820, 1180])("on a tablet %d px wide opens every sheet inside the window", async (width) => {
    await using story = await newPage({ viewport: { width, height: 900 }, hasTouch: true, isMobile: true })
    const { page } = story
    await connect(page, { lang: "de", props: { files: "FOLDER" } })
    for (const opener of await page.locator(".tool > summary").all()) {
      await opener.click()
      const sheet = (await page.locator(".tool[open] > .tool-sheet").boundingBox())!
      expect(sheet.x).toBeGreaterThanOrEqual(0)
      expect(sheet.x + sheet.width).toBeLessThanOrEqual(width)
      await page.keyboard.press("Escape")
    }
  })

  test.each([390, 820])("%d px wide keeps the picture in place while its tools appear", async (width) => {
    await using story = await newPage({ viewport: { width, height: 844 } })
    const windowEndsAt = new Date(Date.now() + 6.5 * 24 * 3_600_000).toISOString()
    const names = { deviceName: "Press P-7", interfaceName: "Operator panel" }
    await connect(story.page, { lang: "de", windowEndsAt, props: { files: "FOLDER", ...names } })
    expect(await layoutShift(story.page)).toBeLessThan(0.05)
  })

  test.each(cases)(
    "%d px wide in %s has every mark, time and tool on one line and none outside",
    async (width, lang) => {
      await using story = await newPage()
      const { page } = story
      await page.setViewportSize({ width, height: 700 })
      const deviceName = "Hydraulische Abkantpresse P-7, Halle 3"
      await connect(page, {
        lang,
        right: "VIEW",
        windowEndsAt: new Date(Date.now() + 4 * 60_000).toISOString(),
        props: { legacyAlgorithms: true, files: "FOLDER", deviceName, interfaceName: "Bedienfeld SIMATIC" },
      })
      machine.notice({ about: "supervision", state: "PAUSED", by: "Eva", reason: "" })
      await eventually(
        () => page.locator(".remote-marks .tone-amber").count(),
        (count) => count === 3,
      )
      const line = await boxOf(page, ".remote-line")
      const parts = await page.locator(".remote-line > *").all()
      const cut = await page
        .locator(".remote-line > :not(.remote-where)")
        .evaluateAll((all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length)
      expect(cut).toBe(0)
      const boxes = await Promise.all(parts.map(async (part) => (await part.boundingBox())!))
      for (const [at, box] of boxes.entries()) {
        const before = boxes[at - 1]
        if (before) expect(box.x).toBeGreaterThanOrEqual(before.x + before.width)
        expect([box.y >= line.y, box.y + box.height <= line.y + line.height]).toEqual([true, true])
      }
      expect(line.height).toBeLessThan(60)
      const tools = await boxOf(page, ".remote-tools > :last-child")
      expect(tools.x + tools.width).toBeLessThanOrEqual(width)
    },
  )

  test("on a tablet names machine and interface in its first line, and has the tools in its second", async () => {
    await using story = await newPage({ hasTouch: true, viewport: { width: 1180, height: 820 } })
    const { page } = story
    const windowEndsAt = new Date(Date.now() + 6.5 * 24 * 3_600_000).toISOString()
    await connect(page, { windowEndsAt, props: { files: "FOLDER" } })
    const [where, tools] = [await boxOf(page, ".remote-where"), await boxOf(page, ".remote-tools")]
    const cut = await page
      .locator(":is(.remote-machine, .remote-interface)")
      .evaluateAll((all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length)
    expect(cut).toBe(0)
    expect(tools.y).toBeGreaterThanOrEqual(where.y + where.height)
    expect(await page.locator(".remote-window").innerText()).toContain("6 days")
  })
})
