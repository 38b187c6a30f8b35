import { describe, expect, test } from "bun:test"
import { deflateSync } from "node:zlib"
import { ProtocolError } from "../../../protocols/link.ts"
import { atEveryChunking } from "../chunking.ts"
import {
  bytesOf,
  greeting,
  rectangle,
  replay,
  text,
  u16,
  u32,
  update,
  zlibMore,
  zlibStart,
} from "./server.ts"

const RED = [255, 0, 0]
const GREEN = [0, 255, 0]
const BLUE = [0, 0, 255]
/** Colours on the wire with a fourth byte that means nothing. */
const RED4 = [...RED, 9]
const GREEN4 = [...GREEN, 0]
const BLUE4 = [...BLUE, 255]

const whole = (w: number, h: number) => ({ x: 0, y: 0, w, h })

/** Draws one update on a black picture, at every chunking. */
function draw(w: number, h: number, ...rectangles: Uint8Array[]) {
  return atEveryChunking(bytesOf(greeting(w, h), update(...rectangles)), (chunks) => replay(chunks))
}

function refusal(w: number, h: number, ...rectangles: Uint8Array[]): () => void {
  const bytes = bytesOf(greeting(w, h), update(...rectangles))
  return () => replay([bytes])
}

describe("Raw", () => {
  const body = bytesOf(RED4, GREEN4, BLUE4, RED4)

  test("writes pixels row by row with alpha 255, regardless of the fourth byte", () => {
    const { rows, events } = draw(3, 2, rectangle({ x: 1, y: 0, w: 2, h: 2 }, 0, body))
    expect(rows).toEqual(["000000 ff0000 00ff00", "000000 0000ff ff0000"])
    expect(events).toEqual([
      { kind: "ready", width: 3, height: 2, name: "P-7" },
      { kind: "damage", rect: { x: 1, y: 0, w: 2, h: 2 } },
      { kind: "frameEnd" },
    ])
  })

  test("is refused outside the frame", () => {
    expect(refusal(3, 2, rectangle({ x: 2, y: 0, w: 2, h: 2 }, 0, body))).toThrow(ProtocolError)
    expect(refusal(3, 2, rectangle({ x: 0, y: 65535, w: 2, h: 2 }, 0, body))).toThrow(ProtocolError)
  })

  test("of size zero draws nothing", () => {
    expect(draw(2, 1, rectangle(whole(0, 1), 0)).events).toHaveLength(2)
  })
})

describe("CopyRect", () => {
  test("moves pixels that overlap their target and reports the source", () => {
    const row = rectangle(whole(4, 1), 0, RED4, GREEN4, BLUE4, RED4)
    const { rows, events } = draw(4, 1, row, rectangle({ x: 1, y: 0, w: 3, h: 1 }, 1, u16(0), u16(0)))
    expect(rows).toEqual(["ff0000 ff0000 00ff00 0000ff"])
    expect(events).toContainEqual({ kind: "move", rect: { x: 1, y: 0, w: 3, h: 1 }, fromX: 0, fromY: 0 })
  })

  test("moves rows downwards without overwriting its own source", () => {
    const column = rectangle(whole(1, 3), 0, RED4, GREEN4, BLUE4)
    const { rows } = draw(1, 3, column, rectangle({ x: 0, y: 1, w: 1, h: 2 }, 1, u16(0), u16(0)))
    expect(rows).toEqual(["ff0000", "ff0000", "00ff00"])
  })

  test("of two updates that arrive together is reported before the common end of the frame", () => {
    const copy = update(rectangle({ x: 1, y: 0, w: 3, h: 1 }, 1, u16(0), u16(0)))
    const { events } = replay([bytesOf(greeting(4, 1), copy, copy)])
    expect(events.map(({ kind }) => kind)).toEqual(["ready", "move", "move", "frameEnd"])
  })

  test("is refused from a source outside the frame", () => {
    expect(refusal(4, 1, rectangle({ x: 0, y: 0, w: 3, h: 1 }, 1, u16(2), u16(0)))).toThrow(ProtocolError)
  })
})

describe("RRE", () => {
  test("fills a background and its subrectangles", () => {
    const body = bytesOf(
      u32(2),
      RED4,
      GREEN4,
      u16(1),
      u16(0),
      u16(1),
      u16(2),
      BLUE4,
      u16(2),
      u16(1),
      u16(1),
      u16(1),
    )
    expect(draw(3, 2, rectangle(whole(3, 2), 2, body)).rows).toEqual([
      "ff0000 00ff00 ff0000",
      "ff0000 00ff00 0000ff",
    ])
  })

  test.each([
    ["to the right", 2, 0, 2, 1],
    ["below", 0, 1, 1, 2],
    ["with its corner", 3, 2, 1, 1],
    ["by a width that wraps around", 1, 0, 0xffff, 1],
    ["by a height that wraps around", 0, 1, 1, 0xffff],
  ])("is refused when a subrectangle leaves its rectangle %s, even inside the frame", (_, x, y, w, h) => {
    const body = bytesOf(u32(1), RED4, GREEN4, u16(x), u16(y), u16(w), u16(h))
    expect(refusal(9, 9, rectangle(whole(3, 2), 2, body))).toThrow("an RRE part leaves its rectangle")
  })

  test("accepts subrectangles that reach the edges of its rectangle", () => {
    const body = bytesOf(u32(1), RED4, GREEN4, u16(1), u16(0), u16(2), u16(2))
    expect(draw(3, 2, rectangle(whole(3, 2), 2, body)).rows).toEqual(Array(2).fill("ff0000 00ff00 00ff00"))
  })
})

