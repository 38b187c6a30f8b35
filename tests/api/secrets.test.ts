/**
 * No submitted secret is disclosed. Users sign in by every method, every secret field is filled, every call and page
 * is requested; then everything the server sent or stored is searched.
 */

import { afterAll, beforeAll, describe, expect, test } from "bun:test"
import { generateKeyPairSync } from "node:crypto"
import { buildApp } from "../../src/app.tsx"
import { createLogger } from "../../src/base/logger.ts"
import type { Email, Mailer } from "../../src/base/mailer.ts"
import { createFileStorage, createMailer } from "../../src/edges/external-clients.ts"
import { pathParamNames } from "../../src/http/endpoint.ts"
import { startJobs } from "../../src/jobs.ts"
import { createInitLink } from "../../src/machines/initialisation/actions.ts"
import { allEndpoints } from "../../src/routes.ts"
import { otpCode } from "../harness/factors.ts"
import { aVncMachine, stopMachinesAfterAll } from "../harness/machines.ts"
import { MAIL_SERVER_INFO } from "../harness/mailer.ts"
import { logPath, remoteTest, sessionPath } from "../harness/remote-sessions.ts"
import {
  readAllRows,
  readFilesBelow,
  type SearchableText,
  SecretLeakScanner,
  secretFieldsOf,
} from "../harness/secret-leaks.ts"
import { startHostileProvider } from "../hostile/oidc.ts"

stopMachinesAfterAll()

const ledger = new SecretLeakScanner()
const lines: SearchableText[] = []
const letters: Email[] = []
const answers: SearchableText[] = []
const keeping: Mailer = {
  server: MAIL_SERVER_INFO,
  send: async (letter) => void letters.push(letter),
  close() {},
}

const log = createLogger({
  level: "debug",
  write: (text) => void lines.push({ where: "the log", text }),
})
const on = await remoteTest({}, { log, mailer: keeping, publicAddress: "http://book.example.com" })
const provider = startHostileProvider()
afterAll(() => provider.stop())

/** Rows that take a secret, each with its fields. */
const ROWS = new Map(
  allEndpoints.map(({ name, endpoint }) => [name, { endpoint, fields: secretFieldsOf(endpoint) }] as const),
)
const TAKING = [...ROWS].filter(([, { fields }]) => fields.length > 0).map(([name]) => name)
/** Those that have taken what they were given. */
const taken = new Set<string>()

const ids: Record<string, string> = {}
const filled = (path: string) =>
  pathParamNames(path).reduce(
    (made, name) => made.replace(`:${name}`, ids[name] ?? crypto.randomUUID()),
    path,
  )

interface Asking {
  token?: string
  headers?: Record<string, string>
  body?: BodyInit | object | null
}

/** Sends a request, keeps the response for the search, and registers the secrets it returns. */
async function ask<T>(method: string, path: string, { token, headers = {}, body = null }: Asking = {}) {
  const isJson = body !== null && Object.getPrototypeOf(body) === Object.prototype
  const response = await fetch(on.address + path, {
    method,
    redirect: "manual",
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(isJson ? { "content-type": "application/json" } : {}),
      ...headers,
    },
    ...(body === null ? {} : { body: isJson ? JSON.stringify(body) : (body as BodyInit) }),
  })
  const text = await textOf(response)
  const where = `answer ${answers.length} of ${method} ${path.split("?")[0]}`
  const json = response.headers.get("content-type")?.includes("json") && text ? JSON.parse(text) : null
  const cookies = response.headers.getSetCookie()
  response.headers.delete("set-cookie")
  ledger.registerReturned(where, json, cookies)
  answers.push({ where, text: `${JSON.stringify([...response.headers])}\n${text}` })
  return { status: response.status, body: json as T, cookies, text }
}

