/** VeNCrypt (security type 19): literal bytes of both sides. */
import { describe, expect, test } from "bun:test"
import type { DesktopEvent } from "../../../protocols/desktop.ts"
import { dialTcp } from "../../../protocols/drive.ts"
import type { LinkEnd } from "../../../protocols/link.ts"
import { openVncWithFallback } from "../../../protocols/vnc/client.ts"
import type { VncOptions } from "../../../protocols/vnc/options.ts"
import { vncAuthResponse } from "../../../protocols/vnc/security.ts"
import { atEveryChunking } from "../chunking.ts"
import { plainFrame } from "../frame.ts"
import { bytesOf, converse, OPTIONS, serverInit, u32 } from "./server.ts"

const CHALLENGE = Uint8Array.from({ length: 16 }, (_, i) => i)
const OK = u32(0)
const [VNC_AUTH, PLAIN, TLS_NONE, TLS_VNC, X509_NONE, X509_VNC, X509_PLAIN] = [
  2, 256, 257, 258, 260, 261, 262,
]
const GREETING = bytesOf("RFB 003.008\n", [1, 19], [0, 2])
/** What the client has answered by the time the subtypes come. */
const ANSWERS = bytesOf("RFB 003.008\n", 19, [0, 2])

const offer = (...subtypes: number[]) => bytesOf(GREETING, 0, subtypes.length, ...subtypes.map(u32))

function connect(chunks: Uint8Array[], throughTls: Uint8Array[], options: Partial<VncOptions>) {
  const conversation = converse(options)
  for (const chunk of chunks) conversation.receive(chunk)
  if (throughTls.length > 0) conversation.tlsReady()
  for (const chunk of throughTls) conversation.receive(chunk)
  return conversation.result()
}

/** Each side of the TLS handshake at every chunking. */
function shake(plain: Uint8Array, options: Partial<VncOptions> = {}, throughTls?: Uint8Array) {
  const before = atEveryChunking(plain, (chunks) => connect(chunks, [], options))
  return throughTls ? atEveryChunking(throughTls, (chunks) => connect([plain], chunks, options)) : before
}

describe("VeNCrypt with a certificate", () => {
  test("starts TLS after the server accepts the subtype, and sends nothing until it is ready", () => {
    const { sent, state, startsTls } = shake(bytesOf(offer(X509_NONE), 1))
    expect(sent).toEqual(bytesOf(ANSWERS, u32(X509_NONE)))
    expect([state, startsTls]).toEqual(["WaitTls", true])
  })

  test("X509None goes on with the security result", () => {
    const { state, events } = shake(bytesOf(offer(X509_NONE), 1), {}, bytesOf(OK, serverInit(8, 8)))
    expect(state).toBe("Running")
    expect(events).toEqual([{ kind: "ready", width: 8, height: 8, name: "P-7" }])
  })

  test("X509Vnc answers the challenge through TLS", () => {
    const throughTls = bytesOf(CHALLENGE, OK, serverInit(8, 8))
    const { state, sent } = shake(bytesOf(offer(X509_VNC), 1), { password: "secret" }, throughTls)
    expect(state).toBe("Running")
    const response = vncAuthResponse("secret", CHALLENGE)
    expect(sent.subarray(0, 36)).toEqual(bytesOf(ANSWERS, u32(X509_VNC), response, 1))
  })

  test("X509Plain sends user name and password in UTF-8 behind their lengths", () => {
    const options = { username: "bj\u00f6rn", password: "p\u00e4ss" }
    const { state, sent } = shake(bytesOf(offer(X509_PLAIN), 1), options, bytesOf(OK, serverInit(8, 8)))
    expect(state).toBe("Running")
    const credentials = bytesOf(u32(6), u32(5), "bj\u00f6rn", "p\u00e4ss")
    expect(sent.subarray(0, 38)).toEqual(bytesOf(ANSWERS, u32(X509_PLAIN), credentials))
  })

  test("X509Plain without a stored user name ends with CLIENT_UNAUTHORIZED and sends no password", () => {
    const { end, sent } = shake(bytesOf(offer(X509_PLAIN), 1), { password: "secret" }, bytesOf(OK))
    expect(end?.code).toBe("CLIENT_UNAUTHORIZED")
    expect(sent).toEqual(bytesOf(ANSWERS, u32(X509_PLAIN)))
  })

  test("bytes between the acceptance and the TLS handshake violate the protocol", () => {
    const injected = () => connect([bytesOf(offer(X509_NONE), 1, OK)], [], {})
    expect(injected).toThrow("bytes before the TLS handshake")
    const later = () => connect([bytesOf(offer(X509_NONE), 1), OK], [], {})
    expect(later).toThrow("bytes before the TLS handshake")
  })

  test("a server that cannot start TLS ends the link with CLIENT_BAD_TYPE", () => {
    expect(shake(bytesOf(offer(X509_NONE), 0)).end?.code).toBe("CLIENT_BAD_TYPE")
  })
})

