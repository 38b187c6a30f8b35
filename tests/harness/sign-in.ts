/** Sign-in over the API from a given address. */
import type { Hono } from "hono"
import { setClientAddress } from "../../src/http/request.ts"
import type { TestApi, TestResponse } from "./api.ts"
import { quickHash } from "./quick-hash.ts"
import { aUser } from "./users.ts"

export const PASSWORD = "grey heron 77"
const HASH = await quickHash(PASSWORD)

export interface LocalUser {
  userId: string
  username: string
  email: string
}

/** A local user with `PASSWORD` and a unique e-mail address. */
export async function aLocalUser(
  { deps }: Pick<TestApi, "deps">,
  columns: Record<string, unknown> = {},
): Promise<LocalUser> {
  const userId = await aUser(deps)
  const email = `${userId}@x.example`
  const { username } = await deps.db
    .updateTable("app_user")
    .set({ password_hash: HASH, email, password_changed_on: deps.clock(), ...columns })
    .where("id", "=", userId)
    .returning("username")
    .executeTakeFirstOrThrow()
  return { userId, username, email }
}

/** Sends a request as if it came from `address`. */
export async function sendFrom<T>(
  app: Hono,
  address: string,
  method: string,
  path: string,
  body: unknown,
): Promise<TestResponse<T>> {
  const request = new Request(`http://localhost/api${path}`, {
    method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  })
  setClientAddress(request, address)
  const response = await app.fetch(request)
  const text = await response.text()
  return { status: response.status, body: (text === "" ? null : JSON.parse(text)) as T }
}
