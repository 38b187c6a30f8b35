import { describe, expect, test } from "bun:test"
import type { DesktopInput } from "../../../protocols/desktop.ts"
import { scancodeOf } from "../../../protocols/keyboard/scancodes.ts"
import { bytesOf, converse, greeting, rectangle, u16, u32, update } from "./server.ts"

const KEYSYM_A = 0x61
const SCREEN = bytesOf([1, 0, 0, 0], u32(7), u16(0), u16(0), u16(8), u16(4), u32(5))

/** The bytes sent for `inputs` after the server announced the capabilities in `before`. */
function sentFor(inputs: DesktopInput[], before: Uint8Array = new Uint8Array(0)): Uint8Array {
  const conversation = converse()
  conversation.receive(bytesOf(greeting(8, 4), before))
  conversation.forget()
  for (const input of inputs) conversation.input(input)
  return conversation.result().sent
}

const pointer = (mask: number, x: number, y: number) => bytesOf([5, mask], u16(x), u16(y))

describe("keys for VNC", () => {
  const press: DesktopInput = { kind: "key", down: true, keysym: KEYSYM_A, code: "KeyA" }

  test("are sent as keysyms", () => {
    expect(sentFor([press])).toEqual(bytesOf([4, 1, 0, 0], u32(KEYSYM_A)))
    expect(sentFor([{ ...press, down: false }])).toEqual(bytesOf([4, 0, 0, 0], u32(KEYSYM_A)))
  })

  test("are sent with their scan code if the server supports it and the key is known", () => {
    const qemu = update(rectangle({ x: 0, y: 0, w: 0, h: 0 }, -258))
    expect(sentFor([press], qemu)).toEqual(bytesOf([255, 0], u16(1), u32(KEYSYM_A), u32(0x1e)))
    expect(sentFor([{ ...press, code: "" }], qemu)).toEqual(bytesOf([4, 1, 0, 0], u32(KEYSYM_A)))
  })

  test.each([
    ["Escape", 0x01],
    ["Backspace", 0x0e],
    ["Tab", 0x0f],
    ["KeyA", 0x1e],
    ["Enter", 0x1c],
    ["Backquote", 0x29],
    ["ShiftLeft", 0x2a],
    ["Backslash", 0x2b],
    ["KeyZ", 0x2c],
    ["ShiftRight", 0x36],
    ["F1", 0x3b],
    ["F10", 0x44],
    ["NumLock", 0x45],
    ["NumpadDecimal", 0x53],
    ["IntlBackslash", 0x56],
    ["F12", 0x58],
    ["NumpadEnter", 0x9c],
    ["AltRight", 0xb8],
    ["Home", 0xc7],
    ["ArrowUp", 0xc8],
    ["ArrowLeft", 0xcb],
    ["ArrowRight", 0xcd],
    ["ArrowDown", 0xd0],
    ["Delete", 0xd3],
    ["ContextMenu", 0xdd],
  ])("%p has the scan code %p", (code, scancode) => {
    expect(scancodeOf(code)).toBe(scancode)
  })
})

describe("the VNC pointer", () => {
  test("has left, middle, right and back buttons, and stays inside the frame", () => {
    const sent = sentFor([{ kind: "pointer", x: 100, y: -5, buttons: 0b11111 }])
    expect(sent).toEqual(pointer(0b10000111, 7, 0))
  })

  test("has both side buttons where the server supports them", () => {
    const able = update(rectangle({ x: 0, y: 0, w: 0, h: 0 }, -316))
    const at = { kind: "pointer", x: 3, y: 2 } as const
    const inputs: DesktopInput[] = [
      { ...at, buttons: 0b10001 },
      { kind: "wheel", x: 3, y: 2, dx: 0, dy: 1 },
    ]
    const forward = (mask: number) => bytesOf(pointer(0x80 | mask, 3, 2), [0b10])
    expect(sentFor([...inputs, { ...at, buttons: 0b01000 }, { ...at, buttons: 0 }], able)).toEqual(
      bytesOf(
        ...[forward(1), forward(1), forward(1 | 16), forward(1)],
        ...[bytesOf(pointer(0x80, 3, 2), [0b01]), pointer(0, 3, 2)],
      ),
    )
  })

  test("sends wheel steps as buttons 4 to 7 while other buttons stay pressed", () => {
    const held: DesktopInput = { kind: "pointer", x: 1, y: 1, buttons: 1 }
    const sent = sentFor([held, { kind: "wheel", x: 2, y: 1, dx: 1, dy: -2 }])
    const up = [pointer(9, 2, 1), pointer(1, 2, 1)]
    const right = [pointer(65, 2, 1), pointer(1, 2, 1)]
    expect(sent).toEqual(bytesOf(pointer(1, 1, 1), pointer(1, 2, 1), ...up, ...up, ...right))
  })

  test("limits the wheel steps of one event", () => {
    const sent = sentFor([{ kind: "wheel", x: 0, y: 0, dx: 0, dy: 1e9 }])
    expect(sent.length).toBe(6 + 10 * 12)
  })
})

test("a resize is requested only if the server supports it and the new size is valid", () => {
  const wish: DesktopInput = { kind: "resize", width: 10, height: 5 }
  expect(sentFor([wish])).toEqual(new Uint8Array(0))
  const able = update(rectangle({ x: 0, y: 0, w: 8, h: 4 }, -308, SCREEN))
  const layout = bytesOf(u32(7), u16(0), u16(0), u16(10), u16(5), u32(5))
  expect(sentFor([wish], able)).toEqual(bytesOf([251, 0], u16(10), u16(5), [1, 0], layout))
  const impossible: DesktopInput[] = [
    { kind: "resize", width: 0, height: 5 },
    { kind: "resize", width: 65535, height: 65535 },
    { kind: "resize", width: 8, height: 4 },
  ]
  expect(sentFor(impossible, able)).toEqual(new Uint8Array(0))
})

test("no VNC input is sent before the machine is ready", () => {
  const conversation = converse()
  conversation.input({ kind: "key", down: true, keysym: KEYSYM_A, code: "KeyA" })
  expect(conversation.result().sent).toHaveLength(0)
})
