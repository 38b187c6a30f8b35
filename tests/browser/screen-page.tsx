/** A page with the remote screen and a server behind it: the real encoder and wire, a machine drawn by the test. */
import { afterAll, afterEach, beforeAll } from "bun:test"
import { Hono } from "hono"
import type { Page } from "playwright-core"
import type { RemoteScreenProps } from "../../islands/remote-screen/props.ts"
import type { DesktopEvent } from "../../protocols/desktop.ts"
import { createScreen, type Screen } from "../../protocols/screen/screen.ts"
import { encodeViewerMessage, type Notice, type PlainMessage } from "../../protocols/viewer-wire.ts"
import { decodeViewerInput, type ViewerInput } from "../../protocols/viewer-wire-input.ts"
import { ensureClient } from "../../scripts/build-client.ts"
import { securityHeaders } from "../../src/http/security-headers.ts"
import { staticAssets } from "../../src/http/static-assets.ts"
import { LIVE_PATH } from "../../src/identity/signin/rules.ts"
import type { Session } from "../../src/sessions/session/contract.ts"
import type { AccessRight } from "../../src/sessions/session/rules.ts"
import { ASSETS_DIR } from "../../src/web/assets.ts"
import { pageToHtml } from "../../src/web/document.tsx"
import { ClientIsland } from "../../src/web/island.tsx"
import { Layout } from "../../src/web/layout.tsx"
import { translatorOf } from "../../src/web/texts/catalogues.ts"
import type { Lang } from "../../src/web/texts/language.ts"
import { themeOf, type View } from "../../src/web/view.ts"
import { closePages } from "./harness.ts"

export const ME = "11111111-1111-4111-8111-111111111111"
export const OTHER = "22222222-2222-4222-8222-222222222222"
export const INVITED = "44444444-4444-4444-8444-444444444444"
const SESSION_ID = "5f0f4b6a-5a1e-4d8c-9a77-0d6d4a3f1c11"
/** What the page sends by itself, again and again. */
const MEASUREMENTS: ReadonlySet<ViewerInput["kind"]> = new Set(["ping", "time", "viewArea"])
const LOG = "/devices/d1/issues/i1/logs/l1"

interface ScreenPage {
  address: string
  /** What viewers sent. */
  inputs: ViewerInput[]
  /** Calls of the API: "METHOD /path body". */
  calls: string[]
  /** Sockets open now. */
  readonly sockets: readonly Bun.ServerWebSocket<unknown>[]
  readonly screen: Screen
  say(message: PlainMessage): void
  notice(notice: Notice): void
  /** An event of the machine's screen. */
  event(event: DesktopEvent): void
  /** Draws a box of one colour. */
  paint(colour: number, x: number, y: number, w: number, h: number): void
  /** The wire's next tick: sends what was drawn. */
  flush(): void
  stop(): Promise<void>
}

export interface ScreenPageOptions {
  props?: Partial<RemoteScreenProps>
  right?: AccessRight
  lang?: Lang
  theme?: "light" | "dark"
  /** Answers the start with a refusal. */
  missing?: string[]
  /** Size of the machine's picture. */
  picture?: { width: number; height: number }
  /** Messages for every new viewer of a terminal. */
  terminal?: PlainMessage[]
  windowEndsAt?: string | null
}

/** The machine of the page that was served last. */
export let machine: ScreenPage
/** Also those of pages that the test has left, which would complain of a server that is gone. */
const machines: ScreenPage[] = []

/** Call it at the top level of a file whose tests connect. */
export function screenPageTests(): void {
  beforeAll(ensureClient)
  afterEach(() => Promise.all(machines.splice(0).map((one) => one.stop())))
  afterAll(closePages)
}

/** Serves a page with the remote screen, at `machine.address`. */
export async function serveScreenPage(options: ScreenPageOptions = {}): Promise<void> {
  machine = await startMachine(options)
  machines.push(machine)
}

