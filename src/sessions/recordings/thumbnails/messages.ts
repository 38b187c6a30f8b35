/** The messages between the main thread and the Worker that draws thumbnails. */

export interface ThumbnailRequest {
  number: number
  /** Path of the recording. */
  file: string
  /** Milliseconds since the recording began; null: its newest picture. */
  atMs: number | null
}

export interface Thumbnail {
  contentType: "image/webp" | "image/svg+xml"
  bytes: Uint8Array<ArrayBuffer>
}

export interface ThumbnailResponse {
  number: number
  /** null: there is no picture to draw. */
  thumbnail: Thumbnail | null
}
