import { describe, expect, test } from "bun:test"
import { LinkEstimator } from "../../../protocols/screen/link-estimator.ts"

/** Sends frames of `bytes` every 20 ms over a link that carries so much, with pauses of the viewer in between. */
function follow(
  link: LinkEstimator,
  bytes: number,
  bytesPerMs: number,
  pauseEvery: number,
  pauseMs: number,
): void {
  let freeAtMs = 0
  const answers: { seq: number; atMs: number }[] = []
  for (let seq = 1; seq <= 200; seq++) {
    const nowMs = seq * 20
    while (answers[0] && answers[0].atMs <= nowMs) link.onAcked(answers[0].seq, answers.shift()!.atMs)
    if (!link.hasRoom) continue
    link.onSent(seq, bytes, nowMs)
    freeAtMs = Math.max(freeAtMs, nowMs) + bytes / bytesPerMs
    const pause = seq % pauseEvery < pauseMs / 20 ? pauseMs : 0
    answers.push({ seq, atMs: Math.max(answers.at(-1)?.atMs ?? 0, freeAtMs + 30 + pause) })
  }
}

describe("the link estimate", () => {
  test("is derived from acknowledgements that are delayed by queued frames", () => {
    const link = new LinkEstimator()
    follow(link, 20_000, 200, 1000, 0)
    expect(link.isFast).toBe(false)
    expect(link.messageBytesMax).toBeGreaterThan(200 * 60)
    expect(link.messageBytesMax).toBeLessThan(200 * 240)
  })

  test.each([200, 40_000])(
    "stays fast when a fast viewer of frames of %i bytes pauses occasionally",
    (bytes) => {
      const link = new LinkEstimator()
      follow(link, bytes, 20_000, 25, 300)
      expect(link.isFast).toBe(true)
      expect(link.isCongested(200 * 20 + 500)).toBe(false)
    },
  )
})
