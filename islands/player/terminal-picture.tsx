/** The picture of a recorded terminal, which takes no keys. */
import { type Ref, useEffect, useImperativeHandle, useRef } from "react"
import { createTerminalScreen, type TerminalScreen } from "../screen/terminal-screen.ts"
import type { PictureHandle } from "./pictures.tsx"

/** Pixels before the first fit. */
const FONT_PX = 14

export function TerminalPicture(picture: { ref: Ref<PictureHandle>; scrollback: number; label: string }) {
  const { scrollback, label } = picture
  const host = useRef<HTMLDivElement>(null)
  const terminal = useRef<TerminalScreen | null>(null)

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
        if (message.kind === "terminalSnapshot" || message.kind === "terminalSize")
          terminal.current?.fitFont()
      },
      async select(text) {
        await terminal.current?.draw({ kind: "terminalOutput", bytes: new Uint8Array() })
        terminal.current?.find("", "nearest")
        terminal.current?.find(text, "nearest")
      },
    }),
    [],
  )

  return <div className="remote-terminal" ref={host} />
}
