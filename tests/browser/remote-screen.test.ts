import { describe, expect, setDefaultTimeout, test } from "bun:test"
import type { Locator, Page } from "playwright-core"
import { KEYSYM } from "../../islands/remote-screen/keysyms.ts"
import { CLIPBOARD_BYTES_MAX } from "../../protocols/desktop.ts"
import type { AccessRight } from "../../protocols/viewer-wire.ts"
import type { ViewerInput } from "../../protocols/viewer-wire-input.ts"
import { CLOSE_LATE_INPUT } from "../../src/sessions/session/rules-socket.ts"
import { eventually } from "../harness/eventually.ts"
import { axeViolations } from "./axe.ts"
import { fingersOn, PHONE } from "./fingers.ts"
import { canvasOf, layoutShift, newPage } from "./harness.ts"
import {
  connect,
  INVITED,
  ME,
  machine,
  OTHER,
  type ScreenPageOptions,
  screenPageTests,
  serveScreenPage,
} from "./screen-page.tsx"

const SESSION_ID = "5f0f4b6a-5a1e-4d8c-9a77-0d6d4a3f1c11"
const AS_GUEST = { mode: "join" as const, sessionId: SESSION_ID, ownerId: OTHER }

const viewerOf = (userId: string, right: AccessRight) => ({ id: "v1", userId, name: "Tom Technician", right })
const EVA = { id: "v0", userId: OTHER, name: "Eva Expert", right: "VIEW" as const }

/** Above the time after which Playwright gives up: see the harness. */
setDefaultTimeout(120_000)

screenPageTests()

const showsAt = (page: Page, x: number, y: number, wanted: string) =>
  eventually(
    () => canvasOf(page, { x, y }),
    ({ colour }) => String(colour) === wanted,
  )
/** Waits for inputs of a kind, without acknowledgements. */
const inputsOf = <K extends ViewerInput["kind"]>(kind: K, count: number) =>
  eventually(
    () => machine.inputs.filter((input): input is Extract<ViewerInput, { kind: K }> => input.kind === kind),
    (inputs) => inputs.length >= count,
  )

