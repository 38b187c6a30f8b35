/**
 * Reads along on the clipboard channel (MS-RDPECLIP §2.2), in both directions: the protocol core offers what it is told to
 * only when the channel is open, and says neither that it is nor what the machine answered.
 */
import { ByteReader } from "../bytes.ts"
import { parseConnectInitial } from "./wire/connect-initial.ts"
import { parseConnectResponse } from "./wire/connect-response.ts"
import type { ChannelData } from "./wire/mcs.ts"

export interface ClipboardChannelEvents {
  /** The machine has accepted the first list since it began: others may follow. Also when it begins anew. */
  onOpen(takesFiles: boolean): void
  /** The machine has answered a list of formats. @param hasFiles  the list offered files */
  onAnswer(hasFiles: boolean, isAccepted: boolean): void
  /** Something was copied on the machine; what it announces before the channel is open is old. */
  onCopied(): void
}

/** MS-RDPBCGR §2.2.1.3.4 and §2.2.1.4.4. */
const CS_NET = 0xc003
const SC_NET = 0x0c03
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
const CAPABILITIES = 7
const RESPONSE_OK = 1
/** CB_STREAM_FILECLIP_ENABLED. */
const TAKES_FILES = 0x0004
const GENERAL_CAPABILITY_BYTES = 12
const FILE_LIST_NAME = Buffer.from("FileGroupDescriptorW", "utf16le")

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

  /** @param pdu  of any channel, from or to the machine. @throws ProtocolError when it ends short */
  read(pdu: ChannelData | null): void {
    if (pdu === null || pdu.channel !== this.channel) return
    const reader = new ByteReader(pdu.data)
    if (reader.remaining < PART_HEADER_BYTES + MESSAGE_HEADER_BYTES) return
    reader.u32LE()
    if ((reader.u32LE() & FIRST_PART) === 0) return
    const [type, flags] = [reader.u16LE(), reader.u16LE()]
    reader.u32LE()
    const body = reader.take(reader.remaining)
    if (pdu.kind === "request") {
      if (type === FORMAT_LIST) this.unanswered.push(Buffer.from(body).includes(FILE_LIST_NAME))
    } else this.readFromMachine(type, flags, body)
  }

  private readFromMachine(type: number, flags: number, body: Uint8Array): void {
    if (type === CAPABILITIES) this.takesFiles = (generalFlags(body) & TAKES_FILES) !== 0
    if (type === FORMAT_LIST && this.isOpen) this.events.onCopied()
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

/** Of the general capability set, which is the only one (§2.2.2.1.1.1). */
function generalFlags(body: Uint8Array): number {
  const reader = new ByteReader(body)
  if (reader.remaining < 4 + GENERAL_CAPABILITY_BYTES) return 0
  reader.take(4 + 8)
  return reader.u32LE()
}
