/** Bitmaps and pointers of RDP, byte by byte (MS-RDPBCGR §2.2.9.1.1.3.1.2, §2.2.9.1.1.4; MS-RDPEGDI §2.2.2.5.1). */
import { describe, expect, test } from "bun:test"
import { ProtocolError } from "../../../protocols/link.ts"
import { drawBitmap } from "../../../protocols/rdp/picture/bitmap-drawing.ts"
import { fitBitmaps, readBitmaps } from "../../../protocols/rdp/picture/bitmap-update.ts"
import { readPalette } from "../../../protocols/rdp/picture/colour-depth.ts"
import { decodeInterleavedRle } from "../../../protocols/rdp/picture/interleaved-rle.ts"
import { decodePlanar } from "../../../protocols/rdp/picture/planar.ts"
import {
  POINTER_CACHED,
  POINTER_COLOUR,
  POINTER_DEFAULT,
  POINTER_HIDDEN,
  POINTER_NEW,
  Pointers,
} from "../../../protocols/rdp/picture/pointers.ts"
import { ServerStream } from "../../../protocols/rdp/server-stream.ts"
import { intBelow, paint, randomFrom } from "../display/pictures.ts"
import { plainFrame } from "../frame.ts"

const bytes = (text: string) => new Uint8Array(Buffer.from(text.replaceAll(/\s/g, ""), "hex"))
const hexOf = (data: Uint8Array) => Buffer.from(data).toString("hex")
const DESKTOP = { width: 1024, height: 768 }

describe("interleaved run-length encoding at 8 bits", () => {
  const orders: [string, number, string, string][] = [
    ["a background run is black on the first row", 4, "04", "00000000"],
    ["a second background run begins with the foreground", 4, "02 02", "0000ff00"],
    ["a foreground run is white at first", 4, "24", "ffffffff"],
    ["a set-foreground run", 4, "c4 11", "11111111"],
    ["a colour run", 4, "64 22", "22222222"],
    ["pixels as they are", 4, "84 01020304", "01020304"],
    ["a dithered run counts pairs", 4, "e2 1122", "11221122"],
    ["a mask of the foreground", 8, "41 a5", "ff00ff0000ff00ff"],
    ["a mask that sets the foreground", 8, "d1 11 0f", "1111111100000000"],
    ["a mask of a length of its own", 4, "40 03 05", "ff00ff00"],
    ["the masks 3 and 5", 16, "f9 fa", "ffff000000000000ff00ff0000000000"],
    ["single white and black pixels", 2, "fd fe", "ff00"],
    ["a long run", 40, "60 08 33", "33".repeat(40)],
    ["a run with a length of two bytes", 300, "f3 2c01 44", "44".repeat(300)],
  ]
  test.each(orders)("%s", (_what, width, data, expected) => {
    expect(hexOf(decodeInterleavedRle(bytes(data), width, 1, 8))).toBe(expected)
  })

  test("a later row changes the one before by background, foreground and masks", () => {
    const rows = decodeInterleavedRle(bytes("84 01020304 02 c2 ff"), 4, 2, 8)
    expect(hexOf(rows)).toBe("01020304 0102 fcfb".replaceAll(" ", ""))
  })

  test("a background run after the first row's last one does not begin with the foreground", () => {
    expect(hexOf(decodeInterleavedRle(bytes("04 04"), 4, 2, 8))).toBe("0000000000000000")
  })

  test("pixels of 16 and 24 bits come with their lowest byte first", () => {
    expect(hexOf(decodeInterleavedRle(bytes("62 3412"), 2, 1, 16))).toBe("34123412")
    expect(hexOf(decodeInterleavedRle(bytes("62 563412"), 2, 1, 24))).toBe("563412563412")
  })

  test.each(["", "84 0102", "f5 0000", "fb", "a1", "c1", "40"])("%p is refused", (data) => {
    expect(() => decodeInterleavedRle(bytes(data), 4, 1, 8)).toThrow(ProtocolError)
  })
})

