import { describe, expect, test } from "bun:test"
import { createPlayback, IDLE_LEAD_MS, type PlaybackState } from "../../islands/player/playback.ts"
import type { Segment } from "../../protocols/viewer-wire-segment.ts"

/** Two pieces: 0..4000 with something every second, 4000..20000 with a long idle time in it. */
const PIECES: Segment[] = [
  pieceOf(0, 4000, false, [0, 1000, 2000, 3000]),
  pieceOf(4000, 20_000, true, [4000, 5000, 15_000]),
]
const DURATION_MS = 20_000

/** The rejection of a piece when step-up is required. */
const STALE = new Error("prove it")

/** A message is its time, as four bytes. */
function pieceOf(startMs: number, endMs: number, last: boolean, times: number[]): Segment {
  const bytesOf = (atMs: number) => new Uint8Array(Uint32Array.of(atMs).buffer)
  return { startMs, endMs, last, messages: times.map((atMs) => ({ atMs, bytes: bytesOf(atMs) })) }
}

function playing(load?: (atMs: number) => Promise<Segment>, prove?: () => Promise<boolean>) {
  const shown: number[] = []
  const loaded: number[] = []
  const states: PlaybackState[] = []
  const playback = createPlayback({
    durationMs: DURATION_MS,
    load: (atMs) => {
      loaded.push(atMs)
      return load ? load(atMs) : Promise.resolve(atMs < 4000 ? PIECES[0]! : PIECES[1]!)
    },
    requestStepUp: (reason) => (reason === STALE && prove ? prove() : null),
    draw: async (bytes) => {
      shown.push(new Uint32Array(bytes.buffer)[0]!)
    },
    onChange: (state) => states.push(state),
  })
  return { playback, shown, loaded, states }
}

