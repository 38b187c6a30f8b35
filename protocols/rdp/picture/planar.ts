/** RDP 6.0 bitmaps of 32 bits per pixel: colour planes, each run-length encoded by rows (MS-RDPEGDI §2.2.2.5.1). */
import { ProtocolError } from "../../link.ts"

const COLOUR_LOSS_MASK = 0x07
const CHROMA_SUBSAMPLING = 0x08
const RUN_LENGTH = 0x10
const NO_ALPHA = 0x20

/**
 * @returns `width * height` pixels of 4 bytes, blue, green, red, 255, in the order of rows of the data
 * @throws ProtocolError for data that ends short, and for colour loss, which needs capabilities that are not announced
 */
export function decodePlanar(data: Uint8Array, width: number, height: number): Uint8Array {
  const reader = new PlaneReader(data, width, height)
  const format = reader.u8()
  if (format & (COLOUR_LOSS_MASK | CHROMA_SUBSAMPLING)) {
    throw new ProtocolError("a planar bitmap with colour loss, which was not offered")
  }
  const isEncoded = (format & RUN_LENGTH) !== 0
  if ((format & NO_ALPHA) === 0) reader.plane(isEncoded)
  const [red, green, blue] = [reader.plane(isEncoded), reader.plane(isEncoded), reader.plane(isEncoded)]
  const out = new Uint8Array(width * height * 4)
  for (let i = 0; i < width * height; i++) {
    out[i * 4] = blue[i]!
    out[i * 4 + 1] = green[i]!
    out[i * 4 + 2] = red[i]!
    out[i * 4 + 3] = 255
  }
  return out
}

class PlaneReader {
  private at = 0
  private readonly data: Uint8Array
  private readonly width: number
  private readonly height: number

  constructor(data: Uint8Array, width: number, height: number) {
    this.data = data
    this.width = width
    this.height = height
  }

  u8(): number {
    const byte = this.data[this.at++]
    if (byte === undefined) throw new ProtocolError("a planar bitmap ended short")
    return byte
  }

  plane(isEncoded: boolean): Uint8Array {
    const plane = new Uint8Array(this.width * this.height)
    if (isEncoded) for (let y = 0; y < this.height; y++) this.row(plane, y)
    else for (let i = 0; i < plane.length; i++) plane[i] = this.u8()
    return plane
  }

  /** The first row has values, the others differences from the row before. */
  private row(plane: Uint8Array, y: number): void {
    const start = y * this.width
    const above = (x: number) => (y === 0 ? 0 : plane[start - this.width + x]!)
    let last = 0
    for (let x = 0; x < this.width; ) {
      const control = this.u8()
      const { raw, run } = segmentOf(control)
      if (x + raw + run > this.width) throw new ProtocolError("a run of a planar bitmap leaves its row")
      for (let i = 0; i < raw; i++, x++) {
        const value = this.u8()
        last = y === 0 ? value : differenceOf(value)
        plane[start + x] = above(x) + last
      }
      for (let i = 0; i < run; i++, x++) plane[start + x] = above(x) + last
      if (raw + run === 0) throw new ProtocolError("an empty segment of a planar bitmap")
    }
  }
}

/** Lengths 1 and 2 of a run stand for long ones. */
function segmentOf(control: number): { raw: number; run: number } {
  const [raw, run] = [control >> 4, control & 0x0f]
  if (run === 1) return { raw: 0, run: 16 + raw }
  if (run === 2) return { raw: 0, run: 32 + raw }
  return { raw, run }
}

/** Bit 0 is the sign. */
function differenceOf(value: number): number {
  return value & 1 ? -((value >> 1) + 1) : value >> 1
}
