import { expect, test } from "bun:test"
import { MESSAGE } from "../../protocols/viewer-wire.ts"
import { INPUT } from "../../protocols/viewer-wire-input.ts"
import { waitUntil } from "../harness/eventually.ts"
import { remoteTest } from "../harness/remote-sessions.ts"

const on = await remoteTest({ worker: new URL("../harness/scripted-worker.ts", import.meta.url).href })
const FULL_BYTES = 5 * 1024 * 1024
const ACK = Uint8Array.of(INPUT.ACK, 0, 0, 0, 0)

test("a viewer whose socket buffer was full gets a key frame before any further frame", async () => {
  const path = await on.startSession(await on.aSessionFixture({ port: 1 }))
  const session = on.deps.live.find(path.sessionId)!
  const pictures: number[] = []
  let waitingBytes = 0
  const socket = {
    send(bytes: Uint8Array) {
      if (bytes[0] !== MESSAGE.NOTICE) pictures.push(bytes[0]!)
    },
    bufferedBytes: () => waitingBytes,
    close() {},
  }
  const owner = {
    participant: { kind: "user" as const, actor: session.owner },
    right: "CONTROL" as const,
    supervises: false,
  }
  const viewer = (await on.deps.live.join(path.sessionId, owner, socket))!
  session.handleInput(viewer.id, ACK)
  await waitUntil("a picture and a change", () => pictures.length === 2)
  waitingBytes = FULL_BYTES
  session.handleInput(viewer.id, ACK)
  await waitUntil("the viewer is left behind", () => viewer.flow === "full")
  waitingBytes = 0
  session.onDrain(viewer.id)
  await waitUntil("the viewer follows again", () => pictures.length === 4)
  expect(pictures).toEqual([MESSAGE.KEY, MESSAGE.FRAME, MESSAGE.KEY, MESSAGE.FRAME])
})
