import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { ProtocolError } from "../../../protocols/link.ts"
import { openRecording } from "../../../protocols/recording.ts"
import { createRecordingFile, type OpenRecordingFile } from "../../../protocols/recording-disk.ts"
import { openRecordingReader, type RecordingSource } from "../../../protocols/recording-reader.ts"
import { syncInflater } from "../../../protocols/screen/deflate.ts"
import { createScreen } from "../../../protocols/screen/screen.ts"
import { encodeViewerMessage, MESSAGE } from "../../../protocols/viewer-wire.ts"
import { createScreenDecoder } from "../../../protocols/viewer-wire-decode.ts"
import { parseSegment } from "../../../protocols/viewer-wire-segment.ts"
import { PATIENT_DISK } from "./patient-disk.ts"
import { changeAtRandom, intBelow, randomFrom, wordsOf } from "./pictures.ts"

let folder = ""
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "recording-"))
})
afterAll(() => rm(folder, { recursive: true }))

/** A process of its own, on a machine that has much else to do. */
const SLOW_MS = 30_000
const HEADER = {
  sessionId: "5f0c6f6e-7c3b-4b59-9a66-6f0d5f1b2c3d",
  kind: "desktop" as const,
  startedAtMs: 1_790_000_000_000,
}

function sourceOf(bytes: Uint8Array): RecordingSource {
  return { sizeBytes: bytes.length, read: async (offset, length) => bytes.slice(offset, offset + length) }
}

async function bytesOf(path: string): Promise<Uint8Array> {
  return new Uint8Array(await Bun.file(path).arrayBuffer())
}

/** Records random drawing and keeps the screen's content at each time. */
async function recordDrawing(path: string, seed: number, steps: number, stepMs: number) {
  const random = randomFrom(seed)
  const recording = await openRecording(path, HEADER, PATIENT_DISK)
  const screen = createScreen(
    { send: () => undefined, refresh: () => undefined, quality: () => undefined },
    recording,
  )
  const shown: { atMs: number; hash: bigint }[] = []
  let [nowMs, width, height] = [0, 200, 150]
  screen.frame.resize(width, height)
  screen.handleEvent({ kind: "ready", width, height, name: "" }, nowMs)
  for (let step = 0; step < steps; step++) {
    nowMs += stepMs
    if (step === Math.floor(steps / 2)) {
      ;[width, height] = [150 + intBelow(random, 200), 120]
      screen.frame.resize(width, height)
      screen.handleEvent({ kind: "resize", width, height }, nowMs)
    }
    screen.handleEvent(changeAtRandom(random, screen.frame)[0]!, nowMs)
    screen.handleEvent({ kind: "frameEnd" }, nowMs)
    shown.push({ atMs: nowMs, hash: Bun.hash.wyhash(screen.frame.pixels) })
  }
  return { recording, shown, nowMs }
}

/** Plays pieces one after another from the one that shows `fromMs` and gives the picture's hash at each time. */
async function play(source: RecordingSource, fromMs: number, untilMs: number): Promise<Map<number, bigint>> {
  const reader = await openRecordingReader(source)
  const decoder = createScreenDecoder({ inflater: syncInflater })
  const seen = new Map<number, bigint>()
  let segment = parseSegment(await reader.segment(fromMs))
  for (;;) {
    for (const { atMs, bytes } of segment.messages) {
      if (atMs > untilMs) return seen
      if (bytes[0] !== MESSAGE.FRAME && bytes[0] !== MESSAGE.KEY) continue
      await decoder.apply(bytes)
      seen.set(atMs, Bun.hash.wyhash(new Uint8Array(decoder.pixels.buffer)))
    }
    if (segment.last) return seen
    segment = parseSegment(await reader.segment(segment.endMs))
  }
}

