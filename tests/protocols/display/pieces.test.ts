/** Messages that are sent in pieces, and put together again. */
import { describe, expect, test } from "bun:test"
import { ProtocolError } from "../../../protocols/link.ts"
import { encodeViewerMessage } from "../../../protocols/viewer-wire.ts"
import { PIECE_BYTES, PieceJoiner, piecesOf } from "../../../protocols/viewer-wire-pieces.ts"

/** Different everywhere. */
const messageOf = (bytes: number) =>
  Uint8Array.from({ length: bytes }, (_, i) => (i === 0 ? 4 : (i * 31) >> 3))

/** What a receiver has after each piece. */
function joined(pieces: readonly Uint8Array[], joiner = new PieceJoiner()) {
  return pieces.map((piece) => joiner.join(piece))
}

describe("a message", () => {
  test("is sent as it is when it is short", () => {
    const short = encodeViewerMessage({ kind: "clipboard", text: "P-7" })
    expect(piecesOf(short)).toEqual([short])
    expect(joined([short])).toEqual([short])
    expect(piecesOf(messageOf(PIECE_BYTES)).length).toBe(1)
  })

  test.each([1, 2, PIECE_BYTES - 1, PIECE_BYTES, PIECE_BYTES + 1, 3 * PIECE_BYTES])(
    "that is %i bytes too long comes in pieces, of which the last one completes it",
    (more) => {
      const message = messageOf(PIECE_BYTES + more)
      const pieces = piecesOf(message)
      expect(pieces.length).toBe(Math.ceil(message.length / PIECE_BYTES))
      for (const piece of pieces) expect(piece.length).toBeLessThanOrEqual(PIECE_BYTES + 2)
      expect(joined(pieces)).toEqual([...pieces.slice(1).map(() => null), message])
    },
  )

  test("is put together from literal pieces however it is cut, and so is the next one", () => {
    const message = Uint8Array.of(6, 0x50, 0x2d, 0x37, 0x20, 0x6f, 0x6b)
    for (let first = 1; first < message.length; first++)
      for (let second = first + 1; second < message.length; second++) {
        const pieces = [
          Uint8Array.of(16, 0, ...message.subarray(0, first)),
          Uint8Array.of(16, 0, ...message.subarray(first, second)),
          Uint8Array.of(16, 1, ...message.subarray(second)),
        ]
        const joiner = new PieceJoiner()
        for (let turn = 0; turn < 2; turn++) expect(joined(pieces, joiner)).toEqual([null, null, message])
        expect(joiner.join(Uint8Array.of(5))).toEqual(Uint8Array.of(5))
      }
  })
})

describe("pieces are refused", () => {
  const refused: [string, Uint8Array[]][] = [
    ["with nothing in them", [Uint8Array.of(16, 1)]],
    ["with a message between them", [Uint8Array.of(16, 0, 4), Uint8Array.of(5)]],
    ["that are smaller than a message needs", [Uint8Array.of(16, 0, 4), Uint8Array.of(16, 0, 1)]],
    ["that are more than the receiver takes", [Uint8Array.of(16, 0, 4, 1, 2), Uint8Array.of(16, 0, 3, 4)]],
  ]
  for (const [name, pieces] of refused)
    test(name, () => {
      const joiner = new PieceJoiner(4)
      for (const piece of pieces.slice(0, -1)) joiner.join(piece)
      expect(() => joiner.join(pieces.at(-1)!)).toThrow(ProtocolError)
    })
})
