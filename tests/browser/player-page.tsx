/** A page with the player and a real recording behind it: written by the recorder, read by the reader. */
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Hono } from "hono"
import type { PlayerProps } from "../../islands/player/props.ts"
import { openRecording, type RecordingEvent } from "../../protocols/recording.ts"
import { openRecordingReader } from "../../protocols/recording-reader.ts"
import { createScreen } from "../../protocols/screen/screen.ts"
import { encodeViewerMessage } from "../../protocols/viewer-wire.ts"
import { securityHeaders } from "../../src/http/security-headers.ts"
import { staticAssets } from "../../src/http/static-assets.ts"
import { nameRecordingEvents } from "../../src/sessions/recordings/events.ts"
import type { NamedRecordingEvent } from "../../src/sessions/session/rules-recording-events.ts"
import { ASSETS_DIR } from "../../src/web/assets.ts"
import { pageToHtml } from "../../src/web/document.tsx"
import { ClientIsland } from "../../src/web/island.tsx"
import { Layout } from "../../src/web/layout.tsx"
import { Panel } from "../../src/web/panel.tsx"
import { openEventStream } from "./harness.ts"
import { type ScreenPageOptions, viewOf } from "./screen-page.tsx"

const SESSION_ID = "5f0f4b6a-5a1e-4d8c-9a77-0d6d4a3f1c11"
const RECORDING = `/api/devices/d1/issues/i1/logs/l1/sessions/${SESSION_ID}/screenrecording`
const STARTED_AT = "2026-11-20T10:00:00.000Z"

/** The server draws it from the recording; its own tests compare the pictures. */
const THUMBNAIL =
  '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="100"><rect width="160" height="100"/></svg>'

export interface Recorded {
  /** Reads a piece, as the server's endpoint does. */
  segment(atMs: number): Promise<Uint8Array>
  durationMs: number
  events: NamedRecordingEvent[]
}

/** One second per colour: the whole picture is `colours[n]` from n seconds on. */
export async function recordDesktop(
  colours: readonly number[],
  width = 320,
  height = 200,
  events: readonly { atMs: number; event: RecordingEvent }[] = [],
): Promise<Recorded> {
  return recorded("desktop", async (recording) => {
    const screen = createScreen({ send: () => {}, refresh: () => {}, quality: () => {} }, recording)
    screen.frame.resize(width, height)
    screen.handleEvent({ kind: "resize", width, height }, 0)
    colours.forEach((colour, second) => {
      const { pixels } = screen.frame
      new Uint32Array(pixels.buffer, pixels.byteOffset, width * height).fill(colour)
      screen.handleEvent({ kind: "damage", rect: { x: 0, y: 0, w: width, h: height } }, second * 1000)
      screen.handleEvent({ kind: "frameEnd" }, second * 1000)
      screen.encodeDue(second * 1000)
      for (const { atMs, event } of events)
        if (Math.floor(atMs / 1000) === second) recording.appendEvent(atMs, event)
    })
    return colours.length * 1000
  })
}

/** One line per second. */
export async function recordTerminal(lines: readonly string[]): Promise<Recorded> {
  return recorded("terminal", async (recording) => {
    const bytesOf = (text: string) => new TextEncoder().encode(text)
    const empty = { kind: "terminalSnapshot" as const, cols: 80, rows: 24, bytes: bytesOf("") }
    recording.appendSnapshot(0, encodeViewerMessage(empty))
    lines.forEach((line, second) => {
      const output = { kind: "terminalOutput" as const, bytes: bytesOf(`${line}\r\n`) }
      recording.appendMessage(second * 1000, encodeViewerMessage(output))
    })
    return lines.length * 1000
  })
}

async function recorded(
  kind: "desktop" | "terminal",
  write: (recording: Awaited<ReturnType<typeof openRecording>>) => Promise<number>,
): Promise<Recorded> {
  const folder = mkdtempSync(join(tmpdir(), "player-"))
  try {
    const path = join(folder, "session.rec")
    const header = { sessionId: SESSION_ID, kind, startedAtMs: Date.parse(STARTED_AT) }
    const recording = await openRecording(path, header)
    const durationMs = await write(recording)
    await recording.close(durationMs)
    const bytes = await Bun.file(path).bytes()
    const reader = await openRecordingReader({
      sizeBytes: bytes.length,
      read: async (offset, length) => bytes.subarray(offset, offset + length),
    })
    const events = nameRecordingEvents(await reader.events())
    return { segment: (atMs) => reader.segment(atMs), durationMs, events }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The server of the page does not take it. */
export const REFUSED_MARKER = "one too many"

/** The facts beside the player of a recording's page: a full page, so that any scrolling is detectable. */
const FACTS = Array.from({ length: 30 }, (_, n) => `Fact ${n} of the session`)

/** @param recording  null: the server has none */
export function servePlayerPage(
  recording: Recorded | null,
  kind: "desktop" | "terminal",
  look: Pick<ScreenPageOptions, "lang" | "theme"> = {},
) {
  const props: PlayerProps = {
    deviceId: "d1",
    issueId: "i1",
    logId: "l1",
    sessionId: SESSION_ID,
    kind,
    durationMs: recording?.durationMs ?? 5000,
    startTime: STARTED_AT,
    endText: "Ended by Tom Berger",
    scrollback: 1000,
    mayMark: true,
  }
  const app = new Hono().use(securityHeaders()).get("/assets/*", staticAssets(ASSETS_DIR))
  app.get("/recording", (c) =>
    c.html(
      pageToHtml(
        viewOf(look, c.get("styleNonce")),
        <Layout title="Recording" section="sessions" styles="player">
          <h1>Recording</h1>
          <div className="recording">
            <ClientIsland<PlayerProps>
              name="player"
              id="player"
              texts={["recording", "player", "remote"]}
              props={props}
            />
            <Panel title="Session">
              {FACTS.map((fact) => (
                <p key={fact}>{fact}</p>
              ))}
            </Panel>
          </div>
        </Layout>,
      ),
    ),
  )
  app.get("/api/profile/invitations", (c) => c.json([]))
  app.get("/live", openEventStream)
  app.get(`${RECORDING}/info`, (c) =>
    c.json({ events: recording?.events ?? [], hasMoreEvents: false, idlePeriods: [] }),
  )
  app.post(`${RECORDING}/markers`, async (c) => {
    const { at, text } = await c.req.json()
    if (text === REFUSED_MARKER) return c.json({ code: "CONFLICT" }, 409)
    return c.json({
      ...{ at, event: "MARKER", person: "Anna de Vries", state: null, text, sizeInBytes: null },
      addedOn: STARTED_AT,
    })
  })
  app.get(`${RECORDING}/thumbnail`, (c) => c.body(THUMBNAIL, 200, { "content-type": "image/svg+xml" }))
  app.get(`${RECORDING}/segment`, async (c) => {
    if (!recording) return c.json({ code: "NOT_FOUND" }, 404)
    return new Response(new Uint8Array(await recording.segment(Number(c.req.query("at")))))
  })
  const server = Bun.serve({ port: 0, hostname: "127.0.0.1", idleTimeout: 0, fetch: app.fetch })
  return { address: `http://127.0.0.1:${server.port}/recording`, stop: () => server.stop(true) }
}
