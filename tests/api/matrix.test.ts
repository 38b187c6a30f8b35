/** Generated from the contract rows: who may call what, and what every row refuses. */
import { expect, test } from "bun:test"
import { randomUUID } from "node:crypto"
import { z } from "zod/mini"
import {
  DEVICE_AUTHORITIES,
  type DeviceAuthority,
  SYSTEM_AUTHORITIES,
  type SystemAuthority,
} from "../../src/base/authorities.ts"
import { type Endpoint, pathParamNames } from "../../src/http/endpoint.ts"
import { allEndpoints } from "../../src/routes.ts"
import { testApi } from "../harness/api.ts"
import { aDevice, aMaintenanceFixture, type MaintenanceFixture } from "../harness/builders.ts"
import { type Check, runChecks } from "../harness/soft-assertions.ts"
import { aUser, createToken, grantOnDevice, grantOnSystem } from "../harness/users.ts"

const { call, deps, root } = await testApi()

function pathWith(endpoint: Endpoint, ids: Partial<MaintenanceFixture>): string {
  return pathParamNames(endpoint.path).reduce(
    (path, name) => path.replace(`:${name}`, ids[name as keyof MaintenanceFixture] ?? randomUUID()),
    endpoint.path as string,
  )
}

/** No row takes this: every schema is strict, or needs other fields. */
const BROKEN_BODY = { "not a field of any row": [null] }

/** What a row that passes its gate is called with, so that nothing but the gate can refuse it as forbidden. */
function bodyFor(endpoint: Endpoint): unknown {
  return endpoint.body ? BROKEN_BODY : undefined
}

/** Authorities that an action asks for beside the gate of its row. */
const FURTHER: Readonly<Record<string, readonly DeviceAuthority[]>> = {
  "PUT /devices/:deviceId/faultreportaddress": ["ISSUE_CREATE"],
}

async function someoneWith({ auth: gate, method, path }: Endpoint, deviceId: string): Promise<string> {
  const userId = await aUser(deps, { superuser: gate === "superuser" })
  await grantOnDevice(deps, userId, deviceId, FURTHER[`${method} ${path}`] ?? [])
  if (typeof gate === "object" && "system" in gate)
    await grantOnSystem(deps, userId, [gate.system as SystemAuthority])
  if (typeof gate === "object" && "device" in gate)
    await grantOnDevice(deps, userId, deviceId, [gate.device as DeviceAuthority])
  return createToken(deps, userId)
}

/** A user with every authority, system-wide and on this device, except the gate's; that one on another device. */
async function someoneWithout(gate: Endpoint["auth"], deviceId: string): Promise<string> {
  const userId = await aUser(deps)
  const wanted = typeof gate === "string" ? "" : "system" in gate ? gate.system : gate.device
  const others = <Name extends string>(all: readonly Name[]) => all.filter((name) => name !== wanted)
  await grantOnSystem(deps, userId, others(SYSTEM_AUTHORITIES))
  await grantOnDevice(deps, userId, deviceId, others(DEVICE_AUTHORITIES))
  if (typeof gate === "object" && "device" in gate)
    await grantOnDevice(deps, userId, elsewhere, [gate.device as DeviceAuthority])
  return createToken(deps, userId)
}

/** Refused calls change nothing, so all refusals share one fixture. */
const refusing = await aMaintenanceFixture(deps, root.userId)
const elsewhere = await aDevice(deps)

/** Calls that read, and those whose body is refused, change nothing and share a fixture. */
async function fixtureFor({ method, body }: Endpoint): Promise<MaintenanceFixture> {
  return method === "GET" || body ? refusing : aMaintenanceFixture(deps, root.userId)
}

for (const { endpoint } of allEndpoints) {
  test(`${endpoint.method} ${endpoint.path} asks for its authority, its ids and its fields`, () =>
    runChecks([
      ["says what it is", () => expect(endpoint.summary).toMatch(/^[A-Z].*[^.]$/)],
      ...(endpoint.auth === "public" ? [] : signInChecks(endpoint)),
      ...(endpoint.auth === "public" || endpoint.auth === "signedIn" ? [] : authorityChecks(endpoint)),
      ...(pathParamNames(endpoint.path).length > 0 ? idChecks(endpoint) : []),
      ...(endpoint.body ? bodyChecks(endpoint) : []),
      ...(endpoint.query ? queryChecks(endpoint) : []),
    ]))
}

