/**
 * The only way out of a session's browser: an HTTP proxy on loopback that connects to the machine's host and port and to
 * nothing else. It ends the browser's TLS and opens its own with the machine, so that every single connection is compared
 * with the trusted certificate, and so that no name is ever resolved again.
 *
 * Programs of other users on the host are kept out by the owner of their socket; a browser has no secret it could show, as
 * requests with a password must be held one by one.
 */
import { readFileSync } from "node:fs"
import { createServer, type Server, type Socket } from "node:net"
import { TLSSocket } from "node:tls"
import { dialMachineTls, judgeCertificate, type MachineEndpoint, MachineTlsError } from "./machine-tls.ts"
import type { SelfSignedCertificate } from "./self-signed.ts"

interface EgressProxyOptions {
  machine: MachineEndpoint
  /** Fingerprint of the certificate that was trusted for this session: every connection must show it. */
  trustedFingerprint: string
  /** What the browser sees. */
  certificate: SelfSignedCertificate
  /** User id of the browser; null where the system does not say to whom a socket belongs. */
  clientUid: number | null
  /** A page tried to reach another place: "host:port". */
  onRefused(place: string): void
  /** The machine was not reached, or is another one now. */
  onDialFailed(error: MachineTlsError): void
  onDialed(): void
  /** A connection is opened to the machine, or bytes are sent to it. */
  onSent(): void
  /** Bytes of the machine have arrived. */
  onReceived(): void
  /** The machine has closed a connection, as web servers do at rest, or as it goes away. */
  onClosed(): void
}

export interface EgressProxy {
  port: number
  hasMachineConnection(): boolean
  close(): void
}

/** A request line and headers; a longer one is not from a browser. */
const HEAD_BYTES_MAX = 16 * 1024
/** A browser opens six per host, and WebSockets beside them. */
const CONNECTIONS_MAX = 100
const HEAD_TIMEOUT_MS = 10_000

export async function openEgressProxy(options: EgressProxyOptions): Promise<EgressProxy> {
  const browserSockets = new Set<Socket>()
  const machineSockets = new Set<Socket>()
  const server = createServer((socket) => {
    if (browserSockets.size >= CONNECTIONS_MAX) return void socket.destroy()
    browserSockets.add(socket)
    socket.on("close", () => browserSockets.delete(socket))
    socket.on("error", () => socket.destroy())
    void serveConnection(socket, options, machineSockets).catch(() => socket.destroy())
  })
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject)
    server.listen(0, "127.0.0.1", resolve)
  })
  return {
    port: portOf(server),
    hasMachineConnection: () => machineSockets.size > 0,
    close() {
      server.close()
      for (const socket of [...browserSockets, ...machineSockets]) socket.destroy()
    },
  }
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === "object" && address ? address.port : 0
}

async function serveConnection(
  socket: Socket,
  options: EgressProxyOptions,
  machineSockets: Set<Socket>,
): Promise<void> {
  if (!isOwnedBy(socket, options.clientUid)) return void socket.destroy()
  const request = parseProxyRequest(await readHead(socket))
  if (!request) return answer(socket, "400 Bad Request")
  if (request.method !== "CONNECT" || !isMachine(request.place, options.machine)) {
    options.onRefused(request.place)
    return answer(socket, "403 Forbidden")
  }
  await connectMachine(socket, options, machineSockets)
}

async function connectMachine(
  socket: Socket,
  options: EgressProxyOptions,
  machineSockets: Set<Socket>,
): Promise<void> {
  options.onSent()
  try {
    const dialed = await dialMachineTls(options.machine)
    const { socket: machine, certificate } = dialed
    machineSockets.add(machine)
    machine.on("close", () => machineSockets.delete(machine))
    if (judgeCertificate(certificate, options.trustedFingerprint) !== "trusted") {
      machine.destroy()
      throw new MachineTlsError("CLIENT_FORBIDDEN", "the machine shows another certificate than before")
    }
    options.onDialed()
    socket.write("HTTP/1.1 200 Connection established\r\n\r\n")
    pipeBothWays(startInnerTls(socket, options.certificate), machine, options)
  } catch (error) {
    if (!(error instanceof MachineTlsError)) throw error
    options.onDialFailed(error)
    answer(socket, error.end.code === "UPSTREAM_TIMEOUT" ? "504 Gateway Timeout" : "502 Bad Gateway")
  }
}

