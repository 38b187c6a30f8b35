/** Files of an RDP machine in the session's dock: copied on a real xrdp, fetched, and sent back to be pasted there. */
import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test"
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { ensureClient } from "../../scripts/build-client.ts"
import { eventually } from "../harness/eventually.ts"
import { stopAfterAll, stopMachinesAfterAll } from "../harness/machines.ts"
import { remoteTest } from "../harness/remote-sessions.ts"
import { temporaryFolder } from "../harness/temporary-folder.ts"
import { KEY_PRESS, XClient } from "../peers/x-client.ts"
import { startXrdp } from "../peers/xrdp.ts"
import { axeViolations } from "./axe.ts"
import { closePages, newPage } from "./harness.ts"
import { signInOn } from "./remote-sign-in.ts"

setDefaultTimeout(120_000)
stopMachinesAfterAll()
const STEP_MS_MAX = 30_000
/** About a second between two of them. */
const LOOKS_PER_COPY = 40

const on = await remoteTest()
const folder = temporaryFolder("rdp-files")
beforeAll(async () => {
  await ensureClient()
  await on.deps.db.updateTable("installation").set({ initialised_on: on.deps.clock() }).execute()
})
afterAll(async () => {
  await closePages()
  folder.remove()
})

test("a file copied on an RDP machine is fetched in the dock and another one sent there, and the bar states that there are fewer colours", async () => {
  const machine = stopAfterAll(await startXrdp({ sharesFiles: true, colourDepthMax: 15 }))
  using desktop = await XClient.open(machine.display)
  const job = await on.aSessionFixture({
    ...{ type: "RDP", host: "127.0.0.1", port: machine.port, name: "Desk", maxSessions: 2 },
    ...{ authType: "PASSWORD", username: "fitter", password: "grey heron" },
    rdpOptions: { ignoreCertificate: true, width: 1024, height: 700, colourDepth: 24 },
  })
  const { sessionId, deviceId, issueId, logId } = await on.startSession(job)
  await using story = await newPage()
  const { page } = story
  page.setDefaultTimeout(STEP_MS_MAX)
  await signInOn(on, page, job.technician.userId)
  const log = `/devices/${deviceId}/issues/${issueId}/logs/${logId}`
  await page.goto(`${on.address}${log}/interfaces/${job.interfaceId}/sessions/${sessionId}/join`)
  await page.locator('[data-state="connected"]').waitFor()
  // In a narrow bar the marks of the session are icons alone.
  await page.locator('[data-colour-depth="15"] svg').waitFor()

  const content = "500 g sugar\n"
  writeFileSync(join(folder.path, "recipe.txt"), content)
  await page.getByRole("button", { name: "Files", exact: true }).click()
  const entry = page.locator(".machine-file", { hasText: "recipe.txt" })
  let looks = 0
  // What is copied before xrdp's channel server serves the connection is not announced: it is copied again then.
  await eventually(async () => {
    if (looks++ % LOOKS_PER_COPY === 0)
      await desktop.ownClipboard(
        `copy\nfile://${join(folder.path, "recipe.txt")}`,
        "x-special/gnome-copied-files",
      )
    return entry.isVisible()
  }, Boolean)
  expect(await axeViolations(page)).toEqual([])
  await entry.click()
  const link = page.locator(".dock-row a[download]")
  const [download] = await Promise.all([page.waitForEvent("download"), link.click()])
  expect(download.suggestedFilename()).toBe("recipe.txt")
  expect(readFileSync(await download.path(), "utf8")).toBe(content)

  await page.getByRole("button", { name: "Clipboard", exact: true }).click()
  const words = page.locator(".tool-clipboard")
  const copyHere = async (text: string) => {
    await words.fill(text)
    await words.press("Control+a")
    await words.press("Control+c")
  }
  await copyHere("words from before")
  const file = { name: "plan.txt", mimeType: "text/plain", buffer: Buffer.from("four bars") }
  await page.locator('.dock input[type="file"]').setInputFiles(file)
  await page.locator(".dock-row", { hasText: "plan.txt" }).getByText("Sent to the machine").waitFor()
  await eventually(
    () => desktop.readClipboard("text/uri-list"),
    (uris) => uris.includes("plan.txt"),
  )

  await desktop.listen()
  const paste = async () => {
    await page.locator(".remote-canvas").click()
    await page.keyboard.press("Control+v")
    let keysym = 0
    while (keysym !== "v".charCodeAt(0))
      keysym = await desktop.keysymOf((await desktop.event(({ type }) => type === KEY_PRESS)).detail)
  }
  await paste()
  expect(await desktop.readClipboard("text/uri-list")).toContain("plan.txt")
  // What a program on the machine reads as soon as it gets the key.
  for (const words of ["new words", "newer words", "newest words"]) {
    await copyHere(words)
    await paste()
    expect(await desktop.readClipboard()).toBe(words)
  }
})
