/** What a session's browser reports, and what it asks of the proxy: much of it is the machine's page's to decide. */
import { PassThrough } from "node:stream"
import { BrowserPage, type PageEvents } from "../../../protocols/https/browser-page.ts"
import { CdpConnection } from "../../../protocols/https/cdp.ts"
import { safeFileName } from "../../../protocols/https/downloads.ts"
import { parseProxyRequest } from "../../../protocols/https/egress-proxy.ts"
import { REPORT, WORLD } from "../../../protocols/https/page-script.ts"
import { cutRandomly } from "../chunking.ts"
import { type Attack, mutated, noise, oneOf } from "./mutation.ts"

const ORIGIN = "https://machine.example"
const SESSION = { sessionId: "s1" }
const MESSAGES = [
  {
    method: "Page.screencastFrame",
    params: { data: "iVBORw0KGgo=", sessionId: 1, metadata: { timestamp: 1 } },
  },
  { method: "Page.frameNavigated", params: { frame: { id: "f1", url: `${ORIGIN}/state` } } },
  { method: "Page.frameStoppedLoading", params: { frameId: "f1" } },
  { method: "Page.javascriptDialogOpening", params: { message: "really?", type: "confirm", url: ORIGIN } },
  { method: "Page.fileChooserOpened", params: { backendNodeId: 3, mode: "selectSingle" } },
  {
    method: "Runtime.executionContextCreated",
    params: { context: { id: 7, name: WORLD, origin: ORIGIN, auxData: { frameId: "f1" } } },
  },
  { method: "Runtime.executionContextDestroyed", params: { executionContextId: 7 } },
  {
    method: "Runtime.bindingCalled",
    params: { name: REPORT, payload: '{"about":"clipboard","text":"a"}', executionContextId: 7 },
  },
  {
    method: "Fetch.authRequired",
    params: { requestId: "r1", request: {}, authChallenge: { origin: ORIGIN, scheme: "basic", realm: "x" } },
  },
  { method: "Fetch.requestPaused", params: { requestId: "r1" } },
  { method: "Inspector.targetCrashed", params: {} },
  { id: 1, result: { currentIndex: 0, entries: [{ id: 1, url: `${ORIGIN}/`, title: "state" }] } },
  { id: 2, error: { message: "no such target" } },
].map((message) => new TextEncoder().encode(`${JSON.stringify({ ...message, ...SESSION })}\0`))

const ignore = () => undefined
const EVENTS: PageEvents = {
  ...{ onFrame: ignore, onReport: ignore, onLocation: ignore, onDialog: ignore },
  ...{ onFileChooser: ignore, onUnauthorized: ignore, onLoadFailed: ignore, onCrashed: ignore },
  ...{ onRequest: ignore, onResponse: ignore, onDocument: ignore, onForeignAddress: ignore },
}

/** Nothing is thrown into the pipe's reader, and a connection that is given up is given up once. */
export const attackCdp: Attack = async (random) => {
  const input = new PassThrough()
  let page: BrowserPage | null = null
  let closings = 0
  const cdp = new CdpConnection(
    input,
    new PassThrough().resume(),
    (method, params) => page?.handleEvent(method, params),
    () => closings++,
  )
  const credentials = { username: "service", password: "x" }
  page = new BrowserPage(
    cdp,
    { targetId: "t1", ...SESSION },
    { origin: ORIGIN, credentials, language: "en-GB" },
    EVENTS,
  )
  const commands = [page.send("Page.enable"), page.send("Runtime.enable")]
  for (const command of commands) command.catch(ignore)
  const messages = Array.from({ length: 6 }, () => mutated(oneOf(random, MESSAGES), random))
  try {
    // The reader of a pipe is called with each chunk: what it throws ends the process.
    for (const chunk of cutRandomly(Buffer.concat(messages), random)) input.emit("data", Buffer.from(chunk))
  } catch (error) {
    return String((error as Error).stack)
  } finally {
    cdp.close("over")
    input.destroy()
  }
  await Promise.allSettled(commands)
  return closings === 1 ? "fine" : `closed ${closings} times`
}

const HEADS = [
  "CONNECT machine.example:443 HTTP/1.1\r\nHost: machine.example\r\n\r\n",
  "GET http://machine.example:8080/a?b HTTP/1.1\r\n\r\n",
  "CONNECT [::1]:443 HTTP/1.0\r\n\r\n",
].map((head) => new TextEncoder().encode(head))
const NOISE_MAX = 60

/** The proxy names one place or none; a download has a name that is no path. */
export const attackProxy: Attack = (random) => {
  const bytes = random() < 0.8 ? mutated(oneOf(random, HEADS), random) : noise(random, NOISE_MAX)
  const head = Buffer.from(bytes).toString("latin1")
  const request = parseProxyRequest(head)
  if (request && /\s/.test(request.place)) return `the place ${JSON.stringify(request.place)}`
  const name = safeFileName(head)
  return name !== "" && !/[/\\\p{Cc}]|^\./u.test(name) ? "fine" : `the name ${JSON.stringify(name)}`
}
