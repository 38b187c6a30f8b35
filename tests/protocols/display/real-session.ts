/** A session against a real VNC server, wired as a session's Worker wires it, with a viewer and a recording. */
import { createCanvas, loadImage } from "@napi-rs/canvas"
import { dialTcp } from "../../../protocols/drive.ts"
import type { RemoteLink } from "../../../protocols/link.ts"
import { openRecording } from "../../../protocols/recording.ts"
import { openRecordingReader } from "../../../protocols/recording-reader.ts"
import { syncInflater } from "../../../protocols/screen/deflate.ts"
import { createScreen } from "../../../protocols/screen/screen.ts"
import { MESSAGE } from "../../../protocols/viewer-wire.ts"
import { createScreenDecoder, type ScreenDecoder } from "../../../protocols/viewer-wire-decode.ts"
import { parseSegment } from "../../../protocols/viewer-wire-segment.ts"
import { openVnc } from "../../../protocols/vnc/client.ts"
import type { VncOptions } from "../../../protocols/vnc/options.ts"
import { OPTIONS } from "../vnc/server.ts"

async function decodeJpeg(bytes: Uint8Array, w: number, h: number): Promise<Uint8ClampedArray> {
  const context = createCanvas(w, h).getContext("2d")
  context.drawImage(await loadImage(Buffer.from(bytes)), 0, 0)
  return context.getImageData(0, 0, w, h).data
}

/** @param recordingFile does not exist yet */
export async function watch(port: number, recordingFile: string, options: Partial<VncOptions> = {}) {
  const startMs = performance.now()
  let skippedMs = 0
  const nowMs = () => performance.now() - startMs + skippedMs
  const ended = Promise.withResolvers<never>()
  ended.promise.catch(() => undefined)
  const recording = await openRecording(recordingFile, {
    sessionId: "video",
    kind: "desktop",
    startedAtMs: 0,
  })
  recording.onFailure = ended.reject
  let jpegs = 0
  const decoder = createScreenDecoder({
    inflater: syncInflater,
    jpeg: (bytes, w, h) => {
      jpegs++
      return decodeJpeg(bytes, w, h)
    },
  })
  const asked: (number | null)[] = []
  const watchers = new Set<() => void>()
  let link: RemoteLink<Parameters<ReturnType<typeof openVnc>["input"]>[0]> | null = null
  let timer: Timer | null = null
  let isClosed = false
  const draw = async (message: Uint8Array) => {
    if (message[0] !== MESSAGE.FRAME && message[0] !== MESSAGE.KEY) return
    const { seq } = await decoder.apply(message)
    screen.ack("viewer", seq, nowMs())
    take()
    for (const look of watchers) look()
  }
  const screen = createScreen(
    {
      send: (_, message) => void draw(message).catch(ended.reject),
      refresh: (rect) => link?.input({ kind: "refresh", rect }),
      quality: (level) => {
        asked.push(level)
        link?.input({ kind: "quality", level })
        // A change back to lossless need not be followed by another picture.
        for (const look of watchers) look()
      },
      wake: () => take(),
    },
    recording,
  )
  const take = () => {
    if (isClosed) return
    screen.encodeDue(nowMs())
    if (timer) clearTimeout(timer)
    if (recording.isBehind) void recording.whenCaughtUp().then(take)
    const wakeAtMs = screen.wakeAtMs()
    timer = wakeAtMs === null ? null : setTimeout(take, Math.max(0, wakeAtMs - nowMs()))
  }
  link = openVnc(dialTcp({ host: "127.0.0.1", port }), { ...OPTIONS, ...options }, screen.frame, {
    onEvent(event) {
      screen.handleEvent(event, nowMs())
      take()
    },
    onEnd: ({ code, detail }) => ended.reject(new Error(`the session ended with ${code}: ${detail}`)),
    onInternalError: ended.reject,
  })
  screen.addViewer("viewer", nowMs())
  const close = async () => {
    isClosed = true
    if (timer) clearTimeout(timer)
    link?.close()
    await recording.close(nowMs())
  }
  return {
    decoder,
    input: link.input,
    asked,
    jpegs: () => jpegs,
    /** Resolves when `holds` after a picture; checked immediately, too. */
    until(holds: () => boolean): Promise<void> {
      const { promise, resolve } = Promise.withResolvers<void>()
      const look = () => {
        if (holds()) resolve()
      }
      watchers.add(look)
      look()
      return Promise.race([promise, ended.promise]).finally(() => watchers.delete(look))
    },
    /** Lets the session's clock jump forward: what is remembered for so long is forgotten. */
    skip(ms: number): void {
      skippedMs += ms
    },
    close,
    /** After a failure, which is the error to be seen. */
    [Symbol.asyncDispose]: () => close().catch(() => undefined),
  }
}

/** The picture at the end of the recording, played from its beginning, and how many JPEGs that took. */
export async function played(path: string): Promise<{ decoder: ScreenDecoder; jpegs: number }> {
  const bytes = new Uint8Array(await Bun.file(path).arrayBuffer())
  const reader = await openRecordingReader({
    sizeBytes: bytes.length,
    read: async (offset, length) => bytes.slice(offset, offset + length),
  })
  let jpegs = 0
  const decoder = createScreenDecoder({
    inflater: syncInflater,
    jpeg: (jpeg, w, h) => {
      jpegs++
      return decodeJpeg(jpeg, w, h)
    },
  })
  for (let atMs = 0; ; ) {
    const segment = parseSegment(await reader.segment(atMs))
    for (const { bytes: message } of segment.messages)
      if (message[0] === MESSAGE.FRAME || message[0] === MESSAGE.KEY) await decoder.apply(message)
    if (segment.last) return { decoder, jpegs }
    atMs = segment.endMs
  }
}
