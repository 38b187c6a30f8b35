/**
 * What the machine sends after the handshake, PDU by PDU, before the protocol core gets it: bitmaps are drawn here or replaced
 * where the core cannot draw them, pointers are taken out, and reasons for an end are noted.
 */
import { toDataView } from "../bytes.ts"
import { ProtocolError } from "../link.ts"
import { FRAGMENTED_UPDATE_BYTES_MAX } from "./limits.ts"
import type { CursorEvent } from "./picture/arrow-pointer.ts"
import { isDrawable } from "./picture/bitmap-drawing.ts"
import { type Bitmap, type DesktopSize, fitBitmaps, readBitmaps } from "./picture/bitmap-update.ts"
import { defaultPalette, readPalette } from "./picture/colour-depth.ts"
import {
  isPointerUpdate,
  POINTER_CACHED,
  POINTER_COLOUR,
  POINTER_DEFAULT,
  POINTER_HIDDEN,
  POINTER_NEW,
  Pointers,
} from "./picture/pointers.ts"
import { disconnectReason, parseChannelData } from "./wire/mcs.ts"
import { fastPathHeaderBytes, fastPathPdu, TPKT_VERSION } from "./wire/pdu-splitter.ts"
import {
  DATA_ERROR_INFO,
  DATA_POINTER,
  DATA_UPDATE,
  demandedDesktopSize,
  parseShareData,
} from "./wire/share-data.ts"

export interface ServerStreamEvents {
  /** Draws all bitmaps of an update. @returns false where the picture is not ready for it: the core draws them */
  drawBitmaps(bitmaps: readonly Bitmap[], desktop: DesktopSize): boolean
  onCursor(cursor: CursorEvent): void
  /** The machine says why it is going to end the connection (MS-RDPBCGR §2.2.5.1.1). */
  onErrorInfo(code: number): void
  onDesktopSize(size: DesktopSize): void
  /** The machine ends the connection, for a reason of T.125. */
  onDisconnect(reason: number): void
}

const CODE_ORDERS = 0
const CODE_BITMAP = 1
const CODE_PALETTE = 2
const CODE_SURFACE_COMMANDS = 4
const FRAGMENT_SINGLE = 0
const FRAGMENT_LAST = 1
const FRAGMENT_FIRST = 2
const COMPRESSION_USED = 2
const SLOW_UPDATE_ORDERS = 0
const SLOW_UPDATE_BITMAP = 1
const SLOW_UPDATE_PALETTE = 2
/** Contents of rewritten fast-path PDUs. */
const PART_BYTES_MAX = 15_000
const UPDATE_HEADER_BYTES = 3

/** Message types of slow-path pointers, and the fast-path codes of the same. */
const SLOW_POINTER_SYSTEM = 1
const SLOW_POINTERS: Record<number, number> = { 6: POINTER_COLOUR, 7: POINTER_CACHED, 8: POINTER_NEW }

interface Update {
  code: number
  fragment: number
  data: Uint8Array
  /** With its header, as it came. */
  whole: Uint8Array
}

export class ServerStream {
  private readonly events: ServerStreamEvents
  private readonly pointers = new Pointers()
  private fragments: { code: number; parts: Uint8Array[]; bytes: number } | null = null
  private desktop: DesktopSize
  private palette = defaultPalette()
  /** The machine also draws by what only the core can draw, which it does later: one of both draws all, in order. */
  private coreDraws = false

  /** @param desktop as requested; the machine may choose another size */
  constructor(desktop: DesktopSize, events: ServerStreamEvents) {
    this.desktop = desktop
    this.events = events
  }

  /** @returns what the core gets in its place. @throws ProtocolError */
  pass(pdu: Uint8Array): Uint8Array[] {
    return pdu[0] === TPKT_VERSION ? this.slowPath(pdu) : this.fastPath(pdu)
  }

  private slowPath(pdu: Uint8Array): Uint8Array[] {
    const reason = disconnectReason(pdu)
    if (reason !== null) this.events.onDisconnect(reason)
    const channel = parseChannelData(pdu)
    if (channel?.kind !== "indication") return [pdu]
    const size = demandedDesktopSize(channel.data)
    if (size) {
      this.desktop = size
      this.events.onDesktopSize(size)
    }
    const share = parseShareData(channel.data)
    if (!share) return [pdu]
    if (share.isCompressed) throw new ProtocolError("a compressed PDU, which was not offered")
    switch (share.type) {
      case DATA_UPDATE:
        return this.slowUpdate(pdu, share.body)
      case DATA_POINTER:
        this.slowPointer(share.body)
        return []
      case DATA_ERROR_INFO:
        if (share.body.length >= 4) this.events.onErrorInfo(toDataView(share.body).getUint32(0, true))
        return [pdu]
      default:
        return [pdu]
    }
  }

  private slowUpdate(pdu: Uint8Array, body: Uint8Array): Uint8Array[] {
    const type = body.length < 2 ? null : toDataView(body).getUint16(0, true)
    if (type === SLOW_UPDATE_PALETTE) {
      this.setPalette(body)
      return []
    }
    this.coreDraws ||= type === SLOW_UPDATE_ORDERS
    if (type !== SLOW_UPDATE_BITMAP) return [pdu]
    const fitting = this.drawOrFit(body)
    return fitting ? fitting.flatMap((update) => updatePdus(CODE_BITMAP, update)) : [pdu]
  }

