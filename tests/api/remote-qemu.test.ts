/** Sessions on a real QEMU: its keyboard's layout, and its refusals, which end in NUL. */
import { expect, test } from "bun:test"
import { stopAfterAll, stopMachinesAfterAll } from "../harness/machines.ts"
import { remoteTest } from "../harness/remote-sessions.ts"
import { startQemu } from "../peers/qemu.ts"

stopMachinesAfterAll()

const on = await remoteTest()

test("typed characters reach a QEMU guest with another keyboard layout if the interface names that layout", async () => {
  const guest = stopAfterAll(await startQemu())
  const keyboard = "en_us_qwerty" as const
  const job = await on.aSessionFixture({
    type: "VNC",
    host: "127.0.0.1",
    port: guest.port,
    vncOptions: { keyboard },
  })
  const owner = await on.joinSession(await on.startSession(job), job.technician)
  await owner.waitFor("the picture", () => owner.count("key") > 0)
  for (const down of [true, false]) owner.send({ kind: "key", keysym: 0x7a, code: "KeyY", down })
  for (const down of [true, false]) owner.send({ kind: "key", keysym: 0xff0d, code: "Enter", down })
  await guest.waitForTyped("z\r")
})

test("a refusal by QEMU is saved, and the interface is free for the next session", async () => {
  const guest = stopAfterAll(await startQemu({ password: "right" }))
  const password = { authType: "PASSWORD" as const, password: "wrong" }
  const job = await on.aSessionFixture({
    type: "VNC",
    host: "127.0.0.1",
    port: guest.port,
    maxSessions: 1,
    ...password,
  })
  for (const attempt of [1, 2]) {
    const session = await on.waitForEnd(await on.startSession(job))
    expect([attempt, session.endDetail]).toEqual([
      attempt,
      "the machine refuses the password: Authentication failed",
    ])
  }
})
