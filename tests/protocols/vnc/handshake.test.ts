import { describe, expect, test } from "bun:test"
import { type ByteStream, type LinkEnd, ProtocolError } from "../../../protocols/link.ts"
import { openVnc } from "../../../protocols/vnc/client.ts"
import { vncAuthResponse } from "../../../protocols/vnc/security.ts"
import { atEveryChunking } from "../chunking.ts"
import { plainFrame } from "../frame.ts"
import { bytesOf, greeting, OPTIONS, replay, serverInit, text, u32 } from "./server.ts"

const CHALLENGE = Uint8Array.from({ length: 16 }, (_, i) => i)
const OK = u32(0)
const FAILED = u32(1)

function shake(transcript: Uint8Array, password: string | null = null) {
  return atEveryChunking(transcript, (chunks) => replay(chunks, { password }))
}

/** The client's bytes before its first picture request. */
function saidFirst(sent: Uint8Array, count: number): Uint8Array {
  return sent.subarray(0, count)
}

describe("VNC protocol versions", () => {
  test("3.8 without a password becomes ready and requests the whole frame", () => {
    const { events, sent, state, width, height } = shake(greeting(640, 480))
    expect(events).toEqual([{ kind: "ready", width: 640, height: 480, name: "P-7" }])
    expect(state).toBe("Running")
    expect([width, height]).toEqual([640, 480])
    expect(saidFirst(sent, 14)).toEqual(bytesOf("RFB 003.008\n", 1, 1))
    expect(sent.subarray(-10)).toEqual(bytesOf([3, 0], u32(0), [2, 128, 1, 224]))
  })

  test("3.7 has no security result after security type None", () => {
    const { state, sent } = shake(bytesOf("RFB 003.007\n", [1, 1], serverInit(8, 8)))
    expect(state).toBe("Running")
    expect(saidFirst(sent, 12)).toEqual(bytesOf("RFB 003.007\n"))
  })

  test("3.3 receives its security type from the server", () => {
    const { state, sent } = shake(bytesOf("RFB 003.003\n", u32(1), serverInit(8, 8)))
    expect(state).toBe("Running")
    expect(saidFirst(sent, 13)).toEqual(bytesOf("RFB 003.003\n", 1))
  })

  test.each([
    ["RFB 003.005\n", "RFB 003.003\n"],
    ["RFB 003.006\n", "RFB 003.003\n"],
    ["RFB 003.889\n", "RFB 003.008\n"],
    ["RFB 005.000\n", "RFB 003.008\n"],
  ])("%p is answered with %p", (theirs, ours) => {
    expect(saidFirst(replay([bytesOf(theirs)]).sent, 12)).toEqual(bytesOf(ours))
  })

  test("a machine that does not speak VNC is refused", () => {
    expect(() => replay([bytesOf("HTTP/1.1 400 Bad Request")])).toThrow(ProtocolError)
  })

  test("a repeater is refused with CLIENT_BAD_TYPE", () => {
    expect(shake(bytesOf("RFB 000.000\n")).end?.code).toBe("CLIENT_BAD_TYPE")
  })
})

