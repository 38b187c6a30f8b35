/** Tight, whose rectangles may be as wide as the picture. */
import { describe, expect, test } from "bun:test"
import { ProtocolError } from "../../../protocols/link.ts"
import { atEveryChunking } from "../chunking.ts"
import { seededRandom } from "../seed.ts"
import { bytesOf, converse, greeting, rectangle, replay, u16, update, zlibMore, zlibStart } from "./server.ts"

const RED = [255, 0, 0]
const GREEN = [0, 255, 0]
const BLUE = [0, 0, 255]

const whole = (w: number, h: number) => ({ x: 0, y: 0, w, h })

/** Draws one update on a black picture, at every chunking. */
function draw(w: number, h: number, ...rectangles: Uint8Array[]) {
  return atEveryChunking(bytesOf(greeting(w, h), update(...rectangles)), (chunks) => replay(chunks))
}

function refusal(w: number, h: number, ...rectangles: Uint8Array[]): () => void {
  const bytes = bytesOf(greeting(w, h), update(...rectangles))
  return () => replay([bytes])
}

/** The head of a JPEG that claims this size (ITU-T T.81, B.2.2), and whatever follows it. */
function jpegOf(width: number, height: number, ...rest: Parameters<typeof bytesOf>): Uint8Array {
  return bytesOf([0xff, 0xd8, 0xff, 0xc0, 0, 11, 8], u16(height), u16(width), [1, 1, 0x11, 0], ...rest)
}

/** Tight's length of 7, 14 or 22 bits. */
function compactLength(size: number): number[] {
  const low = (size & 0x7f) | (size > 127 ? 0x80 : 0)
  const middle = ((size >> 7) & 0x7f) | (size > 16383 ? 0x80 : 0)
  return [low, ...(size > 127 ? [middle] : []), ...(size > 16383 ? [size >> 14] : [])]
}

