/** Sessions on a real xrdp behind a slow line between the server and the machine. */

import { describe, expect, test } from "bun:test"
import { startThrottledRelay } from "../../bench/throttled-relay.ts"
import { waitUntil } from "../harness/eventually.ts"
import { stopAfterAll, stopMachinesAfterAll } from "../harness/machines.ts"
import { remoteTest } from "../harness/remote-sessions.ts"
import { KEY_PRESS, XClient } from "../peers/x-client.ts"
import { startXrdp } from "../peers/xrdp.ts"
import { intBelow, randomFrom } from "../protocols/display/pictures.ts"

stopMachinesAfterAll()

const on = await remoteTest()
const BOXES = 300
const SIZE = { width: 800, height: 600 }
const machine = stopAfterAll(await startXrdp(SIZE))
const desktop = await XClient.open(machine.display)
stopAfterAll({ stop: () => desktop.close() })

/** Small boxes of all colours: seconds on a slow line. */
function drawMuch(seed: number): void {
  const random = randomFrom(seed)
  for (let i = 0; i < BOXES; i++)
    desktop.fill(intBelow(random, 780), intBelow(random, 580), 12, 12, intBelow(random, 0x1000000))
}

async function differingPixels(pixels: Uint8ClampedArray): Promise<number> {
  const screen = await desktop.screen()
  let count = 0
  for (let i = 0; i < screen.length; i += 4) {
    if (screen[i] !== pixels[i] || screen[i + 1] !== pixels[i + 1] || screen[i + 2] !== pixels[i + 2]) count++
  }
  return count
}

describe.each([50, 20])("an RDP machine behind a line of %i kB/s", (bytesPerMs) => {
  test("is shown, typed on and left as behind a quick one, and is never taken for silent", async () => {
    const line = stopAfterAll(startThrottledRelay(machine.port, { bytesPerMs, delayMs: 100 }))
    desktop.fill(0, 0, SIZE.width, SIZE.height, 0x203040)
    drawMuch(bytesPerMs)
    const job = await on.aSessionFixture({
      type: "RDP",
      host: "127.0.0.1",
      port: line.port,
      knownHost: `x509 ${machine.fingerprint}`,
      maxSessions: 1,
      authType: "PASSWORD",
      username: "fitter",
      password: "grey heron",
      rdpOptions: SIZE,
    })
    const path = await on.startSession(job)
    const owner = await on.joinSession(path, job.technician)
    const isSame = async () => (await differingPixels(owner.screen.pixels)) === 0
    await owner.waitFor("a picture", () => owner.screen.width === SIZE.width)
    await waitUntil("the first picture is whole", isSame)
    drawMuch(bytesPerMs + 1)
    await desktop.sync()
    await waitUntil("the change is whole", isSame)

    const listener = await XClient.open(machine.display)
    await listener.listen()
    owner.send({ kind: "pointer", x: 300, y: 300, buttons: 0 })
    for (const down of [true, false]) owner.send({ kind: "key", keysym: 0x61, code: "KeyA", down })
    const { detail } = await listener.event(({ type }) => type === KEY_PRESS)
    expect(await listener.keysymOf(detail)).toBe(0x61)
    listener.close()

    expect(owner.notices.filter(({ about }) => about === "machine")).toEqual([])
    await on.deps.live.end(path.sessionId, { state: "COMPLETED", code: "SESSION_CLOSED", detail: "done" })
    expect(await on.waitForEnd(path)).toMatchObject({
      state: "COMPLETED",
      screenRecording: { state: "COMPLETE" },
    })
  })
})
