/** The WebSocket by which the protocol core sends and receives: its other end is this program. */

/** The end of this program. */
export interface CoreSocketPeer {
  /** Bytes that the core sends; the receiver's to keep. */
  onSend(bytes: Uint8Array): void
  onClose(): void
}

/** Sockets by the address that a core receives for its connection. */
const listeners = new Map<string, (socket: CoreSocket) => CoreSocketPeer>()

/** @returns the address to connect to, once */
export function listenForCore(accept: (socket: CoreSocket) => CoreSocketPeer): { url: string; stop(): void } {
  const url = `ws://${crypto.randomUUID()}/`
  listeners.set(url, accept)
  return { url, stop: () => void listeners.delete(url) }
}

/** The core wraps what it sends into a Blob, whose contents a browser gives out later only. */
export class CoreBlob {
  readonly bytes: Uint8Array

  constructor(parts: (ArrayBuffer | Uint8Array)[]) {
    this.bytes = new Uint8Array(
      Buffer.concat(parts.map((part) => (part instanceof ArrayBuffer ? new Uint8Array(part) : part))),
    )
  }
}

const CONNECTING = 0
const OPEN = 1
const CLOSED = 3
const CLOSED_NORMALLY = 1000
const CLOSED_WITHOUT_PEER = 1006

export class CoreSocket extends EventTarget {
  static readonly CONNECTING = CONNECTING
  static readonly OPEN = OPEN
  static readonly CLOSING = 2
  static readonly CLOSED = CLOSED
  binaryType = "arraybuffer"
  readonly bufferedAmount = 0
  readonly protocol = ""
  readonly extensions = ""
  readonly url: string
  readyState: number = CONNECTING
  private peer: CoreSocketPeer | null = null

  constructor(url: string) {
    super()
    this.url = url
    queueMicrotask(() => this.open(listeners.get(url)))
  }

  send(data: CoreBlob | ArrayBuffer | Uint8Array | string): void {
    if (this.readyState !== OPEN) return
    if (typeof data === "string") this.peer?.onSend(new TextEncoder().encode(data))
    else if (data instanceof CoreBlob) this.peer?.onSend(data.bytes)
    else if (data instanceof ArrayBuffer) this.peer?.onSend(new Uint8Array(data.slice(0)))
    else this.peer?.onSend(data.slice())
  }

  close(code = CLOSED_NORMALLY): void {
    if (this.readyState === CLOSED) return
    this.closed(code)
    this.peer?.onClose()
  }

  /** Gives bytes to the core. */
  deliver(bytes: Uint8Array): void {
    if (this.readyState !== OPEN) return
    const { buffer } = bytes.slice()
    this.dispatchEvent(new MessageEvent("message", { data: buffer }))
  }

  /** Ends the connection from this program's side. */
  hangUp(): void {
    if (this.readyState !== CLOSED) this.closed(CLOSED_NORMALLY)
  }

  private open(accept: ((socket: CoreSocket) => CoreSocketPeer) | undefined): void {
    if (this.readyState !== CONNECTING) return
    if (!accept) return this.closed(CLOSED_WITHOUT_PEER)
    this.readyState = OPEN
    this.peer = accept(this)
    this.dispatchEvent(new Event("open"))
  }

  private closed(code: number): void {
    this.readyState = CLOSED
    this.dispatchEvent(new CloseEvent("close", { code, wasClean: code === CLOSED_NORMALLY }))
  }
}
