/** Signatures with which issues are closed: drawn by hand, or the typed name. */

export const SIGNER_NAME_CHARACTERS_MAX = 100
/** A signature of 900 x 300 points has about 20 kB; a photograph is none. */
export const SIGNATURE_BYTES_MAX = 100 * 1024
/** The field of the browser is 900 x 300. */
export const SIGNATURE_WIDTH_MAX = 2000
export const SIGNATURE_HEIGHT_MAX = 1000
/** Smaller ones show nothing. */
const SIGNATURE_SIDE_MIN = 16
/** Characters of the image in base64. */
export const SIGNATURE_BASE64_CHARACTERS_MAX = Math.ceil(SIGNATURE_BYTES_MAX / 3) * 4
export const SIGNATURE_MEDIA_TYPE = "image/png"

export const SIGNATURE_KINDS = ["DRAWN", "TYPED"] as const
export type SignatureKind = (typeof SIGNATURE_KINDS)[number]

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
/** Signature, length and name of the first chunk, then width and height. */
const PNG_HEADER_BYTES = 24
const IHDR_BYTES = 13
const [LENGTH_AT, NAME_AT, WIDTH_AT, HEIGHT_AT] = [8, 12, 16, 20]

/** The size in pixels that the header of a PNG names. @returns null for anything else */
export function pngSize(bytes: Buffer): { width: number; height: number } | null {
  const isPng =
    bytes.length >= PNG_HEADER_BYTES &&
    PNG_SIGNATURE.every((byte, at) => bytes[at] === byte) &&
    bytes.readUInt32BE(LENGTH_AT) === IHDR_BYTES &&
    bytes.toString("latin1", NAME_AT, WIDTH_AT) === "IHDR"
  return isPng ? { width: bytes.readUInt32BE(WIDTH_AT), height: bytes.readUInt32BE(HEIGHT_AT) } : null
}

/** Whether the first bytes are those of a picture that may be a signature; nothing is decoded. */
export function isSignatureImage(bytes: Buffer): boolean {
  const size = bytes.length <= SIGNATURE_BYTES_MAX ? pngSize(bytes) : null
  return (
    size !== null &&
    Math.min(size.width, size.height) >= SIGNATURE_SIDE_MIN &&
    size.width <= SIGNATURE_WIDTH_MAX &&
    size.height <= SIGNATURE_HEIGHT_MAX
  )
}
