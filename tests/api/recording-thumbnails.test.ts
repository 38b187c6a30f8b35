import { describe, expect, test } from "bun:test"
import { existsSync, readdirSync } from "node:fs"
import { drawPng, readPng } from "../../protocols/https/png.ts"
import {
  deleteRecordingFile,
  recordingFilePath,
  thumbnailFolder,
} from "../../src/sessions/recordings/files.ts"
import { thumbnailAt } from "../../src/sessions/recordings/rules-thumbnails.ts"
import { saveThumbnail } from "../../src/sessions/recordings/thumbnails/cache.ts"
import { ThumbnailPainter } from "../../src/sessions/recordings/thumbnails/painter.ts"
import type { SessionPath } from "../../src/sessions/session/store.ts"
import { saveStepUpPolicy } from "../../src/system/stepuppolicy/store.ts"
import { waitUntil } from "../harness/eventually.ts"
import { aVncMachine, stopMachinesAfterAll } from "../harness/machines.ts"
import { seekTo, segmentFetcher } from "../harness/playback.ts"
import { remoteTest, sessionPath, type TestSignIn } from "../harness/remote-sessions.ts"

stopMachinesAfterAll()

const on = await remoteTest()

const get = (path: SessionPath, who: TestSignIn, query = "") =>
  fetch(`${on.address}/api${sessionPath(path)}/screenrecording/thumbnail${query}`, {
    headers: { authorization: `Bearer ${who.token}` },
  })

const rounded = (part: number) => Math.round(part / 16) * 16

/** The colour in the middle of a picture, each part rounded to 16: WebP is not exact. */
async function middleOf(answer: Response): Promise<number[]> {
  const png = await new Bun.Image(await answer.bytes()).png().bytes()
  const picture = readPng(png)
  const { width, height } = picture
  const pixels = new Uint8Array(width * height * 4)
  drawPng(picture, pixels, width, height)
  const at = (Math.floor(height / 2) * width + Math.floor(width / 2)) * 4
  return [...pixels.subarray(at, at + 3)].map(rounded)
}

const RED = 0xc01020
const GREEN = 0x20a040

/** A session whose picture is red, and green from `greenAtMs` on. */
async function aColouredSession() {
  const machine = await aVncMachine()
  const job = await on.aSessionFixture(machine.target)
  const path = await on.startSession(job)
  const viewer = await on.joinSession(path, job.technician)
  await viewer.waitFor("the picture", () => viewer.count("key") > 0)
  const show = async (colour: number) => {
    machine.screen.fill({ x: 0, y: 0, w: 320, h: 200 }, colour)
    await viewer.waitFor("the colour", () => viewer.pixel(160, 100) === colour)
    return viewer.drawnAtMs
  }
  const redAtMs = await show(RED)
  return {
    job,
    path,
    redAtMs,
    greenAtMs: () => show(GREEN),
    file: recordingFilePath(on.deps, path.sessionId),
  }
}

const end = (path: SessionPath) =>
  on.deps.live.end(path.sessionId, { state: "COMPLETED", code: null, detail: "" })

const previews = async (path: SessionPath) =>
  (
    await on.deps.db
      .selectFrom("audit_entry")
      .select("user_id")
      .where("event", "=", "RECORDING_PREVIEWED")
      .where("object_id", "=", path.sessionId)
      .execute()
  ).map(({ user_id }) => user_id)

