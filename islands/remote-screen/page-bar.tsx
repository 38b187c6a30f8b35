/** Over a machine that is a web page: where it is, and the ways on. */
import { useEffect, useState } from "react"
import type { Navigation } from "../../protocols/desktop.ts"
import type { PlainMessage } from "../../protocols/viewer-wire.ts"
import { IconButton } from "../../src/web/button.tsx"
import { useIslandView } from "../define.tsx"
import type { HeldPlace } from "./held-place.ts"

export type PageLocation = Extract<PlainMessage, { kind: "location" }>

/** Until the page is reached: the bar has its place from the start, so that the picture does not move. */
export const NO_LOCATION: PageLocation = {
  kind: "location",
  url: "",
  canGoBack: false,
  canGoForward: false,
  isLoading: false,
}

export function PageBar({
  location,
  mayControl,
  onNavigate,
  style,
}: HeldPlace & {
  location: PageLocation
  mayControl: boolean
  onNavigate(to: Navigation, address: string): void
}) {
  const { t } = useIslandView()
  const [typed, setTyped] = useState(location.url)
  useEffect(() => setTyped(location.url), [location.url])
  const go = (to: Navigation) => () => onNavigate(to, "")
  return (
    <form
      className="page-bar"
      style={style}
      aria-label={t("webpage.bar")}
      aria-busy={location.isLoading}
      onSubmit={(event) => {
        event.preventDefault()
        if (typed !== "") onNavigate("ADDRESS", typed)
      }}
    >
      <IconButton
        label={t("webpage.back")}
        icon="left"
        disabled={!mayControl || !location.canGoBack}
        onClick={go("BACK")}
      />
      <IconButton
        label={t("webpage.forward")}
        icon="right"
        disabled={!mayControl || !location.canGoForward}
        onClick={go("FORWARD")}
      />
      <IconButton label={t("webpage.reload")} icon="refresh" disabled={!mayControl} onClick={go("RELOAD")} />
      <IconButton label={t("webpage.start")} icon="home" disabled={!mayControl} onClick={go("START")} />
      <input
        className="input"
        type="text"
        inputMode="url"
        aria-label={t("webpage.address")}
        autoComplete="off"
        spellCheck={false}
        readOnly={!mayControl}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => setTyped(location.url)}
      />
      <span className="visually-hidden" role="status">
        {location.isLoading ? t("webpage.loading") : ""}
      </span>
    </form>
  )
}
