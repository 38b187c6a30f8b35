/** Seeded pictures and changes for the tests of the display engine. */
import type { DesktopEvent, Framebuffer, Rect } from "../../../protocols/desktop.ts"
import { syncInflater } from "../../../protocols/screen/deflate.ts"
import { MESSAGE } from "../../../protocols/viewer-wire.ts"
import { createScreenDecoder, type ScreenDecoder } from "../../../protocols/viewer-wire-decode.ts"

/** Numbers in 0..1 that are the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export function intBelow(random: () => number, limit: number): number {
  return Math.floor(random() * limit)
}

export function randomRect(random: () => number, width: number, height: number): Rect {
  const w = 1 + intBelow(random, random() < 0.5 ? Math.min(width, 40) : width)
  const h = 1 + intBelow(random, random() < 0.5 ? Math.min(height, 40) : height)
  return { x: intBelow(random, width - w + 1), y: intBelow(random, height - h + 1), w, h }
}

/** Draws one random change. @returns the events a desktop adapter emits for it */
export function changeAtRandom(random: () => number, frame: Framebuffer): DesktopEvent[] {
  const rect = randomRect(random, frame.width, frame.height)
  const words = wordsOf(frame)
  const kind = intBelow(random, 5)
  if (kind === 0) return [moveAtRandom(random, frame)]
  const palette = Array.from({ length: 1 + intBelow(random, 6) }, () => colourOf(random))
  // Exactness does not depend on the announcement.
  if (rect.x % 4 !== 3) frame.willDraw(rect)
  paint(words, frame.width, rect, (x, y) => {
    if (kind === 1) return palette[0]!
    if (kind === 2) return colourOf(random)
    if (kind === 3) return palette[(x >> 2) % palette.length]!
    return random() < 0.8 ? palette[0]! : palette[(x * 7 + y * 3) % palette.length]!
  })
  return [{ kind: "damage", rect }]
}

function moveAtRandom(random: () => number, frame: Framebuffer): DesktopEvent {
  const rect = randomRect(random, frame.width, frame.height)
  const fromX = intBelow(random, frame.width - rect.w + 1)
  const fromY = intBelow(random, frame.height - rect.h + 1)
  frame.move(rect, fromX, fromY)
  return { kind: "move", rect, fromX, fromY }
}

export function paint(
  words: Uint32Array,
  width: number,
  rect: Rect,
  colour: (x: number, y: number) => number,
): void {
  for (let y = rect.y; y < rect.y + rect.h; y++)
    for (let x = rect.x; x < rect.x + rect.w; x++) words[y * width + x] = colour(x, y)
}

export function colourOf(random: () => number): number {
  return (0xff000000 | intBelow(random, 0x1000000)) >>> 0
}

export function wordsOf(frame: { pixels: Uint8Array | Uint8ClampedArray }): Uint32Array {
  return new Uint32Array(frame.pixels.buffer, frame.pixels.byteOffset, frame.pixels.length / 4)
}

/** The first pixel in which two pictures differ, or null. */
export function firstDifference(a: Framebuffer, b: ScreenDecoder): string | null {
  if (a.width !== b.width || a.height !== b.height)
    return `${a.width} x ${a.height}, ${b.width} x ${b.height}`
  const [left, right] = [wordsOf(a), wordsOf(b)]
  for (let i = 0; i < left.length; i++)
    if (left[i] !== right[i])
      return `${i % a.width},${Math.floor(i / a.width)}: ${left[i]!.toString(16)} and ${right[i]!.toString(16)}`
  return null
}

/** A viewer that draws received messages and acknowledges on call. */
export function createTestViewer(id: string) {
  const decoder = createScreenDecoder({ inflater: syncInflater })
  const waiting: Promise<unknown>[] = []
  const seqs: number[] = []
  return {
    id,
    decoder,
    messages: [] as Uint8Array[],
    /** Sequence numbers that were drawn and not acknowledged. */
    seqs,
    receive(message: Uint8Array): void {
      this.messages.push(message)
      if (message[0] !== MESSAGE.FRAME && message[0] !== MESSAGE.KEY) return
      waiting.push(decoder.apply(message).then((drawn) => seqs.push(drawn.seq)))
    },
    async drawn(): Promise<void> {
      await Promise.all(waiting.splice(0))
    },
  }
}
