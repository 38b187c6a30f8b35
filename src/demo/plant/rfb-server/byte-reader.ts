/** Bytes of one client, taken in exact amounts by one reader. */

/** A client of a panel has no business sending more than a clipboard ahead of the server. */
const BUFFERED_BYTES_MAX = 4 * 1024 * 1024

export interface ByteReader {
  push(bytes: Uint8Array): void
  /** The client has disconnected; the pending and all later takes fail. */
  close(): void
  /** The next `sizeBytes` bytes. @throws Error when the client leaves before */
  read(sizeBytes: number): Promise<Buffer>
}

export function createByteReader(): ByteReader {
  let waiting: Buffer = Buffer.alloc(0)
  let isClosed = false
  let reader: { sizeBytes: number; give(bytes: Buffer): void; fail(error: Error): void } | null = null

  const serve = () => {
    if (!reader) return
    const current = reader
    if (waiting.length >= current.sizeBytes) {
      reader = null
      const bytes = waiting.subarray(0, current.sizeBytes)
      waiting = waiting.subarray(current.sizeBytes)
      current.give(bytes)
    } else if (isClosed) {
      reader = null
      current.fail(new Error("the client left"))
    }
  }
  return {
    push(bytes) {
      waiting = Buffer.concat([waiting, bytes])
      if (waiting.length > BUFFERED_BYTES_MAX) isClosed = true
      serve()
    },
    close() {
      isClosed = true
      serve()
    },
    read(sizeBytes) {
      return new Promise((give, fail) => {
        reader = { sizeBytes, give, fail }
        serve()
      })
    },
  }
}
