/**
 * What the way to one viewer carries, learnt from its answers: how many bytes may be on the way so that frames wait no
 * longer than a moment in queues between. Time is an argument.
 */

/** Frames may wait so long on the way, beside the time the way itself takes: half of what a hand notices. */
const QUEUE_DELAY_MS_MAX = 100
/** Waiting for so long shows that more is sent than the way carries. */
export const CONGESTED_MS = 150
/** Bytes on the way that are not asked about: some pages, or a round trip of 100 ms at 20 Mbit/s. */
const WINDOW_BYTES_INITIAL = 256 * 1024
/** Below it nothing would arrive: a small page. */
const WINDOW_BYTES_MIN = 6 * 1024
const WINDOW_BYTES_MAX = 16 * 1024 * 1024
/** The rate is measured over so many answers. */
const RATE_SAMPLES_MAX = 12
/** Less than this says nothing about the rate: a pause of the viewer would look like a slow link. */
const RATE_SAMPLE_BYTES_MIN = 4 * 1024
/** A first answer to a large message says more about the rate than about the way; satellites take longer, rarely. */
const ROUND_TRIP_MS_MAX = 300
/** The shortest round trip is forgotten after this: a way may become longer. */
const ROUND_TRIP_TTL_MS = 30_000
/** A message is at most what the way carries in this time, so that a key's echo does not wait behind a page. */
const MESSAGE_MS = 120

/** The time of a smaller message is that of the way, not of its bytes. */
const PROOF_BYTES_MIN = 32 * 1024
/** Enough to prove the rate with, and little to wait for. */
const UNPROVEN_WINDOW_BYTES = 2 * PROOF_BYTES_MIN
/** The most that may wait in queues because of one message. */
const OVERRUN_MS = 300

/** Of the time that a message itself takes, so much is taken off its round trip: the rate is not known exactly. */
const TRANSMISSION_RATIO = 0.8
/** What is sent to all at most, on average: see `pace.ts`. */
const FAST_BYTES_PER_MS = 2000

interface SentMessage {
  seq: number
  sentAtMs: number
  bytes: number
  /** With all that was on the way before it. */
  bytesOnTheWay: number
}

export class LinkEstimator {
  /** On the way, oldest first. */
  readonly unacked: SentMessage[] = []
  private inFlightBytes = 0
  private windowBytes = WINDOW_BYTES_INITIAL
  private minRoundTrip = { ms: Number.POSITIVE_INFINITY, atMs: 0 }
  private queueMs = 0
  private ackedAtMs = Number.NEGATIVE_INFINITY
  /** Bytes a millisecond. The median counts: a viewer that pauses, or answers twice at once, is no other link. */
  private rateSamples: number[] = []
  private medianRate = Number.POSITIVE_INFINITY
  /** It was congested once: the rate is known from then on. */
  private isLimited = false
  /** It is limited without having been congested, because a message was large. */
  private isDoubted = false
  /** Bytes a millisecond that came through for certain, the way there and back included; null while only little was sent. */
  private provenRate: number | null = null
  /** Of the first message, the whole picture. */
  private firstBytes: number | null = null

  onSent(seq: number, bytes: number, nowMs: number): void {
    this.inFlightBytes += bytes
    this.unacked.push({ seq, sentAtMs: nowMs, bytes, bytesOnTheWay: this.inFlightBytes })
    this.firstBytes ??= bytes
  }

  onAcked(seq: number, nowMs: number): void {
    const before = this.inFlightBytes
    let last: SentMessage | null = null
    while (this.unacked[0] && this.unacked[0].seq <= seq) {
      last = this.unacked.shift()!
      this.inFlightBytes -= last.bytes
    }
    if (!last) return
    const bytes = before - this.inFlightBytes
    const tripMs = nowMs - last.sentAtMs
    this.prove(last.bytesOnTheWay, Math.max(1, tripMs))
    const emptyMs = this.baseRoundTripMs(tripMs, last.bytes)
    if (emptyMs <= this.minRoundTrip.ms || nowMs - this.minRoundTrip.atMs > ROUND_TRIP_TTL_MS)
      this.minRoundTrip = { ms: emptyMs, atMs: nowMs }
    this.addRateSample(
      bytes,
      Math.max(1, nowMs - Math.max(this.ackedAtMs, last.sentAtMs + this.minRoundTrip.ms)),
    )
    this.ackedAtMs = nowMs
    if (this.isDoubted && this.isKnownQuick) this.trust()
    this.queueMs = tripMs - this.minRoundTrip.ms
    if (this.queueMs > CONGESTED_MS && this.bytesDeliveredIn(1) < FAST_BYTES_PER_MS) {
      this.isLimited = true
      this.isDoubted = false
      this.provenRate = this.bytesDeliveredIn(1)
      this.windowBytes = Math.max(
        WINDOW_BYTES_MIN,
        this.bytesDeliveredIn(this.minRoundTrip.ms + QUEUE_DELAY_MS_MAX),
      )
    } else if (this.queueMs < QUEUE_DELAY_MS_MAX && before * 2 > this.windowBytes)
      this.windowBytes = Math.min(WINDOW_BYTES_MAX, this.windowBytes + bytes / 2)
  }

