/**
 * Writes the recording of a session: an append-only file of the messages sent to its viewers (`recording-format.ts`).
 * Records are copied into a batch that is written in the background (`recording-disk.ts`), so an append never waits
 * and keeps no reference to the caller's buffer.
 */
import {
  createRecordingFile,
  DISK_LIMITS,
  type DiskLimits,
  type OpenRecordingFile,
  RecordingDisk,
} from "./recording-disk.ts"
import {
  FILE_HEADER_BYTES,
  KEY_BIT,
  MAGIC,
  RECORD,
  RECORD_HEADER_BYTES,
  RECORDING_VERSION,
  recordCrc,
  SCREEN_KIND_CODES,
  type ScreenKind,
  SESSION_ID_BYTES,
} from "./recording-format.ts"
import { type Keyframe, KeyframeTiles, packResumption, type RecordedSlot } from "./recording-keyframes.ts"
import { type AccessRight, type MachineStatus, MESSAGE, type Supervision } from "./viewer-wire.ts"

export interface RecordingHeader {
  /** The session's id, at most 36 characters (a UUID). */
  sessionId: string
  kind: ScreenKind
  /** Epoch milliseconds of the session's time 0. */
  startedAtMs: number
}

export interface RecordedFile {
  name: string
  sizeBytes: number
  direction: "toMachine" | "fromMachine"
}

/** What happened in the session beside its picture. `isRefused`: by the virus scan, so that no person got the file. */
export type RecordingEvent =
  | { about: "join"; viewer: string; name: string; right: AccessRight }
  | { about: "leave"; viewer: string }
  | { about: "right"; viewer: string; right: AccessRight }
  /** The owner has declined the viewer's request for control. */
  | { about: "declined"; viewer: string }
  | { about: "clipboard"; viewer: string | null; sizeBytes: number; sha256: string }
  | ({ about: "file"; viewer: string; isRefused?: true } & RecordedFile)
  /** From here on the picture is old, or current again. */
  | ({ about: "machine" } & MachineStatus)
  | ({ about: "supervision" } & Supervision)
  /** A moment that a viewer marked; `text` may be "". */
  | { about: "marker"; viewer: string; text: string }
  /** A viewer was removed by the owner, for `reason`. */
  | { about: "removal"; viewer: string; reason: string }
  /** `cause`, `person`: who or what of this program ended it; missing for ends by the machine, and in older recordings. */
  | {
      about: "end"
      code: string
      detail: string
      exitStatus?: number | undefined
      cause?: string | undefined
      person?: string
    }

/** All times are milliseconds since the session began and never go back. Nothing here throws: see `failure`. */
export interface RecordingWriter {
  /** A message exactly as viewers receive it (FRAME, CURSOR, TITLE, TERMINAL_OUTPUT …). */
  appendMessage(atMs: number, bytes: Uint8Array): void
  /**
   * Appends a desktop's key frame; called by the screen. A recording begins with one.
   * @param resumption a RESUME_HISTORY operation where the following messages continue in the middle of an epoch
   */
  appendKeyframe(atMs: number, picture: Keyframe, resumption: Uint8Array | null): void
  /** Called before the first message after a key that draws from these slots. */
  appendSlots(atMs: number, slots: readonly RecordedSlot[]): void
  /** Appends a terminal's key frame, a TERMINAL_SNAPSHOT message. A recording begins with one. */
  appendSnapshot(atMs: number, appendMessage: Uint8Array): void
  appendEvent(atMs: number, event: RecordingEvent): void
  /** Appends a viewer's input message, where keyboard and mouse are recorded. */
  appendInput(atMs: number, viewer: string, appendMessage: Uint8Array): void
  /** A key is due: time and bytes since the last one have passed. Checked by the screen and by terminal sessions. */
  isKeyframeDue(atMs: number): boolean
  /** The first write error; from then on nothing is written. What follows is the caller's policy (fail-closed). */
  readonly failure: Error | null
  /** Called once, as soon as a write fails. */
  onFailure: ((error: Error) => void) | null
  /** The disk is too far behind what has been appended: nothing new is shown until `whenCaughtUp`. True after a failure. */
  readonly isBehind: boolean
  /** Resolves as soon as the recording is not behind; never after a failure. */
  whenCaughtUp(): Promise<void>
  /** Called when the disk falls behind, and when it has caught up again. */
  onLagChange: ((isBehind: boolean) => void) | null
  /** Bytes appended so far. */
  readonly sizeBytes: number
  /** Writes INDEX and END, syncs and closes. @returns SHA-256 of the file in hex. Rejects when it could not be completed. */
  close(atMs: number): Promise<string>
  /** Resolves when, after `close`, nothing changes the file any more: later than `close` where a write waits for a stalled disk. */
  readonly whenClosed: Promise<void>
}

