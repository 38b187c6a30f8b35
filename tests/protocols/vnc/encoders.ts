/** Small encoders, the counterpart of the decoders under test: pictures in, rectangles out. Colours are 0xrrggbb. */
import { ByteWriter } from "../../../protocols/bytes.ts"
import { rectangle, u32, zlibMore, zlibStart } from "./server.ts"

export interface Picture {
  w: number
  h: number
  pixels: number[]
}

type Encode = (picture: Picture, deflate: Deflate) => Uint8Array

/** One zlib stream per encoding: the first piece carries the header. */
type Deflate = (bytes: Uint8Array) => Uint8Array
export function deflater(): Deflate {
  let isFirst = true
  return (bytes) => {
    const piece = isFirst ? zlibStart(bytes) : zlibMore(bytes)
    isFirst = false
    return piece
  }
}

const place = ({ w, h }: Picture) => ({ x: 0, y: 0, w, h })
const rgb = (out: ByteWriter, color: number) =>
  out
    .u8(color >> 16)
    .u8(color >> 8)
    .u8(color)
const rgbx = (out: ByteWriter, color: number) => rgb(out, color).u8(color)

function allPixels(picture: Picture, write: typeof rgb): Uint8Array {
  const out = new ByteWriter()
  for (const color of picture.pixels) write(out, color)
  return out.toBytes()
}

const encodeRaw: Encode = (picture) => rectangle(place(picture), 0, allPixels(picture, rgbx))

const encodeZlib: Encode = (picture, deflate) => {
  const data = deflate(allPixels(picture, rgbx))
  return rectangle(place(picture), 6, u32(data.length), data)
}

/** Every pixel is a part of its own. */
const encodeRre: Encode = (picture) => {
  const out = rgbx(new ByteWriter().u32(picture.pixels.length), 0x123456)
  for (const [i, color] of picture.pixels.entries()) {
    rgbx(out, color)
      .u16(i % picture.w)
      .u16(Math.floor(i / picture.w))
      .u16(1)
      .u16(1)
  }
  return rectangle(place(picture), 2, out.toBytes())
}

/** Tiles in turn raw, coloured parts, and parts in one foreground. */
const encodeHextile: Encode = (picture) => {
  const out = new ByteWriter()
  for (const [i, tile] of tilesOf(picture, 16).entries()) hextileTile(out, tile, i % 3)
  return rectangle(place(picture), 5, out.toBytes())
}

function hextileTile(out: ByteWriter, tile: Picture, kind: number): void {
  const background = tile.pixels[0]!
  const others = [...tile.pixels.entries()].filter(([, color]) => color !== background)
  const isPlain = new Set(others.map(([, color]) => color)).size === 1
  if (kind === 0 || others.length > 255) {
    out.u8(1).bytes(allPixels(tile, rgbx))
    return
  }
  if (isPlain) rgbx(rgbx(out.u8(2 | 4 | 8), background), others[0]![1])
  else rgbx(out.u8(2 | 8 | 16), background)
  out.u8(others.length)
  for (const [i, color] of others) {
    if (!isPlain) rgbx(out, color)
    out.u8(((i % tile.w) << 4) | Math.floor(i / tile.w)).u8(0)
  }
}

/** Tiles take turns with the subencodings that fit them. */
const encodeZrle: Encode = (picture, deflate) => {
  const out = new ByteWriter()
  for (const [i, tile] of tilesOf(picture, 64).entries()) zrleTile(out, tile, i)
  const data = deflate(out.toBytes())
  return rectangle(place(picture), 16, u32(data.length), data)
}

function zrleTile(out: ByteWriter, tile: Picture, turn: number): void {
  const palette = [...new Set(tile.pixels)]
  const fitting: ((out: ByteWriter, tile: Picture, palette: number[]) => void)[] = [zrleRaw, zrlePlainRuns]
  if (palette.length === 1) fitting.push(zrleSolid)
  if (palette.length > 1 && palette.length <= 16) fitting.push(zrlePacked)
  if (palette.length > 1 && palette.length <= 127) fitting.push(zrlePaletteRuns)
  fitting[turn % fitting.length]!(out, tile, palette)
}

function zrleRaw(out: ByteWriter, tile: Picture): void {
  out.u8(0).bytes(allPixels(tile, rgb))
}

function zrleSolid(out: ByteWriter, tile: Picture): void {
  rgb(out.u8(1), tile.pixels[0]!)
}

