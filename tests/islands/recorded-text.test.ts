/** The search for text in the recording of a terminal: when it appeared, and not each time it was drawn. */
import { describe, expect, test } from "bun:test"
import { Terminal } from "@xterm/headless"
import { type RecordedText, searchRecordedText } from "../../islands/player/recorded-text.ts"
import { encodeViewerMessage, type PlainMessage } from "../../protocols/viewer-wire.ts"
import type { Segment } from "../../protocols/viewer-wire-segment.ts"

const COLS = 40
const ROWS = 5
const bytesOf = (text: string) => new TextEncoder().encode(text)
type Output = [atMs: number, text: string | { cols: number; rows: number }]

/** @param pieces  outputs of each piece of the recording, which begins with the terminal as `shown` leaves it */
function aRecording(pieces: { shown?: string; outputs: Output[] }[]): Segment[] {
  return pieces.map(({ shown = "", outputs }, at) => {
    const startMs = at * 100_000
    const snapshot: PlainMessage = { kind: "terminalSnapshot", cols: COLS, rows: ROWS, bytes: bytesOf(shown) }
    const messages = outputs.map(([atMs, output]) => ({
      atMs,
      bytes: encodeViewerMessage(
        typeof output === "string"
          ? { kind: "terminalOutput", bytes: bytesOf(output) }
          : { kind: "terminalSize", ...output },
      ),
    }))
    const first = { atMs: startMs, bytes: encodeViewerMessage(snapshot) }
    const last = at === pieces.length - 1
    return { startMs, endMs: startMs + 100_000, last, messages: [first, ...messages] }
  })
}

async function find(wanted: string, segments: Segment[], signal = new AbortController().signal) {
  const found: RecordedText[] = []
  const terminal = new Terminal({ scrollback: 100, allowProposedApi: true })
  await searchRecordedText({
    ...{ wanted, terminal, signal },
    load: async (atMs) => segments.find(({ endMs, last }) => atMs < endMs || last)!,
    onFound: (text) => found.push(text),
    onProgress: () => {},
  })
  terminal.dispose()
  return found
}
const times = (found: RecordedText[]) => found.map(({ atMs }) => atMs)

describe("the search in a recorded terminal", () => {
  test("finds a text when its last letter is typed, capital and small letters alike", async () => {
    const recording = aRecording([
      {
        outputs: [
          [0, "$ "],
          [5000, "stop pu"],
          [6000, "MP"],
          [7000, " 7\r\n"],
          [9000, "pump stopped\r\n"],
        ],
      },
    ])
    expect(await find("pump", recording)).toEqual([
      { atMs: 6000, line: "$ stop puMP" },
      { atMs: 9000, line: "pump stopped" },
    ])
  })

  test("does not find it again when it scrolls, is drawn over in place, or begins another piece", async () => {
    const recording = aRecording([
      {
        outputs: [
          [1000, "pump on\r\n"],
          ...Array.from({ length: 30 }, (_, n): Output => [2000 + n, `${n}\r\n`]),
        ],
      },
      {
        shown: "pump on\r\n",
        outputs: [
          [100_500, "\x1b[Hpump"],
          [102_000, "\x1b[Hpump"],
          [104_000, "done"],
        ],
      },
    ])
    // Drawn at the top of a screen from which it had scrolled away: that is another place.
    expect(times(await find("pump", recording))).toEqual([1000, 100_500])
  })

  test("finds it again when it comes anew, in the screen of a program, and behind it only once", async () => {
    const recording = aRecording([
      {
        outputs: [
          [1000, "pump on\r\n"],
          [3000, "\x1b[?1049h\x1b[Hlist of pumps"],
          [5000, "\x1b[2;1Hpump 2"],
          [7000, "\x1b[?1049l"],
          [9000, "\x1b[2J\x1b[Hpump off\r\n"],
        ],
      },
    ])
    expect(times(await find("pump", recording))).toEqual([1000, 3000, 5000])
    expect(times(await find("pump off", recording))).toEqual([9000])
  })

  test("finds a text that is broken over two rows, and takes a new size for no new text", async () => {
    const recording = aRecording([
      {
        outputs: [
          [1000, `${"x".repeat(COLS - 2)}pump\r\n`],
          [3000, { cols: 20, rows: ROWS }],
          [5000, "end"],
        ],
      },
    ])
    expect(times(await find("pump", recording))).toEqual([1000])
  })

  test("names what was there at the beginning, and one place for a list that comes in pieces", async () => {
    const recording = aRecording([
      {
        shown: "pump at start",
        outputs: [
          [2000, "\r\npump 1\r\n"],
          [2100, "pump 2\r\n"],
          [2900, "pump 3\r\n"],
        ],
      },
    ])
    expect(times(await find("pump", recording))).toEqual([0, 2000])
  })

  test("finds one of a thousand lines that come at once, and later ones after them", async () => {
    const many = Array.from({ length: 1000 }, (_, n) => `line ${n}\r\n`).join("")
    const recording = aRecording([
      {
        outputs: [
          [1000, many],
          [3000, "line again\r\n"],
          [6000, "pump\r\n"],
        ],
      },
    ])
    expect(times(await find("line", recording))).toEqual([1000, 3000])
    expect(times(await find("pump", recording))).toEqual([6000])
  })

  test("ends when it is aborted, and rejects when a piece cannot be had", async () => {
    const recording = aRecording([{ outputs: [[1000, "pump"]] }])
    expect(await find("pump", recording, AbortSignal.abort())).toEqual([])
    await expect(find("pump", [])).rejects.toThrow()
  })
})
