/** A viewer of a remote session without a browser: decodes messages, draws, acknowledges, waits for conditions. */

import { syncInflater } from "../../protocols/screen/deflate.ts"
import {
  type AccessRight,
  decodeViewerMessage,
  type Notice,
  type PlainMessage,
} from "../../protocols/viewer-wire.ts"
import { createScreenDecoder, type ScreenDecoder } from "../../protocols/viewer-wire-decode.ts"
import { encodeViewerInput, type ViewerInput } from "../../protocols/viewer-wire-input.ts"
import { PieceJoiner } from "../../protocols/viewer-wire-pieces.ts"
import {
  TICKET_SUBPROTOCOL_PREFIX,
  VIEWER_SOCKET_PATH,
  VIEWER_SUBPROTOCOL,
} from "../../src/sessions/session/rules-socket.ts"

export interface Viewer {
  readonly screen: ScreenDecoder
  /** Everything a terminal printed, snapshots included. */
  readonly text: string
  readonly title: string
  /** Of a machine that is a web page, the last one told. */
  readonly location: Extract<PlainMessage, { kind: "location" }> | null
  /** What the machine put on its clipboard last. */
  readonly clipboard: string
  /** The pointer's shape, the last one told. */
  readonly cursor: Extract<PlainMessage, { kind: "cursor" }> | null
  readonly notices: readonly Notice[]
  /** The session's clock in the last picture. */
  readonly drawnAtMs: number
  /** Messages of a kind so far, e.g. "key". */
  count(kind: string): number
  /**
   * Resolves as soon as `isTrue` holds; checked again after each message.
   *
   * @throws Error when the socket closes first, or on timeout
   */
  waitFor(what: string, isTrue: () => boolean): Promise<void>
  /** The first notice about this, now or later. */
  waitForNotice<A extends Notice["about"]>(
    about: A,
    isIt?: (notice: Extract<Notice, { about: A }>) => boolean,
  ): Promise<Extract<Notice, { about: A }>>
  send(input: ViewerInput): void
  sendBytes(bytes: Uint8Array | string): void
  /** The colour at a point, `0xrrggbb`. */
  pixel(x: number, y: number): number
  right(): AccessRight | null
  disconnect(): void
  closed: Promise<{ code: number; reason: string }>
}

interface ViewerOptions {
  ticket: string
  headers: Record<string, string>
  /** Where the page claims to come from; the server's own address when left out. */
  origin?: string
  /** Says nothing about the pictures that it was sent. */
  isSilent?: boolean
}

/** A loaded machine is slow; a truth that takes longer does not come. */
const WAIT_MS_MAX = 30_000

/** @throws Error when the server refuses the socket */
export async function openViewer(address: string, options: ViewerOptions): Promise<Viewer> {
  const socket = new WebSocket(`${address.replace("http", "ws")}${VIEWER_SOCKET_PATH}`, {
    headers: { origin: options.origin ?? address, ...options.headers },
    protocols: [VIEWER_SUBPROTOCOL, TICKET_SUBPROTOCOL_PREFIX + options.ticket],
  } as unknown as string[])
  socket.binaryType = "arraybuffer"
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.addEventListener("close", ({ code, reason }) => resolve({ code, reason }))
  })
  const viewer = viewerOn(socket, closed, options.isSilent ?? false)
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener("open", () => resolve())
    socket.addEventListener("error", () => reject(new Error("the socket was refused")))
    void closed.then(({ reason }) => reject(new Error(`the socket was closed: ${reason}`)))
  })
  return viewer
}

function viewerOn(socket: WebSocket, closed: Viewer["closed"], isSilent: boolean): Viewer {
  const screen = createScreenDecoder({ inflater: syncInflater })
  const terminalBytes = new TextDecoder()
  const notices: Notice[] = []
  const counts = new Map<string, number>()
  const looks = new Set<() => void>()
  let text = ""
  let title = ""
  let location: Viewer["location"] = null
  let clipboard = ""
  let cursor: Viewer["cursor"] = null
  let drawnAtMs = 0
  const pieces = new PieceJoiner()
  const send = (input: ViewerInput) => socket.send(encodeViewerInput(input))
  const hear = async (received: Uint8Array) => {
    const bytes = pieces.join(received)
    if (!bytes) return
    const message = decodeViewerMessage(bytes)
    if (message.kind === "notice") notices.push(message.notice)
    else if (message.kind === "title") title = message.text
    else if (message.kind === "location") location = message
    else if (message.kind === "clipboard") clipboard = message.text
    else if (message.kind === "cursor") cursor = message
    else if (message.kind === "terminalOutput" || message.kind === "terminalSnapshot")
      text += terminalBytes.decode(message.bytes, { stream: true })
    else if (message.kind === "frame" || message.kind === "key") {
      const { seq, atMs } = await screen.apply(message.message)
      drawnAtMs = atMs
      if (socket.readyState === WebSocket.OPEN && !isSilent) send({ kind: "ack", seq })
    }
    counts.set(message.kind, (counts.get(message.kind) ?? 0) + 1)
    for (const look of looks) look()
  }
  socket.addEventListener("message", ({ data }) => void hear(new Uint8Array(data as ArrayBuffer)))
  const waitFor = (what: string, isTrue: () => boolean) =>
    new Promise<void>((resolve, reject) => {
      const fail = () =>
        finish(() => reject(new Error(`not seen: ${what}; notices ${JSON.stringify(notices)}`)))
      const timer = setTimeout(fail, WAIT_MS_MAX)
      const look = () => {
        if (isTrue()) finish(resolve)
      }
      const finish = (settle: () => void) => {
        clearTimeout(timer)
        looks.delete(look)
        settle()
      }
      looks.add(look)
      look()
      // Later than the drawing of what came last.
      void closed.then(() => setImmediate(fail))
    })
  const viewer: Viewer = {
    screen,
    get text() {
      return text
    },
    get title() {
      return title
    },
    get location() {
      return location
    },
    get clipboard() {
      return clipboard
    },
    get cursor() {
      return cursor
    },
    notices,
    get drawnAtMs() {
      return drawnAtMs
    },
    count: (kind) => counts.get(kind) ?? 0,
    waitFor,
    async waitForNotice(about, isIt = () => true) {
      type Wanted = Extract<Notice, { about: typeof about }>
      const found = () =>
        notices.find((notice): notice is Wanted => notice.about === about && isIt(notice as Wanted))
      await waitFor(`notice about ${about}`, () => found() !== undefined)
      return found()!
    },
    send,
    sendBytes: (bytes) => socket.send(bytes as Uint8Array<ArrayBuffer>),
    pixel(x, y) {
      const at = (y * screen.width + x) * 4
      const [r = 0, g = 0, b = 0] = screen.pixels.subarray(at, at + 3)
      return (r << 16) | (g << 8) | b
    },
    right() {
      const here = notices.findLast((notice) => notice.about === "viewers")
      return here?.viewers.find((one) => one.id === here.self)?.right ?? null
    },
    disconnect: () => socket.close(),
    closed,
  }
  return viewer
}
