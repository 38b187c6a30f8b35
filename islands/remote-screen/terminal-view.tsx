/** A machine's terminal. The owner's window decides its size; everyone else sees that size in a font that fits. */
import { type Ref, useEffect, useImperativeHandle, useRef } from "react"
import type { ViewerInput } from "../../protocols/viewer-wire-input.ts"
import { copyText } from "../copy-text.ts"
import { createTerminalScreen, type TerminalScreen } from "../screen/terminal-screen.ts"
import { isFocusElsewhere } from "./focus.ts"
import type { ScreenHandle } from "./screen-handle.ts"
import { terminalSequence } from "./terminal-keys.ts"

interface TerminalViewProps {
  ref: Ref<ScreenHandle>
  label: string
  linkHint: string
  scrollback: number
  fontSize: number
  mayControl: boolean
  /** This window decides how many columns and rows there are; also while it waits for the machine or for input. */
  decidesSize: boolean
  isConnected: boolean
  /** That of the session is open: the device's own would cover it. */
  hasOnscreenKeyboard: boolean
  /** The session is over: nothing of it can have the keyboard. */
  isOver: boolean
  send(input: ViewerInput): void
  onLeave(): void
  /** Input of this person, who may not control the machine, was ignored. */
  onIgnored(): void
  /** Control+Shift+F was pressed. */
  onSearch(): void
}

export function TerminalView(props: TerminalViewProps) {
  const { ref, fontSize, mayControl, decidesSize, isConnected } = props
  const host = useRef<HTMLDivElement>(null)
  const terminal = useRef<TerminalScreen | null>(null)
  const latest = useRef(props)
  latest.current = props
  /** This window has asked for its size, and the machine's has not arrived yet. */
  const isSizeAsked = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: one terminal for the life of the view
  useEffect(() => {
    if (!host.current) return
    const screen = createTerminalScreen({
      host: host.current,
      scrollback: props.scrollback,
      fontSize,
      label: props.label,
      linkHint: props.linkHint,
      onInput: (bytes) => {
        if (latest.current.mayControl) latest.current.send({ kind: "terminalKeys", bytes })
      },
      onKey: (event) => {
        if (isShortcut(event, "KeyC")) {
          event.preventDefault()
          void copyText(screen.selection())
        } else if (isShortcut(event, "KeyF")) {
          event.preventDefault()
          latest.current.onSearch()
        } else if (isEscapeCombination(event)) latest.current.onLeave()
        else {
          if (!latest.current.mayControl && isTyping(event)) latest.current.onIgnored()
          return true
        }
        return false
      },
    })
    terminal.current = screen
    const observer = new ResizeObserver(() => {
      isSizeAsked.current ||= applyView(screen, latest.current)
    })
    observer.observe(host.current)
    return () => {
      observer.disconnect()
      terminal.current = null
      screen.dispose()
    }
  }, [])

  useEffect(() => {
    const screen = terminal.current
    if (!screen) return
    screen.setInput(mayControl)
    const send: TerminalViewProps["send"] = (input) => latest.current.send(input)
    isSizeAsked.current ||= applyView(screen, { decidesSize, fontSize, isConnected, send })
    if (mayControl && isConnected && !isFocusElsewhere(host.current)) screen.focus()
  }, [mayControl, decidesSize, fontSize, isConnected])

  useEffect(() => {
    terminal.current?.setDeviceKeyboard(!props.hasOnscreenKeyboard)
  }, [props.hasOnscreenKeyboard])

  useImperativeHandle(
    ref,
    () => ({
      async draw(message) {
        const screen = terminal.current
        if (!screen) return
        await screen.draw(message)
        if (message.kind === "terminalSize") isSizeAsked.current = false
        else if (message.kind !== "terminalSnapshot") return
        const view = latest.current
        // The size that this window asks for follows at once: the text is not shrunk for the one before it.
        if (view.decidesSize && (isSizeAsked.current || !view.isConnected)) return
        // Another window of the owner may have chosen more than fits here.
        screen.fitFont(view.decidesSize ? view.fontSize : undefined)
      },
      focus: () => terminal.current?.focus(),
      openDeviceKeyboard() {
        terminal.current?.setDeviceKeyboard(true)
        terminal.current?.focus()
      },
      sendKeyCombination(keysyms) {
        const screen = terminal.current
        if (!screen || !latest.current.mayControl) return
        const bytes = new TextEncoder().encode(terminalSequence(keysyms, screen.isApplicationMode))
        if (bytes.length > 0) latest.current.send({ kind: "terminalKeys", bytes })
        screen.focus()
      },
      sendText(text) {
        if (latest.current.mayControl) terminal.current?.paste(text)
        return true
      },
      find: (text, step) => terminal.current?.find(text, step) ?? { position: 0, count: 0 },
    }),
    [],
  )

  return <div className="remote-terminal" ref={host} inert={props.isOver} />
}

/** @returns whether a size of the machine's terminal was asked for */
function applyView(
  screen: TerminalScreen,
  view: Pick<TerminalViewProps, "decidesSize" | "fontSize" | "isConnected" | "send">,
): boolean {
  if (!view.decidesSize) {
    // Before the machine answers, nothing is shown that could be fitted.
    if (view.isConnected) screen.fitFont()
    return false
  }
  screen.setFontSize(view.fontSize)
  const wanted = view.isConnected ? screen.proposedSize() : null
  if (wanted) view.send({ kind: "terminalResize", ...wanted })
  return wanted !== null
}

/** Control+Alt+Shift leaves the terminal for the toolbar: Tab belongs to the machine. To Windows AltGr is Control and Alt, too. */
function isEscapeCombination(event: KeyboardEvent): boolean {
  const { type, ctrlKey, altKey, shiftKey, key } = event
  if (event.getModifierState("AltGraph")) return false
  return type === "keydown" && ctrlKey && altKey && shiftKey && /^(Control|Alt|Shift|Meta)$/.test(key)
}

/** A key of its own, not one that changes the next one and none of the browser's. */
function isTyping({ type, key, metaKey }: KeyboardEvent): boolean {
  return type === "keydown" && !metaKey && (key.length === 1 || key === "Enter")
}

/** Control+C is the machine's; Control+Shift+C copies, as in every terminal, and Control+Shift+F searches. */
function isShortcut(
  { type, ctrlKey, altKey, shiftKey, code }: KeyboardEvent,
  wanted: "KeyC" | "KeyF",
): boolean {
  return type === "keydown" && ctrlKey && shiftKey && !altKey && code === wanted
}