describe("the Tight decoder", () => {
  const gradient = [...RED, 0, 0, 10]

  test("fills a rectangle", () => {
    expect(draw(2, 1, rectangle(whole(2, 1), 7, 0x80, RED)).rows).toEqual(["ff0000 ff0000"])
  })

  test("reads short data uncompressed and longer data from its zlib streams", () => {
    expect(draw(2, 1, rectangle(whole(2, 1), 7, 0x00, RED, GREEN)).rows).toEqual(["ff0000 00ff00"])
    const first = zlibStart(bytesOf(RED, GREEN, BLUE, RED))
    const second = zlibMore(bytesOf(BLUE, BLUE, BLUE, RED))
    const { rows, events } = draw(
      4,
      2,
      rectangle(whole(4, 1), 7, 0x20, first.length, first),
      rectangle({ x: 0, y: 1, w: 4, h: 1 }, 7, 0x20, second.length, second),
    )
    expect(rows).toEqual(["ff0000 00ff00 0000ff ff0000", "0000ff 0000ff 0000ff ff0000"])
    expect(events.filter((event) => event.kind === "damage")).toHaveLength(2)
  })

  test("restarts a zlib stream when its reset bit is set", () => {
    const data = zlibStart(bytesOf(RED, GREEN, BLUE, RED))
    const rect = rectangle(whole(4, 1), 7, 0x10 | 0x02, data.length, data)
    expect(draw(4, 1, rect, rect).rows).toEqual(["ff0000 00ff00 0000ff ff0000"])
  })

  test("reads two-colour palettes as bits and larger palettes as bytes", () => {
    const two = rectangle(whole(9, 1), 7, 0x40, 1, 1, RED, BLUE, 0b10000000, 0b10000000)
    expect(draw(9, 1, two).rows[0]).toBe(["0000ff", ...Array(7).fill("ff0000"), "0000ff"].join(" "))
    const three = rectangle(whole(3, 1), 7, 0x40, 1, 2, RED, BLUE, GREEN, [2, 1, 0])
    expect(draw(3, 1, three).rows).toEqual(["00ff00 0000ff ff0000"])
  })

  test("adds the gradient's differences to the clamped prediction", () => {
    expect(draw(2, 1, rectangle(whole(2, 1), 7, 0x40, 2, gradient)).rows).toEqual(["ff0000 ff000a"])
    const square = zlibStart(bytesOf([10, 20, 30], [1, 2, 3], [5, 5, 5], [0, 1, 255]))
    const { rows } = draw(2, 2, rectangle(whole(2, 2), 7, 0x40, 2, square.length, square))
    expect(rows).toEqual(["0a141e 0b1621", "0f1923 101c25"])
  })

  test("passes JPEG on unchanged when a quality was requested, and refuses it otherwise", () => {
    const picture = jpegOf(8, 8, "any bytes")
    const bytes = bytesOf(greeting(8, 8), update(rectangle(whole(8, 8), 7, 0x90, picture.length, picture)))
    const { events } = atEveryChunking(bytes, (chunks) => replay(chunks, { quality: 6 }))
    expect(events).toContainEqual({ kind: "jpeg", rect: whole(8, 8), bytes: picture })
    expect(() => replay([bytes])).toThrow("a JPEG picture that was not asked for")
  })

  test("refuses a JPEG that claims another size than its rectangle's, claims none, or has far too many scans", () => {
    const sent = (picture: Uint8Array) => () => {
      const body = [0x90, compactLength(picture.length), picture]
      replay([bytesOf(greeting(8, 8), update(rectangle(whole(8, 8), 7, ...body)))], { quality: 6 })
    }
    const scan = (count: number) => new Uint8Array(count * 3).map((_, at) => [0xff, 0xff, 0xda][at % 3]!)
    expect(sent(jpegOf(16_000, 16_000))).toThrow(
      "a JPEG picture of 16000 x 16000 pixels in a rectangle of 8 x 8",
    )
    expect(sent(jpegOf(8, 9))).toThrow("8 x 9 pixels")
    // A picture within a comment is none, and bytes between segments are no end of the head.
    const comment = bytesOf([0xff, 0xfe, 0, 15], jpegOf(8, 8).subarray(2))
    const hidden = bytesOf([0xff, 0xd8], comment, "between", 0xff, jpegOf(9, 8).subarray(2))
    expect(sent(hidden)).toThrow("9 x 8 pixels")
    for (const without of [
      bytesOf("no picture"),
      bytesOf([0xff, 0xd8, 0xff, 0xd9]),
      jpegOf(8, 8).subarray(0, 8),
    ])
      expect(sent(without)).toThrow("a JPEG picture without a size")
    expect(sent(jpegOf(8, 8, scan(16)))).not.toThrow()
    expect(sent(jpegOf(8, 8, scan(17)))).toThrow("a JPEG picture of 17 scans")
  })

  test("reads lengths of one, two and three bytes", () => {
    const sizes = [100, 1000, 40_000]
    for (const size of sizes) {
      const length = compactLength(size)
      const picture = new Uint8Array(size).fill(7)
      picture.set(jpegOf(1, 1))
      const bytes = bytesOf(greeting(1, 1), update(rectangle(whole(1, 1), 7, 0x90, length, picture)))
      expect(replay([bytes], { quality: 1 }).events).toContainEqual({
        kind: "jpeg",
        rect: whole(1, 1),
        bytes: picture,
      })
    }
  })

  test("swaps red and blue when swapRedBlue is set", () => {
    const bytes = bytesOf(greeting(2, 1), update(rectangle(whole(2, 1), 7, 0x00, RED, BLUE)))
    expect(replay([bytes], { swapRedBlue: true }).rows).toEqual(["0000ff ff0000"])
  })

  describe.each([2049, 3840, 8192])("with a rectangle %i pixels wide, as wide as the picture", (width) => {
    const hex = (pixels: number[][]) => pixels.map((rgb) => Buffer.from(rgb).toString("hex")).join(" ")
    const inTurn = (colours: number[][]) =>
      Array.from({ length: width }, (_, x) => colours[x % colours.length]!)
    const compressed = (bytes: Uint8Array) => {
      const data = zlibStart(bytes)
      return bytesOf(compactLength(data.length), data)
    }
    const drawnRow = (...body: Parameters<typeof bytesOf>) => {
      const bytes = bytesOf(greeting(width, 1), update(rectangle(whole(width, 1), 7, ...body)))
      return replay([bytes]).rows[0]
    }

    test("fills it", () => {
      expect(drawnRow(0x80, RED)).toBe(hex(inTurn([RED])))
    })

    test("draws it from pixels, palettes of two and three colours, and a gradient", () => {
      const pixels = inTurn([RED, GREEN, BLUE])
      expect(drawnRow(0x00, compressed(bytesOf(...pixels)))).toBe(hex(pixels))
      const bits = new Uint8Array((width + 7) >> 3).fill(0b01010101)
      expect(drawnRow(0x40, 1, 1, RED, BLUE, compressed(bits))).toBe(hex(inTurn([RED, BLUE])))
      const indexes = Uint8Array.from({ length: width }, (_, x) => x % 3)
      expect(drawnRow(0x40, 1, 2, RED, GREEN, BLUE, compressed(indexes))).toBe(hex(pixels))
      const rising = inTurn([[0, 0, 1]])
      const sums = rising.map((_, x) => [0, 0, (x + 1) & 255])
      // The guess left of the first pixel is 0, and differences are added modulo 256.
      expect(drawnRow(0x40, 2, compressed(bytesOf(...rising)))).toBe(hex(sums))
    })

    test("passes it on as JPEG", () => {
      const picture = jpegOf(width, 1, "any bytes")
      const rect = rectangle(whole(width, 1), 7, 0x90, picture.length, picture)
      const { events } = replay([bytesOf(greeting(width, 1), update(rect))], { quality: 6 })
      expect(events).toContainEqual({ kind: "jpeg", rect: whole(width, 1), bytes: picture })
    })
  })

  test("reads compressed data of more than 2 MiB, whose length needs all 22 bits", () => {
    const [width, height] = [1024, 800]
    const random = seededRandom(22)
    const pixels = Uint8Array.from({ length: width * height * 3 }, () => random() * 256)
    const data = zlibStart(pixels)
    expect(data.length).toBeGreaterThan(2 * 1024 * 1024)
    const body = rectangle(whole(width, height), 7, 0x00, compactLength(data.length), data)
    const conversation = converse()
    conversation.receive(bytesOf(greeting(width, height), update(body)))
    const { end, events } = conversation.result()
    expect([end, events.at(-1)]).toEqual([null, { kind: "frameEnd" }])
    const drawn = conversation.frame.pixels
    let wrong = 0
    for (let i = 0; i < width * height; i++)
      for (let c = 0; c < 3; c++) if (drawn[i * 4 + c] !== pixels[i * 3 + c]) wrong++
    expect(wrong).toBe(0)
  })

  test("refuses unknown types and filters, invalid palette indexes, and rectangles wider than the picture", () => {
    expect(refusal(2, 1, rectangle(whole(2, 1), 7, 0xa0))).toThrow(ProtocolError)
    expect(refusal(2, 1, rectangle(whole(2, 1), 7, 0x40, 3))).toThrow(ProtocolError)
    expect(refusal(3, 1, rectangle(whole(3, 1), 7, 0x40, 1, 2, RED, BLUE, GREEN, [3, 1, 0]))).toThrow(
      ProtocolError,
    )
    expect(refusal(2048, 1, rectangle(whole(2049, 1), 7, 0x80, RED))).toThrow(ProtocolError)
  })
})
