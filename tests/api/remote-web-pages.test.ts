/** Sessions to web pages of machines: a real Chromium against panels behind self-signed certificates. */

import { expect, test } from "bun:test"
import { existsSync } from "node:fs"
import { cursorEvent } from "../../protocols/https/cursors.ts"
import type { Page } from "../../src/base/page-request.ts"
import { profileFolderOf } from "../../src/edges/chromium/chromium.ts"
import type { SessionPath } from "../../src/sessions/session/store.ts"
import type { TransferredFile } from "../../src/sessions/transfers/contract.ts"
import { testBrowsers } from "../harness/browsers.ts"
import { eventually, waitUntil } from "../harness/eventually.ts"
import { stopAfterAll, stopMachinesAfterAll } from "../harness/machines.ts"
import { remoteTest, sessionPath } from "../harness/remote-sessions.ts"
import type { Viewer } from "../harness/viewer.ts"
import { openPanel, trustMachine } from "../harness/web-pages.ts"
import { startOldTlsServer } from "../peers/old-tls-server.ts"
import { type PanelPages, startWebPanel, type WebPanel } from "../peers/web-panel.ts"

stopMachinesAfterAll()

const on = await remoteTest({ browsers: testBrowsers() })
const without = await remoteTest()
const limits = testBrowsers({ browsersMax: 1 })
const limited = await remoteTest({ browsers: limits })
const impatient = await remoteTest({
  browsers: testBrowsers(),
  liveness: { probeAfterMs: 500, noticeAfterMs: 500, endAfterMs: 2000 },
})

const aPanel = async (pages: PanelPages) => stopAfterAll(await startWebPanel(pages))

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

const HTML = { headers: { "content-type": "text/html; charset=utf-8" } }

const end = (path: SessionPath) =>
  on.deps.live.end(path.sessionId, { state: "COMPLETED", code: "SESSION_CLOSED", detail: "" })

const RETURN = 0xff0d
const SHIFT = 0xffe1
const TAB = 0xff09
const SPACE = 0x20

function press(owner: Viewer, keysym: number) {
  for (const down of [true, false]) owner.send({ kind: "key", keysym, code: "", down })
}

/** A host beside the machine, over TCP and UDP, that counts who comes. */
async function startOutsideHost() {
  let contacts = 0
  const socket = { data: () => void contacts++, open: () => void contacts++ }
  const server = Bun.listen({ hostname: "127.0.0.1", port: 0, socket })
  const datagrams = await Bun.udpSocket({
    hostname: "127.0.0.1",
    port: server.port,
    socket: { data: () => void contacts++ },
  })
  return {
    port: server.port,
    contacts: () => contacts,
    stop() {
      server.stop(true)
      datagrams.close()
    },
  }
}

/** Another machine at the same address. */
async function replaceMachine(panel: WebPanel, kind: "plain" | "other") {
  if (kind === "other") return void stopAfterAll(await startWebPanel({}, panel.port))
  const socket = { open: (opened: Bun.Socket) => void opened.write("220 not TLS\r\n"), data: () => {} }
  stopAfterAll(Bun.listen({ hostname: "127.0.0.1", port: panel.port, socket }))
}

/** What the audit log says that pages of a session asked for. */
async function auditedPlaces({ sessionId }: SessionPath): Promise<unknown[]> {
  const rows = await on.deps.db
    .selectFrom("audit_entry")
    .select("details")
    .where("event", "=", "SESSION_PLACE_REFUSED")
    .where("object_id", "=", sessionId)
    .execute()
  return rows.map(({ details }) => (details as { place: string }).place)
}

const report = (what: string) => `fetch("/seen?" + ${what})`