/** Number of keys after which an INDEX is written; keeps each INDEX small. */
const KEYFRAMES_PER_INDEX = 64
/**
 * A key follows the last after at least 10 s and enough bytes, or after a minute; bounds the work of a seek. A key takes twice the time
 * of a whole page, and two megabytes are half a minute of pages.
 */
const KEYFRAME_INTERVAL_MS_MIN = 10_000
const KEYFRAME_INTERVAL_MS_MAX = 60_000
const KEYFRAME_AFTER_BYTES = 2 * 1024 * 1024

export interface RecordingOptions {
  openFile?: OpenRecordingFile
  limits?: DiskLimits
}

/** @throws when the file exists already or cannot be created: nothing is shown before it can be recorded */
export async function openRecording(
  path: string,
  header: RecordingHeader,
  { openFile = createRecordingFile, limits = DISK_LIMITS }: RecordingOptions = {},
): Promise<RecordingWriter> {
  const head = headerBytes(header)
  const file = await openFile(path)
  try {
    await file.write(head, 0, head.length)
    await file.datasync()
    return new FileRecording(new RecordingDisk(file, limits, head))
  } catch (error) {
    await file.close()
    throw error
  }
}

function headerBytes(header: RecordingHeader): Uint8Array {
  const id = new TextEncoder().encode(header.sessionId)
  if (id.length > SESSION_ID_BYTES) throw new Error(`a session id of ${id.length} bytes`)
  const bytes = new Uint8Array(FILE_HEADER_BYTES)
  const at = new DataView(bytes.buffer)
  bytes.set(new TextEncoder().encode(MAGIC))
  at.setUint16(8, RECORDING_VERSION, true)
  at.setUint16(10, SCREEN_KIND_CODES[header.kind], true)
  at.setFloat64(12, header.startedAtMs, true)
  bytes.set(id, 20)
  at.setUint32(60, recordCrc(bytes.subarray(0, 60), new Uint8Array(0)), true)
  return bytes
}

class FileRecording implements RecordingWriter {
  sizeBytes = FILE_HEADER_BYTES
  private readonly disk: RecordingDisk
  private readonly tiles = new KeyframeTiles()
  private closed = false
  private closing: Promise<string> | null = null
  private keyframesSinceIndex: { offset: number; atMs: number }[] = []
  private lastIndex = 0
  /** The cursor and the title in force: repeated after each key, so that every piece has them. */
  private readonly stickyMessages = new Map<number, Uint8Array>()
  /** With the size of the recording before it; its own includes the slots that are recorded after it. */
  private lastKeyframe: { atMs: number; bytesBefore: number; sizeBytes: number } | null = null

  constructor(disk: RecordingDisk) {
    this.disk = disk
  }

  get failure(): Error | null {
    return this.disk.failure
  }

  get isBehind(): boolean {
    return this.disk.isBehind
  }

  get whenClosed(): Promise<void> {
    return this.disk.whenClosed
  }

  whenCaughtUp(): Promise<void> {
    return this.disk.whenCaughtUp()
  }

  set onFailure(listener: ((error: Error) => void) | null) {
    this.disk.onFailure = listener
  }

  set onLagChange(listener: ((isBehind: boolean) => void) | null) {
    this.disk.onLagChange = listener
  }

  appendMessage(atMs: number, bytes: Uint8Array): void {
    const type = bytes[0]!
    if (type === MESSAGE.CURSOR || type === MESSAGE.TITLE)
      this.stickyMessages.set(type, new Uint8Array(bytes))
    this.append(atMs, RECORD.MESSAGE, [bytes])
  }

  appendKeyframe(atMs: number, picture: Keyframe, resumption: Uint8Array | null): void {
    this.appendKeyRecord(atMs, RECORD.KEY, this.tiles.keyframePayload(picture, this.sizeBytes), resumption)
  }

