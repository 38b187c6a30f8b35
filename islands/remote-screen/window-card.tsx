/** The last minutes of the maintenance window: shown to all participants 15, 10 and 5 minutes before, and when asked for. */
import { type ReactNode, useEffect, useState } from "react"
import { callApi } from "../../src/http/api-client.ts"
import { Button, IconButton } from "../../src/web/button.tsx"
import { Icon } from "../../src/web/icon.tsx"
import { useIslandView } from "../define.tsx"
import { sessionCalls } from "./calls.ts"
import type { RemoteScreenProps } from "./props.ts"
import { HOUR_MS, MINUTE_MS, urgencyOf, warningDue } from "./window-warning.ts"

/** Long enough to be read, short enough not to be in the way of those who can do nothing about it. */
const WARNING_DURATION_MS = 12_000

interface WindowCardProps {
  session: RemoteScreenProps
  endsAtMs: number | null
  nowMs: number
  /** Hours by which this person may still extend the window. */
  hoursLeft: number
  /** Opened from the bar; otherwise it appears by itself. */
  isAsked: boolean
  onClose(): void
  attempt(work: () => Promise<unknown>): Promise<void>
}

export function WindowCard(card: WindowCardProps) {
  const { t, csrf } = useIslandView()
  const { endsAtMs, nowMs, hoursLeft, session } = card
  const leftMs = endsAtMs === null ? Number.POSITIVE_INFINITY : endsAtMs - nowMs
  const minutes = warningDue(leftMs)
  const [shown, setShown] = useState<number | null>(null)
  const mayExtend = hoursLeft > 0
  useEffect(() => {
    setShown(minutes)
    if (minutes === null || mayExtend) return
    const timer = setTimeout(() => setShown(null), WARNING_DURATION_MS)
    return () => clearTimeout(timer)
  }, [minutes, mayExtend])
  // Somebody else may have moved the end meanwhile.
  const isAsked = card.isAsked && urgencyOf(leftMs) !== "calm"
  if (endsAtMs === null || (shown === null && !isAsked)) return null
  const close = () => {
    setShown(null)
    card.onClose()
  }
  const extend = (durationInHours: number) =>
    void card.attempt(async () => {
      const path = { deviceId: session.deviceId, issueId: session.issueId }
      await callApi(sessionCalls.extendWindow, { path, body: { durationInHours } }, csrf)
      close()
    })
  const count = Math.ceil(leftMs / MINUTE_MS)
  const warning = leftMs > 0 ? t("remote.windowWarning", { count }) : `${t("viewer.windowOver")}.`
  // Others open nothing.
  const choices = EXTENSION_CHOICES.filter((hours) => hours <= hoursLeft && leftMs + hours * HOUR_MS > 0)
  return (
    <Notice isUrgent>
      <div>
        {session.isEmergency
          ? t("viewer.emergencyWarning", { count })
          : `${warning} ${t(session.endsWithWindow ? "viewer.endsWithWindow" : "viewer.continuesAfterWindow")}`}
        {mayExtend && (
          <div className="tool-actions">
            {choices.map((hours, at) => (
              <Button key={hours} kind={at === 0 ? "primary" : "secondary"} onClick={() => extend(hours)}>
                {t("viewer.extendBy", { hours })}
              </Button>
            ))}
          </div>
        )}
      </div>
      <IconButton label={t("shell.close")} icon="close" onClick={close} />
    </Notice>
  )
}

/** An extension is at most four hours in all (specification §5). */
const EXTENSION_CHOICES = [1, 2, 3, 4] as const

/** A notice over the top of the picture. */
export function Notice({ isUrgent = false, children }: { isUrgent?: boolean; children: ReactNode }) {
  return (
    <div className="remote-warning" role={isUrgent ? "alert" : "status"}>
      <Icon name={isUrgent ? "warning" : "info"} />
      {children}
    </div>
  )
}