/** The same, opens it, and waits until it is connected. */
export async function connect(page: Page, options: ScreenPageOptions = {}): Promise<void> {
  await serveScreenPage(options)
  await page.goto(machine.address)
  await page.waitForSelector('[data-state="connected"]')
}

async function startMachine(options: ScreenPageOptions): Promise<ScreenPage> {
  const inputs: ViewerInput[] = []
  const calls: string[] = []
  const sockets = new Map<string, Bun.ServerWebSocket<{ id: string }>>()
  const startedAt = Date.now()
  const nowMs = () => Date.now() - startedAt
  const screen = createScreen(
    {
      send: (viewers, message) => {
        for (const id of viewers) sockets.get(id)?.send(message)
      },
      refresh: () => {},
      quality: () => {},
    },
    null,
  )
  const { width, height } = options.picture ?? { width: 800, height: 480 }
  screen.frame.resize(width, height)
  screen.handleEvent({ kind: "resize", width, height }, 0)
  // A machine that has drawn its first picture: before it viewers are sent nothing.
  screen.handleEvent({ kind: "damage", rect: { x: 0, y: 0, w: width, h: height } }, 0)
  screen.handleEvent({ kind: "frameEnd" }, 0)
  const kind = options.props?.kind ?? "desktop"
  let viewers = 0

  const app = pagesOf(options, calls)
  const server = Bun.serve<{ id: string }>({
    ...{ port: 0, hostname: "127.0.0.1", idleTimeout: 0 },
    fetch(request, server) {
      if (new URL(request.url).pathname !== "/viewer") return app.fetch(request)
      calls.push(`SOCKET ${request.headers.get("sec-websocket-protocol")}`)
      const headers = { "sec-websocket-protocol": "millwright.viewer.1" }
      return server.upgrade(request, { data: { id: `v${++viewers}` }, headers })
        ? undefined
        : new Response(null)
    },
    websocket: {
      open(socket) {
        sockets.set(socket.data.id, socket)
        const notice = (notice: Notice) => socket.send(encodeViewerMessage({ kind: "notice", notice }))
        notice({ about: "state", state: "CONNECTED" })
        notice({ about: "viewers", self: socket.data.id, viewers: peopleOf(socket.data.id, options) })
        if (kind === "desktop") {
          screen.addViewer(socket.data.id, nowMs())
          screen.encodeDue(nowMs())
        } else for (const message of options.terminal ?? []) socket.send(encodeViewerMessage(message))
      },
      message(socket, data) {
        const input = decodeViewerInput(new Uint8Array(data as Buffer))
        if (!MEASUREMENTS.has(input.kind)) inputs.push(input)
        if (input.kind === "ping")
          socket.send(encodeViewerMessage({ kind: "notice", notice: { about: "pong", token: input.token } }))
        if (input.kind === "ack") screen.ack(socket.data.id, input.seq, nowMs())
      },
      close(socket) {
        sockets.delete(socket.data.id)
        screen.removeViewer(socket.data.id)
      },
    },
  })

  const say = (message: PlainMessage) => {
    for (const socket of sockets.values()) socket.send(encodeViewerMessage(message))
  }
  return {
    address: `http://127.0.0.1:${server.port}/remote`,
    inputs,
    calls,
    get sockets() {
      return [...sockets.values()]
    },
    screen,
    say,
    notice: (notice) => say({ kind: "notice", notice }),
    event: (event) => screen.handleEvent(event, nowMs()),
    paint(colour, x, y, w, h) {
      paintBox(screen, colour, x, y, w, h)
      screen.handleEvent({ kind: "damage", rect: { x, y, w, h } }, nowMs())
    },
    flush() {
      screen.handleEvent({ kind: "frameEnd" }, nowMs())
      screen.encodeDue(nowMs())
    },
    stop: () => server.stop(true),
  }
}

function paintBox(screen: Screen, colour: number, x: number, y: number, w: number, h: number): void {
  const { pixels, width } = screen.frame
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.byteLength / 4)
  for (let row = y; row < y + h; row++) words.fill(colour, row * width + x, row * width + x + w)
}

