/**
 * Raw deflate with context, synchronous: each call compresses one message and ends it with a sync flush, so that the
 * receiver can inflate it immediately.
 *
 * Bun has no public synchronous stream. The native handle behind `createDeflateRaw` has one (`writeSync`); where a
 * check before the first use finds it changed, each message is compressed separately with the last window as
 * dictionary, which yields a stream that inflates to the same bytes and costs about 0.1 ms more per message.
 */
import { constants, createDeflateRaw, createInflateRaw, deflateRawSync, inflateRawSync } from "node:zlib"
import { ProtocolError } from "../link.ts"
import type { Inflater } from "../viewer-wire-inflate.ts"

interface DeflateStream {
  /** The result is overwritten by the next call. */
  deflate(bytes: Uint8Array): Uint8Array
  /** The next message begins a new stream. */
  reset(): void
  /** Gives its memory back at once, not when it is collected as garbage: some 400 kB. Nothing may follow. */
  close(): void
}

/** Level 2: within 6 % of level 6 on panels and text at a third of the time. */
const DEFLATE_LEVEL = 2
/** For whole pages, the most expensive: half of the time of level 2 for a fifth more bytes. */
const FAST_LEVEL = 1
/** Panels and terminals at work stay below it. */
const FAST_FROM_BYTES = 16 * 1024
const WINDOW = 32 * 1024
const FLUSH = constants.Z_SYNC_FLUSH

const levelFor = (bytes: Uint8Array) => (bytes.length >= FAST_FROM_BYTES ? FAST_LEVEL : DEFLATE_LEVEL)

interface Handle {
  /** Between two messages, everything of the first being written. */
  params(level: number, strategy: number): void
  writeSync(f: number, i: Uint8Array, io: number, il: number, o: Uint8Array, oo: number, ol: number): void
  reset(): void
  close(): void
}

interface NativeZlib {
  _handle: Handle | null
  /** Output bytes left, input bytes left. */
  _writeState: Uint32Array
  on(event: "error", listener: (error: Error) => void): void
}

export function deflateStream(): DeflateStream {
  return hasHandle() ? handleDeflate() : dictionaryDeflate()
}

/** For the server's own reading of recordings and for tests. */
export function syncInflater(): Inflater {
  return hasHandle() ? handleInflate() : dictionaryInflate()
}

/**
 * A part of a recording that needs nothing before it and that nothing follows. Node's `deflateRawSync`, which alone can end with a
 * flush, makes a stream of JavaScript for each call: twice as dear for a single tile, and code that is compiled for nothing else.
 */
export function deflateWhole(bytes: Uint8Array): Uint8Array {
  return Bun.deflateSync(bytes as Uint8Array<ArrayBuffer>, { library: "libdeflate", level: 1 })
}

/** One message that needs nothing before it. */
export function deflateStandalone(bytes: Uint8Array): Uint8Array {
  return deflateRawSync(bytes, { level: DEFLATE_LEVEL, finishFlush: FLUSH })
}

function handleDeflate(): DeflateStream {
  const native = createDeflateRaw({ level: DEFLATE_LEVEL }) as unknown as NativeZlib
  const handle = native._handle!
  let out = new Uint8Array(64 * 1024)
  let level = DEFLATE_LEVEL
  return {
    deflate(bytes) {
      let [read, written] = [0, 0]
      if (levelFor(bytes) !== level) {
        level = levelFor(bytes)
        handle.params(level, constants.Z_DEFAULT_STRATEGY)
      }
      for (;;) {
        handle.writeSync(FLUSH, bytes, read, bytes.length - read, out, written, out.length - written)
        read = bytes.length - native._writeState[1]!
        written = out.length - native._writeState[0]!
        if (native._writeState[0]! > 0) return out.subarray(0, written)
        const larger = new Uint8Array(out.length * 2)
        larger.set(out)
        out = larger
      }
    },
    reset: () => handle.reset(),
    close: () => handle.close(),
  }
}

function dictionaryDeflate(): DeflateStream {
  let window: Uint8Array = new Uint8Array(0)
  return {
    deflate(bytes) {
      const dictionary = window.length > 0 ? { dictionary: window } : {}
      window = slideWindow(window, bytes)
      return deflateRawSync(bytes, { level: levelFor(bytes), finishFlush: FLUSH, ...dictionary })
    },
    reset() {
      window = new Uint8Array(0)
    },
    close() {},
  }
}

