import { describe, expect, test } from "bun:test"
import fc from "fast-check"
import { ByteQueue, ByteReader, ByteWriter, type ParseGenerator, Parser } from "../../protocols/bytes.ts"
import { ProtocolError } from "../../protocols/link.ts"
import { SendQueue } from "../../protocols/send-queue.ts"

describe("a byte queue", () => {
  test("returns the pushed bytes in order for all sizes of chunks and reads", () => {
    fc.assert(
      fc.property(fc.array(fc.uint8Array({ maxLength: 9000 })), fc.array(fc.nat(9000)), (pieces, reads) => {
        const queue = new ByteQueue(1_000_000)
        const taken: number[] = []
        for (const [i, piece] of pieces.entries()) {
          queue.push(piece)
          taken.push(...queue.take(Math.min(queue.length, reads[i] ?? 0)))
        }
        taken.push(...queue.take(queue.length))
        expect(taken).toEqual(pieces.flatMap((piece) => [...piece]))
      }),
      { numRuns: 50 },
    )
  })

  test("reads numbers in network order, signed and unsigned", () => {
    const queue = new ByteQueue(100)
    queue.push(Uint8Array.of(0xff, 0xfe, 0xfd, 0xff, 0xff, 0xff, 0xfe, 0xff, 0xff, 0xff, 0xfe, 1, 2, 3, 0x84))
    expect([queue.u8(), queue.u16(), queue.u32(), queue.i32()]).toEqual([0xff, 0xfefd, 0xfffffffe, -2])
    expect(queue.u32LE()).toBe(0x84030201)
  })

  test("rejects reads past its end and data above its limit", () => {
    const queue = new ByteQueue(4)
    queue.push(Uint8Array.of(1, 2, 3))
    expect(() => queue.u32()).toThrow(ProtocolError)
    expect(() => queue.take(-1)).toThrow(ProtocolError)
    expect(() => queue.push(Uint8Array.of(4, 5))).toThrow(ProtocolError)
    expect(queue.length).toBe(3)
  })
})

test("a byte reader returns what a byte writer wrote and rejects reads past the end", () => {
  const bytes = new ByteWriter()
    .u8(1)
    .u16(0x203)
    .u32(0xfffffff0)
    .u16LE(0x405)
    .u32LE(0x89abcdef)
    .zeros(2)
    .toBytes()
  const reader = new ByteReader(bytes)
  expect([reader.u8(), reader.u16(), reader.i32(), reader.u16LE(), reader.u32LE()]).toEqual([
    1, 0x203, -16, 0x405, 0x89abcdef,
  ])
  expect(reader.remaining).toBe(2)
  expect(() => reader.u32()).toThrow(ProtocolError)
})

test("a parser continues exactly when its requested bytes are available, and never after its end", () => {
  const queue = new ByteQueue(100)
  const seen: number[] = []
  function* pairs(): ParseGenerator<void> {
    while (seen.length < 2) {
      yield 2
      seen.push(queue.u16())
    }
  }
  const parser = new Parser(queue, pairs())
  for (const byte of [0, 1, 0, 2, 0, 3]) parser.receive(Uint8Array.of(byte))
  expect(seen).toEqual([1, 2])
})

test("a send queue sends in order, retains unsent bytes and reports when it is full", () => {
  const outbox = new SendQueue(6)
  const sent: number[] = []
  let room = 3
  expect(outbox.send(Uint8Array.of(1, 2, 3, 4))).toBe(true)
  outbox.open((bytes) => {
    const part = bytes.subarray(0, room)
    sent.push(...part)
    room -= part.length
    return part.length
  })
  expect(outbox.waitingBytes).toBe(1)
  expect(outbox.send(Uint8Array.of(5, 6, 7, 8, 9))).toBe(true)
  expect(outbox.send(Uint8Array.of(10))).toBe(false)
  room = 100
  outbox.flush()
  expect(sent).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})
