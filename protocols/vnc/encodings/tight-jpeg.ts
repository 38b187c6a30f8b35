/**
 * What a JPEG claims before anybody decodes it (ITU-T T.81, annex B). Viewers and the server's own decoder reserve memory for
 * the claimed size, and go over the whole picture once per scan: a few hundred bytes could cost a gigabyte and minutes.
 */
import type { Rect } from "../../desktop.ts"
import { ProtocolError } from "../../link.ts"

/** Sequential pictures have up to four scans, progressive ones of the usual library ten. */
const SCANS_MAX = 16

const MARKER = 0xff
const START_OF_IMAGE = 0xd8
const END_OF_IMAGE = 0xd9
const START_OF_SCAN = 0xda
const TEMPORARY = 0x01
/** Precision, height and width follow the length of a frame's segment. */
const FRAME_HEAD_BYTES = 7

/** @throws ProtocolError for a picture that is not of the rectangle's size, or has too many scans */
export function checkJpeg(bytes: Uint8Array, { w, h }: Rect): void {
  const frame = findFrame(bytes)
  if (!frame) throw new ProtocolError("a JPEG picture without a size")
  const [height, width] = [frame.view.getUint16(3), frame.view.getUint16(5)]
  if (width !== w || height !== h)
    throw new ProtocolError(`a JPEG picture of ${width} x ${height} pixels in a rectangle of ${w} x ${h}`)
  let scans = 0
  for (let at = bytes.indexOf(MARKER, frame.at); at >= 0; at = bytes.indexOf(MARKER, at + 1))
    if (bytes[at + 1] === START_OF_SCAN) scans++
  if (scans > SCANS_MAX) throw new ProtocolError(`a JPEG picture of ${scans} scans`)
}

/** The first frame's segment, after its marker. Bytes between segments are skipped, as decoders do. */
function findFrame(bytes: Uint8Array): { at: number; view: DataView } | null {
  if (bytes[0] !== MARKER || bytes[1] !== START_OF_IMAGE) return null
  const all = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
  for (let at = 2; ; ) {
    at = bytes.indexOf(MARKER, at)
    if (at < 0) return null
    while (bytes[at] === MARKER) at++
    const marker = bytes[at++] ?? END_OF_IMAGE
    if (marker === END_OF_IMAGE || marker === START_OF_SCAN) return null
    if (!hasSegment(marker)) continue
    if (at + FRAME_HEAD_BYTES > bytes.length) return null
    if (isFrame(marker)) return { at, view: new DataView(all.buffer, all.byteOffset + at, FRAME_HEAD_BYTES) }
    at += all.getUint16(at)
  }
}

/** Stuffed zeros, restarts and further starts have none. */
function hasSegment(marker: number): boolean {
  return marker > TEMPORARY && !(marker >= 0xd0 && marker <= START_OF_IMAGE)
}

/** SOF0 to SOF15; between them lie the tables DHT, JPG and DAC. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc
}
