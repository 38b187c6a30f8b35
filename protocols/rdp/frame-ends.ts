/**
 * When what a machine has drawn counts as one picture. RDP without frame markers does not tell where an update ends: what one
 * chunk of the network draws ends with it, but the update behind a large chunk often goes on in the next one, and on a slow line
 * it goes on for as long as chunks end within a PDU.
 */

/** A larger chunk is seldom a whole update: a character that answers a key is some hundred bytes. */
const WHOLE_CHUNK_BYTES_MAX = 2048
/** What an update leaves for the next chunk follows after 1 to 2 ms where the machine is near. */
const REST_OF_UPDATE_MS = 3

/** Calls back after so many milliseconds; null: as soon as the chunk at hand is taken. */
type ScheduleFrameEnd = (afterMs: number | null, end: () => void) => void

const scheduleByClock: ScheduleFrameEnd = (afterMs, end) => {
  if (afterMs === null) setImmediate(end)
  else setTimeout(end, afterMs)
}

export class FrameEnds {
  private readonly onFrameEnd: () => void
  private readonly schedule: ScheduleFrameEnd
  private chunkBytes = 0
  private isFrameOpen = false
  /** It would have ended, but for a PDU of which a part has come. */
  private isDelayed = false
  private isWithinPdu = false

  constructor(onFrameEnd: () => void, schedule: ScheduleFrameEnd = scheduleByClock) {
    this.onFrameEnd = onFrameEnd
    this.schedule = schedule
  }

  /** @param bytes  of the chunk that is going to be drawn */
  onReceived(bytes: number): void {
    this.chunkBytes = bytes
  }

  onDrawn(): void {
    if (this.isFrameOpen) return
    this.isFrameOpen = true
    this.scheduleEnd()
  }

  /** The chunk is taken. @param isWithinPdu  it ends with a part of a PDU */
  onTaken(isWithinPdu: boolean): void {
    this.isWithinPdu = isWithinPdu
    if (isWithinPdu || !this.isDelayed) return
    this.isDelayed = false
    this.scheduleEnd()
  }

  private scheduleEnd(): void {
    this.schedule(this.chunkBytes > WHOLE_CHUNK_BYTES_MAX ? REST_OF_UPDATE_MS : null, () => {
      this.isDelayed = this.isWithinPdu
      if (this.isDelayed) return
      this.isFrameOpen = false
      this.onFrameEnd()
    })
  }
}
