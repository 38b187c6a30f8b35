import { expect, test } from "bun:test"
import { FrameEnds } from "../../../protocols/rdp/frame-ends.ts"

/**
 * Chunks by their bytes, negative where they end within a PDU; "later": the time of waiting passes.
 *
 * @returns waiting times that were asked for, and pictures
 */
function show(...steps: (number | "later")[]) {
  const waits: (number | null)[] = []
  const due: (() => void)[] = []
  let pictures = 0
  const ends = new FrameEnds(
    () => pictures++,
    (afterMs, end) => {
      waits.push(afterMs)
      due.push(end)
    },
  )
  for (const step of steps)
    if (step === "later") for (const end of due.splice(0)) end()
    else {
      ends.onReceived(Math.abs(step))
      ends.onDrawn()
      ends.onDrawn()
      ends.onTaken(step < 0)
    }
  return { waits, pictures }
}

test("what a small chunk draws is a picture at once, as the answer to a key is", () => {
  expect(show(600, "later", 900, "later")).toEqual({ waits: [null, null], pictures: 2 })
})

test("what follows a large chunk within milliseconds is part of its picture", () => {
  const { waits, pictures } = show(4721, 4373, 300, "later")
  expect([waits.length, pictures]).toEqual([1, 1])
  expect(waits[0]).toBeGreaterThan(0)
  expect(waits[0]).toBeLessThanOrEqual(5)
})

test("what comes after a picture has ended is the next one", () => {
  expect(show(4721, "later", 4373, "later").pictures).toBe(2)
})

test("a picture goes on while a PDU is on its way, as on a slow line, and ends with the chunk that ends it", () => {
  expect(show(-1400, "later", -1400, "later", -1400, "later").pictures).toBe(0)
  expect(show(-1400, "later", -1400, "later", 700, "later").pictures).toBe(1)
  expect(show(-4721, "later", 700, "later", -1400, "later", 300, "later").pictures).toBe(2)
})

test("a PDU that is complete before its picture would have ended delays nothing", () => {
  expect(show(-1400, 700, "later")).toEqual({ waits: [null], pictures: 1 })
})
