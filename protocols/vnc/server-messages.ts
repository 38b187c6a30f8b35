/** The messages of a running server (RFC 6143 §7.6 and extensions), one after the other for as long as it lasts. */
import type { ParseGenerator } from "../bytes.ts"
import { ProtocolError } from "../link.ts"
import { enableContinuousUpdates, fence, updateRequest } from "./client-messages.ts"
import { readServerCutText } from "./clipboard.ts"
import type { RfbConnection } from "./connection.ts"
import { BELL_EVERY_MS, FENCE_BYTES_MAX, MESSAGE_COST_PIXELS } from "./limits.ts"
import { fullRect, readUpdate } from "./update.ts"

const FRAMEBUFFER_UPDATE = 0
const SET_COLOUR_MAP_ENTRIES = 1
const BELL = 2
const SERVER_CUT_TEXT = 3
const END_OF_CONTINUOUS_UPDATES = 150
const FENCE = 248

/** Fence flags: block before, block after, sync next; all hold by themselves, for messages are taken one by one. */
const FENCE_KNOWN = 7
const FENCE_REQUEST = 0x80000000

/** @param onUpdate called after each complete FramebufferUpdate */
export function* readServerMessages(connection: RfbConnection, onUpdate: () => void): ParseGenerator<never> {
  while (true) {
    yield 1
    const type = connection.queue.u8()
    connection.chargePixels(MESSAGE_COST_PIXELS)
    switch (type) {
      case FRAMEBUFFER_UPDATE:
        yield* readUpdate(connection)
        onUpdate()
        break
      case SET_COLOUR_MAP_ENTRIES:
        yield* skipColourMap(connection)
        break
      case BELL:
        emitBell(connection)
        break
      case SERVER_CUT_TEXT:
        yield* readServerCutText(connection)
        break
      case END_OF_CONTINUOUS_UPDATES:
        startContinuousUpdates(connection)
        break
      case FENCE:
        yield* readFence(connection)
        break
      default:
        throw new ProtocolError(`message type ${type}`)
    }
  }
}

function emitBell(connection: RfbConnection): void {
  if (connection.bellAtMs !== null && connection.nowMs - connection.bellAtMs < BELL_EVERY_MS) return
  connection.bellAtMs = connection.nowMs
  connection.emit({ kind: "bell" })
}

/** For 8 bit pixels only, which are never requested. */
function* skipColourMap(connection: RfbConnection): ParseGenerator<void> {
  yield 5
  connection.queue.skip(3)
  const length = connection.queue.u16() * 6
  yield length
  connection.queue.skip(length)
}

/** The first one announces the ability; this client never switches it off, so later ones mean nothing. */
function startContinuousUpdates(connection: RfbConnection): void {
  if (connection.hasContinuousUpdates) return
  connection.hasContinuousUpdates = true
  connection.send(enableContinuousUpdates(fullRect(connection)))
}

function* readFence(connection: RfbConnection): ParseGenerator<void> {
  yield 8
  connection.queue.skip(3)
  const flags = connection.queue.u32()
  const length = connection.queue.u8()
  if (length > FENCE_BYTES_MAX) throw new ProtocolError(`a fence of ${length} bytes`)
  yield length
  const payload = connection.queue.take(length)
  connection.hasFences = true
  if (flags & FENCE_REQUEST) connection.send(fence(flags & FENCE_KNOWN, payload))
}

/**
 * A message that every live server responds to: a fence where supported, else a non-incremental request for one pixel
 * (RFC 6143 §7.5.3). An incremental request would not do: with a still picture it gets no response.
 */
export function livenessProbe(connection: RfbConnection): Uint8Array {
  if (connection.hasFences) return fence(FENCE_REQUEST, new Uint8Array(0))
  return updateRequest({ x: 0, y: 0, w: 1, h: 1 }, false)
}
