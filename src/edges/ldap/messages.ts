/**
 * Passes only complete and valid messages to the library, which would wait forever for one that is too long, and loop
 * forever over one with wrong lengths.
 *
 * @see RFC 4511 §4 (messages), §5.1 (definite lengths only)
 */
import type { Socket } from "node:net"
import { Duplex } from "node:stream"

const SEQUENCE = 0x30
const SET = 0x31
const INTEGER = 0x02
const OCTET_STRING = 0x04
const ENUMERATED = 0x0a
const BOOLEAN = 0x01
const SEARCH_RESULT_ENTRY = 0x64
const SEARCH_RESULT_REFERENCE = 0x73
const REFERRAL = 0xa3
const CONTROLS = 0xa0
/** Answers to bind, search and extended requests. */
const RESULT_RESPONSES: readonly number[] = [0x61, 0x65, 0x78]
/** An INTEGER of a message's id. */
const ID_BYTES_MAX = 4
/** A tag, and a length in long form. */
const HEADER_BYTES_MAX = 6

interface BerElement {
  tag: number
  from: number
  /** Exclusive. */
  to: number
}

/** A message being looked over. */
interface ValidationState {
  bytes: Buffer
  /** Parts that it may still have: each becomes a value in memory, and two bytes make one. */
  partsLeft: number
}

/** The part at `at`; null when it does not fit before `end`. */
function elementAt(bytes: Buffer, at: number, end: number): BerElement | null {
  const tag = bytes[at]
  const first = bytes[at + 1]
  if (tag === undefined || first === undefined || at + 2 > end || (tag & 0x1f) === 0x1f) return null
  const lengthBytes = first < 0x80 ? 0 : first & 0x7f
  const from = at + 2 + lengthBytes
  if (first === 0x80 || from - at > HEADER_BYTES_MAX || from > end) return null
  const to = from + (lengthBytes === 0 ? first : bytes.readUIntBE(at + 2, lengthBytes))
  return to > end ? null : { tag, from, to }
}

/** Whether the children of `whole` fill it exactly and each satisfies `isRight`. */
function everyChild(
  walk: ValidationState,
  whole: BerElement,
  isRight: (part: BerElement, index: number) => boolean,
): boolean {
  let at = whole.from
  for (let index = 0; at < whole.to; index++) {
    walk.partsLeft -= 1
    const part = walk.partsLeft < 0 ? null : elementAt(walk.bytes, at, whole.to)
    if (part === null || !isRight(part, index)) return false
    at = part.to
  }
  return true
}

function areOctetStrings(walk: ValidationState, whole: BerElement): boolean {
  return everyChild(walk, whole, (part) => part.tag === OCTET_STRING)
}

/** Validates a complete server message. @returns its element count; null if it is invalid or exceeds `partsMax` */
export function countElements(bytes: Buffer, partsMax: number): number | null {
  const walk = { bytes, partsLeft: partsMax }
  return isValidMessage(walk) ? partsMax - walk.partsLeft : null
}

function isValidMessage(walk: ValidationState): boolean {
  const { bytes } = walk
  const whole = elementAt(bytes, 0, bytes.length)
  if (whole === null || whole.tag !== SEQUENCE || whole.to !== bytes.length) return false
  let parts = 0
  const isRight = everyChild(walk, whole, (part, index) => {
    parts += 1
    if (index === 0) return part.tag === INTEGER && part.to > part.from && part.to - part.from <= ID_BYTES_MAX
    if (index === 1) return isResponse(walk, part)
    return (
      index === 2 && part.tag === CONTROLS && everyChild(walk, part, (control) => isControl(walk, control))
    )
  })
  return isRight && parts >= 2
}

function isResponse(walk: ValidationState, answer: BerElement): boolean {
  if (answer.tag === SEARCH_RESULT_ENTRY) return isEntry(walk, answer)
  if (answer.tag === SEARCH_RESULT_REFERENCE) return areOctetStrings(walk, answer)
  let parts = 0
  const isResult =
    RESULT_RESPONSES.includes(answer.tag) &&
    everyChild(walk, answer, (part, index) => {
      parts += 1
      if (index === 0) return part.tag === ENUMERATED && part.to - part.from === 1
      if (index < 3) return part.tag === OCTET_STRING
      return part.tag === REFERRAL ? areOctetStrings(walk, part) : (part.tag & 0xe0) === 0x80
    })
  return isResult && parts >= 3
}

/** LDAPDN, then attributes: each a name and a set of values. */
function isEntry(walk: ValidationState, entry: BerElement): boolean {
  return hasParts(walk, entry, [OCTET_STRING, SEQUENCE], (part, index) => {
    return index === 0 || everyChild(walk, part, (attribute) => isAttribute(walk, attribute))
  })
}

function isAttribute(walk: ValidationState, attribute: BerElement): boolean {
  const hasNameAndValues = hasParts(walk, attribute, [OCTET_STRING, SET], (part, index) =>
    index === 0 ? part.to > part.from : areOctetStrings(walk, part),
  )
  return attribute.tag === SEQUENCE && hasNameAndValues
}

/** Whether the element consists of one part for each of these tags, and each part is right. */
function hasParts(
  walk: ValidationState,
  element: BerElement,
  tags: readonly number[],
  isRight: (part: BerElement, index: number) => boolean,
): boolean {
  let parts = 0
  const areRight = everyChild(walk, element, (part, index) => {
    parts += 1
    return part.tag === tags[index] && isRight(part, index)
  })
  return areRight && parts === tags.length
}

