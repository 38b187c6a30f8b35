/**
 * Whether a machine's silence means anything: servers exist that announce answers to refresh requests and give none, so one
 * must have answered some before it is given up for silence. */

/** In a row: a picture that changes by itself is no answer. */
const ANSWERS_REQUIRED = 3
/** An answer takes a few milliseconds; a loaded machine some more. */
const ANSWER_MS_MAX = 500

export class ProbeTrust {
  private sentAtMs: number | null = null
  private answers = 0

  onProbe(): void {
    // Of a machine that is trusted, silence is judged by its liveness.
    if (this.sentAtMs !== null && !this.isTrusted) this.answers = 0
    this.sentAtMs = performance.now()
  }

  onReceived(): void {
    if (this.sentAtMs === null) return
    const isAnswer = performance.now() - this.sentAtMs <= ANSWER_MS_MAX
    this.sentAtMs = null
    if (!this.isTrusted) this.answers = isAnswer ? this.answers + 1 : 0
  }

  get isTrusted(): boolean {
    return this.answers >= ANSWERS_REQUIRED
  }
}