  appendSlots(atMs: number, slots: readonly RecordedSlot[]): void {
    const before = this.sizeBytes
    this.append(atMs, RECORD.SLOTS, this.tiles.slotsPayload(slots, this.sizeBytes))
    // The cache of the viewers as the last key knows it, a part of its price.
    if (this.lastKeyframe) this.lastKeyframe.sizeBytes += this.sizeBytes - before
  }

  appendSnapshot(atMs: number, message: Uint8Array): void {
    this.appendKeyRecord(atMs, RECORD.SNAPSHOT, [message], null)
  }

  appendEvent(atMs: number, event: RecordingEvent): void {
    this.append(atMs, RECORD.EVENT, [new TextEncoder().encode(JSON.stringify(event))])
  }

  appendInput(atMs: number, viewer: string, message: Uint8Array): void {
    const id = new TextEncoder().encode(viewer).subarray(0, 255)
    this.append(atMs, RECORD.INPUT, [Uint8Array.of(id.length), id, message])
  }

  isKeyframeDue(atMs: number): boolean {
    if (!this.lastKeyframe) return true
    const ageMs = atMs - this.lastKeyframe.atMs
    const bytesSince = this.sizeBytes - this.lastKeyframe.bytesBefore - this.lastKeyframe.sizeBytes
    // A key is never dearer than what it saves to play, so keys at most double a recording.
    if (bytesSince < this.lastKeyframe.sizeBytes) return false
    return (
      ageMs >= KEYFRAME_INTERVAL_MS_MAX ||
      (ageMs >= KEYFRAME_INTERVAL_MS_MIN && bytesSince >= KEYFRAME_AFTER_BYTES)
    )
  }

  close(atMs: number): Promise<string> {
    this.closing ??= this.finish(atMs)
    return this.closing
  }

  private async finish(atMs: number): Promise<string> {
    if (this.keyframesSinceIndex.length > 0) this.appendIndex(atMs)
    const end = new Uint8Array(12)
    const at = new DataView(end.buffer)
    at.setUint32(0, atMs, true)
    at.setFloat64(4, this.lastIndex, true)
    this.append(atMs, RECORD.END, [end])
    this.closed = true
    return await this.disk.close()
  }

  private appendKeyRecord(
    atMs: number,
    type: number,
    parts: readonly Uint8Array[],
    resumption: Uint8Array | null,
  ): void {
    const offset = this.sizeBytes
    this.append(atMs, type, parts, true)
    if (resumption) this.append(atMs, RECORD.RESUME_HISTORY, packResumption(resumption))
    for (const bytes of this.stickyMessages.values()) this.append(atMs, RECORD.MESSAGE, [bytes])
    this.keyframesSinceIndex.push({ offset, atMs })
    this.lastKeyframe = { atMs, bytesBefore: offset, sizeBytes: this.sizeBytes - offset }
    if (this.keyframesSinceIndex.length >= KEYFRAMES_PER_INDEX) this.appendIndex(atMs)
  }

  private appendIndex(atMs: number): void {
    const bytes = new Uint8Array(8 + this.keyframesSinceIndex.length * 12)
    const at = new DataView(bytes.buffer)
    at.setFloat64(0, this.lastIndex, true)
    this.keyframesSinceIndex.forEach((key, i) => {
      at.setFloat64(8 + i * 12, key.offset, true)
      at.setUint32(16 + i * 12, key.atMs, true)
    })
    this.lastIndex = this.sizeBytes
    this.keyframesSinceIndex = []
    this.append(atMs, RECORD.INDEX, [bytes])
  }

  private append(atMs: number, type: number, parts: readonly Uint8Array[], isKey = false): void {
    if (this.failure || this.closed) return
    const length = parts.reduce((sum, part) => sum + part.length, 1)
    const record = this.disk.reserve(RECORD_HEADER_BYTES + length)
    record.writeUInt32LE(isKey ? length + KEY_BIT : length, 0)
    record.writeUInt32LE(Math.max(0, Math.round(atMs)), 4)
    record[RECORD_HEADER_BYTES] = type
    let offset = RECORD_HEADER_BYTES + 1
    for (const part of parts) {
      record.set(part, offset)
      offset += part.length
    }
    record.writeUInt32LE(recordCrc(record.subarray(0, 8), record.subarray(RECORD_HEADER_BYTES)), 8)
    this.sizeBytes += record.length
  }
}
