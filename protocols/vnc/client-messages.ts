/** What the client sends (RFC 6143 §7.5 and the extensions of the community's rfbproto document), as bytes. */
import { ByteWriter } from "../bytes.ts"
import type { Rect } from "../desktop.ts"
import type { ServerScreen } from "./connection.ts"

/** @param encodings preferred first */
export function setEncodings(encodings: readonly number[]): Uint8Array {
  const writer = new ByteWriter().u8(2).zeros(1).u16(encodings.length)
  for (const encoding of encodings) writer.u32(encoding)
  return writer.toBytes()
}

export function updateRequest(rect: Rect, isIncremental: boolean): Uint8Array {
  return withRect(new ByteWriter().u8(3).u8(isIncremental ? 1 : 0), rect).toBytes()
}

export function keyEvent(keysym: number, down: boolean): Uint8Array {
  return new ByteWriter()
    .u8(4)
    .u8(down ? 1 : 0)
    .zeros(2)
    .u32(keysym)
    .toBytes()
}

/** QEMU Extended Key Event: `scancode` is the XT set 1 code, bit 7 set for those with prefix E0. */
export function extendedKeyEvent(keysym: number, scancode: number, down: boolean): Uint8Array {
  return new ByteWriter()
    .u8(255)
    .u8(0)
    .u16(down ? 1 : 0)
    .u32(keysym)
    .u32(scancode)
    .toBytes()
}

export function pointerEvent(x: number, y: number, buttonMask: number): Uint8Array {
  return new ByteWriter().u8(5).u8(buttonMask).u16(x).u16(y).toBytes()
}

/**
 * Extended pointer event: the highest bit of the first mask says that the mask goes on, at the end.
 *
 * @param buttonMask  bit 0 is button 1; buttons 1 to 9
 */
export function extendedPointerEvent(x: number, y: number, buttonMask: number): Uint8Array {
  const writer = new ByteWriter().u8(5).u8(0x80 | (buttonMask & 0x7f))
  return writer
    .u16(x)
    .u16(y)
    .u8(buttonMask >> 7)
    .toBytes()
}

export function cutText(bytes: Uint8Array): Uint8Array {
  return new ByteWriter().u8(6).zeros(3).u32(bytes.length).bytes(bytes).toBytes()
}

/** Extended clipboard message: the negative length distinguishes it from the classic one. */
export function extendedCutText(flags: number, payload: Uint8Array): Uint8Array {
  return new ByteWriter()
    .u8(6)
    .zeros(3)
    .u32(-(payload.length + 4))
    .u32(flags)
    .bytes(payload)
    .toBytes()
}

export function enableContinuousUpdates(rect: Rect): Uint8Array {
  return withRect(new ByteWriter().u8(150).u8(1), rect).toBytes()
}

export function fence(flags: number, payload: Uint8Array): Uint8Array {
  return new ByteWriter().u8(248).zeros(3).u32(flags).u8(payload.length).bytes(payload).toBytes()
}

/** One screen that fills the picture. */
export function setDesktopSize(width: number, height: number, screen: ServerScreen): Uint8Array {
  const writer = new ByteWriter().u8(251).zeros(1).u16(width).u16(height).u8(1).zeros(1)
  return writer.u32(screen.id).u16(0).u16(0).u16(width).u16(height).u32(screen.flags).toBytes()
}

function withRect(writer: ByteWriter, rect: Rect): ByteWriter {
  return writer.u16(rect.x).u16(rect.y).u16(rect.w).u16(rect.h)
}