  /** More may be sent. */
  get hasRoom(): boolean {
    return this.unacked.length === 0 || this.inFlightBytes < this.windowBytes
  }

  /** The message is more than the way is known to carry in a moment: what follows it would be late. */
  wouldOverrun(bytes: number): boolean {
    if (this.provenRate === null)
      return this.inFlightBytes + bytes - (this.firstBytes ?? 0) > WINDOW_BYTES_INITIAL
    return !this.isKnownQuick && this.inFlightBytes + bytes > this.provenRate * OVERRUN_MS
  }

  /** No message is too much for it. */
  get isKnownQuick(): boolean {
    return (this.provenRate ?? 0) >= FAST_BYTES_PER_MS
  }

  /** Only what the way is known to carry is sent from now on, and as much more as turns out to come through. */
  limit(): void {
    if (this.isLimited) return
    this.isLimited = true
    this.isDoubted = true
    const roundTripMs = Math.min(this.minRoundTrip.ms, ROUND_TRIP_MS_MAX)
    this.windowBytes =
      this.provenRate === null
        ? UNPROVEN_WINDOW_BYTES
        : Math.max(WINDOW_BYTES_MIN, this.provenRate * (roundTripMs + QUEUE_DELAY_MS_MAX))
  }

  private trust(): void {
    this.isDoubted = false
    this.isLimited = false
    this.windowBytes = WINDOW_BYTES_INITIAL
  }

  /** More was sent than the way carries, and it waits. */
  isCongested(nowMs: number): boolean {
    const oldest = this.unacked[0]
    if (!oldest || this.isFast) return false
    const waitsMs =
      nowMs - oldest.sentAtMs - (this.minRoundTrip.ms === Number.POSITIVE_INFINITY ? 0 : this.minRoundTrip.ms)
    return waitsMs > CONGESTED_MS * 2 || this.queueMs > CONGESTED_MS
  }

  /** It would not be held up by others, as far as is known. */
  get isFast(): boolean {
    return this.messageBytesMax >= FAST_BYTES_PER_MS * MESSAGE_MS
  }

  /** The largest message that does not hold up those behind it; none while the way seems to carry everything. */
  get messageBytesMax(): number {
    if (!this.isLimited) return Number.POSITIVE_INFINITY
    return Math.max(
      WINDOW_BYTES_MIN,
      (this.windowBytes / (Math.min(this.minRoundTrip.ms, ROUND_TRIP_MS_MAX) + QUEUE_DELAY_MS_MAX)) *
        MESSAGE_MS,
    )
  }

  /** About what an empty message would have taken. */
  private baseRoundTripMs(tripMs: number, bytes: number): number {
    const msPerByte = this.rateSamples.length > 0 ? 1 / this.bytesDeliveredIn(1) : 0
    return Math.min(ROUND_TRIP_MS_MAX, Math.max(1, tripMs - bytes * msPerByte * TRANSMISSION_RATIO))
  }

  /** Bytes that came through, and the time in which nothing but them was on the way. */
  private addRateSample(bytes: number, busyMs: number): void {
    if (bytes < RATE_SAMPLE_BYTES_MIN) return
    this.rateSamples.push(bytes / busyMs)
    if (this.rateSamples.length > RATE_SAMPLES_MAX) this.rateSamples.shift()
    this.medianRate = this.rateSamples.toSorted((a, b) => a - b)[Math.floor(this.rateSamples.length / 2)]!
  }

  private prove(bytes: number, tripMs: number): void {
    if (bytes >= PROOF_BYTES_MIN) this.provenRate = Math.max(this.provenRate ?? 0, bytes / tripMs)
  }

  private bytesDeliveredIn(ms: number): number {
    return this.medianRate * ms
  }
}
