/** The TCP connection to the machine, which becomes TLS in the middle of the handshake. */
import { connect as connectTcp, type Socket } from "node:net"
import { connect as connectTls, type PeerCertificate, type TLSSocket } from "node:tls"
import { CONNECT_TIMEOUT_MS, SEND_QUEUE_BYTES_MAX } from "../drive.ts"
import type { LinkEnd, LinkEndCode } from "../link.ts"
import { setTcpUserTimeout } from "../tcp-user-timeout.ts"

/** Silence after which the operating system sends TCP keep-alive probes. */
const TCP_KEEPALIVE_MS = 15_000
/** Certificates of a chain that are looked at. */
const CHAIN_MAX = 10

const SOCKET_ENDS: Record<string, [LinkEndCode, string]> = {
  ECONNREFUSED: ["UPSTREAM_UNAVAILABLE", "the machine refuses the connection"],
  EHOSTUNREACH: ["UPSTREAM_NOT_FOUND", "the machine cannot be reached"],
  ENETUNREACH: ["UPSTREAM_NOT_FOUND", "the network of the machine cannot be reached"],
  ENOTFOUND: ["UPSTREAM_NOT_FOUND", "the machine has no address"],
  ETIMEDOUT: ["UPSTREAM_TIMEOUT", "the machine does not answer"],
  EMFILE: ["SERVER_BUSY", "no file handles are left for another connection"],
  ENFILE: ["SERVER_BUSY", "no file handles are left for another connection"],
}

export interface MachineSocketEvents {
  onConnected(): void
  onData(bytes: Uint8Array): void
  /** Once, whatever the reason, and never after `close`. */
  onClosed(end: LinkEnd): void
}

export interface TlsSettings {
  /** Also TLS 1.0 and 1.1. */
  allowsLegacyTls: boolean
}

export class MachineSocket {
  private readonly events: MachineSocketEvents
  private socket: Socket | TLSSocket
  private isClosed = false
  private readonly deadline: Timer

  /** @param host  an IP address, resolved and checked */
  constructor(host: string, port: number, events: MachineSocketEvents) {
    this.events = events
    const socket = connectTcp({ host, port, noDelay: true })
    this.socket = socket
    this.deadline = setTimeout(
      () => this.end({ code: "UPSTREAM_TIMEOUT", detail: "the machine does not answer" }),
      CONNECT_TIMEOUT_MS,
    )
    socket.once("connect", () => {
      clearTimeout(this.deadline)
      socket.setKeepAlive(true, TCP_KEEPALIVE_MS)
      setTcpUserTimeout(fileDescriptor(socket))
      if (!this.isClosed) events.onConnected()
    })
    this.listen(socket)
  }

  /** @param bytes  may be a view: a copy is kept until it is sent */
  send(bytes: Uint8Array): void {
    if (this.isClosed) return
    this.socket.write(bytes.slice())
    if (this.socket.writableLength <= SEND_QUEUE_BYTES_MAX) return
    this.end({ code: "CLIENT_OVERRUN", detail: "the machine does not read what it is sent" })
  }

  /**
   * Turns the connection into TLS.
   *
   * @param onReady  with the certificates of the machine in DER, its own first. They are not checked.
   */
  startTls({ allowsLegacyTls }: TlsSettings, onReady: (chain: Uint8Array[]) => void): void {
    const plain = this.socket
    plain.removeAllListeners("data")
    plain.removeAllListeners("close")
    plain.removeAllListeners("error")
    const socket = connectTls({
      socket: plain,
      rejectUnauthorized: false,
      minVersion: allowsLegacyTls ? ("TLSv1" as const) : undefined,
    })
    this.socket = socket
    let isReady = false
    const failed = (reason: string) =>
      this.end({ code: "CLIENT_BAD_TYPE", detail: `TLS with the machine failed: ${reason}` })
    socket.once("secureConnect", () => {
      isReady = true
      if (!this.isClosed) onReady(certificateChain(socket))
    })
    socket.on("data", (bytes: Uint8Array) => this.receive(bytes))
    socket.on("error", (error: Error & { code?: string }) =>
      isReady ? this.end(endOfSocketError(error)) : failed(error.code ?? error.message),
    )
    socket.on("close", () => (isReady ? this.endClosed() : failed("the machine closed the connection")))
  }

  close(): void {
    if (this.isClosed) return
    this.isClosed = true
    clearTimeout(this.deadline)
    this.socket.end()
    this.socket.destroySoon()
  }

  private listen(socket: Socket): void {
    socket.on("data", (bytes: Uint8Array) => this.receive(bytes))
    socket.on("error", (error: Error & { code?: string }) => this.end(endOfSocketError(error)))
    socket.on("close", () => this.endClosed())
  }

  private receive(bytes: Uint8Array): void {
    if (!this.isClosed) this.events.onData(bytes)
  }

  private endClosed(): void {
    this.end({ code: "RESOURCE_CLOSED", detail: "the machine closed the connection" })
  }

  private end(end: LinkEnd): void {
    if (this.isClosed) return
    this.close()
    this.socket.destroy()
    this.events.onClosed(end)
  }
}

function endOfSocketError(error: { code?: string }): LinkEnd {
  const [code, detail] = SOCKET_ENDS[error.code ?? ""] ?? [
    "RESOURCE_CLOSED" as const,
    "the connection to the machine broke",
  ]
  return { code, detail }
}

function certificateChain(socket: TLSSocket): Uint8Array[] {
  const chain: Uint8Array[] = []
  let certificate: PeerCertificate | undefined = socket.getPeerCertificate(true)
  const seen = new Set<PeerCertificate>()
  while (certificate?.raw && !seen.has(certificate) && chain.length < CHAIN_MAX) {
    seen.add(certificate)
    chain.push(new Uint8Array(certificate.raw))
    certificate = (certificate as { issuerCertificate?: PeerCertificate }).issuerCertificate
  }
  // A self-signed certificate names itself as its issuer.
  return chain.filter((raw, index) => index === 0 || !Buffer.from(raw).equals(chain[index - 1]!))
}

/** Node's typings leave out what its sockets have. */
function fileDescriptor(socket: Socket): number {
  return (socket as unknown as { _handle?: { fd?: number } })._handle?.fd ?? -1
}
