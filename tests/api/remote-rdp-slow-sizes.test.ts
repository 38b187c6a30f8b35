/** Sizes of RDP desktops behind a slow line between the server and the machine. */

import { expect, test } from "bun:test"
import { startThrottledRelay } from "../../bench/throttled-relay.ts"
import { fingerprintOfPem } from "../../protocols/certificate.ts"
import { createSelfSigned } from "../../protocols/https/self-signed.ts"
import { startRdpServer } from "../../src/demo/plant/rdp-server/server.ts"
import { waitUntil } from "../harness/eventually.ts"
import { stopAfterAll, stopMachinesAfterAll } from "../harness/machines.ts"
import { remoteTest, type SessionFixture } from "../harness/remote-sessions.ts"
import { createTestScreen } from "../harness/test-screen.ts"
import { XClient } from "../peers/x-client.ts"
import { startXrdp } from "../peers/xrdp.ts"

stopMachinesAfterAll()

const on = await remoteTest()
const certificate = createSelfSigned("127.0.0.1", new Date("2020-01-01"), new Date("2040-01-01"))
const signIn = { username: "operator", password: "press 7" }
const PANEL = { width: 600, height: 440 }
/** Of a window that is being resized. */
const LAST = { width: 700, height: 500 }
const SIZES = [{ width: 900, height: 700 }, { width: 840, height: 620 }, LAST]
const FIRST = { width: 800, height: 600 }
const LARGER_SIZES = [1300, 1200, 1100].map((width) => ({ width, height: 800 }))
const [FAST, SLOW] = [1000, 20]

async function anOwner(job: SessionFixture) {
  const path = await on.startSession(job)
  return on.joinSession(path, job.technician)
}

test.each(["REFRESH", "CONTROL"] as const)(
  "an RDP machine that answers requests for %s and follows quick changes of the window's size behind seconds of older pictures is not dialled a second time, and ends with the last size and a whole picture",
  async (answers) => {
    const screen = createTestScreen(PANEL.width, PANEL.height)
    const server = stopAfterAll(await startRdpServer({ screen, signIn, certificate, answers }))
    const line = stopAfterAll(startThrottledRelay(server.port, { bytesPerMs: FAST, delayMs: 100 }))
    const owner = await anOwner(
      await on.aSessionFixture({
        ...{ type: "RDP", host: "127.0.0.1", port: line.port, maxSessions: 1 },
        knownHost: `x509 ${fingerprintOfPem(certificate.certificate)}`,
        ...{ authType: "PASSWORD", ...signIn },
        rdpOptions: { resizeMethod: "display-update", colourDepth: 16 },
      }),
    )
    await owner.waitFor("a picture", () => owner.screen.width > 0)
    await waitUntil("its answers are relied on", () => server.probes() > 3)
    line.setBytesPerMs(SLOW)
    screen.fill({ x: 0, y: 0, w: PANEL.width, h: 100 }, 0xff0000)
    await waitUntil("the old picture fills the line", () => line.takeQueuedMs().some((ms) => ms > 4000))
    line.setBytesPerMs(FAST)
    for (const size of SIZES) owner.send({ kind: "resize", ...size })
    const isRed = (y: number) => owner.pixel(LAST.width / 2, y) >> 16 > 0xf0
    const top = (LAST.height - PANEL.height) / 2
    await owner.waitFor("the last size, whole", () => {
      const { width, height } = owner.screen
      return width === LAST.width && height === LAST.height && isRed(top + 2) && !isRed(top + 102)
    })
    expect(server.connections()).toBe(1)
    expect(owner.notices.filter(({ about }) => about === "machine")).toEqual([])
  },
)

test("an RDP machine without display control behind a slow line is connected anew once for quick changes of the window's size, and its picture is whole", async () => {
  const machine = stopAfterAll(await startXrdp(FIRST))
  using desktop = await XClient.open(machine.display)
  const line = stopAfterAll(startThrottledRelay(machine.port, { bytesPerMs: 50, delayMs: 100 }))
  const owner = await anOwner(
    await on.aSessionFixture({
      ...{ type: "RDP", host: "127.0.0.1", port: line.port, maxSessions: 1 },
      knownHost: `x509 ${machine.fingerprint}`,
      ...{ authType: "PASSWORD", username: "fitter", password: "grey heron", rdpOptions: {} },
    }),
  )
  const showsSize = async (width: number) => {
    await owner.waitFor(`the width ${width}`, () => owner.screen.width === width)
    // The machine's system clears its picture with each size.
    desktop.fill(0, 0, FIRST.width, FIRST.height, 0x203040)
    desktop.fill(760, 560, 40, 40, 0x80c0ff)
    await desktop.sync()
    await owner.waitFor(
      "the whole picture",
      () => owner.pixel(5, 5) === 0x203040 && owner.pixel(795, 595) === 0x80c0ff,
    )
  }
  owner.send({ kind: "resize", ...FIRST })
  await showsSize(FIRST.width)
  const before = line.connections
  for (const size of LARGER_SIZES) owner.send({ kind: "resize", ...size })
  await showsSize(1100)
  expect(line.connections - before).toBe(1)
  expect(owner.notices.filter(({ about }) => about === "machine")).toEqual([])
})
