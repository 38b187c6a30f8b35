/** VNC up to the sign-in, with the client that sessions use; the picture is not requested. */
import { X509Certificate } from "node:crypto"
import type { DesktopEvent, Framebuffer } from "../../../protocols/desktop.ts"
import { dialTcp } from "../../../protocols/drive.ts"
import type { LinkEnd } from "../../../protocols/link.ts"
import { openVncWithFallback } from "../../../protocols/vnc/client.ts"
import { elapsedMs } from "../../base/clock.ts"
import type { TestRequest } from "./messages.ts"
import { judgeCertificate, type ProbeRun, protocolFailure, step, toCertificateIdentity } from "./probes.ts"
import type { ConnectionTestResult, TestStep } from "./rules.ts"
import { toByteStream } from "./socket.ts"

/** "RFB 003.008\n" (RFC 6143 §7.1.1). */
const GREETING = /^RFB (\d{3})\.(\d{3})\n/
const GREETING_BYTES = 12

/** A picture that is never painted. */
function createEmptyFrame(): Framebuffer {
  const size = { width: 0, height: 0 }
  return {
    get width() {
      return size.width
    },
    get height() {
      return size.height
    },
    pixels: new Uint8Array(0),
    resize: (width, height) => void Object.assign(size, { width, height }),
    willDraw() {},
    move() {},
    fill() {},
    drawZrle() {},
    drawPlanar() {},
    drawBgrx() {},
  }
}

type End = { kind: "ready"; event: DesktopEvent & { kind: "ready" } } | { kind: "end"; end: LinkEnd }

export const probeVnc: ProbeRun = async (socket, request) => {
  const startedMs = performance.now()
  let received = Buffer.alloc(0)
  let greetedMs: number | null = null
  const stream = toByteStream(socket, request.greetingTimeoutMs, (bytes) => {
    if (received.length >= GREETING_BYTES) return
    received = Buffer.concat([received, bytes])
    if (received.length >= GREETING_BYTES) greetedMs = elapsedMs(startedMs)
  })
  const { promise, resolve } = Promise.withResolvers<End>()
  const options = {
    username: request.username,
    password: request.secret.password ?? null,
    requiresCertificate: request.pinnedCertificate !== "",
    quality: null,
    cursor: "local" as const,
  }
  let certificate: X509Certificate | null = null
  let isFirst = true
  const link = openVncWithFallback(
    () => {
      const { address: host, port } = request
      const dialled = isFirst ? stream : dialTcp({ host, port })
      isFirst = false
      return dialled
    },
    { ...options, shared: true, clipboardEncoding: "ISO8859_1" },
    createEmptyFrame(),
    {
      onEvent: (event) => event.kind === "ready" && resolve({ kind: "ready", event }),
      onEnd: (end) => resolve({ kind: "end", end }),
      handshakeTimeoutMs: request.greetingTimeoutMs,
      async judgePeer(der) {
        certificate = new X509Certificate(der)
        const isTrusted = judgeCertificate(certificate, request.pinnedCertificate).outcome === "PASSED"
        return isTrusted ? null : UNTRUSTED
      },
    },
  )
  const end = await promise
  link.close()
  const ms = greetedMs ?? elapsedMs(startedMs)
  const version = GREETING.exec(received.toString("latin1"))
  if (!version) {
    const hasHungUp = end.kind === "end" && end.end.code === "RESOURCE_CLOSED"
    return { steps: [protocolFailure({ bytes: received, hasHungUp }, ms)], identity: null }
  }
  const spoken = step("PROTOCOL", "PASSED", "SPOKEN", ms, `VNC ${Number(version[1])}.${Number(version[2])}`)
  return withCertificate(
    withSignIn(spoken, end, request.askCredentials, elapsedMs(startedMs)),
    certificate,
    request,
  )
}

/** Ends the link before credentials are sent. */
const UNTRUSTED: LinkEnd = { code: "CLIENT_FORBIDDEN", detail: "the certificate is not trusted" }

/** The certificate's step in place of the one that says that nothing is encrypted; without trust no sign-in. */
function withCertificate(
  { steps }: ConnectionTestResult,
  certificate: X509Certificate | null,
  { pinnedCertificate }: TestRequest,
): ConnectionTestResult {
  if (!certificate) return { steps, identity: null }
  const judged = judgeCertificate(certificate, pinnedCertificate)
  const signIn =
    judged.outcome === "WARNING"
      ? [step("CREDENTIALS", "SKIPPED", "AFTER_PINNING")]
      : steps.filter((one) => one.step === "CREDENTIALS" && judged.outcome === "PASSED")
  const spoken = steps.filter((one) => one.step === "PROTOCOL")
  return { steps: [...spoken, judged, ...signIn], identity: toCertificateIdentity(certificate) }
}

function withSignIn(spoken: TestStep, end: End, askCredentials: boolean, ms: number): ConnectionTestResult {
  const identity = step("IDENTITY", "WARNING", "NOT_ENCRYPTED")
  if (end.kind === "ready") {
    const { width, height, name } = end.event
    const signedIn = step("CREDENTIALS", "PASSED", "ACCEPTED", ms, `${width} × ${height}, ${name}`)
    return { steps: [spoken, identity, signedIn], identity: null }
  }
  const { code, detail } = end.end
  if (code === "CLIENT_BAD_TYPE")
    return { steps: [{ ...spoken, outcome: "FAILED", finding: "NOTHING_IN_COMMON", detail }], identity: null }
  if (code === "CLIENT_TOO_MANY" || code === "CLIENT_FORBIDDEN" || /too many/i.test(detail))
    return { steps: [spoken, identity, step("CREDENTIALS", "FAILED", "REFUSED", ms, detail)], identity: null }
  if (code !== "CLIENT_UNAUTHORIZED")
    return { steps: [{ ...spoken, outcome: "FAILED", finding: "HUNG_UP", detail }], identity: null }
  return { steps: [spoken, identity, unauthorized(detail, askCredentials, ms)], identity: null }
}

function unauthorized(detail: string, askCredentials: boolean, ms: number): TestStep {
  const isMissing = /none is set/.test(detail)
  if (isMissing && askCredentials) return step("CREDENTIALS", "SKIPPED", "ASKED_AT_START")
  if (isMissing) return step("CREDENTIALS", "FAILED", "MISSING", ms)
  return step("CREDENTIALS", "FAILED", "REFUSED", ms, detail)
}