function signInChecks(endpoint: Endpoint): Check[] {
  return [
    [
      "without a token it is refused as UNAUTHORIZED",
      async () => {
        const answer = await call(null, endpoint.method, pathWith(endpoint, refusing), bodyFor(endpoint))
        expect(answer).toMatchObject({ status: 401, body: { code: "UNAUTHORIZED" } })
      },
    ],

    [
      "with a forged token it is refused as UNAUTHORIZED",
      async () => {
        const forged = Buffer.alloc(32, 7).toString("base64url")
        const answer = await call(forged, endpoint.method, pathWith(endpoint, {}), bodyFor(endpoint))
        expect(answer.status).toBe(401)
      },
    ],

    [
      "with its authority alone it passes",
      async () => {
        const book = await fixtureFor(endpoint)
        const token = await someoneWith(endpoint, book.deviceId)
        const { status } = await call(token, endpoint.method, pathWith(endpoint, book), bodyFor(endpoint))
        expect([401, 403, 500]).not.toContain(status)
        if (endpoint.body) expect(status).toBe(400)
      },
    ],

    [
      "a superuser passes",
      async () => {
        const book = await fixtureFor(endpoint)
        // Not the account of the other tests: some rows end all other sign-ins of the caller.
        const token = await createToken(deps, await aUser(deps, { superuser: true }))
        const { status } = await call(token, endpoint.method, pathWith(endpoint, book), bodyFor(endpoint))
        expect([401, 403, 500]).not.toContain(status)
      },
    ],
  ]
}

function authorityChecks(endpoint: Endpoint): Check[] {
  return [
    [
      "without its authority it is refused as NOT_ALLOWED",
      async () => {
        const stranger = await createToken(deps, await aUser(deps))
        const answer = await call(stranger, endpoint.method, pathWith(endpoint, refusing), bodyFor(endpoint))
        expect(answer).toMatchObject({ status: 403, body: { code: "NOT_ALLOWED" } })
      },
    ],

    [
      "with it on another device, and everything else there is, it is refused as NOT_ALLOWED",
      async () => {
        const nearly = await someoneWithout(endpoint.auth, refusing.deviceId)
        const answer = await call(nearly, endpoint.method, pathWith(endpoint, refusing), bodyFor(endpoint))
        expect(answer).toMatchObject({ status: 403, body: { code: "NOT_ALLOWED" } })
      },
    ],
  ]
}

function idChecks(endpoint: Endpoint): Check[] {
  return [
    [
      "ids that name nothing are NOT_FOUND",
      async () => {
        const answer = await call(root.token, endpoint.method, pathWith(endpoint, {}), bodyFor(endpoint))
        const isCheckedAfterBody = endpoint.body !== undefined && !endpoint.path.includes(":deviceId")
        expect(answer.status).toBe(isCheckedAfterBody ? 400 : 404)
      },
    ],

    [
      "ids that are none are NOT_FOUND",
      async () => {
        const path = endpoint.path.replace(/:[A-Za-z]+/g, "1%27%20or%201=1")
        expect((await call(root.token, endpoint.method, path, bodyFor(endpoint))).status).toBe(404)
      },
    ],
  ]
}

/** Places in a body's schema that accept undeclared fields; authenticator responses are exempt. */
function openPlaces(schema: unknown, at = ""): string[] {
  if (schema === null || typeof schema !== "object") return []
  const { properties, additionalProperties } = schema as Record<string, unknown>
  const isOpen = properties !== undefined && additionalProperties !== false && !/\banswer|\bpasskey/.test(at)
  const below = Object.entries(schema).flatMap(([name, part]) => openPlaces(part, `${at} ${name}`))
  return isOpen ? [at, ...below] : below
}

function bodyChecks(endpoint: Endpoint): Check[] {
  return [
    [
      "check 2: nothing is taken that the row does not name, at any depth",
      () => {
        const schema = z.toJSONSchema(endpoint.body!, { io: "input", unrepresentable: "any" })
        expect(openPlaces(schema)).toEqual([])
      },
    ],

    [
      "a missing or broken body is BAD_REQUEST",
      async () => {
        for (const body of [BROKEN_BODY, "{", "", "null", "[]", '"text"']) {
          const answer = await call(root.token, endpoint.method, pathWith(endpoint, refusing), body)
          expect(answer).toMatchObject({ status: 400, body: { code: "BAD_REQUEST" } })
        }
      },
    ],
  ]
}

/** Values outside the limits of the query fields that rows have. */
const BROKEN_QUERY: Record<string, readonly string[]> = {
  page: ["0", "1e9", "x", "1.5"],
  size: ["0", "100000"],
  search: ["x".repeat(101)],
  at: ["-1", "x"],
}

function queryChecks(endpoint: Endpoint): Check[] {
  return [
    [
      "a query outside its limits is BAD_REQUEST",
      async () => {
        const fields = Object.keys((endpoint.query as { shape?: object }).shape ?? {})
        for (const [name, value] of fields.flatMap((field) =>
          (BROKEN_QUERY[field] ?? []).map((v) => [field, v]),
        )) {
          const path = `${pathWith(endpoint, refusing)}?${name}=${value}`
          expect([name, value, (await call(root.token, endpoint.method, path)).status]).toEqual([
            name,
            value,
            400,
          ])
        }
      },
    ],
  ]
}
