/** Raw inflate over the browser's own `DecompressionStream`, which hands out every sync flush. */
import { ProtocolError } from "./link.ts"

/** Inflates raw-deflate bodies in order; `reset` begins a new stream. */
export interface Inflater {
  /** @returns exactly `rawLength` bytes, which `body` (ended by a sync flush) completes */
  inflate(body: Uint8Array, rawLength: number): Promise<Uint8Array> | Uint8Array
  reset(): void
}

export function streamInflater(): Inflater {
  let stream = openDecompressor()
  return {
    async inflate(body, rawLength) {
      const into = new Uint8Array(rawLength)
      // Not awaited before reading: a writer may wait until its bytes are taken.
      const written = stream.writer.write(body as Uint8Array<ArrayBuffer>).then(
        () => null,
        (error: unknown) => error,
      )
      let filled = 0
      while (filled < rawLength) {
        const { value, done } = await readChunk(stream)
        if (done || !value || filled + value.length > rawLength)
          throw new ProtocolError("a frame body of the wrong length")
        into.set(value, filled)
        filled += value.length
      }
      if (await written) throw new ProtocolError("a frame body that is not deflate")
      return into
    },
    reset() {
      stream.writer.abort().catch(() => undefined)
      stream.reader.cancel().catch(() => undefined)
      stream = openDecompressor()
    },
  }
}

/**
 * Header of a zlib stream, which is raw deflate between a header and a trailer; these streams never end. Not
 * "deflate-raw": WebKit on Apple's systems decodes that with another library, which does not guarantee output at
 * every sync flush.
 *
 * @see https://github.com/WebKit/WebKit/pull/3379
 */
const ZLIB_HEADER = Uint8Array.of(0x78, 0x01)

interface DecompressorHandle {
  writer: WritableStreamDefaultWriter<Uint8Array<ArrayBuffer>>
  reader: ReadableStreamDefaultReader<Uint8Array>
}

function openDecompressor(): DecompressorHandle {
  const { writable, readable } = new DecompressionStream("deflate")
  const writer = writable.getWriter() as DecompressorHandle["writer"]
  const reader = readable.getReader() as DecompressorHandle["reader"]
  writer.closed.catch(() => undefined)
  reader.closed.catch(() => undefined)
  writer.write(ZLIB_HEADER).catch(() => undefined)
  return { writer, reader }
}

async function readChunk(stream: DecompressorHandle): Promise<{ done: boolean; value?: Uint8Array }> {
  try {
    return await stream.reader.read()
  } catch {
    throw new ProtocolError("a frame body that is not deflate")
  }
}