describe("a recording of a desktop", () => {
  test("shows at every time what the screen showed, from the start and after a seek", async () => {
    const path = join(folder, "seek.rec")
    const { recording, shown, nowMs } = await recordDrawing(path, 1, 300, 500)
    await recording.close(nowMs)
    const source = sourceOf(await bytesOf(path))
    const { info } = await openRecordingReader(source)
    expect(info).toMatchObject({ ...HEADER, complete: true, durationMs: nowMs, validBytes: source.sizeBytes })
    expect(info.keys).toBeGreaterThan(3)
    const whole = await play(source, 0, nowMs)
    for (const { atMs, hash } of shown) expect(whole.get(atMs)).toBe(hash)
    const random = randomFrom(2)
    for (let i = 0; i < 20; i++) {
      const at = shown[intBelow(random, shown.length)]!
      expect((await play(source, at.atMs, at.atMs)).get(at.atMs)).toBe(at.hash)
    }
  })

  test("stores each tile once, so that the key frame of an unchanged screen is small", async () => {
    const path = join(folder, "small.rec")
    const recording = await openRecording(path, HEADER, PATIENT_DISK)
    const screen = createScreen(
      { send: () => undefined, refresh: () => undefined, quality: () => undefined },
      recording,
    )
    screen.frame.resize(640, 480)
    const words = wordsOf(screen.frame)
    const random = randomFrom(3)
    for (let i = 0; i < words.length; i++) words[i] = (0xff000000 | (intBelow(random, 4) * 0x304050)) >>> 0
    screen.handleEvent({ kind: "damage", rect: { x: 0, y: 0, w: 640, h: 480 } }, 0)
    screen.handleEvent({ kind: "frameEnd" }, 0)
    const first = recording.sizeBytes
    for (let nowMs = 1000; nowMs < 200_000; nowMs += 1000) {
      // A blinking lamp, and now and then enough of the picture for a key to be due.
      words[0] = (words[0]! ^ 0xffffff) >>> 0
      screen.handleEvent({ kind: "damage", rect: { x: 0, y: 0, w: 1, h: 1 } }, nowMs)
      screen.handleEvent({ kind: "frameEnd" }, nowMs)
    }
    await recording.close(200_000)
    expect(recording.sizeBytes - first).toBeLessThan(first)
    expect((await openRecordingReader(sourceOf(await bytesOf(path)))).info.keys).toBeGreaterThan(0)
  })

  test("gets a key after ten seconds with two megabytes, or after a minute", async () => {
    const recording = await openRecording(join(folder, "keys.rec"), HEADER, PATIENT_DISK)
    expect(recording.isKeyframeDue(0)).toBe(true)
    recording.appendSnapshot(0, new Uint8Array(1000))
    const append = (atMs: number, bytes: number) =>
      recording.appendMessage(
        atMs,
        encodeViewerMessage({ kind: "terminalOutput", bytes: new Uint8Array(bytes) }),
      )
    append(1000, 1_700_000)
    expect(recording.isKeyframeDue(59_000)).toBe(false)
    expect(recording.isKeyframeDue(60_000)).toBe(true)
    append(2000, 400_000)
    expect(recording.isKeyframeDue(9_000)).toBe(false)
    expect(recording.isKeyframeDue(10_000)).toBe(true)
    await recording.close(60_000)
  })

  test("gets no key before as much as the last one took has been recorded, however long that takes", async () => {
    const path = join(folder, "rare-keys.rec")
    const recording = await openRecording(path, { ...HEADER, kind: "terminal" })
    const snapshot = crypto.getRandomValues(new Uint8Array(50_000))
    recording.appendSnapshot(0, encodeViewerMessage({ kind: "terminalOutput", bytes: snapshot }))
    const bytes = crypto.getRandomValues(new Uint8Array(10_000))
    const due = Array.from({ length: 6 }, (_, n) => {
      recording.appendMessage(n, encodeViewerMessage({ kind: "terminalOutput", bytes }))
      return recording.isKeyframeDue(3_600_000)
    })
    expect(due).toEqual([false, false, false, false, true, true])
    await recording.close(3_600_000)
  })

  test("counts what is recorded of the viewers' slots after a key to what that key took", async () => {
    const recording = await openRecording(join(folder, "slots.rec"), HEADER, PATIENT_DISK)
    recording.appendSnapshot(0, new Uint8Array(1000))
    const slots = Array.from({ length: 10 }, (_, slot) => ({
      ...{ slot, w: 32, h: 32, hash: crypto.getRandomValues(new Uint8Array(16)) },
      tile: () => crypto.getRandomValues(new Uint8Array(32 * 32 * 4)),
    }))
    const before = recording.sizeBytes
    recording.appendSlots(1000, slots)
    expect(recording.sizeBytes - before).toBeGreaterThan(40_000)
    expect(recording.isKeyframeDue(3_600_000)).toBe(false)
    const output = encodeViewerMessage({ kind: "terminalOutput", bytes: new Uint8Array(recording.sizeBytes) })
    recording.appendMessage(2000, output)
    expect(recording.isKeyframeDue(3_600_000)).toBe(true)
    await recording.close(3_600_000)
  })

  test("returns its events in order", async () => {
    const path = join(folder, "events.rec")
    const { recording, nowMs } = await recordDrawing(path, 4, 5, 100)
    recording.appendEvent(nowMs, { about: "join", viewer: "v1", name: "expert", right: "VIEW" })
    recording.appendInput(nowMs, "v1", Uint8Array.of(2, 0, 0, 0, 0, 0))
    recording.appendEvent(nowMs + 5, { about: "leave", viewer: "v1" })
    await recording.close(nowMs + 5)
    const reader = await openRecordingReader(sourceOf(await bytesOf(path)))
    expect((await reader.events()).map(({ event }) => event.about)).toEqual(["join", "leave"])
  })
})