  /** @returns updates for the core; null when it gets the update as it is */
  private drawOrFit(update: Uint8Array): Uint8Array[] | null {
    const bitmaps = readBitmaps(update)
    this.coreDraws ||= !bitmaps.every(isDrawable)
    if (!this.coreDraws && this.events.drawBitmaps(bitmaps, this.desktop)) return []
    return fitBitmaps(bitmaps, this.desktop, this.palette)
  }

  private setPalette(update: Uint8Array): void {
    this.palette = readPalette(update)
    this.pointers.palette = this.palette
  }

  private slowPointer(body: Uint8Array): void {
    if (body.length < 4) throw new ProtocolError("a pointer update ended short")
    const type = toDataView(body).getUint16(0, true)
    const data = body.subarray(4)
    if (type === SLOW_POINTER_SYSTEM) {
      const isHidden = data.length >= 4 && toDataView(data).getUint32(0, true) === 0
      return this.pointer(isHidden ? POINTER_HIDDEN : POINTER_DEFAULT, data)
    }
    const code = SLOW_POINTERS[type]
    if (code !== undefined) this.pointer(code, data)
  }

  private pointer(code: number, data: Uint8Array): void {
    const cursor = this.pointers.read(code, data)
    if (cursor) this.events.onCursor(cursor)
  }

  private fastPath(pdu: Uint8Array): Uint8Array[] {
    const updates = parseUpdates(pdu)
    const passed: Uint8Array[] = []
    let isUnchanged = true
    for (const update of updates) {
      const replaced = this.replaceUpdate(update)
      if (replaced) isUnchanged = false
      passed.push(...(replaced ?? [fastPathPdu(0, update.whole)]))
    }
    return isUnchanged ? [pdu] : passed
  }

  /** @returns null for an update that passes as it is */
  private replaceUpdate(update: Update): Uint8Array[] | null {
    const { code } = update
    this.coreDraws ||= code === CODE_ORDERS || code === CODE_SURFACE_COMMANDS
    if (code !== CODE_BITMAP && code !== CODE_PALETTE && !isPointerUpdate(code)) return null
    const data = update.fragment === FRAGMENT_SINGLE ? update.data : this.collect(update)
    if (data === null) return []
    if (code === CODE_PALETTE) {
      this.setPalette(data)
      return []
    }
    if (code !== CODE_BITMAP) {
      this.pointer(code, data)
      return []
    }
    const fitting = this.drawOrFit(data)
    if (fitting) return fitting.flatMap((part) => updatePdus(code, part))
    return update.fragment === FRAGMENT_SINGLE ? null : updatePdus(code, data)
  }

  /** @returns the whole update with its last fragment; null before it */
  private collect({ code, fragment, data }: Update): Uint8Array | null {
    if (fragment === FRAGMENT_FIRST) this.fragments = { code, parts: [], bytes: 0 }
    if (this.fragments?.code !== code) throw new ProtocolError("a fragment of no update")
    this.fragments.parts.push(data.slice())
    this.fragments.bytes += data.length
    if (this.fragments.bytes > FRAGMENTED_UPDATE_BYTES_MAX) throw new ProtocolError("an endless update")
    if (fragment !== FRAGMENT_LAST) return null
    const whole = Buffer.concat(this.fragments.parts)
    this.fragments = null
    return whole
  }
}

function parseUpdates(pdu: Uint8Array): Update[] {
  const updates: Update[] = []
  const view = toDataView(pdu)
  for (let at = fastPathHeaderBytes(pdu); at < pdu.length; ) {
    const start = at
    const header = pdu[at++]!
    if (header >> 6 === COMPRESSION_USED && (pdu[at++]! & 0x20) !== 0) {
      throw new ProtocolError("a compressed update, which was not offered")
    }
    if (at + 2 > pdu.length) throw new ProtocolError("a fast-path update ended short")
    const end = at + 2 + view.getUint16(at, true)
    if (end > pdu.length) throw new ProtocolError("a fast-path update ended short")
    const data = pdu.subarray(at + 2, end)
    updates.push({ code: header & 15, fragment: (header >> 4) & 3, data, whole: pdu.subarray(start, end) })
    at = end
  }
  return updates
}

/** One update in as many fragments as it needs. */
function updatePdus(code: number, data: Uint8Array): Uint8Array[] {
  const pdus: Uint8Array[] = []
  for (let at = 0; at < data.length; at += PART_BYTES_MAX) {
    const part = data.subarray(at, at + PART_BYTES_MAX)
    const isFirst = at === 0
    const isLast = at + PART_BYTES_MAX >= data.length
    const fragment = isFirst ? (isLast ? FRAGMENT_SINGLE : FRAGMENT_FIRST) : isLast ? FRAGMENT_LAST : 3
    const update = new Uint8Array(UPDATE_HEADER_BYTES + part.length)
    update.set([code | (fragment << 4), part.length & 0xff, part.length >> 8])
    update.set(part, UPDATE_HEADER_BYTES)
    pdus.push(fastPathPdu(0, update))
  }
  return pdus
}