function startInnerTls(socket: Socket, { certificate, privateKey }: SelfSignedCertificate): TLSSocket {
  return new TLSSocket(socket, {
    isServer: true,
    cert: certificate,
    key: privateKey,
    ALPNProtocols: ["http/1.1"],
  } as ConstructorParameters<typeof TLSSocket>[1])
}

function pipeBothWays(
  inner: TLSSocket,
  machine: Socket,
  { onSent, onReceived, onClosed }: Pick<EgressProxyOptions, "onSent" | "onReceived" | "onClosed">,
): void {
  const end = () => {
    inner.destroy()
    machine.destroy()
  }
  inner.on("error", end)
  machine.on("error", end)
  inner.on("close", end)
  machine.on("close", () => {
    if (!inner.destroyed) onClosed()
    inner.end()
  })
  inner.on("data", onSent)
  machine.on("data", onReceived)
  inner.pipe(machine)
  machine.pipe(inner)
}

function answer(socket: Socket, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`)
}

/** @throws Error when the browser sends no head, or one that is too long */
function readHead(socket: Socket): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const chunks: Buffer[] = []
  let size = 0
  const timer = setTimeout(() => reject(new Error("no request")), HEAD_TIMEOUT_MS)
  const onData = (bytes: Buffer) => {
    chunks.push(bytes)
    size += bytes.length
    const head = Buffer.concat(chunks).toString("latin1")
    if (head.endsWith("\r\n\r\n")) {
      socket.off("data", onData)
      clearTimeout(timer)
      resolve(head)
    } else if (size > HEAD_BYTES_MAX || head.includes("\r\n\r\n")) {
      clearTimeout(timer)
      reject(new Error("not a request head"))
    }
  }
  socket.on("data", onData)
  socket.once("close", () => {
    clearTimeout(timer)
    reject(new Error("closed"))
  })
  return promise
}

interface ProxyRequest {
  method: string
  /** "host:port", IPv6 in brackets; of plain HTTP the origin's. */
  place: string
}

/** @returns null for what is not a request to a proxy */
export function parseProxyRequest(head: string): ProxyRequest | null {
  const [line = ""] = head.split("\r\n", 1)
  const [, method, target] = /^([A-Z]{1,20}) (\S{1,2000}) HTTP\/1\.[01]$/.exec(line) ?? []
  if (!method || !target) return null
  const place = method === "CONNECT" ? target : placeOfUrl(target)
  return place === null ? null : { method, place }
}

/** The browser's end of this connection in Linux's table of sockets, with the user it belongs to. */
function isOwnedBy({ remotePort = 0, localPort = 0 }: Socket, uid: number | null): boolean {
  if (uid === null) return true
  const owner = socketOwner(readSocketTable(), remotePort, localPort)
  return owner === null || owner === uid
}

function readSocketTable(): string | null {
  try {
    return readFileSync("/proc/net/tcp", "utf8")
  } catch {
    return null
  }
}

const LOOPBACK_HEX = "0100007F"

/**
 * @param table  of /proc/net/tcp; null where there is none
 * @returns null without a table; -1 for a socket that is not in it
 */
export function socketOwner(table: string | null, fromPort: number, toPort: number): number | null {
  if (table === null) return null
  const address = (port: number) => `${LOOPBACK_HEX}:${port.toString(16).toUpperCase().padStart(4, "0")}`
  const ends = ` ${address(fromPort)} ${address(toPort)} `
  const line = table.split("\n").find((row) => row.includes(ends))
  // sl local remote st queues timer retransmits uid
  return line === undefined ? -1 : Number(line.trim().split(/\s+/)[7])
}

function placeOfUrl(target: string): string | null {
  const url = URL.parse(target)
  if (!url?.hostname) return null
  return `${url.hostname}:${url.port || (url.protocol === "https:" ? 443 : 80)}`
}

/** Names are compared without regard to case and a final dot; addresses as URLs write them. */
export function isMachine(place: string, { host, port }: Pick<MachineEndpoint, "host" | "port">): boolean {
  const at = place.lastIndexOf(":")
  if (at < 0 || place.slice(at + 1) !== String(port)) return false
  return normalizeHost(place.slice(0, at)) === normalizeHost(host)
}

function normalizeHost(host: string): string {
  const bare = host.replace(/^\[|\]$/g, "")
  const url = URL.parse(`https://${bare.includes(":") ? `[${bare}]` : bare}/`)
  return (url?.hostname ?? bare).toLowerCase().replace(/\.$/, "")
}