function pagesOf(options: ScreenPageOptions, calls: string[]): Hono {
  const props = propsOf(options)
  const app = new Hono().use(securityHeaders()).get("/assets/*", staticAssets(ASSETS_DIR))
  app.get("/remote", (c) =>
    c.html(
      pageToHtml(
        viewOf(options, c.get("styleNonce")),
        <Layout styles="session" title="Remote session" section="sessions" wide>
          <h1 className="visually-hidden">Remote session</h1>
          <ClientIsland<RemoteScreenProps>
            name="remote-screen"
            id="remote-screen"
            texts={["remote", "viewer", "shell", "webpage"]}
            props={props}
          />
        </Layout>,
      ),
    ),
  )
  // Every page requests it; no test here covers it.
  app.get("/api/profile/invitations", (c) => c.json([]))
  app.get(
    LIVE_PATH,
    () => new Response(new ReadableStream(), { headers: { "content-type": "text/event-stream" } }),
  )
  app.use("/api/*", async (c, next) => {
    calls.push(`${c.req.method} ${c.req.path} ${await c.req.text()}`.trim())
    await next()
  })
  app.post(`/api${LOG}/interfaces/:interfaceId/sessions`, (c) => {
    if (!options.missing) return c.json(sessionOf(props), 201)
    const details = { missing: options.missing }
    return c.json({ code: "PREREQUISITES_MISSING", message: "", problems: [], details }, 409)
  })
  app.get(`/api${LOG}/sessions/${SESSION_ID}`, (c) => c.json(sessionOf(props)))
  app.post(`/api${LOG}/sessions/${SESSION_ID}/tickets`, (c) =>
    c.json({ ticket: "abc123", accessRight: options.right ?? "CONTROL" }, 201),
  )
  app.get("/api/devices/d1/invitableusers", (c) =>
    c.json({
      rows: [{ id: "33333333-3333-4333-8333-333333333333", username: "kim", displayName: "Kim Keller" }],
      page: 1,
      size: 100,
      total: 1,
    }),
  )
  const user = { id: INVITED, username: "ina", displayName: "Ina Vitee" }
  app.get(`/api${LOG}/sessions/${SESSION_ID}/invitations/user`, (c) =>
    c.json([{ user, accessRight: "VIEW" }].filter(() => !calls.some((call) => call.startsWith("DELETE")))),
  )
  app.get(`/api${LOG}/sessions/${SESSION_ID}/invitations/email`, (c) =>
    c.json([
      {
        ...{
          id: "e1",
          email: "guest@service.example",
          accessRight: "CONTROL",
          isLocked: false,
          usedOn: null,
        },
        ...{ startsOn: null, expiresOn: "2026-11-20T14:00:00.000Z" },
      },
    ]),
  )
  app.put(`/api${LOG}/sessions/${SESSION_ID}/invitations/email/:id/renewal`, (c) =>
    c.json({ id: "e1", email: "guest@service.example", pin: "123456" }),
  )
  app.delete(`/api${LOG}/sessions/${SESSION_ID}/invitations/user/:userId`, (c) => c.body(null, 204))
  app.delete(`/api${LOG}/sessions/${SESSION_ID}/connections/:id/request`, (c) => c.body(null, 204))
  app.put(`/api${LOG}/sessions/${SESSION_ID}/supervision`, (c) => c.body(null, 204))
  app.put(`/api${LOG}/graphicalsessions/${SESSION_ID}`, (c) => c.json(sessionOf(props)))
  app.post(`/api${LOG}/sessions/${SESSION_ID}/invitations/user`, (c) =>
    c.json({ user: { id: OTHER, username: "eva", displayName: "Eva Expert" }, accessRight: "CONTROL" }, 201),
  )
  app.get(`/api${LOG}/sessions/${SESSION_ID}/files`, (c) =>
    c.json({ rows: [], page: 1, size: 100, total: 0 }),
  )
  app.post(`/api${LOG}/sessions/${SESSION_ID}/files/uploads`, async (c) => {
    const { pageRequest, fileCount } = await c.req.json()
    calls.push(`GIVEN ${pageRequest} ${fileCount}`)
    return c.json({ id: "u1", receivedBytes: 0, file: null }, 201)
  })
  app.put(`/api${LOG}/sessions/${SESSION_ID}/files/uploads/u1`, (c) =>
    c.json({ id: "u1", receivedBytes: 1, file: {} }),
  )
  app.put(`/api${LOG}/sessions/${SESSION_ID}/hostkey`, (c) => c.body(null, 204))
  return app
}

