/** HTTP semantics of every call: conditional requests, methods, media types, Location headers, refusal reasons. */
import { describe, expect, test } from "bun:test"
import { z } from "zod/mini"
import { REFUSAL_REASONS } from "../../src/base/reasons.ts"
import { withPrecondition } from "../../src/http/conditional-requests.ts"
import type { Endpoint } from "../../src/http/endpoint.ts"
import type { ErrorBody } from "../../src/http/errors.ts"
import { openApiDocument } from "../../src/http/openapi/document.ts"
import { itemPathOf } from "../../src/http/routes.ts"
import { allEndpoints } from "../../src/routes.ts"
import { testApi } from "../harness/api.ts"
import { aDevice, aDeviceGroup, aMaintenanceFixture } from "../harness/builders.ts"
import { aUser, createToken, uniqueName } from "../harness/users.ts"

const { app, deps, root, call } = await testApi()

function send(method: string, path: string, headers: Record<string, string> = {}, body?: unknown) {
  return app.request(`/api${path}`, {
    method,
    headers: {
      authorization: `Bearer ${root.token}`,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  })
}
const refusalOf = async (answer: Response) => (await answer.json()) as ErrorBody

describe("an entity tag", () => {
  test("leaves an unexpected error of the change as it is", async () => {
    const bug = new Error("a bug")
    await expect(withPrecondition(3, () => Promise.reject(bug))).rejects.toBe(bug)
  })

  test("of one object is accepted for one change; a second change with it is refused with 412", async () => {
    const path = `/devices/${await aDevice(deps)}`
    const tag = (await send("GET", path)).headers.get("etag")!
    expect(tag).toMatch(/^"\d+-[0-9a-f]+"$/)
    const first = await send("PUT", path, { "if-match": tag }, { location: "Row 1" })
    expect(first.status).toBe(200)
    expect(first.headers.get("etag")).not.toBe(tag)
    const second = await send("PUT", path, { "if-match": tag }, { location: "Row 2" })
    expect([second.status, await refusalOf(second)]).toMatchObject([
      412,
      { code: "PRECONDITION_FAILED", reason: "changedMeanwhile", details: { fields: ["location"] } },
    ])
    expect((await call<{ location: string }>(root.token, "GET", path)).body.location).toBe("Row 1")
  })

  test("may consist of the version alone, and an invalid one never matches", async () => {
    const path = `/devicegroups/${await aDeviceGroup(deps)}`
    const { version } = (await call<{ version: number }>(root.token, "GET", path)).body
    expect((await send("PUT", path, { "if-match": `"${version}"` }, { location: "N" })).status).toBe(200)
    expect((await send("PUT", path, { "if-match": '"yesterday"' }, { location: "S" })).status).toBe(412)
    expect((await send("PUT", path, { "if-match": "*" }, { location: "W" })).status).toBe(200)
  })

  test("that contradicts the version in the body is rejected", async () => {
    const path = `/devicegroups/${await aDeviceGroup(deps)}`
    const answer = await send("PUT", path, { "if-match": '"1"' }, { version: 2, location: "N" })
    expect(await refusalOf(answer)).toMatchObject({ code: "BAD_REQUEST", problems: [{ path: "version" }] })
  })

  test("that is current leads to 304 until a returned value changes", async () => {
    const deviceId = await aDevice(deps)
    const tag = (await send("GET", `/devices/${deviceId}`)).headers.get("etag")!
    const again = await send("GET", `/devices/${deviceId}`, { "if-none-match": tag })
    expect([again.status, await again.text()]).toEqual([304, ""])
    // The version stays, the count of open issues does not.
    const issue = { title: "Leak", activationDateTime: deps.clock().toISOString() }
    await call(root.token, "POST", `/devices/${deviceId}/issues`, issue)
    expect((await send("GET", `/devices/${deviceId}`, { "if-none-match": tag })).status).toBe(200)
  })

  test("is rejected where objects have no version, instead of being ignored", async () => {
    const { deviceId, issueId } = await aMaintenanceFixture(deps, root.userId)
    const answer = await send("PUT", `/devices/${deviceId}/issues/${issueId}/action/take`, {
      "if-match": '"1"',
    })
    expect(await refusalOf(answer)).toMatchObject({ code: "BAD_REQUEST", reason: "ifMatchNotSupported" })
  })
})

test("an unsupported method returns 405 with the allowed methods", async () => {
  const answer = await send("DELETE", "/passwordpolicy")
  expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, PUT, HEAD, OPTIONS"])
  expect(await refusalOf(answer)).toMatchObject({ reason: "methodNotAllowed" })
  const options = await send("OPTIONS", "/passwordpolicy")
  expect([options.status, options.headers.get("allow")]).toEqual([204, "GET, PUT, HEAD, OPTIONS"])
  expect((await send("HEAD", "/passwordpolicy")).status).toBe(200)
  // A fixed part of an address is no id of a machine.
  const fixed = await send("DELETE", "/devices/sessions")
  expect([fixed.status, fixed.headers.get("allow")]).toEqual([405, "GET, HEAD, OPTIONS"])
  expect((await send("DELETE", "/identityproviders/dryrun")).headers.get("allow")).toBe("POST, OPTIONS")
})

test("a body with a content type other than the endpoint's, or compressed, is rejected with 415", async () => {
  const form = { "content-type": "application/x-www-form-urlencoded" }
  const answer = await send("POST", "/devicegroups", form, "name=Hall")
  expect([answer.status, (await refusalOf(answer)).reason]).toEqual([415, "unsupportedMediaType"])
  const { deviceId, issueId } = await aMaintenanceFixture(deps, root.userId)
  expect((await send("POST", `/devices/${deviceId}/issues/${issueId}/attachments`, form, "a=b")).status).toBe(
    415,
  )
  expect((await send("POST", "/devicegroups", { "content-encoding": "gzip" }, { name: "Hall" })).status).toBe(
    415,
  )
  const json = { "content-type": "application/merge-patch+json; charset=utf-8" }
  expect((await send("PUT", "/passwordpolicy", json, { minimumLength: 10 })).status).toBe(200)
})

test.each([
  ["/devices?deviceGroup=x", "deviceGroup"],
  ["/devicegroups?Sort=name", "Sort"],
  ["/passwordpolicy?page=1", "page"],
  ["/devices?deviceGroupID=1&search=x", "deviceGroupID"],
])("the unknown query parameter of %s is rejected and named", async (path, name) => {
  const answer = await send("GET", path)
  expect([answer.status, (await refusalOf(answer)).problems]).toMatchObject([
    400,
    [{ path: name, reason: "unknown" }],
  ])
})

test("a query parameter that is given twice is rejected and named", async () => {
  const answer = await send("GET", "/issues?state=OPEN&page=1&state=CLOSED")
  expect([answer.status, (await refusalOf(answer)).problems]).toMatchObject([
    400,
    [{ path: "state", reason: "repeated" }],
  ])
})

test("an unknown sort field is rejected", async () => {
  const answer = await send("GET", "/devices?sort=colour")
  expect([answer.status, (await refusalOf(answer)).problems]).toMatchObject([
    400,
    [{ path: "sort", reason: "choice" }],
  ])
})

describe("a created object", () => {
  test("is found at its Location", async () => {
    const made = await send("POST", "/devicegroups", {}, { name: uniqueName("Hall") })
    const { id } = (await made.json()) as { id: string }
    expect([made.status, made.headers.get("location")]).toEqual([201, `/api/devicegroups/${id}`])
    const read = await app.request(made.headers.get("location")!, {
      headers: { authorization: `Bearer ${root.token}` },
    })
    expect(read.status).toBe(200)
  })

  test("has an address, unless its endpoint is listed as having none", () => {
    const without = allEndpoints
      .filter(({ endpoint }) => endpoint.status === 201 && itemPathOf(endpoint, allEndpoints) === null)
      .map(({ name }) => name)
    expect(without.sort()).toEqual([...WITHOUT_ADDRESS].sort())
  })
})

/** Shown once, or read with what it belongs to. */
const WITHOUT_ADDRESS = [
  ...["createApiToken", "createDownloadTicket", "createTicket", "importLicence", "initialise"],
  ...["inviteByEmail", "inviteUser", "registerPasskey", "downloadFile", "uploadFile"],
]

test("each paged list reports whether its total is exact", async () => {
  const document = openApiDocument(allEndpoints, { version: "0.0.0" })
  const { schemas } = document.components as { schemas: Record<string, { required: string[] }> }
  expect(schemas.Page!.required).toContain("totalIsExact")
  const lists = allEndpoints.filter(
    ({ endpoint }) =>
      endpoint.method === "GET" &&
      !endpoint.path.includes(":") &&
      isPage(endpoint.response) &&
      !isFiltered(endpoint),
  )
  expect(lists.length).toBeGreaterThan(20)
  for (const { name, endpoint } of lists) {
    const answer = await send("GET", endpoint.path)
    expect([name, answer.status, await answer.json()]).toEqual([
      name,
      200,
      expect.objectContaining({ total: expect.any(Number), totalIsExact: true }),
    ])
  }
})

function isPage(answer: z.ZodMiniType | undefined): boolean {
  return answer instanceof z.ZodMiniObject && "totalIsExact" in answer.shape
}

/** Has query parameters that it does not work without. */
function isFiltered({ query }: Endpoint): boolean {
  return query?.safeParse({}).success === false
}

test("an API token can read the profile of its owner", async () => {
  const wanted = { name: uniqueName("robot"), scopes: ["ISSUE_READ"], expiresOn: "2026-06-01T00:00:00Z" }
  const made = await call<{ token: string }>(root.token, "POST", "/apitokens", wanted)
  expect(made.status).toBe(201)
  expect(await call(made.body.token, "GET", "/profile")).toMatchObject({
    status: 200,
    body: { id: root.userId },
  })
})

describe("an error response", () => {
  test("contains its reason, and the field's reason with its limit", async () => {
    const answer = await send("POST", "/devicegroups", {}, { name: "x".repeat(1000) })
    const body = await refusalOf(answer)
    expect(body).toMatchObject({ reason: "fieldsWrong", problems: [{ path: "name", reason: "max" }] })
    expect(body.problems[0]!.limit).toBeNumber()
  })

  test("for a missing authority names the authority", async () => {
    const token = await createToken(deps, await aUser(deps))
    const { body } = await call(token, "GET", "/users")
    expect(body).toMatchObject({ reason: "authorityMissing", details: { authority: "USER_READ" } })
  })

  test("has one of the reasons that the document lists", async () => {
    const { deviceId } = await aMaintenanceFixture(deps, root.userId)
    const answers = await Promise.all([
      send("GET", "/devices/7"),
      send("DELETE", `/devices/${deviceId}`),
      send("POST", "/devicegroups", {}, "{"),
      send("GET", "/no/such/call"),
    ])
    const reasons = await Promise.all(
      answers.slice(0, 3).map(async (answer) => (await refusalOf(answer)).reason),
    )
    expect(reasons).toEqual(["deviceNotFound", "deviceHasIssues", "bodyNotJson"])
    for (const reason of reasons) expect(REFUSAL_REASONS).toContain(reason)
  })
})
