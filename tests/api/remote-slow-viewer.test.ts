import { expect, test } from "bun:test"
import { MESSAGE } from "../../protocols/viewer-wire.ts"
import { INPUT, VIEWER_INPUT_BYTES_MAX } from "../../protocols/viewer-wire-input.ts"
import { PIECE_BYTES, piecesOf } from "../../protocols/viewer-wire-pieces.ts"
import { waitUntil } from "../harness/eventually.ts"
import { remoteTest } from "../harness/remote-sessions.ts"

const on = await remoteTest({ worker: () => new URL("../harness/scripted-worker.ts", import.meta.url).href })
const FULL_BYTES = 5 * 1024 * 1024
/** Much for the output of a terminal, and little for pictures. */
const OUTPUT_BYTES = 1024 * 1024
const KEYS = Uint8Array.of(INPUT.TERMINAL_KEYS, 0x61)
const ACK = Uint8Array.of(INPUT.ACK, 0, 0, 0, 0)

/** A session with one viewer, whose socket holds what it is told to hold. */
async function aSlowViewer() {
  const path = await on.startSession(await on.aSessionFixture({ port: 1 }))
  const session = on.deps.live.find(path.sessionId)!
  const sent: number[] = []
  const state = { waitingBytes: 0 }
  const socket = {
    send(bytes: Uint8Array) {
      if (bytes[0] !== MESSAGE.NOTICE) sent.push(bytes[0]!)
    },
    bufferedBytes: () => state.waitingBytes,
    close() {},
  }
  const owner = {
    participant: { kind: "user" as const, actor: session.owner },
    right: "CONTROL" as const,
    supervises: false,
  }
  const viewer = (await on.deps.live.join(path.sessionId, owner, socket))!
  session.handleInput(viewer.id, ACK)
  await waitUntil("a picture and a change", () => sent.length === 2)
  return { session, viewer, sent, state }
}

test("a viewer whose socket buffer was full gets a key frame before any further frame", async () => {
  const { session, viewer, sent, state } = await aSlowViewer()
  state.waitingBytes = FULL_BYTES
  session.handleInput(viewer.id, ACK)
  await waitUntil("the viewer is left behind", () => viewer.flow === "full")
  state.waitingBytes = 0
  session.onDrain(viewer.id)
  await waitUntil("the viewer follows again", () => sent.length === 4)
  expect(sent).toEqual([MESSAGE.KEY, MESSAGE.FRAME, MESSAGE.KEY, MESSAGE.FRAME])
})

test("a viewer with a megabyte waiting gets pictures, but no more output of a terminal", async () => {
  const { session, viewer, sent, state } = await aSlowViewer()
  state.waitingBytes = OUTPUT_BYTES
  session.handleInput(viewer.id, ACK)
  await waitUntil("another change", () => sent.length === 3)
  session.handleInput(viewer.id, KEYS)
  await waitUntil("the viewer is left behind", () => viewer.flow === "full")
  expect(sent).toEqual([MESSAGE.KEY, MESSAGE.FRAME, MESSAGE.FRAME])
})

test("what a viewer holds down is released once when they send nothing between three heartbeats", async () => {
  const { session, viewer, sent } = await aSlowViewer()
  const releases = () => sent.filter((type) => type === MESSAGE.TITLE).length
  for (const [heartbeats, expected] of [
    [2, 0],
    [5, 1],
  ] as const) {
    const before = sent.length
    session.handleInput(viewer.id, Uint8Array.of(INPUT.MARKER, heartbeats))
    await waitUntil("the heartbeats", () => viewer.silentHeartbeats === heartbeats)
    session.handleInput(viewer.id, ACK)
    await waitUntil("the change", () => sent.length === before + expected + 1)
    expect(releases()).toBe(expected)
  }
})

test("each piece of a long text counts as a word of its viewer, and the machine gets the text once", async () => {
  const { session, viewer, sent } = await aSlowViewer()
  const text = new Uint8Array(2.5 * PIECE_BYTES).fill(0x61)
  text[0] = INPUT.TERMINAL_KEYS
  const pieces = piecesOf(text)
  expect(pieces.length).toBe(3)
  for (const piece of pieces) {
    viewer.silentHeartbeats = 2
    session.handleInput(viewer.id, piece)
    expect(viewer.silentHeartbeats).toBe(0)
  }
  session.handleInput(viewer.id, ACK)
  await waitUntil("the answers to both", () => sent.length === 4)
  expect(sent.slice(2)).toEqual([MESSAGE.TERMINAL_OUTPUT, MESSAGE.FRAME])
})

test("a viewer whose pieces are more than a message may have is disconnected", async () => {
  const { session, viewer } = await aSlowViewer()
  for (const piece of piecesOf(new Uint8Array(VIEWER_INPUT_BYTES_MAX + 1).fill(INPUT.CLIPBOARD))) {
    expect(session.viewers.has(viewer.id)).toBe(true)
    session.handleInput(viewer.id, piece)
  }
  expect(session.viewers.has(viewer.id)).toBe(false)
})

test("all parts of a key frame reach a viewer who gets its beginning, and none one who does not", async () => {
  const { session, viewer, sent, state } = await aSlowViewer()
  const [key, part, frame] = [
    Uint8Array.of(MESSAGE.KEY, 0),
    Uint8Array.of(MESSAGE.FRAME, 8),
    Uint8Array.of(MESSAGE.FRAME, 0),
  ]
  const forward = (...messages: Uint8Array[]) => {
    const before = sent.length
    for (const message of messages) session.viewers.forward([viewer.id], message)
    return sent.slice(before)
  }
  expect(forward(key)).toEqual([MESSAGE.KEY])
  state.waitingBytes = FULL_BYTES
  expect(forward(part, part)).toEqual([MESSAGE.FRAME, MESSAGE.FRAME])
  expect(forward(frame, key, part)).toEqual([])
  viewer.flow = "stale"
  state.waitingBytes = 0
  expect(forward(part, frame)).toEqual([])
  expect(forward(key, part, frame)).toEqual([MESSAGE.KEY, MESSAGE.FRAME, MESSAGE.FRAME])
})