describe("planar bitmaps", () => {
  test("without encoding have red, green and blue one after the other", () => {
    expect(hexOf(decodePlanar(bytes("20 1122 3344 5566"), 2, 1))).toBe("553311ff664422ff")
  })

  test("with encoding have values in the first row and differences in the others", () => {
    // The red one has 10 10, and below it one more and one less; green and blue are zero.
    const red = "20 1010 20 0201"
    const zero = "20 0000 20 0000"
    expect(hexOf(decodePlanar(bytes(`30 ${red} ${zero} ${zero}`), 2, 2))).toBe(
      "000010ff000010ff000011ff00000fff",
    )
  })

  test.each(["", "30", "20 11", "21 00", "28 00", "30 ff", "30 00", "30 33 010203"])(
    "%p is refused",
    (data) => {
      expect(() => decodePlanar(bytes(data), 2, 2)).toThrow(ProtocolError)
    },
  )
})

const le = (...values: number[]) =>
  values.map((value) => hexOf(Uint8Array.of(value & 255, value >> 8))).join("")
const bitmap = (place: number[], size: number[], depth: number, flags: number, data: string) =>
  `${le(...place, ...size, depth, flags, data.length / 2)}${data}`
const update = (...bitmaps: string[]) => bytes(`${le(1, bitmaps.length)}${bitmaps.join("")}`)

/** Colour n is the grey of n. */
const GREYS = Uint32Array.from({ length: 256 }, (_, i) => (0xff000000 | (i * 0x010101)) >>> 0)
const fit = (update: Uint8Array) => fitBitmaps(readBitmaps(update), DESKTOP, GREYS)
/** Greys in 32 bits. */
const wide = (numbers: string) => numbers.replaceAll(/../g, (byte) => `${byte.repeat(3)}ff`)

describe("a bitmap update", () => {
  test.each([16, 32])("of %i bits that fits its place passes untouched", (depth) => {
    expect(fit(update(bitmap([0, 0, 0, 0], [1, 1], depth, 0, "11220000")))).toBeNull()
  })

  test("whose bitmap is wider than its place is cut to it", () => {
    const padded = bitmap(
      [10, 20, 12, 21],
      [4, 2],
      16,
      0x401,
      "84 0100020003000400 84 0500060007000800".replaceAll(" ", ""),
    )
    expect(fit(update(padded))!.map(hexOf)).toEqual([
      hexOf(update(bitmap([10, 20, 12, 21], [3, 2], 16, 0, "01000200030000000500060007000000"))),
    ])
  })

  test("with a bitmap that is higher than its place keeps the upper rows, which come last", () => {
    const padded = bitmap([0, 0, 3, 0], [4, 2], 8, 0, "0102030405060708")
    expect(fit(update(padded))!.map(hexOf)).toEqual([
      hexOf(update(bitmap([0, 0, 3, 0], [4, 1], 32, 0, wide("05060708")))),
    ])
  })

  test("that leaves the desktop is cut, and one outside of it is dropped", () => {
    const leaving = bitmap([1022, 0, 1025, 0], [4, 1], 8, 0, "01020304")
    const outside = bitmap([2000, 0, 2003, 0], [4, 1], 8, 0, "01020304")
    expect(fit(update(leaving, outside))!.map(hexOf)).toEqual([
      hexOf(update(bitmap([1022, 0, 1023, 0], [2, 1], 32, 0, wide("0102")))),
    ])
  })

  test.each([
    ["8 bits, by the palette", 8, 0, "4080ff00", "404040ff808080ffffffffff000000ff"],
    ["8 bits, run-length encoded", 8, 0x401, "64 40".replace(" ", ""), "404040ff".repeat(4)],
    ["15 bits", 15, 0, "007ce0031f001042", "0000ffff00ff00ffff0000ff848484ff"],
    ["24 bits", 24, 0, "112233445566778899aabbcc", "112233ff445566ff778899ffaabbccff"],
  ])("of %s, which the core does not draw, is widened to 32 bits", (_what, depth, flags, data, widened) => {
    expect(fit(update(bitmap([0, 0, 3, 0], [4, 1], depth, flags, data)))!.map(hexOf)).toEqual([
      hexOf(update(bitmap([0, 0, 3, 0], [4, 1], 32, 0, widened))),
    ])
  })

  test.each([
    ["of another type", le(2, 0)],
    ["that ends short", le(1, 1)],
    ["with a negative size", `${le(1, 1)}${bitmap([5, 0, 4, 0], [4, 1], 8, 0, "00000000")}`],
    ["with too many pixels", `${le(1, 1)}${bitmap([0, 0, 3, 3], [60000, 60000], 8, 1, "0000000000000000")}`],
    ["of an odd depth", `${le(1, 1)}${bitmap([0, 0, 3, 3], [5, 4], 7, 0, "00")}`],
  ])("%s is refused", (_what, data) => {
    expect(() => fit(bytes(data))).toThrow(ProtocolError)
  })
})