describe("a desktop session", () => {
  test("starts, requests a ticket, connects, and shows the machine's frames", async () => {
    await using story = await newPage()
    const { page } = story
    await connect(page)
    machine.paint(0xff0000ff, 100, 50, 64, 64)
    machine.flush()
    await showsAt(page, 120, 70, "255,0,0,255")
    expect(machine.calls.map((call) => call.split(" {")[0])).toEqual([
      "POST /api/devices/d1/issues/i1/logs/l1/interfaces/f1/sessions",
      `POST /api/devices/d1/issues/i1/logs/l1/sessions/${SESSION_ID}/tickets`,
      "SOCKET millwright.viewer.1, ticket.abc123",
    ])
    expect(page.url()).toContain(`session=${SESSION_ID}`)
    await inputsOf("ack", 1)
  })

  test("to a web page shows its address, and sends a typed address, back and reload to the machine", async () => {
    await using story = await newPage()
    const { page } = story
    await connect(page, { props: { interfaceType: "HTTPS" } })
    const url = "https://10.0.0.7/state"
    machine.say({ kind: "location", url, canGoBack: true, canGoForward: false, isLoading: false })
    const address = page.getByRole("textbox", { name: "Address of the page" })
    await eventually(
      () => address.inputValue(),
      (value) => value === url,
    )
    expect(await page.getByRole("button", { name: "Forward" }).isDisabled()).toBe(true)
    expect(await layoutShift(page)).toBeLessThan(0.02)
    expect(await axeViolations(page)).toEqual([])
    await address.fill("/alarms")
    await address.press("Enter")
    await page.getByRole("button", { name: "Back", exact: true }).click()
    await page.getByRole("button", { name: "Load again" }).click()
    const sent = await inputsOf("navigate", 3)
    expect(sent.map(({ to, address }) => [to, address])).toEqual([
      ["ADDRESS", "/alarms"],
      ["BACK", ""],
      ["RELOAD", ""],
    ])
  })

  test("sends keys as typed and releases held keys when it loses focus", async () => {
    await using story = await newPage()
    const { page } = story
    await connect(page)
    await page.keyboard.type("aÄ€")
    await page.keyboard.down("Shift")
    await page.locator(".tool-opener").first().focus()
    const keys = await inputsOf("key", 6)
    const typed = keys.map(({ down, keysym }) => `${down ? "+" : "-"}${keysym.toString(16)}`)
    expect(typed.slice(0, 2)).toEqual(["+61", "-61"])
    expect(typed).toContain("+c4")
    expect(typed).toContain("+20ac")
    await eventually(
      () => machine.inputs.filter((input) => input.kind === "key").at(-1),
      (last) => last?.kind === "key" && !last.down && last.keysym === 0xffe1,
    )
  })

  test("of a read-only interface is marked Read-only, sends no input and offers no pasting", async () => {
    await using story = await newPage()
    const { page } = story
    await connect(page, { props: { readOnly: true } })
    expect(await page.locator(".remote-marks").textContent()).toContain("Read-only")
    await page.locator(".remote-canvas").click()
    await page.keyboard.type("abc")
    const acknowledged = machine.inputs.filter(({ kind }) => kind === "ack").length
    machine.paint(0xff0000ff, 10, 10, 8, 8)
    machine.flush()
    await inputsOf("ack", acknowledged + 1)
    // Releases are always sent, in case a key is down on the machine.
    const isRelease = (input: ViewerInput) => input.kind === "key" && !input.down
    expect(machine.inputs.filter((input) => input.kind !== "ack" && !isRelease(input))).toEqual([])
    await page.click('button[title="Clipboard"]')
    expect(await page.getByText("Send to the machine").count()).toBe(0)
  })

  test("sends mouse positions in the machine's pixels, and wheel steps", async () => {
    await using story = await newPage()
    const { page } = story
    await connect(page)
    const box = await page.locator(".remote-canvas").boundingBox()
    await page.mouse.move(box!.x + box!.width / 2, box!.y + box!.height / 4)
    await page.mouse.down({ button: "right" })
    await page.mouse.up({ button: "right" })
    for (const turn of [1, 2]) {
      await page.mouse.wheel(0, 100)
      await eventually(
        () => machine.inputs.reduce((sum, input) => sum + (input.kind === "wheel" ? input.dy : 0), 0),
        (sum) => sum === turn,
      )
    }
    const pointers = await inputsOf("pointer", 3)
    expect(pointers.slice(-3).map(({ buttons }) => buttons)).toEqual([0, 4, 0])
    const { x, y } = pointers.at(-1)!
    expect(Math.abs(x - 400)).toBeLessThanOrEqual(1)
    expect(Math.abs(y - 120)).toBeLessThanOrEqual(1)
    const [turn] = await inputsOf("wheel", 1)
    expect(turn).toMatchObject({ dx: 0, dy: 1 })
  })

  test("sends the wheel while Control is down on the machine, where it zooms", async () => {
    await using story = await newPage()
    const { page } = story
    await connect(page)
    await page.locator(".remote-canvas").hover()
    await page.keyboard.down("Control")
    await inputsOf("key", 1)
    await page.mouse.wheel(0, -100)
    const [turn] = await inputsOf("wheel", 1)
    expect(turn).toMatchObject({ dx: 0, dy: -1 })
    await page.keyboard.up("Control")
    await inputsOf("key", 2)
  })

  test("sends the side buttons of a mouse to the machine, and stays on its page", async () => {
    await using story = await newPage()
    const { page } = story
    await connect(page)
    await page.evaluate(() => {
      for (const hash of ["#first", "#second"]) history.pushState(null, "", hash)
    })
    const box = (await page.locator(".remote-canvas").boundingBox())!
    const at = { x: box.x + 20, y: box.y + 20, button: "back" as const, clickCount: 1 }
    const cdp = await page.context().newCDPSession(page)
    await cdp.send("Input.dispatchMouseEvent", { type: "mousePressed", ...at, buttons: 8 })
    await cdp.send("Input.dispatchMouseEvent", { type: "mouseReleased", ...at, buttons: 0 })
    const pointers = await inputsOf("pointer", 2)
    expect(pointers.map(({ buttons }) => buttons)).toEqual([8, 0])
    // Had the button left the second, this would leave the first.
    await page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener("popstate", resolve, { once: true })
          history.back()
        }),
    )
    expect(new URL(page.url()).hash).toBe("#first")
  })

  test("keeps the pointer of touchpad mode in sight in a zoomed picture, and on its pixel when the zoom changes", async () => {
    await using story = await newPage(PHONE)
    const { page } = story
    await connect(page, { picture: { width: 1280, height: 800 } })
    await page.click('summary[title="Zoom"]')
    await page.getByLabel("Touch works like a touchpad").check()
    await page.getByText("100 %").click()
    const fingers = await fingersOn(page)
    for (let times = 0; times < 3; times++) {
      await fingers.down({ x: 100, y: 400 })
      for (let x = 150; x <= 300; x += 50) await fingers.move({ x, y: 400 })
      await fingers.up()
    }
    const last = (await inputsOf("pointer", 12)).at(-1)!
    expect(last.x).toBeGreaterThan(1200)
    const isOnItsPixel = async () => {
      const pointer = (await page.locator(".remote-pointer").boundingBox())!
      const canvas = (await page.locator(".remote-canvas").boundingBox())!
      const isThere = Math.abs(pointer.x - canvas.x - (last.x / 1280) * canvas.width) < 2
      return isThere && pointer.x > 0 && pointer.x < 390
    }
    expect(await isOnItsPixel()).toBe(true)
    // In the last corner it is cut off, and makes no room beside the picture.
    for (let times = 0; times < 8; times++) {
      await fingers.down({ x: 100, y: 300 })
      for (let step = 50; step <= 200; step += 50) await fingers.move({ x: 100 + step, y: 300 + step })
      await fingers.up()
    }
    await eventually(
      () => machine.inputs.findLast((input) => input.kind === "pointer"),
      (pointer) => pointer?.kind === "pointer" && pointer.x === 1279 && pointer.y === 799,
    )
    const beside = () =>
      page.locator(".remote-stage").evaluate((stage) => {
        const canvas = stage.querySelector<HTMLElement>(".remote-canvas")!
        const [right, bottom] = [
          canvas.offsetLeft + canvas.offsetWidth,
          canvas.offsetTop + canvas.offsetHeight,
        ]
        return [stage.scrollWidth - right, stage.scrollHeight - Math.max(bottom, stage.clientHeight)]
      })
    expect(await beside()).toEqual([0, 0])
    Object.assign(last, { x: 1279 })
    await page.click('summary[title="Zoom"]')
    await page.getByText("Fit to window").click()
    await eventually(isOnItsPixel, (isThere) => isThere)
  })

  test.each([
    ["direct", false],
    ["touchpad", true],
  ] as const)(
    "whose picture is moved by dragging is zoomed by two fingers as well, in %s mode",
    async (_mode, isTouchpad) => {
      await using story = await newPage(PHONE)
      const { page } = story
      await connect(page, { picture: { width: 1280, height: 800 } })
      await page.click('summary[title="Zoom"]')
      if (isTouchpad) await page.getByLabel("Touch works like a touchpad").check()
      await page.getByLabel("Drag moves the picture").check()
      await page.keyboard.press("Escape")
      const canvas = page.locator(".remote-canvas")
      const fingers = await fingersOn(page)
      const apart = (pixels: number) => [
        { x: 195 - pixels / 2, y: 450 },
        { x: 195 + pixels / 2, y: 450 },
      ]
      await fingers.down(...apart(60))
      for (let pixels = 80; pixels <= 180; pixels += 20) await fingers.move(...apart(pixels))
      await fingers.up()
      await eventually(
        () => canvas.boundingBox(),
        (box) => (box?.width ?? 0) > 2 * 390,
        "larger than its place",
      )
      const before = (await canvas.boundingBox())!.x
      await fingers.down({ x: 200, y: 450 })
      for (let x = 190; x >= 100; x -= 10) await fingers.move({ x, y: 450 })
      await fingers.up()
      await eventually(
        async () => before - (await canvas.boundingBox())!.x,
        (moved) => Math.abs(moved - 100) < 12,
        "as far as the finger",
      )
      expect(machine.inputs.filter(({ kind }) => kind === "pointer")).toEqual([])
    },
  )

  test("sends a key combination from the menu", async () => {
    await using story = await newPage()
    const { page } = story
    await connect(page)
    await page.click('summary[title="Key combinations"]')
    await page.click("text=Ctrl+Alt+Del")
    const keys = await inputsOf("key", 6)
    expect(keys.map(({ keysym }) => keysym)).toEqual([0xffe3, 0xffe9, 0xffff, 0xffff, 0xffe9, 0xffe3])
  })

  test("says that a pasted text is too long, and does not let the machine paste an older one", async () => {
    await using story = await newPage({ permissions: ["clipboard-read", "clipboard-write"] })
    const { page } = story
    await connect(page, { right: "CONTROL" })
    await page.evaluate(
      (length) => navigator.clipboard.writeText("x".repeat(length)),
      CLIPBOARD_BYTES_MAX + 1,
    )
    await page.keyboard.press("Control+v")
    await page.getByText("The text is too long for the clipboard.").waitFor()
    await page.keyboard.press("k")
    await inputsOf("key", 4)
    const keysyms = machine.inputs.flatMap((input) => (input.kind === "key" ? [input.keysym] : []))
    expect(keysyms).toEqual([KEYSYM.Control_L, KEYSYM.Control_L, 0x6b, 0x6b])
  })

  test("sends pasted text before the keys that paste it", async () => {
    await using story = await newPage({ permissions: ["clipboard-read", "clipboard-write"] })
    const { page } = story
    await connect(page, { right: "CONTROL" })
    await page.evaluate(() => navigator.clipboard.writeText("P-7 Öl 4711"))
    await page.keyboard.press("Control+v")
    await inputsOf("key", 4)
    const said = machine.inputs.filter(({ kind }) => kind === "clipboard" || kind === "key")
    // Before it comes what the browser's clipboard held when the session was opened.
    const clipboardAt = said.findIndex((input) => input.kind === "clipboard" && input.text === "P-7 Öl 4711")
    const pasteAt = said.findIndex((input) => input.kind === "key" && input.keysym === 0x76)
    expect(clipboardAt).toBeGreaterThanOrEqual(0)
    expect(clipboardAt).toBeLessThan(pasteAt)

    // The same text again, copied later than what the machine copied meanwhile.
    machine.say({ kind: "clipboard", text: "Fehler 18" })
    await eventually(
      () => page.evaluate(() => navigator.clipboard.readText()),
      (text) => text === "Fehler 18",
    )
    await page.keyboard.press("Control+v")
    await inputsOf("key", 8)
    await page.evaluate(() => navigator.clipboard.writeText("P-7 Öl 4711"))
    await page.keyboard.press("Control+v")
    await inputsOf("key", 12)
    const texts = machine.inputs.flatMap((input) => (input.kind === "clipboard" ? [input.text] : []))
    expect(texts.slice(-2)).toEqual(["P-7 Öl 4711", "P-7 Öl 4711"])

    // And again after others controlled the machine, who may have pasted theirs.
    machine.notice({ about: "right", right: "VIEW" })
    await page.getByText("View only").waitFor()
    machine.notice({ about: "right", right: "CONTROL" })
    await page.getByText("View only").waitFor({ state: "detached" })
    await page.locator(".remote-canvas").click()
    await page.keyboard.press("Control+v")
    await inputsOf("key", 16)
    expect(machine.inputs.filter(({ kind }) => kind === "clipboard")).toHaveLength(texts.length + 1)
  })

  test("shows text copied on the machine in the clipboard box, from where it is copied also over plain HTTP", async () => {
    await using story = await newPage()
    const { page } = story
    // As over plain HTTP.
    await page.addInitScript(() => Object.defineProperty(navigator, "clipboard", { value: undefined }))
    await connect(page)
    machine.say({ kind: "clipboard", text: "Fehler 17" })
    await page.click('button[title="Clipboard"]')
    await eventually(
      () => page.inputValue(".tool-clipboard"),
      (text) => text === "Fehler 17",
    )
    await page.getByRole("button", { name: "Copy here" }).click()
    await page.getByText("Copied.", { exact: true }).waitFor()
    await page.locator(".tool-clipboard").fill("")
    await page.locator(".tool-clipboard").press("Control+v")
    expect(await page.inputValue(".tool-clipboard")).toBe("Fehler 17")
  })

  test("copies from the clipboard box as by the keyboard where the browser denies its clipboard, and else selects the text and says so", async () => {
    await using story = await newPage()
    const { page } = story
    await page.addInitScript(() => {
      const denied = () => Promise.reject(new DOMException("denied", "NotAllowedError"))
      Object.defineProperty(navigator, "clipboard", { value: { writeText: denied, readText: denied } })
    })
    await connect(page)
    machine.say({ kind: "clipboard", text: "Fehler 17" })
    await page.click('button[title="Clipboard"]')
    const box = page.locator(".tool-clipboard")
    await eventually(
      () => box.inputValue(),
      (text) => text === "Fehler 17",
    )
    await page.getByRole("button", { name: "Copy here" }).click()
    await page.getByText("Copied.", { exact: true }).waitFor()
    await box.fill("")
    await box.press("Control+v")
    expect(await box.inputValue()).toBe("Fehler 17")

    await page.evaluate(() => {
      document.execCommand = () => false
    })
    await page.getByRole("button", { name: "Copy here" }).click()
    await page.getByText("The text is selected: press Ctrl+C.").waitFor()
    expect(await page.evaluate(() => getSelection()?.toString())).toBe("Fehler 17")
    expect(await axeViolations(page)).toEqual([])
  })

  test("dims the frame, counts the seconds and sends no input while the machine does not answer", async () => {
    await using story = await newPage()
    const { page } = story
    await connect(page)
    machine.notice({ about: "machine", state: "SILENT", forMs: 7000 })
    const cover = page.locator('.remote-cover[data-machine="SILENT"]')
    await eventually(
      () => cover.innerText(),
      (text) => /HMI panel has not responded for (7|8|9) s/.test(text),
    )
    expect(await cover.getAttribute("class")).toContain("remote-cover-light")
    // The state in words, however narrow the marks beside it.
    const state = await page.locator(".remote-state").boundingBox()
    expect(state!.width).toBeGreaterThan(30)
    await page.setViewportSize({ width: 390, height: 844 })
    // Beside a sentence of two lines it would be squeezed.
    const spinner = await cover.locator(".remote-spinner").evaluate((element) => getComputedStyle(element))
    expect(spinner.width).toBe(spinner.height)
    await page.locator(".remote-canvas").focus()
    await page.keyboard.type("x")
    machine.notice({ about: "machine", state: "ANSWERS", forMs: 0 })
    await page.waitForSelector('[data-state="connected"]')
    expect(await cover.count()).toBe(0)
    await page.keyboard.type("y")
    const keys = await inputsOf("key", 2)
    expect(keys.map(({ keysym }) => keysym)).toEqual([0x79, 0x79])
  })

  test("shows over the last frame that a lost machine is being redialled", async () => {
    await using story = await newPage()
    await connect(story.page)
    machine.notice({ about: "machine", state: "RECONNECTING", forMs: 0 })
    const cover = story.page.locator('.remote-cover-light[data-machine="RECONNECTING"]')
    await eventually(
      () => cover.innerText(),
      (text) => text.includes("Connection to HMI panel lost. Reconnecting"),
    )
  })

  test("requests the window's size from the machine if its interface allows it", async () => {
    await using story = await newPage()
    await connect(story.page, { props: { resizesMachine: true } })
    const [first] = await inputsOf("resize", 1)
    const box = await story.page.locator(".remote-stage").boundingBox()
    expect(Math.abs((first?.width ?? 0) - box!.width)).toBeLessThanOrEqual(2)
    await story.page.setViewportSize({ width: 1000, height: 700 })
    await eventually(
      () => machine.inputs.findLast((input) => input.kind === "resize")!.width,
      (width) => width <= 1000,
    )
  })

  test("keeps the machine's size and scales its picture while the dock or the on-screen keyboard is open", async () => {
    await using story = await newPage()
    const { page } = story
    await connect(page, { props: { resizesMachine: true }, picture: { width: 1280, height: 720 } })
    const [first] = await inputsOf("resize", 1)
    const stageWidth = async () => (await page.locator(".remote-stage").boundingBox())!.width
    const wide = await stageWidth()
    await page.click('button[title="Clipboard"]')
    await page.click('button[title="On-screen keyboard"]')
    await eventually(stageWidth, (width) => width < wide)
    const canvas = await page.locator(".remote-canvas").boundingBox()
    expect(canvas!.width).toBeLessThanOrEqual(await stageWidth())
    await page.setViewportSize({ width: 1000, height: 700 })
    const asked = () =>
      machine.inputs.flatMap((input) => (input.kind === "resize" ? [first!.width - input.width] : []))
    // The next size that is asked for is that of the window, with the tools still open.
    await eventually(asked, (narrower) => narrower.at(-1) === 280)
    expect([...new Set(asked())]).toEqual([0, 280])
  })

  test("does not request a size from the machine if its interface does not allow it", async () => {
    await using story = await newPage()
    await connect(story.page)
    await story.page.setViewportSize({ width: 1000, height: 700 })
    await story.page.keyboard.type("a")
    await inputsOf("key", 2)
    expect(machine.inputs.filter(({ kind }) => kind === "resize")).toEqual([])
  })

  test("asks for confirmation before its page is left while it runs, but not after its end", async () => {
    await using story = await newPage()
    const { page } = story
    await connect(page)
    // Browsers show the dialog only after a user interaction with the page.
    await page.keyboard.type("a")
    const asked = Promise.withResolvers<string>()
    page.once("dialog", (dialog) => {
      asked.resolve(dialog.type())
      void dialog.dismiss()
    })
    await page.evaluate(() => setTimeout(() => location.reload()))
    expect(await asked.promise).toBe("beforeunload")
    machine.notice({ about: "state", state: "ENDED", code: "SESSION_CLOSED" })
    await page.waitForSelector('[data-state="disconnected"]')
    let isAskedAgain = false
    page.on("dialog", (dialog) => {
      isAskedAgain = true
      void dialog.accept()
    })
    await page.reload()
    expect(isAskedAgain).toBe(false)
  })

  test("locks the keyboard in full screen and sends browser shortcuts such as Ctrl+W to the machine", async () => {
    await using story = await newPage()
    const { page } = story
    await page.addInitScript(() => {
      const calls: string[] = []
      Object.assign(window, { keyboardCalls: calls })
      const keyboard = {
        lock: async (keys?: string[]) => void calls.push(`lock ${keys ?? "all"}`),
        unlock: () => void calls.push("unlock"),
      }
      Object.defineProperty(navigator, "keyboard", { value: keyboard })
      // A browser without a screen does not fill it.
      let filling: Element | null = null
      const fill = async (element: Element | null) => {
        filling = element
        document.dispatchEvent(new Event("fullscreenchange"))
      }
      Object.defineProperty(document, "fullscreenElement", { get: () => filling })
      Element.prototype.requestFullscreen = function () {
        return fill(this)
      }
      document.exitFullscreen = () => fill(null)
    })
    await connect(page)
    const calls = () => page.evaluate(() => (window as unknown as { keyboardCalls: string[] }).keyboardCalls)
    await page.click('button[title="Fullscreen"]')
    await eventually(calls, (made) => made.includes("lock all"))
    await page.keyboard.press("Control+w")
    const keys = await inputsOf("key", 4)
    expect(keys.map(({ keysym }) => keysym)).toEqual([0xffe3, 0x77, 0x77, 0xffe3])
    await page.evaluate(() => document.exitFullscreen())
    await eventually(calls, (made) => made.at(-1) === "unlock")
  })

  test("runs no animations if reduced motion is preferred", async () => {
    await using story = await newPage({ reducedMotion: "reduce" })
    await connect(story.page)
    await eventually(
      () => story.page.evaluate(() => document.getAnimations().length),
      (running) => running === 0,
    )
  })

  test("shows the machine's cursor", async () => {
    await using story = await newPage()
    const { page } = story
    await connect(page)
    const rgba = new Uint8Array(4 * 4 * 4).fill(255)
    machine.say({ kind: "cursor", w: 4, h: 4, hotX: 1, hotY: 2, rgba })
    await eventually(
      () => page.evaluate(() => document.querySelector<HTMLElement>(".remote-canvas")?.style.cursor),
      (cursor) => /^url\("data:image\/png.*"\) 1 2, default$/.test(cursor ?? ""),
    )
  })

  test("is no keyboard trap: Control+Alt+Shift moves the focus to the toolbar, and what is closed gives it back", async () => {
    await using story = await newPage()
    const { page } = story
    await connect(page)
    await page.keyboard.press("Tab")
    expect(await page.evaluate(() => document.activeElement?.className)).toBe("remote-keys")
    for (const key of ["Control", "Alt", "Shift"]) await page.keyboard.down(key)
    expect(await page.evaluate(() => document.activeElement?.className)).toBe("tool-opener")
    for (const key of ["Control", "Alt", "Shift"]) await page.keyboard.up(key)
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute("title"))
    const press = async (button: Locator) => {
      await button.focus()
      await page.keyboard.press("Enter")
    }
    await page.keyboard.press("Enter")
    await press(page.getByRole("button", { name: "Close" }))
    await page.locator(".dock").waitFor({ state: "detached" })
    expect(await focused()).toBe("People in the session")
    await press(page.locator('summary[title="Zoom"]'))
    await press(page.getByRole("button", { name: "150 %" }))
    expect(await page.evaluate(() => document.activeElement?.className)).toBe("remote-keys")
  })

  test("reconnects with a whole frame after the network was lost", async () => {
    await using story = await newPage()
    const { page } = story
    await connect(page)
    machine.paint(0xff00ff00, 0, 0, 64, 64)
    for (const socket of machine.sockets) socket.close()
    await page.waitForSelector("text=Connection to the server lost")
    await page.waitForSelector('[data-state="connected"]')
    await showsAt(page, 10, 10, "0,255,0,255")
    expect(machine.calls.filter((call) => call.includes("/tickets"))).toHaveLength(2)
  })

  test("tells its person that their last input may not have arrived, while they wait for the server and when the picture is back", async () => {
    await using story = await newPage()
    const { page } = story
    await connect(page)
    await page.locator(".remote-canvas").click({ position: { x: 20, y: 20 } })
    for (const socket of machine.sockets) socket.close(CLOSE_LATE_INPUT)
    const told = "What you typed or clicked last may not have reached the machine."
    await page.locator(".remote-cover").getByText(told).waitFor()
    expect(await axeViolations(page)).toEqual([])
    await page.waitForSelector('[data-state="connected"]')
    await page.getByRole("alert").getByText(told).waitFor()
    for (const socket of machine.sockets) socket.close()
    await page.locator(".remote-cover").waitFor()
    expect(await page.locator(".remote-cover").getByText(told).count()).toBe(0)
  })
})