describe("the choice of the VeNCrypt subtype", () => {
  const stored = { username: "operator", password: "secret" }
  test.each<[string, number[], Partial<VncOptions>, number]>([
    ["encryption before none", [VNC_AUTH, X509_VNC], { password: "x" }, X509_VNC],
    ["no password before one, through TLS", [X509_VNC, X509_NONE], { password: "x" }, X509_NONE],
    ["a stored user name before none", [X509_NONE, X509_PLAIN], stored, X509_PLAIN],
    ["what the stored credentials fit", [X509_PLAIN, X509_VNC], { password: "x" }, X509_VNC],
    ["VNC authentication beside anonymous TLS", [TLS_VNC, VNC_AUTH], { password: "x" }, VNC_AUTH],
  ])("prefers %s", (_what, offered, options, chosen) => {
    const { sent } = shake(offer(...offered), options)
    expect(sent).toEqual(bytesOf(ANSWERS, u32(chosen)))
  })

  test("refuses anonymous TLS and Plain without TLS, by name", () => {
    const { end, sent } = shake(offer(TLS_NONE, TLS_VNC, PLAIN), stored)
    expect(end?.code).toBe("CLIENT_BAD_TYPE")
    expect(end?.detail).toContain("TLSNone, TLSVnc, Plain")
    expect(sent).toEqual(ANSWERS)
  })

  test("refuses VeNCrypt 0.1", () => {
    expect(shake(bytesOf("RFB 003.008\n", [1, 19], [0, 1])).end?.code).toBe("CLIENT_BAD_TYPE")
  })

  test("refuses a server that does not know VeNCrypt 0.2", () => {
    expect(shake(bytesOf(GREETING, 255)).end?.code).toBe("CLIENT_BAD_TYPE")
  })
})

describe("a machine whose certificate is trusted", () => {
  const options = { requiresCertificate: true, password: "secret" }
  test.each([
    ["without VeNCrypt", bytesOf("RFB 003.008\n", [2, 1, 2])],
    ["with VNC 3.3", bytesOf("RFB 003.003\n", u32(2))],
    ["with VeNCrypt, but without a certificate", offer(TLS_VNC, VNC_AUTH, 1)],
  ])("is refused %s, before a password is sent", (_what, transcript) => {
    const { end, sent } = shake(transcript, options)
    expect(end?.code).toBe("CLIENT_FORBIDDEN")
    expect(ANSWERS.length).toBeGreaterThanOrEqual(sent.length)
  })
})

describe("a server that offers VeNCrypt with anonymous TLS only, beside VNC authentication", () => {
  /** Its answers to the first and the second connection; each then waits. */
  async function connectTo(answers: Uint8Array[][], options: Partial<VncOptions>) {
    const received: Uint8Array[] = []
    const waiting = answers.map((of) => [...of])
    let connections = 0
    const server = Bun.listen<{ number: number }>({
      hostname: "127.0.0.1",
      port: 0,
      socket: {
        open(socket) {
          socket.data = { number: connections++ }
          received.push(new Uint8Array(0))
          socket.write(waiting[socket.data.number]!.shift()!)
        },
        data(socket, bytes) {
          const { number } = socket.data
          received[number] = bytesOf(received[number]!, new Uint8Array(bytes))
          const next = waiting[number]!.shift()
          if (next) socket.write(next)
        },
      },
    })
    const outcome = Promise.withResolvers<DesktopEvent | LinkEnd>()
    const link = openVncWithFallback(
      () => dialTcp({ host: "127.0.0.1", port: server.port }),
      { ...OPTIONS, password: "secret", ...options },
      plainFrame(),
      { onEvent: outcome.resolve, onEnd: outcome.resolve, onInternalError: outcome.reject },
    )
    try {
      return { outcome: await outcome.promise, received, connections }
    } finally {
      link.close()
      server.stop(true)
    }
  }

  const version = bytesOf("RFB 003.008\n")
  const offered = [version, bytesOf([2, 2, 19]), bytesOf([0, 2]), bytesOf(0, 1, u32(TLS_VNC))]
  const plain = [version, bytesOf([2, 2, 19]), CHALLENGE, OK, serverInit(8, 8)]

  test("is connected to once more, by VNC authentication", async () => {
    const { outcome, received } = await connectTo([offered, plain], {})
    expect(outcome).toMatchObject({ kind: "ready", width: 8 })
    expect(received[0]).toEqual(ANSWERS)
    expect(received[1]?.subarray(0, 29)).toEqual(bytesOf(version, 2, vncAuthResponse("secret", CHALLENGE)))
  })

  test("is refused when a certificate is trusted for the machine, without another connection", async () => {
    const { outcome, connections } = await connectTo([offered, plain], { requiresCertificate: true })
    expect(outcome).toMatchObject({ code: "CLIENT_FORBIDDEN" })
    expect(connections).toBe(1)
  })

  test("is refused by name when it offers nothing beside VeNCrypt", async () => {
    const alone = [version, bytesOf([1, 19]), bytesOf([0, 2]), bytesOf(0, 1, u32(TLS_VNC))]
    const { outcome, connections } = await connectTo([alone], {})
    expect(outcome).toMatchObject({ code: "CLIENT_BAD_TYPE", detail: expect.stringContaining("TLSVnc") })
    expect(connections).toBe(1)
  })
})