function propsOf(options: ScreenPageOptions): RemoteScreenProps {
  return {
    mode: "start",
    deviceId: "d1",
    issueId: "i1",
    logId: "l1",
    interfaceId: "f1",
    sessionId: null,
    interfaceName: "HMI panel",
    interfaceType: options.props?.kind === "terminal" ? "SSH" : "VNC",
    kind: "desktop",
    deviceName: "Press P-7",
    issueTitle: "Hydraulic pressure drops during hold phase",
    logTitle: "Pressure sensor compared with the gauge",
    isEmergency: false,
    windowEndsAt:
      options.windowEndsAt === undefined
        ? new Date(Date.now() + 95 * 60_000).toISOString()
        : options.windowEndsAt,
    ...{
      endsWithWindow: true,
      extensionHoursMax: 4,
      isGuest: false,
      isTile: false,
      mailsLinks: true,
      hasWatermark: false,
    },
    quickAccess: {
      ...{ machinePath: "/devices/d1", issuePath: "/devices/d1/issues/i1", logPath: LOG },
      sideBySidePath: "/sessions/side-by-side?ids=:sessionId",
      interfaces: [{ name: "PLC shell", path: `${LOG}/interfaces/f2/connect` }],
    },
    me: { userId: ME, displayName: "Tom Technician", address: null },
    ownerId: null,
    joinPath: "/remote?session=:sessionId",
    recordingPath: "/recordings/:sessionId",
    asksCredentials: false,
    restartPath: null,
    closePath: `${LOG}`,
    files: null,
    scansFiles: true,
    isRecorded: true,
    ...{ readOnly: false, disableCopy: false, disablePaste: false, legacyAlgorithms: false },
    resizesMachine: false,
    scrollback: 1000,
    fontSize: 14,
    ...options.props,
  }
}

function sessionOf(props: RemoteScreenProps): Session {
  return {
    id: SESSION_ID,
    deviceId: props.deviceId,
    deviceName: props.deviceName,
    issueId: props.issueId,
    issueTitle: props.issueTitle,
    logId: props.logId,
    interfaceId: props.interfaceId,
    interfaceName: props.interfaceName,
    interfaceType: props.interfaceType,
    owner: { id: props.ownerId ?? ME, username: "tom", displayName: "Tom Technician" },
    startTime: new Date().toISOString(),
    endTime: null,
    state: "ACTIVE",
    endCode: null,
    endDetail: "",
    endCause: null,
    endPerson: "",
    endDiagnosis: null,
    exitStatus: null,
    type: "Graphical",
    isActive: true,
    screenRecording: null,
    networkRecording: null,
    clipboardRecording: null,
    fileTransfers: 0,
    invitedUsers: [],
    emergency: null,
    approvalRequest: null,
    connections: [],
  }
}

function peopleOf(self: string, { right = "CONTROL", props }: ScreenPageOptions) {
  const me = { id: self, userId: ME, name: "Tom Technician", right }
  const other = { id: "v0", userId: props?.ownerId ?? OTHER, name: "Eva Expert", right: "VIEW" as const }
  return [me, other]
}

export function viewOf({ lang = "en-GB", theme }: ScreenPageOptions, nonce: string): View {
  return {
    lang,
    t: translatorOf(lang),
    theme: themeOf(theme),
    csrf: "token",
    nonce,
    actor: { username: "tom", displayName: "Tom Technician", may: () => true },
    path: "/remote",
    now: new Date(),
    zone: "UTC",
    customerName: null,
    version: "0.1.0",
  }
}
