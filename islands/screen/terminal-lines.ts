/** The text of a terminal's lines, with the cell of each of its characters: a line that is too long goes on in the next row. */
import type { IBuffer, IBufferCell } from "@xterm/xterm"

interface Cell {
  row: number
  column: number
}

interface TerminalLine {
  text: string
  /** One for each UTF-16 unit of `text`, and that behind the last. */
  cells: readonly Cell[]
  firstRow: number
  lastRow: number
}

/**
 * The line that the row belongs to.
 *
 * @param rowsMax  no more of them before the row, and none after as many in all
 * @returns null for a row that the buffer does not have
 */
export function lineAt(buffer: IBuffer, row: number, rowsMax = buffer.length): TerminalLine | null {
  if (!buffer.getLine(row)) return null
  let firstRow = row
  while (firstRow > 0 && row - firstRow < rowsMax && buffer.getLine(firstRow)?.isWrapped) firstRow--
  let text = ""
  const cells: Cell[] = []
  let lastRow = firstRow
  let end: Cell = { row: firstRow, column: 0 }
  let read: IBufferCell | undefined
  for (; ; lastRow++) {
    const line = buffer.getLine(lastRow)
    if (!line) break
    for (let column = 0; column < line.length; column++) {
      read = line.getCell(column, read)
      // The second half of a wide character.
      if (!read || read.getWidth() === 0) continue
      const characters = read.getChars() || " "
      text += characters
      for (const _ of characters.split("")) cells.push({ row: lastRow, column })
      end = { row: lastRow, column: column + read.getWidth() }
    }
    if (!buffer.getLine(lastRow + 1)?.isWrapped || lastRow - firstRow >= 2 * rowsMax) break
  }
  return { text, cells: [...cells, end], firstRow, lastRow }
}
