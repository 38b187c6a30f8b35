/** Sessions to web pages of machines: a real Chromium against panels behind self-signed certificates. */
import { expect, test } from "bun:test"
import { testBrowsers } from "../harness/browsers.ts"
import { stopAfterAll } from "../harness/machines.ts"
import { type RemoteTest, remoteTest, type SessionFixture, sessionPath } from "../harness/remote-sessions.ts"
import type { Viewer } from "../harness/viewer.ts"
import { type PanelPages, startWebPanel } from "../peers/web-panel.ts"

const on = await remoteTest({ browsers: testBrowsers() })

const aPanel = async (pages: PanelPages) => stopAfterAll(await startWebPanel(pages))

/** Starts a session, trusts the machine's certificate and waits for its picture. */
async function openPanel(test: RemoteTest, job: SessionFixture) {
  const path = await test.startSession(job)
  const owner = await test.joinSession(path, job.technician)
  await trustMachine(test, path, job, owner)
  await owner.waitFor("the picture", () => owner.count("key") > 0)
  return { path, owner }
}

async function trustMachine(
  test: RemoteTest,
  path: Awaited<ReturnType<RemoteTest["startSession"]>>,
  job: SessionFixture,
  owner: Viewer,
) {
  const { fingerprint } = await owner.waitForNotice("hostKey")
  const key = { fingerprint, accept: true }
  expect((await test.call(job.technician.token, "PUT", `${sessionPath(path)}/hostkey`, key)).status).toBe(204)
}

function click(owner: Viewer, x: number, y: number) {
  for (const buttons of [0, 1, 0]) owner.send({ kind: "pointer", x, y, buttons })
}

function type(owner: Viewer, text: string) {
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0
    const keysym = point < 0x100 ? point : 0x1000000 + point
    for (const down of [true, false]) owner.send({ kind: "key", keysym, code: "", down })
  }
}

const report = (what: string) => `fetch("/seen?" + ${what})`

test("a panel's page is shown, takes clicks, keys, wheel and other sizes", async () => {
  const panel = await aPanel({
    "/": `<!doctype html><title>Press</title><style>body{margin:0;background:#102030;height:3000px}
      input{position:absolute;left:0;top:0;width:200px;height:40px;border:0;background:#fff}</style>
      <input oninput='${report("encodeURIComponent(this.value)")}'>
      <script>addEventListener("wheel",()=>{},{passive:true});onscroll=()=>${report('"scrolled"')};
      onresize=()=>${report('innerWidth+"x"+innerHeight')}</script>`,
  })
  const job = await on.aSessionFixture(panel.target)
  const { path, owner } = await openPanel(on, job)
  await owner.waitFor("the page's colour", () => owner.pixel(600, 400) === 0x102030)
  await owner.waitFor("the title", () => owner.title === "Press")
  click(owner, 100, 20)
  type(owner, "aÄ€")
  await panel.waitForRequest(`/seen?${encodeURIComponent("aÄ€")}`)
  owner.send({ kind: "wheel", x: 600, y: 400, dx: 0, dy: 1 })
  await panel.waitForRequest("/seen?scrolled")
  owner.send({ kind: "resize", width: 1000, height: 700 })
  await panel.waitForRequest("/seen?1000x700")
  await owner.waitFor("the new size", () => owner.screen.width === 1000 && owner.screen.height === 700)
  await on.deps.live.end(path.sessionId, { state: "COMPLETED", code: "SESSION_CLOSED", detail: "" })
  const session = await on.waitForEnd(path)
  expect(session.state).toBe("COMPLETED")
  expect(session.screenRecording?.state).not.toBe("RECORDING")
})