describe("a palette update", () => {
  test("names red, green and blue of 256 colours", () => {
    const colours = Array.from({ length: 256 }, (_, i) => hexOf(Uint8Array.of(i, 255 - i, 7))).join("")
    const palette = readPalette(bytes(`${le(2, 0)}00010000${colours}`))
    expect([palette[0], palette[255]]).toEqual([0xff00ff07, 0xffff0007])
  })

  test.each([
    ["of another type", `${le(1, 0)}00010000`],
    ["of another count", `${le(2, 0)}10000000${"00".repeat(48)}`],
    ["that ends short", `${le(2, 0)}00010000${"00".repeat(100)}`],
  ])("%s is refused", (_what, data) => {
    expect(() => readPalette(bytes(data))).toThrow(ProtocolError)
  })
})

describe("pointers", () => {
  test("with 24 bits and a mask become a cursor, bottom row first", () => {
    // 2 x 2: the lower row red and transparent, the upper one blue and inverting.
    const colours = "0000ff 000000 ff0000 ffffff".replaceAll(" ", "")
    const cursor = new Pointers().read(POINTER_COLOUR, bytes(`${le(3, 1, 0, 2, 2, 4, 12)}${colours}40004000`))
    expect(cursor).toMatchObject({ w: 2, h: 2, hotX: 1, hotY: 0 })
    expect(hexOf(cursor!.rgba)).toBe("0000ffff ffffffff ff0000ff 00000000".replaceAll(" ", ""))
  })

  test.each([
    [8, "4000", [0x40, 0x40, 0x40, 255]],
    [15, "e003", [0, 255, 0, 255]],
  ])("with %i bits become a cursor", (depth, colours, rgba) => {
    const pointers = new Pointers()
    pointers.palette = GREYS
    const cursor = pointers.read(POINTER_NEW, bytes(`${le(depth, 0, 0, 0, 1, 1, 2, 2)}${colours}0000`))
    expect([...cursor!.rgba]).toEqual(rgba)
  })

  test("with 32 bits keep their alpha", () => {
    const cursor = new Pointers().read(POINTER_NEW, bytes(`${le(32, 0, 0, 0, 1, 1, 2, 4)}112233800000`))
    expect(hexOf(cursor!.rgba)).toBe("33221180")
  })

  test("are shown again from the cache, and unknown ones change nothing", () => {
    const pointers = new Pointers()
    const shown = pointers.read(POINTER_NEW, bytes(`${le(32, 7, 0, 0, 1, 1, 2, 4)}112233800000`))
    expect(pointers.read(POINTER_CACHED, bytes(le(7)))).toEqual(shown)
    expect(pointers.read(POINTER_CACHED, bytes(le(8)))).toBeNull()
  })

  test("are hidden, or the arrow, by messages of their own", () => {
    expect(new Pointers().read(POINTER_HIDDEN, bytes(""))).toMatchObject({ w: 0, h: 0 })
    expect(new Pointers().read(POINTER_DEFAULT, bytes(""))).toMatchObject({ w: 12, h: 18, hotX: 0, hotY: 0 })
  })

  test.each([
    ["larger than pointers are", le(24, 0, 0, 0, 1000, 1000, 0, 0)],
    ["with a picture that ends short", `${le(24, 0, 0, 0, 2, 2, 0, 3)}112233`],
    ["with a depth that does not exist", `${le(7, 0, 0, 0, 1, 1, 2, 2)}11220000`],
  ])("%s are refused", (_what, data) => {
    expect(() => new Pointers().read(POINTER_NEW, bytes(data))).toThrow(ProtocolError)
  })
})

