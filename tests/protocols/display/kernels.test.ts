import { describe, expect, test } from "bun:test"
import type { Rect } from "../../../protocols/desktop.ts"
import { createKernels, type Kernels } from "../../../protocols/kernels/kernels.ts"
import { moveSliding, slidingRoom } from "../../../protocols/kernels/sliding.ts"
import { ProtocolError } from "../../../protocols/link.ts"
import { deflateBackends } from "../../../protocols/screen/deflate.ts"
import { ColourTable, drawRaw, drawTokens } from "../../../protocols/viewer-wire-tiles.ts"
import { intBelow, paint, randomFrom, randomRect, wordsOf } from "./pictures.ts"

describe("the kernels", () => {
  for (const [width, height] of [
    [64, 64],
    [61, 7],
  ] as const)
    test(`give every single pixel of ${width} x ${height} its part in the hash`, () => {
      const kernels = createKernels(new Uint8Array(32).fill(3))
      kernels.resize(width, height)
      const seen = new Set([hashOf(kernels)])
      for (let pixel = 0; pixel < width * height; pixel++) {
        kernels.pixels[pixel * 4] = 1
        seen.add(hashOf(kernels))
        kernels.pixels[pixel * 4] = 0
      }
      expect(seen.size).toBe(width * height + 1)
    })

  test("hash blocks of one colour by each bit of the colour, and by where they are", () => {
    const kernels = createKernels(new Uint8Array(32).fill(3))
    kernels.resize(64, 64)
    const seen = new Set<string>()
    for (const x of [0, 8, 56])
      for (let bit = 0; bit < 24; bit++) {
        const block = { x, y: 16, w: 8, h: 8 }
        kernels.fill(block, (0xff000000 | (1 << bit)) >>> 0)
        seen.add(hashOf(kernels))
        kernels.fill(block, 0)
      }
    expect(seen.size).toBe(3 * 24)
  })

  test.each([
    ["one below the other", 64],
    ["at the same place of neighbouring blocks", 8],
  ])("hash every two different changes of pixels %s differently", (_, further) => {
    const kernels = createKernels(new Uint8Array(32))
    kernels.resize(64, 64)
    // The lowest and the highest bit of each colour.
    const changes = [0, 1].flatMap((bit) => [0, 1, 2].map((colour) => ({ colour, value: bit ? 128 : 1 })))
    const seen = new Set<string>()
    let tried = 0
    for (let pixel = 0; pixel < 64; pixel++)
      for (const one of changes)
        for (const other of [{ colour: 0, value: 0 }, ...changes]) {
          kernels.pixels[pixel * 4 + one.colour] = one.value
          kernels.pixels[(pixel + further) * 4 + other.colour] = other.value
          seen.add(hashOf(kernels))
          kernels.pixels[pixel * 4 + one.colour] = 0
          kernels.pixels[(pixel + further) * 4 + other.colour] = 0
          tried++
        }
    expect(seen.size).toBe(tried)
  })

  test("fill a rectangle and reject one that leaves the frame", () => {
    const kernels = createKernels(new Uint8Array(32))
    kernels.resize(9, 3)
    kernels.fill({ x: 2, y: 1, w: 6, h: 1 }, 0xff302010)
    const words = new Uint32Array(kernels.pixels.slice().buffer)
    const filled = [...words].flatMap((word, at) => (word === 0xff302010 ? [at] : []))
    expect(filled).toEqual([11, 12, 13, 14, 15, 16])
    expect(() => kernels.fill({ x: 4, y: 0, w: 6, h: 1 }, 0)).toThrow(ProtocolError)
    expect(() => kernels.fill({ x: 0, y: 2, w: 1, h: 2 }, 0)).toThrow(ProtocolError)
  })

  test("report the blocks of eight by eight pixels that changed where all of a picture was drawn over", () => {
    const { kernels, all, redraw } = aDrawnPicture()
    expect(redraw()).toEqual([])
    kernels.willDraw(all)
    kernels.fill({ x: 70, y: 8, w: 5, h: 2 }, 0xff000000)
    kernels.fill({ x: 63, y: 63, w: 2, h: 1 }, 0xff000000)
    kernels.fill({ x: 568, y: 500, w: 1, h: 1 }, 0xff000000)
    kernels.drawn()
    kernels.touch(all)
    kernels.scan()
    // The last one as far as it was touched.
    expect(boxesOf(kernels)).toEqual(["56,56,64,64", "64,8,80,64", "568,496,570,504"])
  })

  test("find what was drawn without an announcement, also in parts of which the later ones are in the picture before", () => {
    const { kernels } = aDrawnPicture()
    const parts = [
      { x: 72, y: 8, w: 4, h: 2 },
      { x: 76, y: 8, w: 4, h: 2 },
    ]
    for (const part of parts) kernels.fill(part, 0xff000000)
    const found = parts.map((part) => {
      kernels.touch(part)
      kernels.scan()
      return boxesOf(kernels)
    })
    expect(found).toEqual([["72,8,76,10"], ["76,8,80,10"]])
  })

  test("count as changed what was drawn back to what it was, when it was hashed or sent in between", () => {
    const { kernels, all, redraw } = aDrawnPicture()
    const block = { x: 72, y: 16, w: 8, h: 8 }
    const before = kernels.hash(1)
    const hash = kernels.hashes.slice(before, before + 4).join()
    kernels.willDraw(block)
    kernels.fill(block, 0xff000000)
    expect(kernels.hashes.slice(kernels.hash(1), kernels.hash(1) + 4).join()).not.toBe(hash)
    kernels.drawn()
    expect(redraw()).toContain("64,5,128,64")
    kernels.willDraw(block)
    kernels.fill(block, 0xff000000)
    kernels.touch({ x: 64, y: 8, w: 1, h: 1 })
    kernels.scan()
    expect(boxesOf(kernels)).toEqual([])
    paintPicture(kernels, all)
    kernels.drawn()
    kernels.touch(block)
    kernels.scan()
    expect(boxesOf(kernels)).toEqual(["72,16,80,24"])
  })

  test("compare what is drawn over a copy with the copy, where viewers have seen what was copied", () => {
    const { kernels } = aDrawnPicture()
    const [to, block] = [
      { x: 128, y: 64, w: 64, h: 64 },
      { x: 136, y: 72, w: 8, h: 8 },
    ]
    const redrawBlock = () => {
      kernels.willDraw(block)
      kernels.drawn()
      kernels.touch(block)
      kernels.scan()
      return boxesOf(kernels)
    }
    kernels.move(to, 64, 64)
    expect(redrawBlock()).toEqual([])
    kernels.willDraw({ x: 64, y: 64, w: 8, h: 8 })
    kernels.fill({ x: 64, y: 64, w: 8, h: 8 }, 0xff000000)
    kernels.move(to, 64, 64)
    kernels.drawn()
    expect(redrawBlock()).toEqual(["136,72,144,80"])
  })
})

