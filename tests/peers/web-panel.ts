/** A machine's web panel behind a self-signed certificate: its pages are the test's, and what they report is kept. */

import { createSelfSigned, type SelfSignedCertificate } from "../../protocols/https/self-signed.ts"
import { waitUntil } from "../harness/eventually.ts"

export interface WebPanel {
  port: number
  /** As `anInterface` takes it. */
  target: { type: "HTTPS"; host: string; port: number; maxSessions: number }
  certificate: SelfSignedCertificate
  /** Paths with queries that were asked for, in order. */
  requests: string[]
  /** Headers of the last request. */
  lastHeaders: Headers
  /** Waits for a request. */
  waitForRequest(path: string): Promise<void>
  /** Open connections stay. */
  refuseConnections(): void
  stop(): Promise<void>
}

/** A page, or a whole response, by path; `*` for every other one. */
export type PanelPages = Record<string, string | ((request: Request) => Response | Promise<Response>)>

const HTML = { "content-type": "text/html; charset=utf-8" }
/** Far around every clock of the tests. */
const FROM = new Date("2020-01-01T00:00:00Z")
const TO = new Date("2040-01-01T00:00:00Z")

export async function startWebPanel(
  pages: PanelPages,
  port = 0,
  certificate = createSelfSigned("127.0.0.1", FROM, TO),
): Promise<WebPanel> {
  const requests: string[] = []
  const panel: WebPanel = {
    port: 0,
    target: { type: "HTTPS", host: "127.0.0.1", port: 0, maxSessions: 3 },
    certificate,
    requests,
    lastHeaders: new Headers(),
    waitForRequest: (path) =>
      waitUntil(`the request ${path}; seen ${requests}`, () => requests.includes(path)),
    refuseConnections: () => void server.stop(),
    stop: () => server.stop(true),
  }
  const server = Bun.serve({
    hostname: "127.0.0.1",
    port,
    tls: { key: certificate.privateKey, cert: certificate.certificate },
    fetch(request) {
      const { pathname, search } = new URL(request.url)
      requests.push(pathname + search)
      panel.lastHeaders = request.headers
      const page = pages[pathname] ?? pages["*"]
      if (page === undefined) return new Response("", { status: pathname.startsWith("/seen") ? 204 : 404 })
      return typeof page === "string" ? new Response(page, { headers: HTML }) : page(request)
    },
  })
  panel.port = server.port ?? 0
  panel.target.port = panel.port
  return panel
}