describe("the session bar", () => {
  const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString()

  test("shows the remaining time of the window, its urgency and its end", async () => {
    await using story = await newPage()
    const { page } = story
    await connect(page, { windowEndsAt: minutes(95), props: { extensionHoursMax: 0 } })
    await page.setViewportSize({ width: 1440, height: 800 })
    const left = page.locator(".remote-window")
    expect(await left.innerText()).toMatch(/^Window ends in 1:3[45]:\d\d$/)
    expect(await left.getAttribute("class")).toContain("remote-window-calm")
    for (const [endsIn, text, urgency] of [
      [14, /^Window ends in 0?0?:?1[34]:\d\d$/, "soon"],
      [4, /^Window ends in 0?0?:?0?[34]:\d\d$/, "now"],
      [-1, /^Window over$/, "now"],
    ] as const) {
      machine.notice({ about: "window", endsAtMs: Date.now() + endsIn * 60_000, extensionHoursLeft: 0 })
      await eventually(
        async () => [await left.innerText(), await left.getAttribute("class")],
        ([said, look]) => text.test(said ?? "") && (look ?? "").includes(`remote-window-${urgency}`),
      )
    }
    machine.notice({ about: "window", endsAtMs: null, extensionHoursLeft: 0 })
    await eventually(
      () => left.count(),
      (count) => count === 0,
    )
  })

  test("marks only sessions that are recorded", async () => {
    {
      await using recorded = await newPage()
      await connect(recorded.page)
      const mark = recorded.page.getByRole("img", { name: "This session is recorded." })
      expect(await mark.innerText()).toBe("REC")
    }
    await machine.stop()
    await using unrecorded = await newPage()
    await connect(unrecorded.page, { props: { isRecorded: false } })
    expect(await unrecorded.page.locator(".remote-rec").count()).toBe(0)
  })

  test.each([
    ["only looks", { right: "VIEW" as const, props: AS_GUEST }, "View only"],
    ["is at a read-only interface", { props: { readOnly: true } }, "Read-only"],
  ])("shows the restriction only to a user who %s", async (_who, options, text) => {
    {
      await using story = await newPage()
      await connect(story.page, options)
      await story.page.locator(".remote-marks", { hasText: text }).waitFor()
    }
    await machine.stop()
    await using other = await newPage()
    await connect(other.page)
    expect(await other.page.locator(".remote-marks").innerText()).not.toMatch(/View only|Read-only/)
  })
})

