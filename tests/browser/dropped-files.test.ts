/** Files dropped on a session's screen as an operating system drops them, and sent again to where they belong. */
import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test"
import {
  appendFile,
  chmod,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  truncate,
  utimes,
  writeFile,
} from "node:fs/promises"
import { join } from "node:path"
import type { Page } from "playwright-core"
import { ensureClient } from "../../scripts/build-client.ts"
import { hoursAfter } from "../../src/base/clock.ts"
import { TRANSFER_BYTES_MAX } from "../../src/sessions/session/rules-files.ts"
import { eventually } from "../harness/eventually.ts"
import { stopMachinesAfterAll } from "../harness/machines.ts"
import { logPath, remoteTest } from "../harness/remote-sessions.ts"
import { sftpTarget } from "../harness/session-files.ts"
import { temporaryFolder } from "../harness/temporary-folder.ts"
import { type OpenSshPeer, startOpenSsh } from "../peers/openssh.ts"
import { closePages, newPage } from "./harness.ts"
import { signInOn } from "./remote-sign-in.ts"

setDefaultTimeout(120_000)
const STEP_MS_MAX = 30_000

stopMachinesAfterAll()
const on = await remoteTest()
const folder = temporaryFolder("dropped-files")
let machine: OpenSshPeer

beforeAll(async () => {
  await ensureClient()
  await on.deps.db.updateTable("installation").set({ initialised_on: on.deps.clock() }).execute()
  machine = await startOpenSsh()
})
afterAll(async () => {
  await closePages()
  await machine.stop()
  folder.remove()
})

/** Opens a session whose machine shows a folder of its own. @returns the folder, as the machine has it */
async function openShell(page: Page): Promise<string> {
  const root = await mkdtemp(join(machine.folder, "share-"))
  await chmod(root, 0o777)
  const job = await on.aSessionFixture({ ...sftpTarget(machine), sftpRootDirectory: root })
  page.setDefaultTimeout(STEP_MS_MAX)
  await signInOn(on, page, job.technician.userId)
  await page.goto(`${on.address}${logPath(job)}/interfaces/${job.interfaceId}/connect`)
  await page.waitForSelector('[data-state="connected"]')
  return root
}

/** On the person's own computer. */
async function aFile(name: string, content: string): Promise<string> {
  const path = join(await mkdtemp(join(folder.path, "computer-")), name)
  await writeFile(path, content)
  return path
}

async function drop(page: Page, selector: string, files: string[]): Promise<void> {
  const box = (await page.locator(selector).boundingBox())!
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const browser = await page.context().newCDPSession(page)
  for (const type of ["dragEnter", "dragOver", "drop"] as const)
    await browser.send("Input.dispatchDragEvent", {
      ...{ type, ...at },
      data: { items: [], files, dragOperationsMask: 1 },
    })
}

const rowOf = (page: Page, name: string) =>
  page.locator(".dock-row", { has: page.getByText(name, { exact: true }) })

test("files dropped on the machine's picture reach the machine with their names, and a folder among them is named", async () => {
  await using story = await newPage()
  const { page } = story
  const root = await openShell(page)
  const names = ["Größe ü.csv", ".profile", "empty.bin"]
  const paths = await Promise.all(names.map((name) => aFile(name, name === "empty.bin" ? "" : name)))
  const dropped = join(folder.path, "Old recipes")
  await mkdir(dropped)
  await drop(page, ".remote-view", [...paths, dropped])
  await page.getByText("Folders cannot be sent: Old recipes.").waitFor()
  for (const name of names) await rowOf(page, name).getByText("Sent to the machine").waitFor()
  expect((await readdir(root)).toSorted()).toEqual(names.toSorted())
  expect(await readFile(join(root, "Größe ü.csv"), "utf8")).toBe("Größe ü.csv")
})

