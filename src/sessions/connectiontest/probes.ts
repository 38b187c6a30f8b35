/** What each protocol answers before a session starts: greetings, offers and identities. Each ends the connection it gets. */
import { X509Certificate } from "node:crypto"
import type { Socket } from "node:net"
import type { TLSSocket } from "node:tls"
import { printableLine } from "../../../protocols/printable.ts"
import { isTlsTooOld } from "../../../protocols/tls-versions.ts"
import { elapsedMs } from "../../base/clock.ts"
import type { TestRequest } from "./messages.ts"
import type { ConnectionTestResult, ShownIdentity, TestStep } from "./rules.ts"
import { upgradeToTls } from "./socket.ts"

export type ProbeRun = (socket: Socket, request: TestRequest) => Promise<ConnectionTestResult>

const DETAIL_CHARACTERS_MAX = 120

export function step(
  name: TestStep["step"],
  outcome: TestStep["outcome"],
  finding: TestStep["finding"],
  durationInMs: number | null = null,
  detail = "",
): TestStep {
  return { step: name, outcome, finding, durationInMs, detail: printableLine(detail, DETAIL_CHARACTERS_MAX) }
}

const NOT_CHECKED = step("CREDENTIALS", "SKIPPED", "NOT_CHECKED")

/** Reads until `isComplete`; null when the machine stays silent or hangs up before it has sent a byte. */
function readAnswer(
  socket: Socket,
  timeoutMs: number,
  isComplete: (bytes: Buffer) => boolean,
): Promise<{ bytes: Buffer; hasHungUp: boolean }> {
  const { promise, resolve } = Promise.withResolvers<{ bytes: Buffer; hasHungUp: boolean }>()
  let bytes = Buffer.alloc(0)
  const onData = (part: Buffer) => {
    bytes = Buffer.concat([bytes, part])
    if (isComplete(bytes)) resolve({ bytes, hasHungUp: false })
  }
  const onEnd = () => resolve({ bytes, hasHungUp: true })
  const timer = setTimeout(() => resolve({ bytes, hasHungUp: false }), timeoutMs)
  socket.on("data", onData)
  socket.once("close", onEnd)
  socket.once("end", onEnd)
  return promise.finally(() => {
    clearTimeout(timer)
    socket.off("data", onData)
    socket.off("close", onEnd)
    socket.off("end", onEnd)
  })
}

/** The step that says what a machine answered which does not speak the protocol. */
export function protocolFailure(
  { bytes, hasHungUp }: { bytes: Buffer; hasHungUp: boolean },
  ms: number,
): TestStep {
  if (bytes.length > 0)
    return step("PROTOCOL", "FAILED", "OTHER_PROTOCOL", ms, firstLine(bytes) || `${bytes.length} bytes`)
  return step("PROTOCOL", "FAILED", hasHungUp ? "HUNG_UP" : "SILENT", ms)
}

function firstLine(bytes: Buffer): string {
  const line = bytes.toString("latin1").split(/\r?\n/, 1)[0] ?? ""
  return /^[\x20-\x7e]{3,}$/.test(line) ? line : ""
}

/** A port that is open is all that a test of TCP can know. */
export const probeTcp: ProbeRun = async () => ({
  steps: [step("PROTOCOL", "SKIPPED", "NOT_CHECKED"), step("IDENTITY", "SKIPPED", "NONE"), NOT_CHECKED],
  identity: null,
})

/** COTP connection request to rack 0, slot 2 (ISO 8073 in RFC 1006); the answer's code is D0, connection confirm. */
const COTP_REQUEST = Buffer.from("0300001611e00000000100c0010ac1020100c2020102", "hex")
const COTP_CONFIRM = 0xd0
const TPKT_VERSION = 3
const TPKT_CODE_AT = 5

export const probeS7: ProbeRun = async (socket, request) => {
  const startedMs = performance.now()
  socket.write(COTP_REQUEST)
  const answer = await readAnswer(socket, request.greetingTimeoutMs, (bytes) => bytes.length > TPKT_CODE_AT)
  const isS7 = answer.bytes[0] === TPKT_VERSION && answer.bytes[TPKT_CODE_AT] === COTP_CONFIRM
  if (!isS7) return { steps: [protocolFailure(answer, elapsedMs(startedMs))], identity: null }
  return {
    steps: [
      step("PROTOCOL", "PASSED", "SPOKEN", elapsedMs(startedMs), "ISO-on-TCP"),
      step("IDENTITY", "WARNING", "NOT_ENCRYPTED"),
      NOT_CHECKED,
    ],
    identity: null,
  }
}

export const probeHttps: ProbeRun = async (socket, request) => {
  const startedMs = performance.now()
  try {
    const secure = await startTls(socket, request)
    const spoken = step("PROTOCOL", "PASSED", "SPOKEN", elapsedMs(startedMs), secure.getProtocol() ?? "TLS")
    return withCertificate([spoken], secure, request)
  } catch (error) {
    return { steps: [tlsFailure(error, elapsedMs(startedMs))], identity: null }
  }
}

