import { expect, test } from "bun:test"
import { MESSAGE } from "../../protocols/viewer-wire.ts"
import { INPUT } from "../../protocols/viewer-wire-input.ts"
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