/** Of 9 x 8 cells, all but its edge drawn, and scanned. */
function aDrawnPicture() {
  const kernels = createKernels(new Uint8Array(32))
  kernels.resize(64 * 9, 64 * 8)
  const all = { x: 3, y: 5, w: kernels.width - 9, h: kernels.height - 11 }
  const redraw = () => {
    kernels.willDraw(all)
    paintPicture(kernels, all)
    kernels.drawn()
    kernels.touch(all)
    kernels.scan()
    return boxesOf(kernels)
  }
  expect(redraw()).toHaveLength(72)
  return { kernels, all, redraw }
}

function paintPicture(kernels: Kernels, rect: Rect): void {
  paint(wordsOf(kernels), kernels.width, rect, (x, y) => (0xff000000 | (y << 10) | x) >>> 0)
}

/** As x0,y0,x1,y1. */
function boxesOf({ boxes }: Kernels): string[] {
  return Array.from({ length: boxes.length / 4 }, (_, cell) =>
    boxes.slice(cell * 4, cell * 4 + 4).join(),
  ).filter((box) => box !== "0,0,0,0")
}

/** Of the only cell. */
function hashOf(kernels: Kernels): string {
  kernels.touch({ x: 0, y: 0, w: kernels.width, h: kernels.height })
  kernels.scan()
  const at = kernels.hash(0)
  return kernels.hashes.slice(at, at + 4).join()
}