describe("a guest", () => {
  test("with the right VIEW moves a large picture with a finger, and sends no input until the owner grants CONTROL", async () => {
    await using story = await newPage({ hasTouch: true })
    const { page } = story
    await connect(page, { right: "VIEW", props: AS_GUEST })
    await page.waitForSelector("text=View only")
    await page.click('summary[title="Zoom"]')
    await page.click("text=200 %")
    const cdp = await page.context().newCDPSession(page)
    const touch = (
      type: "touchStart" | "touchMove" | "touchEnd",
      ...touchPoints: { x: number; y: number }[]
    ) => cdp.send("Input.dispatchTouchEvent", { type, touchPoints })
    await touch("touchStart", { x: 600, y: 500 })
    for (const moved of [20, 60, 100]) await touch("touchMove", { x: 600 - moved, y: 500 - moved })
    await touch("touchEnd")
    await eventually(
      () => page.locator(".remote-stage").evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop]),
      (at) => String(at) === "100,100",
    )
    await page.locator(".remote-canvas").click()
    await page.keyboard.type("x")
    machine.notice({ about: "right", right: "CONTROL" })
    await page.waitForSelector('summary[title="Key combinations"]')
    await page.keyboard.type("y")
    const keys = await inputsOf("key", 2)
    expect(keys.map(({ keysym }) => keysym)).toEqual([0x79, 0x79])
    expect(machine.inputs.some(({ kind }) => kind === "pointer")).toBe(false)
  })

  test("leaves without ending the session, and can reconnect", async () => {
    await using story = await newPage()
    const { page } = story
    await connect(page, { props: AS_GUEST })
    await page.click("button:has-text('Leave')")
    await page.waitForSelector("text=You have left the session")
    expect(await page.locator(".remote-state").innerText()).toBe("Left")
    await page.getByRole("button", { name: "Join", exact: true }).click()
    await page.waitForSelector('[data-state="connected"]')
    expect(machine.calls.some((call) => call.startsWith("PUT"))).toBe(false)
  })
})