test("a panel's page is shown, takes clicks, keys, wheel and other sizes", async () => {
  const panel = await aPanel({
    "/": `<!doctype html><title>Press</title><style>body{margin:0;background:#102030;height:3000px}
      input{position:absolute;left:0;top:0;width:200px;height:40px;border:0;background:#fff}</style>
      <input oninput='document.title = this.value; ${report("encodeURIComponent(this.value)")}'>
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
  await owner.waitFor("the title that the page's script gives it", () => owner.title === "aÄ€")
  owner.send({ kind: "wheel", x: 600, y: 400, dx: 0, dy: 1 })
  await panel.waitForRequest("/seen?scrolled")
  owner.send({ kind: "resize", width: 1000, height: 700 })
  await panel.waitForRequest("/seen?1000x700")
  await owner.waitFor("the new size", () => owner.screen.width === 1000 && owner.screen.height === 700)
  await end(path)
  const session = await on.waitForEnd(path)
  expect(session.state).toBe("COMPLETED")
  expect(session.screenRecording?.state).not.toBe("RECORDING")
})

test("a page opens with the size of the window that asked before its machine was trusted", async () => {
  const panel = await aPanel({
    "/": `<!doctype html><title>Sized</title><body style="margin:0;background:#102030"><script>
      const size = () => innerWidth + "x" + innerHeight
      ${report('"first=" + size()')}
      onresize = () => ${report('"then=" + size()')}</script>`,
  })
  const job = await on.aSessionFixture(panel.target)
  const path = await on.startSession(job)
  const owner = await on.joinSession(path, job.technician)
  owner.send({ kind: "resize", width: 900, height: 610 })
  await trustMachine(on, path, job, owner)
  await owner.waitFor("the page's colour", () => owner.pixel(600, 400) === 0x102030)
  await panel.waitForRequest("/seen?first=900x610")
  expect(owner.screen).toMatchObject({ width: 900, height: 610 })
  expect(panel.requests.filter((request) => request.startsWith("/seen?then="))).toEqual([])
  await end(path)
})

test.each([
  ["de", "de,en;q=0.9", "de 1.234,5"],
  ["nl", "nl,en;q=0.9", "nl 1.234,5"],
  ["en-GB", "en-GB,en;q=0.9", "en-GB 1,234.5"],
] as const)(
  "a page is asked for in the language %s of the person who starts the session",
  async (language, accepted, shown) => {
    const panel = await aPanel({
      "/": `<!doctype html><title>Words</title><script>
      ${report('navigator.language + " " + (1234.5).toLocaleString()')}</script>`,
    })
    const job = await on.aSessionFixture(panel.target)
    const { userId } = job.technician
    await on.deps.db.updateTable("app_user").set({ language }).where("id", "=", userId).execute()
    const { path } = await openPanel(on, job)
    await panel.waitForRequest(`/seen?${encodeURI(shown)}`)
    expect(panel.lastHeaders.get("accept-language")).toBe(accepted)
    await end(path)
  },
)

test("a pointer that is dragged moves sliders, selects text and carries what a page lets be carried", async () => {
  const panel = await aPanel({
    "/": `<!doctype html><title>Drag</title><style>body{margin:0;background:#102030}
      *{position:absolute;left:0;width:400px;height:100px;margin:0}</style>
      <input type=range min=0 max=100 value=0 style="top:0" onchange='${report("this.value")}'>
      <p style="top:100px;font:50px monospace" onmouseup='${report("getSelection()")}'>abcdefghij</p>
      <div style="top:200px" draggable=true ondragstart='event.dataTransfer.setData("text/plain", "")'></div>
      <div style="top:300px" ondragover="event.preventDefault()" ondrop='${report('"dropped"')}'></div>`,
  })
  const { path, owner } = await openPanel(on, await on.aSessionFixture(panel.target))
  await owner.waitFor("the page's colour", () => owner.pixel(600, 500) === 0x102030)
  const drag = (from: [number, number], to: [number, number]) => {
    const at = (share: number, buttons: number) => {
      const [x, y] = from.map((start, axis) => Math.round(start + (to[axis]! - start) * share))
      owner.send({ kind: "pointer", x: x!, y: y!, buttons })
    }
    at(0, 0)
    for (const share of [0, 0.3, 0.6, 0.9, 1]) at(share, 1)
    at(1, 0)
  }
  drag([8, 50], [200, 50])
  await panel.waitForRequest("/seen?50")
  drag([2, 130], [398, 130])
  await panel.waitForRequest("/seen?abcdefghij")
  drag([100, 250], [100, 350])
  await panel.waitForRequest("/seen?dropped")
  await end(path)
})

test("the pointer has the shape that the page gives it below it, also between the frames of a panel", async () => {
  const panel = await aPanel({
    "/": `<!doctype html><title>Frames</title><style>body{margin:0;background:#102030}
      *{position:absolute;width:200px;height:200px;left:0;top:0;border:0}iframe{left:300px}p{top:300px;cursor:wait}</style>
      <a href="/next"></a><iframe src="/frame"></iframe><p>`,
    "/frame": `<!doctype html><body style="margin:0"><input style="width:200px;height:200px"><script>${report('"frame"')}</script>`,
  })
  const { path, owner } = await openPanel(on, await on.aSessionFixture(panel.target))
  await owner.waitFor("the page's colour", () => owner.pixel(600, 400) === 0x102030)
  await panel.waitForRequest("/seen?frame")
  /** The hand is never quite still: a frame may be drawn after the first move. */
  const pointAt = async (x: number, y: number, shape: string) => {
    const expected = cursorEvent(shape)
    await eventually(
      () => {
        owner.send({ kind: "pointer", x: x + (moves++ % 2), y, buttons: 0 })
        const { cursor } = owner
        return cursor?.hotX === expected.hotX && Buffer.from(cursor.rgba).equals(expected.rgba)
      },
      (isShown) => isShown === true,
      `the pointer ${shape}`,
    )
  }
  let moves = 0
  await pointAt(100, 100, "pointer")
  await pointAt(400, 100, "text")
  await pointAt(100, 100, "pointer")
  await pointAt(400, 100, "text")
  await pointAt(100, 400, "wait")
  await pointAt(600, 400, "default")
  await end(path)
})

test("the last picture of an animation that outruns the session's pictures is shown", async () => {
  const panel = await aPanel({
    "/": `<!doctype html><title>Lamp</title><body style="margin:0;background:#102030"><script>
      let presses = 0
      onmousedown = () => {
        const ends = "#00" + (++presses).toString(16).padStart(2, "0") + "ff"
        let frames = 0
        const step = () => {
          document.body.style.background = ++frames < 30 ? "#" + (frames % 10) + "00000" : ends
          if (frames < 30) requestAnimationFrame(step)
        }
        step()
      }
    </script>`,
  })
  const { path, owner } = await openPanel(on, await on.aSessionFixture(panel.target))
  await owner.waitFor("the page's colour", () => owner.pixel(600, 400) === 0x102030)
  for (let presses = 1; presses <= 3; presses++) {
    click(owner, 600, 400)
    await owner.waitFor(
      `the last colour of animation ${presses}`,
      () => owner.pixel(600, 400) === (presses << 8) + 0xff,
    )
  }
  await end(path)
})

test("a page's links, addresses and clipboard work in its one page, and no other address opens", async () => {
  const panel = await aPanel({
    "/": `<!doctype html><title>One</title><style>body{margin:0}a,textarea,button{position:absolute;left:0;width:200px;height:50px}</style>
      <a href=/two target=_blank style="top:0">two</a><textarea style="top:60px" oninput='${report("encodeURIComponent(this.value)")}'></textarea>
      <button style="top:120px" onclick="navigator.clipboard.writeText('from the panel')">copy</button>
      <button style="top:180px" onclick="window.open('/two')">open</button>`,
    "/two": "<!doctype html><title>Two</title>",
  })
  const job = await on.aSessionFixture(panel.target)
  const { path, owner } = await openPanel(on, job)
  const origin = `https://127.0.0.1:${panel.port}`
  const isFirstPage = () => owner.location?.url === `${origin}/` && !owner.location.isLoading
  for (const y of [25, 205]) {
    await owner.waitFor("the first page", isFirstPage)
    click(owner, 50, y)
    const isThere = () => owner.location?.url === `${origin}/two` && owner.location.canGoBack
    await owner.waitFor(`the page of the link at ${y}`, () => owner.title === "Two" && isThere())
    owner.send({ kind: "navigate", to: "BACK", address: "" })
  }
  await owner.waitFor("the first page", isFirstPage)
  click(owner, 50, 145)
  await owner.waitFor("what the page copies", () => owner.clipboard === "from the panel")
  click(owner, 50, 85)
  owner.send({ kind: "clipboard", text: "from here €" })
  owner.send({ kind: "key", down: true, keysym: 0xffe3, code: "ControlLeft" })
  for (const down of [true, false]) owner.send({ kind: "key", down, keysym: 0x76, code: "KeyV" })
  owner.send({ kind: "key", down: false, keysym: 0xffe3, code: "ControlLeft" })
  await panel.waitForRequest(`/seen?${encodeURIComponent("from here €")}`)
  owner.send({ kind: "navigate", to: "ADDRESS", address: "https://127.0.0.1:1/" })
  owner.send({ kind: "navigate", to: "ADDRESS", address: "file:///etc/passwd" })
  owner.send({ kind: "navigate", to: "ADDRESS", address: "/two" })
  await owner.waitFor("the typed address", () => owner.title === "Two")
  await end(path)
})

test("the side buttons of a mouse go back and forward between the machine's pages, and never to the browser's empty one", async () => {
  const body = (colour: string) => `<!doctype html><body style="margin:0;background:${colour}">`
  const panel = await aPanel({
    "/": `${body("#004000")}<a href=/two style="position:absolute;inset:0 auto auto 0;width:200px;height:50px">two</a>`,
    "/two": body("#400000"),
  })
  const { path, owner } = await openPanel(on, await on.aSessionFixture(panel.target))
  const [back, forward] = [8, 16]
  const press = (side: number) => {
    for (const buttons of [0, side, 0]) owner.send({ kind: "pointer", x: 600, y: 400, buttons })
  }
  const shows = (colour: number) => owner.waitFor(`${colour}`, () => owner.pixel(600, 400) === colour)
  await shows(0x004000)
  await owner.waitFor("the first page is loaded", () => owner.location?.isLoading === false)
  press(back)
  click(owner, 50, 25)
  await shows(0x400000)
  press(back)
  await shows(0x004000)
  press(forward)
  await shows(0x400000)
  await end(path)
})

test("a file that a page delivers is listed, scanned and downloaded by the session's owner", async () => {
  const panel = await aPanel({
    "/": `<!doctype html><title>Backup</title><body style="margin:0;background:#004000"><script>
      onclick = () => { const link = document.createElement("a"); link.href = "/backup"; link.click() }
    </script>`,
    "/backup": () =>
      new Response("recipes of the line", {
        headers: { "content-disposition": 'attachment; filename="../backup 7.txt"' },
      }),
  })
  const job = await on.aSessionFixture(panel.target)
  const { path, owner } = await openPanel(on, job)
  const { self } = await owner.waitForNotice("viewers")
  const files = `${sessionPath(path)}/connections/${self}/files`
  await owner.waitFor("the page's colour", () => owner.pixel(600, 400) === 0x004000)
  click(owner, 600, 400)
  const list = async () =>
    (await on.call<Page<TransferredFile>>(job.technician.token, "GET", files)).body.rows
  const [file] = await eventually(list, (rows) => rows[0]?.state === "COMPLETED")
  expect(file).toMatchObject({
    filename: "_backup 7.txt",
    size: 19,
    direction: "FROM_MACHINE",
    isAvailable: true,
  })
  const headers = { authorization: `Bearer ${job.technician.token}` }
  const got = await fetch(`${on.address}/api${files}/${file!.id}/file`, { headers })
  expect(await got.text()).toBe("recipes of the line")
})

test("who ignores further questions of a page is asked again by the next one", async () => {
  const asks = (name: string) => `<!doctype html><body style="margin:0;background:#004000"><script>
    let asked = 0; onclick = () => ${report(`"${name}-" + ++asked + confirm("Start?")`)}</script>`
  const panel = await aPanel({ "/": asks("first"), "/next": asks("next") })
  const { path, owner } = await openPanel(on, await on.aSessionFixture(panel.target))
  const isPage = () => owner.pixel(30, 30) === 0x004000
  const answer = async (answering: () => void) => {
    await owner.waitFor("the page", isPage)
    click(owner, 600, 400)
    await owner.waitFor("the question", () => !isPage())
    answering()
    await owner.waitFor("the page again", isPage)
  }
  const accept = () => press(owner, RETURN)
  await answer(accept)
  await answer(accept)
  // From the third one on there is a field for it, two stops before the button.
  await answer(() => {
    owner.send({ kind: "key", keysym: SHIFT, code: "", down: true })
    for (const keysym of [TAB, TAB]) press(owner, keysym)
    owner.send({ kind: "key", keysym: SHIFT, code: "", down: false })
    for (const keysym of [SPACE, RETURN]) press(owner, keysym)
  })
  click(owner, 600, 400)
  await panel.waitForRequest("/seen?first-4false")
  owner.send({ kind: "navigate", to: "ADDRESS", address: "/next" })
  await owner.waitFor("the next page", () => owner.location?.url.endsWith("/next") === true)
  await answer(accept)
  await panel.waitForRequest("/seen?next-1true")
  await end(path)
})

test("the page that follows is shown when a page with changes is left", async () => {
  const panel = await aPanel({
    "/": `<!doctype html><body style="margin:0;background:#004000"><script>
      onclick = () => { onbeforeunload = (event) => event.preventDefault(); location = "/next" }</script>`,
    "/next": "<!doctype html><body style='background:#000040'>",
  })
  const { path, owner } = await openPanel(on, await on.aSessionFixture(panel.target))
  await owner.waitFor("the page's colour", () => owner.pixel(30, 30) === 0x004000)
  click(owner, 600, 400)
  await owner.waitFor("the question", () => owner.pixel(30, 30) !== 0x004000)
  press(owner, RETURN)
  await owner.waitFor("the next page", () => owner.pixel(30, 30) === 0x000040)
  await end(path)
})

test("a page's link to another host is answered with why it is not opened", async () => {
  const panel = await aPanel({
    "/": `<!doctype html><body style="margin:0;background:#ffffff"><a href="https://vendor.example/" style="position:absolute;inset:0"></a>`,
  })
  const { path, owner } = await openPanel(on, await on.aSessionFixture(panel.target))
  click(owner, 600, 400)
  const isDimmed = () => owner.pixel(30, 30) !== 0xffffff
  await owner.waitFor("the notice over the browser's own page", isDimmed)
  press(owner, RETURN)
  await owner.waitFor("the browser's own page", () => !isDimmed())
  owner.send({ kind: "navigate", to: "BACK", address: "" })
  await owner.waitFor("the machine's page", () => owner.location?.url === `https://127.0.0.1:${panel.port}/`)
  await end(path)
})

test("a page shows its times in the zone of the person who started the session", async () => {
  const panel = await aPanel({
    "/": `<!doctype html><script>${report('new Date("2026-07-01T12:00Z").getHours()')}</script>`,
  })
  const job = await on.aSessionFixture(panel.target)
  await on.deps.db
    .updateTable("app_user")
    .set({ time_zone: "Asia/Kolkata" })
    .where("id", "=", job.technician.userId)
    .execute()
  const { path } = await openPanel(on, job)
  await panel.waitForRequest("/seen?17")
  await end(path)
})

test("a page that asks without end, opens windows and reaches for other hosts stays in its session", async () => {
  const outside = stopAfterAll(await startOutsideHost())
  const { port } = outside
  const panel = await aPanel({
    "/": `<!doctype html><title>Hostile</title><body style="margin:0;background:#400000"><script>
      for (const url of ["https://127.0.0.1:${port}/","http://127.0.0.1:${port}/","https://localhost:${port}/","file:///etc/passwd"]) {
        fetch(url, {mode:"no-cors"}).catch(() => {}); new Image().src = url
      }
      new WebSocket("ws://127.0.0.1:${port}/").onerror = () => {}
      navigator.sendBeacon("http://127.0.0.1:${port}/")
      const peer = new RTCPeerConnection({iceServers:[{urls:"stun:127.0.0.1:${port}"}]})
      peer.createDataChannel("x"); peer.createOffer().then(offer => peer.setLocalDescription(offer))
      for (let i = 0; i < 20; i++) window.open("about:blank#" + i)
      onclick = () => {
        setTimeout(() => { while (true) { fetch("/seen?asked"); alert("again") } }, 500)
      }
    </script>`,
  })
  const job = await on.aSessionFixture(panel.target)
  const { path, owner } = await openPanel(on, job)
  await owner.waitFor("the page's colour", () => owner.pixel(600, 400) === 0x400000)
  click(owner, 600, 400)
  const isDimmed = () => owner.pixel(30, 30) !== 0x400000
  await panel.waitForRequest("/seen?asked")
  await owner.waitFor("the first question", isDimmed)
  for (let count = 0; count < 3; count++) press(owner, RETURN)
  expect(outside.contacts()).toBe(0)
  expect(owner.title).toBe("Hostile")
  await end(path)
  const refused = await auditedPlaces(path)
  expect(refused).toContain(`127.0.0.1:${port}`)
  expect(refused).toContain(`localhost:${port}`)
})

test.each([
  ["refuses the connection", "UPSTREAM_UNAVAILABLE", (panel: WebPanel) => panel.stop()],
  ["does not speak TLS", "CLIENT_BAD_TYPE", (panel: WebPanel) => replaceMachine(panel, "plain")],
  ["shows another certificate", "CLIENT_FORBIDDEN", (panel: WebPanel) => replaceMachine(panel, "other")],
])("a session to a machine that %s ends with %s", async (_, code, change) => {
  const panel = await startWebPanel({ "/": "<!doctype html>" })
  const { certificate } = panel.certificate
  const job = await on.aSessionFixture({ ...panel.target, certificate })
  await panel.stop()
  await change(panel)
  const session = await on.waitForEnd(await on.startSession(job))
  expect(session).toMatchObject({ state: "CONNECTION_ERROR", endCode: code })
})

test("a browser that is killed ends its session alone, with a recording that plays, and leaves nothing", async () => {
  const panel = await aPanel({ "/": `<!doctype html><body style="background:#00ff00">` })
  const [first, second] = [
    await openPanel(on, await on.aSessionFixture(panel.target)),
    await openPanel(on, await on.aSessionFixture(panel.target)),
  ]
  const pids = [first, second].map(({ path }) => on.deps.live.find(path.sessionId)!.browser!.pid!)
  process.kill(pids[0]!, "SIGKILL")
  const session = await on.waitForEnd(first.path)
  expect(session).toMatchObject({ state: "CONNECTION_ERROR", endCode: "SERVER_BUSY" })
  expect(session.screenRecording?.state).toBe("COMPLETE")
  await second.owner.waitFor("the other page", () => second.owner.pixel(600, 400) === 0x00ff00)
  await end(second.path)
  await waitUntil("the browsers' folders are gone", () =>
    [first, second].every(({ path }) => !existsSync(profileFolderOf(path.sessionId))),
  )
  // One whose exit status nobody takes has no command line any more, but still a place in the table of processes.
  await waitUntil("their processes are gone", () => pids.every((pid) => !existsSync(`/proc/${pid}`)))
})

test("a page of a machine that speaks TLS 1.0 alone is shown where its interface allows that", async () => {
  const { port } = stopAfterAll(await startOldTlsServer("-www"))
  const target = { type: "HTTPS", host: "127.0.0.1", port } as const
  const refused = await on.waitForEnd(await on.startSession(await on.aSessionFixture(target)))
  expect(refused).toMatchObject({ endCode: "CLIENT_BAD_TYPE", endDiagnosis: "tlsTooOld" })
  const job = await on.aSessionFixture({ ...target, httpsOptions: { legacyTls: true } })
  const { path } = await openPanel(on, job)
  await end(path)
  const audited = await on.deps.db
    .selectFrom("audit_entry")
    .select("details")
    .where("event", "=", "SESSION_STARTED")
    .where("object_id", "=", path.sessionId)
    .executeTakeFirstOrThrow()
  expect(audited.details).toMatchObject({ legacyTls: "allowed" })
})

test("without a Chromium a session to a web page is refused with what to do, and nothing is started", async () => {
  const job = await without.aSessionFixture({ type: "HTTPS" })
  const refused = await without.requestStart(job)
  expect([refused.status, refused.body.message]).toEqual([
    409,
    expect.stringContaining("none is installed there. An administrator can install it"),
  ])
  expect(without.deps.live.size).toBe(0)
})

test("a session beyond the maximum number of browsers is refused", async () => {
  const panel = await aPanel({ "/": "<!doctype html>" })
  const { path } = await openPanel(limited, await limited.aSessionFixture(panel.target))
  const second = await limited.requestStart(await limited.aSessionFixture(panel.target))
  expect([second.status, second.body.message]).toEqual([
    503,
    expect.stringContaining("limit of browsers (1)"),
  ])
  await limited.deps.live.end(path.sessionId, { state: "COMPLETED", code: null, detail: "" })
  await limited.waitForEnd(path)
})

test("a browser that needs more than its memory ends its session", async () => {
  const panel = await aPanel({ "/": "<!doctype html>" })
  const before = limits.memoryBytesMax
  limits.memoryBytesMax = 32 * 1024 * 1024
  try {
    const job = await limited.aSessionFixture(panel.target)
    const path = await limited.startSession(job)
    await trustMachine(limited, path, job, await limited.joinSession(path, job.technician))
    expect(await limited.waitForEnd(path)).toMatchObject({
      state: "CONNECTION_ERROR",
      endCode: "CLIENT_OVERRUN",
    })
  } finally {
    limits.memoryBytesMax = before
  }
})

test("a machine that accepts connections and answers nothing is noticed, and ends the session with UPSTREAM_TIMEOUT", async () => {
  const panel = await startWebPanel({ "/": "<!doctype html>" })
  const { path, owner } = await openPanel(impatient, await impatient.aSessionFixture(panel.target))
  await panel.stop()
  const mute = Bun.listen({ hostname: "127.0.0.1", port: panel.port, socket: { data() {} } })
  await owner.waitForNotice("machine", ({ state }) => state === "SILENT")
  expect(await impatient.waitForEnd(path)).toMatchObject({
    state: "CONNECTION_ERROR",
    endCode: "UPSTREAM_TIMEOUT",
  })
  mute.stop(true)
})

/** The end of a session after its cause; the notice comes before. */
const ENDED_MS = 5000

test("a page's machine that restarts is missed at once and found again; gone for good, its session ends within five seconds", async () => {
  const panel = await startWebPanel({ "/": "<!doctype html>" })
  const { path, owner } = await openPanel(on, await on.aSessionFixture(panel.target))
  await panel.stop()
  await owner.waitForNotice("machine", ({ state }) => state === "SILENT")
  const restarted = await startWebPanel({ "/": "<!doctype html>" }, panel.port, panel.certificate)
  await owner.waitForNotice("machine", ({ state }) => state === "ANSWERS")
  owner.send({ kind: "navigate", to: "RELOAD", address: "" })
  await restarted.waitForRequest("/")
  await restarted.stop()
  const since = performance.now()
  const end = await owner.waitForNotice("state", ({ state }) => state === "ENDED")
  expect([end.code, performance.now() - since < ENDED_MS]).toEqual(["UPSTREAM_UNAVAILABLE", true])
  expect(await on.waitForEnd(path)).toMatchObject({ state: "CONNECTION_ERROR" })
})

test("another machine that answers in the place of a page's own ends its session, although the page itself asks for nothing", async () => {
  const panel = await startWebPanel({ "/": "<!doctype html><link rel=icon href=data:>" })
  const { path } = await openPanel(impatient, await impatient.aSessionFixture(panel.target))
  await panel.stop()
  const other = stopAfterAll(await startWebPanel({ "*": "<!doctype html>" }, panel.port))
  expect(await impatient.waitForEnd(path)).toMatchObject({
    state: "CONNECTION_ERROR",
    endCode: "CLIENT_FORBIDDEN",
  })
  expect(other.requests).toEqual([])
})

test("a panel that refuses further connections while it serves the page is not taken for one that is gone", async () => {
  const page = `<!doctype html><script>
    const stream = new EventSource("/stream")
    stream.onopen = () => { document.body.style.background = "#0000ff" }
    // Connections that were opened before may still answer; each answer closes its own.
    onclick = async () => {
      try { for (;;) await fetch("/more", { cache: "no-store" }) }
      catch { document.body.style.background = "#00ff00" }
    }
  </script>`
  const stream = new ReadableStream({ start: (controller) => controller.enqueue(":\n\n") })
  const panel = await aPanel({
    "/": () => new Response(page, { headers: { ...HTML.headers, connection: "close" } }),
    "*": () => new Response("", { status: 404, headers: { connection: "close" } }),
    "/stream": () => new Response(stream, { headers: { "content-type": "text/event-stream" } }),
  })
  const { path, owner } = await openPanel(on, await on.aSessionFixture(panel.target))
  await owner.waitFor("the open stream", () => owner.pixel(600, 400) === 0x0000ff)
  panel.refuseConnections()
  click(owner, 600, 400)
  await owner.waitFor("the refused request", () => owner.pixel(600, 400) === 0x00ff00)
  expect(owner.notices.filter(({ about }) => about === "machine")).toEqual([])
  await end(path)
})
