/**
 * A tiny X11 client over the server's unix socket: draws, reads the screen back, listens to keys and the pointer, owns
 * and reads selections. Little-endian, core protocol only (X Window System Protocol, version 11, appendix B).
 */
import { ByteQueue, ByteReader, ByteWriter, type ParseGenerator, Parser } from "../../protocols/bytes.ts"

interface XEvent {
  /** 2 key press, 3 key release, 4 button press, 5 button release, 6 motion, 30 and 31 selections. */
  type: number
  detail: number
  bytes: Uint8Array
}

export const KEY_PRESS = 2
export const BUTTON_PRESS = 4
export const MOTION = 6
const SELECTION_REQUEST = 30
const SELECTION_NOTIFY = 31

const EVENT_MASK = 0x1 | 0x2 | 0x4 | 0x8 | 0x40 // keys, buttons, motion
const GC_FOREGROUND = 4
const PUT_IMAGE_BYTES_MAX = 200_000
const ATOM_CUT_BUFFER_0 = 9
const ATOM_STRING = 31
/** Programs that paste wait about as long. */
const CLIPBOARD_ANSWER_MS = 1000
/** One picture of the screen must fit. */
const SCREEN_BYTES_MAX = 64 * 1024 * 1024

interface Setup {
  idBase: number
  root: number
  keycodeMin: number
  width: number
  height: number
}

export class XClient {
  private readonly socket: Bun.Socket<undefined>
  private readonly setup: Setup
  private readonly replies: PromiseWithResolvers<Uint8Array>[] = []
  private readonly events: XEvent[] = []
  private readonly waiting: (PromiseWithResolvers<XEvent> & { wants: (event: XEvent) => boolean })[] = []
  private readonly outgoing: Uint8Array[] = []
  private readonly gc: number
  private nextId: number
  private selectionText = ""
  /** Why nothing is sent or received any more. */
  private failure: Error | null = null

  private constructor(socket: Bun.Socket<undefined>, setup: Setup) {
    this.socket = socket
    this.setup = setup
    this.nextId = setup.idBase
    this.gc = this.newId()
    this.send(55, 0, (w) => w.u32LE(this.gc).u32LE(setup.root).u32LE(0))
  }

  static async open(display: number): Promise<XClient> {
    const opened = Promise.withResolvers<XClient>()
    const queue = new ByteQueue(SCREEN_BYTES_MAX)
    const parser = new Parser(queue, converse())
    let client: XClient | null = null
    const fail = (error: Error) => {
      opened.reject(error)
      client?.fail(error)
    }
    const socket: Bun.Socket<undefined> = await Bun.connect<undefined>({
      unix: `/tmp/.X11-unix/X${display}`,
      socket: {
        binaryType: "uint8array",
        // An error thrown here would count for whichever test runs.
        data(_socket, bytes) {
          try {
            parser.receive(bytes)
          } catch (error) {
            fail(error as Error)
          }
        },
        drain: () => client?.flush(),
        error: (_socket, error) => fail(error),
        close: () => fail(new Error(`the X server :${display} closed the connection`)),
      },
    })

    function* converse(): ParseGenerator<void> {
      client = new XClient(socket, yield* readSetup(queue))
      opened.resolve(client)
      while (true) client.handleMessage(yield* readMessage(queue))
    }
    socket.write(new ByteWriter().u8(0x6c).u8(0).u16LE(11).zeros(8).toBytes())
    return opened.promise
  }

  get width(): number {
    return this.setup.width
  }

  get height(): number {
    return this.setup.height
  }

  /** @param color 0xrrggbb */
  fill(x: number, y: number, w: number, h: number, color: number): void {
    this.send(56, 0, (out) => out.u32LE(this.gc).u32LE(GC_FOREGROUND).u32LE(color))
    this.send(70, 0, (out) => out.u32LE(this.setup.root).u32LE(this.gc).u16LE(x).u16LE(y).u16LE(w).u16LE(h))
  }

  copy(fromX: number, fromY: number, x: number, y: number, w: number, h: number): void {
    const { root } = this.setup
    const place = (out: ByteWriter) => out.u16LE(fromX).u16LE(fromY).u16LE(x).u16LE(y).u16LE(w).u16LE(h)
    this.send(62, 0, (out) => place(out.u32LE(root).u32LE(root).u32LE(this.gc)))
  }

  /** @param bgrx `w * h * 4` bytes */
  putImage(x: number, y: number, w: number, h: number, bgrx: Uint8Array): void {
    const rows = Math.max(1, Math.floor(PUT_IMAGE_BYTES_MAX / (w * 4)))
    for (let row = 0; row < h; row += rows) {
      const count = Math.min(rows, h - row)
      const part = bgrx.subarray(row * w * 4, (row + count) * w * 4)
      this.send(72, 2, (out) => {
        const head = out.u32LE(this.setup.root).u32LE(this.gc).u16LE(w).u16LE(count)
        return head
          .u16LE(x)
          .u16LE(y + row)
          .u8(0)
          .u8(24)
          .zeros(2)
          .bytes(part)
      })
    }
  }