describe("VNC security", () => {
  test("the response to a challenge is DES with the bit-mirrored password as its key", () => {
    expect(vncAuthResponse("password12", CHALLENGE)).toEqual(vncAuthResponse("password", CHALLENGE))
    // DES of zeros under the key 01 01 01 01 01 01 01 01 (FIPS 81 weak key): mirrored, 0x80.
    const weak = "\x80".repeat(8)
    expect(Buffer.from(vncAuthResponse(weak, new Uint8Array(8))).toString("hex")).toBe("8ca64de9c1b123a7")
  })

  test("a password is sent when required, and no password is preferred when the machine allows it", () => {
    const withPassword = bytesOf("RFB 003.008\n", [2, 30, 2], CHALLENGE, OK, serverInit(8, 8))
    const { state, sent } = shake(withPassword, "secret")
    expect(state).toBe("Running")
    expect(sent.subarray(12, 29)).toEqual(bytesOf(2, vncAuthResponse("secret", CHALLENGE)))
    expect(shake(bytesOf("RFB 003.008\n", [2, 2, 1], OK, serverInit(8, 8)), "secret").sent[12]).toBe(1)
  })

  test("a wrong password is refused with the machine's reason", () => {
    const { end, state } = shake(bytesOf("RFB 003.008\n", [1, 2], CHALLENGE, FAILED, text("Nope")), "wrong")
    expect(end).toEqual({ code: "CLIENT_UNAUTHORIZED", detail: "the machine refuses the password: Nope" })
    expect(state).toBe("Ended")
  })

  test("a wrong password before version 3.8 is refused with a generic reason", () => {
    const { end } = shake(bytesOf("RFB 003.003\n", u32(2), CHALLENGE, FAILED), "wrong")
    expect(end?.detail).toBe("the machine refuses the password: wrong password")
  })

  test("a missing password is refused with the reason that none is set", () => {
    const { end } = shake(bytesOf("RFB 003.008\n", [1, 2], CHALLENGE))
    expect(end).toEqual({
      code: "CLIENT_UNAUTHORIZED",
      detail: "the machine asks for a password and none is set",
      diagnosis: "credentialsMissing",
    })
  })

  test("unsupported security types are refused with their names", () => {
    const { end } = shake(bytesOf("RFB 003.008\n", [3, 18, 5, 99]))
    expect(end?.code).toBe("CLIENT_BAD_TYPE")
    expect(end?.detail).toEndWith("TLS, RA2, 99")
  })

  test.each([
    ["Too many security failures", "CLIENT_TOO_MANY", "signInsBlocked"],
    ["Too many connections", "CLIENT_TOO_MANY", null],
    ["Your address is not allowed", "CLIENT_FORBIDDEN", null],
  ] as const)(
    'a refusal before the security negotiation with the reason "%s" ends with %s',
    (reason, code, known) => {
      const refused = { code, detail: `the machine refuses the connection: ${reason}` }
      const end = known === null ? refused : { ...refused, diagnosis: known }
      expect(shake(bytesOf("RFB 003.008\n", 0, text(reason))).end).toEqual(end)
      expect(shake(bytesOf("RFB 003.003\n", u32(0), text(reason))).end).toEqual(end)
    },
  )

  test("a reason or desktop name above the maximum length is refused", () => {
    expect(() => replay([bytesOf("RFB 003.008\n", 0, u32(5000))])).toThrow(ProtocolError)
    const init = bytesOf(serverInit(8, 8).subarray(0, 20), u32(1_000_000))
    expect(() => replay([bytesOf("RFB 003.008\n", [1, 1], OK, init)])).toThrow(
      "a desktop name of 1000000 bytes",
    )
  })

  test("a frame of size zero or above the memory limit is refused", () => {
    expect(() => replay([greeting(65535, 65535)])).toThrow(ProtocolError)
    expect(() => replay([greeting(0, 100)])).toThrow(ProtocolError)
  })
})

test("an ended VNC connection ignores received data and sends nothing", () => {
  const refused = bytesOf("RFB 003.008\n", [1, 99])
  expect(replay([refused, greeting(8, 8)]).sent).toEqual(bytesOf("RFB 003.008\n"))
})

test("a connection that closes after any byte of the handshake ends the link once, as closed, without a fault", () => {
  const transcript = bytesOf("RFB 003.008\n", [1, 2], CHALLENGE, OK, serverInit(64, 48))
  for (let passed = 0; passed <= transcript.length; passed++) {
    const ends: LinkEnd[] = []
    const faults: unknown[] = []
    const stream: ByteStream = {
      write() {},
      close() {},
      receiver: { data() {}, closed() {} },
    }
    openVnc(stream, { ...OPTIONS, password: "p" }, plainFrame(), {
      onEvent() {},
      onEnd: (end) => void ends.push(end),
      onInternalError: (fault) => void faults.push(fault),
    })
    stream.receiver.data(transcript.subarray(0, passed))
    for (let times = 0; times < 2; times++)
      stream.receiver.closed({ code: "RESOURCE_CLOSED", detail: "the connection broke" })
    expect({ passed, ends, faults }).toEqual({
      passed,
      ends: [{ code: "RESOURCE_CLOSED", detail: "the connection broke" }],
      faults: [],
    })
  }
})
