/** The error catalogue (specification §8): its texts letter by letter, and the codes of particular responses. */

import { describe, expect, test } from "bun:test"
import { buildApp } from "../../src/app.tsx"
import { ApiError, callApi as typedCall } from "../../src/http/api-client.ts"
import type { ErrorBody } from "../../src/http/errors.ts"
import { interfaceEndpoints } from "../../src/machines/interfaces/contract.ts"
import { APPROVAL_HANDLERS } from "../../src/registry.ts"
import { LiveSessions } from "../../src/sessions/live/live-sessions.ts"
import { createSessionState } from "../../src/sessions/start/state.ts"
import { errors } from "../../src/web/texts/en-GB/errors.ts"
import { testApi } from "../harness/api.ts"
import { aDevice, aPlan } from "../harness/builders.ts"
import { createTestDatabase } from "../harness/database.ts"
import { testDeps } from "../harness/deps.ts"

const api = await testApi()
const { call, deps, root } = api

test("the error texts match the specification exactly", () => {
  expect(errors).toMatchObject({
    UNKNOWN: "An error occurred.",
    UNAUTHORIZED: "You have been logged out.",
    UNSUPPORTED: "Access denied.",
    BAD_REQUEST: "Invalid Request.",
    NOT_FOUND: "Resource does not exist.",
    CONFLICT: "Action could not be completed.",
    FILE_TOO_LARGE: "The selected File is too large.",
    NOT_ALLOWED: "You do not have the required authorization.",
    TIMEOUT: "Your session was terminated due to inactivity.",
    LOGIN_FAILED: "Login failed.",
  })
})

describe("a server whose environment cannot be loaded", () => {
  test("returns INITIALIZATION_ERROR to API clients and shows the error on the sign-in and initialisation pages", async () => {
    const database = await createTestDatabase()
    const base = testDeps(database.db)
    const live = new LiveSessions(base)
    const app = buildApp({
      ...base,
      live,
      ...createSessionState(base.clock),
      approvalHandlers: APPROVAL_HANDLERS,
    })
    await database.stop()
    const environment = await app.request("/api/environment/public")
    expect([environment.status, ((await environment.json()) as ErrorBody).code]).toEqual([
      503,
      "INITIALIZATION_ERROR",
    ])
    for (const path of ["/login", "/init"]) {
      const page = await app.request(path)
      expect([path, page.status]).toEqual([path, 503])
      expect(await page.text()).toContain("The system could not be initialised.")
    }
  })
})

describe("the API client", () => {
  test.each([
    [400, "BAD_REQUEST"],
    [401, "UNAUTHORIZED"],
    [402, "NOT_LICENSED"],
    [403, "NOT_ALLOWED"],
    [404, "NOT_FOUND"],
    [409, "CONFLICT"],
    [413, "FILE_TOO_LARGE"],
    [500, "SERVER_ERROR"],
    [418, "UNKNOWN"],
    [502, "UNKNOWN"],
  ])(
    "derives the error code from the status of a response without an error body: %d is %s",
    (status, code) => {
      expect(new ApiError(status, null).code).toBe(code)
    },
  )

  test("rejects a call without its path parameter or its body before sending it", async () => {
    const { createInterface } = interfaceEndpoints
    const withoutBody = typedCall(createInterface, { path: { deviceId: "1" } }, "")
    await expect(withoutBody).rejects.toThrow(
      "Required parameter body was null or undefined when calling POST /devices/:deviceId/interfaces",
    )
    const withoutPath = typedCall(createInterface, { path: {} as never, body: {} as never }, "")
    await expect(withoutPath).rejects.toThrow(
      "Required parameter deviceId was null or undefined when calling",
    )
  })
})

describe("request paths", () => {
  test("may end in a slash", async () => {
    const app = buildApp({
      ...deps,
      live: new LiveSessions(deps),
      ...createSessionState(deps.clock),
      approvalHandlers: APPROVAL_HANDLERS,
    })
    const headers = { authorization: `Bearer ${root.token}` }
    const deviceId = await aDevice(deps)
    for (const path of ["/api/devices/", `/api/devices/${deviceId}/`, "/issues/", `/devices/${deviceId}/`])
      expect([path, (await app.request(path, { headers })).status]).toEqual([path, 200])
    expect((await app.request("/api/devices//", { headers })).status).toBe(404)
  })

  test("of recurring issues are accepted in two spellings", async () => {
    const deviceId = await aDevice(deps)
    const planId = await aPlan(deps, deviceId, root.userId)
    for (const word of ["recurringissues", "recurringIssues"]) {
      expect((await call(root.token, "GET", `/devices/${deviceId}/${word}/${planId}`)).status).toBe(200)
      expect((await call("", "GET", `/devices/${deviceId}/${word}`)).status).toBe(401)
    }
  })
})