  /** The screen as the X server has it, R G B 255. */
  async screen(): Promise<Uint8Array> {
    const { root, width, height } = this.setup
    const area = (out: ByteWriter) => out.u16LE(0).u16LE(0).u16LE(width).u16LE(height).u32LE(0xffffffff)
    const reply = await this.request(73, 2, (out) => area(out.u32LE(root)))
    const rgba = reply.slice(32, 32 + width * height * 4)
    for (let i = 0; i < rgba.length; i += 4) {
      const blue = rgba[i]!
      rgba[i] = rgba[i + 2]!
      rgba[i + 2] = blue
      rgba[i + 3] = 255
    }
    return rgba
  }

  /** Resolves when the server has processed all earlier requests. */
  async sync(): Promise<void> {
    await this.request(43, 0, (out) => out)
  }

  /** A window over the whole screen that receives key and pointer events. */
  async listen(): Promise<void> {
    const id = this.newId()
    const { root, width, height } = this.setup
    const place = (out: ByteWriter) => out.u16LE(0).u16LE(0).u16LE(width).u16LE(height).u16LE(0).u16LE(0)
    this.send(1, 0, (out) =>
      place(out.u32LE(id).u32LE(root)).u32LE(0).u32LE(0xa00).u32LE(1).u32LE(EVENT_MASK),
    )
    this.send(8, 0, (out) => out.u32LE(id))
    await this.sync()
  }

  /** The next event that fits, also of those that came before. */
  event(wants: (event: XEvent) => boolean): Promise<XEvent> {
    const index = this.events.findIndex(wants)
    if (index >= 0) return Promise.resolve(this.events.splice(index, 1)[0]!)
    const event = Promise.withResolvers<XEvent>()
    if (this.failure) event.reject(this.failure)
    else this.waiting.push({ ...event, wants })
    return event.promise
  }

  /** First keysym of a keycode. */
  async keysymOf(keycode: number): Promise<number> {
    const reply = await this.request(101, 0, (out) => out.u8(keycode).u8(1).zeros(2))
    return new ByteReader(reply.subarray(32)).u32LE()
  }

  /** Takes ownership of the clipboard and serves its requests. */
  /** @param kind  name of what the text is, as file managers use "x-special/gnome-copied-files" */
  async ownClipboard(text: string, kind = "UTF8_STRING"): Promise<void> {
    this.selectionText = text
    const window = this.hiddenWindow()
    const clipboard = await this.atom("CLIPBOARD")
    const targets = await this.atom("TARGETS")
    const type = await this.atom(kind)
    this.send(22, 0, (out) => out.u32LE(window).u32LE(clipboard).u32LE(0))
    // It ends with the connection.
    this.serveSelection(targets, type).catch(() => undefined)
    await this.sync()
  }

  /** Copies in the way of before selections: a property of the root window, which x11vnc watches. */
  async setCutBuffer(text: Uint8Array): Promise<void> {
    const { root } = this.setup
    this.send(18, 0, (out) => {
      const head = out.u32LE(root).u32LE(ATOM_CUT_BUFFER_0).u32LE(ATOM_STRING).u8(8).zeros(3)
      return head.u32LE(text.length).bytes(text)
    })
    await this.sync()
  }

  /**
   * @param kind  as of `ownClipboard`
   * @returns "" also when the owner does not answer in time, as xrdp's while the clipboard changes
   */
  async readClipboard(kind = "UTF8_STRING"): Promise<string> {
    const window = this.hiddenWindow()
    const clipboard = await this.atom("CLIPBOARD")
    const type = await this.atom(kind)
    const property = await this.atom("MILLWRIGHT_TEST")
    const done = this.event(
      ({ type, bytes }) => type === SELECTION_NOTIFY && new ByteReader(bytes.subarray(8)).u32LE() === window,
    )
    this.send(24, 0, (out) => out.u32LE(window).u32LE(clipboard).u32LE(type).u32LE(property).u32LE(0))
    if ((await Promise.race([done, Bun.sleep(CLIPBOARD_ANSWER_MS)])) === undefined) return ""
    const range = (out: ByteWriter) => out.u32LE(0).u32LE(0).u32LE(65536)
    const reply = await this.request(20, 0, (out) => range(out.u32LE(window).u32LE(property)))
    const length = new ByteReader(reply.subarray(16)).u32LE()
    return new TextDecoder().decode(reply.subarray(32, 32 + length))
  }

  close(): void {
    this.fail(new Error("the client was closed"))
    this.socket.end()
  }

  [Symbol.dispose](): void {
    this.close()
  }

  /** Rejects everything that waits, now and from now on. */
  private fail(error: Error): void {
    this.failure ??= error
    this.outgoing.length = 0
    for (const reply of this.replies.splice(0)) reply.reject(this.failure)
    for (const event of this.waiting.splice(0)) event.reject(this.failure)
  }