function zrlePacked(out: ByteWriter, tile: Picture, palette: number[]): void {
  out.u8(palette.length)
  for (const color of palette) rgb(out, color)
  const bits = palette.length > 4 ? 4 : palette.length > 2 ? 2 : 1
  for (let y = 0; y < tile.h; y++) {
    const row = tile.pixels.slice(y * tile.w, (y + 1) * tile.w)
    const text = row.map((color) => palette.indexOf(color).toString(2).padStart(bits, "0")).join("")
    for (let at = 0; at < text.length; at += 8)
      out.u8(Number.parseInt(text.slice(at, at + 8).padEnd(8, "0"), 2))
  }
}

function runsOf(pixels: number[]): [color: number, length: number][] {
  const runs: [number, number][] = []
  for (const color of pixels) {
    const last = runs.at(-1)
    if (last?.[0] === color) last[1]++
    else runs.push([color, 1])
  }
  return runs
}

function runLength(out: ByteWriter, length: number): void {
  let rest = length - 1
  for (; rest >= 255; rest -= 255) out.u8(255)
  out.u8(rest)
}

function zrlePlainRuns(out: ByteWriter, tile: Picture): void {
  out.u8(128)
  for (const [color, length] of runsOf(tile.pixels)) runLength(rgb(out, color), length)
}

function zrlePaletteRuns(out: ByteWriter, tile: Picture, palette: number[]): void {
  out.u8(128 + palette.length)
  for (const color of palette) rgb(out, color)
  for (const [color, length] of runsOf(tile.pixels)) {
    const index = palette.indexOf(color)
    if (length === 1) out.u8(index)
    else runLength(out.u8(index | 128), length)
  }
}

function tightData(out: ByteWriter, bytes: Uint8Array, deflate: Deflate): Uint8Array {
  if (bytes.length < 12) return out.bytes(bytes).toBytes()
  const data = deflate(bytes)
  out
    .u8((data.length & 0x7f) | 0x80)
    .u8(((data.length >> 7) & 0x7f) | 0x80)
    .u8(data.length >> 14)
  return out.bytes(data).toBytes()
}

const encodeTightCopy: Encode = (picture, deflate) =>
  rectangle(place(picture), 7, tightData(new ByteWriter().u8(0x00), allPixels(picture, rgb), deflate))

const encodeTightGradient: Encode = (picture, deflate) => {
  const { w, pixels } = picture
  const part = (x: number, y: number, shift: number) =>
    x < 0 || y < 0 ? 0 : (pixels[y * w + x]! >> shift) & 255
  const out = new ByteWriter()
  for (const [i] of pixels.entries()) {
    const [x, y] = [i % w, Math.floor(i / w)]
    for (const shift of [16, 8, 0]) {
      const guess = part(x - 1, y, shift) + part(x, y - 1, shift) - part(x - 1, y - 1, shift)
      out.u8(part(x, y, shift) - Math.max(0, Math.min(255, guess)))
    }
  }
  const head = new ByteWriter().u8(0x50).u8(2)
  return rectangle(place(picture), 7, tightData(head, out.toBytes(), deflate))
}

/** For pictures of up to 256 colours; others are sent as copy. */
const encodeTightPalette: Encode = (picture, deflate) => {
  const palette = [...new Set(picture.pixels)]
  if (palette.length < 2 || palette.length > 256) return encodeTightCopy(picture, deflate)
  const head = new ByteWriter()
    .u8(0x40)
    .u8(1)
    .u8(palette.length - 1)
  for (const color of palette) rgb(head, color)
  const out = new ByteWriter()
  for (let y = 0; y < picture.h; y++) {
    const row = picture.pixels
      .slice(y * picture.w, (y + 1) * picture.w)
      .map((color) => palette.indexOf(color))
    if (palette.length > 2) out.bytes(Uint8Array.from(row))
    else
      for (let x = 0; x < row.length; x += 8)
        out.u8(
          Number.parseInt(
            row
              .slice(x, x + 8)
              .join("")
              .padEnd(8, "0"),
            2,
          ),
        )
  }
  return rectangle(place(picture), 7, tightData(head, out.toBytes(), deflate))
}

export const ENCODERS: Record<string, Encode> = {
  Raw: encodeRaw,
  Zlib: encodeZlib,
  RRE: encodeRre,
  Hextile: encodeHextile,
  ZRLE: encodeZrle,
  "Tight copy": encodeTightCopy,
  "Tight gradient": encodeTightGradient,
  "Tight palette": encodeTightPalette,
}

function tilesOf({ w, h, pixels }: Picture, size: number): Picture[] {
  const tiles: Picture[] = []
  for (let y = 0; y < h; y += size) {
    for (let x = 0; x < w; x += size) {
      const tile = { w: Math.min(size, w - x), h: Math.min(size, h - y), pixels: [] as number[] }
      for (let row = y; row < y + tile.h; row++)
        tile.pixels.push(...pixels.slice(row * w + x, row * w + x + tile.w))
      tiles.push(tile)
    }
  }
  return tiles
}