describe("a bitmap of 32 bits that is drawn here", () => {
  const WIDTH = 6
  const pixelsOf = (data: string) => {
    const frame = plainFrame(WIDTH, 2)
    const drawn = readBitmaps(bytes(data)).map((bitmap) => drawBitmap(frame, bitmap))
    return {
      drawn,
      rows: [hexOf(frame.pixels.subarray(0, WIDTH * 4)), hexOf(frame.pixels.subarray(WIDTH * 4))],
    }
  }
  const BLACK = "000000ff"

  test("has its rows bottom up, and red first in the picture", () => {
    const rows = "11223300 44556600 778899cc aabbcc00".replaceAll(" ", "")
    expect(pixelsOf(hexOf(update(bitmap([2, 0, 3, 1], [2, 2], 32, 0, rows))))).toEqual({
      drawn: [{ x: 2, y: 0, w: 2, h: 2 }],
      rows: [
        `${BLACK.repeat(2)}998877ffccbbaaff${BLACK.repeat(2)}`,
        `${BLACK.repeat(2)}332211ff665544ff${BLACK.repeat(2)}`,
      ],
    })
  })

  test("is cut to its place, and one outside of the picture draws nothing", () => {
    const data = Array.from({ length: 8 }, (_, i) => `0000${hexOf(Uint8Array.of(i + 1))}00`).join("")
    const cut = bitmap([5, 1, 8, 1], [4, 2], 32, 0, data)
    const planar = `20${"01".repeat(4)}${"02".repeat(4)}${"03".repeat(4)}`
    const narrow = bitmap([0, 0, 1, 0], [4, 1], 32, 0x401, planar)
    expect(pixelsOf(hexOf(update(cut, narrow, bitmap([6, 0, 6, 0], [1, 1], 32, 0, "00000000"))))).toEqual({
      drawn: [{ x: 5, y: 1, w: 1, h: 1 }, { x: 0, y: 0, w: 2, h: 1 }, null],
      rows: [`${"010203ff".repeat(2)}${BLACK.repeat(4)}`, `${BLACK.repeat(5)}050000ff`],
    })
  })

  test.each([
    "",
    "30",
    "20 11",
    "30 ff",
    "30 00",
    "30 33 010203",
    "00 11 22 33",
    "30 20 1010 20 0000 20 1010 20 0000 20 1010 20 01",
  ])("of the data %p is refused", (data) => {
    const planar = bitmap([0, 0, 1, 1], [2, 2], 32, 0x401, data.replaceAll(" ", ""))
    expect(() => pixelsOf(hexOf(update(planar)))).toThrow(ProtocolError)
  })

  test("and planar is drawn as it is decoded for the core, and nothing beside it", () => {
    const random = randomFrom(31)
    for (let i = 0; i < 300; i++) {
      const [w, h] = [1 + intBelow(random, 70), 1 + intBelow(random, 6)]
      const data = randomPlanar(random, w, h)
      const frame = plainFrame(90, 9)
      const place = { x: intBelow(random, 90 - w + 1), y: intBelow(random, 9 - h + 1), w, h }
      const expected = new Uint32Array(frame.pixels.slice().buffer)
      const decoded = decodePlanar(data, w, h)
      paint(expected, 90, place, (x, y) => {
        const at = ((place.y + h - 1 - y) * w + x - place.x) * 4
        return (0xff000000 | (decoded[at]! << 16) | (decoded[at + 1]! << 8) | decoded[at + 2]!) >>> 0
      })
      frame.drawPlanar(place, data)
      expect(Buffer.compare(frame.pixels, new Uint8Array(expected.buffer))).toBe(0)
    }
  })
})

/** Valid data with random segments, with and without alpha and encoding. */
function randomPlanar(random: () => number, w: number, h: number): Uint8Array {
  const isEncoded = random() < 0.8
  const hasAlpha = random() < 0.3
  const out = [(isEncoded ? 0x10 : 0) | (hasAlpha ? 0 : 0x20)]
  const byte = () => intBelow(random, 256)
  for (let plane = hasAlpha ? 0 : 1; plane < 4; plane++) {
    if (!isEncoded) for (let i = 0; i < w * h; i++) out.push(byte())
    else for (let row = 0; row < h; row++) randomPlanarRow(random, w, out)
  }
  return Uint8Array.from(out)
}

function randomPlanarRow(random: () => number, w: number, out: number[]): void {
  for (let left = w; left > 0; ) {
    const isLong = left >= 16 && random() < 0.5
    if (isLong) {
      const run = 16 + intBelow(random, Math.min(left, 47) - 15)
      out.push(run < 32 ? ((run - 16) << 4) | 1 : ((run - 32) << 4) | 2)
      left -= run
      continue
    }
    const values = intBelow(random, Math.min(left, 15) + 1)
    const runMax = Math.min(left - values, 15)
    const wanted = intBelow(random, runMax + 1)
    const run = wanted < 3 ? 0 : wanted
    if (values + run === 0) continue
    out.push((values << 4) | run)
    for (let i = 0; i < values; i++) out.push(intBelow(random, 256))
    left -= values + run
  }
}

