/** The viewers of the benchmark: each counts bytes and frames, can press a key and holds its decoded picture. */
import type { DesktopEvent } from "../protocols/desktop.ts"
import { dialTcp } from "../protocols/drive.ts"
import { createKernels, frameOf } from "../protocols/kernels/kernels.ts"
import type { ByteStream } from "../protocols/link.ts"
import { syncInflater } from "../protocols/screen/deflate.ts"
import { VIDEO_END_MS } from "../protocols/screen/video-detector.ts"
import { MESSAGE } from "../protocols/viewer-wire.ts"
import { createScreenDecoder, type DecoderOptions } from "../protocols/viewer-wire-decode.ts"
import { encodeViewerInput } from "../protocols/viewer-wire-input.ts"
import { openVnc } from "../protocols/vnc/client.ts"
import type { VncOptions } from "../protocols/vnc/options.ts"
import { PICTURE_BOX } from "./workloads/panel.ts"

export interface BenchViewer {
  bytes: number
  pictures: number
  /** Of a video: those of the source that were shown, whatever pieces they came in. */
  videoPictures: number
  /** Called after each picture was drawn. */
  onPicture: (() => void) | null
  press(down: boolean): void
  /** RGBA. Areas of JPEG are black or show the earlier pixels. */
  picture(): Uint8Array
  /** The colour of a pixel. */
  pixel(x: number, y: number): number
  close(): void
}

/** The picture counts as still when nothing came for so long: by then video has become lossless again. */
const STILL_MS = VIDEO_END_MS + 700

const KEY = { kind: "key", keysym: 0x61, code: "KeyA" } as const

/** noVNC's choice: Tight with JPEG quality 6. */
const NOVNC: VncOptions = {
  password: null,
  shared: true,
  quality: 6,
  cursor: "local",
  clipboardEncoding: "UTF_8",
}
const LOSSLESS: VncOptions = { ...NOVNC, quality: null }

export function viewDirectly(vncPort: number, kind: "tight" | "zrle" | "raw"): Promise<BenchViewer> {
  const options =
    kind === "tight" ? NOVNC : kind === "zrle" ? LOSSLESS : { ...LOSSLESS, encodings: ["raw" as const] }
  return viewVnc(dialTcp({ host: "127.0.0.1", port: vncPort }), options)
}

export async function viewWebsockify(port: number): Promise<BenchViewer> {
  return viewVnc(await webSocketStream(`ws://127.0.0.1:${port}`), NOVNC)
}

async function viewVnc(stream: ByteStream, options: VncOptions): Promise<BenchViewer> {
  const frame = frameOf(createKernels(new Uint8Array(32)))
  const first = Promise.withResolvers<void>()
  const viewer: BenchViewer = {
    bytes: 0,
    pictures: 0,
    videoPictures: 0,
    onPicture: null,
    press: (down) => link.input({ ...KEY, down }),
    picture: () => frame.pixels,
    pixel: (x, y) => pixelOf(frame.pixels, frame.width, x, y),
    close: () => link.close(),
  }
  const onEvent = (event: DesktopEvent) => {
    if (event.kind !== "frameEnd") return
    countPicture(viewer)
    first.resolve()
  }
  const link = openVnc(countBytes(stream, viewer), options, frame, {
    onEvent,
    onEnd: ({ detail }) => first.reject(new Error(detail)),
  })
  await first.promise
  return viewer
}

/** @param jpeg decodes; by default pictures that come as JPEG are black, for the other viewers do not decode it either */
export async function viewProduct(
  port: number,
  jpeg: NonNullable<DecoderOptions["jpeg"]> = skipJpeg,
): Promise<BenchViewer> {
  const socket = new WebSocket(`ws://127.0.0.1:${port}`)
  socket.binaryType = "arraybuffer"
  const decoder = createScreenDecoder({ inflater: syncInflater, jpeg })
  const first = Promise.withResolvers<void>()
  const viewer: BenchViewer = {
    bytes: 0,
    pictures: 0,
    videoPictures: 0,
    onPicture: null,
    press: (down) => socket.send(encodeViewerInput({ ...KEY, down })),
    picture: () => new Uint8Array(decoder.pixels.buffer),
    pixel: (x, y) => pixelOf(decoder.pixels, decoder.width, x, y),
    close: () => socket.close(),
  }
  socket.onmessage = async ({ data }) => {
    const message = new Uint8Array(data as ArrayBuffer)
    viewer.bytes += message.length
    if (message[0] !== MESSAGE.FRAME && message[0] !== MESSAGE.KEY) return
    const { seq, partial } = await decoder.apply(message)
    countPicture(viewer, partial)
    socket.send(encodeViewerInput({ kind: "ack", seq }))
    first.resolve()
  }
  socket.onerror = () => first.reject(new Error("no gateway"))
  await first.promise
  return viewer
}

