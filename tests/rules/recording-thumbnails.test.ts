import { describe, expect, test } from "bun:test"
import { momentAt, skippedMs } from "../../islands/player/time-line.ts"
import {
  FILM_STRIP_PICTURES,
  filmStripMoments,
  posterMoment,
  THUMBNAIL_STEPS,
  thumbnailAt,
} from "../../src/sessions/recordings/rules-thumbnails.ts"
import { IDLE_PERIODS_MAX, idlePeriodsOf } from "../../src/sessions/session/rules-recording-events.ts"

describe("the thumbnail of a moment", () => {
  test.each([
    [0, 48_000, 0, 0],
    [999, 48_000, 0, 0],
    [1000, 48_000, 1, 1000],
    [47_999, 48_000, 47, 47_000],
    [48_000, 48_000, 47, 47_000],
    [1e9, 48_000, 47, 47_000],
    [-5, 48_000, 0, 0],
    [0, 0, 0, 0],
    [7, 0, 0, 0],
  ])("at %d ms of %d ms is number %d and shows %d ms", (atMs, durationMs, step, shownMs) => {
    expect(thumbnailAt(atMs, durationMs)).toEqual({ step, atMs: shownMs })
  })

  test("is its own for every moment that it shows, whatever the length of the recording", () => {
    for (const durationMs of [7, 100, 1001, 86_399_999])
      for (let step = 0; step < THUMBNAIL_STEPS; step++) {
        const shownMs = Math.ceil((step * durationMs) / THUMBNAIL_STEPS)
        const { atMs } = thumbnailAt(shownMs, durationMs)
        expect(atMs).toBe(shownMs)
      }
  })

  test("is shared by the film strip and the preview, and that of the whole recording is its middle", () => {
    expect(THUMBNAIL_STEPS % FILM_STRIP_PICTURES).toBe(0)
    expect(posterMoment(48_000)).toEqual({ step: 24, atMs: 24_000 })
  })
})

describe("idle periods of a recording", () => {
  test.each([
    ["nothing ever changes", [], 10_000, [[0, 10_000]]],
    ["a change comes every two seconds", [0, 2000, 4000], 6000, []],
    ["changes stop in the middle", [100, 5000, 5001], 6000, [[100, 5000]]],
    [
      "it begins and ends idle",
      [3000],
      9000,
      [
        [0, 3000],
        [3000, 9000],
      ],
    ],
    ["it is empty", [], 0, []],
  ] as [string, number[], number, [number, number][]][])("when %s", (_, changes, durationMs, expected) => {
    const periods = idlePeriodsOf(changes, durationMs).map(({ from, to }) => [from, to])
    expect(periods).toEqual(expected)
  })

  test("are limited to the longest, in the order of time", () => {
    const changes = [0]
    for (let at = 0; at <= IDLE_PERIODS_MAX; at++) changes.push(changes.at(-1)! + 3000 + at)
    const periods = idlePeriodsOf(changes, changes.at(-1)!)
    expect(periods).toHaveLength(IDLE_PERIODS_MAX)
    expect(periods[0]).toEqual({ from: 3000, to: 6001 })
    expect(periods.toSorted((a, b) => a.from - b.from)).toEqual(periods)
  })

  test("save their length but the moment that is still shown before the next change", () => {
    expect(skippedMs(idlePeriodsOf([1000, 9000], 9500))).toBe(7500)
  })
})

test.each([
  [107, 0],
  [50, 0],
  [157, 5000],
  [207, 10_000],
  [400, 10_000],
])(
  "on a slider from 100 to 214, the pointer at %d means the moment %d ms of ten seconds",
  (clientX, atMs) => {
    expect(momentAt(clientX, { left: 100, width: 114 }, 10_000)).toBe(atMs)
  },
)

describe("the film strip", () => {
  test.each([0, 1, 400, 999, 1000, 1999, 2000, 3200, 7999, 8000, 8001, 61_000, 3_600_000])(
    "of a recording of %d ms names each second once, in order and within it",
    (durationMs) => {
      const moments = filmStripMoments(durationMs)
      const seconds = moments.map((atMs) => Math.floor(atMs / 1000))
      expect(seconds).toEqual([...new Set(seconds)].sort((one, other) => one - other))
      expect(moments.every((atMs) => atMs >= 0 && atMs <= durationMs)).toBe(true)
      expect(moments.length).toBe(Math.max(1, Math.min(FILM_STRIP_PICTURES, Math.floor(durationMs / 1000))))
    },
  )
})
