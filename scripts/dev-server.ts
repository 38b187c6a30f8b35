/** The server of `bun run dev`: the product, with pages that reload after a restart of the server. */
import { run } from "../src/main.ts"
import type { MillwrightApp } from "../src/start.ts"

const RELOAD_PATH = "/__dev/reload"
/** The page script as built: `main-<hash>.js`. */
const PAGE_SCRIPT = /^\/assets\/main-[^/]+\.js$/

/** The stream breaks with the server; its second opening is another server. */
const RELOAD_SCRIPT = `
;{
  const stream = new EventSource("${RELOAD_PATH}")
  stream.onopen = () => { stream.onopen = () => location.reload() }
}
`

function withReload(app: MillwrightApp): MillwrightApp {
  return {
    ...app,
    async fetch(request, server) {
      const path = new URL(request.url).pathname
      if (path === RELOAD_PATH) return openStream(request, server)
      if (!PAGE_SCRIPT.test(path)) return await app.fetch(request, server)
      const script = await app.fetch(new Request(request.url), server)
      const headers = { "content-type": "text/javascript", "cache-control": "no-store" }
      return new Response((await script.text()) + RELOAD_SCRIPT, { status: script.status, headers })
    },
  }
}

function openStream(
  request: Request,
  server: { timeout(request: Request, seconds: number): void },
): Response {
  server.timeout(request, 0)
  const body = new ReadableStream({ start: (stream) => stream.enqueue("retry: 200\n\n") })
  return new Response(body, { headers: { "content-type": "text/event-stream", "cache-control": "no-store" } })
}

await run(process.argv.slice(2), { wrap: withReload })
