/** Finds text in a terminal, from the newest line upwards. */
import { type KeyboardEvent, type RefObject, useRef, useState } from "react"
import { IconButton } from "../../src/web/button.tsx"
import { useIslandView } from "../define.tsx"
import { MATCHES_MAX, type SearchResult, type SearchStep } from "../screen/terminal-search.ts"
import type { ScreenHandle } from "./screen-handle.ts"
import { closeTool, Tool } from "./tool.tsx"

const SEARCH_KEYS = "Control+Shift+F"

export function SearchTool({ screen }: { screen: RefObject<ScreenHandle | null> }) {
  const { t } = useIslandView()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState("")
  const [found, setFound] = useState<SearchResult | null>(null)
  const find = (wanted: string, step: SearchStep) =>
    setFound(wanted === "" ? null : (screen.current?.find?.(wanted, step) ?? null))
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Enter") find(text, event.shiftKey ? "newer" : "older")
    else if (event.key === "Escape") {
      closeTool(event.currentTarget)
      screen.current?.focus()
    } else return
    event.preventDefault()
  }
  /** The browser tells of it later: what was typed since the key opened the sheet must not be selected, and so replaced. */
  function onOpen() {
    if (!field.current?.matches(":focus")) field.current?.select()
  }
  return (
    <Tool label={t("viewer.search")} icon="search" keys={SEARCH_KEYS} onOpen={onOpen}>
      <div className="tool-line">
        <input
          ref={field}
          className="input"
          type="search"
          aria-label={t("viewer.searchText")}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onKeyDown={onKeyDown}
          onChange={({ target }) => {
            setText(target.value)
            find(target.value, "nearest")
          }}
        />
        <IconButton label={t("viewer.searchOlder")} icon="up" onClick={() => find(text, "older")} />
        <IconButton label={t("viewer.searchNewer")} icon="down" onClick={() => find(text, "newer")} />
      </div>
      <output className="tool-hint">
        {found && found.count === 0 && t("viewer.searchNone")}
        {found && found.count > 0 && t("viewer.searchCount", countsOf(found))}
      </output>
      <p className="tool-hint">{t("viewer.searchHint")}</p>
    </Tool>
  )
}

/** Opens the sheet of the session around `root`; the next key is typed into its field, and not to the machine. */
export function openSearch(root: HTMLElement | null): void {
  const sheet = root?.querySelector(`summary[aria-keyshortcuts="${SEARCH_KEYS}"]`)?.closest("details")
  if (!sheet) return
  sheet.open = true
  sheet.querySelector("input")?.select()
}

function countsOf({ position, count }: SearchResult): { position: number; count: string } {
  return { position, count: count >= MATCHES_MAX ? `${MATCHES_MAX}+` : `${count}` }
}
