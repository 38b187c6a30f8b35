/**
 * A VNC machine for many sessions at a time: what TigerVNC sends of a workload is recorded once, and then sent to each client as
 * it came, again and again. One TigerVNC that encodes a page for fifty clients takes more than a core, and falls behind
 * its own drawing.
 * `bun replayed-machine.ts <workload> <seconds>` sends the message `{ port }` when it listens.
 */
import type { Socket } from "bun"
import { ByteQueue, type ParseGenerator, Parser } from "../protocols/bytes.ts"
import type { Framebuffer, Rect } from "../protocols/desktop.ts"
import { dialTcp } from "../protocols/drive.ts"
import { createKernels, frameOf } from "../protocols/kernels/kernels.ts"
import { SendQueue } from "../protocols/send-queue.ts"
import { openVnc } from "../protocols/vnc/client.ts"
import { fence } from "../protocols/vnc/client-messages.ts"
import { startTigerVnc } from "../tests/peers/tigervnc.ts"
import {
  bytesOf,
  OPTIONS,
  rectangle,
  serverInit,
  u16,
  u32,
  zlibMore,
  zlibStart,
} from "../tests/protocols/vnc/server.ts"
import { startDrawing } from "./processes.ts"
import { ECHO_BOX, echoColour, PANEL_HEIGHT, PANEL_WIDTH } from "./workloads/panel.ts"

interface Update {
  /** Since the first one. */
  atMs: number
  rects: { rect: Rect; data: Uint8Array }[]
}

/** An update as it is sent, without the rectangle of a key's echo. */
interface Message {
  atMs: number
  count: number
  rectangles: Uint8Array
  /** Hides the echo. */
  hidesEcho: boolean
}

const [SET_ENCODINGS, UPDATE_REQUEST, KEY, CUT_TEXT, FENCE, QEMU_KEY] = [2, 3, 4, 6, 248, 255]
/** What a client sends, without the type and what has a length of its own (RFC 6143 §7.5 and the extensions that are announced). */
const MESSAGE_BYTES: Record<number, number> = { 0: 19, 2: 3, 3: 9, 4: 7, 5: 5, 6: 7, 150: 9, 248: 8, 255: 11 }
const ZRLE = 16
const QEMU_KEYS = -258
const END_OF_CONTINUOUS_UPDATES = 150
/** TigerVNC measures its link with one before and one after each update. */
const RTT_FENCE = fence(0x80000001, Uint8Array.of(1))
const FENCE_REQUEST = 0x80000000
const CELL = 64
const REQUEST_BYTES_MAX = 1024 * 1024
const SEND_QUEUE_BYTES_MAX = 64 * 1024 * 1024

/** What TigerVNC sends of a workload to this repository's client, the first update being the whole picture. */
async function record(workload: string, ms: number): Promise<Update[]> {
  const server = await startTigerVnc({ width: PANEL_WIDTH, height: PANEL_HEIGHT })
  const drawing = await startDrawing(server.display, workload)
  const updates: Update[] = []
  let rects: Update["rects"] = []
  const frame: Framebuffer = frameOf(createKernels(new Uint8Array(32)))
  frame.drawZrle = (rect, data) => void rects.push({ rect, data: data.slice() })
  const link = openVnc(
    dialTcp({ host: "127.0.0.1", port: server.port }),
    { ...OPTIONS, encodings: ["zrle"] },
    frame,
    {
      onEvent({ kind }) {
        if (kind !== "frameEnd" || rects.length === 0) return
        updates.push({ atMs: performance.now(), rects })
        rects = []
      },
      onEnd: () => undefined,
    },
  )
  await Bun.sleep(ms)
  link.close()
  await drawing.stop()
  await server.stop()
  const [first] = updates
  if (!first) throw new Error(`TigerVNC shows nothing of ${workload}`)
  return updates.map(({ atMs, rects }) => ({ atMs: atMs - first.atMs, rects }))
}

/** Each rectangle is compressed without the ones before it: it can follow any other. */
function zrleRectangle(rect: Rect, data: Uint8Array, compress = zlibMore): Uint8Array {
  const piece = compress(data)
  return rectangle(rect, ZRLE, u32(piece.length), piece)
}

function toMessage({ atMs, rects }: Update, isFirst = false): Message {
  const parts = rects.map(({ rect, data }, i) =>
    zrleRectangle(rect, data, isFirst && i === 0 ? zlibStart : zlibMore),
  )
  const hidesEcho = rects.some(({ rect }) => intersectsEcho(rect))
  return { atMs, count: parts.length, rectangles: Buffer.concat(parts), hidesEcho }
}

const intersectsEcho = ({ x, y, w, h }: Rect) =>
  x < ECHO_BOX.x + ECHO_BOX.w && ECHO_BOX.x < x + w && y < ECHO_BOX.y + ECHO_BOX.h && ECHO_BOX.y < y + h

/** One tile of one colour after the other. */
function echoRectangle(presses: number): Uint8Array {
  const colour = echoColour(presses)
  const tile = [1, colour >> 16, (colour >> 8) & 255, colour & 255]
  const tiles = Math.ceil(ECHO_BOX.w / CELL) * Math.ceil(ECHO_BOX.h / CELL)
  return zrleRectangle(ECHO_BOX, Uint8Array.from(Array(tiles).fill(tile).flat()))
}

