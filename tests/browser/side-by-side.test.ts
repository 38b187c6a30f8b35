/** Two sessions on real machines beside each other: one of the user's own on TigerVNC, one shared with them on OpenSSH. */

import { afterAll, beforeAll, expect, setDefaultTimeout, test } from "bun:test"
import { ensureClient } from "../../scripts/build-client.ts"
import { eventually } from "../harness/eventually.ts"
import { invite, remoteTest, sessionPath, VIEWER_AUTHORITIES } from "../harness/remote-sessions.ts"
import { grantOnDevice } from "../harness/users.ts"
import { OPENSSH_PASSWORD, OPENSSH_USER, type OpenSshPeer, startOpenSsh } from "../peers/openssh.ts"
import { startTigerVnc, type TigerVnc } from "../peers/tigervnc.ts"
import { KEY_PRESS, XClient } from "../peers/x-client.ts"
import { axeViolations } from "./axe.ts"
import { closePages, newPage } from "./harness.ts"
import { signInOn } from "./remote-sign-in.ts"

setDefaultTimeout(120_000)
const STEP_MS_MAX = 30_000
const PHONE = { width: 390, height: 844 }

const on = await remoteTest()
let vnc: TigerVnc
let ssh: OpenSshPeer

beforeAll(async () => {
  await ensureClient()
  await on.deps.db.updateTable("installation").set({ initialised_on: on.deps.clock() }).execute()
  vnc = await startTigerVnc({ width: 800, height: 600 })
  ssh = await startOpenSsh()
})
afterAll(async () => {
  await closePages()
  await vnc.stop()
  await ssh.stop()
})

/** @returns ids of a session of the user's own and one that its owner shares with them */
async function twoSessions() {
  const own = await on.aSessionFixture({ type: "VNC", host: "127.0.0.1", port: vnc.port, name: "Panel" })
  const login = { authType: "PASSWORD" as const, username: OPENSSH_USER, password: OPENSSH_PASSWORD }
  const target = {
    type: "SSH" as const,
    host: "127.0.0.1",
    port: ssh.port,
    knownHost: ssh.fingerprints.ed25519,
  }
  const other = await on.aSessionFixture({ ...target, ...login, name: "Shell" })
  const user = own.technician
  await grantOnDevice(on.deps, user.userId, other.deviceId, VIEWER_AUTHORITIES)
  const [ownPath, otherPath] = [await on.startSession(own), await on.startSession(other)]
  const host = await on.joinSession(otherPath, other.technician)
  await host.waitForNotice("state", ({ state }) => state === "CONNECTED")
  expect((await invite(on, otherPath, other.technician, user, "CONTROL")).status).toBeLessThan(300)
  return { user, ownPath, otherPath, owner: other.technician }
}

test("a user sees a desktop and a terminal side by side, types into the one they click, and is asked before leaving", async () => {
  const { user, ownPath, otherPath, owner } = await twoSessions()
  const x = await XClient.open(vnc.display)
  await x.listen()
  await using story = await newPage()
  const { page } = story
  page.setDefaultTimeout(STEP_MS_MAX)
  await page.setViewportSize({ width: 1280, height: 800 })
  await signInOn(on, page, user.userId)

  await page.goto(`${on.address}/sessions/side-by-side?ids=${ownPath.sessionId}`)
  expect(await page.getByRole("checkbox", { checked: true }).count()).toBe(1)
  await page.getByRole("checkbox", { name: /Shell/ }).check()
  await page.getByRole("button", { name: "Show side by side" }).click()
  const desktop = page.locator('.remote[data-kind="desktop"]')
  const terminal = page.locator('.remote[data-kind="terminal"]')
  for (const tile of [desktop, terminal]) await tile.locator('[data-state="connected"]').waitFor()
  await eventually(
    () => page.locator(".remote-typing:visible").count(),
    (count) => count === 1,
  )

  await terminal.locator(".xterm-screen").click()
  await terminal.locator(".remote-typing").waitFor()
  expect(await desktop.locator(".remote-typing").isVisible()).toBe(false)
  await page.keyboard.type("echo side-$((40+2))\n")
  await eventually(
    () => terminal.locator(".xterm-rows").innerText(),
    (text) => text.includes("side-42"),
  )

  await desktop.locator(".remote-canvas").click()
  await desktop.locator(".remote-typing").waitFor()
  const pressed = x.event(({ type }) => type === KEY_PRESS)
  await page.keyboard.press("z")
  // The first key that the desktop gets: none of those typed into the terminal reached it.
  expect(await x.keysymOf((await pressed).detail)).toBe(0x7a)
  expect(await axeViolations(page)).toEqual([])

  const [left, right] = [(await terminal.boundingBox())!, (await desktop.boundingBox())!]
  expect(left.x + left.width).toBeLessThanOrEqual(right.x)
  expect(left.y).toBe(right.y)
  const cut = await page
    .locator(":is(.remote-machine, .remote-interface)")
    .evaluateAll((all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length)
  expect(cut).toBe(0)
  await page.setViewportSize(PHONE)
  await eventually(
    async () => [(await terminal.boundingBox())!, (await desktop.boundingBox())!] as const,
    ([above, below]) => above.y + above.height <= below.y && above.width > PHONE.width * 0.9,
  )

  const asked = page.waitForEvent("dialog")
  const clicked = page.locator(".sides-head .icon-button").click()
  const question = await asked
  expect(question.type()).toBe("beforeunload")
  await question.dismiss()
  await clicked
  await desktop.locator('[data-state="connected"]').waitFor()

  const end = sessionPath(otherPath).replace("/sessions/", "/graphicalsessions/")
  await on.call(owner.token, "PUT", end, { isActive: false })
  await terminal.locator(".remote-end").waitFor()
  await desktop.locator('[data-state="connected"]').waitFor()
})
