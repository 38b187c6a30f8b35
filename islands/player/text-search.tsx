/** Search in the text of a recorded terminal: the moments at which it appeared, each a way there. */
import { Terminal } from "@xterm/xterm"
import { type FormEvent, useEffect, useRef, useState } from "react"
import { limitSequences } from "../../protocols/terminal-limits.ts"
import type { Segment } from "../../protocols/viewer-wire-segment.ts"
import { IconButton } from "../../src/web/button.tsx"
import { formatDuration } from "../../src/web/texts/format.ts"
import { useIslandView } from "../define.tsx"
import { type RecordedText, searchRecordedText } from "./recorded-text.ts"

/** More are no way to a moment. */
const PLACES_MAX = 200
/** Lines that the terminal of the search keeps: only those near its screen are compared. */
const SCROLLBACK_LINES = 2000

interface Search {
  wanted: string
  places: readonly RecordedText[]
  /** Share of the recording that has been searched. */
  share: number
  state: "RUNNING" | "DONE" | "STOPPED" | "FAILED"
}

export function TextSearch(search: {
  durationMs: number
  load(atMs: number): Promise<Segment>
  /** @param wanted  what was searched for */
  onChoose(atMs: number, wanted: string): void
}) {
  const { t } = useIslandView()
  const field = useRef<HTMLInputElement>(null)
  const running = useRef<AbortController | null>(null)
  const [found, setFound] = useState<Search | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const run = async (event: FormEvent) => {
    event.preventDefault()
    running.current?.abort()
    const wanted = field.current?.value.trim() ?? ""
    if (wanted === "") return setFound(null)
    const cancel = new AbortController()
    running.current = cancel
    const { signal } = cancel
    const change = (part: Partial<Search>) => setFound((before) => before && { ...before, ...part })
    const places: RecordedText[] = []
    setFound({ wanted, places, share: 0, state: "RUNNING" })
    const terminal = new Terminal({ scrollback: SCROLLBACK_LINES })
    limitSequences(terminal)
    try {
      await searchRecordedText({
        wanted,
        terminal,
        signal,
        load: search.load,
        onFound(place) {
          places.push(place)
          if (places.length >= PLACES_MAX) cancel.abort()
          change({ places: [...places] })
        },
        onProgress: (atMs) => change({ share: atMs / Math.max(1, search.durationMs) }),
      })
      if (running.current === cancel) change({ state: "DONE" })
    } catch {
      if (running.current === cancel) change({ state: "FAILED" })
    } finally {
      terminal.dispose()
    }
  }

  /** A long recording takes minutes; what was found stays. */
  const stop = () => {
    running.current?.abort()
    running.current = null
    setFound((before) => before && { ...before, state: "STOPPED" })
    field.current?.focus()
  }

  return (
    <>
      <search>
        <form className="player-search" onSubmit={(event) => void run(event)}>
          <input
            ref={field}
            className="input"
            type="search"
            aria-label={t("player.searchText")}
            placeholder={t("player.searchText")}
            autoComplete="off"
            spellCheck={false}
          />
          <IconButton label={t("player.search")} icon="search" type="submit" />
          <output className="muted">{found && <Result {...found} />}</output>
          {found?.state === "RUNNING" && (
            <IconButton label={t("player.searchStop")} icon="close" onClick={stop} />
          )}
        </form>
      </search>
      {found && found.places.length > 0 && (
        <ol className="player-rows player-places" aria-label={t("player.searchPlaces")}>
          {found.places.map(({ atMs, line }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no state of their own
            <li key={at}>
              <button type="button" onClick={() => search.onChoose(atMs, found.wanted)}>
                <span className="player-at">{formatDuration(atMs)}</span>
                <code className="player-what">{line}</code>
              </button>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}

function Result({ places, share, state }: Search) {
  const { t } = useIslandView()
  if (state === "FAILED") return t("player.searchFailed")
  const percent = Math.floor(share * 100)
  if (state === "RUNNING") return t("player.searchRunning", { percent })
  if (state === "STOPPED") return t("player.searchStopped", { percent, count: places.length })
  if (places.length >= PLACES_MAX) return t("player.searchMore", { max: PLACES_MAX })
  if (places.length === 0) return t("player.searchNone")
  return t("player.searchFound", { count: places.length })
}