/** X.224 connection request that offers TLS and CredSSP (MS-RDPBCGR §2.2.1.1). */
const RDP_REQUEST = Buffer.from("030000130ee000000000000100080003000000", "hex")
const RDP_ANSWER_BYTES = 11
const RDP_NEGOTIATION_BYTES = 19
const RDP_NEGOTIATION_RESPONSE = 2
const RDP_NEGOTIATION_FAILURE = 3
const RDP_SELECTED_AT = 15
const RDP_PROTOCOL_NAMES: Record<number, string> = { 0: "RDP", 1: "RDP, TLS", 2: "RDP, NLA" }

export const probeRdp: ProbeRun = async (socket, request) => {
  const startedMs = performance.now()
  socket.write(RDP_REQUEST)
  const answer = await readAnswer(
    socket,
    request.greetingTimeoutMs,
    (bytes) => bytes.length >= 4 && bytes.length >= bytes.readUInt16BE(2),
  )
  const { bytes } = answer
  const ms = elapsedMs(startedMs)
  const isRdp =
    bytes.length >= RDP_ANSWER_BYTES && bytes[0] === TPKT_VERSION && bytes[TPKT_CODE_AT] === COTP_CONFIRM
  if (!isRdp) return { steps: [protocolFailure(answer, ms)], identity: null }
  const negotiated = bytes.length >= RDP_NEGOTIATION_BYTES ? bytes[RDP_ANSWER_BYTES] : undefined
  if (negotiated === RDP_NEGOTIATION_FAILURE) {
    const reason = `failure code ${bytes.readUInt32LE(RDP_SELECTED_AT)}`
    return { steps: [step("PROTOCOL", "FAILED", "NOTHING_IN_COMMON", ms, reason)], identity: null }
  }
  const selected = negotiated === RDP_NEGOTIATION_RESPONSE ? bytes.readUInt32LE(RDP_SELECTED_AT) : 0
  const spoken = step("PROTOCOL", "PASSED", "SPOKEN", ms, RDP_PROTOCOL_NAMES[selected] ?? "RDP")
  if (selected === 0)
    return { steps: [spoken, step("IDENTITY", "WARNING", "NOT_ENCRYPTED"), NOT_CHECKED], identity: null }
  try {
    return withCertificate([spoken], await startTls(socket, request), request)
  } catch (error) {
    return { steps: [tlsFailure(error, elapsedMs(startedMs))], identity: null }
  }
}

function startTls(socket: Socket, { host, greetingTimeoutMs, allowsLegacyTls }: TestRequest) {
  return upgradeToTls(socket, host, greetingTimeoutMs, allowsLegacyTls)
}

function tlsFailure(error: unknown, ms: number): TestStep {
  const { code = "", message = "" } = error as NodeJS.ErrnoException
  if (code === "ETIMEDOUT") return step("PROTOCOL", "FAILED", "SILENT", ms)
  if (code === "ECONNRESET") return step("PROTOCOL", "FAILED", "HUNG_UP", ms)
  if (isTlsTooOld(code)) return step("PROTOCOL", "FAILED", "NOTHING_IN_COMMON", ms, "TLS 1.0, TLS 1.1")
  return step("PROTOCOL", "FAILED", "OTHER_PROTOCOL", ms, message)
}

/** The certificate's step: as pinned, changed, or to be pinned. */
function withCertificate(steps: TestStep[], secure: TLSSocket, request: TestRequest): ConnectionTestResult {
  const { raw } = secure.getPeerCertificate(true)
  if (!raw) return { steps: [...steps, step("IDENTITY", "SKIPPED", "NONE"), NOT_CHECKED], identity: null }
  const certificate = new X509Certificate(raw)
  const identity = toCertificateIdentity(certificate)
  const judged = judgeCertificate(certificate, request.pinnedCertificate)
  return { steps: [...steps, judged, ...(judged.outcome === "FAILED" ? [] : [NOT_CHECKED])], identity }
}

export function toCertificateIdentity(certificate: X509Certificate): ShownIdentity {
  return {
    kind: "CERTIFICATE",
    type: printableLine(certificate.subject.replaceAll("\n", ", "), DETAIL_CHARACTERS_MAX),
    fingerprint: certificate.fingerprint256,
    pin: certificate.toString(),
  }
}

export function judgeCertificate(shown: X509Certificate, pinned: string): TestStep {
  if (pinned === "") return step("IDENTITY", "WARNING", "NOT_PINNED", null, shown.fingerprint256)
  const expected = new X509Certificate(pinned)
  return expected.raw.equals(shown.raw)
    ? step("IDENTITY", "PASSED", "AS_PINNED", null, shown.fingerprint256)
    : step("IDENTITY", "FAILED", "CHANGED", null, shown.fingerprint256)
}
