/** The picture of a recorded terminal, which takes no keys. */
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from "react"
import { createTerminalScreen, type TerminalScreen } from "../screen/terminal-screen.ts"
import type { PictureHandle } from "./pictures.tsx"

/** Pixels before the first fit. */
const FONT_PX = 14

export function TerminalPicture(picture: { ref: Ref<PictureHandle>; scrollback: number; label: string }) {
  const { scrollback, label } = picture
  const host = useRef<HTMLDivElement>(null)
  const terminal = useRef<TerminalScreen | null>(null)
  /** Lines of another size than they are read in are not shown first. */
  const [isFitted, setIsFitted] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: one terminal for the life of the player
  useEffect(() => {
    if (!host.current) return
    const screen = createTerminalScreen({
      host: host.current,
      scrollback,
      fontSize: FONT_PX,
      label,
      onInput: () => {},
      // Keys are the player's: they seek and pause.
      onKey: () => false,
    })
    terminal.current = screen
    const observer = new ResizeObserver(() => screen.fitFont())
    observer.observe(host.current)
    return () => {
      observer.disconnect()
      terminal.current = null
      screen.dispose()
    }
  }, [])

  useImperativeHandle(
    picture.ref,
    () => ({
      async draw(message) {
        await terminal.current?.draw(message)
        if (message.kind !== "terminalSnapshot" && message.kind !== "terminalSize") return
        terminal.current?.fitFont()
        setIsFitted(true)
      },
      async select(text) {
        await terminal.current?.draw({ kind: "terminalOutput", bytes: new Uint8Array() })
        terminal.current?.find("", "nearest")
        terminal.current?.find(text, "nearest")
      },
    }),
    [],
  )

  const visibility = isFitted ? "visible" : "hidden"
  return <div className="remote-terminal" style={{ visibility }} ref={host} />
}
