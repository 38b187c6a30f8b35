/**
 * Machines whose interface names an IPv6 address: one that stands for a machine of this host, because loopback in IPv6 is never
 * dialled. Sockets, addresses of pages and the proxy of browsers take it as any other.
 */
import { expect, test } from "bun:test"
import { testBrowsers } from "../harness/browsers.ts"
import { stopAfterAll, stopMachinesAfterAll } from "../harness/machines.ts"
import { remoteTest, sessionPath } from "../harness/remote-sessions.ts"
import { OPENSSH_PASSWORD, OPENSSH_USER, startOpenSsh } from "../peers/openssh.ts"
import { startTigerVnc } from "../peers/tigervnc.ts"
import { startWebPanel } from "../peers/web-panel.ts"
import { startXrdp } from "../peers/xrdp.ts"

stopMachinesAfterAll()

const on = await remoteTest({ browsers: testBrowsers() })
const HOST = "::ffff:127.0.0.1"
const PAGES = {
  "/": '<!doctype html><title>First</title><a href="/next" style="position:absolute;inset:0">Next</a>',
  "/next": "<!doctype html><title>Next</title>",
}

const MACHINES = {
  VNC: () => startTigerVnc({ width: 640, height: 480 }),
  RDP: () => startXrdp({}),
  SSH: () => startOpenSsh(),
  HTTPS: () => startWebPanel(PAGES),
}
const SIGN_INS = {
  VNC: {},
  RDP: { authType: "PASSWORD", username: "fitter", password: "grey heron" },
  SSH: { authType: "PASSWORD", username: OPENSSH_USER, password: OPENSSH_PASSWORD },
  HTTPS: {},
} as const

async function anOwnerOn(type: keyof typeof MACHINES) {
  const { port } = stopAfterAll(await MACHINES[type]())
  const job = await on.aSessionFixture({ type, host: HOST, port, ...SIGN_INS[type] })
  const path = await on.startSession(job)
  const owner = await on.joinSession(path, job.technician)
  if (type !== "VNC") {
    const { fingerprint } = await owner.waitForNotice("hostKey")
    const answer = { fingerprint, accept: true }
    await on.call(job.technician.token, "PUT", `${sessionPath(path)}/hostkey`, answer)
  }
  return owner
}

test.each(["VNC", "RDP"] as const)("a %s machine with an IPv6 address shows its desktop", async (type) => {
  const owner = await anOwnerOn(type)
  await owner.waitFor("the picture", () => owner.count("key") > 0)
})

test("an SSH machine with an IPv6 address opens a shell", async () => {
  const owner = await anOwnerOn("SSH")
  await owner.waitFor("the prompt", () => owner.text.includes("$ "))
})

test("a web page of a machine with an IPv6 address is shown, and leads to others of the machine", async () => {
  const owner = await anOwnerOn("HTTPS")
  await owner.waitFor("the first page", () => owner.title === "First")
  for (const buttons of [0, 1, 0]) owner.send({ kind: "pointer", x: 50, y: 50, buttons })
  await owner.waitFor("the next page", () => owner.title === "Next")
  expect(owner.location?.url).toStartWith("https://[::ffff:7f00:1]:")
})
