/** Keys of a desktop's recording: what they cost viewers and disk, and that playing can begin at each of them. */

import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { openRecording, type RecordingWriter } from "../../../protocols/recording.ts"
import { openRecordingReader, type RecordingReader } from "../../../protocols/recording-reader.ts"
import { syncInflater } from "../../../protocols/screen/deflate.ts"
import { createScreen } from "../../../protocols/screen/screen.ts"
import { MESSAGE } from "../../../protocols/viewer-wire.ts"
import { createScreenDecoder } from "../../../protocols/viewer-wire-decode.ts"
import { FLAG_EPOCH, isPartOfKey } from "../../../protocols/viewer-wire-frame.ts"
import { parseSegment } from "../../../protocols/viewer-wire-segment.ts"
import { PATIENT_DISK } from "./patient-disk.ts"
import { changeAtRandom, createTestViewer, intBelow, paint, randomFrom, wordsOf } from "./pictures.ts"

const HEADER = { sessionId: "keys", kind: "desktop" as const, startedAtMs: 1_790_000_000_000 }
const SLOW_MS = 60_000

let folder = ""
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "recording-keys-"))
})
afterAll(() => rm(folder, { recursive: true }))

async function readerOf(path: string): Promise<RecordingReader> {
  const bytes = new Uint8Array(await Bun.file(path).arrayBuffer())
  return openRecordingReader({
    sizeBytes: bytes.length,
    read: async (offset, length) => bytes.slice(offset, offset + length),
  })
}

/** The picture at `untilMs` of the piece that shows it, and how that piece continues. */
async function seek(reader: RecordingReader, untilMs: number) {
  const decoder = createScreenDecoder({ inflater: syncInflater })
  const segment = parseSegment(await reader.segment(untilMs))
  for (const { atMs, bytes } of segment.messages)
    if (atMs <= untilMs && (bytes[0] === MESSAGE.FRAME || bytes[0] === MESSAGE.KEY))
      await decoder.apply(bytes)
  return Bun.hash.wyhash(new Uint8Array(decoder.pixels.buffer))
}

/** One viewer that acknowledges immediately, and a manual clock. */
async function session(width: number, height: number, recording: RecordingWriter | null) {
  const viewer = createTestViewer("viewer")
  const screen = createScreen(
    { send: (_, message) => viewer.receive(message), refresh: () => undefined, quality: () => undefined },
    recording,
    new Uint8Array(32).fill(5),
  )
  screen.frame.resize(width, height)
  screen.handleEvent({ kind: "ready", width, height, name: "" }, 0)
  screen.addViewer("viewer", 0)
  const settle = async (nowMs: number) => {
    await viewer.drawn()
    screen.ack("viewer", viewer.seqs.at(-1) ?? 0, nowMs)
  }
  await settle(0)
  return { screen, viewer, settle }
}

type Session = Awaited<ReturnType<typeof session>>

/** Painted once each: a session of minutes shows the same few hundreds of times. */
const pages = new Map<string, Uint32Array>()

/** One of a few constant pages: text-like parts on a ground of its own. */
function pageOf(width: number, height: number, page: number): Uint32Array {
  const name = `${width} x ${height}, ${page}`
  const painted = pages.get(name)
  if (painted) return painted
  const random = randomFrom(page + 1)
  const words = new Uint32Array(width * height)
  paint(words, width, { x: 0, y: 0, w: width, h: height }, (x, y) =>
    (y >> 4) % 2 === 0 && (x >> 3) % 5 < 3
      ? (0xff000000 | (intBelow(random, 8) * 0x1f2f3f)) >>> 0
      : (0xff203040 + page * 0x10101) >>> 0,
  )
  pages.set(name, words)
  return words
}

function drawPage({ screen }: Session, page: number, nowMs: number): void {
  const { width, height } = screen.frame
  wordsOf(screen.frame).set(pageOf(width, height, page))
  screen.handleEvent({ kind: "damage", rect: { x: 0, y: 0, w: width, h: height } }, nowMs)
  screen.handleEvent({ kind: "frameEnd" }, nowMs)
}

