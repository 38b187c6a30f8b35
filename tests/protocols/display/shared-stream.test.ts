/** A lone viewer and the recording get the same stream, encoded once, as long as the viewer can follow. */
import { expect, test } from "bun:test"
import { openRecording, type RecordingWriter } from "../../../protocols/recording.ts"
import { MESSAGE } from "../../../protocols/viewer-wire.ts"
import { cameraPictures, createLink, forget, type Link, watchedBy } from "./links.ts"
import { PATIENT_DISK } from "./patient-disk.ts"
import { firstDifference, intBelow, randomFrom } from "./pictures.ts"

/** Between two pages. */
const PAGE_MS = 500
const FRAME_MS = 40
const SLOW_MS = 60_000

/** A recording in memory, and how many frames it has got. */
async function openCounted(): Promise<{ recording: RecordingWriter; recorded: { frames: number } }> {
  const recorded = { frames: 0 }
  const recording = await openRecording(
    "memory",
    { sessionId: "shared", kind: "desktop", startedAtMs: 0 },
    {
      ...PATIENT_DISK,
      openFile: async () => ({
        write: async (_bytes, _offset, length) => ({ bytesWritten: length }),
        datasync: async () => undefined,
        close: async () => undefined,
      }),
    },
  )
  const append = recording.appendMessage.bind(recording)
  recording.appendMessage = (atMs, bytes) => {
    if (bytes[0] === MESSAGE.FRAME) recorded.frames++
    append(atMs, bytes)
  }
  return { recording, recorded }
}

/** A recorded session with these viewers, and pages of two parts, some 20 kB each as a message. */
async function watchRecorded(links: Record<string, Link>) {
  const { recording, recorded } = await openCounted()
  const session = await watchedBy(links, recording)
  const random = randomFrom(5)
  async function pages(count: number): Promise<void> {
    for (let i = 0; i < count; i++) {
      for (const y of [0, 200]) {
        session.draw({ x: 0, y, w: 400, h: 200 }, () =>
          intBelow(random, 10) === 0 ? (0xff000000 | intBelow(random, 64)) >>> 0 : 0xffe0e0e0,
        )
        await session.pass(PAGE_MS / 10)
      }
      await session.pass((PAGE_MS * 8) / 10)
    }
  }
  /** Frames that the viewer gets and that are recorded while so many pages are drawn. */
  async function framesOf(link: Link, count: number) {
    forget(link)
    const before = recorded.frames
    await pages(count)
    await session.pass(5000)
    return { viewer: link.frames, recording: recorded.frames - before }
  }
  return { ...session, recorded, pages, framesOf }
}

/** On a quick link, but slow to draw: 20 to 220 ms for each message. */
function createBusyViewer(): Link {
  const link = createLink(10_000)
  const random = randomFrom(9)
  link.drawMs = () => 20 + intBelow(random, 200)
  return link
}

test(
  "pages are encoded once for the recording and a lone viewer that takes long to draw them",
  async () => {
    const link = createBusyViewer()
    const session = await watchRecorded({ link })
    await session.pages(30)
    // A stream of its own would be cut into other messages than those that are recorded.
    expect(await session.framesOf(link, 20)).toEqual({ viewer: 40, recording: 40 })
    expect(firstDifference(session.screen.frame, link.decoder)).toBe(null)
  },
  SLOW_MS,
)

test(
  "the same viewer gets a stream of its own beside a quick one, whom it would hold up",
  async () => {
    const links = { busy: createBusyViewer(), quick: createLink(10_000) }
    const session = await watchRecorded(links)
    await session.pages(30)
    const { viewer, recording } = await session.framesOf(links.busy, 20)
    expect(viewer).toBeGreaterThan(recording)
  },
  SLOW_MS,
)

test(
  "the recording goes on without a lone viewer that answers nothing, which follows it again afterwards",
  async () => {
    const link = createLink(1000)
    const session = await watchRecorded({ link })
    await session.pages(5)
    link.drawMs = () => 20_000
    const silent = await session.framesOf(link, 10)
    expect(silent.recording).toBeGreaterThanOrEqual(15)
    link.drawMs = () => 0
    await session.pass(30_000)
    await session.pages(40)
    expect(await session.framesOf(link, 20)).toEqual({ viewer: 40, recording: 40 })
    expect(firstDifference(session.screen.frame, link.decoder)).toBe(null)
  },
  SLOW_MS,
)

test(
  "a recording gets a small video although its lone viewer takes long to draw it",
  async () => {
    const pictures = await cameraPictures(6)
    const link = createBusyViewer()
    const session = await watchRecorded({ link })
    for (let turn = 0; turn < 250; turn++) {
      session.picture(pictures[turn % pictures.length]!.slice(0, 1))
      await session.pass(FRAME_MS)
    }
    // Some are left out until the viewer has its own stream; were it to stay, a quarter.
    expect(session.recorded.frames).toBeGreaterThanOrEqual(210)
  },
  SLOW_MS,
)

test(
  "a lone viewer on a slow link gets video in the quality that the link carries, and the recording all of it",
  async () => {
    const pictures = await cameraPictures(6)
    const link = createLink(200)
    const session = await watchRecorded({ link })
    for (let turn = 0; turn < 250; turn++) {
      if (turn === 50) forget(link)
      session.picture(pictures[turn % pictures.length]!)
      await session.pass(FRAME_MS)
    }
    expect(Math.max(...link.queuedMs)).toBeLessThanOrEqual(300)
    expect(link.frames).toBeGreaterThanOrEqual(200 * 0.6)
    expect(session.recorded.frames).toBeGreaterThanOrEqual(240)
  },
  SLOW_MS,
)