/** Runs pending promise callbacks. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

describe("playback of a recording", () => {
  test("draws the first frame when opened and prefetches the next segment", async () => {
    const { playback, shown, loaded } = playing()
    await playback.open()
    expect(shown).toEqual([0])
    expect(loaded).toEqual([0, 4000])
  })

  test("draws each frame when it is due", async () => {
    const { playback, shown } = playing()
    await playback.open()
    playback.play()
    playback.tick(100)
    playback.tick(1099)
    expect(shown).toEqual([0])
    playback.tick(1100)
    expect(shown).toEqual([0, 1000])
    expect(playback.state.positionMs).toBe(1000)
  })

  test("draws nothing while it is paused", async () => {
    const { playback, shown } = playing()
    await playback.open()
    playback.tick(0)
    playback.tick(5000)
    expect(shown).toEqual([0])
    playback.play()
    playback.tick(6000)
    expect(playback.state.positionMs).toBe(1000)
  })

  test("advances sixteen times as fast at speed 16", async () => {
    const { playback, shown } = playing()
    await playback.open()
    playback.setSpeed(16)
    playback.play()
    playback.tick(0)
    playback.tick(200)
    expect(playback.state.positionMs).toBe(3200)
    expect(shown).toEqual([0, 1000, 2000, 3000])
  })

  test("continues into the prefetched segment without a second request and stops at the end", async () => {
    const { playback, shown, loaded } = playing()
    await playback.open()
    playback.play()
    playback.tick(0)
    playback.tick(4500)
    expect(playback.state).toMatchObject({ positionMs: 4000, isLoading: true })
    await settle()
    expect(playback.state.isLoading).toBe(false)
    playback.tick(4501)
    playback.tick(30_000)
    expect(shown).toEqual([0, 1000, 2000, 3000, 4000, 5000, 15_000])
    expect(loaded).toEqual([0, 4000])
    expect(playback.state).toMatchObject({ positionMs: DURATION_MS, isPlaying: false })
  })

  test("restarts at the beginning when played again after its end", async () => {
    const { playback, shown } = playing()
    await playback.open()
    await playback.seek(DURATION_MS)
    playback.play()
    await settle()
    expect(playback.state).toMatchObject({ positionMs: 0, isPlaying: true })
    expect(shown.at(-1)).toBe(0)
  })
})

describe("seeking", () => {
  test("forward within a segment draws only the new frames", async () => {
    const { playback, shown, loaded } = playing()
    await playback.open()
    await playback.seek(2500)
    expect(shown).toEqual([0, 1000, 2000])
    expect(loaded).toEqual([0, 4000])
  })

  test("backward starts again with the key frame", async () => {
    const { playback, shown } = playing()
    await playback.open()
    await playback.seek(2500)
    await playback.seek(1500)
    expect(shown).toEqual([0, 1000, 2000, 0, 1000])
  })

  test("into another segment fetches that segment", async () => {
    const { playback, shown, loaded } = playing()
    await playback.open()
    await playback.seek(16_000)
    expect(loaded).toEqual([0, 4000, 16_000])
    expect(shown).toEqual([0, 4000, 5000, 15_000])
  })

  test("twice in a row ends at the second position, regardless of the order of the responses", async () => {
    const answers = new Map<number, (piece: Segment) => void>()
    const { playback, shown } = playing((atMs) => new Promise((resolve) => answers.set(atMs, resolve)))
    const first = playback.seek(16_000)
    const second = playback.seek(1000)
    answers.get(1000)?.(PIECES[0]!)
    await second
    answers.get(16_000)?.(PIECES[1]!)
    await first
    expect(shown).toEqual([0, 1000])
    expect(playback.state.positionMs).toBe(1000)
  })

  test("beyond the end of the recording stops at its end", async () => {
    const { playback } = playing()
    await playback.open()
    await playback.seek(1e9)
    expect(playback.state.positionMs).toBe(DURATION_MS)
  })
})

test("playback skips idle time up to shortly before the next event", async () => {
  const { playback, shown } = playing()
  await playback.open()
  await playback.seek(5500)
  playback.setSkipsIdle(true)
  playback.play()
  playback.tick(16)
  expect(playback.state.positionMs).toBe(15_000 - IDLE_LEAD_MS)
  playback.tick(16 + IDLE_LEAD_MS)
  expect(shown.at(-1)).toBe(15_000)
})

describe("a recording that fails to load", () => {
  test("reports the error and can be retried", async () => {
    let isThere = false
    const { playback, shown } = playing(() =>
      isThere ? Promise.resolve(PIECES[0]!) : Promise.reject(new Error("404")),
    )
    await playback.open()
    expect(playback.state).toMatchObject({ error: "FAILED", isPlaying: false, isLoading: false })
    isThere = true
    await playback.open()
    expect(playback.state.error).toBeNull()
    expect(shown).toEqual([0])
  })

  test("stops where the next segment is missing", async () => {
    const { playback } = playing((atMs) =>
      atMs < 4000 ? Promise.resolve(PIECES[0]!) : Promise.reject(new Error("gone")),
    )
    await playback.open()
    playback.play()
    playback.tick(0)
    playback.tick(4000)
    await settle()
    expect(playback.state).toMatchObject({ positionMs: 4000, error: "FAILED", isPlaying: false })
  })
})

describe("a recording that requires step-up", () => {
  /** Pieces from 4 s on require step-up; prompts are counted, and answered by the test. */
  function guarded() {
    const asked: ((isProved: boolean) => void)[] = []
    let isFresh = false
    const all = playing(
      (atMs) =>
        atMs < 4000 || isFresh ? Promise.resolve(PIECES[atMs < 4000 ? 0 : 1]!) : Promise.reject(STALE),
      () =>
        new Promise((resolve) => {
          asked.push((isProved) => {
            isFresh = isProved
            resolve(isProved)
          })
        }),
    )
    return { ...all, asked }
  }
  async function stopped() {
    const all = guarded()
    await all.playback.open()
    await settle()
    // Prefetching shows no prompt: playback continues.
    expect(all.asked).toHaveLength(0)
    all.playback.play()
    all.playback.tick(0)
    all.playback.tick(4500)
    await settle()
    expect(all.playback.state).toMatchObject({
      positionMs: 4000,
      isPlaying: false,
      error: "STEP_UP_REQUIRED",
    })
    expect(all.asked).toHaveLength(1)
    return all
  }

  test("pauses until the step-up succeeds and then continues from the same position", async () => {
    const { playback, asked, shown } = await stopped()
    playback.tick(9000)
    expect(playback.state.positionMs).toBe(4000)
    asked[0]!(true)
    await settle()
    expect(playback.state).toMatchObject({ positionMs: 4000, isPlaying: true, error: null })
    playback.tick(10_000)
    expect(shown).toEqual([0, 1000, 2000, 3000, 4000, 5000])
  })

  test("stays paused after a cancelled step-up and requests step-up again on retry", async () => {
    const { playback, asked } = await stopped()
    asked[0]!(false)
    await settle()
    expect(playback.state).toMatchObject({ positionMs: 4000, isPlaying: false, error: "STEP_UP_REQUIRED" })
    playback.play()
    expect(playback.state.isPlaying).toBe(false)
    void playback.retry()
    await settle()
    expect(asked).toHaveLength(2)
    asked[1]!(true)
    await settle()
    expect(playback.state).toMatchObject({ positionMs: 4000, isPlaying: true, error: null })
  })

  test("plays a position that needs no step-up meanwhile, and a late step-up does not move it", async () => {
    const { playback, asked } = await stopped()
    await playback.seek(1000)
    expect(playback.state).toMatchObject({ positionMs: 1000, isPlaying: true, error: null })
    playback.pause()
    asked[0]!(true)
    await settle()
    expect(playback.state).toMatchObject({ positionMs: 1000, isPlaying: false, error: null })
  })
})

test("playback opens at the given position, limited to the recording's duration", async () => {
  for (const [atMs, positionMs] of [
    [16_000, 16_000],
    [1e9, DURATION_MS],
    [-5, 0],
  ] as const) {
    const { playback } = playing()
    await playback.open(atMs)
    expect(playback.state.positionMs).toBe(positionMs)
  }
})
