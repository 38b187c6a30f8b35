/** TLS with the machine: dialling its address, and which certificate counts as the machine's own. */
import { X509Certificate } from "node:crypto"
import { isIP, isIPv6 } from "node:net"
import { connect, type TLSSocket } from "node:tls"
import type { LinkEnd } from "../link.ts"
import { END_DETAILS } from "../link-ends.ts"
import { fingerprintOf } from "../ssh/host-key.ts"
import { nameConnectError } from "../tcp-socket.ts"
import { isTlsTooOld } from "../tls-versions.ts"

export interface MachineEndpoint {
  /** Host of its interface; also the name that the handshake asks for. */
  host: string
  /** Resolved and checked; the only one that is dialled. */
  address: string
  port: number
  /** Also TLS 1.0 and 1.1. */
  allowsLegacyTls: boolean
}

export interface MachineCertificate {
  /** "x509-ec-prime256v1", "x509-rsa-2048" … */
  keyType: string
  /** "SHA256:" and 43 characters of unpadded base64, of the public key (SPKI). */
  fingerprint: string
  /** An authority that this host trusts has issued it for this name. */
  isVerified: boolean
}

/** @returns "https://host" or "https://host:port", as URLs write it */
export function originOf({ host, port }: Pick<MachineEndpoint, "host" | "port">): string {
  return new URL(`https://${isIPv6(host) ? `[${host}]` : host}:${port}/`).origin
}

/** The machine was not reached, or is not the one that is trusted. */
export class MachineTlsError extends Error {
  readonly end: LinkEnd
  constructor(code: LinkEnd["code"], detail: string, diagnosis?: LinkEnd["diagnosis"]) {
    super(detail)
    this.end = diagnosis ? { code, detail, diagnosis } : { code, detail }
  }
}

/** An answer through a slow site line takes seconds; a panel's handshake with a long RSA key some more. */
export const TLS_CONNECT_TIMEOUT_MS = 15_000

/**
 * Dials the machine. Whether its certificate is the right one is for the caller to decide, before anything is sent.
 *
 * @throws MachineTlsError
 */
export function dialMachineTls(
  { host, address, port, allowsLegacyTls }: MachineEndpoint,
  timeoutMs = TLS_CONNECT_TIMEOUT_MS,
): Promise<{ socket: TLSSocket; certificate: MachineCertificate }> {
  const { promise, resolve, reject } = Promise.withResolvers<{
    socket: TLSSocket
    certificate: MachineCertificate
  }>()
  let isConnected = false
  const socket = connect({
    host: address,
    port,
    servername: isIP(host) === 0 ? host : undefined,
    ALPNProtocols: ["http/1.1"],
    minVersion: allowsLegacyTls ? "TLSv1" : undefined,
    // The certificate is compared with the pinned one by the caller.
    rejectUnauthorized: false,
  })
  const timer = setTimeout(() => fail(timeoutError(timeoutMs)), timeoutMs)
  const fail = (error: MachineTlsError) => {
    clearTimeout(timer)
    socket.destroy()
    reject(error)
  }
  socket.once("connect", () => {
    isConnected = true
  })
  socket.on("error", async (error: NodeJS.ErrnoException) => {
    socket.off("close", onEarlyClose)
    fail(toMachineError(isConnected ? error : await nameConnectError(error, address, port), isConnected))
  })
  const onEarlyClose = () =>
    fail(
      new MachineTlsError("UPSTREAM_UNAVAILABLE", "the machine closed the connection before its handshake"),
    )
  socket.once("close", onEarlyClose)
  socket.once("secureConnect", () => {
    clearTimeout(timer)
    socket.off("close", onEarlyClose)
    const { raw } = socket.getPeerCertificate()
    if (!raw) return fail(new MachineTlsError("CLIENT_BAD_TYPE", "the machine shows no certificate"))
    socket.setNoDelay(true)
    resolve({ socket, certificate: readMachineCertificate(raw, isVerifiedPeer(socket)) })
  })
  return promise
}

