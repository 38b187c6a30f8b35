import { beforeAll, describe, expect, test } from "bun:test"
import { BODY_BYTES_MAX } from "../../src/http/body.ts"
import { createInitLink } from "../../src/machines/initialisation/actions.ts"
import type { PublicEnvironment } from "../../src/system/environment/contract.ts"
import { testApi } from "../harness/api.ts"
import { aDevice } from "../harness/builders.ts"

const { app, call, deps, root } = await testApi()
const first = {
  ...{ customerName: "Van der Meer", username: "max", password: "correct horse battery" },
  ...{ firstname: "Max", surname: "Keller", email: "max@vandermeer.example" },
}

async function tokenOfLink(): Promise<string> {
  return new URL((await createInitLink(deps))!, "http://x").searchParams.get("token")!
}

const isInitialised = async () =>
  (await call<PublicEnvironment>(null, "GET", "/environment/public")).body.initialised

describe("the first start", () => {
  let before: boolean
  let refused: unknown
  let both: { status: number }[]
  beforeAll(async () => {
    before = await isInitialised()
    const old = await tokenOfLink()
    const token = await tokenOfLink()
    refused = await call(null, "POST", "/environment/init", { ...first, token: old })
    both = await Promise.all([
      call(null, "POST", "/environment/init", { ...first, token }),
      call(null, "POST", "/environment/init", { ...first, token, username: "second" }),
    ])
  })

  test("check 26: accepts only the newest initialisation link, and only once", async () => {
    expect(before).toBe(false)
    expect(refused).toMatchObject({ status: 403, body: { message: "errors.initLinkInvalid" } })
    expect(both.map((answer) => answer.status).sort()).toEqual([201, 409])
    expect(await isInitialised()).toBe(true)
    expect(await createInitLink(deps)).toBeNull()
  })

  test("is refused with 409 when the system is already initialised", async () => {
    const again = await call(null, "POST", "/environment/init", { ...first, token: "x".repeat(43) })
    expect(again).toMatchObject({ status: 409, body: { message: "errors.alreadyInitialised" } })
  })

  test("creates the device roles and a first device group", async () => {
    const roles = await deps.db.selectFrom("device_role").select("name").orderBy("name").execute()
    expect(roles.map((role) => role.name)).toEqual(["Administration", "Expert", "Maintenance"])
    const groups = await call<{ rows: { name: string }[] }>(root.token, "GET", "/devicegroups")
    expect(groups.body.rows.map((group) => group.name)).toContain("Van der Meer")
  })

  test("creates an administrator who can sign in", async () => {
    const username = both[0]!.status === 201 ? first.username : "second"
    const answer = await call<{ access_token: string }>(null, "POST", "/token", {
      ...{ username, password: first.password },
    })
    expect(answer.status).toBe(200)
    const profile = await call<{ superuser: boolean }>(answer.body.access_token, "GET", "/profile")
    expect(profile.body.superuser).toBe(true)
  })
})

describe("request bodies", () => {
  const MEGABYTE = 1024 * 1024
  /** Counts what was taken of it. */
  function endless(sizeBytes: number) {
    let takenBytes = 0
    const chunk = new Uint8Array(64 * 1024).fill(32)
    const stream = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (takenBytes >= sizeBytes) return controller.close()
        takenBytes += chunk.length
        controller.enqueue(chunk)
      },
    })
    return { stream, taken: () => takenBytes }
  }

  test("of 100 MB are refused as FILE_TOO_LARGE without being read completely", async () => {
    const path = `/api/devices/${await aDevice(deps)}/issues`
    const { stream, taken } = endless(100 * MEGABYTE)
    const headers = { authorization: `Bearer ${root.token}`, "content-type": "application/json" }
    const answer = await app.request(path, { method: "POST", body: stream, headers })
    expect(answer.status).toBe(413)
    expect(await answer.json()).toMatchObject({ code: "FILE_TOO_LARGE" })
    expect(taken()).toBeLessThan(BODY_BYTES_MAX + MEGABYTE)
  })

  test("with a declared length of 100 MB are refused with 413", async () => {
    const path = `/api/devices/${await aDevice(deps)}/issues`
    const headers = { authorization: `Bearer ${root.token}`, "content-length": String(100 * MEGABYTE) }
    const answer = await app.request(path, { method: "POST", body: "{}", headers })
    expect(answer.status).toBe(413)
  })
})

describe("text that the database cannot store", () => {
  test("is rejected with BAD_REQUEST when it contains a NUL character, wherever it is", async () => {
    const path = `/devices/${await aDevice(deps)}/issues`
    const issue = { title: "a\u0000b", activationDateTime: "2026-03-10T09:00:00Z" }
    expect((await call(root.token, "POST", path, issue)).status).toBe(400)
    expect((await call(root.token, "GET", `${path}?search=%00`)).status).toBe(400)
    const credentials = { username: "a\u0000b", password: "correct horse" }
    expect((await call(null, "POST", "/token", credentials)).status).toBe(400)
  })

  test("is stored with a replacement character for a lone surrogate, and the response is valid", async () => {
    const path = `/devices/${await aDevice(deps)}/issues`
    const issue = { title: "half \ud83d", activationDateTime: "2026-03-10T09:00:00Z" }
    const created = await call<{ title: string }>(root.token, "POST", path, issue)
    expect(created).toMatchObject({ status: 201, body: { title: "half \ufffd" } })
  })
})
