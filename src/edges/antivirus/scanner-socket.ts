/** A connection to a scanner: writes with back-pressure and reads as text and bytes, within time limits. */
import { createConnection, type Socket } from "node:net"
import { connect as connectTls } from "node:tls"
import { ScannerUnreachable } from "../../base/virus-scanner.ts"

export interface ScannerAddress {
  /** A host and port, or a Unix socket. */
  target: { host: string; port: number } | { path: string }
  isTls: boolean
}

/** No byte in either direction for this long. A scanner may work on a large archive before it answers. */
const SCANNER_IDLE_MS = 60_000
const CONNECT_TIMEOUT_MS = 10_000

export class ScannerSocket {
  private readonly socket: Socket
  private readonly waiting: (() => void)[] = []
  private buffered: Buffer = Buffer.alloc(0)
  private isEnded = false
  private failure: Error | null = null

  private constructor(socket: Socket) {
    this.socket = socket
    socket.setNoDelay(true)
    socket.setTimeout(SCANNER_IDLE_MS, () => socket.destroy(new Error("the scanner does not answer")))
    socket.on("data", (bytes: Buffer) => {
      this.buffered = this.buffered.length === 0 ? bytes : Buffer.concat([this.buffered, bytes])
      this.wake()
    })
    socket.on("drain", () => this.wake())
    socket.on("end", () => this.end())
    socket.on("close", () => this.end())
    socket.on("error", (error) => {
      this.failure = error
      this.wake()
    })
  }

  /** @throws ScannerUnreachable */
  static async open({ target, isTls }: ScannerAddress, signal?: AbortSignal): Promise<ScannerSocket> {
    const socket = "path" in target || !isTls ? createConnection(target) : connectTls(target)
    const opened = Promise.withResolvers<void>()
    const timer = setTimeout(
      () => socket.destroy(new Error("the scanner does not accept the connection in time")),
      CONNECT_TIMEOUT_MS,
    )
    socket.once(isTls ? "secureConnect" : "connect", opened.resolve)
    socket.once("error", opened.reject)
    socket.once("close", () => opened.reject(new Error("the scanner closed the connection")))
    signal?.addEventListener("abort", () => socket.destroy(new Error("the scan was cancelled")), {
      once: true,
    })
    try {
      await opened.promise
      return new ScannerSocket(socket)
    } catch (error) {
      socket.destroy()
      throw new ScannerUnreachable((error as Error).message, { cause: error })
    } finally {
      clearTimeout(timer)
    }
  }

  /**
   * Waits until the scanner takes more.
   *
   * @returns false when the scanner has ended the connection, so that sending more is of no use
   */
  async write(bytes: Uint8Array | string): Promise<boolean> {
    if (this.isOver) return false
    if (this.socket.write(bytes)) return true
    while (this.socket.writableNeedDrain && !this.isOver) await this.woken()
    return !this.isOver
  }

  /**
   * Reads up to and with `end`.
   *
   * @throws ScannerUnreachable when the connection ends before it, or more than `bytesMax` come
   */
  async readUntil(end: string, bytesMax: number): Promise<string> {
    for (;;) {
      const at = this.buffered.indexOf(end)
      if (at >= 0) return this.take(at + end.length).toString("latin1")
      if (this.buffered.length > bytesMax) throw new ScannerUnreachable("the scanner's answer is too long")
      if (this.isOver) throw this.brokenOff()
      await this.woken()
    }
  }

  /** The next bytes, at most `bytesMax`. @throws ScannerUnreachable when the connection ends before them */
  async read(bytesMax: number): Promise<Buffer> {
    while (this.buffered.length === 0) {
      if (this.isOver) throw this.brokenOff()
      await this.woken()
    }
    return this.take(Math.min(bytesMax, this.buffered.length))
  }

  close(): void {
    this.socket.destroy()
  }

  private take(count: number): Buffer {
    const taken = this.buffered.subarray(0, count)
    this.buffered = this.buffered.subarray(count)
    return taken
  }

  private get isOver(): boolean {
    return this.isEnded || this.failure !== null
  }

  private brokenOff(): ScannerUnreachable {
    return new ScannerUnreachable(this.failure?.message ?? "the scanner broke off", { cause: this.failure })
  }

  private woken(): Promise<void> {
    return new Promise((resolve) => this.waiting.push(resolve))
  }

  private wake(): void {
    for (const resolve of this.waiting.splice(0)) resolve()
  }

  private end(): void {
    this.isEnded = true
    this.wake()
  }
}
