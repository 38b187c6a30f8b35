/**
 * Liveness of a link's peer. Pure: time is an argument, in milliseconds of any monotonic clock.
 *
 * After `probeAfterMs` without a byte the protocol sends its probe, which every live peer answers. Any byte is an
 * answer. Each step counts from the step before, not from the last byte: a process that was suspended reads the bytes
 * that have arrived in the meantime before it ends the link.
 */

export interface LivenessLimits {
  /** Silence after which a probe is sent. */
  probeAfterMs: number
  /** The same after something was sent that is usually answered. Only useful when shorter. */
  answerAfterMs?: number
  /** Time without an answer to a probe after which viewers are notified. */
  noticeAfterMs: number
  /** A probe without an answer for so long: the link ends with UPSTREAM_TIMEOUT. */
  endAfterMs: number
}

/**
 * Two seconds without a byte are usual on a still screen, and a probe is some ten bytes. Viewers read of a silence that has
 * lasted five seconds; a slow panel whose answer takes longer is shown again as soon as it comes. Half a minute covers a switch that restarts its ports or a radio link that changes cells;
 * beyond it operating machinery by an outdated picture is a danger.
 */
export const LIVENESS_LIMITS: LivenessLimits = {
  probeAfterMs: 2_000,
  noticeAfterMs: 3_000,
  endAfterMs: 30_000,
}

/**
 * A peer that refuses connections is known to be gone, as one that closes its only connection: its end follows within five
 * seconds of its first refusal. A web server that is restarted answers again before.
 */
const REFUSED_MS_MAX = 3_000

type LivenessAction =
  /** Send a probe. */
  | "probe"
  /** Tell the viewers that the peer does not answer. */
  | "silent"
  /** Give the peer up. */
  | "gone"
  /** Give the peer up, which refuses connections. */
  | "refused"

export class Liveness {
  private readonly limits: LivenessLimits
  private receivedAtMs: number
  /** Since when an answer is due; null while none is. */
  private askedAtMs: number | null = null
  private probeSentAtMs: number | null = null
  private notifiedAtMs: number | null = null
  /** Since when it refuses connections; null while it does not. */
  private refusedAtMs: number | null = null

  constructor(nowMs: number, limits: LivenessLimits = LIVENESS_LIMITS) {
    this.limits = limits
    this.receivedAtMs = nowMs
  }

  /** Time of the next step. */
  get wakeAtMs(): number {
    const { probeAfterMs, answerAfterMs = probeAfterMs, noticeAfterMs, endAfterMs } = this.limits
    if (this.probeSentAtMs === null) {
      const dueAtMs = this.receivedAtMs + probeAfterMs
      return this.askedAtMs === null ? dueAtMs : Math.min(dueAtMs, this.askedAtMs + answerAfterMs)
    }
    if (this.notifiedAtMs === null) return this.probeSentAtMs + noticeAfterMs
    const goneAtMs = this.notifiedAtMs + endAfterMs - noticeAfterMs
    return this.refusedAtMs === null ? goneAtMs : Math.min(goneAtMs, this.refusedAtMs + REFUSED_MS_MAX)
  }

  /** Records that something was sent whose answer is a sign of life. */
  onAsked(nowMs: number): void {
    this.askedAtMs ??= nowMs
  }

  /** Records received bytes. @returns whether viewers had been notified that the peer does not answer */
  onReceived(nowMs: number): boolean {
    const wasTold = this.notifiedAtMs !== null
    this.receivedAtMs = nowMs
    this.askedAtMs = null
    this.probeSentAtMs = null
    this.notifiedAtMs = null
    this.refusedAtMs = null
    return wasTold
  }

  /** The peer is known not to be there: viewers are notified at once. @returns whether they had not been before */
  onRefused(nowMs: number): boolean {
    this.refusedAtMs ??= nowMs
    if (this.notifiedAtMs !== null) return false
    this.probeSentAtMs ??= nowMs
    this.notifiedAtMs = nowMs
    return true
  }

  /** The next step when it is due, else null. After "gone" and "refused" no step follows. */
  poll(nowMs: number): LivenessAction | null {
    if (nowMs < this.wakeAtMs) return null
    if (this.probeSentAtMs === null) {
      this.probeSentAtMs = nowMs
      return "probe"
    }
    if (this.notifiedAtMs !== null) return this.refusedAtMs === null ? "gone" : "refused"
    this.notifiedAtMs = nowMs
    return "silent"
  }

  /** Milliseconds since the last byte. */
  silentForMs(nowMs: number): number {
    return nowMs - this.receivedAtMs
  }
}

/** The end of a link whose peer was given up: unlike one that never answered, it could be reached. */
export const SILENCE_END = { code: "UPSTREAM_TIMEOUT", detail: "", diagnosis: "stoppedResponding" } as const
