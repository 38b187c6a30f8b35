/** Mounts the rooms. */
import type { Deps } from "./base/deps.ts"
import type { PortApp } from "./edges/port.ts"

export interface App extends PortApp {
  /** Ends remote sessions and jobs; called before the port closes. */
  stop(): Promise<void>
}

export function buildApp(_deps: Deps): App {
  return {
    fetch: (request) =>
      new URL(request.url).pathname === "/api/environment/public"
        ? Response.json({ initialised: false })
        : new Response("not found", { status: 404 }),
    websocket: { message() {} },
    stop: async () => {},
  }
}