describe("the thumbnail of a recording", () => {
  test("of a running session shows its newest picture and is not kept", async () => {
    const { job, path, redAtMs, greenAtMs, file } = await aColouredSession()
    const betweenMs = Math.floor((redAtMs + (await greenAtMs())) / 2)
    // Viewers may see a picture before it is on disk, which the recording holds a second later at most.
    await waitUntil("the picture is on disk", async () => {
      const newest = await get(path, job.technician)
      return newest.status === 200 && (await middleOf(newest))[1] === 160
    })
    const answer = await get(path, job.technician)
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "image/webp"])
    expect(answer.headers.get("cache-control")).toBe("no-store")
    expect(await middleOf(await get(path, job.technician, `?at=${betweenMs}`))).toEqual([192, 16, 32])
    expect(existsSync(thumbnailFolder(file))).toBe(false)
    await end(path)
  })

  test("shows its moment, is drawn once, and is deleted with the recording", async () => {
    const { job, path, greenAtMs, file } = await aColouredSession()
    await greenAtMs()
    await end(path)
    const info = await on.call<{ durationInMs: number }>(
      job.technician.token,
      "GET",
      `${sessionPath(path)}/screenrecording/info`,
    )
    const recording = `${on.address}/api${sessionPath(path)}/screenrecording`
    const segments = segmentFetcher(recording, job.technician.token)
    const first = await (await get(path, job.technician, "?at=0")).bytes()
    for (const share of [0, 0.5, 1]) {
      const { atMs, step } = thumbnailAt(share * info.body.durationInMs, info.body.durationInMs)
      const screen = await seekTo(segments, atMs)
      const seen = screen.pixels.subarray((100 * screen.width + 160) * 4).subarray(0, 3)
      const answer = await get(path, job.technician, `?at=${atMs}`)
      expect([answer.status, await middleOf(answer)]).toEqual([200, [...seen].map(rounded)])
      expect(readdirSync(thumbnailFolder(file))).toContain(`${step}.webp`)
    }
    const again = await (await get(path, job.technician, "?at=0")).bytes()
    expect(Buffer.from(again).equals(Buffer.from(first))).toBe(true)
    await deleteRecordingFile(file)
    expect([existsSync(file), existsSync(thumbnailFolder(file))]).toEqual([false, false])
    expect((await get(path, job.technician, "?at=0")).status).toBe(404)
  })

  test("leaves nothing behind when the recording is deleted while it is drawn", async () => {
    const { path, file } = await aColouredSession()
    await end(path)
    await deleteRecordingFile(file)
    await saveThumbnail(file, 0, { contentType: "image/webp", bytes: new Uint8Array(3) })
    expect(existsSync(thumbnailFolder(file))).toBe(false)
  })

  test("is given to readers of recordings alone, and only while their sign-in is recent enough", async () => {
    const { job, path } = await aColouredSession()
    await end(path)
    const reader = await on.aUserOn(job, ["RECORDING_READ"])
    const other = await on.aUserOn(job, ["DEVICE_READ", "LOG_READ", "ISSUE_READ"])
    expect([(await get(path, reader)).status, (await get(path, other)).status]).toEqual([200, 403])
    const policy = { startSession: null, vote: null, changeRoles: null }
    await saveStepUpPolicy(on.deps.db, { ...policy, viewRecording: 5 })
    const now = on.deps.clock()
    on.deps.setTime(new Date(now.getTime() + 6 * 60_000))
    const late = await get(path, reader)
    on.deps.setTime(now)
    await saveStepUpPolicy(on.deps.db, { ...policy, viewRecording: null })
    expect([late.status, (await late.json()).details.stepUp]).toEqual([403, []])
  })

  test("is audited once per reader, and not again for readers who have played the recording", async () => {
    const { job, path } = await aColouredSession()
    await end(path)
    for (const query of ["", "?at=0", "?at=1"]) await get(path, job.technician, query)
    expect(await previews(path)).toEqual([job.technician.userId])
    const player = await on.aUserOn(job, ["RECORDING_READ"])
    const info = await on.call(player.token, "GET", `${sessionPath(path)}/screenrecording/info`)
    expect(info.status).toBe(200)
    expect((await get(path, player)).status).toBe(200)
    expect(await previews(path)).toEqual([job.technician.userId])
  })
})

test("a recording that is damaged has no thumbnail, and the next one is drawn", async () => {
  const { job, path, file } = await aColouredSession()
  await end(path)
  const painter = new ThumbnailPainter()
  try {
    expect(await painter.draw({ file: `${file}.missing`, atMs: 0 })).toBeNull()
    expect((await painter.draw({ file, atMs: 0 }))?.contentType).toBe("image/webp")
  } finally {
    painter.close()
  }
  expect((await get(path, job.technician)).status).toBe(200)
})

test("a Worker that does not answer in time is replaced, and what waits gets no picture", async () => {
  const { path, file } = await aColouredSession()
  await end(path)
  const painter = new ThumbnailPainter(0)
  try {
    expect(await painter.draw({ file, atMs: 0 })).toBeNull()
  } finally {
    painter.close()
  }
})