/** The whole body; of a stream of events, which lasts for a minute, its beginning. */
async function textOf(response: Response): Promise<string> {
  if (!response.headers.get("content-type")?.startsWith("text/event-stream"))
    return Buffer.from(await response.arrayBuffer()).toString("latin1")
  const reader = response.body!.getReader()
  const { value = new Uint8Array() } = await reader.read()
  await reader.cancel()
  return Buffer.from(value).toString("latin1")
}

/** Calls a row by its name; what `body` has in the row's secret fields counts as typed. */
async function give<T extends object>(name: string, body: object | string, token?: string): Promise<T> {
  const { endpoint, fields } = ROWS.get(name)!
  const plain = typeof body === "string"
  if (plain) ledger.register(`body of ${name}`, body)
  else
    for (const field of fields)
      if (field in body) ledger.register(`${field} of ${name}`, body[field as never])
  const path = `/api${filled(endpoint.path)}`
  const answer = await ask<T>(endpoint.method, path, { ...(token ? { token } : {}), body })
  if (answer.status < 300) taken.add(name)
  return answer.body
}

const secret = (what: string) => ledger.register(what)
const signedIn = async (username: string, password: string, more: object = {}) =>
  (await give<{ access_token: string }>("createToken", { username, password, ...more })).access_token

/** Runs every scheduled job once: e-mails are sent, providers and directories are queried. */
async function allJobs(): Promise<void> {
  const jobs = startJobs(on.deps)
  await jobs.idle()
  await jobs.stop()
}

async function firstStart(): Promise<string> {
  const link = new URL((await createInitLink(on.deps))!, on.address)
  const token = link.searchParams.get("token")!
  const password = secret("the first password")
  const who = { username: "ada", firstname: "Ada", surname: "First", email: "ada@plant.example" }
  await give("initialise", { ...who, password, token, customerName: "Plant" })
  return signedIn("ada", password)
}

/** Base32 as authenticator apps take it. */
const otpSecret = () =>
  Array.from(
    crypto.getRandomValues(new Uint8Array(32)),
    (byte) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"[byte % 32],
  ).join("")

async function people(root: string): Promise<{ eva: string; password: string }> {
  const [first, second] = [secret("tom's password"), secret("tom's next password")]
  const tom = {
    username: "tom",
    firstname: "Tom",
    surname: "T",
    email: "tom@plant.example",
    otpEnabled: true,
  }
  const made = await give<{ id: string }>(
    "createUser",
    { ...tom, password: first, otpSecret: otpSecret() },
    root,
  )
  ids.userId = made.id
  const otp = otpSecret()
  await give("updateUser", { ...tom, password: second, otpSecret: otp }, root)
  const pair = await give<{ access_token: string; refresh_token: string }>("createToken", {
    ...{ username: "tom", password: second, otp: await otpCode(on.deps, otp) },
  })
  await give("refreshToken", { refresh_token: pair.refresh_token })
  await give("refreshToken", { refresh_token: pair.refresh_token })
  const password = secret("eva's password")
  const eva = { username: "eva", firstname: "Eva", surname: "E", email: "eva@plant.example", superuser: true }
  await give("createUser", { ...eva, password }, root)
  for (const wrong of [{ username: "eva" }, { username: secret("a password typed as a name") }])
    await give("createToken", { ...wrong, password: secret("a wrong password") })
  const token = await signedIn("eva", password)
  await give("performStepUp", { password }, token)
  await give("performStepUp", { password: secret("a wrong proof") }, token)
  const next = secret("eva's next password")
  await give("updateProfile", { currentPassword: password, password: next }, token)
  return { eva: token, password: next }
}

async function forgottenPassword(): Promise<void> {
  await ask("POST", "/api/resetpassword", { body: { username: "tom", email: "" } })
  await allJobs()
  const code = /One-time password: ([0-9A-Z-]+)/.exec(letters.at(-1)?.text ?? "")?.[1] ?? ""
  await give("resetPassword", { oneTimePassword: code, password: secret("the password after a reset") })
  await give("resetPassword", { oneTimePassword: code, password: secret("a password that comes too late") })
}

