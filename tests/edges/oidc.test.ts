/** The way to identity providers: TLS, time, size. */
import { afterAll, beforeEach, describe, expect, test } from "bun:test"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { ProviderFailure } from "../../src/base/provider-failure.ts"
import { cachedEndpoints, discoverEndpoints, type ProviderSettings } from "../../src/edges/oidc/metadata.ts"
import { metadataOf, startHostileProvider } from "../hostile/oidc.ts"
import { createSelfSignedFiles } from "../peers/certificates.ts"

const folder = mkdtempSync(join(tmpdir(), "millwright-oidc-"))
const fake = startHostileProvider()
afterAll(async () => {
  await fake.stop()
  rmSync(folder, { recursive: true })
})
const DISCOVERY = "/.well-known/openid-configuration"
/** Long enough for an answer of this host, short enough to wait for. */
const PATIENCE_MS = 250

let counter = 0
function settings(issuer: string, more: Partial<ProviderSettings> = {}): ProviderSettings {
  counter += 1
  return {
    id: `provider ${counter}`,
    version: 1,
    issuer,
    clientId: "millwright",
    clientSecret: "secret",
    clientAuthentication: "CLIENT_SECRET_POST",
    caCertificate: "",
    audience: "",
    scopes: "openid",
    allowLoopback: true,
    responseTimeoutMs: 5000,
    ...more,
  }
}

const failureOf = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error) => (error instanceof ProviderFailure ? error : `${error}`),
  )

beforeEach(() => fake.overrides.clear())

describe("an identity provider's certificate", () => {
  const { key, certificate: pem } = createSelfSignedFiles(folder, {
    name: "localhost",
    alternativeNames: "DNS:localhost",
  })
  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    tls: { key, cert: pem },
    fetch: (request): Response => Response.json(metadataOf(new URL(request.url).origin)),
  })
  afterAll(() => server.stop(true))
  const issuer = `https://localhost:${server.port}`

  test("of an unknown authority is refused, and the reason is reported", async () => {
    expect(await failureOf(discoverEndpoints(settings(issuer)))).toMatchObject({
      problem: "PROVIDER_UNREACHABLE",
      message: expect.stringMatching(/CERT|self.signed/i),
    })
  })

  test("of the configured authority is accepted", async () => {
    expect((await discoverEndpoints(settings(issuer, { caCertificate: pem }))).issuer).toBe(issuer)
  })

  test("is accepted only for the provider whose authority is configured", async () => {
    await discoverEndpoints(settings(issuer, { caCertificate: pem }))
    expect(await failureOf(discoverEndpoints(settings(issuer)))).toMatchObject({
      problem: "PROVIDER_UNREACHABLE",
    })
  })

  test("for another name is refused", async () => {
    const other = settings(`https://127.0.0.1:${server.port}`, { caCertificate: pem })
    expect(await failureOf(discoverEndpoints(other))).toMatchObject({ problem: "PROVIDER_UNREACHABLE" })
  })
})

describe("check 28: the name of an identity provider", () => {
  const { key, certificate: pem } = createSelfSignedFiles(folder, {
    name: "idp.example",
    alternativeNames: "DNS:idp.example",
  })
  const server = Bun.serve({
    port: 0,
    hostname: "127.0.0.1",
    tls: { key, cert: pem },
    fetch: (request): Response => Response.json(metadataOf(`https://${request.headers.get("host")}`)),
  })
  afterAll(() => server.stop(true))
  const issuer = `https://idp.example:${server.port}`

  test("is resolved once: the checked address is dialled, and the certificate is verified for the name", async () => {
    const asked: string[] = []
    const lookup = async (host: string) => {
      asked.push(host)
      return asked.length === 1 ? "127.0.0.1" : "169.254.169.254"
    }
    const found = await discoverEndpoints(settings(issuer, { caCertificate: pem, lookup }))
    expect([found.issuer, asked]).toEqual([issuer, ["idp.example"]])
  })

  test("that leads to an address that may not be dialled is refused before a connection", async () => {
    const lookup = async () => "169.254.169.254"
    expect(
      await failureOf(discoverEndpoints(settings(issuer, { caCertificate: pem, lookup }))),
    ).toMatchObject({
      problem: "PROVIDER_UNREACHABLE",
      message: expect.stringContaining("cannot be dialled"),
    })
  })
})

describe("a slow identity provider", () => {
  test("times out before its first byte", async () => {
    const hanging = Promise.withResolvers<Response>()
    fake.overrides.set(DISCOVERY, () => hanging.promise)
    expect(
      await failureOf(discoverEndpoints(settings(fake.issuer, { responseTimeoutMs: PATIENCE_MS }))),
    ).toMatchObject({
      problem: "PROVIDER_UNREACHABLE",
      message: expect.stringContaining(`no answer within ${PATIENCE_MS} ms`),
    })
    hanging.resolve(new Response())
  })

  test("times out during its answer", async () => {
    const over = Promise.withResolvers<void>()
    const drops = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"issuer":'))
        void over.promise.then(() => controller.close())
      },
    })
    fake.overrides.set(
      DISCOVERY,
      () => new Response(drops, { headers: { "content-type": "application/json" } }),
    )
    expect(
      await failureOf(discoverEndpoints(settings(fake.issuer, { responseTimeoutMs: PATIENCE_MS }))),
    ).toMatchObject({
      problem: "PROVIDER_UNREACHABLE",
    })
    over.resolve()
  })
})

describe("a forbidden provider address", () => {
  test.each([
    ["https://127.0.0.1:9", false],
    ["https://localhost:9", false],
    ["https://[::1]:9", false],
    ["https://169.254.169.254", true],
    ["http://192.0.2.1", true],
  ])("%s is not dialled (loopback allowed: %p)", async (issuer, allowLoopback) => {
    const failure = await failureOf(discoverEndpoints(settings(issuer, { allowLoopback })))
    expect(failure).toBeInstanceOf(ProviderFailure)
    expect((failure as ProviderFailure).message).toMatch(/cannot be dialled|HTTPS/)
  })
})

describe("an identity provider's metadata", () => {
  test("is cached until the provider's settings change or it is checked", async () => {
    const known = settings(fake.issuer)
    fake.requests.length = 0
    await cachedEndpoints(known)
    await cachedEndpoints(known)
    expect(fake.requests).toEqual([DISCOVERY])
    await cachedEndpoints({ ...known, version: 2 })
    await discoverEndpoints({ ...known, version: 2 })
    expect(fake.requests).toEqual([DISCOVERY, DISCOVERY, DISCOVERY])
  })

  test("is requested again after a failure", async () => {
    const known = settings(fake.issuer)
    fake.overrides.set(DISCOVERY, () => new Response("", { status: 503 }))
    expect(await failureOf(cachedEndpoints(known))).toMatchObject({ problem: "PROVIDER_RESPONSE_INVALID" })
    fake.overrides.clear()
    expect((await cachedEndpoints(known)).issuer).toBe(fake.issuer)
  })
})
