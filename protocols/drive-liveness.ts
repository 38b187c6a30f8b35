/** Runs `Liveness` against the clock, for a link whose own library sends the probes. */
import { Liveness, type LivenessLimits } from "./liveness.ts"

export interface LivenessMonitor {
  /** Bytes have come. */
  received(): void
  /** Something was sent that is usually answered. */
  asked(): void
  /** The peer refuses connections: it is known not to be there. */
  refused(): void
  stop(): void
}

/** Starts immediately. No callback follows `onTimeout` or `stop`. */
export function monitorLiveness(
  limits: LivenessLimits,
  handlers: {
    /** The peer has not answered for so long; null: it answers again. */
    onSilence(forMs: number | null): void
    /** @param isRefused  whether it refuses connections; otherwise it does not answer */
    onTimeout(isRefused: boolean): void
    /** For a peer that is asked for a sign of life by the caller. */
    onProbe?(): void
  },
): LivenessMonitor {
  const liveness = new Liveness(performance.now(), limits)
  let timer: ReturnType<typeof setTimeout> | null = null
  const check = () => {
    const nowMs = performance.now()
    const step = liveness.poll(nowMs)
    if (step === "gone" || step === "refused") {
      timer = null
      return handlers.onTimeout(step === "refused")
    }
    if (step === "probe") handlers.onProbe?.()
    if (step === "silent") handlers.onSilence(liveness.silentForMs(nowMs))
    timer = setTimeout(check, Math.max(0, liveness.wakeAtMs - nowMs))
  }
  check()
  return {
    asked() {
      const nowMs = performance.now()
      if (!timer) return
      const dueAtMs = liveness.wakeAtMs
      liveness.onAsked(nowMs)
      if (liveness.wakeAtMs >= dueAtMs) return
      clearTimeout(timer)
      timer = setTimeout(check, Math.max(0, liveness.wakeAtMs - nowMs))
    },
    received() {
      if (timer && liveness.onReceived(performance.now())) handlers.onSilence(null)
    },
    refused() {
      const nowMs = performance.now()
      if (!timer) return
      const isNews = liveness.onRefused(nowMs)
      clearTimeout(timer)
      timer = setTimeout(check, Math.max(0, liveness.wakeAtMs - nowMs))
      if (isNews) handlers.onSilence(liveness.silentForMs(nowMs))
    },
    stop() {
      if (timer) clearTimeout(timer)
      timer = null
    },
  }
}
