/**
 * The Chrome DevTools Protocol over a pair of pipes (`--remote-debugging-pipe`): JSON messages that end in a NUL. Nothing
 * listens on a port, so no other program on the host can drive the browser.
 */
import type { Readable, Writable } from "node:stream"

/** A screenshot of the largest picture in base64 has some 40 MB; a browser that sends more is out of control. */
const CDP_MESSAGE_BYTES_MAX = 64 * 1024 * 1024
/** Commands that the browser has not answered: a page that hangs must not fill the memory. */
const CDP_PENDING_MAX = 1000

const SEPARATOR = 0

/** The browser answered a command with an error, or will not answer it any more. */
export class CdpError extends Error {
  override name = "CdpError"
}

/** Parameters and results are as documented at https://chromedevtools.github.io/devtools-protocol/. */
export type CdpValue = Record<string, unknown>

/** @param sessionId  of the attached target; undefined for the browser itself */
export type CdpListener = (method: string, params: CdpValue, sessionId: string | undefined) => void

interface PendingCommand {
  method: string
  resolve(result: CdpValue): void
  reject(error: CdpError): void
}

export class CdpConnection {
  private readonly output: Writable
  private readonly listener: CdpListener
  private readonly onClosed: (reason: string) => void
  private readonly pending = new Map<number, PendingCommand>()
  private chunks: Buffer[] = []
  private bufferedBytes = 0
  private lastId = 0
  private isClosed = false

  /** @param onClosed  called once, when the browser closed its pipe or sent what is not this protocol */
  constructor(input: Readable, output: Writable, listener: CdpListener, onClosed: (reason: string) => void) {
    this.output = output
    this.listener = listener
    this.onClosed = onClosed
    input.on("data", (bytes: Buffer) => this.receive(bytes))
    input.on("close", () => this.close("the browser closed its pipe"))
    input.on("error", (error) => this.close(`reading from the browser failed: ${error.message}`))
    output.on("error", (error) => this.close(`writing to the browser failed: ${error.message}`))
  }

  /** @throws CdpError */
  send<Result = CdpValue>(method: string, params: CdpValue = {}, sessionId?: string): Promise<Result> {
    if (this.isClosed) return Promise.reject(new CdpError(`${method}: the browser is gone`))
    if (this.pending.size >= CDP_PENDING_MAX)
      return Promise.reject(new CdpError(`${method}: the browser does not answer`))
    const id = ++this.lastId
    const answer = new Promise<CdpValue>((resolve, reject) =>
      this.pending.set(id, { method, resolve, reject }),
    )
    this.output.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
    return answer as Promise<Result>
  }

  /** Rejects what is not answered yet. */
  close(reason: string): void {
    if (this.isClosed) return
    this.isClosed = true
    this.chunks = []
    const pending = [...this.pending.values()]
    this.pending.clear()
    for (const { method, reject } of pending) reject(new CdpError(`${method}: ${reason}`))
    this.onClosed(reason)
  }

  private receive(bytes: Buffer): void {
    let from = 0
    while (!this.isClosed) {
      const end = bytes.indexOf(SEPARATOR, from)
      if (end < 0) break
      const message = this.takeMessage(bytes.subarray(from, end))
      from = end + 1
      this.handle(message)
    }
    if (this.isClosed || from >= bytes.length) return
    this.chunks.push(bytes.subarray(from))
    this.bufferedBytes += bytes.length - from
    if (this.bufferedBytes > CDP_MESSAGE_BYTES_MAX) this.close("the browser sent a message that is too long")
  }

  /** An event that lacks what the protocol promises ends the browser, not the process that listens. */
  private notify({ method = "", params, sessionId }: CdpMessage): void {
    try {
      this.listener(method, params ?? {}, sessionId)
    } catch (error) {
      this.close(`the browser's event ${method} is not understood: ${(error as Error).message}`)
    }
  }

  private takeMessage(last: Buffer): string {
    const text = this.chunks.length === 0 ? last : Buffer.concat([...this.chunks, last])
    this.chunks = []
    this.bufferedBytes = 0
    return text.toString("utf8")
  }

  private handle(text: string): void {
    const message = parseMessage(text)
    if (!message) return this.close("the browser sent what is not this protocol")
    if (message.method !== undefined) return this.notify(message)
    const command = this.pending.get(message.id ?? -1)
    if (!command) return
    this.pending.delete(message.id ?? -1)
    if (message.error) command.reject(new CdpError(`${command.method}: ${message.error.message}`))
    else command.resolve(message.result ?? {})
  }
}

interface CdpMessage {
  id?: number
  method?: string
  params?: CdpValue
  result?: CdpValue
  error?: { message: string }
  sessionId?: string
}

function parseMessage(text: string): CdpMessage | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === "object" && value !== null ? (value as CdpMessage) : null
  } catch {
    return null
  }
}
