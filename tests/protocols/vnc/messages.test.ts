import { describe, expect, test } from "bun:test"
import { constants, deflateSync, inflateSync } from "node:zlib"
import { CLIPBOARD_BYTES_MAX } from "../../../protocols/desktop.ts"
import { ProtocolError } from "../../../protocols/link.ts"
import { BELL_EVERY_MS, WATCHDOG_MS } from "../../../protocols/vnc/limits.ts"
import { atEveryChunking } from "../chunking.ts"
import { bytesOf, converse, greeting, rectangle, replay, text, u16, u32, update } from "./server.ts"

const EMPTY = new Uint8Array(0)
const WHOLE = bytesOf(u16(0), u16(0), u16(8), u16(4))
const ASK_AGAIN = bytesOf([3, 1], WHOLE)

/** Probes are looked at by themselves: no test waits so long for anything else. */
const LATE = { probeAfterMs: 1_000_000, noticeAfterMs: 1, endAfterMs: 2 }
const LIVENESS = { probeAfterMs: 100, noticeAfterMs: 200, endAfterMs: 500 }
const FENCE = bytesOf([248, 0, 0, 0], u32(0), 0)
const FENCE_PROBE = bytesOf([248, 0, 0, 0], u32(0x80000000), 0)
const PIXEL_PROBE = bytesOf([3, 0], u16(0), u16(0), u16(1), u16(1))

/** A running conversation with a picture of 8 x 4, the effects of its greeting dropped. */
function running(options: Parameters<typeof converse>[0] = {}) {
  const conversation = converse({ liveness: LATE, ...options })
  conversation.receive(greeting(8, 4))
  conversation.forget()
  return conversation
}

function receive(bytes: Uint8Array) {
  const transcript = bytesOf(greeting(8, 4), bytes)
  const { sent, events } = atEveryChunking(transcript, (chunks) => replay(chunks))
  const { sent: greeted } = replay([greeting(8, 4)])
  return { sent: sent.subarray(greeted.length), events: events.slice(1) }
}

describe("a machine that stops answering", () => {
  const silences = (conversation: ReturnType<typeof running>) =>
    conversation.result().events.flatMap((event) => (event.kind === "silence" ? [event.forMs] : []))

  test("is probed with a non-incremental request for one pixel if it does not support fences", () => {
    const conversation = running({ liveness: LIVENESS })
    expect(conversation.machine.wakeAtMs).toBe(100)
    conversation.tick(99)
    expect(conversation.result().sent).toEqual(EMPTY)
    conversation.tick(100)
    expect(conversation.result().sent).toEqual(PIXEL_PROBE)
  })

  test("is probed with a fence if it supports fences", () => {
    const conversation = running({ liveness: LIVENESS })
    conversation.receive(FENCE, 50)
    conversation.tick(150)
    expect(conversation.result().sent).toEqual(FENCE_PROBE)
  })

  test("is reported after the notice time and again when it answers, and the link continues", () => {
    const conversation = running({ liveness: LIVENESS })
    conversation.tick(100)
    conversation.tick(299)
    expect(silences(conversation)).toEqual([])
    conversation.tick(300)
    expect(silences(conversation)).toEqual([300])
    conversation.receive(FENCE, 400)
    expect(silences(conversation)).toEqual([300, null])
    conversation.tick(599)
    expect(conversation.result().end).toBeNull()
  })

  test("times out after the end time", () => {
    const conversation = running({ liveness: LIVENESS })
    for (const nowMs of [100, 300, 599]) conversation.tick(nowMs)
    expect(conversation.result().end).toBeNull()
    conversation.tick(600)
    expect(conversation.result().end).toEqual({
      code: "UPSTREAM_TIMEOUT",
      detail: "",
      diagnosis: "stoppedResponding",
    })
    expect(conversation.machine.wakeAtMs).toBeNull()
  })

  test("does not time out after this process was suspended, until received data has been read", () => {
    const conversation = running({ liveness: LIVENESS })
    conversation.tick(100)
    conversation.tick(3_600_000)
    expect(conversation.result().end).toBeNull()
    conversation.receive(FENCE, 3_600_001)
    conversation.tick(3_600_050)
    expect(conversation.result().end).toBeNull()
    expect(silences(conversation)).toEqual([3_600_000, null])
  })
})

