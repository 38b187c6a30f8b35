/** Runs `Liveness` against the clock, for a link whose own library sends the probes. */
import { Liveness, type LivenessLimits } from "./liveness.ts"

export interface LivenessWatch {
  /** Bytes have come. */
  heard(): void
  stop(): void
}

/** Begins at once. Nothing is told after `onGone` or `stop`. */
export function watchLiveness(
  limits: LivenessLimits,
  on: {
    /** The peer has not answered for so long; null: it answers again. */
    silence(forMs: number | null): void
    gone(): void
  },
): LivenessWatch {
  const liveness = new Liveness(performance.now(), limits)
  let timer: ReturnType<typeof setTimeout> | null = null
  const look = () => {
    const nowMs = performance.now()
    const step = liveness.step(nowMs)
    if (step === "gone") {
      timer = null
      return on.gone()
    }
    if (step === "silent") on.silence(liveness.silentForMs(nowMs))
    timer = setTimeout(look, Math.max(0, liveness.wakeAtMs - nowMs))
  }
  look()
  return {
    heard() {
      if (timer && liveness.heard(performance.now())) on.silence(null)
    },
    stop() {
      if (timer) clearTimeout(timer)
      timer = null
    },
  }
}
