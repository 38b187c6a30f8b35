/** Addresses that a machine's text names open in a tab of their own, with Ctrl or Cmd: a plain click is for the machine or a selection. */
import type { IBufferRange, ILinkHandler, ILinkProvider, Terminal } from "@xterm/xterm"
import { lineAt } from "./terminal-lines.ts"

/** Without the stop of the sentence around it. */
const ADDRESSES = /https?:\/\/[^\s"'<>`]*[^\s"'<>`.,;:!?)\]}]/g
/** Above and below the pointer: a machine may write one line without end. */
const ROWS_MAX = 20

/** @param onHover  true while the pointer is over an address */
export function addLinks(terminal: Terminal, onHover: (isOver: boolean) => void): void {
  const handler: ILinkHandler = {
    activate(event, address) {
      if (event.ctrlKey || event.metaKey) window.open(address, "_blank", "noopener,noreferrer")
    },
    hover: () => onHover(true),
    leave: () => onHover(false),
  }
  // Those that the machine marks by OSC 8; xterm passes on http and https alone.
  terminal.options.linkHandler = handler
  const provider: ILinkProvider = {
    provideLinks(y, done) {
      const links = linksAt(terminal, y - 1).map(({ text, range }) => ({
        text,
        range,
        activate: (event: MouseEvent) => handler.activate(event, text, range),
        hover: () => onHover(true),
        leave: () => onHover(false),
      }))
      done(links)
    },
  }
  terminal.registerLinkProvider(provider)
}

/** @returns ranges that count from 1, with their last cell */
export function linksAt(
  terminal: Pick<Terminal, "buffer">,
  row: number,
): { text: string; range: IBufferRange }[] {
  const line = lineAt(terminal.buffer.active, row, ROWS_MAX)
  if (!line) return []
  return [...line.text.matchAll(ADDRESSES)].flatMap(({ 0: text, index }) => {
    const [start, end] = [line.cells[index], line.cells[index + text.length - 1]]
    if (!start || !end) return []
    const place = ({ row, column }: { row: number; column: number }) => ({ x: column + 1, y: row + 1 })
    return [{ text, range: { start: place(start), end: place(end) } }]
  })
}