  private async serveSelection(targets: number, utf8: number): Promise<void> {
    for (;;) {
      const { bytes } = await this.event((event) => event.type === SELECTION_REQUEST)
      const request = new ByteReader(bytes.subarray(4))
      const time = request.take(4).slice()
      request.take(4)
      const requestor = request.u32LE()
      const [selection, target, property] = [request.u32LE(), request.u32LE(), request.u32LE()]
      const atoms = new ByteWriter().u32LE(targets).u32LE(utf8).toBytes()
      const text = new TextEncoder().encode(this.selectionText)
      const [type, format, data] = target === targets ? [4, 32, atoms] : [utf8 || ATOM_STRING, 8, text]
      this.send(18, 0, (out) => {
        const head = out.u32LE(requestor).u32LE(property).u32LE(type).u8(format).zeros(3)
        return head.u32LE(data.length / (format / 8)).bytes(data)
      })
      const notice = new ByteWriter().u8(SELECTION_NOTIFY).zeros(3).bytes(time).u32LE(requestor)
      notice.u32LE(selection).u32LE(target).u32LE(property).zeros(8)
      this.send(25, 0, (out) => out.u32LE(requestor).u32LE(0).bytes(notice.toBytes()))
    }
  }

  private hiddenWindow(): number {
    const id = this.newId()
    const place = (out: ByteWriter) => out.u16LE(0).u16LE(0).u16LE(1).u16LE(1).u16LE(0).u16LE(0)
    this.send(1, 0, (out) => place(out.u32LE(id).u32LE(this.setup.root)).u32LE(0).u32LE(0))
    return id
  }

  private async atom(name: string): Promise<number> {
    const bytes = new TextEncoder().encode(name)
    const reply = await this.request(16, 0, (out) => out.u16LE(bytes.length).zeros(2).bytes(bytes))
    return new ByteReader(reply.subarray(8)).u32LE()
  }

  private newId(): number {
    return this.nextId++
  }

  private request(opcode: number, data: number, body: (out: ByteWriter) => ByteWriter): Promise<Uint8Array> {
    const reply = Promise.withResolvers<Uint8Array>()
    if (this.failure) reply.reject(this.failure)
    else this.replies.push(reply)
    this.send(opcode, data, body)
    return reply.promise
  }

  /** Requests are u8 opcode, u8 data, u16 length in units of 4 bytes, body. */
  private send(opcode: number, data: number, body: (out: ByteWriter) => ByteWriter): void {
    if (this.failure) return
    const bytes = body(new ByteWriter()).toBytes()
    const padded = (bytes.length + 3) & ~3
    const units = 1 + padded / 4
    const message = new ByteWriter()
      .u8(opcode)
      .u8(data)
      .u16LE(units)
      .bytes(bytes)
      .zeros(padded - bytes.length)
    this.outgoing.push(message.toBytes())
    this.flush()
  }

  /** A picture is larger than the socket's buffer: the rest is sent when that has drained. */
  private flush(): void {
    while (this.outgoing.length > 0) {
      const bytes = this.outgoing[0]!
      const sent = Math.max(0, this.socket.write(bytes))
      if (sent < bytes.length) {
        this.outgoing[0] = bytes.subarray(sent)
        return
      }
      this.outgoing.shift()
    }
  }

  private handleMessage(message: Uint8Array): void {
    const kind = message[0]! & 0x7f
    if (kind === 0) throw new Error(`X error ${message[1]} for request ${message[10]}`)
    if (kind === 1) {
      this.replies.shift()!.resolve(message)
      return
    }
    const event = { type: kind, detail: message[1]!, bytes: message }
    const index = this.waiting.findIndex(({ wants }) => wants(event))
    if (index >= 0) this.waiting.splice(index, 1)[0]!.resolve(event)
    else this.events.push(event)
  }
}

function* readSetup(queue: ByteQueue): ParseGenerator<Setup> {
  yield 8
  const head = new ByteReader(queue.take(8).slice())
  if (head.u8() !== 1) throw new Error("the X server refuses the connection")
  head.take(5)
  const length = head.u16LE() * 4
  yield length
  const body = new ByteReader(queue.take(length).slice())
  body.take(4)
  const idBase = body.u32LE()
  body.take(8)
  const vendorLength = body.u16LE()
  body.take(2 + 1)
  const formats = body.u8()
  body.take(4)
  const keycodeMin = body.u8()
  body.take(5 + ((vendorLength + 3) & ~3) + formats * 8)
  const root = body.u32LE()
  body.take(16)
  return { idBase, root, keycodeMin, width: body.u16LE(), height: body.u16LE() }
}

/** Replies are 32 bytes and more, everything else is 32 bytes. */
function* readMessage(queue: ByteQueue): ParseGenerator<Uint8Array> {
  yield 32
  const head = queue.take(32).slice()
  if (head[0] !== 1) return head
  const more = new ByteReader(head.subarray(4)).u32LE() * 4
  yield more
  const message = new Uint8Array(32 + more)
  message.set(head)
  message.set(queue.take(more), 32)
  return message
}
