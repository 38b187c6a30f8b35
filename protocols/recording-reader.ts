/** Reads a recording, complete or cut short by a crash, over any source of bytes (a file, an object store). */
import { toDataView } from "./bytes.ts"
import { ProtocolError } from "./link.ts"
import type { RecordingEvent, RecordingHeader } from "./recording.ts"
import {
  END_PAYLOAD_BYTES,
  FILE_HEADER_BYTES,
  MAGIC,
  RECORD,
  RECORD_BYTES_MAX,
  RECORD_HEADER_BYTES,
  RECORDING_VERSION,
  RECORDING_VERSION_OLDEST,
  readRecordHeader,
  recordCrc,
  SCREEN_KIND_CODES,
  type ScreenKind,
  SESSION_ID_BYTES,
  type StoredRecord,
} from "./recording-format.ts"
import { KeyframeReader, resumeMessage } from "./recording-keyframe-reader.ts"
import { packSegment } from "./viewer-wire-segment.ts"

export interface RecordingSource {
  sizeBytes: number
  /** @returns exactly `length` bytes; never called for a range beyond `sizeBytes` */
  read(offset: number, length: number): Promise<Uint8Array>
}

interface RecordingInfo extends RecordingHeader {
  durationMs: number
  sizeBytes: number
  /** Bytes up to the end of the last complete record; less than `sizeBytes` after a crash. */
  validBytes: number
  /** The recording was closed in order; false while it is being written and after a crash. */
  complete: boolean
  keys: number
}

export interface RecordingReader {
  readonly info: RecordingInfo
  /** The piece that shows `atMs`, for `parseSegment` in the browser. Clamped to the recording. */
  segment(atMs: number): Promise<Uint8Array<ArrayBuffer>>
  /** The first events, all without `max`; reads the recording up to the last of them. */
  events(max?: number): Promise<{ atMs: number; event: RecordingEvent }[]>
  /** The first events as `events`, and the moments at which the picture changed; reads the whole recording once. */
  history(
    maxEvents: number,
  ): Promise<{ events: { atMs: number; event: RecordingEvent }[]; changes: number[] }>
  /** What viewers did, each with the id of the viewer's `join` event; `message` as it came (`viewer-wire-input.ts`). */
  inputs(): Promise<{ atMs: number; viewer: string; message: Uint8Array }[]>
}

/** Records are read in pieces of this size: few reads, little memory. */
const CHUNK_BYTES = 1024 * 1024

interface KeyframeEntry {
  offset: number
  atMs: number
}

interface KeyframeScan {
  keys: KeyframeEntry[]
  durationMs: number
  validBytes: number
  complete: boolean
}

/** @throws ProtocolError when the file is not a recording, or has no complete key */
export async function openRecordingReader(source: RecordingSource): Promise<RecordingReader> {
  const header = await readHeader(source)
  const found = (await scanByIndex(source)) ?? (await scanAllRecords(source))
  if (found.keys.length === 0) throw new ProtocolError("a recording without a picture")
  const resolver = new KeyframeReader((offset) => readRecord(source, offset, found.validBytes))
  return {
    info: {
      ...header,
      durationMs: found.durationMs,
      sizeBytes: source.sizeBytes,
      validBytes: found.validBytes,
      complete: found.complete,
      keys: found.keys.length,
    },
    segment: (atMs) => buildSegment(source, found, resolver, atMs),
    async events(max = Number.POSITIVE_INFINITY) {
      const events: { atMs: number; event: RecordingEvent }[] = []
      for await (const { head, payload } of readRecords(source, FILE_HEADER_BYTES, found.validBytes)) {
        if (payload[0] === RECORD.EVENT) events.push({ atMs: head.atMs, event: decodeEventRecord(payload) })
        if (events.length >= max) break
      }
      return events
    },
    history: (maxEvents) => readHistory(readRecords(source, FILE_HEADER_BYTES, found.validBytes), maxEvents),
    async inputs() {
      const inputs: { atMs: number; viewer: string; message: Uint8Array }[] = []
      for await (const { head, payload } of readRecords(source, FILE_HEADER_BYTES, found.validBytes))
        if (payload[0] === RECORD.INPUT) inputs.push({ atMs: head.atMs, ...decodeInputRecord(payload) })
      return inputs
    },
  }
}

