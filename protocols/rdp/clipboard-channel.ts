/**
 * Reads along on the clipboard channel (MS-RDPECLIP §2.2), in both directions: the protocol core offers what it is given
 * only when the channel is open, says neither that it is nor what the machine answered, and takes no list before.
 */
import { ByteReader } from "../bytes.ts"
import { ProtocolError } from "../link.ts"
import { HELD_LISTS_BYTES_MAX } from "./limits.ts"
import { CS_NET, SC_NET } from "./refused-channels.ts"
import { parseConnectInitial } from "./wire/connect-initial.ts"
import { parseConnectResponse } from "./wire/connect-response.ts"
import { type ChannelData, parseChannelData } from "./wire/mcs.ts"

export interface ClipboardChannelEvents {
  /** The machine has accepted the first list since it began: others may follow. Also when it begins anew. */
  onOpen(takesFiles: boolean): void
  /** The machine has answered a list of formats. @param hasFiles  the list offered files */
  onAnswer(hasFiles: boolean, isAccepted: boolean): void
  /** Something was copied on the machine; what it announces before the channel is open is old. */
  onCopied(): void
}

const CHANNEL_NAME = "cliprdr"
const NAME_BYTES = 8
const OPTIONS_BYTES = 4

/** Length and flags in front of each part of a channel's message (MS-RDPBCGR §2.2.6.1.1). */
const PART_HEADER_BYTES = 8
const FIRST_PART = 1
const MESSAGE_HEADER_BYTES = 8
const MONITOR_READY = 1
const FORMAT_LIST = 2
const FORMAT_LIST_RESPONSE = 3
const FORMAT_DATA_REQUEST = 4
const CAPABILITIES = 7
const FILE_CONTENTS_REQUEST = 8
/** The core answers them only on an open channel, and ends the session over them on another. */
const WAITING_FOR_OPENING: readonly number[] = [FORMAT_LIST, FORMAT_DATA_REQUEST, FILE_CONTENTS_REQUEST]
const RESPONSE_OK = 1
/** CB_STREAM_FILECLIP_ENABLED. */
const TAKES_FILES = 0x0004
const GENERAL_CAPABILITY_BYTES = 12
const FILE_LIST_NAME = Buffer.from("FileGroupDescriptorW", "utf16le")

interface Message {
  type: number
  flags: number
  body: Uint8Array
}

export class ClipboardChannel {
  private readonly events: ClipboardChannelEvents
  private channel: number | null = null
  /** Among the channels that the core asks for. */
  private place = -1
  private isOpen = false
  /** A machine that sends no capabilities takes no files. */
  private takesFiles = false
  /** Lists without an answer, oldest first: whether each offers files. */
  private readonly unanswered: boolean[] = []
  /** The machine's current message waits while the channel is not open. */
  private isWaitingPart = false
  private readonly held: Uint8Array[] = []
  private heldBytes = 0

  constructor(events: ClipboardChannelEvents) {
    this.events = events
  }

  /** @throws ProtocolError for another PDU */
  onConnectInitial(pdu: Uint8Array): void {
    const block = parseConnectInitial(pdu).blocks.find(({ type }) => type === CS_NET)
    if (!block) return
    const reader = new ByteReader(block.bytes.subarray(4))
    const count = reader.u32LE()
    for (let place = 0; place < count; place++) {
      const name = Buffer.from(reader.take(NAME_BYTES)).toString("latin1").replace(/\0.*/s, "")
      reader.take(OPTIONS_BYTES)
      if (name.toLowerCase() === CHANNEL_NAME) this.place = place
    }
  }

  /** @throws ProtocolError for another PDU */
  onConnectResponse(pdu: Uint8Array): void {
    const block = parseConnectResponse(pdu).blocks.find(({ type }) => type === SC_NET)
    if (!block || this.place < 0) return
    const reader = new ByteReader(block.bytes.subarray(4))
    reader.u16LE()
    const count = reader.u16LE()
    reader.take(Math.min(this.place, count) * 2)
    if (this.place < count) this.channel = reader.u16LE()
  }

  /** @param pdu  of any channel. @throws ProtocolError when it ends short */
  readFromCore(pdu: Uint8Array): void {
    const message = this.messageOf(parseChannelData(pdu))
    if (message?.type === FORMAT_LIST)
      this.unanswered.push(Buffer.from(message.body).includes(FILE_LIST_NAME))
  }

  /**
   * A list that the machine announces before it has accepted one waits: the core would ask for its contents at once, and end
   * the session because it may not yet. So does what the machine asks for, as of an offer from before the channel began anew.
   *
   * @param pdu  of any channel
   * @returns what the core gets now
   * @throws ProtocolError when it ends short, or for endless lists
   */
  passFromMachine(pdu: Uint8Array): Uint8Array[] {
    const data = parseChannelData(pdu)
    if (data === null || data.channel !== this.channel) return [pdu]
    const message = this.messageOf(data)
    this.isWaitingPart = message ? WAITING_FOR_OPENING.includes(message.type) : this.isWaitingPart
    if (this.isWaitingPart && !this.isOpen) return this.hold(pdu)
    if (message) this.readFromMachine(message)
    return this.isOpen ? [pdu, ...this.release()] : [pdu]
  }

  /** @returns null for the later parts of a message, and for other channels */
  private messageOf(pdu: ChannelData | null): Message | null {
    if (pdu === null || pdu.channel !== this.channel) return null
    const reader = new ByteReader(pdu.data)
    if (reader.remaining < PART_HEADER_BYTES + MESSAGE_HEADER_BYTES) return null
    reader.u32LE()
    if ((reader.u32LE() & FIRST_PART) === 0) return null
    const [type, flags] = [reader.u16LE(), reader.u16LE()]
    reader.u32LE()
    return { type, flags, body: reader.take(reader.remaining) }
  }

  private hold(pdu: Uint8Array): Uint8Array[] {
    this.heldBytes += pdu.length
    if (this.heldBytes > HELD_LISTS_BYTES_MAX)
      throw new ProtocolError("endless messages to an unopened clipboard")
    this.held.push(pdu.slice())
    return []
  }

  private release(): Uint8Array[] {
    this.heldBytes = 0
    return this.held.splice(0)
  }

  private readFromMachine({ type, flags, body }: Message): void {
    if (type === CAPABILITIES) this.takesFiles = (generalFlags(body) & TAKES_FILES) !== 0
    if (type === FORMAT_LIST) this.events.onCopied()
    if (type === MONITOR_READY) {
      this.isOpen = false
      this.unanswered.length = 0
    }
    if (type === FORMAT_LIST_RESPONSE) this.onAnswer((flags & RESPONSE_OK) !== 0)
  }

  private onAnswer(isAccepted: boolean): void {
    const hasFiles = this.unanswered.shift() ?? false
    if (isAccepted && !this.isOpen) {
      this.isOpen = true
      this.events.onOpen(this.takesFiles)
    }
    this.events.onAnswer(hasFiles, isAccepted)
  }
}

/** Flags of the general capability set, which is the only one (§2.2.2.1.1.1). */
function generalFlags(body: Uint8Array): number {
  const reader = new ByteReader(body)
  if (reader.remaining < 4 + GENERAL_CAPABILITY_BYTES) return 0
  reader.take(4 + 8)
  return reader.u32LE()
}
