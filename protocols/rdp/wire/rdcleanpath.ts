/**
 * RDCleanPath, by which the protocol core asks for a connection and learns of its TLS certificate. DER, all fields with
 * explicit context tags:
 *
 *     SEQUENCE { version [0] INTEGER, error [1] SEQUENCE?, destination [2] UTF8String?, proxyAuth [3] UTF8String?,
 *                pcb [5] UTF8String?, x224 [6] OCTET STRING?, certChain [7] SEQUENCE OF OCTET STRING?, serverAddr [9] UTF8String? }
 */
import { ByteReader } from "../../bytes.ts"
import { ProtocolError } from "../../link.ts"

const VERSION = 3390
const TAG_INTEGER = 0x02
const TAG_OCTET_STRING = 0x04
const TAG_UTF8_STRING = 0x0c
const TAG_SEQUENCE = 0x30
const CONTEXT = 0xa0
const ERROR_GENERAL = 1

interface CleanPathRequest {
  /** The X.224 connection request, TPKT header and all. */
  x224: Uint8Array
}

interface DerElement {
  tag: number
  body: Uint8Array
}

/** Bytes of the element at the start; null while its length has not arrived. @throws ProtocolError for an endless length */
export function derLength(bytes: Uint8Array): number | null {
  if (bytes.length < 2) return null
  const first = bytes[1]!
  if (first < 0x80) return 2 + first
  const count = first & 0x7f
  if (count === 0 || count > 3) throw new ProtocolError("a DER element without a usable length")
  if (bytes.length < 2 + count) return null
  return 2 + count + bytes.subarray(2, 2 + count).reduce((length, byte) => length * 256 + byte, 0)
}

/** @throws ProtocolError when an element is cut */
export function readDer(reader: ByteReader): DerElement {
  const tag = reader.u8()
  const first = reader.u8()
  const count = first & 0x7f
  if (first >= 0x80 && (count === 0 || count > 3)) {
    throw new ProtocolError("a DER element without a usable length")
  }
  const length = first < 0x80 ? first : reader.take(count).reduce((length, byte) => length * 256 + byte, 0)
  return { tag, body: reader.take(length) }
}

/** Elements inside a constructed one. */
export function readDerElements(body: Uint8Array): DerElement[] {
  const reader = new ByteReader(body)
  const elements: DerElement[] = []
  while (reader.remaining > 0) elements.push(readDer(reader))
  return elements
}

/** @param bytes  a complete request. @throws ProtocolError for anything else */
export function parseCleanPathRequest(bytes: Uint8Array): CleanPathRequest {
  const { tag, body } = readDer(new ByteReader(bytes))
  if (tag !== TAG_SEQUENCE) throw new ProtocolError("an RDCleanPath request is no sequence")
  const field = readDerElements(body).find((element) => element.tag === (CONTEXT | 6))
  if (!field) throw new ProtocolError("an RDCleanPath request without a connection request")
  return { x224: readDer(new ByteReader(field.body)).body }
}

/** @param chain  certificates in DER, the machine's own first */
export function cleanPathResponse(
  x224: Uint8Array,
  chain: readonly Uint8Array[],
  serverAddress: string,
): Uint8Array<ArrayBuffer> {
  return der(
    TAG_SEQUENCE,
    der(CONTEXT | 0, derInteger(VERSION)),
    der(CONTEXT | 6, der(TAG_OCTET_STRING, x224)),
    der(CONTEXT | 7, der(TAG_SEQUENCE, ...chain.map((certificate) => der(TAG_OCTET_STRING, certificate)))),
    der(CONTEXT | 9, der(TAG_UTF8_STRING, new TextEncoder().encode(serverAddress))),
  )
}

/** @param wsaLastError  code of a Windows socket, where one applies */
export function cleanPathError(wsaLastError: number | null): Uint8Array<ArrayBuffer> {
  const parts = [der(CONTEXT | 0, derInteger(ERROR_GENERAL))]
  if (wsaLastError !== null) parts.push(der(CONTEXT | 2, derInteger(wsaLastError)))
  return der(
    TAG_SEQUENCE,
    der(CONTEXT | 0, derInteger(VERSION)),
    der(CONTEXT | 1, der(TAG_SEQUENCE, ...parts)),
  )
}

/** One element; the parts are its body. */
export function der(tag: number, ...parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  const header =
    length < 0x80
      ? [tag, length]
      : length < 0x100
        ? [tag, 0x81, length]
        : [tag, 0x82, length >> 8, length & 0xff]
  const bytes = new Uint8Array(header.length + length)
  bytes.set(header)
  let at = header.length
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

/** Unsigned, minimal. */
function derInteger(value: number): Uint8Array {
  const bytes: number[] = []
  for (let rest = value; rest > 0 || bytes.length === 0; rest = Math.floor(rest / 256))
    bytes.unshift(rest & 0xff)
  if (bytes[0]! & 0x80) bytes.unshift(0)
  return der(TAG_INTEGER, Uint8Array.from(bytes))
}
