/**
 * Capacity of the link to one viewer, estimated from its acknowledgements: how many bytes may be in flight so that
 * frames do not wait in network queues for long. Time is an argument.
 */

/** Frames may wait so long on the way, beside the time the way itself takes: half of what a hand notices. */
const QUEUE_DELAY_MS_MAX = 100
/** Waiting for so long shows that more is sent than the way carries. */
const CONGESTED_MS = 150
/** Bytes in flight before the capacity is measured: some pages, or a round trip of 100 ms at 20 Mbit/s. */
const WINDOW_BYTES_INITIAL = 256 * 1024
/** Below it nothing would arrive: a small page. */
const WINDOW_BYTES_MIN = 6 * 1024
const WINDOW_BYTES_MAX = 16 * 1024 * 1024
/** The rate is measured over so many answers. */
const RATE_SAMPLES_MAX = 12
/** Minimum size of a rate sample: with less, a pause of the viewer would look like a slow link. */
const RATE_SAMPLE_BYTES_MIN = 4 * 1024
/** Limit, as the first round trip of a large message measures rate, not latency; few links (satellites) exceed it. */
const ROUND_TRIP_MS_MAX = 300
/** The shortest round trip expires after this, because the latency of a link may rise. */
const ROUND_TRIP_TTL_MS = 30_000
/** A message is at most what the way carries in this time, so that a key's echo does not wait behind a page. */
const MESSAGE_MS = 120

/** The time of a smaller message is that of the way, not of its bytes. */
const PROOF_BYTES_MIN = 32 * 1024
/** Enough to prove the rate with, and little to wait for. */
const UNPROVEN_WINDOW_BYTES = 2 * PROOF_BYTES_MIN
/** The most that may wait in queues because of one message. */
const OVERRUN_MS = 300

/** Share of a message's transmission time that is subtracted from its round trip, because the rate is an estimate. */
const TRANSMISSION_RATIO = 0.8
/** Highest average rate of the stream common to all viewers: see `frame-pacer.ts`. */
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
  /** Bytes per millisecond. The median is robust against a viewer's pauses and two acknowledgements in a row. */
  private rateSamples: number[] = []
  private readonly sorted = new Float64Array(RATE_SAMPLES_MAX)
  private medianRate = Number.POSITIVE_INFINITY
  /** Set by congestion, or by `limit` for a large message: only as much as the link carries is sent. */
  private isLimited = false
  /** It is limited without having been congested, because a message was large. */
  private isDoubted = false
  /** Bytes a millisecond that came through for certain, the way there and back included; null while only little was sent. */
  private provenRate: number | null = null
  /** Size of the first message, the key frame. */
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

  /** What the link carries, as measured; infinite before the first measurement. */
  get bytesPerMs(): number {
    return this.medianRate
  }

  /** More may be sent. */
  get hasRoom(): boolean {
    return this.unacked.length === 0 || this.inFlightBytes < this.windowBytes
  }

  /** The message exceeds what the link is proven to carry in `OVERRUN_MS`: later messages would be delayed. */
  wouldOverrun(bytes: number): boolean {
    if (this.provenRate === null)
      return this.inFlightBytes + bytes - (this.firstBytes ?? 0) > WINDOW_BYTES_INITIAL
    return !this.isKnownQuick && this.inFlightBytes + bytes > this.provenRate * OVERRUN_MS
  }

  /** No message is too much for it. */
  get isKnownQuick(): boolean {
    return (this.provenRate ?? 0) >= FAST_BYTES_PER_MS
  }

  /** Limits the bytes in flight to the proven rate; acknowledgements raise the limit. */
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

  /** The link carries the stream common to all viewers, as far as measured. */
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
    this.medianRate = this.medianOfSamples()
  }

  /** Sorts by insertion: this runs for every answer of every viewer, and sorting a copy costs several times as much. */
  private medianOfSamples(): number {
    const { rateSamples, sorted } = this
    for (let count = 0; count < rateSamples.length; count++) {
      const rate = rateSamples[count]!
      let at = count
      for (; at > 0 && sorted[at - 1]! > rate; at--) sorted[at] = sorted[at - 1]!
      sorted[at] = rate
    }
    return sorted[rateSamples.length >> 1]!
  }

  private prove(bytes: number, tripMs: number): void {
    if (bytes >= PROOF_BYTES_MIN) this.provenRate = Math.max(this.provenRate ?? 0, bytes / tripMs)
  }

  private bytesDeliveredIn(ms: number): number {
    return this.medianRate * ms
  }
}
