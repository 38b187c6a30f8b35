/** Input of a viewer whose network stands still and goes on. */
import { expect, test } from "bun:test"
import { CLOSE_LATE_INPUT } from "../../src/sessions/session/rules-socket.ts"
import { waitUntil } from "../harness/eventually.ts"
import { aVncMachine, startRelay, stopMachinesAfterAll } from "../harness/machines.ts"
import { remoteTest } from "../harness/remote-sessions.ts"
import { openViewer } from "../harness/viewer.ts"

stopMachinesAfterAll()

/** Less than it takes the server to release what a silent viewer holds down. */
const on = await remoteTest({ inputAgeMaxMs: 2000 })

async function aViewerBehindALine() {
  const machine = await aVncMachine()
  const line = await startRelay(Number(new URL(on.address).port))
  const job = await on.aSessionFixture(machine.target)
  const path = await on.startSession(job)
  const join = async () => {
    const viewer = await openViewer(`http://127.0.0.1:${line.port}`, {
      ticket: await on.ticket(path, job.technician),
      headers: { authorization: `Bearer ${job.technician.token}` },
    })
    await viewer.waitFor("the picture", () => viewer.count("key") > 0)
    return viewer
  }
  const viewer = await join()
  const tellTime = () => viewer.send({ kind: "time", atMs: Math.floor(performance.now()) })
  const key = (letter: string, down: boolean, to = viewer) =>
    to.send({ kind: "key", keysym: letter.charCodeAt(0), code: `Key${letter.toUpperCase()}`, down })
  const typed = () =>
    machine.screen.keys.map(({ keysym, down }) => `${down ? "+" : "-"}${String.fromCharCode(keysym)}`)
  /** The server has heard nothing of the viewer for longer than input may be old. */
  const standStill = async () => {
    tellTime()
    key("a", true)
    await waitUntil("the key is down on the machine", () => typed().includes("+a"))
    line.setSilent(true)
    return {
      end: async () => {
        await waitUntil("what the silent viewer holds down is released", () => typed().includes("-a"))
        line.setSilent(false)
      },
    }
  }
  return { machine, viewer, join, tellTime, key, typed, standStill }
}

test("what is pressed while a viewer's network stands still for long reaches the machine neither in whole nor in part, what they held is released, and they connect anew and go on", async () => {
  const { viewer, join, tellTime, key, typed, standStill } = await aViewerBehindALine()
  const still = await standStill()
  tellTime()
  key("x", true)
  key("x", false)
  await still.end()
  // Made just now, but the rest of what was typed before.
  tellTime()
  for (const down of [true, false]) key("y", down)
  expect((await viewer.closed).code).toBe(CLOSE_LATE_INPUT)
  const again = await join()
  for (const down of [true, false]) key("z", down, again)
  await waitUntil("the next key", () => typed().includes("-z"))
  expect(typed()).toEqual(["+a", "-a", "+z", "-z"])
})

test("a release and a pointer that was moved while a viewer's network stood still reach the machine, and the viewer stays", async () => {
  const { machine, viewer, tellTime, key, typed, standStill } = await aViewerBehindALine()
  const still = await standStill()
  tellTime()
  key("a", false)
  viewer.send({ kind: "pointer", x: 70, y: 80, buttons: 0 })
  await still.end()
  await waitUntil("the pointer", () => machine.screen.pointers.some(({ x }) => x === 70))
  tellTime()
  for (const down of [true, false]) key("z", down)
  await waitUntil("the next key", () => typed().includes("-z"))
  expect(typed().filter((one) => one !== "-a")).toEqual(["+a", "+z", "-z"])
})