async function readHistory(
  records: AsyncIterable<StoredRecord>,
  maxEvents: number,
): Promise<{ events: { atMs: number; event: RecordingEvent }[]; changes: number[] }> {
  const events: { atMs: number; event: RecordingEvent }[] = []
  const changes: number[] = []
  let keyAtMs = -1
  for await (const { head, payload } of records) {
    if (head.isKey) keyAtMs = head.atMs
    // A key frame repeats the picture, and the messages written with it the cursor and the title.
    const isChange = payload[0] === RECORD.MESSAGE && head.atMs !== keyAtMs
    if (isChange && changes.at(-1) !== head.atMs) changes.push(head.atMs)
    if (payload[0] === RECORD.EVENT && events.length < maxEvents)
      events.push({ atMs: head.atMs, event: decodeEventRecord(payload) })
  }
  return { events, changes }
}

/** @throws ProtocolError when the viewer's id leaves the record */
function decodeInputRecord(payload: Uint8Array): { viewer: string; message: Uint8Array } {
  const idEnd = 2 + (payload[1] ?? 0)
  if (idEnd > payload.length) throw new ProtocolError("an input of the recording without its viewer")
  return { viewer: new TextDecoder().decode(payload.subarray(2, idEnd)), message: payload.slice(idEnd) }
}

async function buildSegment(
  source: RecordingSource,
  found: KeyframeScan,
  resolver: KeyframeReader,
  atMs: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const { keys } = found
  const later = keys.findIndex((key) => key.atMs > atMs)
  const index = later < 0 ? keys.length - 1 : Math.max(0, later - 1)
  const key = keys[index]!
  const next = keys[index + 1]
  const messages: { atMs: number; bytes: Uint8Array }[] = []
  const keeps: Uint8Array[] = []
  let resume: Uint8Array | null = null
  for await (const { head, payload } of readRecords(source, key.offset, next?.offset ?? found.validBytes)) {
    if (messages.length === 0)
      messages.push({ atMs: head.atMs, bytes: await resolver.keyframeMessage(head, payload) })
    else if (payload[0] === RECORD.MESSAGE) messages.push({ atMs: head.atMs, bytes: payload.subarray(1) })
    else if (payload[0] === RECORD.RESUME || payload[0] === RECORD.RESUME_HISTORY) resume = payload
    else if (payload[0] === RECORD.SLOTS) keeps.push(...(await resolver.keepOperations(payload)))
  }
  const [first] = messages
  // All slots are filled in the first message: none is refilled before it is drawn from.
  if (resume && first) messages.splice(1, 0, { ...first, bytes: resumeMessage(first.bytes, resume, keeps) })
  return packSegment({
    startMs: key.atMs,
    endMs: next?.atMs ?? found.durationMs,
    last: next === undefined,
    messages,
  })
}

async function readHeader(source: RecordingSource): Promise<RecordingHeader> {
  if (source.sizeBytes < FILE_HEADER_BYTES) throw new ProtocolError("a recording without a header")
  const bytes = await source.read(0, FILE_HEADER_BYTES)
  const at = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (new TextDecoder().decode(bytes.subarray(0, 8)) !== MAGIC)
    throw new ProtocolError("this file is no recording")
  if (at.getUint32(60, true) !== recordCrc(bytes.subarray(0, 60), new Uint8Array(0)))
    throw new ProtocolError("the header of the recording is damaged")
  const version = at.getUint16(8, true)
  if (version < RECORDING_VERSION_OLDEST || version > RECORDING_VERSION)
    throw new ProtocolError(`a recording of version ${version}`)
  const id = new TextDecoder().decode(bytes.subarray(20, 20 + SESSION_ID_BYTES))
  return {
    sessionId: id.replace(/\0+$/, ""),
    kind: screenKindOfCode(at.getUint16(10, true)),
    startedAtMs: at.getFloat64(12, true),
  }
}

function screenKindOfCode(code: number): ScreenKind {
  const known = Object.entries(SCREEN_KIND_CODES).find(([, known]) => known === code)
  if (!known) throw new ProtocolError(`a recording of an unknown kind of screen, ${code}`)
  return known[0] as ScreenKind
}

/** The short way for a recording that was closed: END at the tail names the last INDEX. null: scan instead. */
async function scanByIndex(source: RecordingSource): Promise<KeyframeScan | null> {
  const endOffset = source.sizeBytes - RECORD_HEADER_BYTES - END_PAYLOAD_BYTES
  if (endOffset < FILE_HEADER_BYTES) return null
  const end = await readRecordOrNull(source, endOffset, source.sizeBytes)
  if (end?.payload[0] !== RECORD.END) return null
  const at = toDataView(end.payload)
  const keys: KeyframeEntry[] = []
  let indexOffset = at.getFloat64(5, true)
  let before = source.sizeBytes
  while (indexOffset > 0) {
    // Each INDEX names an earlier one: the chain ends.
    if (indexOffset >= before) return null
    before = indexOffset
    const index = await readRecordOrNull(source, indexOffset, source.sizeBytes)
    if (index?.payload[0] !== RECORD.INDEX) return null
    const list = toDataView(index.payload)
    const page: KeyframeEntry[] = []
    for (let i = 9; i + 12 <= index.payload.length; i += 12)
      page.push({ offset: list.getFloat64(i, true), atMs: list.getUint32(i + 8, true) })
    keys.unshift(...page)
    indexOffset = list.getFloat64(1, true)
  }
  return { keys, durationMs: at.getUint32(1, true), validBytes: source.sizeBytes, complete: true }
}

