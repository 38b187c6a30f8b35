/** Web pages of machines that have nothing to show: the end of the session says at once what the machine answered. */
import { expect, test } from "bun:test"
import { testBrowsers } from "../harness/browsers.ts"
import { stopAfterAll, stopMachinesAfterAll } from "../harness/machines.ts"
import { remoteTest } from "../harness/remote-sessions.ts"
import { trustMachine } from "../harness/web-pages.ts"
import { startWebPanel } from "../peers/web-panel.ts"

stopMachinesAfterAll()

const on = await remoteTest({ browsers: testBrowsers() })

const redirectTo = (location: string) => () => new Response(null, { status: 302, headers: { location } })
const statusOf = (status: number) => () => new Response("", { status })
const FILE = { headers: { "content-type": "text/csv", "content-disposition": "attachment; filename=a.csv" } }
const CHALLENGE = { status: 401, headers: { "www-authenticate": 'Basic realm="panel"' } }
const NO_PAGE = { endCode: "CLIENT_BAD_REQUEST", endDiagnosis: "webNoPage" }
const OTHER_ADDRESS = { endCode: "CLIENT_BAD_REQUEST", endDiagnosis: "webOtherAddress" }

test.each([
  ["without content", statusOf(204), { ...NO_PAGE, endDetail: expect.stringContaining("204") }],
  [
    "with a file",
    () => new Response("a,b", FILE),
    { ...NO_PAGE, endDetail: expect.stringContaining("file") },
  ],
  ["that its address does not exist", statusOf(404), NO_PAGE],
  ["with an error of its own", statusOf(503), { endCode: "DEVICE_ERROR", endDiagnosis: null }],
  ["that access is denied", statusOf(403), { endCode: "CLIENT_FORBIDDEN", endDiagnosis: "webForbidden" }],
  [
    "with the address of another host",
    redirectTo("https://panel.example/login"),
    { ...OTHER_ADDRESS, endDetail: expect.stringContaining("https://panel.example/login") },
  ],
  ["with an address without TLS", redirectTo("http://127.0.0.1/login"), OTHER_ADDRESS],
  ["with its own address", redirectTo("/"), { endCode: "CLIENT_BAD_REQUEST", endDiagnosis: null }],
  [
    "with a sign-in for which the interface has no credentials",
    () => new Response("", CHALLENGE),
    { endCode: "CLIENT_UNAUTHORIZED", endDiagnosis: "credentialsMissing" },
  ],
])("a machine that answers the first request %s is told at once what to do", async (_what, page, end) => {
  const panel = stopAfterAll(await startWebPanel({ "/": page, "/favicon.ico": "" }))
  const job = await on.aSessionFixture(panel.target)
  const path = await on.startSession(job)
  await trustMachine(on, path, job, await on.joinSession(path, job.technician))
  expect(await on.waitForEnd(path)).toMatchObject({ state: "CONNECTION_ERROR", ...end })
})
