/** An API client with nothing but `fetch`: ordinary HTTP calls to a running server, and their responses. */
import { expect } from "bun:test"

// biome-ignore lint/suspicious/noExplicitAny: a caller from outside knows no types; the story reads what it expects.
type ApiResponse = any

export interface ApiClient {
  get(path: string): Promise<ApiResponse>
  post(path: string, body?: unknown): Promise<ApiResponse>
  put(path: string, body?: unknown): Promise<ApiResponse>
  del(path: string): Promise<void>
  /** The call must be refused. @returns the error body */
  expectRefusal(status: number, method: string, path: string, body?: unknown): Promise<ApiResponse>
}

/** @param token  null when signed out */
export function createApiClient(address: string, token: string | null): ApiClient {
  const send = async (method: string, path: string, body?: unknown) => {
    const isText = typeof body === "string"
    const response = await fetch(`${address}/api${path}`, {
      method,
      headers: {
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { "content-type": isText ? "text/plain" : "application/json" }),
      },
      ...(body === undefined ? {} : { body: isText ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, body: text === "" ? null : JSON.parse(text) }
  }
  const succeed = async (method: string, path: string, body?: unknown) => {
    const answer = await send(method, path, body)
    if (answer.status >= 300) {
      throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
    }
    return answer.body
  }
  return {
    get: (path) => succeed("GET", path),
    post: (path, body) => succeed("POST", path, body),
    put: (path, body) => succeed("PUT", path, body),
    del: (path) => succeed("DELETE", path),
    async expectRefusal(status, method, path, body) {
      const answer = await send(method, path, body)
      expect({ [`${method} ${path}`]: answer.status, ...answer.body }).toMatchObject({
        [`${method} ${path}`]: status,
      })
      return answer.body
    },
  }
}

/** Signs in as an API client does. @returns the token, which outlives a restart of the server */
export async function signIn(address: string, username: string, password: string): Promise<string> {
  return (await createApiClient(address, null).post("/token", { username, password })).access_token
}