async function outsideSystems(root: string): Promise<void> {
  const directory = {
    ...{ name: "Plant", urls: ["ldaps://127.0.0.1:9"], bindDn: "cn=reader", baseDn: "dc=plant" },
    userFilter: "(uid={username})",
  }
  ids.ldapProviderId = (
    await give<{ id: string }>("createDirectory", { ...directory, bindPassword: secret("bind") }, root)
  ).id
  await give("updateDirectory", { ...directory, bindPassword: secret("next bind") }, root)
  await ask("POST", filled("/api/ldapproviders/:ldapProviderId/check?username=x"), { token: root })
  await give("dryRunDirectory", { settings: { ...directory, bindPassword: secret("tried bind") } }, root)
  await signedIn("unknown user", secret("for a directory that is away"))
  const oidc = { name: "ID", issuer: provider.issuer, clientId: "millwright", enabled: true }
  ids.identityProviderId = (
    await give<{ id: string }>("createIdentityProvider", { ...oidc, clientSecret: secret("client") }, root)
  ).id
  await give("updateIdentityProvider", { ...oidc, clientSecret: secret("next client") }, root)
  await ask("POST", filled("/api/identityproviders/:identityProviderId/check"), { token: root })
  await give("dryRunIdentityProvider", { settings: { ...oidc, clientSecret: secret("tried client") } }, root)
  const group = { token: root, body: { name: "Fitters" } }
  ids.userGroupId = (await ask<{ id: string }>("POST", "/api/usergroups", group)).body.id
  const source = { identityProviderId: ids.identityProviderId, groupMappings: ["fitters"] }
  await ask("POST", filled("/api/usergroups/:userGroupId/oidcusersources"), { token: root, body: source })
  provider.next.claims = { preferred_username: "zoe", groups: ["fitters"] }
  provider.overrides.set("/token", async () => {
    const tokens = (await provider.tokenResponse().json()) as Record<string, unknown>
    const kept = { access_token: secret("provider's access"), refresh_token: secret("provider's refresh") }
    return Response.json({ ...tokens, ...kept, id_token: ledger.register("ID token", `${tokens.id_token}`) })
  })
  const federated = () =>
    give("createFederatedToken", {
      token_provider: ids.identityProviderId,
      authorization_code: secret("code"),
      code_verifier: secret("verifier").padEnd(43, "x"),
      redirect_uri: "http://127.0.0.1:7777/back",
    })
  await federated()
  provider.overrides.set("/token", () => Response.json({ error: "invalid_grant" }, { status: 400 }))
  await federated()
}

/** A session with a stored password and one with a password entered at the start, both recorded. */
async function sessions(root: string): Promise<void> {
  for (const asked of [false, true]) {
    const password = ledger.register("the machine's password", crypto.randomUUID().slice(0, 8))
    const machine = await aVncMachine({ password })
    const kept = asked ? { askCredentials: true } : { password }
    const job = await on.aSessionFixture({ ...machine.target, authType: "PASSWORD", ...kept })
    ledger.register("a technician's token", job.technician.token)
    Object.assign(ids, { ...job })
    if (asked) await give("giveCredentials", { username: "", password }, job.technician.token)
    const path = await on.startSession(job)
    ids.sessionId = path.sessionId
    const ticket = `/api${sessionPath(path)}/tickets`
    await ask("POST", ticket, { token: job.technician.token })
    const viewer = await on.joinSession(path, job.technician)
    await viewer.waitFor("the picture", () => viewer.count("key") > 0)
    await on.deps.live.end(path.sessionId, { state: "COMPLETED", code: null, detail: "" })
    for (const part of ["info", "segment?at=0", "thumbnail", ""])
      await ask("GET", `/api${sessionPath(path)}/screenrecording/${part}`.replace(/\/$/, ""), { token: root })
    if (!asked) await interfaces(root)
    await ask("GET", `/api${logPath(job)}`, { token: root })
  }
}