describe("the stream of the machine", () => {
  const stream = (isReady = false) => {
    const seen: string[] = []
    const server = new ServerStream(DESKTOP, {
      drawBitmaps(bitmaps) {
        if (isReady) seen.push(`draws ${bitmaps.length}`)
        return isReady
      },
      onCursor: ({ w, h }) => seen.push(`cursor ${w}x${h}`),
      onErrorInfo: (code) => seen.push(`error ${code}`),
      onDesktopSize: ({ width, height }) => seen.push(`size ${width}x${height}`),
      onDisconnect: (reason) => seen.push(`disconnect ${reason}`),
    })
    return { seen, pass: (pdu: string) => server.pass(bytes(pdu)).map(hexOf) }
  }

  const fastPath = (code: string, data: string) => {
    const [length, whole] = [data.length / 2, data.length / 2 + 6]
    return `00${hexOf(Uint8Array.of(0x80 | (whole >> 8), whole & 255))}${code}${le(length)}${data}`
  }
  const wholeUpdate = (...bitmaps: string[]) => hexOf(update(...bitmaps))
  const WIDE_BITMAP = bitmap([0, 0, 0, 0], [1, 1], 32, 0, "11223300")
  const LOSSY_BITMAP = bitmap([0, 0, 0, 0], [1, 1], 32, 0x401, "21000000")
  const NARROW_BITMAP = bitmap([0, 0, 0, 0], [1, 1], 16, 0, "11220000")

  test("leaves no bitmap of 32 bits to the core that is drawn here, and all while the picture is not ready", () => {
    const pdu = fastPath("01", wholeUpdate(WIDE_BITMAP, WIDE_BITMAP))
    const ready = stream(true)
    expect(ready.pass(pdu)).toEqual([])
    expect(ready.seen).toEqual(["draws 2"])
    expect(stream(false).pass(pdu)).toEqual([pdu])
  })

  test.each([
    ["orders", fastPath("00", "0000")],
    ["surface commands", fastPath("04", "0000")],
    ["a bitmap with colour loss", fastPath("01", wholeUpdate(LOSSY_BITMAP))],
    ["a bitmap of 16 bits", fastPath("01", wholeUpdate(NARROW_BITMAP))],
  ])("leaves all bitmaps to the core after %s, so that they stay in order", (_what, pdu) => {
    const { pass, seen } = stream(true)
    const bitmaps = fastPath("01", wholeUpdate(WIDE_BITMAP))
    expect(pass(pdu)).toEqual([pdu])
    expect(pass(bitmaps)).toEqual([bitmaps])
    expect(seen).toEqual([])
  })

  test("keeps pointers for itself, also beside other updates and in fragments", () => {
    const { seen, pass } = stream()
    expect(pass("0005 050000")).toEqual([])
    expect(pass("0008 030000 050000")).toEqual(["008006030000"])
    const data = `${le(32, 0, 0, 0, 1, 1, 2, 4)}112233800000`
    const [first, last] = [data.slice(0, 10), data.slice(10)]
    expect(pass(`000a 2b0500 ${first}`)).toEqual([])
    expect(pass(`00${hexOf(Uint8Array.of(5 + last.length / 2))} 1b${le(last.length / 2)} ${last}`)).toEqual(
      [],
    )
    expect(seen).toEqual(["cursor 0x0", "cursor 0x0", "cursor 1x1"])
  })

  test("notes why the machine is going to end the session", () => {
    const { seen, pass } = stream()
    const share = `${le(22, 0x17, 1002)}00000000 00 01 0400 2f 00 0000 0c000000`
    const pdu = `03000025 02f080 68 0001 03eb 70 16 ${share}`
    expect(pass(pdu)).toHaveLength(1)
    expect(seen).toEqual(["error 12"])
  })

  test.each(["0009 a1200000", "0007 01ffff00", "0006 110000", "0004 0500"])("refuses %p", (pdu) => {
    expect(() => stream().pass(pdu)).toThrow(ProtocolError)
  })
})
