/** What the search of a terminal finds, and which addresses in its text are links, in a terminal without a screen. */
import { expect, test } from "bun:test"
import { Terminal } from "@xterm/headless"
import { linksAt } from "../../islands/screen/terminal-links.ts"
import { MATCHES_MAX, matchesIn } from "../../islands/screen/terminal-search.ts"

const COLS = 20

async function aTerminal(text: string) {
  const terminal = new Terminal({ cols: COLS, rows: 4, scrollback: 5000, allowProposedApi: true })
  await new Promise<void>((resolve) => terminal.write(text, resolve))
  return terminal
}

const found = async (text: string, wanted: string) =>
  matchesIn((await aTerminal(text)).buffer.active, wanted, COLS)

test("a search lists matches from the newest to the oldest, those that scrolled away too, whatever their case", async () => {
  const text = "Error one, error\r\n2\r\n3\r\n4\r\n5\r\nERROR six"
  expect(await found(text, "error")).toEqual([
    { row: 5, column: 0, length: 5 },
    { row: 0, column: 11, length: 5 },
    { row: 0, column: 0, length: 5 },
  ])
  expect(await found(text, "missing")).toEqual([])
  expect(await found(text, "")).toEqual([])
})

test("a search finds what goes on in the next row, and counts the cells of wide and combined characters", async () => {
  expect(await found(`${"x".repeat(17)}alarm`, "alarm")).toEqual([{ row: 0, column: 17, length: 5 }])
  expect(await found("日本 e\u0301 alarm", "alarm")).toEqual([{ row: 0, column: 7, length: 5 }])
  expect(await found("x日本x", "日本")).toEqual([{ row: 0, column: 1, length: 4 }])
})

test("a search stops at a limit", async () => {
  expect(await found("ab\r\n".repeat(MATCHES_MAX + 5), "a")).toHaveLength(MATCHES_MAX)
})

test("an address is a link as far as it goes over the rows, without the stop of its sentence", async () => {
  const terminal = await aTerminal("see https://docs.example.org/a?b=1.\r\nftp://x javascript:y")
  const address = "https://docs.example.org/a?b=1"
  const range = { start: { x: 5, y: 1 }, end: { x: 14, y: 2 } }
  for (const row of [0, 1]) expect(linksAt(terminal, row)).toEqual([{ text: address, range }])
  expect(linksAt(terminal, 2)).toEqual([])
  expect(linksAt(terminal, 99)).toEqual([])
})
