/** The TCP connection of a test: how long it took or why it failed, and the same socket as the protocols read it. */
import { connect, type Socket } from "node:net"
import { connect as connectTls, type TLSSocket } from "node:tls"
import type { ByteStream } from "../../../protocols/link.ts"
import { END_DETAILS } from "../../../protocols/link-ends.ts"
import { isUnreachable } from "../../../protocols/tcp-socket.ts"
import { elapsedMs } from "../../base/clock.ts"
import { CONNECT_TIMEOUT_MS, type Finding } from "./rules.ts"

type Opened = { socket: Socket; durationInMs: number } | { finding: Finding; durationInMs: number }

const FINDING_BY_ERROR: Record<string, Finding> = {
  ECONNREFUSED: "REFUSED",
  ECONNRESET: "REFUSED",
  EHOSTUNREACH: "NO_ROUTE",
  ENETUNREACH: "NO_ROUTE",
  EADDRNOTAVAIL: "NO_ROUTE",
}

/** @param host  an address that is resolved and checked */
export function openSocket(host: string, port: number): Promise<Opened> {
  const startedMs = performance.now()
  const socket = connect({ host, port, noDelay: true })
  const { promise, resolve } = Promise.withResolvers<Opened>()
  const fail = (finding: Finding) => {
    socket.destroy()
    resolve({ finding, durationInMs: elapsedMs(startedMs) })
  }
  const timer = setTimeout(() => fail("NO_ANSWER"), CONNECT_TIMEOUT_MS)
  socket.once("connect", () => resolve({ socket, durationInMs: elapsedMs(startedMs) }))
  socket.on("error", (error: NodeJS.ErrnoException) =>
    fail(FINDING_BY_ERROR[error.code ?? ""] ?? "NO_ANSWER"),
  )
  return promise.finally(() => clearTimeout(timer)).then((opened) => explainRefusal(host, port, opened))
}

async function explainRefusal(host: string, port: number, opened: Opened): Promise<Opened> {
  if ("socket" in opened || opened.finding !== "REFUSED") return opened
  return (await isUnreachable(host, port, CONNECT_TIMEOUT_MS)) ? { ...opened, finding: "NO_ROUTE" } : opened
}

/**
 * @param onData  sees every byte before the protocol does
 * @param timeoutMs  of a TLS handshake
 */
export function toByteStream(
  socket: Socket,
  timeoutMs: number,
  onData: (bytes: Uint8Array) => void,
): ByteStream {
  const stream: ByteStream = {
    write: (bytes) => void socket.write(bytes),
    close: () => socket.destroy(),
    async startTls() {
      socket.off("data", receive)
      const secure = await upgradeToTls(socket, "", timeoutMs)
      secure.on("data", receive)
      stream.write = (bytes) => void secure.write(bytes)
      const { raw } = secure.getPeerCertificate()
      if (!raw) throw new Error("the machine shows no certificate")
      return new Uint8Array(raw)
    },
    receiver: { data() {}, closed() {} },
  }
  const receive = (bytes: Buffer) => {
    onData(bytes)
    stream.receiver.data(new Uint8Array(bytes))
  }
  socket.on("data", receive)
  socket.on("close", () => {
    stream.receiver.closed({ code: "RESOURCE_CLOSED", detail: END_DETAILS.closedByMachine })
  })
  return stream
}

/**
 * TLS over an open connection; the certificate is shown, not judged.
 *
 * @param allowsLegacy  also TLS 1.0 and 1.1
 */
export function upgradeToTls(
  socket: Socket,
  host: string,
  timeoutMs: number,
  allowsLegacy = false,
): Promise<TLSSocket> {
  const { promise, resolve, reject } = Promise.withResolvers<TLSSocket>()
  const isName = /[a-z]/i.test(host) && !host.includes(":")
  const secure = connectTls(
    {
      socket,
      rejectUnauthorized: false,
      servername: isName ? host : undefined,
      minVersion: allowsLegacy ? "TLSv1" : undefined,
    },
    () => resolve(secure),
  )
  secure.on("error", reject)
  socket.once("close", () => reject(Object.assign(new Error("closed"), { code: "ECONNRESET" })))
  const timer = setTimeout(() => reject(Object.assign(new Error("silent"), { code: "ETIMEDOUT" })), timeoutMs)
  return promise.finally(() => clearTimeout(timer))
}
