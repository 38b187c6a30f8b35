/** Where contents lie: one folder, or a bucket. Contents are named by their hash and never change. */

export interface FileStorage {
  /**
   * Stores the file at `path`; storing the same content again changes nothing.
   *
   * @param key   lower-case hex of the content's SHA-256
   * @param path  absolute; may be gone afterwards
   */
  put(key: string, path: string): Promise<void>
  /** The content as it comes; null when there is none. */
  get(key: string): Promise<ReadableStream<Uint8Array> | null>
  exists(key: string): Promise<boolean>
  /** Deleting what is not there is fine. */
  delete(key: string): Promise<void>
}