/** The long way: every record up to the first that is torn or damaged. */
async function scanAllRecords(source: RecordingSource): Promise<KeyframeScan> {
  const found: KeyframeScan = { keys: [], durationMs: 0, validBytes: FILE_HEADER_BYTES, complete: false }
  for await (const { head, payload, offset } of readRecords(source, FILE_HEADER_BYTES, source.sizeBytes)) {
    if (head.isKey) found.keys.push({ offset, atMs: head.atMs })
    found.durationMs = Math.max(found.durationMs, head.atMs)
    found.validBytes = offset + RECORD_HEADER_BYTES + payload.length
    found.complete = payload[0] === RECORD.END
  }
  return found
}

/** The complete records between two offsets; ends silently at the first truncated or corrupt one. */
async function* readRecords(source: RecordingSource, from: number, to: number): AsyncGenerator<StoredRecord> {
  let chunk: Uint8Array = new Uint8Array(0)
  let chunkAt = from
  let offset = from
  const need = async (length: number): Promise<boolean> => {
    if (length > to - offset) return false
    if (offset + length <= chunkAt + chunk.length) return true
    chunk = await source.read(offset, Math.min(Math.max(length, CHUNK_BYTES), to - offset))
    chunkAt = offset
    return true
  }
  while (await need(RECORD_HEADER_BYTES)) {
    const { payloadBytes } = readRecordHeader(chunk, offset - chunkAt)
    if (payloadBytes > RECORD_BYTES_MAX || !(await need(RECORD_HEADER_BYTES + payloadBytes))) return
    const record = verifyRecord(
      chunk.subarray(offset - chunkAt, offset - chunkAt + RECORD_HEADER_BYTES + payloadBytes),
      offset,
    )
    if (!record) return
    yield record
    offset += RECORD_HEADER_BYTES + payloadBytes
  }
}

async function readRecordOrNull(
  source: RecordingSource,
  offset: number,
  to: number,
): Promise<StoredRecord | null> {
  if (offset < FILE_HEADER_BYTES || offset + RECORD_HEADER_BYTES > to) return null
  const head = readRecordHeader(await source.read(offset, RECORD_HEADER_BYTES), 0)
  const length = RECORD_HEADER_BYTES + head.payloadBytes
  if (head.payloadBytes > RECORD_BYTES_MAX || offset + length > to) return null
  return verifyRecord(await source.read(offset, length), offset)
}

async function readRecord(source: RecordingSource, offset: number, to: number): Promise<StoredRecord> {
  const record = await readRecordOrNull(source, offset, to)
  if (!record) throw new ProtocolError(`the recording is damaged at byte ${offset}`)
  return record
}

function verifyRecord(bytes: Uint8Array, offset: number): StoredRecord | null {
  const head = readRecordHeader(bytes, 0)
  const payload = bytes.subarray(RECORD_HEADER_BYTES)
  if (payload.length === 0 || recordCrc(bytes.subarray(0, 8), payload) !== head.crc) return null
  return { offset, head, payload }
}

function decodeEventRecord(payload: Uint8Array): RecordingEvent {
  try {
    return JSON.parse(new TextDecoder().decode(payload.subarray(1))) as RecordingEvent
  } catch {
    throw new ProtocolError("an event of the recording that is not JSON")
  }
}

/** What `checkRecording` found. */
export interface RecordingCheck {
  /** Bytes up to the last record whose checksum is right. */
  validBytes: number
  durationMs: number
  /** The recording was closed: it ends with an END record. */
  complete: boolean
  /** The index at the end names the keys that are in the file; false without an index. */
  indexed: boolean
}

/**
 * Reads every record and compares it with its checksum, and the index with the keys that it names.
 *
 * @throws ProtocolError when the file is no recording
 */
export async function checkRecording(source: RecordingSource): Promise<RecordingCheck> {
  await readHeader(source)
  const { keys, ...found } = await scanAllRecords(source)
  const index = await scanByIndex(source)
  return { ...found, indexed: index !== null && JSON.stringify(index.keys) === JSON.stringify(keys) }
}
