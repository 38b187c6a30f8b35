import { describe, expect, test } from "bun:test"
import fc from "fast-check"
import { CLIPBOARD_BYTES_MAX } from "../../../protocols/desktop.ts"
import { ProtocolError } from "../../../protocols/link.ts"
import { syncInflater } from "../../../protocols/screen/deflate.ts"
import { createScreen } from "../../../protocols/screen/screen.ts"
import {
  decodeViewerMessage,
  encodeViewerMessage,
  MESSAGE,
  type PlainMessage,
} from "../../../protocols/viewer-wire.ts"
import { createScreenDecoder } from "../../../protocols/viewer-wire-decode.ts"
import {
  decodeViewerInput,
  encodeViewerInput,
  VIEWER_INPUT_BYTES_MAX,
  type ViewerInput,
} from "../../../protocols/viewer-wire-input.ts"
import { parseSegment } from "../../../protocols/viewer-wire-segment.ts"
import { CURSOR_SIDE_MAX } from "../../../protocols/vnc/limits.ts"
import { changeAtRandom, intBelow, randomFrom } from "./pictures.ts"

const u16 = fc.integer({ min: 0, max: 0xffff })
const text = fc.string({ unit: "grapheme", maxLength: 200 })
const bytes = fc.uint8Array({ maxLength: 300 })
const grid = { cols: fc.integer({ min: 1, max: 500 }), rows: fc.integer({ min: 1, max: 200 }) }

const anyInput: fc.Arbitrary<ViewerInput> = fc.oneof(
  fc.record({
    kind: fc.constant("key" as const),
    down: fc.boolean(),
    keysym: fc.integer({ min: 0, max: 0x1fffffff }),
    code: fc.stringMatching(/^[A-Za-z0-9]{0,32}$/),
  }),
  fc.record({
    kind: fc.constant("pointer" as const),
    x: u16,
    y: u16,
    buttons: fc.integer({ min: 0, max: 31 }),
  }),
  fc.record({
    kind: fc.constant("wheel" as const),
    x: u16,
    y: u16,
    dx: fc.integer({ min: -128, max: 127 }),
    dy: fc.integer({ min: -128, max: 127 }),
  }),
  fc.record({ kind: fc.constant("clipboard" as const), text }),
  fc.record({
    kind: fc.constant("resize" as const),
    width: fc.integer({ min: 16, max: 4096 }),
    height: fc.integer({ min: 16, max: 4096 }),
  }),
  fc.record({
    kind: fc.constant("terminalKeys" as const),
    bytes: fc.uint8Array({ minLength: 1, maxLength: 300 }),
  }),
  fc.record({ kind: fc.constant("terminalResize" as const), ...grid }),
  fc.record({ kind: fc.constant("ack" as const), seq: fc.integer({ min: 0, max: 0xffffffff }) }),
  fc.record({ kind: fc.constant("time" as const), atMs: fc.integer({ min: 0, max: 0xffffffff }) }),
)

const anyMessage: fc.Arbitrary<PlainMessage> = fc.oneof(
  fc
    .record({ w: fc.integer({ min: 0, max: 9 }), h: fc.integer({ min: 0, max: 9 }), hotX: u16, hotY: u16 })
    .map((cursor) => ({
      kind: "cursor" as const,
      ...cursor,
      rgba: new Uint8Array(cursor.w * cursor.h * 4).fill(9),
    })),
  fc.record({ kind: fc.constant("clipboard" as const), text }),
  fc.record({ kind: fc.constant("bell" as const) }),
  fc.record({ kind: fc.constant("title" as const), text: fc.string({ maxLength: 100 }) }),
  fc.record({ kind: fc.constant("terminalSize" as const), ...grid }),
  fc.record({ kind: fc.constant("terminalOutput" as const), bytes }),
  fc.record({ kind: fc.constant("terminalSnapshot" as const), ...grid, bytes }),
  fc.record({
    kind: fc.constant("notice" as const),
    notice: fc.constant({ about: "right" as const, right: "CONTROL" as const }),
  }),
)

/** Calls `read` and lets nothing through but a result or a ProtocolError. */
async function survives(read: () => unknown): Promise<void> {
  try {
    await read()
  } catch (error) {
    if (!(error instanceof ProtocolError)) throw error
  }
}

function mutated(random: () => number, bytes: Uint8Array): Uint8Array {
  const copy = bytes.slice(0, random() < 0.2 ? intBelow(random, bytes.length + 1) : bytes.length)
  for (let i = intBelow(random, 4); i >= 0 && copy.length > 0; i--)
    copy[intBelow(random, copy.length)] = intBelow(random, 256)
  return copy
}

