/** A file of a machine that does not arrive: continued by the button in the dock, or named when the session has ended. */
import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test"
import { createHash } from "node:crypto"
import { chmod, mkdir, readFile, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { Page } from "playwright-core"
import { ensureClient } from "../../scripts/build-client.ts"
import { hoursAfter } from "../../src/base/clock.ts"
import { stopAfterAll, stopMachinesAfterAll } from "../harness/machines.ts"
import { logPath, remoteTest, type SessionFixture } from "../harness/remote-sessions.ts"
import { startStallingRelay } from "../harness/stalling-relay.ts"
import { temporaryFolder } from "../harness/temporary-folder.ts"
import { OPENSSH_PASSWORD, OPENSSH_USER, type OpenSshPeer, startOpenSsh } from "../peers/openssh.ts"
import { axeViolations } from "./axe.ts"
import { closePages, newPage } from "./harness.ts"
import { signInOn } from "./remote-sign-in.ts"

setDefaultTimeout(120_000)
const STEP_MS_MAX = 30_000
const FILE_BYTES = 10 * 1024 * 1024
const FIRST_PART_BYTES = 4_000_000
const SFTP_SERVER = "/usr/lib/openssh/sftp-server"

stopMachinesAfterAll()
const on = await remoteTest()
const folder = temporaryFolder("broken-sftp")
/** While it does not exist, the next run of the machine's file server breaks off, and creates it. */
const mark = join(folder.path, "has-broken")
let machine: OpenSshPeer

beforeAll(async () => {
  await ensureClient()
  await on.deps.db.updateTable("installation").set({ initialised_on: on.deps.clock() }).execute()
  // The machine's own user runs it. The run that breaks passes so many bytes, each at once, and ends.
  await chmod(folder.path, 0o777)
  const script = join(folder.path, "serve")
  const [broken, whole] = [`${SFTP_SERVER} | stdbuf -o0 head -c ${FIRST_PART_BYTES}`, `exec ${SFTP_SERVER}`]
  await writeFile(script, `if mkdir ${mark}; then ${broken}; else ${whole}; fi\n`)
  await chmod(script, 0o755)
  machine = await startOpenSsh({ config: [`Subsystem sftp /bin/sh ${script}`] })
})
afterAll(async () => {
  await closePages()
  await machine.stop()
  folder.remove()
})

/** On the machine, as image.bin. */
async function aLargeFile(): Promise<Buffer> {
  const bytes = crypto.getRandomValues(new Uint8Array(65_536))
  const large = Buffer.concat(Array.from({ length: FILE_BYTES / bytes.length }, () => bytes))
  await writeFile(join(machine.folder, "image.bin"), large)
  return large
}

/** Opens a session in whose dock the file is asked for. */
async function fetchImage(page: Page, port: number): Promise<SessionFixture> {
  const job = await on.aSessionFixture({
    ...{ type: "SSH", host: "127.0.0.1", port, authType: "PASSWORD" },
    ...{ username: OPENSSH_USER, password: OPENSSH_PASSWORD, knownHost: machine.fingerprints.ed25519 },
    sftpRootDirectory: machine.folder,
  })
  page.setDefaultTimeout(STEP_MS_MAX)
  await signInOn(on, page, job.technician.userId)
  await page.goto(`${on.address}${logPath(job)}/interfaces/${job.interfaceId}/connect`)
  await page.waitForSelector('[data-state="connected"]')
  await page.click('button[title="Files"]')
  await page.click('.machine-file:has-text("image.bin")')
  return job
}

test("a fetch that the machine breaks off is continued by the button, and what is downloaded is whole", async () => {
  const large = await aLargeFile()
  await rm(mark, { recursive: true, force: true })
  await using story = await newPage()
  const { page } = story
  await fetchImage(page, machine.port)
  const button = page.getByRole("button", { name: "Continue", exact: true })
  await button.waitFor()
  // The session went on without its file server.
  expect(await page.locator('[data-state="connected"]').count()).toBe(1)

  await button.click()
  const link = page.locator(".dock a[download]")
  await link.waitFor()
  expect(await button.count()).toBe(0)
  const [download] = await Promise.all([page.waitForEvent("download"), link.click()])
  const hashOf = (content: Uint8Array) => createHash("sha256").update(content).digest("hex")
  expect(hashOf(await readFile(await download.path()))).toBe(hashOf(large))
})

test("the screen after a window that ended during a fetch names the file that did not arrive", async () => {
  await aLargeFile()
  await mkdir(mark, { recursive: true })
  const line = stopAfterAll(await startStallingRelay(machine.port, FIRST_PART_BYTES))
  await using story = await newPage()
  const { page } = story
  const job = await fetchImage(page, line.port)
  await page.locator(".dock-row", { hasText: "image.bin" }).getByText("From the machine").waitFor()
  await on.deps.db
    .updateTable("issue")
    .set({ activation_on: hoursAfter(on.deps.clock(), -1), window_hours: 1, window_end_on: on.deps.clock() })
    .where("id", "=", job.issueId)
    .execute()
  await page.getByText("The maintenance window is over.").waitFor()
  await page.getByText("Not completely transferred: image.bin").waitFor()
  expect(await axeViolations(page)).toEqual([])
})
