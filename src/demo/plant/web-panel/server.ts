/** The weld source's web server: HTTPS with a certificate of its own making, as machines have, and a sign-in by form. */
import { randomBytes } from "node:crypto"
import { loadCertificate, type MachineCertificate } from "../certificate-file.ts"
import type { PlantServer } from "../listen.ts"
import { type Clock, systemClock } from "../panel/clock.ts"
import { loginPage, panelPage } from "./pages.ts"
import { type WeldSource, weldSource } from "./weld-source.ts"

interface WebPanelOptions {
  port: number
  /** Keeps the certificate between runs, so that one that was trusted stays so. */
  dataDir: string
  user: string
  password: string
  clock?: Clock
}

export interface RunningWebPanel extends PlantServer {
  readonly source: WeldSource
}

const STEP_MS = 1000
const COOKIE = "arcline"
const HTML = { "content-type": "text/html; charset=utf-8" }

/** @throws Error when the port is in use */
export async function startWebPanel(options: WebPanelOptions): Promise<RunningWebPanel> {
  const { clock = systemClock } = options
  const source = weldSource()
  const session = randomBytes(16).toString("hex")
  const stopClock = clock.every(STEP_MS, () => source.step())
  try {
    const server = Bun.serve({
      hostname: "127.0.0.1",
      port: options.port,
      tls: toTls(loadCertificate(options.dataDir, new Date(clock.nowMs()))),
      fetch: (request) => answer(request, source, session, options),
    })
    return {
      port: server.port ?? 0,
      source,
      async stop() {
        stopClock()
        await server.stop(true)
      },
    }
  } catch (error) {
    stopClock()
    throw error
  }
}

async function answer(
  request: Request,
  source: WeldSource,
  session: string,
  { user, password }: WebPanelOptions,
): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  if (pathname === "/login" && request.method === "POST") {
    const form = await request.formData()
    if (form.get("user") !== user || form.get("pin") !== password)
      return new Response(loginPage(true), { headers: HTML, status: 403 })
    const cookie = `${COOKIE}=${session}; Path=/; HttpOnly; Secure; SameSite=Strict`
    return new Response(null, { status: 303, headers: { location: "/", "set-cookie": cookie } })
  }
  const isSignedIn = request.headers.get("cookie")?.includes(`${COOKIE}=${session}`) === true
  if (!isSignedIn)
    return pathname === "/"
      ? new Response(loginPage(false), { headers: HTML })
      : new Response("", { status: 401 })
  if (request.method === "POST") return act(pathname, searchParams.get("job"), source)
  switch (pathname) {
    case "/":
      return new Response(panelPage(), { headers: HTML })
    case "/state":
      return Response.json(source.reading())
    case "/log.csv":
      return new Response(
        `second;current\n${source
          .reading()
          .currents.map((a, i) => `${i};${a}`)
          .join("\n")}\n`,
        {
          headers: { "content-type": "text/csv", "content-disposition": 'attachment; filename="shift.csv"' },
        },
      )
    default:
      return new Response("", { status: 404 })
  }
}

function act(pathname: string, job: string | null, source: WeldSource): Response {
  switch (pathname) {
    case "/act/start":
      source.start()
      break
    case "/act/stop":
      source.stop()
      break
    case "/act/reset":
      source.reset()
      break
    case "/act/job":
      source.chooseJob(Number(job))
      break
    default:
      return new Response("", { status: 404 })
  }
  return new Response(null, { status: 204 })
}

function toTls({ privateKey: key, certificate: cert }: MachineCertificate): { key: string; cert: string } {
  return { key, cert }
}
