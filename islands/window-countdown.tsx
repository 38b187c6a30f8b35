/** The time left in a maintenance window, counted down; a warning 15, 10 and 5 minutes before its end. */
import { useEffect, useState } from "react"
import { formatDuration } from "../src/web/texts/format.ts"
import { defineIsland, useIslandView } from "./define.tsx"

/** The longest warning before the end (specification §5). */
const WARN_FROM_MS = 15 * 60_000
const TICK_MS = 1000

type WindowCountdownProps = {
  /** ISO instant. */
  endsAt: string
  /** The server's time, ISO: the browser's clock may be wrong. */
  now: string
}

function WindowCountdown({ endsAt, now }: WindowCountdownProps) {
  const { t } = useIslandView()
  const leftMs = Math.max(0, Date.parse(endsAt) - useServerTime(Date.parse(now)))
  const tone = leftMs <= WARN_FROM_MS ? "badge tone-amber" : "badge tone-neutral"
  return (
    <span className={tone} role="timer">
      {t("remote.timeLeft", { time: formatDuration(leftMs) })}
    </span>
  )
}

/** The server's clock, ticking: ms since the epoch. */
function useServerTime(startMs: number): number {
  const [nowMs, setNowMs] = useState(startMs)
  useEffect(() => {
    const mountedMs = performance.now()
    const tick = () => setNowMs(startMs + performance.now() - mountedMs)
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [startMs])
  return nowMs
}

export default defineIsland("window-countdown", WindowCountdown, ["remote"])
