/** Pictures of a machine's web page, which its browser makes: the page may decide much of their content. */
import { deflateSync } from "node:zlib"
import { drawPng, readPng } from "../../../protocols/https/png.ts"
import { ProtocolError } from "../../../protocols/link.ts"
import { bytesOf, u32 } from "../vnc/server.ts"
import { type Attack, below, mutated, onlyThrows } from "./mutation.ts"

const SIDE = 12
const ROWS = Uint8Array.from({ length: SIDE * (1 + SIDE * 4) }, (_, i) =>
  i % (1 + SIDE * 4) ? (i * 7) % 251 : i % 5,
)
const chunk = (type: string, data: Uint8Array) => bytesOf(u32(data.length), type, data, u32(0))
const PNG = bytesOf(
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  chunk("IHDR", bytesOf(u32(SIDE), u32(SIDE), [8, 6, 0, 0, 0])),
  chunk("IDAT", deflateSync(ROWS)),
  chunk("IEND", new Uint8Array(0)),
)
const GUARD_BYTES = 64
const GUARD = 0x5a

export const attackHttpsPictures: Attack = (random) => {
  const [width, height] = [1 + below(random, 2 * SIDE), 1 + below(random, 2 * SIDE)]
  const memory = new Uint8Array(width * height * 4 + 2 * GUARD_BYTES).fill(GUARD)
  const target = memory.subarray(GUARD_BYTES, memory.length - GUARD_BYTES)
  return onlyThrows(ProtocolError, () => {
    drawPng(readPng(mutated(PNG, random)), target, width, height)
  }).then((outcome) => {
    const isIntact = [memory.subarray(0, GUARD_BYTES), memory.subarray(-GUARD_BYTES)].every((guard) =>
      guard.every((byte) => byte === GUARD),
    )
    return isIntact ? outcome : "bytes beside the picture were written"
  })
}
