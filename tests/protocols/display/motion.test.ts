import { describe, expect, test } from "bun:test"
import { createKernels } from "../../../protocols/kernels/kernels.ts"
import {
  SLOW_CELLS_MIN,
  SLOW_CHANGES,
  SLOW_GAP_MS,
  TRIAL_MS,
  TRIAL_RETRY_MS,
  VIDEO_AFTER_MS,
  VIDEO_CELLS_MIN,
  VIDEO_CONTINUE_MS,
  VIDEO_END_MS,
  VIDEO_GAP_MS,
  VIDEO_MEMORY_MS,
  VIDEO_RESUME_MS,
  VideoDetector,
} from "../../../protocols/screen/video-detector.ts"
import { intBelow, paint, randomFrom, wordsOf } from "./pictures.ts"

const CELLS = 20

/** Changes `cells` every `everyMs` from `fromMs` until `untilMs`. @returns whether there is video at each change */
function run(
  motion: VideoDetector,
  cells: number,
  everyMs: number,
  fromMs: number,
  untilMs: number,
): boolean[] {
  const judged: boolean[] = []
  for (let nowMs = fromMs; nowMs <= untilMs; nowMs += everyMs) {
    for (let cell = 0; cell < cells; cell++) motion.onCellChanged(cell, nowMs)
    judged.push(motion.update(nowMs))
  }
  return judged
}

function still(): VideoDetector {
  const motion = new VideoDetector()
  motion.resize(CELLS)
  return motion
}

describe("the start of video", () => {
  test.each([
    ["25 pictures a second, a camera", VIDEO_CELLS_MIN, 40, VIDEO_AFTER_MS + 80, true],
    ["four pictures a second", VIDEO_CELLS_MIN, VIDEO_GAP_MS, VIDEO_AFTER_MS + VIDEO_GAP_MS, true],
    ["three pictures a second", SLOW_CELLS_MIN - 1, 333, 10_000, false],
    ["a small page turned twice a second", SLOW_CELLS_MIN - 1, 500, 10_000, false],
    ["a picture too small to matter", VIDEO_CELLS_MIN - 1, 40, 10_000, false],
    ["a window that opens with an animation", CELLS, 16, VIDEO_AFTER_MS - 20, false],
  ])("is detected or not, as expected, with %s", (_, cells, everyMs, forMs, isVideo) => {
    expect(run(still(), cells, everyMs, 1000, 1000 + forMs).at(-1)).toBe(isVideo)
  })

  test("is detected only after the minimum duration", () => {
    const judged = run(still(), CELLS, 50, 0, 2000)
    expect(judged.indexOf(true) * 50).toBe(VIDEO_AFTER_MS)
  })

  test("is detected after a break only when the motion again lasts for the minimum duration", () => {
    const motion = still()
    run(motion, CELLS, 40, 0, VIDEO_AFTER_MS - 40)
    const againMs = VIDEO_AFTER_MS + VIDEO_GAP_MS
    expect(run(motion, CELLS, 40, againMs, againMs + VIDEO_AFTER_MS - 40)).not.toContain(true)
  })
})

describe("a large region that changes slowly", () => {
  const EVERY_MS = 1000
  const slowly = (motion: VideoDetector, cells: number, changes: number, fromMs = 0) =>
    run(motion, cells, EVERY_MS, fromMs, fromMs + (changes - 1) * EVERY_MS)

  test("is tried as video with its third frame", () => {
    expect(slowly(still(), SLOW_CELLS_MIN, SLOW_CHANGES)).toEqual([false, false, true])
  })

  test("stays video if it becomes fast as JPEG, and ends like any other video", () => {
    const motion = still()
    slowly(motion, SLOW_CELLS_MIN, SLOW_CHANGES)
    expect(run(motion, SLOW_CELLS_MIN, 40, 2040, 2000 + 2 * TRIAL_MS)).not.toContain(false)
    expect(motion.update(2000 + 2 * TRIAL_MS + VIDEO_END_MS)).toBe(false)
  })

  test("is lossless again if it stays slow, and is retried only after increasing pauses", () => {
    const motion = still()
    slowly(motion, SLOW_CELLS_MIN, SLOW_CHANGES)
    expect(motion.endsAtMs).toBe(2000 + TRIAL_MS)
    const judged = slowly(motion, SLOW_CELLS_MIN, 120, 3000)
    const trials = judged.flatMap((isVideo, i) => (isVideo && !judged[i - 1] ? [i] : []))
    const pauses = trials.map((at, i) => (at - (trials[i - 1] ?? 0)) * EVERY_MS)
    expect(pauses[1]).toBeGreaterThanOrEqual(TRIAL_RETRY_MS)
    expect(pauses[2]).toBeGreaterThanOrEqual(2 * TRIAL_RETRY_MS)
  })

  test("is not tried if it is small or its frames are too far apart", () => {
    expect(slowly(still(), SLOW_CELLS_MIN - 1, 20)).not.toContain(true)
    expect(run(still(), CELLS, SLOW_GAP_MS + 1, 0, 60_000)).not.toContain(true)
  })
})

