/**
 * Fingers on a terminal, of which xterm.js knows none: one scrolls what the wheel scrolls; a long press selects a word, moving
 * on extends it, and what is selected when the finger is lifted is copied. Plain DOM.
 */
import type { Terminal } from "@xterm/xterm"
import { copyText } from "../copy-text.ts"

const LONG_PRESS_MS = 500
/** A finger that moved further than this scrolls. */
const TAP_MOVE_PX = 8

interface Cell {
  /** Of the buffer, from the oldest line. */
  row: number
  column: number
}

export function addTouch(terminal: Terminal, host: HTMLElement): void {
  let start: Touch | null = null
  let lastY = 0
  /** Pixels that make no line yet. */
  let rest = 0
  let gesture: "pending" | "scroll" | "select" | "browser" = "browser"
  let word: { from: number; to: number } | null = null
  let longPress: ReturnType<typeof setTimeout> | undefined

  const screen = () => host.querySelector<HTMLElement>(".xterm-screen") ?? host
  const cellAt = ({ clientX, clientY }: Touch): Cell => {
    const { left, top, width, height } = screen().getBoundingClientRect()
    const along = (offset: number, length: number, count: number) =>
      Math.max(0, Math.min(count - 1, Math.floor((offset / Math.max(1, length)) * count)))
    return {
      row: terminal.buffer.active.viewportY + along(clientY - top, height, terminal.rows),
      column: along(clientX - left, width, terminal.cols),
    }
  }
  const offsetOf = ({ row, column }: Cell) => row * terminal.cols + column
  const selectWord = (touch: Touch) => {
    const cell = cellAt(touch)
    const line = terminal.buffer.active.getLine(cell.row)
    const isInWord = (column: number) => /\S/.test(line?.getCell(column)?.getChars() ?? "")
    let [first, last] = [cell.column, cell.column]
    while (first > 0 && isInWord(first - 1)) first--
    while (last < terminal.cols - 1 && isInWord(last + 1)) last++
    if (!isInWord(cell.column)) first = last = cell.column
    const from = offsetOf({ ...cell, column: first })
    word = { from, to: from + last - first + 1 }
    gesture = "select"
    select(word.from, word.to)
  }
  const select = (from: number, to: number) =>
    terminal.select(from % terminal.cols, Math.floor(from / terminal.cols), to - from)
  /** Without lines before the screen the wheel is for the machine's program. */
  const isForProgram = () =>
    terminal.buffer.active.type === "alternate" || terminal.modes.mouseTrackingMode !== "none"
  const turnWheel = (lines: number, { clientX, clientY }: Touch) => {
    const turn = { deltaY: Math.sign(lines), deltaMode: WheelEvent.DOM_DELTA_LINE, clientX, clientY }
    for (let line = 0; line < Math.abs(lines); line++)
      screen().dispatchEvent(new WheelEvent("wheel", { ...turn, bubbles: true, cancelable: true }))
  }
  const scroll = (touch: Touch) => {
    const height = screen().offsetHeight / terminal.rows
    rest += lastY - touch.clientY
    lastY = touch.clientY
    const lines = Math.trunc(rest / Math.max(1, height))
    rest -= lines * height
    if (lines === 0) return
    if (isForProgram()) turnWheel(lines, touch)
    else terminal.scrollLines(lines)
  }
  /** The page of a recording scrolls where its terminal has no further lines. */
  const canScroll = (touch: Touch) => {
    const { viewportY, baseY } = terminal.buffer.active
    return isForProgram() || (touch.clientY > lastY ? viewportY > 0 : viewportY < baseY)
  }

  host.addEventListener("touchstart", ({ touches, target }) => {
    clearTimeout(longPress)
    const isOnText = !(target as Element).closest(".scrollbar")
    gesture = touches.length === 1 && isOnText ? "pending" : "browser"
    const [touch] = touches
    if (gesture === "browser" || !touch) return
    start = touch
    lastY = touch.clientY
    rest = 0
    longPress = setTimeout(() => selectWord(touch), LONG_PRESS_MS)
  })
  host.addEventListener(
    "touchmove",
    (event) => {
      const [touch] = event.touches
      if (!touch || !start || gesture === "browser") return
      const moved = Math.hypot(touch.clientX - start.clientX, touch.clientY - start.clientY)
      if (gesture === "pending" && moved <= TAP_MOVE_PX) return
      clearTimeout(longPress)
      if (gesture === "pending") gesture = canScroll(touch) ? "scroll" : "browser"
      if (gesture === "browser") return
      event.preventDefault()
      if (gesture === "scroll") return scroll(touch)
      const at = offsetOf(cellAt(touch))
      if (word) select(Math.min(word.from, at), Math.max(word.to, at + 1))
    },
    { passive: false },
  )
  for (const end of ["touchend", "touchcancel"] as const)
    host.addEventListener(end, (event) => {
      clearTimeout(longPress)
      // The click that would follow takes the selection away.
      if (gesture === "select" && event.cancelable) event.preventDefault()
      if (gesture === "select" && end === "touchend") void copyText(terminal.getSelection())
      gesture = "browser"
    })
  // Of the long press.
  host.addEventListener("contextmenu", (event) => gesture === "select" && event.preventDefault())
}