describe("Hextile", () => {
  test("fills tiles, keeps colours from tile to tile and draws both kinds of subrectangles", () => {
    const first = bytesOf(2 | 4 | 8, RED4, GREEN4, 1, [0x10, 0x01])
    const second = bytesOf(8 | 16, 1, BLUE4, [0x00, 0x00])
    const third = bytesOf(0)
    const { rows } = draw(34, 2, rectangle(whole(34, 2), 5, first, second, third))
    const red = (count: number) => Array(count).fill("ff0000")
    expect(rows[0]).toBe(["ff0000", "00ff00", ...red(14), "0000ff", ...red(15), ...red(2)].join(" "))
    expect(rows[1]).toBe(["ff0000", "00ff00", ...red(32)].join(" "))
  })

  test("accepts raw tiles", () => {
    expect(draw(2, 1, rectangle(whole(2, 1), 5, 1, RED4, BLUE4)).rows).toEqual(["ff0000 0000ff"])
  })

  test("is refused for unknown bits and for subrectangles outside the tile", () => {
    expect(refusal(2, 1, rectangle(whole(2, 1), 5, 32))).toThrow(ProtocolError)
    expect(refusal(2, 1, rectangle(whole(2, 1), 5, 2 | 8, RED4, 1, [0x10, 0x10]))).toThrow(ProtocolError)
  })
})

describe("Zlib", () => {
  test("contains Raw pixels in one stream that continues across rectangles", () => {
    const first = zlibStart(bytesOf(RED4, GREEN4))
    const second = zlibMore(bytesOf(BLUE4, RED4))
    const { rows } = draw(
      2,
      2,
      rectangle(whole(2, 1), 6, u32(first.length), first),
      rectangle({ x: 0, y: 1, w: 2, h: 1 }, 6, u32(second.length), second),
    )
    expect(rows).toEqual(["ff0000 00ff00", "0000ff ff0000"])
  })

  test("is refused when its data is too short, too long or invalid", () => {
    for (const data of [
      zlibStart(bytesOf(RED4)),
      zlibStart(new Uint8Array(9)),
      deflateSync(new Uint8Array(1000)),
    ]) {
      expect(refusal(2, 1, rectangle(whole(2, 1), 6, u32(data.length), data))).toThrow(ProtocolError)
    }
    const broken = bytesOf([0x78, 0x9c, 255, 255, 255])
    expect(refusal(2, 1, rectangle(whole(2, 1), 6, u32(broken.length), broken))).toThrow(ProtocolError)
  })

  test("is refused for a length that its rectangle cannot need", () => {
    expect(refusal(2, 1, rectangle(whole(2, 1), 6, u32(1_000_000)))).toThrow(
      "a Zlib rectangle of 1000000 bytes",
    )
  })
})

describe("ZRLE", () => {
  const zrle = (w: number, h: number, ...data: Parameters<typeof bytesOf>) => {
    const piece = zlibStart(bytesOf(...data))
    return rectangle(whole(w, h), 16, u32(piece.length), piece)
  }

  test("accepts raw, solid and packed tiles side by side", () => {
    const raw = bytesOf(0, ...Array.from({ length: 64 }, (_, i) => [i, 0, 0]))
    const solid = bytesOf(1, GREEN)
    const packed = bytesOf(2, RED, BLUE, 0b01000000)
    const { rows } = draw(130, 1, zrle(130, 1, raw, solid, packed))
    const pixels = rows[0]!.split(" ")
    expect(pixels.slice(0, 3)).toEqual(["000000", "010000", "020000"])
    expect(new Set(pixels.slice(64, 128))).toEqual(new Set(["00ff00"]))
    expect(pixels.slice(128)).toEqual(["ff0000", "0000ff"])
  })

  test("unpacks three colours from two bits and more from four, each row from a new byte", () => {
    const two = draw(3, 2, zrle(3, 2, 3, RED, GREEN, BLUE, 0b00011000, 0b10100000))
    expect(two.rows).toEqual(["ff0000 00ff00 0000ff", "0000ff 0000ff ff0000"])
    const four = draw(3, 1, zrle(3, 1, 5, RED, GREEN, BLUE, [1, 1, 1], [2, 2, 2], 0x43, 0x20))
    expect(four.rows).toEqual(["020202 010101 0000ff"])
  })

  test("accepts plain and palette runs, across rows and longer than 255", () => {
    const plain = bytesOf(128, RED, 255, 64, GREEN, 0, BLUE, 62) // 320 + 1 + 63 = 64 x 6
    const { rows } = draw(64, 6, zrle(64, 6, plain))
    expect(rows[4]).toBe(Array(64).fill("ff0000").join(" "))
    expect(rows[5]).toBe(["00ff00", ...Array(63).fill("0000ff")].join(" "))
    const palette = bytesOf(130, RED, BLUE, 0, 128 | 1, 2, 0)
    expect(draw(5, 1, zrle(5, 1, palette)).rows).toEqual(["ff0000 0000ff 0000ff 0000ff ff0000"])
  })

  test("is refused for unused subencodings, invalid runs or colours, and missing or extra bytes", () => {
    const bad = [
      bytesOf(17, new Uint8Array(60)),
      bytesOf(127, new Uint8Array(400)),
      bytesOf(129, RED, 0, 0),
      bytesOf(128, RED, 200),
      bytesOf(128, RED, 255, 255, 255),
      bytesOf(130, RED, BLUE, 2, 0),
      bytesOf(3, RED, GREEN, BLUE, 0b11000000),
      bytesOf(1, [1, 2]),
      bytesOf(1, RED, 0),
      bytesOf(0, RED),
    ]
    for (const data of bad) expect(refusal(2, 1, zrle(2, 1, data))).toThrow(ProtocolError)
  })

  test("is refused when it inflates beyond the size of its rectangle", () => {
    expect(refusal(2, 1, zrle(2, 1, new Uint8Array(10_000_000)))).toThrow(ProtocolError)
  })
})