describe("a region that showed video", () => {
  test("is detected as video again after a shorter time, unlike another region", () => {
    const motion = still()
    run(motion, CELLS / 2, 40, 0, 1000)
    expect(motion.update(1000 + VIDEO_END_MS)).toBe(false)
    const again = run(motion, CELLS / 2, 50, 2000, 3000)
    expect(again.indexOf(true) * 50).toBe(VIDEO_RESUME_MS)
    expect(motion.update(4000)).toBe(false)
    for (let nowMs = 4000; nowMs < 4000 + VIDEO_AFTER_MS; nowMs += 50) {
      for (let cell = CELLS / 2; cell < CELLS; cell++) motion.onCellChanged(cell, nowMs)
      expect(motion.update(nowMs)).toBe(false)
    }
  })

  test("requires the full time again after the memory time has passed", () => {
    const motion = still()
    run(motion, CELLS, 40, 0, 1000)
    const laterMs = 1000 + VIDEO_MEMORY_MS + 100
    motion.update(laterMs)
    expect(run(motion, CELLS, 50, laterMs, laterMs + 1000).indexOf(true) * 50).toBe(VIDEO_AFTER_MS)
  })
})

describe("the end of video", () => {
  const playing = () => {
    const motion = still()
    run(motion, CELLS, 40, 0, 1000)
    return motion
  }

  test.each([
    ["at once", 1, true],
    ["while a camera stutters", VIDEO_END_MS - 1, true],
    ["when nothing has moved for long", VIDEO_END_MS, false],
  ])("is detected or not, as expected: %s", (_, afterMs, isVideo) => {
    const motion = playing()
    expect(motion.endsAtMs).toBe(1000 + VIDEO_END_MS)
    expect(motion.update(1000 + afterMs)).toBe(isVideo)
    expect(motion.endsAtMs === null).toBe(!isVideo)
  })

  test("is detected although single frames still change occasionally", () => {
    const judged = run(playing(), SLOW_CELLS_MIN - 1, VIDEO_GAP_MS + 50, 1000 + VIDEO_GAP_MS + 50, 5000)
    expect(judged.indexOf(false)).toBeGreaterThan(0)
    expect(judged.slice(judged.indexOf(false))).not.toContain(true)
  })

  test("is not detected while motion continues in another place or more slowly", () => {
    const motion = playing()
    expect(run(motion, CELLS, 200, 1040, 9000)).not.toContain(false)
    for (let nowMs = 9000; nowMs < 14_000; nowMs += 100) {
      for (let cell = CELLS - VIDEO_CELLS_MIN; cell < CELLS; cell++) motion.onCellChanged(cell, nowMs)
      expect(motion.update(nowMs)).toBe(true)
    }
  })

  test("is detected when the size of the frame changes", () => {
    const motion = playing()
    motion.resize(CELLS)
    expect(motion.update(1001)).toBe(false)
  })

  test("takes longer than the gaps that are allowed within a video", () => {
    expect(VIDEO_CONTINUE_MS).toBeLessThan(VIDEO_AFTER_MS)
    expect(VIDEO_GAP_MS).toBeLessThan(VIDEO_END_MS)
  })
})

describe("the detection of photographs", () => {
  const random = randomFrom(8)
  const grain = () => intBelow(random, 24)
  const rgb = (r: number, g: number, b: number) => (0xff000000 | (b << 16) | (g << 8) | r) >>> 0
  test.each([
    [
      "is a camera picture",
      (x: number, y: number) => rgb(90 + x + grain(), 60 + y + grain(), 80 + grain()),
      1,
    ],
    ["is a grey one", (x: number, y: number) => rgb(0, 0, 0) + 0x10101 * (60 + x + (y >> 1) + grain()), 1],
    ["is no plain surface", () => rgb(70, 80, 90), 0],
    [
      "is no text",
      (x: number, y: number) => (x % 9 < 2 && y % 12 < 8 ? rgb(200 + grain(), 200, 200) : rgb(9, 9, 9)),
      0,
    ],
    [
      "is no pattern of a few colours",
      (x: number, y: number) => rgb(((x ^ y) & 1) * 255, (x % 3) * 80, 0),
      0,
    ],
    ["is no shine from top to bottom", (_x: number, y: number) => rgb(y, 2 * y, 100), 0],
  ])("reports that the content %s", (_, colour, photo) => {
    const kernels = createKernels(new Uint8Array(32).fill(1))
    kernels.resize(128, 64)
    paint(wordsOf(kernels), 128, { x: 0, y: 0, w: 64, h: 64 }, colour)
    kernels.touch({ x: 0, y: 0, w: 128, h: 64 })
    kernels.scan()
    expect([...kernels.photos]).toEqual([photo, 0])
    kernels.willDraw({ x: 0, y: 0, w: 128, h: 64 })
    kernels.drawn()
    kernels.touch({ x: 0, y: 0, w: 128, h: 64 })
    kernels.scan()
    expect([...kernels.photos]).toEqual([0, 0])
  })
})
