/**
 * What a busy session costs the keys of others, as `bench:session-cost --only neighbours,flood-neighbours` measures it: the
 * milliseconds from a key to its echo in seven sessions, alone and beside an eighth with a video or a flooded terminal.
 * With `--workers mixed` all eight share one Worker.
 */
import { decodeViewerMessage } from "../protocols/viewer-wire.ts"
import { encodeViewerInput } from "../protocols/viewer-wire-input.ts"
import { PieceJoiner } from "../protocols/viewer-wire-pieces.ts"
import type { Viewer } from "../tests/harness/viewer.ts"
import { checkThreshold } from "./thresholds.ts"

export const NEIGHBOURS = 7
const KEYS_PER_SESSION = 30
/** After the busy session's start: its code is compiled, and a video is sent as JPEG. */
const BUSY_SETTLE_MS = 8000
/** Between two keys, and a little more after each, so that keys fall on any moment of a picture. */
const PAUSE_MS = 40
const PAUSE_STEPS = 23
/** All sessions of a Worker beside a busy one. */
const P99_MS_MAX = 50
const encoder = new TextEncoder()

interface Neighbours {
  viewers: readonly Viewer[]
  /** One key pressed and let go, and what shows its echo. */
  press(viewer: Viewer): void
  /** Rises with every echo. */
  echoes(viewer: Viewer): number
  startBusy(): Promise<void>
}

/** Of a desktop that draws when a key is pressed, and never otherwise. */
export const DESKTOP_KEYS: Pick<Neighbours, "press" | "echoes"> = {
  press(viewer) {
    for (const down of [true, false]) viewer.send({ kind: "key", down, keysym: 0x61, code: "KeyA" })
  },
  echoes: (viewer) => viewer.count("frame"),
}

/** Of a shell that waits for input. */
export const TERMINAL_KEYS: Pick<Neighbours, "press" | "echoes"> = {
  press: (viewer) => viewer.send({ kind: "terminalKeys", bytes: encoder.encode("a") }),
  echoes: (viewer) => viewer.count("terminalOutput"),
}

/** Takes what a session sends without drawing it. */
export function takePictures(socket: WebSocket): void {
  const pieces = new PieceJoiner()
  socket.addEventListener("message", ({ data }) => {
    const whole = pieces.join(new Uint8Array(data as ArrayBuffer))
    if (!whole) return
    const message = decodeViewerMessage(whole)
    if (message.kind !== "frame" && message.kind !== "key") return
    socket.send(encodeViewerInput({ kind: "ack", seq: message.seq }))
  })
}

/** @returns lines of the verdict */
export async function measureNeighbours(name: string, neighbours: Neighbours): Promise<string[]> {
  const alone = await measureKeys(neighbours)
  await neighbours.startBusy()
  await Bun.sleep(BUSY_SETTLE_MS)
  const beside = await measureKeys(neighbours)
  console.log(`${name}  key to echo alone ${spread(alone)}, beside a busy session ${spread(beside)}`)
  const ms = (value: number) => value.toFixed(1)
  console.log(
    `${name}  added p50 ${ms(at(beside, 0.5) - at(alone, 0.5))} ms, p99 ${ms(at(beside, 0.99) - at(alone, 0.99))} ms`,
  )
  return [checkThreshold(`${name}: key to echo, p99 ms`, at(beside, 0.99), P99_MS_MAX)]
}

/** @returns milliseconds, sorted */
async function measureKeys({ viewers, press, echoes }: Neighbours): Promise<number[]> {
  const times: number[] = []
  for (let key = 0; key < KEYS_PER_SESSION; key++)
    for (const [place, viewer] of viewers.entries()) {
      await Bun.sleep(PAUSE_MS + ((key * viewers.length + place) % PAUSE_STEPS))
      const before = echoes(viewer)
      const pressedAt = performance.now()
      press(viewer)
      await viewer.waitFor("the echo", () => echoes(viewer) > before)
      times.push(performance.now() - pressedAt)
    }
  return times.sort((a, b) => a - b)
}

const at = (sorted: readonly number[], part: number) => sorted[Math.floor(sorted.length * part)] ?? 0

const spread = (sorted: readonly number[]) =>
  `p50 ${at(sorted, 0.5).toFixed(1)} p90 ${at(sorted, 0.9).toFixed(1)} p99 ${at(sorted, 0.99).toFixed(1)} ms`
