/** Packs the operations of a frame by reference to those of earlier frames: see `viewer-wire-history.ts`. */
import {
  HISTORY_BYTES,
  MATCH_BYTES_MIN,
  OperationHistory,
  PACKED_HEADER_BYTES,
  PACKED_OPERATIONS_MAX,
} from "../viewer-wire-history.ts"

/** Places are found by a hash of so many bytes. */
const HASHED_BYTES = 8
const PLACES_LOG = 15
/** Every second position is kept: a match that begins beside one is extended to both sides. */
const PLACE_STEP = 2
/** After so many positions without a match the search takes larger steps, so that noise costs little. */
const PATIENCE_LOG = 7

export class HistoryPacker {
  private readonly history = new OperationHistory()
  /** By hash, one more than a position in the memory of the history; 0 for none. */
  private readonly places = new Int32Array(1 << PLACES_LOG)
  private view = new DataView(new ArrayBuffer(0))
  private out = new Uint8Array(0)

  clear(): void {
    this.history.clear()
    this.places.fill(0)
  }

  /** What a decoder must know to continue here. */
  get historyBytes(): Uint8Array {
    return this.history.bytes
  }

  /** @returns the packed body, valid until the next call; null where the operations are to be sent as they are */
  pack(operations: Uint8Array): Uint8Array | null {
    const { length } = operations
    if (length === 0 || length > PACKED_OPERATIONS_MAX) return null
    this.makeRoom(length)
    const { history, view, places } = this
    const { memory, end: start } = history
    memory.set(operations, start)
    const end = start + length
    const searchEnd = end - HASHED_BYTES
    const matches: number[] = []
    let written = PACKED_HEADER_BYTES
    let [at, anchor, misses] = [start, start, 0]
    while (at <= searchEnd) {
      const place = placeOf(view, at)
      const from = places[place]! - 1
      if ((at & (PLACE_STEP - 1)) === 0) places[place] = at + 1
      const back = at - from
      if (from >= 0 && back <= HISTORY_BYTES && view.getUint32(from, true) === view.getUint32(at, true)) {
        let until = at + 4
        while (until < end && memory[until] === memory[until - back]) until++
        let first = at
        while (first > anchor && first > back && memory[first - 1] === memory[first - 1 - back]) first--
        if (until - first >= MATCH_BYTES_MIN) {
          this.out.set(memory.subarray(anchor, first), written)
          written += first - anchor
          pushNumber(matches, first - anchor)
          pushNumber(matches, until - first - MATCH_BYTES_MIN)
          pushNumber(matches, back)
          anchor = until
          misses = 0
          // Of a repetition the later occurrence is kept: it stays in reach for longer.
          for (at += PLACE_STEP - (at & (PLACE_STEP - 1)); at < until && at <= searchEnd; at += PLACE_STEP)
            places[placeOf(view, at)] = at + 1
          at = until
          continue
        }
      }
      at += 1 + (misses++ >> PATIENCE_LOG)
    }
    this.out.set(memory.subarray(anchor, end), written)
    written += end - anchor
    this.out.set(matches, written)
    history.end = end
    const header = new DataView(this.out.buffer)
    header.setUint32(0, length, true)
    header.setUint32(4, written - PACKED_HEADER_BYTES, true)
    return this.out.subarray(0, written + matches.length)
  }

  private makeRoom(length: number): void {
    const moved = this.history.reserve(length)
    const { memory } = this.history
    if (this.view.buffer !== memory.buffer) this.view = new DataView(memory.buffer)
    if (moved > 0)
      for (let i = 0; i < this.places.length; i++) this.places[i] = Math.max(0, this.places[i]! - moved)
    // A match takes at most ten bytes, and stands for sixteen.
    const room = PACKED_HEADER_BYTES + length
    if (this.out.length < room) this.out = new Uint8Array(Math.max(room, this.out.length * 2))
  }
}

function placeOf(view: DataView, at: number): number {
  const [first, second] = [view.getUint32(at, true), view.getUint32(at + 4, true)]
  return (Math.imul(first, 0x9e3779b1) ^ Math.imul(second, 0x85ebca6b)) >>> (32 - PLACES_LOG)
}

function pushNumber(into: number[], value: number): void {
  let rest = value
  for (; rest > 127; rest >>>= 7) into.push((rest & 127) | 128)
  into.push(rest)
}
