import { expect, test } from "bun:test"
import { ProtocolError } from "../../../protocols/link.ts"
import { cutRandomly } from "../chunking.ts"
import { seededRandom } from "../seed.ts"
import { deflater, ENCODERS, type Picture } from "./encoders.ts"
import { bytesOf, converse, greeting, rectangle, text, u16, u32, update } from "./server.ts"

/** Long enough to visit each encoding a few hundred times, short enough for every run of the tests. */
const BUDGET_MS = 4_000
const SEED = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000)
const INTERESTING = [0, 1, 2, 7, 16, 127, 128, 129, 130, 254, 255]

test(
  `a hostile server ends its own link and nothing else (FUZZ_SEED=${SEED})`,
  () => {
    const transcripts = corpus()
    const endAtMs = performance.now() + BUDGET_MS
    for (let seed = SEED; performance.now() < endAtMs; seed++) {
      const random = seededRandom(seed)
      const transcript = transcripts[Math.floor(random() * transcripts.length)]!
      const outcome = survive(mutated(transcript, random), random)
      expect({ seed, outcome }).toEqual({ seed, outcome: "fine" })
    }
  },
  BUDGET_MS * 4,
)

/** @returns "fine", or what went wrong */
function survive(bytes: Uint8Array, random: () => number): string {
  const conversation = converse({ quality: 5, password: "x" })
  try {
    for (const chunk of cutRandomly(bytes, random)) conversation.receive(chunk)
  } catch (error) {
    if (!(error instanceof ProtocolError)) return String(error instanceof Error ? error.stack : error)
  }
  return conversation.isOpaque() ? "fine" : "a pixel lost its alpha"
}

function mutated(transcript: Uint8Array, random: () => number): Uint8Array {
  const below = (limit: number) => Math.floor(random() * limit)
  let bytes: Uint8Array = transcript.slice()
  for (let count = 1 + below(4); count > 0; count--) {
    const at = below(bytes.length)
    const kind = below(5)
    if (kind === 0) bytes[at] = below(256)
    else if (kind === 1) bytes[at] = INTERESTING[below(INTERESTING.length)]!
    else if (kind === 2) bytes[at] = bytes[at]! ^ (1 << below(8))
    else if (kind === 3) bytes = bytesOf(bytes.subarray(0, at), bytes.subarray(at + 1 + below(8)))
    else bytes = bytesOf(bytes.subarray(0, at), bytes.subarray(below(bytes.length)))
  }
  return bytes
}

/** A transcript for each encoding, one for the pseudo-encodings and one for the other messages. */
function corpus(): Uint8Array[] {
  const w = 70
  const h = 20
  const pixels = Array.from(
    { length: w * h },
    (_, i) => [0x102030, 0xff0000, i * 77][(i >> 4) % (i > 700 ? 3 : 2)]!,
  )
  const picture: Picture = { w, h, pixels: pixels.map((color) => color & 0xffffff) }
  const hello = greeting(w, h)
  const encoded = Object.values(ENCODERS).map((encode) => {
    const deflate = deflater()
    return bytesOf(
      hello,
      update(encode(picture, deflate), encode(picture, deflate)),
      update(encode(picture, deflate)),
    )
  })
  const at = (rw: number, rh: number) => ({ x: 1, y: 1, w: rw, h: rh })
  const screens = bytesOf([1, 0, 0, 0], u32(7), u16(0), u16(0), u16(30), u16(10), u32(5))
  const pseudo = update(
    rectangle(at(4, 2), -239, new Uint8Array(4 * 2 * 4 + 2)),
    rectangle(at(4, 2), -240, new Uint8Array(6 + 4)),
    rectangle(at(20, 10), 1, u16(3), u16(4)),
    rectangle(at(4, 2), 7, 0x90, 3, "jpg"),
    rectangle(at(0, 0), -307, text("name")),
    rectangle(at(30, 10), -308, screens),
    rectangle(at(40, 12), -223),
    rectangle(at(0, 0), -224),
  )
  const clipboard = bytesOf([3, 0, 0, 0], u32(3), "abc", [3, 0, 0, 0], u32(-8), [0x1f, 0, 0, 1], u32(99))
  const messages = bytesOf(
    [248, 0, 0, 0],
    [128, 0, 0, 3],
    2,
    "ab",
    150,
    clipboard,
    2,
    [1, 0],
    u16(0),
    u16(1),
    u32(0),
    [0, 0],
  )
  return [
    ...encoded,
    bytesOf(hello, pseudo),
    bytesOf(hello, messages),
    bytesOf(hello, update(), messages, pseudo),
  ]
}
