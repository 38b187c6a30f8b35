/** Guarantees of a recording to later readers, damaged or whole. */
import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { ProtocolError } from "../../../protocols/link.ts"
import { openRecording, type RecordingWriter } from "../../../protocols/recording.ts"
import {
  FILE_HEADER_BYTES,
  RECORD,
  RECORD_HEADER_BYTES,
  readRecordHeader,
} from "../../../protocols/recording-format.ts"
import { openRecordingReader, type RecordingSource } from "../../../protocols/recording-reader.ts"
import { createScreen } from "../../../protocols/screen/screen.ts"
import { decodeViewerMessage, encodeViewerMessage, MESSAGE } from "../../../protocols/viewer-wire.ts"
import {
  decodeViewerInput,
  encodeViewerInput,
  type ViewerInput,
} from "../../../protocols/viewer-wire-input.ts"
import { parseSegment } from "../../../protocols/viewer-wire-segment.ts"
import { PATIENT_DISK } from "./patient-disk.ts"
import { changeAtRandom, intBelow, randomFrom } from "./pictures.ts"

let folder = ""
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "recording-promises-"))
})
afterAll(() => rm(folder, { recursive: true }))

const EVENTS = 12

function sourceOf(bytes: Uint8Array): RecordingSource {
  return { sizeBytes: bytes.length, read: async (offset, length) => bytes.slice(offset, offset + length) }
}

async function recorded(
  name: string,
  kind: "desktop" | "terminal",
  record: (recording: RecordingWriter) => void | Promise<void>,
): Promise<Uint8Array> {
  const path = join(folder, name)
  const header = { sessionId: "promises", kind, startedAtMs: 0 }
  const recording = await openRecording(path, header, PATIENT_DISK)
  await record(recording)
  await recording.close(1_000_000)
  return new Uint8Array(await Bun.file(path).arrayBuffer())
}

const snapshot = () =>
  encodeViewerMessage({ kind: "terminalSnapshot", cols: 80, rows: 24, bytes: Uint8Array.of(65) })

/** Where each record begins, and its type. */
function recordsIn(bytes: Uint8Array): { offset: number; endOffset: number; type: number }[] {
  const found: { offset: number; endOffset: number; type: number }[] = []
  for (let offset = FILE_HEADER_BYTES; offset < bytes.length; ) {
    const endOffset = offset + RECORD_HEADER_BYTES + readRecordHeader(bytes, offset).payloadBytes
    found.push({ offset, endOffset, type: bytes[offset + RECORD_HEADER_BYTES]! })
    offset = endOffset
  }
  return found
}

describe("a truncated recording with one bit flipped in record k", () => {
  test("returns exactly the k records before it, for every record and every part of a record", async () => {
    const whole = await recorded("flipped.rec", "terminal", (recording) => {
      recording.appendSnapshot(0, snapshot())
      for (let at = 1; at <= EVENTS; at++) recording.appendEvent(at, { about: "leave", viewer: `v${at}` })
    })
    const records = recordsIn(whole).filter(({ type }) => type === RECORD.SNAPSHOT || type === RECORD.EVENT)
    expect(records.length).toBe(1 + EVENTS)
    const cut = whole.slice(0, records.at(-1)!.endOffset)
    const random = randomFrom(1)
    for (const [k, { offset, endOffset }] of records.entries()) {
      const anywhere = offset + intBelow(random, endOffset - offset)
      // Length, time, checksum, type, payload.
      for (const at of [offset, offset + 3, offset + 4, offset + 8, offset + 12, endOffset - 1, anywhere]) {
        const damaged = cut.slice()
        damaged[at] = damaged[at]! ^ (1 << intBelow(random, 8))
        const opening = openRecordingReader(sourceOf(damaged))
        if (k === 0) {
          expect(opening).rejects.toThrow(ProtocolError)
          continue
        }
        const reader = await opening
        expect([reader.info.validBytes, reader.info.complete]).toEqual([offset, false])
        const viewers = (await reader.events()).map(({ event }) => "viewer" in event && event.viewer)
        expect(viewers).toEqual(Array.from({ length: k - 1 }, (_, i) => `v${i + 1}`))
      }
    }
  })
})

test("viewer inputs in a recording are read back with their time, viewer and message", async () => {
  const inputs: ViewerInput[] = [
    { kind: "key", down: true, keysym: 0x61, code: "KeyA" },
    { kind: "pointer", x: 12, y: 34, buttons: 1 },
    { kind: "terminalKeys", bytes: Uint8Array.of(3) },
  ]
  const bytes = await recorded("inputs.rec", "terminal", (recording) => {
    recording.appendSnapshot(0, snapshot())
    inputs.forEach((input, i) => {
      recording.appendInput(10 * i, `viewer-${i}`, encodeViewerInput(input))
      recording.appendEvent(10 * i, { about: "leave", viewer: "v" })
    })
  })
  const read = await (await openRecordingReader(sourceOf(bytes))).inputs()
  expect(read.map(({ atMs, viewer }) => [atMs, viewer])).toEqual([
    [0, "viewer-0"],
    [10, "viewer-1"],
    [20, "viewer-2"],
  ])
  expect(read.map(({ message }) => decodeViewerInput(message))).toEqual(inputs)
})

test("every segment of a recording begins with the current cursor and title, so that every seek shows them", async () => {
  const bytes = await recorded("cursor.rec", "desktop", async (recording) => {
    const nowhere = { send: () => undefined, refresh: () => undefined, quality: () => undefined }
    const screen = createScreen(nowhere, recording)
    const random = randomFrom(2)
    screen.frame.resize(320, 240)
    screen.handleEvent({ kind: "resize", width: 320, height: 240 }, 0)
    for (const [part, side] of [4, 8].entries()) {
      const from = part * 300_000
      const rgba = new Uint8Array(side * side * 4).fill(255)
      screen.handleEvent({ kind: "cursor", w: side, h: side, hotX: 0, hotY: 0, rgba }, from)
      recording.appendMessage(from, encodeViewerMessage({ kind: "title", text: `Panel ${part}` }))
      for (let nowMs = from; nowMs < from + 200_000; nowMs += 200) {
        screen.handleEvent(changeAtRandom(random, screen.frame)[0]!, nowMs)
        screen.handleEvent({ kind: "frameEnd" }, nowMs)
      }
    }
  })
  const reader = await openRecordingReader(sourceOf(bytes))
  expect(reader.info.keys).toBeGreaterThan(4)
  const shownAt = async (atMs: number) => {
    const { messages } = parseSegment(await reader.segment(atMs))
    const shown = messages
      .filter(
        (message) => message.atMs <= atMs && [MESSAGE.CURSOR, MESSAGE.TITLE].includes(message.bytes[0] as 3),
      )
      .map((message) => decodeViewerMessage(message.bytes))
    const [cursor, title] = [
      shown.findLast((m) => m.kind === "cursor"),
      shown.findLast((m) => m.kind === "title"),
    ]
    return [cursor?.kind === "cursor" && cursor.w, title?.kind === "title" && title.text]
  }
  expect(await shownAt(190_000)).toEqual([4, "Panel 0"])
  expect(await shownAt(400_000)).toEqual([8, "Panel 1"])
  expect(await shownAt(490_000)).toEqual([8, "Panel 1"])
})
