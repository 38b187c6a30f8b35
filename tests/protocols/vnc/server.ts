/** The server's side of a conversation as bytes, and a replay of it against the machine. */
import { constants, deflateRawSync, deflateSync } from "node:zlib"
import { ByteWriter } from "../../../protocols/bytes.ts"
import type { DesktopEvent, DesktopInput, Rect } from "../../../protocols/desktop.ts"
import type { LinkEnd } from "../../../protocols/link.ts"
import type { Effect } from "../../../protocols/protocol-machine.ts"
import { createVncClient } from "../../../protocols/vnc/client.ts"
import type { VncOptions } from "../../../protocols/vnc/options.ts"
import { plainFrame } from "../frame.ts"

export const OPTIONS: VncOptions = {
  password: null,
  shared: true,
  quality: null,
  cursor: "local",
  clipboardEncoding: "ISO8859_1",
}

export function bytesOf(...parts: (number | number[] | string | Uint8Array)[]): Uint8Array {
  const writer = new ByteWriter()
  for (const part of parts) {
    if (typeof part === "number") writer.u8(part)
    else if (typeof part === "string") writer.bytes(new TextEncoder().encode(part))
    else writer.bytes(Uint8Array.from(part))
  }
  return writer.toBytes()
}

export const u16 = (value: number) => new ByteWriter().u16(value).toBytes()
export const u32 = (value: number) => new ByteWriter().u32(value).toBytes()
export const text = (value: string) => bytesOf(u32(new TextEncoder().encode(value).length), value)

export function serverInit(width: number, height: number, name = "P-7"): Uint8Array {
  return bytesOf(u16(width), u16(height), new Uint8Array(16), text(name))
}

/** Version 3.8 without a password. */
export function greeting(width: number, height: number): Uint8Array {
  return bytesOf("RFB 003.008\n", [1, 1], u32(0), serverInit(width, height))
}

export function update(...rectangles: Uint8Array[]): Uint8Array {
  return bytesOf([0, 0], u16(rectangles.length), ...rectangles)
}

export function rectangle(rect: Rect, encoding: number, ...body: Parameters<typeof bytesOf>): Uint8Array {
  return bytesOf(u16(rect.x), u16(rect.y), u16(rect.w), u16(rect.h), u32(encoding), ...body)
}

/** The first flushed piece of a zlib stream, with its header. */
export function zlibStart(bytes: Uint8Array): Uint8Array {
  return deflateSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH })
}

/** A later piece of the same stream. */
export function zlibMore(bytes: Uint8Array): Uint8Array {
  return deflateRawSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH })
}

interface Replay {
  events: DesktopEvent[]
  /** All messages sent, one after the other. */
  sent: Uint8Array
  startsTls: boolean
  end: LinkEnd | null
  state: string
  width: number
  height: number
  /** Rows of pixels as rrggbb; an alpha other than 255 is shown as rrggbb/aa. */
  rows: string[]
}

export function replay(chunks: Uint8Array[], options: Partial<VncOptions> = {}): Replay {
  const conversation = converse(options)
  for (const chunk of chunks) conversation.receive(chunk)
  return conversation.result()
}

/** A client whose effects are collected. */
export function converse(options: Partial<VncOptions> = {}, frame = plainFrame()) {
  const machine = createVncClient({ ...OPTIONS, ...options }, frame)
  const effects: Effect<DesktopEvent>[] = []
  const collect = (more: Effect<DesktopEvent>[]) => void effects.push(...more)
  collect(machine.tick(0))
  return {
    machine,
    frame,
    receive: (bytes: Uint8Array, nowMs = 0) => collect(machine.receive(bytes, nowMs)),
    tlsReady: (nowMs = 0) => collect(machine.tlsReady(nowMs)),
    input: (input: DesktopInput, nowMs = 0) => collect(machine.input(input, nowMs)),
    tick: (nowMs: number) => collect(machine.tick(nowMs)),
    /** Drops the effects so far. */
    forget: () => void effects.splice(0),
    isOpaque: () => frame.pixels.every((byte, i) => i % 4 !== 3 || byte === 255),
    result: (): Replay => ({
      events: effects.flatMap((effect) => (effect.kind === "event" ? [effect.event] : [])),
      sent: bytesOf(...effects.flatMap((effect) => (effect.kind === "send" ? [effect.bytes] : []))),
      startsTls: effects.some(({ kind }) => kind === "startTls"),
      end: effects.flatMap((effect) => (effect.kind === "end" ? [effect.end] : []))[0] ?? null,
      state: machine.stateName,
      width: frame.width,
      height: frame.height,
      get rows() {
        return rowsOf(frame.pixels, frame.width)
      },
    }),
  }
}

function rowsOf(pixels: Uint8Array, width: number): string[] {
  const colours = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4)
  // A picture has many pixels and few colours.
  const names = new Map<number, string>()
  const nameOf = (colour: number, at: number) => {
    const known = names.get(colour)
    if (known !== undefined) return known
    const [rgb, alpha] = [pixels.subarray(at * 4, at * 4 + 3), pixels[at * 4 + 3]!]
    const name = Buffer.from(rgb).toString("hex") + (alpha === 255 ? "" : `/${alpha.toString(16)}`)
    names.set(colour, name)
    return name
  }
  return Array.from({ length: colours.length / width }, (_, row) =>
    Array.from({ length: width }, (_, column) => {
      const at = row * width + column
      return nameOf(colours[at]!, at)
    }).join(" "),
  )
}