/**
 * Dials the machine to see its certificate, and sends nothing.
 *
 * @param decide  asked about a certificate that is seen for the first time
 * @throws MachineTlsError, also for a certificate that is not trusted
 */
export async function trustMachine(
  machine: MachineEndpoint,
  pinned: string | null,
  timeoutMs: number,
  decide: (key: { type: string; fingerprint: string }) => Promise<"accept" | "refuse">,
): Promise<MachineCertificate> {
  const { socket, certificate } = await dialMachineTls(machine, timeoutMs)
  socket.destroy()
  const { keyType: type, fingerprint } = certificate
  switch (judgeCertificate(certificate, pinned)) {
    case "trusted":
      return certificate
    case "changed":
      throw new MachineTlsError("CLIENT_FORBIDDEN", CERTIFICATE_CHANGED_DETAIL)
    case "unknown":
      if ((await decide({ type, fingerprint })) === "accept") return certificate
      throw new MachineTlsError("CLIENT_FORBIDDEN", "the machine's certificate was not trusted")
  }
}

function isVerifiedPeer(socket: TLSSocket): boolean {
  return socket.authorized === true && !socket.authorizationError
}

/** @param certificate  PEM or DER. @throws Error when it is neither */
export function readMachineCertificate(
  certificate: string | Uint8Array,
  isVerified: boolean,
): MachineCertificate {
  const { publicKey } = new X509Certificate(certificate)
  const { namedCurve, modulusLength } = publicKey.asymmetricKeyDetails ?? {}
  const spki = publicKey.export({ type: "spki", format: "der" })
  const size = namedCurve ?? modulusLength
  return {
    keyType: `x509-${publicKey.asymmetricKeyType ?? "key"}${size ? `-${size}` : ""}`,
    fingerprint: fingerprintOf(spki),
    isVerified,
  }
}

/**
 * Whether the certificate is the trusted one. A pinned key must match, whatever authority has issued the certificate; without a pin
 * an authority's word is enough, and otherwise a user decides.
 *
 * @param pinned  fingerprint, or null
 */
export function judgeCertificate(
  certificate: MachineCertificate,
  pinned: string | null,
): "trusted" | "unknown" | "changed" {
  if (pinned !== null) return certificate.fingerprint === pinned ? "trusted" : "changed"
  return certificate.isVerified ? "trusted" : "unknown"
}

export const CERTIFICATE_CHANGED_DETAIL =
  "the machine shows another certificate than the one that is trusted; if it was replaced, the interface can forget the trusted one"

function timeoutError(timeoutMs: number): MachineTlsError {
  return new MachineTlsError(
    "UPSTREAM_TIMEOUT",
    `the machine did not answer within ${Math.ceil(timeoutMs / 1000)} s`,
  )
}

function toMachineError(
  { code = "", message }: NodeJS.ErrnoException,
  isConnected: boolean,
): MachineTlsError {
  if (code === "ECONNREFUSED") return new MachineTlsError("UPSTREAM_UNAVAILABLE", END_DETAILS.refused)
  if (code === "ETIMEDOUT") return new MachineTlsError("UPSTREAM_TIMEOUT", END_DETAILS.silent)
  if (code === "EHOSTUNREACH" || code === "ENETUNREACH" || code === "ENOTFOUND")
    return new MachineTlsError("UPSTREAM_NOT_FOUND", `the machine cannot be reached (${code})`)
  if (!isConnected && code === "ECONNRESET")
    return new MachineTlsError("UPSTREAM_UNAVAILABLE", "the machine resets the connection")
  const detail = `TLS with the machine failed: ${code || message}`
  return new MachineTlsError("CLIENT_BAD_TYPE", detail, isTlsTooOld(code) ? "tlsTooOld" : undefined)
}