describe("constant pages that are switched twice a second", () => {
  const [width, height] = [640, 480]
  const PAGES = 4

  async function switchPages(running: Session, fromMs: number, toMs: number): Promise<void> {
    for (let nowMs = fromMs + 500; nowMs <= toMs; nowMs += 500) {
      drawPage(running, (nowMs / 500) % PAGES, nowMs)
      await running.settle(nowMs)
    }
  }

  test(
    "reach viewers in the same bytes with and without a recording",
    async () => {
      const recording = await openRecording(join(folder, "same.rec"), HEADER, PATIENT_DISK)
      const [recorded, plain] = [await session(width, height, recording), await session(width, height, null)]
      for (const running of [recorded, plain]) await switchPages(running, 0, 300_000)
      await recording.close(300_000)
      expect((await readerOf(join(folder, "same.rec"))).info.keys).toBeGreaterThan(1)
      // Sequence numbers differ, for keys of the recording have some.
      const bodies = ({ viewer }: Session) => viewer.messages.map((message) => message.slice(8))
      expect(bodies(recorded)).toEqual(bodies(plain))
      const epochs = recorded.viewer.messages.filter(
        (message) => message[0] === MESSAGE.FRAME && message[1]! & FLAG_EPOCH && !isPartOfKey(message),
      )
      expect(epochs).toHaveLength(1)
    },
    SLOW_MS,
  )

  test(
    "take at most 5 MB of recording an hour",
    async () => {
      const recording = await openRecording(join(folder, "hour.rec"), HEADER, PATIENT_DISK)
      const running = await session(width, height, recording)
      await switchPages(running, 0, 60_000)
      const firstMinute = recording.sizeBytes
      await switchPages(running, 60_000, 300_000)
      const perHour = firstMinute + ((recording.sizeBytes - firstMinute) / 4) * 59
      await recording.close(300_000)
      expect(perHour).toBeLessThan(5_000_000)
    },
    SLOW_MS,
  )
})

for (const seed of [1, 2, 3])
  test(
    `playing begins at any moment of a session with pages, changes, copies and joins (seed ${seed})`,
    async () => {
      const path = join(folder, `seek-${seed}.rec`)
      const recording = await openRecording(path, HEADER, PATIENT_DISK)
      const running = await session(330, 210, recording)
      const random = randomFrom(seed)
      const shown: { atMs: number; hash: bigint }[] = []
      let nowMs = 0
      for (let step = 0; step < 900; step++) {
        nowMs += 700 + intBelow(random, 500)
        if (random() < 0.6) drawPage(running, intBelow(random, 4), nowMs)
        else {
          running.screen.handleEvent(changeAtRandom(random, running.screen.frame)[0]!, nowMs)
          running.screen.handleEvent({ kind: "frameEnd" }, nowMs)
        }
        // A viewer joins now and then: a new epoch for all, in the middle of a piece.
        if (random() < 0.01) running.screen.addViewer("viewer", nowMs)
        await running.settle(nowMs)
        running.screen.encodeDue(nowMs)
        shown.push({ atMs: nowMs, hash: Bun.hash.wyhash(running.screen.frame.pixels) })
      }
      await recording.close(nowMs)
      const reader = await readerOf(path)
      expect(reader.info.keys).toBeGreaterThan(5)
      for (let i = 0; i < shown.length; i += 7) {
        const { atMs, hash } = shown[i]!
        expect(await seek(reader, atMs)).toBe(hash)
      }
    },
    SLOW_MS,
  )

test("a recording of format version 1, whose key frames each begin an epoch, still plays", async () => {
  const reader = await readerOf(join(import.meta.dir, "version-1.rec"))
  expect(reader.info).toMatchObject({ sessionId: "version-1", complete: true, durationMs: 160_000 })
  const shown: [number, bigint][] = [
    [32_000, 827391685552418898n],
    [64_000, 12314041470742789958n],
    [96_000, 6288579569320425889n],
    [128_000, 8463374326880929765n],
    [160_000, 6897089295431159396n],
  ]
  for (const [atMs, hash] of shown) expect(await seek(reader, atMs)).toBe(hash)
})

test("a recording of format version 2, whose frames are not packed, still plays", async () => {
  const reader = await readerOf(join(import.meta.dir, "version-2.rec"))
  expect(reader.info).toMatchObject({ sessionId: "version-2", complete: true, durationMs: 160_000 })
  const shown: [number, bigint][] = [
    [29_000, 9479765148486462283n],
    [58_000, 7935021404121786659n],
    [87_000, 12965588677697697261n],
    [116_000, 12329571860660144429n],
    [145_000, 12329571860660144429n],
  ]
  for (const [atMs, hash] of shown) expect(await seek(reader, atMs)).toBe(hash)
})