function handleInflate(): Inflater {
  const open = () => {
    const native = createInflateRaw() as unknown as NativeZlib & { onerror?: unknown }
    native.on("error", () => undefined)
    return native
  }
  let native = open()
  return {
    inflate(body, rawLength) {
      // The handle is closed after invalid deflate data.
      if (!native._handle) throw new ProtocolError("a frame body after a broken one")
      // One byte more than the declared length detects a body that is too long.
      const out = new Uint8Array(rawLength + 1)
      native._handle.writeSync(FLUSH, body, 0, body.length, out, 0, out.length)
      if (native._writeState[0] !== 1 || native._writeState[1] !== 0)
        throw new ProtocolError("a frame body of the wrong length")
      return out.subarray(0, rawLength)
    },
    reset() {
      native = open()
    },
  }
}

function dictionaryInflate(): Inflater {
  let window: Uint8Array = new Uint8Array(0)
  return {
    inflate(body, rawLength) {
      const dictionary = window.length > 0 ? { dictionary: window } : {}
      const options = { finishFlush: FLUSH, maxOutputLength: rawLength + 1, ...dictionary }
      const out = inflateOrProtocolError(body, options)
      if (out.length !== rawLength) throw new ProtocolError("a frame body of the wrong length")
      window = slideWindow(window, out)
      return out
    },
    reset() {
      window = new Uint8Array(0)
    },
  }
}

function inflateOrProtocolError(body: Uint8Array, options: Parameters<typeof inflateRawSync>[1]): Uint8Array {
  try {
    return inflateRawSync(body, options)
  } catch {
    throw new ProtocolError("a frame body that is not deflate")
  }
}

/** The end of `before` and `added`, as far as deflate refers back to it. */
function slideWindow(before: Uint8Array, added: Uint8Array): Uint8Array {
  if (added.length >= WINDOW) return new Uint8Array(added.subarray(-WINDOW))
  return Buffer.concat([before.subarray(-(WINDOW - added.length)), added])
}

/** The end of what was compressed, as far as deflate refers back to it; an addition costs its own length. */
export class DeflateWindow {
  private readonly memory = new Uint8Array(4 * WINDOW)
  private end = 0

  clear(): void {
    this.end = 0
  }

  add(bytes: Uint8Array): void {
    const last = bytes.subarray(-WINDOW)
    if (this.end + last.length > this.memory.length) {
      this.memory.copyWithin(0, this.end - WINDOW, this.end)
      this.end = WINDOW
    }
    this.memory.set(last, this.end)
    this.end += last.length
  }

  /** A view, valid until the next addition. */
  get bytes(): Uint8Array {
    return this.memory.subarray(Math.max(0, this.end - WINDOW), this.end)
  }
}

/** Messages of which the second and last can only be short with the ones before as context, and back again. */
function isHandleUsable(): boolean {
  try {
    const small = Uint8Array.from({ length: 600 }, (_, i) => (i * i * 31) & 255)
    const large = new Uint8Array(FAST_FROM_BYTES)
    const messages = [small, small, large, small]
    const [deflate, inflate] = [handleDeflate(), handleInflate()]
    const bodies = messages.map((bytes) => deflate.deflate(bytes).slice())
    deflate.close()
    const same = bodies.every((body, i) => {
      const bytes = messages[i]!
      return Buffer.compare(inflate.inflate(body, bytes.length) as Uint8Array, bytes) === 0
    })
    return same && bodies[1]!.length < 40 && bodies[3]!.length < 40
  } catch {
    return false
  }
}

let handleUsable: boolean | null = null

/** Checked at the first use: the Worker of a terminal loads this module and compresses nothing with it. */
function hasHandle(): boolean {
  handleUsable ??= isHandleUsable()
  return handleUsable
}

/** Both ways of doing it, for the test that they agree. */
export const deflateBackends = {
  handleDeflate,
  handleInflate,
  dictionaryDeflate,
  dictionaryInflate,
  hasHandle,
}