test("a file that takes the place of another one goes to its folder, also when another folder is shown by then", async () => {
  await using story = await newPage()
  const { page } = story
  const root = await openShell(page)
  await mkdir(join(root, "backup"))
  await chmod(join(root, "backup"), 0o777)
  await writeFile(join(root, "backup", "line.csv"), "kept")
  await page.click('button[title="Files"]')
  const entry = (name: string) => page.locator(".machine-file", { hasText: name })
  await entry("backup").waitFor()
  // It appears on the machine after the screen has looked for its name.
  await page.route("**/files/uploads", async (route) => {
    if (!route.request().postDataJSON().replace) await writeFile(join(root, "line.csv"), "old")
    await route.continue()
  })
  await page.setInputFiles(".dock input[type=file]", await aFile("line.csv", "new"))
  const replace = page.getByRole("button", { name: "Replace on the machine" })
  await replace.waitFor()
  await entry("backup").click()
  await entry("line.csv").waitFor()
  await chmod(root, 0o777)
  await Bun.spawn(["chown", "--reference", root, join(root, "line.csv")]).exited
  await replace.click()
  await rowOf(page, "line.csv").getByText("Sent to the machine").waitFor()
  expect(await readFile(join(root, "line.csv"), "utf8")).toBe("new")
  expect(await readFile(join(root, "backup", "line.csv"), "utf8")).toBe("kept")
})

test("the lists show the last of twenty files that were sent at once, and are not read again for each of them", async () => {
  await using story = await newPage()
  const { page } = story
  await openShell(page)
  await page.click('button[title="Files"]')
  const names = Array.from({ length: 20 }, (_, at) => `trace-${at}.txt`)
  const paths = await Promise.all(names.map((name) => aFile(name, name)))
  await page.getByText("This folder is empty.").waitFor()
  const readings: string[] = []
  page.on("request", (request) => {
    if (request.method() === "GET") readings.push(new URL(request.url()).pathname)
  })
  const startedAtMs = performance.now()
  await page.setInputFiles(".dock input[type=file]", paths)
  for (const name of names) await page.locator(".machine-file", { hasText: name }).waitFor()
  const sent = page.locator(".dock-row", { hasText: "Sent to the machine" })
  await eventually(
    () => sent.count(),
    (count) => count === names.length,
  )
  // Not for each file: each reading takes longer than the file itself.
  const halfSeconds = Math.ceil((performance.now() - startedAtMs) / 500)
  expect(readings.filter((path) => path.endsWith("/files")).length).toBeLessThanOrEqual(halfSeconds + 1)
  expect(readings.filter((path) => path.endsWith("/machine")).length).toBeLessThanOrEqual(halfSeconds / 6 + 2)
})

test("a file that changed on the computer after it was chosen is said to have changed, and no lost server is blamed", async () => {
  await using story = await newPage({ expect: /ERR_UPLOAD_FILE_CHANGED|Failed to load resource/ })
  const { page } = story
  await openShell(page)
  await page.click('button[title="Files"]')
  await page.getByText("This folder is empty.").waitFor()
  const path = await aFile("log.txt", "first line\n")
  await page.evaluate(() => {
    const { send } = XMLHttpRequest.prototype
    XMLHttpRequest.prototype.send = function (body) {
      addEventListener("filechanged", () => send.call(this, body), { once: true })
    }
  })
  await page.setInputFiles(".dock input[type=file]", path)
  await rowOf(page, "log.txt").getByText("To the server").waitFor()
  await appendFile(path, "second line\n")
  // Browsers compare whole seconds.
  const later = hoursAfter(new Date(), 1)
  await utimes(path, later, later)
  await page.evaluate(() => dispatchEvent(new Event("filechanged")))
  await page.getByText("log.txt was not sent: on this computer it has changed or is gone.").waitFor()
})

test("a file above the limit of a transfer is said to be too large without being sent", async () => {
  await using story = await newPage()
  const { page } = story
  await openShell(page)
  await page.click('button[title="Files"]')
  await page.getByText("This folder is empty.").waitFor()
  const path = await aFile("disk.img", "")
  // Without its bytes on the disk.
  await truncate(path, TRANSFER_BYTES_MAX + 1)
  await page.setInputFiles(".dock input[type=file]", path)
  await page.getByText("disk.img was not sent: it is larger than 1 GiB.").waitFor()
})
