/** The tools of a session: key combinations, clipboard, zoom, font size. */
import { useState } from "react"
import { Button, IconButton } from "../../src/web/button.tsx"
import { useIslandView } from "../define.tsx"
import { FONT_PX_MAX, FONT_PX_MIN } from "../screen/terminal-screen.ts"
import { ZOOM_STEPS, type Zoom } from "../screen/zoom.ts"
import { combinationName, KEY_COMBINATIONS } from "./key-combinations.ts"
import { closeTool, Tool } from "./tool.tsx"

export function KeysTool({ onCombination }: { onCombination(keysyms: readonly number[]): void }) {
  const { t, lang } = useIslandView()
  return (
    <Tool label={t("remote.keys")} icon="keyboard">
      <ul className="tool-list">
        {KEY_COMBINATIONS.map((combination) => (
          <li key={combination.name}>
            <button
              type="button"
              className="tool-item"
              onClick={(event) => {
                closeTool(event.currentTarget)
                onCombination(combination.keysyms)
              }}
            >
              <kbd>{combinationName(combination, lang)}</kbd>
            </button>
          </li>
        ))}
      </ul>
      <p className="tool-hint">{t("viewer.wayOut")}</p>
    </Tool>
  )
}

/**
 * The clipboard box: for browsers that keep the clipboard to themselves, and to see what the machine copied.
 *
 * @param fromMachine  what the machine copied last
 * @param onSend       returns false when the text is too long
 */
export function ClipboardTool({
  fromMachine,
  mayPaste,
  onSend,
}: {
  fromMachine: string
  mayPaste: boolean
  onSend(text: string): boolean
}) {
  const { t } = useIslandView()
  const [typed, setTyped] = useState<{ over: string; text: string } | null>(null)
  const [isTooLong, setTooLong] = useState(false)
  // What was typed gives way to what the machine copies next.
  const text = typed && typed.over === fromMachine ? typed.text : fromMachine
  return (
    <Tool label={t("remote.clipboard")} icon="clipboard">
      <textarea
        className="input tool-clipboard"
        aria-label={t("remote.clipboard")}
        placeholder={t("viewer.clipboardHint")}
        rows={5}
        value={text}
        onChange={(event) => setTyped({ over: fromMachine, text: event.target.value })}
      />
      {isTooLong && (
        <p className="field-error" role="alert">
          {t("viewer.clipboardTooLong")}
        </p>
      )}
      <div className="tool-actions">
        {mayPaste && (
          <Button
            kind="primary"
            disabled={text === ""}
            onClick={(event) => {
              const isSent = onSend(text)
              setTooLong(!isSent)
              if (isSent) closeTool(event.currentTarget)
            }}
          >
            {t("remote.clipboardSend")}
          </Button>
        )}
        <Button disabled={text === ""} onClick={() => void navigator.clipboard?.writeText(text)}>
          {t("viewer.copyHere")}
        </Button>
      </div>
    </Tool>
  )
}

export function ZoomTool({ zoom, onZoom }: { zoom: Zoom; onZoom(zoom: Zoom): void }) {
  const { t } = useIslandView()
  const choices: Zoom[] = ["fit", ...ZOOM_STEPS]
  const nameOf = (choice: Zoom) => (choice === "fit" ? t("remote.fit") : `${choice * 100} %`)
  return (
    <Tool label={t("viewer.zoom")} icon="zoom" value={zoom === "fit" ? undefined : nameOf(zoom)}>
      <ul className="tool-list">
        {choices.map((choice) => (
          <li key={choice}>
            <button
              type="button"
              className="tool-item"
              aria-pressed={choice === zoom}
              onClick={(event) => {
                closeTool(event.currentTarget)
                onZoom(choice)
              }}
            >
              {choice === 1 ? `${nameOf(1)} · ${t("remote.actualSize")}` : nameOf(choice)}
            </button>
          </li>
        ))}
      </ul>
    </Tool>
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
