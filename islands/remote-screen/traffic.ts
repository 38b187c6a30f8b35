/** Measures a viewer's link: the delay to the server by pings, and the bytes that arrive. Independent of the DOM. */
import type { ViewerInput } from "../../protocols/viewer-wire-input.ts"

export interface Traffic {
  /** There and back, milliseconds; null before the first answer. */
  delayMs: number | null
  bytesPerSecond: number
}

export const NO_TRAFFIC: Traffic = { delayMs: null, bytesPerSecond: 0 }
/** How often the link is measured. */
export const MEASURE_INTERVAL_MS = 2000
/** Weight of a new measurement: a single slow answer moves the figure by a third. */
const SMOOTHING = 1 / 3

export interface TrafficMeter {
  onBytes(count: number): void
  /** @returns the delay with this answer, milliseconds */
  onPong(token: number, nowMs: number): number | null
  /** Call it every MEASURE_INTERVAL_MS. */
  measure(nowMs: number): Traffic
}

export function createTrafficMeter(send: (input: ViewerInput) => void): TrafficMeter {
  let token = 0
  let sentAtMs = 0
  let delayMs: number | null = null
  let bytes = 0
  let sinceMs: number | null = null
  return {
    onBytes: (count) => {
      bytes += count
    },
    onPong(answered, nowMs) {
      if (answered !== token) return delayMs
      const measured = nowMs - sentAtMs
      delayMs = delayMs === null ? measured : delayMs + (measured - delayMs) * SMOOTHING
      return delayMs
    },
    measure(nowMs) {
      const elapsedMs = sinceMs === null ? MEASURE_INTERVAL_MS : Math.max(1, nowMs - sinceMs)
      const traffic = { delayMs, bytesPerSecond: (bytes * 1000) / elapsedMs }
      bytes = 0
      sinceMs = nowMs
      token++
      sentAtMs = nowMs
      send({ kind: "ping", token })
      return traffic
    },
  }
}
