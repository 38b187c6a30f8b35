import { expect, test } from "bun:test"
import { MESSAGE } from "../../protocols/viewer-wire.ts"
import { INPUT } from "../../protocols/viewer-wire-input.ts"
import { until } from "../harness/processes.ts"
import { remoteTest } from "../harness/remote.ts"

const on = await remoteTest({ worker: new URL("../harness/scripted-worker.ts", import.meta.url).href })
const FULL_BYTES = 5 * 1024 * 1024
const ACK = Uint8Array.of(INPUT.ACK, 0, 0, 0, 0)

test("a viewer whose socket was full gets nothing that builds on what it missed, then the whole picture", async () => {
  const path = await on.start(await on.aJob({ port: 1 }))
  const session = on.deps.live.find(path.sessionId)!
  const pictures: number[] = []
  let waitingBytes = 0
  const socket = {
    send(bytes: Uint8Array) {
      if (bytes[0] !== MESSAGE.NOTICE) pictures.push(bytes[0]!)
    },
    waitingBytes: () => waitingBytes,
    close() {},
  }
  const viewer = (await on.deps.live.join(path.sessionId, session.owner, "CONTROL", socket))!
  session.receive(viewer.id, ACK)
  await until("a picture and a change", () => pictures.length === 2)
  waitingBytes = FULL_BYTES
  session.receive(viewer.id, ACK)
  await until("the viewer is left behind", () => viewer.flow === "full")
  waitingBytes = 0
  session.drained(viewer.id)
  await until("the viewer follows again", () => pictures.length === 4)
  expect(pictures).toEqual([MESSAGE.KEY, MESSAGE.FRAME, MESSAGE.KEY, MESSAGE.FRAME])
})
