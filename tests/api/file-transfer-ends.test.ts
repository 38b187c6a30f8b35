/** Files that are on their way when their session ends: a real OpenSSH machine and a real clamd. */

import { afterAll, describe, expect, test } from "bun:test"
import { readdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { hoursAfter } from "../../src/base/clock.ts"
import { createConfiguredAntivirus } from "../../src/edges/external-clients.ts"
import type { Issue } from "../../src/maintenance/issues/contract.ts"
import { uploadFolder } from "../../src/system/files/actions.ts"
import { eventually } from "../harness/eventually.ts"
import { stopAfterAll, stopMachinesAfterAll } from "../harness/machines.ts"
import { remoteTest, type SessionFixture, sessionPath } from "../harness/remote-sessions.ts"
import { auditedFileEvents, type SessionFiles, sessionFiles, sftpTarget } from "../harness/session-files.ts"
import { INFECTION, startClamAv } from "../peers/clamav.ts"
import { startOpenSsh } from "../peers/openssh.ts"

stopMachinesAfterAll()

const on = await remoteTest()
const machine = stopAfterAll(await startOpenSsh())
const scanners = await startClamAv()
afterAll(() => scanners.stop())

on.deps.antivirus = createConfiguredAntivirus({
  ...{ scannerUrl: scanners.clamdUrl, scanSizeMax: 100, scanTooLarge: "decline", scanUnreachable: "decline" },
})

const onMachine = (name: string) => join(machine.folder, name)

async function aRunningSession() {
  const job = await on.aSessionFixture(sftpTarget(machine))
  const path = await on.startSession(job)
  const viewer = await on.joinSession(path, job.technician)
  await viewer.waitFor("the shell", () => viewer.text.includes("fitter$ "))
  const { self } = await viewer.waitForNotice("viewers")
  return { job, path, files: sessionFiles(on, path, job.technician, self) }
}

describe("a session that ends while a file of it is scanned", () => {
  /** The scanner reaches its verdict only when it is let. */
  function holdScans() {
    const { antivirus } = on.deps
    const [reached, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    on.deps.antivirus = {
      ...antivirus!,
      scanner: {
        async scan(content, signal) {
          reached.resolve()
          await released.promise
          return antivirus!.scanner.scan(content, signal)
        },
      },
    }
    const release = () => {
      on.deps.antivirus = antivirus
      released.resolve()
    }
    return { isReached: reached.promise, release }
  }

  /** Of the session's issue, by a change of it. */
  async function endWindow({ deviceId, issueId, technician }: SessionFixture) {
    const path = `/devices/${deviceId}/issues/${issueId}`
    const { token, userId: assignedUserId } = technician
    const { body } = await on.call<Issue>(token, "GET", path)
    const { title, description, version, issueType, priority, enableRemoteAccess } = body
    const answer = await on.call(token, "PUT", path, {
      ...{ title, description, version, issueType, priority, enableRemoteAccess, assignedUserId },
      activationDateTime: hoursAfter(on.deps.clock(), -5).toISOString(),
      ...{ maintenanceWindowInHours: 4, disconnectSessionsUponTimeEnd: true },
    })
    expect(answer.status).toBe(200)
  }

  type Ending = "its owner ends it" | "the window of its issue ends"
  const endings: Ending[] = ["its owner ends it", "the window of its issue ends"]

  /** The file is being scanned when the session ends, and its verdict comes afterwards. */
  async function endDuringScan(
    ending: Ending,
    start: (files: SessionFiles) => ReturnType<SessionFiles["fetch"]>,
  ) {
    const { job, path, files } = await aRunningSession()
    const scans = holdScans()
    try {
      const { body } = await start(files)
      await scans.isReached
      if (ending === "its owner ends it") {
        const own = sessionPath(path).replace("/sessions/", "/graphicalsessions/")
        const answer = await on.call(job.technician.token, "PUT", own, { isActive: false })
        expect(answer.status).toBe(200)
      } else await endWindow(job)
      const state = ending === "its owner ends it" ? "COMPLETED" : "ISSUE_MAINTENANCE_WINDOW_ERROR"
      expect(await on.waitForEnd(path)).toMatchObject({ state })
      expect(await files.transfers()).toMatchObject([{ id: body.id, state: "SCANNING", isAvailable: false }])
      expect((await files.download(body.id)).status).toBe(409)
      scans.release()
      return { job, files, file: await files.ended(body.id) }
    } finally {
      scans.release()
    }
  }

  async function expectNothingArriving() {
    const names = await eventually(
      async () => (await readdir(uploadFolder(on.deps))).filter((name) => name !== "interrupted"),
      (names) => names.length === 0,
    )
    expect(names).toEqual([])
  }

  test.each(endings)("because %s keeps a file for the machine from arriving there", async (ending) => {
    const name = `${crypto.randomUUID()}.ini`
    const before = await readdir(machine.folder)
    const { job, file } = await endDuringScan(ending, (files) => files.send(name, "speed=1"))
    expect(file).toMatchObject({ state: "FAILED", failure: "SESSION_ENDED", isAvailable: false })
    expect(await readdir(machine.folder)).toEqual(before)
    expect(await auditedFileEvents(on, job)).toEqual(["SESSION_FILE_FAILED"])
    await expectNothingArriving()
  })

  test.each(endings)("because %s offers a file from the machine once it is released", async (ending) => {
    await writeFile(onMachine("late.txt"), "500 g salt")
    const { job, files, file } = await endDuringScan(ending, (files) => files.fetch("late.txt"))
    expect(file).toMatchObject({ state: "COMPLETED", antivirusScanState: "SERVER_ACCEPTED" })
    expect((await files.download(file.id)).text).toBe("500 g salt")
    expect(await auditedFileEvents(on, job)).toEqual(["SESSION_FILE_FETCHED", "SESSION_FILE_DOWNLOADED"])
    await expectNothingArriving()
  })

  test.each(endings)("because %s never offers a file from the machine that is infected", async (ending) => {
    await writeFile(onMachine("late.bin"), `MZ${INFECTION}`)
    const { job, files, file } = await endDuringScan(ending, (files) => files.fetch("late.bin"))
    expect(file).toMatchObject({ state: "DECLINED", infectionFound: true, isAvailable: false })
    expect((await files.download(file.id)).status).toBe(409)
    expect(await auditedFileEvents(on, job)).toEqual(["SESSION_FILE_DECLINED"])
    await expectNothingArriving()
  })
})
