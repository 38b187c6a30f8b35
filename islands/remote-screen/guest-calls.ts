/** The server as a guest calls it: their own session and no other address. */
import { ApiError } from "../../src/http/api-client.ts"
import type { SessionCalls } from "./link.ts"

export function createGuestCalls(csrf: string): SessionCalls {
  const call = async (method: "GET" | "POST", path: string) => {
    const response = await fetch(`/guest/${path}`, { method, headers: { "x-csrf-token": csrf } })
    if (response.ok) return response.json()
    // A guest has one reason for a refusal at a time; which one, the session says.
    throw new ApiError(response.status, null)
  }
  return {
    start: () => Promise.reject(new ApiError(403, null)),
    session: () => call("GET", "session"),
    ticket: () => call("POST", "tickets"),
    end: () => Promise.reject(new ApiError(403, null)),
  }
}
