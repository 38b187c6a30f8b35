/** The tools of a session with a sheet of their own: key combinations, zoom, picture, font size, quick access. */
import { PICTURE_QUALITIES, type PictureQuality } from "../../protocols/viewer-wire-input.ts"
import { IconButton } from "../../src/web/button.tsx"
import { Icon } from "../../src/web/icon.tsx"
import { useIslandView } from "../define.tsx"
import { FONT_PX_MAX, FONT_PX_MIN } from "../screen/font-size.ts"
import { ZOOM_STEPS, type Zoom } from "../screen/zoom.ts"
import { combinationName, KEY_COMBINATIONS } from "./key-combinations.ts"
import { type QuickAccess, withSession } from "./props.ts"
import { closeTool, Tool } from "./tool.tsx"
import type { TouchMode } from "./touch.ts"

export function KeysTool(tool: {
  isDisabled: boolean
  /** Names of the combinations with a key of their own on the on-screen keyboard. */
  pinned: readonly string[]
  onPin(name: string): void
  onCombination(keysyms: readonly number[]): void
}) {
  const { t, lang } = useIslandView()
  return (
    <Tool label={t("remote.keys")} icon="key">
      <ul className="tool-list">
        {KEY_COMBINATIONS.map((combination) => (
          <li key={combination.name} className="tool-line">
            <button
              type="button"
              className="tool-item"
              disabled={tool.isDisabled}
              onClick={(event) => {
                closeTool(event.currentTarget)
                tool.onCombination(combination.keysyms)
              }}
            >
              <kbd>{combinationName(combination, lang)}</kbd>
            </button>
            <IconButton
              label={t("viewer.pinCombination", { name: combinationName(combination, lang) })}
              icon="bookmark"
              aria-pressed={tool.pinned.includes(combination.name)}
              onClick={() => tool.onPin(combination.name)}
            />
          </li>
        ))}
      </ul>
      <p className="tool-hint">{t("viewer.leaveScreenHint")}</p>
    </Tool>
  )
}

export function ZoomTool(tool: {
  zoom: Zoom
  onZoom(zoom: Zoom): void
  isPanning: boolean
  onPanning(isWanted: boolean): void
  touchMode: TouchMode
  onTouchMode(mode: TouchMode): void
}) {
  const { t } = useIslandView()
  const { zoom } = tool
  const choices: Zoom[] = ["fit", ...ZOOM_STEPS]
  const nameOf = (choice: Zoom) => (choice === "fit" ? t("remote.fit") : `${Math.round(choice * 100)} %`)
  return (
    <Tool label={t("viewer.zoom")} icon="zoom" value={zoom === "fit" ? t("viewer.fitShort") : nameOf(zoom)}>
      <ul className="tool-list">
        {choices.map((choice) => (
          <li key={choice}>
            <button
              type="button"
              className="tool-item"
              aria-pressed={choice === zoom}
              onClick={(event) => {
                closeTool(event.currentTarget)
                tool.onZoom(choice)
              }}
            >
              {choice === 1 ? `${nameOf(1)} · ${t("remote.actualSize")}` : nameOf(choice)}
            </button>
          </li>
        ))}
      </ul>
      <label className="checkbox">
        <input
          type="checkbox"
          checked={tool.isPanning}
          onChange={(event) => tool.onPanning(event.target.checked)}
        />
        {t("viewer.panning")}
      </label>
      <label className="checkbox">
        <input
          type="checkbox"
          checked={tool.touchMode === "touchpad"}
          onChange={(event) => tool.onTouchMode(event.target.checked ? "touchpad" : "direct")}
        />
        {t("viewer.touchpad")}
      </label>
    </Tool>
  )
}

/** What this viewer prefers on a slow link, and how quick the link is. */
export function QualityTool(tool: {
  quality: PictureQuality
  onQuality(quality: PictureQuality): void
  delayMs: number | null
  bytesPerSecond: number
}) {
  const { t } = useIslandView()
  return (
    <Tool label={t("viewer.quality")} icon="settings">
      <ul className="tool-list">
        {PICTURE_QUALITIES.map((quality) => (
          <li key={quality}>
            <button
              type="button"
              className="tool-item"
              aria-pressed={quality === tool.quality}
              onClick={(event) => {
                closeTool(event.currentTarget)
                tool.onQuality(quality)
              }}
            >
              {t(`viewer.quality_${quality}`)}
            </button>
          </li>
        ))}
      </ul>
      <p className="tool-hint">
        {tool.delayMs !== null && `${t("viewer.delay", { ms: Math.round(tool.delayMs) })} · `}
        {t("viewer.bandwidth", { rate: Math.round((tool.bytesPerSecond * 8) / 1000) })}
      </p>
    </Tool>
  )
}

/** Pages that open beside the session, in tabs of their own. */
export function QuickAccessTool({ to, sessionId }: { to: QuickAccess; sessionId: string | null }) {
  const { t } = useIslandView()
  const places = [
    { name: t("viewer.openIssue"), path: to.issuePath },
    { name: t("viewer.openLog"), path: to.logPath },
    { name: t("viewer.openMachine"), path: to.machinePath },
    ...(sessionId === null
      ? []
      : [{ name: t("viewer.sideBySide"), path: withSession(to.sideBySidePath, sessionId) }]),
    ...to.interfaces.map(({ name, path }) => ({ name: t("viewer.openInterface", { name }), path })),
  ]
  return (
    <Tool label={t("viewer.quickAccess")} icon="list">
      <ul className="tool-list">
        {places.map(({ name, path }) => (
          <li key={path}>
            <a className="tool-item" href={path} target="_blank" rel="noreferrer">
              {name}
              <Icon name="external" />
            </a>
          </li>
        ))}
      </ul>
    </Tool>
  )
}

/** From a tile to the page of its session, with all tools. */
export function OpenAloneLink({ path }: { path: string }) {
  const { t } = useIslandView()
  const label = t("viewer.openAlone")
  return (
    <a className="icon-button" href={path} target="_blank" rel="noreferrer" aria-label={label} title={label}>
      <Icon name="external" />
    </a>
  )
}

export function FontTool({ px, onPx }: { px: number; onPx(px: number): void }) {
  const { t } = useIslandView()
  return (
    <Tool label={t("viewer.fontSize")} icon="zoom" value={`${px}`}>
      <div className="tool-actions">
        <IconButton
          label={t("viewer.smaller")}
          icon="minus"
          disabled={px <= FONT_PX_MIN}
          onClick={() => onPx(px - 1)}
        />
        <output className="tool-number">{px} px</output>
        <IconButton
          label={t("viewer.larger")}
          icon="plus"
          disabled={px >= FONT_PX_MAX}
          onClick={() => onPx(px + 1)}
        />
      </div>
    </Tool>
  )
}
