/** The Worker that draws thumbnails: pictures of machines are never decoded on the main thread. */
import { parseSegment } from "../../../../protocols/viewer-wire-segment.ts"
import { withRecording } from "../files.ts"
import { drawDesktop } from "./desktop.ts"
import type { Thumbnail, ThumbnailRequest, ThumbnailResponse } from "./messages.ts"
import { drawTerminal } from "./terminal.ts"

declare const self: Worker

let last: Promise<unknown> = Promise.resolve()

/** One after the other: two large pictures at once would need twice the memory. */
self.addEventListener("message", ({ data }: MessageEvent<ThumbnailRequest>) => {
  last = last.then(async () => {
    const thumbnail = await draw(data).catch(() => null)
    self.postMessage({ number: data.number, thumbnail } satisfies ThumbnailResponse)
  })
})

function draw({ file, atMs }: ThumbnailRequest): Promise<Thumbnail> {
  return withRecording(file, async ({ info, segment }) => {
    const momentMs = atMs ?? info.durationMs
    const piece = parseSegment(await segment(momentMs))
    return info.kind === "terminal" ? drawTerminal(piece, momentMs) : drawDesktop(piece, momentMs)
  })
}
