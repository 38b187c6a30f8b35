/**
 * Only whole messages that are what they claim reach the library: it would wait for ever for one that is too long, and
 * walk for ever over one whose lengths lie.
 *
 * @see RFC 4511 §4 (messages), §5.1 (definite lengths only)
 */
import type { Socket } from "node:net"
import { Duplex } from "node:stream"

const SEQUENCE = 0x30
const SET = 0x31
const INTEGER = 0x02
const TEXT = 0x04
const ENUMERATED = 0x0a
const BOOLEAN = 0x01
const ENTRY = 0x64
const REFERENCE = 0x73
const REFERRAL = 0xa3
const CONTROLS = 0xa0
/** Answers to bind, search and extended requests. */
const RESULTS: readonly number[] = [0x61, 0x65, 0x78]
/** An INTEGER of a message's id. */
const ID_BYTES_MAX = 4
/** A tag, and a length in long form. */
const HEADER_BYTES_MAX = 6

interface Part {
  tag: number
  from: number
  /** Exclusive. */
  to: number
}

/** The part at `at`; null when it does not fit before `end`. */
function partAt(bytes: Buffer, at: number, end: number): Part | null {
  const tag = bytes[at]
  const first = bytes[at + 1]
  if (tag === undefined || first === undefined || at + 2 > end || (tag & 0x1f) === 0x1f) return null
  const lengthBytes = first < 0x80 ? 0 : first & 0x7f
  const from = at + 2 + lengthBytes
  if (first === 0x80 || from - at > HEADER_BYTES_MAX || from > end) return null
  const to = from + (lengthBytes === 0 ? first : bytes.readUIntBE(at + 2, lengthBytes))
  return to > end ? null : { tag, from, to }
}

/** Do the parts of `whole` fill it, and is each as `isRight` wants it? */
function every(bytes: Buffer, whole: Part, isRight: (part: Part, index: number) => boolean): boolean {
  let at = whole.from
  for (let index = 0; at < whole.to; index++) {
    const part = partAt(bytes, at, whole.to)
    if (part === null || !isRight(part, index)) return false
    at = part.to
  }
  return true
}

function areTexts(bytes: Buffer, whole: Part): boolean {
  return every(bytes, whole, (part) => part.tag === TEXT)
}

/** A whole message, as servers send them? */
export function isReadable(bytes: Buffer): boolean {
  const whole = partAt(bytes, 0, bytes.length)
  if (whole === null || whole.tag !== SEQUENCE || whole.to !== bytes.length) return false
  let parts = 0
  const isRight = every(bytes, whole, (part, index) => {
    parts += 1
    if (index === 0) return part.tag === INTEGER && part.to > part.from && part.to - part.from <= ID_BYTES_MAX
    if (index === 1) return isAnswer(bytes, part)
    return index === 2 && part.tag === CONTROLS && every(bytes, part, (control) => isControl(bytes, control))
  })
  return isRight && parts >= 2
}

function isAnswer(bytes: Buffer, answer: Part): boolean {
  if (answer.tag === ENTRY) return isEntry(bytes, answer)
  if (answer.tag === REFERENCE) return areTexts(bytes, answer)
  let parts = 0
  const isResult =
    RESULTS.includes(answer.tag) &&
    every(bytes, answer, (part, index) => {
      parts += 1
      if (index === 0) return part.tag === ENUMERATED && part.to - part.from === 1
      if (index < 3) return part.tag === TEXT
      return part.tag === REFERRAL ? areTexts(bytes, part) : (part.tag & 0xe0) === 0x80
    })
  return isResult && parts >= 3
}

/** LDAPDN, then attributes: each a name and a set of values. */
function isEntry(bytes: Buffer, entry: Part): boolean {
  const shape = [TEXT, SEQUENCE]
  let parts = 0
  const isRight = every(bytes, entry, (part, index) => {
    parts += 1
    if (part.tag !== shape[index]) return false
    return index === 0 || every(bytes, part, (attribute) => isAttribute(bytes, attribute))
  })
  return isRight && parts === shape.length
}

function isAttribute(bytes: Buffer, attribute: Part): boolean {
  const shape = [TEXT, SET]
  let parts = 0
  const isRight = every(bytes, attribute, (part, index) => {
    parts += 1
    if (part.tag !== shape[index]) return false
    return index === 0 ? part.to > part.from : areTexts(bytes, part)
  })
  return attribute.tag === SEQUENCE && isRight && parts === shape.length
}

function isControl(bytes: Buffer, control: Part): boolean {
  const isRight = (part: Part, index: number) =>
    index === 0 ? part.tag === TEXT : index < 3 && (part.tag === BOOLEAN || part.tag === TEXT)
  return control.tag === SEQUENCE && every(bytes, control, isRight)
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

/** A connection that is open, and gives one readable message at a time; anything else ends it. */
export class MessageSocket extends Duplex {
  readonly connecting = false
  readonly readyState = "open"
  readonly #socket: Socket
  readonly #messageBytesMax: number
  #chunks: Buffer[] = []
  #sizeBytes = 0

  constructor(socket: Socket, messageBytesMax: number) {
    super()
    this.#socket = socket
    this.#messageBytesMax = messageBytesMax
    socket.on("data", (data: Buffer) => this.#take(data))
    socket.on("error", (error: Error) => this.destroy(error))
    socket.on("end", () => this.destroy(new Error("the server hung up")))
    socket.on("close", () => this.destroy())
  }

  #take(data: Buffer): void {
    this.#chunks.push(data)
    this.#sizeBytes += data.length
    try {
      for (let message = this.#next(); message !== null; message = this.#next()) {
        if (!isReadable(message)) throw new Error("a message whose parts do not fit")
        this.push(message)
      }
    } catch (error) {
      this.destroy(error as Error)
    }
  }

  /** Chunks are joined when a message is whole: joining each by each would copy the long ones many times. */
  #next(): Buffer | null {
    const [first] = this.#chunks
    if (first === undefined) return null
    const start = first.length >= HEADER_BYTES_MAX ? first : Buffer.concat(this.#chunks)
    const length = messageLength(start, this.#messageBytesMax)
    if (length === null || this.#sizeBytes < length) return null
    const all = this.#chunks.length === 1 ? first : Buffer.concat(this.#chunks)
    const rest = all.subarray(length)
    this.#chunks = rest.length > 0 ? [rest] : []
    this.#sizeBytes = rest.length
    return all.subarray(0, length)
  }

  override _read(): void {
    // What comes is given on as it comes.
  }

  override _write(data: Buffer, _encoding: string, done: (error?: Error | null) => void): void {
    this.#socket.write(data, done)
  }

  override _final(done: () => void): void {
    this.#socket.end()
    done()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#chunks = []
    this.#socket.destroy()
    done(error)
  }
}
