/** The store of contents: one folder, or a bucket. Contents are named by their hash and immutable. */

/** DAMAGED: a file exists, but its bytes do not match. */
export type ContentState = "INTACT" | "MISSING" | "DAMAGED"

/** Bytes of a content, the last one included. */
export interface FilePart {
  firstByte: number
  lastByte: number
}

export interface FileStorage {
  /**
   * Stores the file at `path`, replacing a damaged one if there is any; when this returns, it is durable (survives a
   * power cut). Storing the same content again changes nothing.
   *
   * @param key   lower-case hex of the content's SHA-256
   * @param path  absolute; may be gone afterwards
   */
  put(key: string, path: string): Promise<void>
  /** Reads the content and compares it with its key. */
  verify(key: string): Promise<ContentState>
  /**
   * The content as it comes; null when it is missing or damaged. Where damage shows only while it is read (in a bucket),
   * the stream fails before its last bytes.
   *
   * @param part  of the content; all of it without one
   */
  get(key: string, sizeBytes: number, part?: FilePart | null): Promise<ReadableStream<Uint8Array> | null>
  /** Deleting a missing content is not an error. */
  delete(key: string): Promise<void>
  /** Removes what an unexpected end of the server left half stored before `instant`. @returns how many files */
  removePartialFiles(instant: Date): Promise<number>
  /** Writes and deletes a little, to see that writing works. @throws what a `put` would */
  probe(): Promise<void>
}