async function interfaces(root: string): Promise<void> {
  const ssh = { name: "Shell", type: "SSH", host: "127.0.0.1", port: 22, username: "root" }
  const byPassword = { ...ssh, authType: "PASSWORD", password: secret("shell") }
  ids.interfaceId = (await give<{ id: string }>("createInterface", byPassword, root)).id
  const key = aKeyWithPassphrase()
  await give("updateInterface", { ...ssh, authType: "SSH_KEY", ...key }, root)
  await give("updateInterface", { ...ssh, authType: "NONE", ...key }, root)
}

/** An encrypted key, whose text is a secret like its passphrase. */
function aKeyWithPassphrase() {
  const passphrase = secret("passphrase")
  const { privateKey } = generateKeyPairSync("rsa", {
    modulusLength: 2048,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs1", format: "pem", cipher: "aes-128-cbc", passphrase },
  })
  // Header and line breaks are the same in every key.
  ledger.register("private key", privateKey.split("\n")[5])
  return { privateKey, passphrase }
}

async function connectors(root: string): Promise<void> {
  ids.deviceGroupId = (
    await ask<{ deviceGroup: { id: string } }>("GET", filled("/api/devices/:deviceId"), { token: root })
  ).body.deviceGroup.id
  for (const name of ["saveDeviceConnector", "saveDeviceGroupConnector"]) {
    const settings = { connectorType: "DEDICATED", serial: name, host: "10.0.0.1" }
    const { privateKey } = generateKeyPairSync("ed25519", {
      publicKeyEncoding: { type: "spki", format: "pem" },
      privateKeyEncoding: { type: "pkcs8", format: "pem" },
    })
    ledger.register("connector key", privateKey.split("\n")[1])
    await give(name, { ...settings, privateKey }, root)
  }
}

/** Malformed bodies of every kind; responses must not repeat their secrets. */
async function wrongBodies(root: string): Promise<void> {
  for (const name of TAKING) {
    const { endpoint, fields } = ROWS.get(name)!
    const of = (wrap: (value: string) => unknown) =>
      endpoint.plainText
        ? wrap(secret(`wrong body of ${name}`))
        : Object.fromEntries(fields.map((field) => [field, wrap(secret(`wrong ${field} of ${name}`))]))
    const path = `/api${filled(endpoint.path)}`
    const bodies = [of((value) => value), of((value) => `${value}\u0000`), of((value) => value.repeat(5000))]
    if (!endpoint.plainText)
      bodies.push(
        of((value) => [value]),
        of((value) => ({ [value]: value })),
      )
    for (const body of [...bodies, `{"${secret(`broken body of ${name}`)}`])
      await ask(endpoint.method, path, { token: root, body: body as object })
  }
}

async function browser(password: string): Promise<void> {
  const headers: Record<string, string> = {}
  const wrong = () => ({ username: "eva", password: secret("a wrong password in the form") })
  await ask("POST", "/login", { body: new URLSearchParams(wrong()) })
  const { cookies } = await ask("POST", "/login", {
    body: new URLSearchParams({ username: "eva", password }),
  })
  headers.cookie = cookies.map((line) => line.split(";")[0]).join("; ")
  const csrf = /<meta name="csrf" content="([^"]+)"/.exec(
    (await ask("GET", "/issues", { headers })).text,
  )?.[1]
  const { routes } = buildApp(on.deps)
  const pages = routes.filter(({ path }) => !/^\/(api|assets|viewer|\*)/.test(path) && path !== "/logout")
  for (const { method, path } of pages) {
    if (method === "GET") await ask("GET", filled(path), { headers })
    // The recordings are searched afterwards.
    if (method !== "POST" || path.endsWith("/recording/delete")) continue
    const fields = ["password", "currentPassword", "newPassword", "passwordAgain"]
    const typed = fields.map((field) => [field, secret(`${field} at ${path}`)])
    const form = new URLSearchParams({ ...Object.fromEntries(typed), _csrf: csrf ?? "", username: "eva" })
    await ask("POST", filled(path), { headers, body: form })
  }
}