describe("the kernel that writes pixels as tokens", () => {
  const LINE = { x: 0, y: 0, h: 1 }

  /** A picture and the tables of both sides. */
  function aTokenFixture(width: number, height: number) {
    const kernels = createKernels(new Uint8Array(32))
    kernels.resize(width, height)
    kernels.emptyTable(0)
    const decoded = { width, height, data: new Uint32Array(width * height).fill(0xff000000) }
    return { kernels, words: wordsOf(kernels), decoded, table: new ColourTable() }
  }

  function written({ out }: Kernels, length: number): number[] {
    return [...out.subarray(0, length)]
  }

  test.each([
    [1, []],
    [2, [240]],
    [15, [253]],
    [16, [254, 0]],
    [270, [254, 254]],
    [271, [254, 255, 0]],
    [526, [254, 255, 255, 0]],
  ] as const)("writes a line of %d pixels of one colour as that colour and one run", (w, run) => {
    const { kernels, words } = aTokenFixture(w, 1)
    words.fill(0xff0b0c0d)
    const length = kernels.tokens({ ...LINE, w }, 0, 0, "ALL")
    expect(written(kernels, length)).toEqual([255, 0x0d, 0x0c, 0x0b, ...run])
  })

  test("writes the first 224 colours by their numbers, and later ones by their places", () => {
    const { kernels, words } = aTokenFixture(1024, 1)
    const colours = Array.from({ length: 226 }, (_, at) => (0xff000000 | ((at + 1) * 0x010305)) >>> 0)
    const place = (colour: number) => Math.imul(colour & 0xffffff, 0x9e3779b1) >>> 20
    // Each new colour is followed by the first one: too many literals in a rectangle end it.
    for (const colour of colours) {
      words.fill(colours[0]!)
      words[1] = colour
      kernels.tokens({ ...LINE, w: 8 }, 0, 0, "ALL")
    }
    words.set([0, 223, 224, 225].map((at) => colours[at]!))
    const far = [224, 225].map((at) => place(colours[at]!))
    const tokens = far.flatMap((at) => [224 + (at >> 8), at & 255])
    expect(written(kernels, kernels.tokens({ ...LINE, w: 4 }, 0, 0, "ALL"))).toEqual([0, 223, ...tokens])
  })

  test("writes what its decoder draws as the same pixels, by rows and by columns, with the same table", () => {
    const random = randomFrom(23)
    const fixture = aTokenFixture(90, 70)
    const { kernels, words, decoded, table } = fixture
    const seen = { rows: 0, columns: 0, raw: 0 }
    for (let i = 0; i < 300; i++) {
      const rect = randomRect(random, 90, 48)
      const palette = Array.from(
        { length: 1 + intBelow(random, i % 3 === 0 ? 3000 : 9) },
        () => (0xff000000 | intBelow(random, 1 << 24)) >>> 0,
      )
      const isFlat = random() < 0.5
      paint(
        words,
        90,
        rect,
        (x) => palette[(isFlat ? x >> 3 : intBelow(random, palette.length)) % palette.length]!,
      )
      const byColumns = random() < 0.5
      const before = kernels.tableBytes(0)
      const length = byColumns
        ? kernels.tokensByColumns(rect, 0, 0, "ALL")
        : kernels.tokens(rect, 0, 0, "ALL")
      if (length === 0) {
        expect(kernels.tableBytes(0)).toEqual(before)
        drawRaw(decoded, rect, kernels.out.slice(0, kernels.raw(rect, 0, "ALL")), 0)
        seen.raw++
      } else {
        const bytes = kernels.out.slice(0, length)
        expect(drawTokens(decoded, rect, bytes, 0, table, byColumns)).toBe(length)
        seen[byColumns ? "columns" : "rows"]++
      }
      expect(decoded.data).toEqual(words.slice())
      const known = new ColourTable()
      const bytes = Buffer.from(kernels.tableBytes(0))
      const nearEnd = 2 + bytes.readUInt16LE() * 3
      known.restore(bytes.subarray(2, nearEnd), bytes.subarray(nearEnd))
      expect(known).toEqual(table)
    }
    expect(Object.values(seen).every((count) => count > 25)).toBe(true)
    expect(table.near[223]).not.toBe(0xff000000)
  })

  test("writes nothing and keeps its table for a rectangle of which more than a quarter would be new colours", () => {
    const { kernels, words } = aTokenFixture(200, 1)
    const before = kernels.tableBytes(0)
    // 16 and a quarter of the pixels may be new, without the last one of them.
    const shown = (count: number) => words.set(words.map((_, at) => 0xff000000 + Math.min(at + 1, count)))
    shown(66)
    expect(kernels.tokens({ ...LINE, w: 200 }, 0, 0, "ALL")).toBe(0)
    expect(kernels.tableBytes(0)).toEqual(before)
    shown(65)
    expect(kernels.tokens({ ...LINE, w: 200 }, 0, 0, "ALL")).toBe(65 * 4 + 2)
  })
})