test("the largest cursor that a VNC server may send can be decoded by viewers", () => {
  const side = CURSOR_SIDE_MAX
  const cursor = { kind: "cursor" as const, w: side, h: side, hotX: 1, hotY: 2 }
  const message = { ...cursor, rgba: new Uint8Array(side * side * 4).fill(9) }
  expect(decodeViewerMessage(encodeViewerMessage(message))).toEqual(message)
})

describe("a viewer input message", () => {
  test("is decoded as it was encoded", () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        expect(decodeViewerInput(encodeViewerInput(input))).toEqual(input)
      }),
    )
  })

  test("is decoded to a valid input or rejected with an error when its bytes are damaged", async () => {
    const random = randomFrom(11)
    const samples = fc.sample(anyInput, { numRuns: 300, seed: 11 })
    for (let i = 0; i < 5000; i++) {
      const bytes = mutated(random, encodeViewerInput(samples[i % samples.length]!))
      await survives(() => {
        const input = decodeViewerInput(bytes)
        expect(decodeViewerInput(encodeViewerInput(input))).toEqual(input)
      })
    }
  })

  const refused: [string, Uint8Array][] = [
    ["nothing", new Uint8Array(0)],
    ["an unknown type", Uint8Array.of(99, 1, 2)],
    ["a key that is neither up nor down", Uint8Array.of(1, 2, 0, 0, 0, 0)],
    ["a key code that is no name", Uint8Array.of(1, 1, 0, 0, 0, 0, 0x3c)],
    ["a sixth mouse button", Uint8Array.of(2, 0, 0, 0, 0, 32)],
    ["a pointer with bytes left over", Uint8Array.of(2, 0, 0, 0, 0, 0, 0)],
    ["a size of nothing", Uint8Array.of(5, 0, 0, 0, 0)],
    ["a size beyond every picture", Uint8Array.of(5, 255, 255, 255, 255)],
    ["a clipboard that is not UTF-8", Uint8Array.of(4, 0xff, 0xfe)],
    ["a clipboard above its limit", new Uint8Array(CLIPBOARD_BYTES_MAX + 2).fill(4)],
    ["a paste above its limit", new Uint8Array(VIEWER_INPUT_BYTES_MAX).fill(6)],
    ["a terminal without columns", Uint8Array.of(7, 0, 0, 1, 0)],
  ]
  for (const [name, bytes] of refused)
    test(`is refused: ${name}`, () => expect(() => decodeViewerInput(bytes)).toThrow(ProtocolError))
})

describe("a server message", () => {
  test("is decoded as it was encoded", () => {
    fc.assert(
      fc.property(anyMessage, (message) => {
        expect(decodeViewerMessage(encodeViewerMessage(message)) as PlainMessage).toEqual(message)
      }),
    )
  })

  test("is drawn or rejected with an error when its bytes are damaged", async () => {
    const random = randomFrom(12)
    const messages: Uint8Array[] = []
    const screen = createScreen(
      { send: (_, message) => messages.push(message), refresh: () => undefined, quality: () => undefined },
      null,
    )
    screen.frame.resize(130, 70)
    screen.addViewer("v", 0)
    for (let i = 1; i < 12; i++) {
      screen.handleEvent(changeAtRandom(random, screen.frame)[0]!, i * 20)
      screen.handleEvent({ kind: "frameEnd" }, i * 20)
      screen.ack("v", 0xffffffff, i * 20)
    }
    for (let i = 0; i < 400; i++) {
      const decoder = createScreenDecoder({
        inflater: syncInflater,
        jpeg: async (_, w, h) => new Uint8Array(w * h * 4),
      })
      const wrong = intBelow(random, messages.length)
      for (const [at, message] of messages.entries())
        await survives(() => decoder.apply(at === wrong ? mutated(random, message) : message))
      decoder.close()
    }
  })

  test("is read from a damaged recording segment or rejected with an error", async () => {
    const random = randomFrom(13)
    const piece = new Uint8Array(200)
    new DataView(piece.buffer).setUint32(0, 0x31474553, true)
    for (let i = 0; i < 2000; i++) await survives(() => parseSegment(mutated(random, piece)))
  })

  test("exposes a frame's sequence number without decoding the frame", () => {
    const frame = new Uint8Array(30)
    frame[0] = MESSAGE.FRAME
    frame[4] = 7
    expect(decodeViewerMessage(frame)).toEqual({ kind: "frame", seq: 7, message: frame })
  })
})
