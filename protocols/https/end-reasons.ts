/** Why a session with a web page ends, by what its browser says. */
import type { LinkEnd } from "../link.ts"

/** What Chromium says where an address is no page but a file, or a script has chosen another one. */
export const LOAD_GIVEN_UP = "net::ERR_ABORTED"
const BROKEN_CONNECTION = /^ERR_(CONNECTION_(RESET|CLOSED|ABORTED)|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED)$/

/** @param error  Chromium's name of it, e.g. "net::ERR_EMPTY_RESPONSE" */
export function endOfLoadError(error: string): LinkEnd {
  const name = error.replace(/^net::/, "")
  if (name === "ERR_TOO_MANY_REDIRECTS")
    return { code: "CLIENT_BAD_REQUEST", detail: "the machine's page leads back to itself without an end" }
  return BROKEN_CONNECTION.test(name)
    ? { code: "RESOURCE_CLOSED", detail: "the machine closed the connection before it answered" }
    : { code: "CLIENT_BAD_REQUEST", detail: `the machine's page cannot be loaded (${name})` }
}

/** @param words  what the browser wrote before it ended */
export function endOfBrowser(words: string, wasReady: boolean): LinkEnd {
  if (wasReady) return { code: "SERVER_BUSY", detail: "the session's browser has ended" }
  const hasNoSandbox = /No usable sandbox|sandbox|namespace/i.test(words)
  const detail = `the session's browser cannot start${hasNoSandbox ? ": this host gives it no sandbox" : ""}`
  return { code: "SERVER_BUSY", detail }
}