class Client {
  private readonly socket: Socket<Client>
  private readonly queue = new ByteQueue(REQUEST_BYTES_MAX)
  private readonly parser = new Parser(this.queue, this.converse())
  private readonly outbox = new SendQueue(SEND_QUEUE_BYTES_MAX)
  private presses = 0
  private isShown = false
  private timer: Timer | null = null
  /** Of the update that is next. */
  private next = 1
  /** Time 0 of the recording. */
  private startedAtMs = 0

  constructor(socket: Socket<Client>) {
    this.socket = socket
    this.outbox.open((bytes) => socket.write(bytes))
    this.send(bytesOf("RFB 003.008\n"))
  }

  receive(bytes: Uint8Array): void {
    this.parser.receive(bytes)
  }

  flush(): void {
    this.outbox.flush()
  }

  close(): void {
    if (this.timer) clearTimeout(this.timer)
  }

  private send(bytes: Uint8Array): void {
    if (!this.outbox.send(bytes)) this.socket.end()
  }

  private *converse(): ParseGenerator<void> {
    const { queue } = this
    yield 12
    queue.skip(12)
    this.send(bytesOf([1, 1]))
    yield 1
    queue.skip(1)
    this.send(u32(0))
    yield 1
    queue.skip(1)
    this.send(serverInit(PANEL_WIDTH, PANEL_HEIGHT))
    while (true) {
      yield 1
      yield* this.readMessage(queue.u8())
    }
  }

  private *readMessage(type: number): ParseGenerator<void> {
    const { queue } = this
    const length = MESSAGE_BYTES[type]
    if (length === undefined) throw new Error(`the product sent a message of type ${type}`)
    yield length
    const body = Buffer.from(queue.take(length))
    if (type === SET_ENCODINGS) {
      const bytes = body.readUInt16BE(1) * 4
      yield bytes
      queue.skip(bytes)
      this.send(bytesOf(END_OF_CONTINUOUS_UPDATES, RTT_FENCE))
    } else if (type === CUT_TEXT) {
      const bytes = Math.abs(body.readInt32BE(3))
      yield bytes
      queue.skip(bytes)
    } else if (type === FENCE) {
      const bytes = body[7]!
      yield bytes
      const payload = queue.take(bytes)
      const flags = body.readUInt32BE(3)
      if (flags >= FENCE_REQUEST) this.send(fence(flags & 7, payload))
    } else if (type === UPDATE_REQUEST && body[0] === 0) this.showWhole()
    else if (type === KEY && body[0] === 1) this.echo()
    else if (type === QEMU_KEY && body.readUInt16BE(1) === 1) this.echo()
  }

  private showWhole(): void {
    this.sendUpdate(this.isShown ? WHOLE_AGAIN : WHOLE)
    if (this.isShown) return
    this.isShown = true
    this.send(bytesOf([0, 0], u16(1), rectangle({ x: 0, y: 0, w: 0, h: 0 }, QEMU_KEYS)))
    this.startedAtMs = performance.now()
    this.schedule()
  }

  private echo(): void {
    this.presses++
    this.sendUpdate({ atMs: 0, count: 0, rectangles: new Uint8Array(), hidesEcho: true })
  }

  private sendUpdate({ count, rectangles, hidesEcho }: Message): void {
    const echo = this.presses > 0 && hidesEcho ? [echoRectangle(this.presses)] : []
    const head = bytesOf(RTT_FENCE, [0, 0], u16(count + echo.length))
    this.send(Buffer.concat([head, rectangles, ...echo, RTT_FENCE]))
  }

  private schedule(): void {
    const inMs = this.startedAtMs + MESSAGES[this.next]!.atMs - performance.now()
    this.timer = setTimeout(() => this.onDue(), Math.max(0, inMs))
  }

  /** A line that is full holds up the machine: what it shows meanwhile comes later. */
  private onDue(): void {
    const isFull = this.outbox.waitingBytes > 0
    if (isFull) this.startedAtMs += LINE_POLL_MS
    else this.sendNext()
    this.schedule()
  }

  private sendNext(): void {
    this.sendUpdate(MESSAGES[this.next]!)
    this.next++
    if (this.next < MESSAGES.length) return
    this.next = 1
    this.startedAtMs += LENGTH_MS
  }
}

/** As long as the machine waits for a line that is full. */
const LINE_POLL_MS = 5
const seconds = Number(process.argv[3])
const UPDATES = await record(process.argv[2]!, seconds * 1000)
const MESSAGES = UPDATES.map((update) => toMessage(update))
const WHOLE = toMessage(UPDATES[0]!, true)
const WHOLE_AGAIN = MESSAGES[0]!
const LENGTH_MS = seconds * 1000

const listener = Bun.listen<Client>({
  hostname: "127.0.0.1",
  port: 0,
  socket: {
    binaryType: "uint8array",
    open(socket) {
      socket.setNoDelay(true)
      socket.data = new Client(socket)
    },
    data: (socket, bytes) => socket.data.receive(bytes),
    drain: (socket) => socket.data.flush(),
    close: (socket) => socket.data?.close(),
  },
})
process.on("disconnect", () => process.exit(0))
process.send?.({ port: listener.port })
