/** Pixels of 8 and 16 bits, by literal bytes. */
import { describe, expect, test } from "bun:test"
import { ProtocolError } from "../../../protocols/link.ts"
import type { VncColourDepth } from "../../../protocols/vnc/options.ts"
import { atEveryChunking } from "../chunking.ts"
import { bytesOf, greeting, rectangle, replay, u16, u32, update, zlibStart } from "./server.ts"

const whole = (w: number, h: number) => ({ x: 0, y: 0, w, h })
const drawAt = (colourDepth: VncColourDepth, w: number, h: number, ...rectangles: Uint8Array[]) =>
  atEveryChunking(bytesOf(greeting(w, h), update(...rectangles)), (chunks) => replay(chunks, { colourDepth }))

const zrle = (w: number, h: number, ...data: Parameters<typeof bytesOf>) => {
  const piece = zlibStart(bytesOf(...data))
  return rectangle(whole(w, h), 16, u32(piece.length), piece)
}

test.each([
  [8, "08 08 00 01 0007 0007 0003 00 03 06"],
  [16, "10 10 00 01 001f 003f 001f 0b 05 00"],
  [24, "20 18 00 01 00ff 00ff 00ff 00 08 10"],
] as const)("%i bits of colour are asked for by their pixel format", (colourDepth, format) => {
  const { sent } = replay([greeting(1, 1)], { colourDepth })
  expect(Buffer.from(sent).toString("hex")).toContain(`00000000${format.replaceAll(" ", "")}000000`)
})

describe("a machine asked for 8 bits of colour", () => {
  const [RED, GREEN, BLUE] = [0b00000111, 0b00111000, 0b11000000]
  const colours = "ff0000 00ff00 0000ff"

  test.each([
    ["Raw", rectangle(whole(3, 1), 0, bytesOf(RED, GREEN, BLUE))],
    [
      "RRE",
      rectangle(
        whole(3, 1),
        2,
        u32(2),
        bytesOf(RED),
        bytesOf(GREEN),
        u16(1),
        u16(0),
        u16(2),
        u16(1),
        bytesOf(BLUE),
        u16(2),
        u16(0),
        u16(1),
        u16(1),
      ),
    ],
    ["Hextile", rectangle(whole(3, 1), 5, bytesOf(2 | 8 | 16, RED, 2, GREEN, 0x10, 0x10, BLUE, 0x20, 0x00))],
    ["ZRLE, raw", zrle(3, 1, 0, RED, GREEN, BLUE)],
    ["ZRLE, packed", zrle(3, 1, 3, RED, GREEN, BLUE, 0b00011000)],
    ["ZRLE, in runs", zrle(3, 1, 128, RED, 0, GREEN, 0, BLUE, 0)],
    ["ZRLE, in runs by palette", zrle(3, 1, 131, RED, GREEN, BLUE, 0, 129, 0, 2)],
  ])("may send %s", (_name, rect) => {
    expect(drawAt(8, 3, 1, rect).rows).toEqual([colours])
  })

  test("may not send Tight, which was not asked for", () => {
    const fill = rectangle(whole(1, 1), 7, bytesOf(0x80, RED, RED, RED))
    expect(() => replay([bytesOf(greeting(1, 1), update(fill))], { colourDepth: 8 })).toThrow(ProtocolError)
  })

  test("may not send ZRLE of unused kinds, that leaves its tile, or that ends short", () => {
    const bad = [
      [17, 1, 1, 1],
      [129, 1, 0],
      [128, 1, 255, 255],
      [130, 1, 1, 128, 3],
      [0, 1],
      [3, 1, 1],
      [1, 1, 0],
    ]
    for (const data of bad)
      expect(() => replay([bytesOf(greeting(2, 1), update(zrle(2, 1, data)))], { colourDepth: 8 })).toThrow(
        ProtocolError,
      )
  })
})

test("16 bits of colour are 5, 6 and 5, with the lowest byte first", () => {
  const pixels = bytesOf([0x00, 0xf8], [0xe0, 0x07], [0x1f, 0x00], [0x10, 0x84])
  expect(drawAt(16, 4, 1, rectangle(whole(4, 1), 0, pixels)).rows).toEqual(["ff0000 00ff00 0000ff 848284"])
})

/** SetEncodings follows version, security type, ClientInit and SetPixelFormat. */
const SET_ENCODINGS_AT = 12 + 1 + 1 + 20

function encodingsAskedIn(sent: Uint8Array): number[] {
  const view = new DataView(sent.buffer, sent.byteOffset + SET_ENCODINGS_AT)
  return Array.from({ length: view.getUint16(2) }, (_, i) => view.getInt32(4 + i * 4))
}

/** Raw, CopyRect, RRE, Hextile, Zlib, Tight, ZRLE. */
const PICTURE_ENCODINGS = [0, 1, 2, 5, 6, 7, 16]
const H264 = 50

test("the video encoding H.264 is never asked for, and ends the link of a machine that sends it", () => {
  for (const options of [{}, { quality: 6 as const }, { colourDepth: 8 as const }]) {
    const { sent } = replay([greeting(1, 1)], options)
    const asked = encodingsAskedIn(sent)
    expect(asked).toContain(16)
    expect(asked.filter((number) => number >= 0 && !PICTURE_ENCODINGS.includes(number))).toEqual([])
  }
  const frame = rectangle(whole(1, 1), H264, u32(0), u32(0))
  expect(() => replay([bytesOf(greeting(1, 1), update(frame))])).toThrow(
    "encoding 50, which was not asked for",
  )
})
