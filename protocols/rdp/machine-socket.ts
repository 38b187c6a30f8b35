/** The TCP connection to the machine, which becomes TLS in the middle of the handshake. */
import type { Socket } from "bun"
import { CONNECT_TIMEOUT_MS, SEND_QUEUE_BYTES_MAX } from "../drive.ts"
import type { LinkEnd } from "../link.ts"
import { END_DETAILS } from "../link-ends.ts"
import { SendQueue } from "../send-queue.ts"
import { SOCKET_ENDS } from "../socket-ends.ts"
import { fileDescriptor, hasUnacknowledged, nameConnectError, setTcpUserTimeout } from "../tcp-socket.ts"
import { upgradeToTls } from "../tls-upgrade.ts"
import { isTlsTooOld } from "../tls-versions.ts"

/** Silence after which the operating system sends TCP keep-alive probes: of some machines nothing else shows that they are there. */
const TCP_KEEPALIVE_MS = 5_000

interface MachineSocketEvents {
  onConnected(): void
  onData(bytes: Uint8Array): void
  /** Once, whatever the reason, and never after `close`. */
  onClosed(end: LinkEnd): void
}

interface TlsSettings {
  /** Also TLS 1.0 and 1.1. */
  allowsLegacyTls: boolean
}

/** Bun's code of what OpenSSL says in the message alone. */
const UNNAMED_TLS_ERROR = "EPROTO"

export class MachineSocket {
  private readonly events: MachineSocketEvents
  private readonly outbox = new SendQueue(SEND_QUEUE_BYTES_MAX)
  private plain: Socket<undefined> | null = null
  /** Kept, because the plain socket does not name it once TLS has begun. */
  private descriptor = -1
  private secure: Socket<undefined> | null = null
  /** From the start of the TLS handshake on, the plain socket's bytes are those of TLS records. */
  private isTls = false
  private isClosed = false
  private readonly deadline: Timer

  /** @param host  an IP address, resolved and checked */
  constructor(host: string, port: number, events: MachineSocketEvents) {
    this.events = events
    this.deadline = setTimeout(
      () => this.end({ code: "UPSTREAM_TIMEOUT", detail: END_DETAILS.silent }),
      CONNECT_TIMEOUT_MS,
    )
    const failed = (error: Error) => this.end(endOfSocketError(error))
    const refused = async (error: Error) => failed(await nameConnectError(error, host, port))
    const closed = (error: Error | undefined) => {
      if (!this.isTls) this.onClosed(error)
    }
    Bun.connect({
      hostname: host,
      port,
      socket: {
        binaryType: "uint8array",
        open: (socket) => this.onConnected(socket),
        data: (_socket, bytes) => {
          if (!this.isTls) this.receive(bytes)
        },
        drain: () => {
          if (!this.isTls) this.outbox.flush()
        },
        close: (_socket, error) => closed(error),
        error: (_socket, error) => failed(error),
        connectError: (_socket, error) => void refused(error),
      },
    }).catch(refused)
  }

  /** @param bytes  may be a view: a copy is kept until it is sent */
  send(bytes: Uint8Array): void {
    if (this.isClosed || this.outbox.send(bytes)) return
    this.end({ code: "CLIENT_OVERRUN", detail: "the machine does not read what it is sent" })
  }

  /**
   * Turns the connection into TLS.
   *
   * @param onReady  with the machine's own certificate in DER. It is not checked.
   */
  async startTls(
    { allowsLegacyTls }: TlsSettings,
    onReady: (certificate: Uint8Array) => void,
  ): Promise<void> {
    const { plain } = this
    if (!plain || this.isTls || this.isClosed) return
    this.isTls = true
    const failed = (reason: string) => {
      const end: LinkEnd = { code: "CLIENT_BAD_TYPE", detail: `TLS with the machine failed: ${reason}` }
      this.end(isTlsTooOld(reason) ? { ...end, diagnosis: "tlsTooOld" } : end)
    }
    try {
      const { socket, certificate } = await upgradeToTls(
        plain,
        {
          data: (bytes) => this.receive(bytes),
          drain: () => this.outbox.flush(),
          closed: (error) => (this.secure ? this.onClosed(error) : undefined),
        },
        { allowsLegacyVersions: allowsLegacyTls },
      )
      this.secure = socket
      if (this.isClosed) return void socket.end()
      this.outbox.open((bytes) => socket.write(bytes))
      onReady(certificate)
    } catch (error) {
      const { code, message } = error as Error & { code?: string }
      failed(code && code !== UNNAMED_TLS_ERROR ? code : message)
    }
  }

  /** The machine's system has acknowledged all that was sent, or the own one does not tell. */
  get isAcknowledged(): boolean {
    return this.isClosed || !hasUnacknowledged(this.descriptor)
  }

  close(): void {
    if (this.isClosed) return
    this.isClosed = true
    clearTimeout(this.deadline)
    ;(this.secure ?? this.plain)?.end()
  }

  private onConnected(socket: Socket<undefined>): void {
    this.plain = socket
    if (this.isClosed) return void socket.end()
    clearTimeout(this.deadline)
    socket.setNoDelay(true)
    socket.setKeepAlive(true, TCP_KEEPALIVE_MS)
    this.descriptor = fileDescriptor(socket)
    setTcpUserTimeout(this.descriptor)
    this.outbox.open((bytes) => socket.write(bytes))
    this.events.onConnected()
  }

  private receive(bytes: Uint8Array): void {
    if (!this.isClosed) this.events.onData(bytes)
  }

  private onClosed(error: Error | undefined): void {
    this.end(
      error ? endOfSocketError(error) : { code: "RESOURCE_CLOSED", detail: END_DETAILS.closedByMachine },
    )
  }

  private end(end: LinkEnd): void {
    if (this.isClosed) return
    this.close()
    this.events.onClosed(end)
  }
}

function endOfSocketError(error: Error & { code?: string }): LinkEnd {
  const [code, detail] = SOCKET_ENDS[error.code ?? ""] ?? ["RESOURCE_CLOSED" as const, END_DETAILS.broken]
  return { code, detail }
}
