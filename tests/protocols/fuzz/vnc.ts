/** A hostile VNC server: it ends its own link and writes nowhere but in the rectangles that it names. */
import type { DesktopEvent, Rect } from "../../../protocols/desktop.ts"
import { ProtocolError } from "../../../protocols/link.ts"
import { cutRandomly } from "../chunking.ts"
import { plainFrame } from "../frame.ts"
import { deflater, ENCODERS, type Picture } from "../vnc/encoders.ts"
import { bytesOf, converse, greeting, rectangle, text, u16, u32, update } from "../vnc/server.ts"
import { type Attack, mutated, oneOf } from "./mutation.ts"

/** What the picture is filled with before the server draws: a colour that it never sends. */
const UNTOUCHED = 0xff_ab_cd_ef
/** A clipboard that no transcript has. */
const LAST_TEXT = "the last message"
const LAST_MESSAGE = bytesOf([3, 0, 0, 0], u32(LAST_TEXT.length), LAST_TEXT)
/** Does not exist: the client ends its link and frees its decompressors. */
const NO_MESSAGE = 99
/** One for all attacks: memory of a new one each is slow to be freed. */
const FRAME = plainFrame()
const TRANSCRIPTS = corpus()
/** Larger than the rectangles of the transcripts, so that there is something beside them. */
const HELLO = greeting(90, 40)

export const attackVnc: Attack = (random) => {
  const transcript = mutated(oneOf(random, TRANSCRIPTS), random)
  FRAME.resize(1, 1)
  const conversation = converse({ quality: 5, password: "x" }, FRAME)
  let isWhole = false
  try {
    conversation.receive(HELLO)
    conversation.forget()
    words(conversation.frame.pixels).fill(UNTOUCHED)
    for (const chunk of cutRandomly(transcript, random)) conversation.receive(chunk)
    conversation.receive(LAST_MESSAGE)
    // It was read as a message of its own: no rectangle is half drawn.
    const last = conversation.result().events.at(-1)
    isWhole = last?.kind === "clipboard" && last.text === LAST_TEXT
  } catch (error) {
    if (!(error instanceof ProtocolError)) return String(error instanceof Error ? error.stack : error)
  }
  const { events } = conversation.result()
  endLink(conversation)
  if (!conversation.isOpaque()) return "a pixel lost its alpha"
  const hasNewPicture = events.some(({ kind }) => kind === "resize")
  return isWhole && !hasNewPicture ? foreignPixel(conversation.frame, events) : "fine"
}

function endLink({ receive }: ReturnType<typeof converse>): void {
  try {
    receive(Uint8Array.of(NO_MESSAGE))
  } catch {
    // As intended.
  }
}

/** A pixel that has changed, and lies in no rectangle that was reported. */
function foreignPixel(
  { pixels, width, height }: { pixels: Uint8Array; width: number; height: number },
  events: DesktopEvent[],
): string {
  const reported = events.flatMap((event) =>
    event.kind === "damage" || event.kind === "move" ? [event.rect] : [],
  )
  const isIn = ({ x, y, w, h }: Rect, column: number, row: number) =>
    column >= x && column < x + w && row >= y && row < y + h
  const all = words(pixels)
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++)
      if (all[row * width + column] !== UNTOUCHED && !reported.some((rect) => isIn(rect, column, row)))
        return `the pixel at ${column},${row} was written, which no rectangle contains`
  return "fine"
}

function words(pixels: Uint8Array): Uint32Array {
  return new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4)
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
  const encoded = Object.values(ENCODERS).map((encode) => {
    const deflate = deflater()
    return bytesOf(
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
  return [...encoded, pseudo, messages, bytesOf(update(), messages, pseudo)]
}
