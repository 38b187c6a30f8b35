/**
 * Ctrl+C while a machine floods its terminal, as `bench:session-cost --only flood` measures it: how long the program goes
 * on on the machine, and how long its user sees output after that.
 */
import { readdirSync, readFileSync } from "node:fs"
import { decodeViewerMessage } from "../protocols/viewer-wire.ts"
import { encodeViewerInput } from "../protocols/viewer-wire-input.ts"
import { PieceJoiner } from "../protocols/viewer-wire-pieces.ts"
import { checkThreshold } from "./thresholds.ts"

const ROUNDS = 10
/** Each flood runs so long before it is interrupted: buffers on the way are full then. */
const FLOOD_MS = 1500
/** Offered without limit: the session takes what it can. */
const PROGRAM = "yes"
const LINE = "zone 3: 184 degrees, valve 4 open, press 7 holds"
const PROMPT = "fitter$ "
/** More than a screen of anything else. */
const FLOOD_BYTES_FIRST = 500_000
const TAIL_BYTES = 64
const POLL_MS = 1
const WAIT_MS_MAX = 10_000
/** From the key to the end of the program, and to the prompt on the screen. */
const EFFECTIVE_MS_MAX = 100
const encoder = new TextEncoder()

/** What a terminal's user sees, of which only the end is kept: a whole flood as one text would cost more than the session. */
interface FloodViewer {
  readonly bytes: number
  type(text: string): void
  /** Waits until the newest output ends like this. */
  endsWith(text: string): Promise<void>
  /** Waits until so much has come since now. */
  receives(bytes: number): Promise<void>
}

/** @param socket  of a viewer, open. */
export function watchFlood(socket: WebSocket): FloodViewer {
  let [bytes, tail] = [0, ""]
  let waiting: { isTrue(): boolean; done(): void } | null = null
  const decoder = new TextDecoder()
  const pieces = new PieceJoiner()
  socket.addEventListener("message", ({ data }) => {
    const whole = pieces.join(new Uint8Array(data as ArrayBuffer))
    if (!whole) return
    const message = decodeViewerMessage(whole)
    if (message.kind !== "terminalOutput" && message.kind !== "terminalSnapshot") return
    bytes += message.bytes.length
    tail = (tail + decoder.decode(message.bytes.subarray(-TAIL_BYTES))).slice(-TAIL_BYTES)
    if (!waiting?.isTrue()) return
    waiting.done()
    waiting = null
  })
  const until = (isTrue: () => boolean) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    if (isTrue()) resolve()
    else waiting = { isTrue, done: resolve }
    return promise
  }
  return {
    get bytes() {
      return bytes
    },
    type: (text) => socket.send(encodeViewerInput({ kind: "terminalKeys", bytes: encoder.encode(text) })),
    endsWith: (text) => until(() => tail.endsWith(text)),
    receives(wanted) {
      const before = bytes
      return until(() => bytes - before >= wanted)
    },
  }
}

/** Returns when it floods. */
export async function startFlood(viewer: FloodViewer): Promise<void> {
  await viewer.endsWith(PROMPT)
  const flood = viewer.receives(FLOOD_BYTES_FIRST)
  viewer.type(`${PROGRAM} '${LINE}'\n`)
  await flood
}

/** @param viewer  of a shell on this host. @returns lines of the verdict */
export async function measureFlood(viewer: FloodViewer): Promise<string[]> {
  const [endedMs, shownMs, rates]: [number[], number[], number[]] = [[], [], []]
  for (let round = 0; round < ROUNDS; round++) {
    await startFlood(viewer)
    const program = programId()
    const [bytesBefore, floodedAt] = [viewer.bytes, performance.now()]
    await Bun.sleep(FLOOD_MS)
    const sentAt = performance.now()
    rates.push((viewer.bytes - bytesBefore) / 1000 / (sentAt - floodedAt))
    viewer.type("\x03")
    const shown = viewer.endsWith(PROMPT).then(() => performance.now() - sentAt)
    endedMs.push((await endOf(program)) - sentAt)
    shownMs.push(await shown)
  }
  const spread = (all: number[]) => all.map((one) => one.toFixed(0)).join(" ")
  console.log(
    `flood          ${worst(rates).toFixed(1)} MB/s shown at most; Ctrl+C ends the program after ${spread(endedMs)} ms, ` +
      `the prompt is back after ${spread(shownMs)} ms`,
  )
  return [
    checkThreshold("flood: Ctrl+C ends the program, ms", worst(endedMs), EFFECTIVE_MS_MAX),
    checkThreshold("flood: Ctrl+C brings the prompt, ms", worst(shownMs), EFFECTIVE_MS_MAX),
  ]
}

const worst = (all: readonly number[]) => Math.max(...all)

/** The newest process of this name. */
function programId(): number {
  const ids = readdirSync("/proc").map(Number).filter(Number.isInteger)
  const found = ids.filter((id) => nameOf(id) === PROGRAM).sort((a, b) => b - a)[0]
  if (found === undefined) throw new Error(`${PROGRAM} does not run on this host`)
  return found
}

function nameOf(processId: number): string {
  try {
    return readFileSync(`/proc/${processId}/comm`, "utf8").trim()
  } catch {
    return ""
  }
}

async function endOf(processId: number): Promise<number> {
  const until = performance.now() + WAIT_MS_MAX
  while (nameOf(processId) === PROGRAM) {
    if (performance.now() > until) throw new Error(`${PROGRAM} goes on after Ctrl+C`)
    await Bun.sleep(POLL_MS)
  }
  return performance.now()
}