describe("a recording of a terminal", () => {
  test("begins each segment with a snapshot", async () => {
    const path = join(folder, "terminal.rec")
    const recording = await openRecording(path, { ...HEADER, kind: "terminal" })
    for (let i = 0; i < 200; i++) {
      const [cols, rows, bytes] = [80, 24, new TextEncoder().encode(`screen ${i}`)]
      if (recording.isKeyframeDue(i * 1000))
        recording.appendSnapshot(
          i * 1000,
          encodeViewerMessage({ kind: "terminalSnapshot", cols, rows, bytes }),
        )
      const output = new TextEncoder().encode(`line ${i}\r\n`.repeat(50))
      recording.appendMessage(i * 1000, encodeViewerMessage({ kind: "terminalOutput", bytes: output }))
    }
    await recording.close(200_000)
    const reader = await openRecordingReader(sourceOf(await bytesOf(path)))
    const segment = parseSegment(await reader.segment(150_000))
    expect(segment.messages[0]!.bytes[0]).toBe(MESSAGE.TERMINAL_SNAPSHOT)
    expect(segment.startMs).toBeLessThanOrEqual(150_000)
    expect(segment.endMs).toBeGreaterThan(150_000)
  })
})

describe("a recording that was not closed", () => {
  test("is readable up to the last whole record, wherever it is truncated", async () => {
    const path = join(folder, "torn.rec")
    const { recording, nowMs } = await recordDrawing(path, 7, 40, 500)
    await recording.close(nowMs)
    const bytes = await bytesOf(path)
    let before = 0
    for (let cut = bytes.length - 1; cut > bytes.length - 1500; cut--) {
      const { info } = await openRecordingReader(sourceOf(bytes.subarray(0, cut)))
      expect(info.complete).toBe(false)
      expect(info.validBytes).toBeLessThanOrEqual(cut)
      if (before) expect(info.validBytes).toBeLessThanOrEqual(before)
      before = info.validBytes
    }
    const half = sourceOf(bytes.subarray(0, bytes.length - 700))
    const { info } = await openRecordingReader(half)
    const seen = await play(half, 0, info.durationMs)
    expect(seen.size).toBeGreaterThan(10)
  })

  test(
    "is readable after its writer was killed with SIGKILL",
    async () => {
      const path = join(folder, "killed.rec")
      const child = Bun.spawn([process.execPath, join(import.meta.dir, "endless-recording.ts"), path], {
        stdout: "pipe",
        stderr: "inherit",
      })
      const output = child.stdout.getReader()
      await output.read()
      child.kill(9)
      await child.exited
      const source = sourceOf(await bytesOf(path))
      const { info } = await openRecordingReader(source)
      expect(info.complete).toBe(false)
      expect(source.sizeBytes - info.validBytes).toBeLessThan(1024 * 1024)
      expect((await play(source, 0, info.durationMs)).size).toBeGreaterThan(10)
    },
    SLOW_MS,
  )
})

describe("a damaged recording", () => {
  test("with one flipped bit does not play beyond its end, or is rejected with a ProtocolError", async () => {
    const path = join(folder, "damaged.rec")
    const { recording, nowMs } = await recordDrawing(path, 8, 30, 500)
    await recording.close(nowMs)
    const bytes = await bytesOf(path)
    const whole = await openRecordingReader(sourceOf(bytes))
    const random = randomFrom(9)
    for (let i = 0; i < 200; i++) {
      const at = intBelow(random, bytes.length)
      const damaged = bytes.slice()
      damaged[at] = damaged[at]! ^ (1 << intBelow(random, 8))
      try {
        const reader = await openRecordingReader(sourceOf(damaged))
        await play(sourceOf(damaged), 0, reader.info.durationMs)
        expect(reader.info.durationMs).toBeLessThanOrEqual(whole.info.durationMs)
      } catch (error) {
        expect(error).toBeInstanceOf(ProtocolError)
      }
    }
  })
})

describe("a recording file", () => {
  test("that cannot be written is reported as failed, and its close is rejected", async () => {
    const path = join(folder, "full.rec")
    let close = async () => {}
    const openFile: OpenRecordingFile = async (path) => {
      const file = await createRecordingFile(path)
      close = () => file.close()
      return file
    }
    const recording = await openRecording(path, HEADER, { openFile })
    const failed = new Promise<Error>((resolve) => {
      recording.onFailure = resolve
    })
    // The file is closed under the writer: every write fails from here on.
    await close()
    recording.appendEvent(1, { about: "leave", viewer: "v1" })
    expect(await failed).toBe(recording.failure!)
    await expect(recording.close(2)).rejects.toThrow()
  })

  test("that already exists is never overwritten", async () => {
    const path = join(folder, "twice.rec")
    const recording = await openRecording(path, HEADER)
    await expect(openRecording(path, HEADER)).rejects.toThrow()
    await recording.close(0)
  })
})