describe("a frame buffer that slides in its memory", () => {
  test("equals a copy pixel by pixel after any sequence of copies", () => {
    const random = randomFrom(22)
    let slid = 0
    for (const [width, height] of [
      [40, 30],
      [7, 90],
      [1, 1],
    ] as const) {
      const memory = new Uint32Array(slidingRoom(width, height))
      const picture = { width, height, memory, start: 0 }
      const data = new Uint32Array(width * height).map(() => intBelow(random, 1 << 30))
      memory.set(data)
      for (let i = 0; i < 2000; i++) {
        const rect = random() < 0.3 ? randomRect(random, width, height) : largeRect(random, width, height)
        const fromX = intBelow(random, width - rect.w + 1)
        const fromY = intBelow(random, height - rect.h + 1)
        const before = picture.start
        moveSliding(picture, rect, fromX, fromY)
        if (picture.start !== before) slid++
        copySlowly({ width, data }, rect, fromX, fromY)
        expect(memory.subarray(picture.start, picture.start + data.length)).toEqual(data)
      }
    }
    expect(slid).toBeGreaterThan(500)
  })
})

/** All of the picture but a few lines or columns: what a terminal scrolls. */
function largeRect(random: () => number, width: number, height: number): Rect {
  const w = Math.max(1, width - intBelow(random, 3))
  const h = Math.max(1, height - intBelow(random, 5))
  return { x: intBelow(random, width - w + 1), y: intBelow(random, height - h + 1), w, h }
}

function copySlowly(
  { width, data }: { width: number; data: Uint32Array },
  rect: Rect,
  fromX: number,
  fromY: number,
): void {
  const before = data.slice()
  paint(data, width, rect, (x, y) => before[(y - rect.y + fromY) * width + x - rect.x + fromX]!)
}

describe("deflate with context", () => {
  test("restores the same bytes with each combination of its implementations", () => {
    const random = randomFrom(21)
    const { handleDeflate, handleInflate, dictionaryDeflate, dictionaryInflate } = deflateBackends
    for (const deflate of [handleDeflate, dictionaryDeflate])
      for (const inflate of [handleInflate, dictionaryInflate]) {
        const [out, back] = [deflate(), inflate()]
        for (let i = 0; i < 30; i++) {
          if (i === 20) {
            out.reset()
            back.reset()
          }
          const bytes = Uint8Array.from({ length: intBelow(random, 90_000) }, () => intBelow(random, 7))
          const body = out.deflate(bytes).slice()
          expect(Buffer.compare(back.inflate(body, bytes.length) as Uint8Array, bytes)).toBe(0)
        }
      }
  })

  test("has the fast implementation in this Bun version", () =>
    expect(deflateBackends.hasHandle()).toBe(true))
})
