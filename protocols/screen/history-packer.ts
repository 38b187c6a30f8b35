/** Packs the operations of a frame by reference to those of earlier frames: see `viewer-wire-history.ts`. */
import { kernelsModule } from "../kernels/module.ts"
import {
  HISTORY_MEMORY_BYTES,
  OperationHistory,
  PACKED_HEADER_BYTES,
  PACKED_OPERATIONS_MAX,
} from "../viewer-wire-history.ts"

interface Exports {
  memory: WebAssembly.Memory
  pack(history: number, start: number, length: number, places: number, matches: number, out: number): number
  movePlaces(places: number, moved: number): void
}

/** Behind the module's own data. */
const PLACES_AT = 8192
/** 2^15 of four bytes: see the kernel. */
const PLACES_BYTES = 128 * 1024
const MATCHES_AT = PLACES_AT + PLACES_BYTES
const OUT_AT = MATCHES_AT + PACKED_OPERATIONS_MAX
const HISTORY_AT = OUT_AT + PACKED_HEADER_BYTES + PACKED_OPERATIONS_MAX
const WASM_PAGE = 65536

/** The kernels once more, with a memory of their own that never grows: streams come and go while the picture stays. */
export class HistoryPacker {
  private readonly history: OperationHistory
  private readonly kernels: Exports
  private readonly places: Uint8Array
  private readonly out: Uint8Array

  constructor() {
    this.kernels = new WebAssembly.Instance(kernelsModule()).exports as unknown as Exports
    const { memory } = this.kernels
    memory.grow(
      Math.ceil((HISTORY_AT + HISTORY_MEMORY_BYTES) / WASM_PAGE) - memory.buffer.byteLength / WASM_PAGE,
    )
    this.places = new Uint8Array(memory.buffer, PLACES_AT, PLACES_BYTES)
    this.out = new Uint8Array(memory.buffer, OUT_AT, PACKED_HEADER_BYTES + PACKED_OPERATIONS_MAX)
    this.history = new OperationHistory(new Uint8Array(memory.buffer, HISTORY_AT, HISTORY_MEMORY_BYTES))
  }

  clear(): void {
    if (this.history.end === 0) return
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
    const { history, kernels } = this
    const moved = history.reserve(length)
    if (moved > 0) kernels.movePlaces(PLACES_AT, moved)
    const start = history.end
    history.memory.set(operations, start)
    history.end += length
    return this.out.subarray(0, kernels.pack(HISTORY_AT, start, length, PLACES_AT, MATCHES_AT, OUT_AT))
  }
}