describe("the owner", () => {
  test("is shown who asks for control, and gives it", async () => {
    await using story = await newPage()
    const { page } = story
    await connect(page)
    machine.notice({
      about: "viewers",
      self: "v1",
      viewers: [viewerOf(ME, "CONTROL"), { ...EVA, asks: true }],
    })
    await page.click(".dock-row:has-text('asks for control') >> text=Give control")
    await eventually(
      () => machine.calls,
      (calls) =>
        calls.some((call) =>
          call.endsWith(`/invitations/user {"userId":"${OTHER}","accessRight":"CONTROL"}`),
        ),
    )
  })

  test("sees invited users who have not joined, and can withdraw an invitation", async () => {
    await using story = await newPage()
    const { page } = story
    await connect(page)
    await page.click('button[title="People in the session"]')
    await page.waitForSelector(".person-pending:has-text('Ina Vitee'):has-text('not joined yet')")
    await page.waitForSelector(".person-pending:has-text('guest@service.example')")
    expect(await page.locator(".dock-row", { hasText: "owner" }).count()).toBe(1)
    await page.click('button[aria-label="Withdraw the invitation of Ina Vitee"]')
    await page.waitForSelector("text=Ina Vitee", { state: "detached" })
    // Of the row beside the one that is gone.
    expect(await page.evaluate(() => document.activeElement?.closest("li")?.textContent)).toContain("guest@")
    expect(machine.calls.some((call) => call.endsWith(`/invitations/user/${INVITED}`))).toBe(true)
  })

  test("confirms a dialog before the session ends for everyone", async () => {
    await using story = await newPage()
    const { page } = story
    await connect(page)
    await page.click("button:has-text('End session')")
    await page.click("dialog button:has-text('Cancel')")
    await page.locator("dialog").waitFor({ state: "detached" })
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("End session")
    await page.click("button:has-text('End session')")
    await page.click("dialog button:has-text('End session')")
    await page.waitForSelector("text=The session was ended.")
    expect(machine.calls.at(-1)).toContain('{"isActive":false}')
  })

  test.each([
    ["ssh-ed25519", "New host key"],
    ["x509", "New certificate"],
    ["x509-ec-prime256v1", "New certificate"],
  ])("accepts a new key of type %s in a dialog called %s", async (keyType, title) => {
    await using story = await newPage()
    const { page } = story
    await connect(page)
    machine.notice({ about: "hostKey", keyType, fingerprint: "SHA256:abc" })
    await page.waitForSelector("dialog:modal >> text=SHA256:abc")
    expect(await page.innerText("dialog:modal h2")).toBe(title)
    await page.click("text=Trust and connect")
    await page.waitForSelector("dialog", { state: "detached" })
    expect(machine.calls.at(-1)).toContain('/hostkey {"fingerprint":"SHA256:abc","accept":true}')
  })

  test("sees every missing prerequisite", async () => {
    await using story = await newPage({ expect: /409/ })
    await serveScreenPage({ missing: ["LATEST_LOG", "WINDOW"] })
    await story.page.goto(machine.address)
    await story.page.waitForSelector("dialog:modal")
    const list = await story.page.locator("dialog:modal li").allInnerTexts()
    expect(list).toEqual([
      "This is not the latest log of the issue.",
      "The issue is outside its maintenance window.",
    ])
  })
})