/** An unreachable mail server and bucket: their error messages contain no passwords. */
async function brokenEdges(root: string): Promise<void> {
  const smtp = `smtp://millwright:${secret("SMTP password")}@127.0.0.1:9`
  const storage = `s3+http://KEY:${secret("S3 secret")}@127.0.0.1:9/bucket`
  const working = { mailer: on.deps.mailer, files: on.deps.files }
  on.deps.mailer = createMailer({ smtpUrl: smtp, mailFrom: "book@plant.example" })
  on.deps.files = createFileStorage({ storageUrl: storage, dataFolder: on.deps.dataFolder })
  await ask("POST", "/api/resetpassword", { body: { username: "", email: "eva@plant.example" } })
  await allJobs()
  const form = new FormData()
  form.append("file", new File(["note"], "note.txt"))
  await ask("POST", filled("/api/devices/:deviceId/issues/:issueId/attachments"), { token: root, body: form })
  on.deps.mailer?.close()
  Object.assign(on.deps, working)
}

beforeAll(async () => {
  const root = await firstStart()
  const { eva, password } = await people(root)
  await forgottenPassword()
  await outsideSystems(eva)
  await sessions(eva)
  await connectors(eva)
  await give("importLicence", `MILLWRIGHT-LICENCE-1.${secret("licence")}.x`, eva)
  const program = { name: "robot", scopes: ["DEVICE_READ"], expiresOn: "2026-04-01T00:00:00Z" }
  const made = await ask<{ token: string }>("POST", "/api/apitokens", { token: eva, body: program })
  await ask("GET", "/api/devices", { token: made.body.token })
  await wrongBodies(root)
  await browser(password)
  await brokenEdges(eva)
  for (const { endpoint } of allEndpoints)
    if (endpoint.method === "GET") await ask("GET", `/api${filled(endpoint.path)}`, { token: eva })
}, 180_000)

/** Always refused here: an imported licence must be signed by the vendor. */
const NEVER_TAKEN = ["importLicence"]

describe("a secret", () => {
  test("is sent to every endpoint that takes one, except the licence import", () => {
    expect(TAKING.filter((name) => !taken.has(name)).sort()).toEqual(NEVER_TAKEN)
  })

  test("is detected by the scanner in plain text, hexadecimal and Base64", () => {
    const found = new SecretLeakScanner()
    const value = found.register("it")
    for (const text of [value, Buffer.from(value).toString("hex"), Buffer.from(value).toString("base64")])
      expect(found.findLeaks([{ where: "there", text: `a ${text} b` }])).toEqual(["it in there"])
  })

  test("is returned in no response and on no page except the one that issues it", () => {
    expect(answers.length).toBeGreaterThan(300)
    expect(ledger.findLeaks(answers)).toEqual([])
  })

  test("does not appear in the log", () => {
    expect(lines.length).toBeGreaterThan(20)
    expect(ledger.findLeaks(lines)).toEqual([])
  })

  test("is stored in plain text in no database column, including the audit log", async () => {
    const rows = await readAllRows(on.database.sql)
    expect(new Set(rows.map(({ where }) => where)).size).toBeGreaterThan(20)
    expect(ledger.findLeaks(rows)).toEqual([])
  })

  test("appears in no e-mail except the one with the one-time password", () => {
    const others = letters.filter(({ text }) => !text.includes("One-time password:"))
    const shown = letters.map(({ subject, text, html }) => ({
      where: "a letter",
      text: `${subject} ${text} ${html}`.replace(/(?:[0-9A-Z]{4}-){7}[0-9A-Z]{4}/g, ""),
    }))
    expect(letters.length).toBeGreaterThan(others.length)
    expect(ledger.findLeaks(shown)).toEqual([])
  })

  test("appears in no recording and in no other file", () => {
    const files = readFilesBelow(on.deps.dataFolder)
    expect(files.filter(({ where }) => where.endsWith(".trec"))).toHaveLength(2)
    expect(ledger.findLeaks(files)).toEqual([])
  })
})
