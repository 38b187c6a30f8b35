/** A viewer's input on its way to a page that is slow to take it. */
import { expect, test } from "bun:test"
import type { BrowserPage } from "../../../protocols/https/browser-page.ts"
import type { CdpConnection, CdpValue } from "../../../protocols/https/cdp.ts"
import { PageInputQueue } from "../../../protocols/https/input.ts"
import { Prompts } from "../../../protocols/https/prompts.ts"
import type { Screencast } from "../../../protocols/https/screencast.ts"
import { waitUntil } from "../../harness/eventually.ts"

test("presses that wait for a page which hangs are dropped when asked, while what it holds is released", async () => {
  const sent: unknown[] = []
  const hangs = Promise.withResolvers<void>()
  const queue = new PageInputQueue(async (_method, { type, key }) => {
    sent.push(`${type} ${key ?? ""}`.trim())
    await hangs.promise
  })
  const press = (letter: string, down: boolean) =>
    queue.push({ kind: "key", down, keysym: letter.charCodeAt(0), code: `Key${letter.toUpperCase()}` })
  press("a", true)
  press("b", true)
  press("b", false)
  queue.push({ kind: "pointer", x: 5, y: 5, buttons: 1 })
  queue.push({ kind: "wheel", x: 5, y: 5, dx: 0, dy: 1 })
  // Composed: it goes as text.
  queue.push({ kind: "key", down: true, keysym: 0xe4, code: "" })
  queue.dropPresses()
  press("a", false)
  hangs.resolve()
  await new Promise((done) => setImmediate(done))
  expect(sent).toEqual(["keyDown a", "keyUp b", "keyUp a"])
})

test("a key that is held is repeated as a page knows it, and pressed anew after its release", async () => {
  const repeated: unknown[] = []
  const queue = new PageInputQueue(async (_method, { type, autoRepeat }) => {
    repeated.push(`${type} ${autoRepeat}`)
  })
  const key = (down: boolean) => queue.push({ kind: "key", down, keysym: 0xff52, code: "ArrowUp" })
  for (const down of [true, true, true, false, true, false]) key(down)
  await new Promise((done) => setImmediate(done))
  expect(repeated).toEqual([
    ...["rawKeyDown false", "rawKeyDown true", "rawKeyDown true", "keyUp false"],
    ...["rawKeyDown false", "keyUp false"],
  ])
})

test("what a page that hangs has been given pressed is released, however much is typed meanwhile", async () => {
  const sent: string[] = []
  const hangs = Promise.withResolvers<void>()
  const queue = new PageInputQueue(async (_method, { type, key, button }) => {
    sent.push(`${type} ${key ?? button}`)
    await hangs.promise
  })
  const key = (down: boolean, letter: string) =>
    queue.push({ kind: "key", down, keysym: letter.charCodeAt(0), code: "" })
  queue.push({ kind: "pointer", x: 5, y: 5, buttons: 1 })
  key(true, "a")
  for (let presses = 0; presses < 250; presses++) key(true, "b")
  key(false, "a")
  queue.push({ kind: "pointer", x: 5, y: 5, buttons: 0 })
  for (let releases = 0; releases < 1000; releases++) key(false, "c")
  hangs.resolve()
  await new Promise((done) => setImmediate(done))
  expect(sent).toContain("keyUp a")
  expect(sent).toContain("mouseReleased left")
  expect(sent.length).toBeLessThan(450)
})

test("presses that wait for the session's own question, whose page hangs, are dropped when asked, too", async () => {
  const sent: string[] = []
  const hangs = Promise.withResolvers<void>()
  let isShown = false
  const cdp = {
    async send(method: string, { type, key }: CdpValue = {}) {
      isShown ||= method === "Runtime.evaluate"
      if (method === "Input.dispatchKeyEvent") {
        sent.push(`${type} ${key}`)
        await hangs.promise
      }
      return { targetId: "question", sessionId: "s1", frameTree: { frame: { id: "f1" } } }
    },
  } as unknown as CdpConnection
  const page = { releaseInput() {} } as unknown as BrowserPage
  const screencast = { lastPicture: "" } as unknown as Screencast
  const texts = { machineSays: "", ok: "", cancel: "", leave: "", stay: "", leaveQuestion: "", suppress: "" }
  const size = () => ({ width: 800, height: 600 })
  const prompts = new Prompts(cdp, page, screencast, { texts, language: "en-GB", size, showFrame() {} })
  prompts.notify("The file was not sent.")
  await waitUntil("the question is shown", () => isShown)
  for (const down of [true, false]) prompts.input({ kind: "key", down, keysym: 0x61, code: "KeyA" })
  for (const down of [true, false]) prompts.input({ kind: "key", down, keysym: 0x62, code: "KeyB" })
  prompts.dropPresses()
  hangs.resolve()
  await new Promise((done) => setImmediate(done))
  expect(sent).toEqual(["keyDown a", "keyUp a", "keyUp b"])
})
