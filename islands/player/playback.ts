/**
 * Playback of a recording: which message is due when. A recording is loaded in segments that begin with a key frame,
 * so that any position needs one segment. Independent of the DOM; time is an argument of `tick`.
 */
import type { Segment } from "../../protocols/viewer-wire-segment.ts"
import { IDLE_MS } from "../../src/sessions/session/rules-recording-events.ts"

export interface PlaybackState {
  positionMs: number
  isPlaying: boolean
  /** The current segment is still loading; playback time stands still. */
  isLoading: boolean
  /** A piece could not be had or drawn, or is given only after a fresh proof, which has not come. */
  error: "FAILED" | "STEP_UP_REQUIRED" | null
  speed: number
  skipsIdle: boolean
}

interface PlaybackDeps {
  durationMs: number
  /** The piece that shows this moment. */
  load(atMs: number): Promise<Segment>
  /**
   * Requests step-up authentication where its absence is why a segment could not be loaded; resolves to whether it
   * succeeded. Null for other reasons.
   */
  requestStepUp(reason: unknown): Promise<boolean> | null
  /** Draws one message; messages are given in order, the next one before the last is drawn. */
  draw(bytes: Uint8Array): Promise<void>
  onChange(state: PlaybackState): void
}

export interface Playback {
  readonly state: PlaybackState
  /** Shows the picture at this moment, the first one without. Rejections end in `trouble`. */
  open(atMs?: number): Promise<void>
  /** Tries again where it stands, after a trouble, and plays on if that has stopped it. */
  retry(): Promise<void>
  play(): void
  pause(): void
  seek(toMs: number): Promise<void>
  setSpeed(speed: number): void
  setSkipsIdle(isWanted: boolean): void
  /** @param nowMs  any clock that only grows; called for every picture of the display */
  tick(nowMs: number): void
}

export const SPEEDS: readonly number[] = [0.5, 1, 2, 4, 8, 16]
/** Part of an idle period that is still shown before the next event, to give the viewer a moment. */
export const IDLE_LEAD_MS = 500

export function createPlayback({ durationMs, load, requestStepUp, draw, onChange }: PlaybackDeps): Playback {
  let state: PlaybackState = {
    positionMs: 0,
    isPlaying: false,
    isLoading: false,
    error: null,
    speed: 1,
    skipsIdle: false,
  }
  let segment: Segment | null = null
  /** Index of the first message not yet drawn. */
  let nextMessage = 0
  let prefetched: { atMs: number; piece: Promise<Segment> } | null = null
  let lastTickMs: number | null = null
  /** Raised by every seek; what was under way before is then void. */
  let generation = 0
  /** It played until a trouble stopped it. */
  let wasPlaying = false

  const set = (part: Partial<PlaybackState>) => {
    state = { ...state, ...part }
    onChange(state)
  }
  const stop = (trouble: "FAILED" | "STEP_UP_REQUIRED") => {
    generation++
    wasPlaying ||= state.isPlaying
    set({ isPlaying: false, isLoading: false, error: trouble })
  }

  function drawUpTo(atMs: number): void {
    if (!segment) return
    const mine = generation
    for (
      let next = segment.messages[nextMessage];
      next && (nextMessage === 0 || next.atMs <= atMs);
      next = segment.messages[nextMessage]
    ) {
      nextMessage++
      draw(next.bytes).catch(() => mine === generation && stop("FAILED"))
    }
  }

  /** Enters the piece that shows `atMs` and draws it up to there. */
  async function enterSegment(atMs: number): Promise<void> {
    const mine = ++generation
    // A failed prefetch is retried when the segment is needed.
    const piece = prefetched?.atMs === atMs ? prefetched.piece.catch(() => load(atMs)) : load(atMs)
    prefetched = null
    set({ isLoading: true, error: null })
    try {
      const loaded = await piece
      if (mine !== generation) return
      segment = loaded
      nextMessage = 0
      drawUpTo(Math.max(state.positionMs, loaded.startMs))
      set({ isLoading: false })
      prefetchNext(loaded)
    } catch (reason) {
      if (mine === generation) await handleLoadError(reason)
    }
  }

  /** Stands still; after a proof it goes on by itself where it stood. */
  async function handleLoadError(reason: unknown): Promise<void> {
    const proof = requestStepUp(reason)
    stop(proof ? "STEP_UP_REQUIRED" : "FAILED")
    const mine = generation
    if ((await proof) && mine === generation) await retry()
  }

  function retry(): Promise<void> {
    const isPlaying = state.isPlaying || wasPlaying
    wasPlaying = false
    set({ isPlaying })
    return enterSegment(state.positionMs)
  }

  function prefetchNext({ last, endMs }: Segment): void {
    if (last) return
    const piece = load(endMs)
    // A failed prefetch is reported when the segment is needed; until then the rejection is ignored.
    piece.catch(() => {})
    prefetched = { atMs: endMs, piece }
  }

  /** Time of the next change of the picture, at the latest the end of the piece. */
  function nextChangeMs({ messages, last, endMs }: Segment): number {
    return messages[nextMessage]?.atMs ?? (last ? durationMs : endMs)
  }

  function advance(elapsedMs: number, within: Segment): void {
    const nextMs = nextChangeMs(within)
    const isIdle = state.skipsIdle && nextMs - state.positionMs > IDLE_MS
    const targetMs = isIdle ? nextMs - IDLE_LEAD_MS : state.positionMs + elapsedMs * state.speed
    const endMs = within.last ? durationMs : within.endMs
    const positionMs = Math.min(targetMs, endMs)
    drawUpTo(positionMs)
    const isOver = positionMs >= endMs
    set(isOver && within.last ? { positionMs, isPlaying: false } : { positionMs })
    if (isOver && !within.last) void enterSegment(within.endMs)
  }

  async function seek(toMs: number): Promise<void> {
    const atMs = Math.min(durationMs, Math.max(0, toMs))
    const isHere = segment !== null && atMs >= segment.startMs && (segment.last || atMs < segment.endMs)
    const isBack = atMs < state.positionMs
    const hasError = state.error !== null
    set({ positionMs: atMs, error: null })
    if (hasError) return retry()
    if (!isHere || state.isLoading) return enterSegment(atMs)
    if (isBack) nextMessage = 0
    drawUpTo(atMs)
  }

  return {
    get state() {
      return state
    },
    open(atMs = 0) {
      set({ positionMs: Math.min(durationMs, Math.max(0, atMs)) })
      return enterSegment(state.positionMs)
    },
    retry,
    play() {
      if (state.error) return
      if (state.positionMs >= durationMs) void seek(0)
      set({ isPlaying: true })
    },
    pause: () => set({ isPlaying: false }),
    seek,
    setSpeed: (speed) => set({ speed }),
    setSkipsIdle: (skipsIdle) => set({ skipsIdle }),
    tick(nowMs) {
      const elapsedMs = lastTickMs === null ? 0 : nowMs - lastTickMs
      lastTickMs = nowMs
      if (state.isPlaying && !state.isLoading && segment) advance(elapsedMs, segment)
    },
  }
}
