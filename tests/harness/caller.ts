/** Somebody with nothing but `fetch`: ordinary HTTP calls to a running server, and what they answer. */
import { expect } from "bun:test"

// biome-ignore lint/suspicious/noExplicitAny: a caller from outside knows no types; the story reads what it expects.
type Answer = any

export interface Caller {
  get(path: string): Promise<Answer>
  post(path: string, body?: unknown): Promise<Answer>
  put(path: string, body?: unknown): Promise<Answer>
  del(path: string): Promise<void>
  /** The call must be refused. @returns the error body */
  refused(status: number, method: string, path: string, body?: unknown): Promise<Answer>
}

/** @param token  null for somebody who has not signed in */
export function callerOf(address: string, token: string | null): Caller {
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
    async refused(status, method, path, body) {
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
  return (await callerOf(address, null).post("/token", { username, password })).access_token
}
