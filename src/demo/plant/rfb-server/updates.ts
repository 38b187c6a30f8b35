/** Builds FramebufferUpdate messages (RFC 6143 §7.6.1) in the encoding and pixel format that a client requested. */
import { required } from "../../../base/assert.ts"
import { CURSOR, cursorBody } from "./encodings/cursor.ts"
import { type Encode, pixelWords } from "./encodings/encoding.ts"
import { encodeHextile } from "./encodings/hextile.ts"
import { encodeRaw } from "./encodings/raw.ts"
import { zrleEncoder } from "./encodings/zrle.ts"
import type { CopyRect } from "./pending-updates.ts"
import { NATIVE_FORMAT, type PixelFormat, pixelWriter } from "./pixel-format.ts"
import type { Area, Screen } from "./screen.ts"

export const ENCODING = {
  raw: 0,
  copyRect: 1,
  hextile: 5,
  zrle: 16,
  desktopSize: -223,
  lastRect: -224,
  cursor: -239,
  extendedClipboard: -1063131698,
} as const

/** A count of rectangles that means: until LastRect. */
const UNTIL_LAST_RECT = 0xffff

interface UpdateWriter {
  setPixelFormat(format: PixelFormat): void
  /** The client's list, best liked first. */
  setEncodings(encodings: readonly number[]): void
  /** A cursor shape is still to be sent. */
  hasPendingCursor(): boolean
  write(news: { copies: CopyRect[]; areas: Area[] }, hasResized: boolean): Promise<Uint8Array>
  close(): void
}

export function createUpdateWriter(screen: Screen): UpdateWriter {
  const zrle = zrleEncoder()
  const encoders = new Map<number, Encode>([
    [ENCODING.raw, encodeRaw],
    [ENCODING.hextile, encodeHextile],
    [ENCODING.zrle, zrle.encode],
  ])
  let pixels = pixelWriter(NATIVE_FORMAT)
  let chosen: number = ENCODING.raw
  let isCursorPending = false
  let endsWithLastRect = false
  return {
    setPixelFormat(format) {
      pixels = pixelWriter(format)
    },
    setEncodings(encodings) {
      chosen = encodings.find((encoding) => encoders.has(encoding)) ?? ENCODING.raw
      isCursorPending = encodings.includes(ENCODING.cursor)
      endsWithLastRect = encodings.includes(ENCODING.lastRect)
    },
    hasPendingCursor: () => isCursorPending,
    async write({ copies, areas }, hasResized) {
      const words = pixelWords(screen)
      const { width, height } = screen
      const rects: (Uint8Array | Promise<Uint8Array>)[] = []
      if (hasResized) rects.push(rectHeader({ x: 0, y: 0, w: width, h: height }, ENCODING.desktopSize))
      if (isCursorPending) {
        const area = { x: CURSOR.hotX, y: CURSOR.hotY, w: CURSOR.w, h: CURSOR.h }
        rects.push(withRectHeader(area, ENCODING.cursor, cursorBody(pixels)))
        isCursorPending = false
      }
      // The new size blanks the client's picture: there is nothing left to copy from, all of it follows as areas.
      for (const copy of hasResized ? [] : copies) {
        rects.push(withRectHeader(copy.area, ENCODING.copyRect, sourceOf(copy)))
      }
      for (const area of areas) {
        const encode = required(encoders.get(chosen), "the encoder of the chosen encoding")
        const body = encode(words, width, area, pixels)
        const encoding = chosen
        rects.push(Promise.resolve(body).then((bytes) => withRectHeader(area, encoding, bytes)))
      }
      const head = Buffer.alloc(4)
      head.writeUInt16BE(endsWithLastRect ? UNTIL_LAST_RECT : rects.length, 2)
      if (endsWithLastRect) rects.push(rectHeader({ x: 0, y: 0, w: 0, h: 0 }, ENCODING.lastRect))
      return Buffer.concat([head, ...(await Promise.all(rects))])
    },
    close: zrle.close,
  }
}

function rectHeader(area: Area, encoding: number): Buffer {
  const head = Buffer.alloc(12)
  head.writeUInt16BE(area.x, 0)
  head.writeUInt16BE(area.y, 2)
  head.writeUInt16BE(area.w, 4)
  head.writeUInt16BE(area.h, 6)
  head.writeInt32BE(encoding, 8)
  return head
}

function withRectHeader(area: Area, encoding: number, body: Uint8Array): Uint8Array {
  return Buffer.concat([rectHeader(area, encoding), body])
}

function sourceOf(copy: CopyRect): Buffer {
  const source = Buffer.alloc(4)
  source.writeUInt16BE(copy.fromX, 0)
  source.writeUInt16BE(copy.fromY, 2)
  return source
}
