/** A stage of a stream that counts and hashes the bytes that pass. */
import { createHash } from "node:crypto"
import { Transform } from "node:stream"

export interface CountedBytes {
  sizeBytes: number
  /** SHA-256. */
  hash: Buffer
}

/** @param onChunk  called with each chunk and the bytes up to its end; what it throws ends the stream */
export function countingStage(onChunk: (chunk: Buffer, sizeBytes: number) => void = () => {}): {
  stream: Transform
  /** Counts and hash of the whole stream; call it once. */
  result(): CountedBytes
} {
  const hash = createHash("sha256")
  let sizeBytes = 0
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sizeBytes += chunk.length
      hash.update(chunk)
      try {
        onChunk(chunk, sizeBytes)
        done(null, chunk)
      } catch (error) {
        done(error as Error)
      }
    },
  })
  return { stream, result: () => ({ sizeBytes, hash: hash.digest() }) }
}
