/** Plays a recording through the API, as the player does: pieces from a moment on, drawn by the viewers' decoder. */
import { syncInflater } from "../../protocols/screen/deflate.ts"
import { MESSAGE } from "../../protocols/viewer-wire.ts"
import { createScreenDecoder, type ScreenDecoder } from "../../protocols/viewer-wire-decode.ts"
import { parseSegment, type Segment } from "../../protocols/viewer-wire-segment.ts"

export type FetchSegment = (atMs: number) => Promise<Segment>

/** @param recording  the address of the recording's calls, ".../screenrecording" */
export function segmentFetcher(recording: string, token: string): FetchSegment {
  return async (atMs) => {
    const answer = await fetch(`${recording}/segment?at=${atMs}`, {
      headers: { authorization: `Bearer ${token}` },
    })
    if (answer.status !== 200) throw new Error(`no segment at ${atMs}: ${answer.status}`)
    return parseSegment(new Uint8Array(await answer.arrayBuffer()))
  }
}

/** The picture at `untilMs`, reached from the piece that shows it: a seek. */
export async function seekTo(fetchSegment: FetchSegment, untilMs: number): Promise<ScreenDecoder> {
  const screen = createScreenDecoder({ inflater: syncInflater })
  let piece = await fetchSegment(untilMs)
  // Before its first picture a recording shows that one.
  const lastMs = Math.max(untilMs, piece.messages[0]?.atMs ?? 0)
  for (;;) {
    for (const { atMs, bytes } of piece.messages) {
      if (atMs > lastMs) return screen
      if (bytes[0] === MESSAGE.FRAME || bytes[0] === MESSAGE.KEY) await screen.apply(bytes)
    }
    if (piece.last) return screen
    piece = await fetchSegment(piece.endMs)
  }
}

/** Everything that was printed, from the beginning. */
export async function printedText(fetchSegment: FetchSegment): Promise<string> {
  const decoder = new TextDecoder()
  let text = ""
  let piece = await fetchSegment(0)
  for (;;) {
    for (const { bytes } of piece.messages)
      if (bytes[0] === MESSAGE.TERMINAL_OUTPUT) text += decoder.decode(bytes.subarray(1), { stream: true })
    if (piece.last) return text
    piece = await fetchSegment(piece.endMs)
  }
}
