/** An open session's page over a restart of its server, which runs as a program of its own. */
import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test"
import type { Page } from "playwright-core"
import { ensureClient } from "../../scripts/build-client.ts"
import { type ChildProgram, killPrograms, startProgram } from "../harness/child-program.ts"
import { createTestDatabase } from "../harness/database.ts"
import { testDeps } from "../harness/deps.ts"
import { eventually } from "../harness/eventually.ts"
import { freePort } from "../harness/free-port.ts"
import { aVncMachine, stopMachinesAfterAll, type VncMachine } from "../harness/machines.ts"
import { logPath, remoteClientFor } from "../harness/remote-sessions.ts"
import { startTcpProxy } from "../harness/tcp-proxy.ts"
import { temporaryFolder } from "../harness/temporary-folder.ts"
import { axeViolations } from "./axe.ts"
import { canvasOf, closePages, newPage } from "./harness.ts"
import { signInOn } from "./remote-sign-in.ts"

setDefaultTimeout(120_000)
const STEP_MS_MAX = 30_000

stopMachinesAfterAll()
const database = await createTestDatabase()
const folder = temporaryFolder("server-restart")
const deps = { ...testDeps(database.db), dataFolder: folder.path, clock: () => new Date() }
/** The server gives up root, and the database's socket admits the account of the process that connects. */
const relay = await startTcpProxy(database.socketPath)
beforeAll(async () => {
  await ensureClient()
  await database.db.updateTable("installation").set({ initialised_on: deps.clock() }).execute()
})
afterAll(async () => {
  await closePages()
  await killPrograms()
  relay.close()
  await database.stop()
  folder.remove()
})

const GREEN = 0x20a040
const showsGreen = (page: Page) =>
  eventually(
    () => canvasOf(page, { x: 5, y: 5 }),
    ({ colour }) => String(colour.slice(0, 3)) === "32,160,64",
  )
const paint = ({ screen }: VncMachine) =>
  screen.fill({ x: 0, y: 0, w: screen.width, h: screen.height }, GREEN)

async function aServerProgram(port: number): Promise<ChildProgram> {
  const program = startProgram(
    ["tests/harness/loopback-server.ts", "--port", `${port}`, "--data", folder.path],
    { DATABASE_URL: `postgres://millwright@127.0.0.1:${relay.port}/${database.name}` },
  )
  await program.waitForOutput(/ready at (http:\S+)/)
  return program
}

test.each(["SIGKILL", "SIGTERM"] as const)(
  "a page whose server ends by %s and starts again says that it was stopped, plays the recording, and starts a new session",
  async (signal) => {
    await using story = await newPage({ expect: /ERR_|status of|WebSocket|EventSource/ })
    const { page } = story
    page.setDefaultTimeout(STEP_MS_MAX)
    const port = await freePort()
    const address = `http://127.0.0.1:${port}`
    const on = remoteClientFor({ address, database, deps })
    const machine = await aVncMachine()
    const job = await on.aSessionFixture(machine.target)
    const first = await aServerProgram(port)
    await signInOn({ address, deps }, page, job.technician.userId)
    await page.goto(`${address}${logPath(job)}/interfaces/${job.interfaceId}/connect`)
    await page.waitForSelector('[data-state="connected"]')
    paint(machine)
    await showsGreen(page)
    // What viewers see is at most a second ahead of the recording.
    await eventually(
      () => page.getByRole("timer").first().innerText(),
      (elapsed) => elapsed >= "0:03",
    )
    first.signal(signal)
    await first.exited
    if (signal === "SIGKILL") await page.getByText("Connection to the server lost").waitFor()
    const second = await aServerProgram(port)
    const cause = page.locator('.remote-end [role="alert"]')
    await cause.waitFor()
    expect(await cause.innerText()).toBe("The server was shut down.")
    expect(await axeViolations(page)).toEqual([])
    const session = await deps.db
      .selectFrom("remote_session")
      .select("state")
      .where("device_id", "=", job.deviceId)
      .executeTakeFirstOrThrow()
    expect(session.state).toBe("MANAGER_SHUTDOWN_ERROR")
    const player = await page.context().newPage()
    await player.goto(
      address + (await page.getByRole("link", { name: "View recording" }).getAttribute("href")),
    )
    await player.locator(".player-slider").focus()
    await player.keyboard.press("End")
    await showsGreen(player)
    await player.close()
    await page.getByRole("button", { name: "Connect again" }).click()
    await page.waitForSelector('[data-state="connected"]')
    await showsGreen(page)
    second.signal("SIGTERM")
    expect(await second.exited).toBe(0)
  },
)
