/** The messages of a running server (RFC 6143 §7.6 and extensions), one after the other for as long as it lasts. */
import type { Reading } from "../bytes.ts"
import { WireError } from "../link.ts"
import { enableContinuousUpdates, fence, updateRequest } from "./client-messages.ts"
import { readServerCutText } from "./clipboard.ts"
import { BELL_EVERY_MS, FENCE_BYTES_MAX, MESSAGE_COST_PIXELS } from "./limits.ts"
import type { Talk } from "./talk.ts"
import { readUpdate, wholeOf } from "./update.ts"

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
export function* readServerMessages(talk: Talk, onUpdate: () => void): Reading<never> {
  while (true) {
    yield 1
    const type = talk.queue.u8()
    talk.charge(MESSAGE_COST_PIXELS)
    switch (type) {
      case FRAMEBUFFER_UPDATE:
        yield* readUpdate(talk)
        onUpdate()
        break
      case SET_COLOUR_MAP_ENTRIES:
        yield* skipColourMap(talk)
        break
      case BELL:
        ring(talk)
        break
      case SERVER_CUT_TEXT:
        yield* readServerCutText(talk)
        break
      case END_OF_CONTINUOUS_UPDATES:
        startContinuousUpdates(talk)
        break
      case FENCE:
        yield* readFence(talk)
        break
      default:
        throw new WireError(`message type ${type}`)
    }
  }
}

function ring(talk: Talk): void {
  if (talk.rangAtMs !== null && talk.nowMs - talk.rangAtMs < BELL_EVERY_MS) return
  talk.rangAtMs = talk.nowMs
  talk.emit({ kind: "bell" })
}

/** Meant for 8 bit pixels, which were not asked for. */
function* skipColourMap(talk: Talk): Reading<void> {
  yield 5
  talk.queue.skip(3)
  const length = talk.queue.u16() * 6
  yield length
  talk.queue.skip(length)
}

/** The first one announces the ability; we never switch it off, so later ones mean nothing. */
function startContinuousUpdates(talk: Talk): void {
  if (talk.sendsContinuously) return
  talk.sendsContinuously = true
  talk.send(enableContinuousUpdates(wholeOf(talk)))
}

function* readFence(talk: Talk): Reading<void> {
  yield 8
  talk.queue.skip(3)
  const flags = talk.queue.u32()
  const length = talk.queue.u8()
  if (length > FENCE_BYTES_MAX) throw new WireError(`a fence of ${length} bytes`)
  yield length
  const payload = talk.queue.take(length)
  talk.answersFences = true
  if (flags & FENCE_REQUEST) talk.send(fence(flags & FENCE_KNOWN, payload))
}

/**
 * A message that every living server answers: a fence where it knows them, else a request for one pixel, changed or not
 * (RFC 6143 §7.5.3). An incremental request would not do: of a still picture it is never answered.
 */
export function probeOf(talk: Talk): Uint8Array {
  if (talk.answersFences) return fence(FENCE_REQUEST, new Uint8Array(0))
  return updateRequest({ x: 0, y: 0, w: 1, h: 1 }, false)
}
