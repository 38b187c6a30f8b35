/** The memory of JPEGs that are shown for the time of one video picture. */
import { expect, test } from "bun:test"
import { JpegStore, type StoredJpeg } from "../../../protocols/screen/jpeg-store.ts"

const STRIP_BYTES = 9_000
const STRIPS = 5
const PICTURES = 200

const filled = (value: number, bytes = STRIP_BYTES) => new Uint8Array(bytes).fill(value)
const isAll = ({ bytes }: StoredJpeg, value: number) => bytes.every((byte) => byte === value)

test("a JPEG keeps its bytes until it is released, whatever is stored and released meanwhile", () => {
  const store = new JpegStore()
  const lasting = store.store(filled(255))
  let shown: StoredJpeg[] = []
  for (let picture = 0; picture < PICTURES; picture++) {
    const next = Array.from({ length: STRIPS }, () => store.store(filled(picture)))
    for (const strip of shown) {
      expect(isAll(strip, picture - 1)).toBe(true)
      strip.release()
    }
    shown = next
  }
  expect(isAll(lasting, 255)).toBe(true)
})

test("a video needs the same few blocks of memory however long it plays", () => {
  const store = new JpegStore()
  const memory = new Set<ArrayBufferLike>()
  let shown: StoredJpeg[] = []
  for (let picture = 0; picture < PICTURES; picture++) {
    const next = Array.from({ length: STRIPS }, () => store.store(filled(picture % 256)))
    for (const strip of next) memory.add(strip.bytes.buffer)
    for (const strip of shown) strip.release()
    shown = next
  }
  expect(memory.size).toBeLessThanOrEqual(3)
})

test("a JPEG larger than a block is stored whole", () => {
  const store = new JpegStore()
  const large = store.store(filled(7, 700_000))
  store.store(filled(8))
  expect(large.bytes.length).toBe(700_000)
  expect(isAll(large, 7)).toBe(true)
})
