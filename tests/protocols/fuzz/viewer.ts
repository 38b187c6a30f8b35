/** What browsers send to a session, and what the player and the browsers read: frames and recordings. */
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { ProtocolError } from "../../../protocols/link.ts"
import { openRecordingReader, type RecordingSource } from "../../../protocols/recording-reader.ts"
import { syncInflater } from "../../../protocols/screen/deflate.ts"
import { MESSAGE } from "../../../protocols/viewer-wire.ts"
import { createScreenDecoder } from "../../../protocols/viewer-wire-decode.ts"
import {
  decodeViewerInput,
  encodeViewerInput,
  type ViewerInput,
} from "../../../protocols/viewer-wire-input.ts"
import { PIECE_BYTES, PieceJoiner, piecesOf } from "../../../protocols/viewer-wire-pieces.ts"
import { parseSegment } from "../../../protocols/viewer-wire-segment.ts"
import { type Attack, below, mutated, noise, oneOf, onlyThrows } from "./mutation.ts"

const INPUTS: ViewerInput[] = [
  { kind: "key", down: true, keysym: 0x61, code: "KeyA" },
  { kind: "pointer", x: 10, y: 20, buttons: 1 },
  { kind: "wheel", x: 10, y: 20, dx: 0, dy: -1 },
  { kind: "clipboard", text: "Zone 3: 184 °C" },
  { kind: "resize", width: 1280, height: 800 },
  { kind: "terminalKeys", bytes: Uint8Array.of(27, 91, 65) },
  { kind: "terminalResize", cols: 80, rows: 24 },
  { kind: "ack", seq: 7 },
  { kind: "ping", token: 9 },
  { kind: "time", atMs: 61_234 },
  { kind: "ask", isWanted: true },
  { kind: "marker", text: "valve 4" },
  { kind: "pictureQuality", quality: "FAST" },
  { kind: "viewArea", x: 0, y: 0, w: 100, h: 80 },
  { kind: "cancelUpload", requestId: "00000000-0000-4000-8000-000000000000" },
]
const ENCODED_INPUTS = INPUTS.map(encodeViewerInput)
const INPUT_BYTES_MAX = 40

/** An input that is accepted is one that a viewer can have sent: it survives being written and read again. */
export const attackViewerInput: Attack = (random) =>
  onlyThrows(ProtocolError, () => {
    const bytes =
      random() < 0.8 ? mutated(oneOf(random, ENCODED_INPUTS), random) : noise(random, INPUT_BYTES_MAX)
    const input = decodeViewerInput(bytes)
    const again = decodeViewerInput(encodeViewerInput(input))
    if (JSON.stringify(again) !== JSON.stringify(input))
      throw new Error(`read as ${JSON.stringify(input)}, then as ${JSON.stringify(again)}`)
  })

const PIECES = piecesOf(new Uint8Array(PIECE_BYTES * 2 + 1))
const MESSAGE_BYTES_MAX = PIECE_BYTES * 2

/** Pieces in any order: no message is longer than allowed. */
export const attackPieces: Attack = (random) =>
  onlyThrows(ProtocolError, () => {
    const joiner = new PieceJoiner(MESSAGE_BYTES_MAX)
    for (let count = below(random, PIECES.length * 3); count > 0; count--) {
      const piece = oneOf(random, [...PIECES, ...ENCODED_INPUTS])
      const message = joiner.join(random() < 0.8 ? piece : mutated(piece, random))
      if (message && message.length > MESSAGE_BYTES_MAX) throw new Error("a message is too long")
    }
  })

const RECORDING = new Uint8Array(readFileSync(join(import.meta.dir, "../display/version-1.rec")))
const sourceOf = (bytes: Uint8Array): RecordingSource => ({
  sizeBytes: bytes.length,
  read: async (offset, length) => bytes.slice(offset, offset + length),
})
const whole = await openRecordingReader(sourceOf(RECORDING))
const SEGMENT = await whole.segment(0)
const FRAMES = parseSegment(SEGMENT)
  .messages.map(({ bytes }) => bytes)
  .filter(([type]) => type === MESSAGE.FRAME || type === MESSAGE.KEY)

/** Messages of a session in their order, some of them damaged. */
export const attackFrames: Attack = async (random) => {
  const decoder = createScreenDecoder({
    inflater: syncInflater,
    jpeg: async (_bytes, w, h) => new Uint8Array(w * h * 4),
  })
  const damaged = below(random, FRAMES.length)
  for (const [at, frame] of FRAMES.entries()) {
    const bytes = at === damaged ? mutated(frame, random) : frame
    const outcome = await onlyThrows(ProtocolError, async () => {
      const { boxes } = await decoder.apply(bytes)
      const { width, height } = decoder
      for (const { x, y, w, h } of boxes)
        if (x < 0 || y < 0 || x + w > width || y + h > height) throw new Error("a box leaves the picture")
    })
    if (outcome !== "fine") return outcome
    if (at > damaged + 1) break
  }
  decoder.close()
  return "fine"
}

export const attackSegment: Attack = (random) =>
  onlyThrows(ProtocolError, () => parseSegment(mutated(SEGMENT, random)))

/** A recording after a crash, or of another program. */
export const attackRecording: Attack = (random) =>
  onlyThrows(ProtocolError, async () => {
    const reader = await openRecordingReader(sourceOf(mutated(RECORDING, random)))
    const atMs = below(random, 200_000)
    parseSegment(await reader.segment(atMs))
    await reader.events()
    await reader.inputs()
  })