describe("frame updates", () => {
  test("are each followed by one incremental request", () => {
    expect(receive(bytesOf(update(), update())).sent).toEqual(bytesOf(ASK_AGAIN, ASK_AGAIN))
  })

  test("are enabled once on a server with continuous updates and not requested again", () => {
    const { sent } = receive(bytesOf(150, update(), 150, update()))
    expect(sent).toEqual(bytesOf([150, 1], WHOLE))
  })

  test("are requested again for a still frame after the watchdog time, then less often", () => {
    const conversation = running()
    expect(conversation.machine.wakeAtMs).toBe(WATCHDOG_MS)
    conversation.tick(WATCHDOG_MS - 1)
    expect(conversation.result().sent).toEqual(EMPTY)
    conversation.tick(WATCHDOG_MS)
    expect(conversation.result().sent).toEqual(ASK_AGAIN)
    expect(conversation.machine.wakeAtMs).toBe(3 * WATCHDOG_MS)
  })

  test("are requested in full on a refresh, limited to the frame", () => {
    const conversation = running()
    conversation.input({ kind: "refresh", rect: { x: 6, y: -1, w: 100, h: 100 } })
    conversation.input({ kind: "refresh", rect: { x: 8, y: 0, w: 1, h: 1 } })
    expect(conversation.result().sent).toEqual(bytesOf([3, 0], u16(6), u16(0), u16(2), u16(4)))
  })

  test("end the link when they exceed the limit of pixels per second", () => {
    const conversation = converse()
    conversation.receive(greeting(4096, 4096))
    const fill = rectangle({ x: 0, y: 0, w: 4096, h: 4096 }, 2, u32(0), u32(0))
    for (let i = 0; i < 100; i++) conversation.receive(update(fill))
    expect(conversation.result().end?.code).toBe("CLIENT_OVERRUN")
  })
})

describe("fences", () => {
  test("that are requests are answered with their own payload and the supported flags", () => {
    const { sent } = receive(bytesOf([248, 0, 0, 0], [0x80, 0, 0, 0xff], 3, "abc"))
    expect(sent).toEqual(bytesOf([248, 0, 0, 0], [0, 0, 0, 7], 3, "abc"))
  })

  test("that are answers are not answered, and those above 64 bytes are refused", () => {
    expect(receive(bytesOf([248, 0, 0, 0], u32(1), 0)).sent).toEqual(EMPTY)
    const long = bytesOf(greeting(8, 4), [248, 0, 0, 0], u32(1), 65)
    expect(() => replay([long])).toThrow(ProtocolError)
  })
})

test("an endless stream of messages ends the link, and bells are throttled before", () => {
  const conversation = running()
  conversation.receive(bytesOf(2, 2), 0)
  conversation.receive(bytesOf(2), BELL_EVERY_MS)
  expect(conversation.result().events).toEqual([{ kind: "bell" }, { kind: "bell" }])
  conversation.receive(new Uint8Array(1_000_000).fill(2), BELL_EVERY_MS + 1)
  expect(conversation.result().end?.code).toBe("CLIENT_OVERRUN")
})

test("a bell is reported, a colour map is skipped, and an unknown message is refused", () => {
  const map = bytesOf([1, 0], u16(3), u16(2), new Uint8Array(12))
  expect(receive(bytesOf(map, 2)).events).toEqual([{ kind: "bell" }])
  expect(() => replay([bytesOf(greeting(8, 4), 77)])).toThrow("message type 77")
})

describe("the classic clipboard", () => {
  test("is decoded with the chosen character set", () => {
    const { events } = receive(bytesOf([3, 0, 0, 0], u32(2), [0x44, 0xfc]))
    expect(events).toEqual([{ kind: "clipboard", text: "Dü" }])
    const conversation = running({ clipboardEncoding: "CP1252" })
    conversation.receive(bytesOf([3, 0, 0, 0], u32(1), 0x80))
    expect(conversation.result().events).toEqual([{ kind: "clipboard", text: "€" }])
  })

  test("is skipped if it is too long, and refused above the maximum message length", () => {
    const size = CLIPBOARD_BYTES_MAX + 1
    const long = bytesOf([3, 0, 0, 0], u32(size), new Uint8Array(size), 2)
    expect(running().machine.receive(long, 0)).toEqual([{ kind: "event", event: { kind: "bell" } }])
    expect(() => replay([bytesOf(greeting(8, 4), [3, 0, 0, 0], u32(0x7fffffff))])).toThrow(ProtocolError)
  })

  test.each([
    ["ISO8859_1", [0x44, 0xfc, 0x3f]],
    ["CP1252", [0x44, 0xfc, 0x80]],
    ["UTF_8", [0x44, 0xc3, 0xbc, 0xe2, 0x82, 0xac]],
    ["UTF_16", [0, 0x44, 0, 0xfc, 0x20, 0xac]],
  ] as const)("is sent as %s", (clipboardEncoding, bytes) => {
    const conversation = running({ clipboardEncoding })
    conversation.input({ kind: "clipboard", text: "Dü€" })
    expect(conversation.result().sent).toEqual(bytesOf([6, 0, 0, 0], u32(bytes.length), [...bytes]))
  })
})

