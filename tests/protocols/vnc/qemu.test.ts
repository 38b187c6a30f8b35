/** Against a real QEMU, which takes physical keys: characters reach a guest whose keyboard differs from the viewer's. */
import { afterAll, beforeAll, expect, test } from "bun:test"
import type { DesktopEvent } from "../../../protocols/desktop.ts"
import type { VncOptions } from "../../../protocols/vnc/options.ts"
import { type Qemu, startQemu } from "../../peers/qemu.ts"
import { connectVnc } from "../../peers/vnc-viewer.ts"

const START_LIMIT_MS = 30_000
let guest: Qemu
beforeAll(async () => {
  guest = await startQemu()
}, START_LIMIT_MS)
afterAll(() => guest?.stop(), START_LIMIT_MS)

const isFrameEnd = (event: DesktopEvent): event is Extract<DesktopEvent, { kind: "frameEnd" }> =>
  event.kind === "frameEnd"

/** What a browser reports: the character by the viewer's layout, and the physical key. */
type Pressed = [character: string, code: string]
const SHIFT = 0xffe1
const ALT_GR = 0xfe03

async function viewer(options: Partial<VncOptions>) {
  const link = connectVnc(guest.port, options)
  await link.waitForEvent(isFrameEnd)
  const key = (keysym: number, code: string, down: boolean) => link.input({ kind: "key", keysym, code, down })
  const tap = (keysym: number, code: string) => {
    key(keysym, code, true)
    key(keysym, code, false)
  }
  return {
    type(pressed: readonly Pressed[]) {
      for (const [character, code] of pressed) tap(character.codePointAt(0)!, code)
    },
    holding(modifier: number, code: string, pressed: readonly Pressed[]) {
      key(modifier, code, true)
      for (const [character, at] of pressed) tap(character.codePointAt(0)!, at)
      key(modifier, code, false)
    },
    /** Marks the end of a test's keys: Enter is the same key everywhere. */
    enter: () => tap(0xff0d, "Enter"),
    close: () => link.close(),
  }
}

/** On a German keyboard: z, y, /, (, @ and a character composed by a dead key. */
async function typeGerman(german: Awaited<ReturnType<typeof viewer>>): Promise<void> {
  german.type([
    ["z", "KeyY"],
    ["y", "KeyZ"],
    ["-", "Slash"],
  ])
  german.holding(SHIFT, "ShiftLeft", [
    ["/", "Digit7"],
    ["(", "Digit8"],
    ["Z", "KeyY"],
  ])
  german.holding(ALT_GR, "AltRight", [
    ["@", "KeyQ"],
    ["{", "Digit7"],
  ])
  german.type([
    ["^", ""],
    ["a", "KeyA"],
  ])
  german.enter()
}

test("a German keyboard types its own characters on a guest whose layout is configured", async () => {
  const german = await viewer({ keyboard: "en_us_qwerty" })
  await typeGerman(german)
  await guest.waitForTyped("zy-/(Z@{^a\r")
  german.close()
})

test("the keyboard setting KEYS sends key positions, so that the guest applies its own layout", async () => {
  const german = await viewer({ keyboard: "KEYS" })
  german.type([
    ["z", "KeyY"],
    ["y", "KeyZ"],
  ])
  german.enter()
  await guest.waitForTyped("yz\r")
  german.close()
})

test("the keyboard setting SYMBOLS sends characters, for which the guest's server finds the keys", async () => {
  const german = await viewer({ keyboard: "SYMBOLS" })
  german.type([
    ["z", "KeyY"],
    ["y", "KeyZ"],
    ["-", "Slash"],
  ])
  german.enter()
  await guest.waitForTyped("zy-\r")
  german.close()
})

test("a character that is missing in the machine's layout presses no other key", async () => {
  const german = await viewer({ keyboard: "en_us_qwerty" })
  german.type([
    ["a", "KeyA"],
    ["\u00f6", "Semicolon"],
    ["b", "KeyB"],
  ])
  german.enter()
  await guest.waitForTyped("ab\r")
  german.close()
})

test(
  "a wrong password is refused with QEMU's reason, without its trailing NUL",
  async () => {
    const guarded = await startQemu({ password: "right" })
    const end = await connectVnc(guarded.port, { password: "wrong" }).ended
    expect(end).toEqual({
      code: "CLIENT_UNAUTHORIZED",
      detail: "the machine refuses the password: Authentication failed",
    })
    await guarded.stop()
  },
  START_LIMIT_MS,
)

const isText = (event: DesktopEvent): event is Extract<DesktopEvent, { kind: "clipboard" }> =>
  event.kind === "clipboard"

test("a text of any alphabet that one viewer of a QEMU copies reaches another one, in both directions", async () => {
  const [one, other] = [connectVnc(guest.port), connectVnc(guest.port)]
  await Promise.all([one, other].map((viewer) => viewer.waitForEvent(isFrameEnd)))
  const [text, answer] = ["Prüfdruck 4 µbar ☃\nsecond line", "from the other one"]
  one.input({ kind: "clipboard", text })
  expect((await other.waitForEvent(isText)).text).toBe(text)
  other.input({ kind: "clipboard", text: answer })
  expect((await one.waitForEvent(isText)).text).toBe(answer)
  one.close()
  other.close()
})