describe("the end of a session", () => {
  test("is explained in the user's language, with links to continue", async () => {
    await using story = await newPage()
    const { page } = story
    await connect(page, { lang: "de" })
    const detail = "10.0.7.21 did not answer"
    machine.notice({ about: "state", state: "ENDED", code: "UPSTREAM_TIMEOUT", detail })
    await page.waitForSelector("text=Die Maschine antwortet nicht.")
    await page.waitForSelector(`text=${detail}`)
    expect(await page.locator(".remote-end a, .remote-end button").allInnerTexts()).toEqual([
      "Zurück zum Arbeitsprotokoll",
      "Aufzeichnung ansehen",
      "Erneut verbinden",
    ])
  })
})

describe("a terminal session", () => {
  const bytes = new TextEncoder().encode("\x1b[38;2;10;200;30mtech@press\x1b[0m:~$ ")
  const snapshot = { kind: "terminalSnapshot" as const, cols: 80, rows: 24, bytes }
  const rows = (page: Page) => page.locator(".xterm-rows").innerText()

  test("shows the machine's colours, sends keys and its size, and answers no terminal queries", async () => {
    await using story = await newPage()
    const { page } = story
    await connect(page, { props: { kind: "terminal" }, terminal: [snapshot] })
    await eventually(
      () => rows(page),
      (text) => text.includes("tech@press:~$"),
    )
    const [size] = await inputsOf("terminalResize", 1)
    expect(size!.cols).toBeGreaterThan(80)
    const questions = new TextEncoder().encode("\x1b[c\x1b[6n\x1b]11;?\x07ready")
    machine.say({ kind: "terminalOutput", bytes: questions })
    await eventually(
      () => rows(page),
      (text) => text.includes("ready"),
    )
    await page.keyboard.type("ls")
    const keys = await inputsOf("terminalKeys", 2)
    expect(keys.map(({ bytes }) => new TextDecoder().decode(bytes)).join("")).toBe("ls")
    const colour = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>(".xterm-rows span")].map(({ style }) => style.color),
    )
    expect(colour).toContain("rgb(10, 200, 30)")
  })

  test("is left with Control+Alt+Shift, not with AltGr+Shift, which to Windows is the same", async () => {
    await using story = await newPage()
    const { page } = story
    await connect(page, { props: { kind: "terminal" }, terminal: [snapshot] })
    await page.locator(".xterm textarea").focus()
    const isLeftWith = (modifierAltGraph: boolean) =>
      page.evaluate((modifierAltGraph) => {
        const field = document.activeElement
        const held = { ctrlKey: true, altKey: true, shiftKey: true, modifierAltGraph }
        const shift = { key: "Shift", code: "ShiftLeft", bubbles: true, cancelable: true, ...held }
        field?.dispatchEvent(new KeyboardEvent("keydown", shift))
        return document.activeElement !== field
      }, modifierAltGraph)
    expect([await isLeftWith(true), await isLeftWith(false)]).toEqual([false, true])
  })

  test("finds text with Control+Shift+F from the newest line upwards, and opens an address with Control and a click", async () => {
    await using story = await newPage()
    const { page } = story
    const address = "https://docs.example.org/pds-310"
    await page.context().route(`${address}*`, (route) => route.fulfill({ body: "found" }))
    const lines = Array.from({ length: 60 }, (_, i) => `pressure ${i} bar`)
    const text = new TextEncoder().encode([...lines, `see ${address}.`].join("\r\n"))
    await connect(page, { props: { kind: "terminal" }, terminal: [{ ...snapshot, bytes: text }] })
    await eventually(
      () => rows(page),
      (shown) => shown.includes("pressure 59"),
    )
    // At once: what is typed next must not reach the machine.
    const focused = await page.evaluate(() => {
      const keys = {
        ctrlKey: true,
        shiftKey: true,
        code: "KeyF",
        key: "F",
        bubbles: true,
        cancelable: true,
      }
      document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", keys))
      return document.activeElement?.localName
    })
    expect(focused).toBe("input")
    await page.keyboard.type("PRESSURE")
    const count = page.locator(".tool[open] output")
    await count.getByText("1 of 60", { exact: true }).waitFor()
    await page.keyboard.press("Enter")
    await count.getByText("2 of 60", { exact: true }).waitFor()
    await page.keyboard.press("Shift+Enter")
    await page.keyboard.press("Shift+Enter")
    await count.getByText("60 of 60", { exact: true }).waitFor()
    await eventually(
      () => rows(page),
      (shown) => shown.includes("pressure 0 bar"),
    )
    expect(await axeViolations(page)).toEqual([])
    await page.keyboard.press("Escape")
    // The terminal has the keyboard again, and shows its newest line as soon as a key is pressed.
    await page.keyboard.type("x")
    const keys = await inputsOf("terminalKeys", 1)
    expect(keys.map(({ bytes }) => new TextDecoder().decode(bytes))).toEqual(["x"])
    await eventually(
      () => rows(page),
      (shown) => shown.includes(address),
    )
    const place = await page.locator(".xterm-rows > div", { hasText: address }).boundingBox()
    const opened = page.context().waitForEvent("page")
    await page.mouse.move(place!.x + 100, place!.y + place!.height / 2)
    await eventually(
      () => page.locator(".remote-terminal").getAttribute("title"),
      (title) => title === "Open in a new tab: Ctrl+click",
    )
    await page.keyboard.down("Control")
    await page.mouse.click(place!.x + 100, place!.y + place!.height / 2)
    await page.keyboard.up("Control")
    expect((await opened).url()).toBe(address)
  })

  test("copies selected text with Control+Shift+C, and types a pasted one as lines of text alone", async () => {
    await using story = await newPage({ permissions: ["clipboard-read", "clipboard-write"] })
    const { page } = story
    // A shell that tells what is pasted from what is typed.
    const prompt = new TextEncoder().encode("pressure-7\r\n$ \x1b[?2004h")
    await connect(page, { props: { kind: "terminal" }, terminal: [{ ...snapshot, bytes: prompt }] })
    await page
      .locator(".xterm-rows > div", { hasText: "pressure-7" })
      .dblclick({ position: { x: 20, y: 8 }, force: true })
    await page.keyboard.press("Control+Shift+C")
    await eventually(
      () => page.evaluate(() => navigator.clipboard.readText()),
      (text) => text === "pressure-7",
    )
    const typed = () =>
      machine.inputs
        .flatMap((input) => (input.kind === "terminalKeys" ? [new TextDecoder().decode(input.bytes)] : []))
        .join("")
    // What ends the marks of a paste would have the rest taken for typed.
    await page.evaluate(() => navigator.clipboard.writeText("echo Öl\tA\n\x1b[201~reboot\n\x03"))
    await page.keyboard.press("Control+Shift+V")
    const pasted = "\x1b[200~echo Öl\tA\r[201~reboot\r\x1b[201~"
    await eventually(typed, (text) => text === pasted)
    await page.click('button[title="Clipboard"]')
    await page.locator("textarea.tool-clipboard").fill("echo \x9b201~reboot")
    await page.getByRole("button", { name: "Send to the machine" }).click()
    await eventually(typed, (text) => text === `${pasted}\x1b[200~echo 201~reboot\x1b[201~`)
  })

  test("keeps its size of text on a phone, from the machine's first columns to those that fit", async () => {
    await using story = await newPage({ viewport: { width: 390, height: 844 }, hasTouch: true })
    const { page } = story
    await page.addInitScript(() => {
      const heights = new Set<number>()
      Object.assign(window, { heights })
      new MutationObserver(() => {
        const row = document.querySelector(".xterm-rows > div")
        if (row) heights.add(row.getBoundingClientRect().height)
      }).observe(document, { childList: true, subtree: true, attributes: true, characterData: true })
    })
    await connect(page, { props: { kind: "terminal" }, terminal: [snapshot] })
    const [size] = await inputsOf("terminalResize", 1)
    machine.say({ kind: "terminalSize", cols: size!.cols, rows: size!.rows })
    const ready = new TextEncoder().encode("ready")
    machine.say({ kind: "terminalOutput", bytes: ready })
    await eventually(
      () => rows(page),
      (text) => text.includes("ready"),
    )
    const heights = await page.evaluate(() => [...(window as unknown as { heights: Set<number> }).heights])
    expect(heights).toHaveLength(1)
  })

  test("scrolls back with a finger, turns the wheel of a program on the whole screen, and copies what a long press selects", async () => {
    await using story = await newPage({
      ...PHONE,
      permissions: ["clipboard-read", "clipboard-write"],
    })
    const { page } = story
    const lines = Array.from({ length: 200 }, (_, n) => `line-${n} of the log`).join("\r\n")
    const say = (text: string) =>
      machine.say({ kind: "terminalOutput", bytes: new TextEncoder().encode(text) })
    const shows = (text: string) =>
      eventually(
        () => rows(page),
        (shown) => shown.includes(text),
      )
    await connect(page, { props: { kind: "terminal" }, terminal: [{ ...snapshot, cols: 40 }] })
    say(lines)
    await shows("line-199 ")
    const fingers = await fingersOn(page)
    const swipe = async (from: number, to: number) => {
      await fingers.down({ x: 150, y: from })
      for (let step = 1; step <= 10; step++)
        await fingers.move({ x: 150, y: from + ((to - from) * step) / 10 })
      await fingers.up()
    }
    for (let times = 0; times < 12; times++) await swipe(200, 600)
    await shows("line-0 ")

    const place = (await page.locator(".xterm-rows > div", { hasText: "line-3 " }).boundingBox())!
    await fingers.down({ x: place.x + 20, y: place.y + place.height / 2 })
    await page.waitForFunction(() => document.querySelector(".xterm-selection div"))
    await fingers.up()
    await eventually(
      () => page.evaluate(() => navigator.clipboard.readText()),
      (text) => text === "line-3",
    )

    // `less` and its like, which have no lines before the screen.
    say("\x1b[?1049hpage of a manual")
    await shows("page of a manual")
    machine.inputs.splice(0)
    await swipe(500, 300)
    const keys = await inputsOf("terminalKeys", 3)
    expect(new Set(keys.map(({ bytes }) => new TextDecoder().decode(bytes)))).toEqual(new Set(["\x1b[B"]))
  })

  test("asks a phone for no keyboard of its own while that of the session is open", async () => {
    await using story = await newPage({ viewport: { width: 390, height: 844 }, hasTouch: true })
    const { page } = story
    await connect(page, { props: { kind: "terminal" }, terminal: [snapshot] })
    const inputMode = () =>
      page.locator(".xterm-helper-textarea").evaluate((keys) => (keys as HTMLTextAreaElement).inputMode)
    expect(await inputMode()).toBe("")
    await page.click('button[title="On-screen keyboard"]')
    await eventually(inputMode, (mode) => mode === "none")
    await page.click('button[title="On-screen keyboard"]')
    await eventually(inputMode, (mode) => mode === "")
  })

  test("is scaled to fit a view-only guest's viewport at the owner's size, and sends no input", async () => {
    await using story = await newPage()
    const { page } = story
    const wide = { ...snapshot, cols: 160, rows: 50 }
    await connect(page, { right: "VIEW", props: { ...AS_GUEST, kind: "terminal" }, terminal: [wide] })
    const fits = () =>
      page.evaluate(() => {
        const screen = document.querySelector(".xterm-screen")?.getBoundingClientRect()
        return screen ? screen.right <= innerWidth && screen.bottom <= innerHeight : false
      })
    await eventually(fits, (isWhole) => isWhole)
    await page.keyboard.type("x")
    machine.notice({ about: "window", endsAtMs: null, extensionHoursLeft: 0 })
    await page.waitForSelector(".remote-window", { state: "detached" })
    expect(machine.inputs).toEqual([])
  })
})

describe("axe finds no violations", () => {
  const looks: [string, ScreenPageOptions][] = [
    ["in a light desktop session", { theme: "light" }],
    ["in a dark one", { theme: "dark" }],
    [
      "in a terminal",
      {
        props: { kind: "terminal" },
        terminal: [{ kind: "terminalSnapshot", cols: 80, rows: 24, bytes: new Uint8Array([36]) }],
      },
    ],
  ]
  for (const [name, options] of looks)
    test(name, async () => {
      await using story = await newPage()
      await connect(story.page, options)
      await story.page.click(".tool-opener >> nth=0")
      expect(await axeViolations(story.page)).toEqual([])
    })
})