/** Compares the viewer's picture with one that a fresh client fetches without any compression. */
export async function wrongPixels(vncPort: number, viewer: BenchViewer): Promise<number> {
  await untilStill(viewer)
  const fresh = await viewDirectly(vncPort, "raw")
  await untilStill(fresh)
  const [a, b] = [viewer.picture(), fresh.picture()]
  fresh.close()
  if (a.length !== b.length) return Math.max(a.length, b.length) / 4
  let wrong = 0
  for (let i = 0; i < a.length; i += 4)
    if (a[i] !== b[i] || a[i + 1] !== b[i + 1] || a[i + 2] !== b[i + 2]) wrong++
  return wrong
}

export async function untilStill(viewer: BenchViewer): Promise<void> {
  for (let pictures = -1; pictures !== viewer.pictures; ) {
    pictures = viewer.pictures
    await Bun.sleep(STILL_MS)
  }
}

const lastColours = new WeakMap<BenchViewer, number>()

/** @param partial  the viewer is shown it with the rest of its picture */
function countPicture(viewer: BenchViewer, partial = false): void {
  viewer.pictures++
  if (partial) return
  const colour = viewer.pixel(PICTURE_BOX.x + PICTURE_BOX.w / 2, PICTURE_BOX.y + PICTURE_BOX.h / 2)
  if (lastColours.get(viewer) !== colour) viewer.videoPictures++
  lastColours.set(viewer, colour)
  viewer.onPicture?.()
}

let black = new Uint8Array(0)

/** JPEG is not decoded: the final picture, which is compared, is lossless again. */
async function skipJpeg(_: Uint8Array, w: number, h: number): Promise<Uint8Array> {
  if (black.length < w * h * 4) black = new Uint8Array(w * h * 4)
  return black.subarray(0, w * h * 4)
}

function pixelOf(pixels: Uint8Array | Uint8ClampedArray, width: number, x: number, y: number): number {
  const at = (y * width + x) * 4
  return (pixels[at]! << 16) | (pixels[at + 1]! << 8) | pixels[at + 2]!
}

/** The same stream, and what arrives is counted. */
function countBytes(stream: ByteStream, viewer: BenchViewer): ByteStream {
  return {
    write: (bytes) => stream.write(bytes),
    close: () => stream.close(),
    set receiver(receiver: ByteStream["receiver"]) {
      stream.receiver = {
        data(bytes) {
          viewer.bytes += bytes.length
          receiver.data(bytes)
        },
        closed: (end) => receiver.closed(end),
      }
    },
  }
}

async function webSocketStream(url: string): Promise<ByteStream> {
  const socket = new WebSocket(url)
  socket.binaryType = "arraybuffer"
  const early: Uint8Array[] = []
  let receiver: ByteStream["receiver"] | null = null
  const opened = Promise.withResolvers<void>()
  socket.onopen = () => opened.resolve()
  socket.onerror = () => opened.reject(new Error(`no WebSocket at ${url}`))
  socket.onmessage = ({ data }) => {
    const bytes = new Uint8Array(data as ArrayBuffer)
    if (receiver) receiver.data(bytes)
    else early.push(bytes)
  }
  socket.onclose = () => receiver?.closed({ code: "SESSION_CLOSED", detail: "the gateway closed" })
  await opened.promise
  return {
    write: (bytes) => socket.send(bytes as Uint8Array<ArrayBuffer>),
    close: () => socket.close(),
    set receiver(value: ByteStream["receiver"]) {
      receiver = value
      for (const bytes of early.splice(0)) queueMicrotask(() => value.data(bytes))
    },
  }
}