describe("pseudo-encodings of VNC", () => {
  const cursorRect = { x: 1, y: 2, w: 2, h: 1 }

  test("Cursor delivers pixels with the mask as alpha", () => {
    const { events } = draw(9, 9, rectangle(cursorRect, -239, RED4, BLUE4, 0b01000000))
    const rgba = bytesOf(RED, 0, BLUE, 255)
    expect(events).toContainEqual({ kind: "cursor", w: 2, h: 1, hotX: 1, hotY: 2, rgba })
  })

  test("Cursor without pixels hides the cursor", () => {
    const { events } = draw(9, 9, rectangle({ x: 3, y: 0, w: 0, h: 4 }, -239))
    expect(events).toContainEqual({ kind: "cursor", w: 0, h: 0, hotX: 0, hotY: 0, rgba: new Uint8Array(0) })
  })

  test("X Cursor draws its two colours", () => {
    const { events } = draw(9, 9, rectangle(cursorRect, -240, RED, BLUE, 0b10000000, 0b11000000))
    expect(events).toContainEqual({
      kind: "cursor",
      w: 2,
      h: 1,
      hotX: 1,
      hotY: 2,
      rgba: bytesOf(RED, 255, BLUE, 255),
    })
  })

  test("a cursor above the maximum size is refused", () => {
    expect(refusal(9, 9, rectangle({ x: 0, y: 0, w: 4000, h: 4000 }, -239))).toThrow(ProtocolError)
  })

  test("DesktopSize resizes the frame and requests all of it", () => {
    const { width, height, events, sent } = draw(2, 2, rectangle(whole(3, 1), -223))
    expect([width, height]).toEqual([3, 1])
    expect(events).toContainEqual({ kind: "resize", width: 3, height: 1 })
    expect(sent.subarray(-10)).toEqual(bytesOf([3, 0], u16(0), u16(0), u16(3), u16(1)))
  })

  test("a frame of size zero or above the memory limit is refused", () => {
    expect(refusal(2, 2, rectangle(whole(0, 1), -223))).toThrow(ProtocolError)
    expect(refusal(2, 2, rectangle(whole(65535, 65535), -223))).toThrow(ProtocolError)
  })

  test("ExtendedDesktopSize resizes the frame, unless it refuses the client's own request", () => {
    const screens = bytesOf([1, 0, 0, 0], u32(7), u16(0), u16(0), u16(3), u16(1), u32(5))
    expect(draw(2, 2, rectangle(whole(3, 1), -308, screens)).width).toBe(3)
    expect(draw(2, 2, rectangle({ x: 1, y: 3, w: 3, h: 1 }, -308, screens)).width).toBe(2)
  })

  test("LastRect ends an update of unknown length", () => {
    const bytes = bytesOf(
      [0, 0],
      u16(65535),
      rectangle(whole(1, 1), 0, RED4),
      rectangle(whole(0, 0), -224),
      2,
    )
    const { rows, events } = replay([bytesOf(greeting(1, 1), bytes)])
    expect(rows).toEqual(["ff0000"])
    expect(events.map((event) => event.kind)).toEqual(["ready", "damage", "frameEnd", "bell"])
  })

  test("DesktopName changes the title, in one line", () => {
    const { events } = draw(1, 1, rectangle(whole(0, 0), -307, text("Presse\n7 ü")))
    expect(events).toContainEqual({ kind: "title", title: "Presse 7 ü" })
  })

  test("an encoding that was not requested is refused with its number", () => {
    expect(refusal(1, 1, rectangle(whole(1, 1), 21))).toThrow("encoding 21, which was not asked for")
  })
})