function isControl(walk: ValidationState, control: BerElement): boolean {
  const isRight = (part: BerElement, index: number) =>
    index === 0 ? part.tag === OCTET_STRING : index < 3 && (part.tag === BOOLEAN || part.tag === OCTET_STRING)
  return control.tag === SEQUENCE && everyChild(walk, control, isRight)
}

const SEARCH_DONE = 0x65
const PAGED_RESULTS = "1.2.840.113556.1.4.319"

function childrenOf(bytes: Buffer, from: number, to: number): BerElement[] {
  const children: BerElement[] = []
  for (let part = elementAt(bytes, from, to); part !== null; part = elementAt(bytes, part.to, to))
    children.push(part)
  return children
}

/** Whether a readable message ends a page other than the last one (RFC 2696 §2). */
function hasNextPage(bytes: Buffer): boolean {
  const [whole] = childrenOf(bytes, 0, bytes.length)
  const [, answer, controls] = whole ? childrenOf(bytes, whole.from, whole.to) : []
  if (answer?.tag !== SEARCH_DONE || !controls) return false
  return childrenOf(bytes, controls.from, controls.to).some((control) => {
    const [type, ...rest] = childrenOf(bytes, control.from, control.to)
    if (!type || bytes.toString("latin1", type.from, type.to) !== PAGED_RESULTS) return false
    const value = rest.find(({ tag }) => tag === OCTET_STRING)
    const [page] = value ? childrenOf(bytes, value.from, value.to) : []
    const [, cookie] = page ? childrenOf(bytes, page.from, page.to) : []
    return cookie !== undefined && cookie.to > cookie.from
  })
}

/**
 * How long the message is that begins so, header included. Null while too little is there.
 *
 * @throws Error when it is none, or longer than `max`
 */
export function messageLength(bytes: Buffer, max: number): number | null {
  const [tag, first] = bytes
  if (tag !== undefined && tag !== SEQUENCE) throw new Error("not a message")
  if (first === undefined) return null
  const lengthBytes = first < 0x80 ? 0 : first & 0x7f
  if (first === 0x80 || 2 + lengthBytes > HEADER_BYTES_MAX) throw new Error("not a message's length")
  if (bytes.length < 2 + lengthBytes) return null
  const length = 2 + lengthBytes + (lengthBytes === 0 ? first : bytes.readUIntBE(2, lengthBytes))
  if (length > max) throw new Error(`a message of ${length} bytes`)
  return length
}

/** What one answer may be at most, all its messages together. */
export interface ResponseLimits {
  bytes: number
  messages: number
  elements: number
}

/** A connection that is open, and gives one readable message at a time; anything else ends it. */
export class MessageSocket extends Duplex {
  readonly connecting = false
  readonly readyState = "open"
  private readonly socket: Socket
  private readonly limits: ResponseLimits
  private chunks: Buffer[] = []
  private sizeBytes = 0
  private answer = { bytes: 0, messages: 0, parts: 0 }
  /** The latest response to a search announced more pages. */
  hasMorePages = false

  constructor(socket: Socket, limits: ResponseLimits) {
    super()
    this.socket = socket
    this.limits = limits
    socket.on("data", (data: Buffer) => this.receive(data))
    socket.on("error", (error: Error) => this.destroy(error))
    socket.on("end", () => this.destroy(new Error("the server hung up")))
    socket.on("close", () => this.destroy())
  }

  /** What comes from now on answers another request. @returns the bytes of the answer before */
  startResponse(): number {
    const { bytes } = this.answer
    this.answer = { bytes: 0, messages: 0, parts: 0 }
    return bytes
  }

  private receive(data: Buffer): void {
    this.chunks.push(data)
    this.sizeBytes += data.length
    this.answer.bytes += data.length
    try {
      if (this.answer.bytes > this.limits.bytes)
        throw new Error(`more than ${this.limits.bytes} bytes in an answer`)
      for (let message = this.next(); message !== null; message = this.next()) this.give(message)
    } catch (error) {
      this.destroy(error as Error)
    }
  }

  private give(message: Buffer): void {
    const { messages, elements: parts } = this.limits
    const found = countElements(message, parts - this.answer.parts)
    if (found === null) throw new Error("a message whose parts do not fit, or are too many")
    this.answer.messages += 1
    this.answer.parts += found
    if (this.answer.messages > messages) throw new Error(`more than ${messages} messages in an answer`)
    this.hasMorePages = hasNextPage(message)
    this.push(message)
  }

  /** Chunks are joined when a message is complete: joining each one would copy long messages many times. */
  private next(): Buffer | null {
    const [first] = this.chunks
    if (first === undefined) return null
    const start = first.length >= HEADER_BYTES_MAX ? first : this.joined()
    const length = messageLength(start, this.limits.bytes)
    if (length === null || this.sizeBytes < length) return null
    const all = this.joined()
    const rest = all.subarray(length)
    this.chunks = rest.length > 0 ? [rest] : []
    this.sizeBytes = rest.length
    return all.subarray(0, length)
  }

  private joined(): Buffer {
    const [first = Buffer.alloc(0), ...others] = this.chunks
    const all = others.length === 0 ? first : Buffer.concat(this.chunks)
    this.chunks = [all]
    return all
  }

  override _read(): void {
    // What comes is given on as it comes.
  }

  override _write(data: Buffer, _encoding: string, done: (error?: Error | null) => void): void {
    this.socket.write(data, done)
  }

  override _final(done: () => void): void {
    this.socket.end()
    done()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.chunks = []
    this.socket.destroy()
    done(error)
  }
}