describe("the extended clipboard", () => {
  const CAPS = bytesOf([0x1f, 0, 0, 1], u32(1000))
  const extended = (type: number, body: Uint8Array) => bytesOf([type, 0, 0, 0], u32(-body.length), body)
  const NOTIFY_TEXT = bytesOf([0x08, 0, 0, 1])
  const REQUEST_TEXT = bytesOf([0x02, 0, 0, 1])
  const provided = (content: Uint8Array) => bytesOf([0x10, 0, 0, 1], deflateSync(content))

  test("is negotiated for text only", () => {
    const { sent } = receive(extended(3, CAPS))
    expect(sent).toEqual(extended(6, bytesOf([0x1f, 0, 0, 1], u32(CLIPBOARD_BYTES_MAX))))
  })

  test("is requested when the server announces it, and arrives with plain line ends", () => {
    expect(receive(extended(3, NOTIFY_TEXT)).sent).toEqual(extended(6, REQUEST_TEXT))
    const { events } = receive(extended(3, provided(text("Zeile\r\n2 €\0"))))
    expect(events).toEqual([{ kind: "clipboard", text: "Zeile\n2 €" }])
  })

  test("is announced to the server and sent when the server requests it", () => {
    const conversation = running()
    conversation.receive(extended(3, CAPS))
    conversation.forget()
    conversation.input({ kind: "clipboard", text: "a\nü" })
    expect(conversation.result().sent).toEqual(extended(6, NOTIFY_TEXT))
    conversation.forget()
    conversation.receive(extended(3, REQUEST_TEXT))
    const { sent } = conversation.result()
    expect(sent.subarray(8, 12)).toEqual(bytesOf([0x10, 0, 0, 1]))
    const inflated = inflateSync(sent.subarray(12), { finishFlush: constants.Z_SYNC_FLUSH })
    expect(bytesOf(inflated)).toEqual(text("a\r\nü\0"))
    // A stream that goes on: servers that keep theirs open take its end for an error.
    expect(() => inflateSync(sent.subarray(12))).toThrow("unexpected end of file")
  })

  test("is sent unrequested, together with the classic message, to a server that does not support notify", () => {
    const conversation = running()
    conversation.receive(extended(3, bytesOf([0x17, 0, 0, 1], u32(1000))))
    conversation.forget()
    conversation.input({ kind: "clipboard", text: "aü" })
    const { sent } = conversation.result()
    const classic = bytesOf([6, 0, 0, 0], u32(2), [0x61, 0xfc])
    expect(sent.subarray(0, classic.length)).toEqual(classic)
    expect(sent.subarray(classic.length + 8, classic.length + 12)).toEqual(bytesOf([0x10, 0, 0, 1]))
  })

  test("ends the link when the machine has more text packed and unpacked than it can mean", () => {
    const [whole, bomb] = [text("x".repeat(200_000)), new Uint8Array(50_000_000)]
    for (const message of [
      extended(3, provided(whole)),
      extended(3, provided(bomb)),
      extended(3, REQUEST_TEXT),
    ]) {
      const link = running()
      link.receive(extended(3, CAPS))
      link.input({ kind: "clipboard", text: "x".repeat(200_000) })
      link.receive(bytesOf(...Array.from({ length: 20 }, () => message)))
      expect(link.result().end).toBeNull()
      link.receive(bytesOf(...Array.from({ length: 1000 }, () => message)))
      expect(link.result().end?.code).toBe("CLIENT_OVERRUN")
    }
  })

  test("drops oversized compressed text and refuses invalid data", () => {
    expect(receive(extended(3, provided(new Uint8Array(50_000_000)))).events).toEqual([])
    expect(receive(extended(3, provided(u32(90)))).events).toEqual([])
    const broken = bytesOf(greeting(8, 4), extended(3, bytesOf([0x10, 0, 0, 1], "no zlib")))
    expect(() => replay([broken])).toThrow(ProtocolError)
    expect(() => replay([bytesOf(greeting(8, 4), extended(3, bytesOf([1, 2])))])).toThrow(ProtocolError)
  })
})
