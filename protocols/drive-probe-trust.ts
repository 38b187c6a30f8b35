/**
 * Whether a machine's silence means anything: servers exist that announce answers to refresh requests and give none, so one
 * must have answered some before it is given up for silence. */

/** In a row: what is asked for may also have changed by itself. */
const ANSWERS_REQUIRED = 3
/** An answer takes a few milliseconds; a loaded machine some more. */
const ANSWER_MS_MAX = 500

export class ProbeTrust {
  private sentAtMs: number | null = null
  private answers = 0
  private missed = 0

  onProbe(): void {
    if (this.sentAtMs !== null) this.miss()
    this.sentAtMs = performance.now()
  }

  /** What looks like an answer has come. */
  onAnswer(): void {
    if (this.sentAtMs === null) return
    const isInTime = performance.now() - this.sentAtMs <= ANSWER_MS_MAX
    this.sentAtMs = null
    if (isInTime) this.answers++
    else this.miss()
  }

  /** What can only be an answer has come. */
  onCertainAnswer(): void {
    this.sentAtMs = null
    this.answers = ANSWERS_REQUIRED
  }

  get isTrusted(): boolean {
    return this.answers >= ANSWERS_REQUIRED
  }

  /** It has let as many requests pass as would have made it trusted. */
  get isDoubted(): boolean {
    return this.missed >= ANSWERS_REQUIRED
  }

  /** Of a machine that is trusted, silence is judged by its liveness. */
  private miss(): void {
    if (this.isTrusted) return
    this.missed++
    this.answers = 0
  }
}
