/** Input that waits until an RDP machine takes it as it is meant. */
import { afterEach, beforeEach, expect, jest, test } from "bun:test"
import { INPUTS_WAITING_MAX, TEXT_ACCEPTANCE_MS_MAX, TEXT_READING_MS } from "../../../protocols/rdp/limits.ts"
import { type SessionInput, WaitingInput } from "../../../protocols/rdp/waiting-input.ts"

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const key = (code: string): SessionInput => ({ kind: "key", keysym: 0x76, code, down: true })
const move = (x: number, buttons = 0): SessionInput => ({ kind: "pointer", x, y: 0, buttons })

function aMachine() {
  const sent: SessionInput[] = []
  return { sent, waiting: new WaitingInput((input) => sent.push(input)) }
}

test("keys and pointer reach an RDP machine in their order behind a pasted text, once it has accepted and read it", () => {
  const { sent, waiting } = aMachine()
  waiting.input(key("ControlLeft"))
  waiting.onTextOffered()
  const behind = [key("KeyV"), move(1), move(2, 1), key("KeyB")]
  for (const input of behind) waiting.input(input)
  waiting.onTextAccepted()
  jest.advanceTimersByTime(TEXT_READING_MS - 1)
  expect(sent).toEqual([key("ControlLeft")])
  jest.advanceTimersByTime(1)
  expect(sent).toEqual([key("ControlLeft"), ...behind])
  waiting.input(key("KeyC"))
  expect(sent.at(-1)).toEqual(key("KeyC"))
})

test("input does not wait longer for an RDP machine that accepts no text, and no more for the next one", () => {
  const { sent, waiting } = aMachine()
  waiting.onTextOffered()
  waiting.input(key("KeyV"))
  jest.advanceTimersByTime(TEXT_ACCEPTANCE_MS_MAX)
  expect(sent).toEqual([key("KeyV")])
  waiting.onTextOffered()
  waiting.input(key("KeyW"))
  expect(sent).toEqual([key("KeyV"), key("KeyW")])
  waiting.onTextAccepted()
  waiting.onTextOffered()
  waiting.input(key("KeyX"))
  expect(sent).toHaveLength(2)
})

test("of an RDP machine that is connected anew, keys wait for the picture and for the text that was pasted meanwhile", () => {
  const { sent, waiting } = aMachine()
  waiting.onTextOffered()
  waiting.input(key("KeyV"))
  waiting.input(move(1))
  waiting.onConnecting()
  waiting.input(move(2))
  jest.advanceTimersByTime(TEXT_ACCEPTANCE_MS_MAX)
  waiting.onPicture()
  expect(sent).toEqual([])
  waiting.onTextAccepted()
  jest.advanceTimersByTime(TEXT_READING_MS)
  expect(sent).toEqual([key("KeyV")])
})

test("a modifier that is held while an RDP machine is connected anew is released there and pressed again, other keys are released", () => {
  const { sent, waiting } = aMachine()
  const press = (code: string, keysym: number, down = true) => ({ kind: "key" as const, code, keysym, down })
  waiting.input(press("ControlLeft", 0xffe3))
  waiting.input(press("KeyA", 0x61))
  waiting.input(press("ShiftLeft", 0xffe1))
  waiting.input(press("ShiftLeft", 0xffe1, false))
  sent.length = 0
  waiting.onConnecting()
  expect(sent.splice(0)).toEqual([press("KeyA", 0x61, false), press("ControlLeft", 0xffe3, false)])
  waiting.input(press("KeyC", 0x63))
  waiting.input(press("ControlLeft", 0xffe3, false))
  waiting.onPicture()
  expect(sent.splice(0)).toEqual([
    press("ControlLeft", 0xffe3),
    press("KeyC", 0x63),
    press("ControlLeft", 0xffe3, false),
  ])
  waiting.onConnecting()
  waiting.onPicture()
  expect(sent).toEqual([press("KeyC", 0x63, false)])
})

test("a text that is accepted before the first picture keeps no keys behind it", () => {
  const { sent, waiting } = aMachine()
  waiting.onConnecting()
  waiting.onTextOffered()
  waiting.input(key("KeyV"))
  waiting.onTextAccepted()
  waiting.onPicture()
  expect(sent).toEqual([key("KeyV")])
})

test("a key that repeats for long behind a text for an RDP machine is released there at the end", () => {
  const { sent, waiting } = aMachine()
  waiting.onTextOffered()
  for (let repeats = 0; repeats < INPUTS_WAITING_MAX + 50; repeats++) waiting.input(key("ArrowUp"))
  const release = { ...key("ArrowUp"), down: false } as SessionInput
  for (let releases = 0; releases < INPUTS_WAITING_MAX * 2; releases++) waiting.input(release)
  jest.advanceTimersByTime(TEXT_ACCEPTANCE_MS_MAX)
  expect(sent.filter((input) => input.kind === "key" && input.down)).toHaveLength(INPUTS_WAITING_MAX)
  expect(sent.at(-1)).toEqual(release)
  expect(sent).toHaveLength(INPUTS_WAITING_MAX * 2)
})

test("moves of the mouse do not take the place of keys that wait", () => {
  const { sent, waiting } = aMachine()
  waiting.onTextOffered()
  for (let x = 0; x < INPUTS_WAITING_MAX; x++) waiting.input(move(x))
  waiting.input(key("KeyV"))
  waiting.onTextAccepted()
  jest.advanceTimersByTime(TEXT_READING_MS)
  expect(sent).toEqual([move(INPUTS_WAITING_MAX - 1), key("KeyV")])
})

test("presses that wait for an RDP machine are dropped when asked, while a key that was down before is released", () => {
  const { sent, waiting } = aMachine()
  const release = (code: string): SessionInput => ({ kind: "key", keysym: 0x76, code, down: false })
  waiting.input(key("KeyA"))
  waiting.onTextOffered()
  for (const input of [key("KeyV"), move(1, 1), { kind: "wheel", x: 1, y: 0, dx: 0, dy: 1 } as const])
    waiting.input(input)
  waiting.dropPresses()
  waiting.input(release("KeyA"))
  waiting.onTextAccepted()
  jest.advanceTimersByTime(TEXT_READING_MS)
  expect(sent).toEqual([key("KeyA"), release("KeyA")])
})

test("a modifier that was held when an RDP machine was connected anew is not pressed again after its presses were dropped", () => {
  const { sent, waiting } = aMachine()
  const control = (down: boolean): SessionInput => ({
    kind: "key",
    keysym: 0xffe3,
    code: "ControlLeft",
    down,
  })
  waiting.input(control(true))
  waiting.onConnecting()
  waiting.input(key("KeyV"))
  waiting.dropPresses()
  waiting.input(control(false))
  waiting.onPicture()
  expect(sent.filter((input) => input.kind === "key" && input.down)).toEqual([control(true)])
})
