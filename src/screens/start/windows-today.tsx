/** Windows that open or close today, in the order of time. */
import type { WindowToday } from "../../sessions/worklist/store.ts"
import { Time } from "../../web/time.tsx"
import { useView } from "../../web/view.ts"

export function WindowsToday({ windows }: { windows: readonly WindowToday[] }) {
  const { t } = useView()
  if (windows.length === 0) return <p className="rows-none muted">{t("start.noWindows")}</p>
  return (
    <ol className="agenda">
      {windows.map((window) => (
        <li key={`${window.id} ${window.isClosing}`}>
          <Time at={window.at} form="clock" />
          <span className="rows-text">
            <a
              className={window.isClosing && window.isMine ? "agenda-urgent" : undefined}
              href={`/devices/${window.deviceId}/issues/${window.id}`}
            >
              {t(window.isClosing ? "start.closes" : "start.opens", { device: window.deviceName })}
            </a>
            <span className="muted">
              {[window.isMine ? t("start.you") : window.assignee, window.title].filter(Boolean).join(" · ")}
            </span>
          </span>
        </li>
      ))}
    </ol>
  )
}
