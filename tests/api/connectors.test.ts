import { describe, expect, test } from "bun:test"
import { generateKeyPairSync } from "node:crypto"
import type { Connector } from "../../src/machines/connectors/contract.ts"
import type { Device } from "../../src/machines/devices/contract.ts"
import type { OpenSession } from "../../src/machines/opensessions/store.ts"
import { insertSession } from "../../src/sessions/session/store.ts"
import { testApi } from "../harness/api.ts"
import { aRecordedSession } from "../harness/approvals.ts"
import { aDevice, aDeviceGroup, aLog, anInterface, anIssue } from "../harness/builders.ts"
import { aDedicatedConnector, CA_PEM, LEAF_PEM } from "../harness/connectors.ts"

const { call, deps, root } = await testApi()
const { db } = deps

type Saved = Connector & {
  message: string
  details: Record<string, unknown> & { sessions: OpenSession[] }
  problems: { path: string; message: string }[]
}
const read = async (path: string) => (await call<Connector>(root.token, "GET", `${path}/connector`)).body
const save = (path: string, body: unknown, query = "") =>
  call<Saved>(root.token, "PUT", `${path}/connector${query}`, body)

const pem = (key: { export(form: object): string | Buffer }, type: string) =>
  String(key.export({ type, format: "pem" })).trim()
const pair = () => {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519")
  return { publicKey: pem(publicKey, "spki"), privateKey: pem(privateKey, "pkcs8") }
}

/** A P-256 key pair: its public half as 04 and 128 hexadecimal digits, and as PEM. */
const aPoint = () => {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" })
  const { x = "", y = "" } = publicKey.export({ format: "jwk" })
  const hex = `04${Buffer.from(x, "base64url").toString("hex")}${Buffer.from(y, "base64url").toString("hex")}`
  return { hex, pem: pem(publicKey, "spki"), privateKey: pem(privateKey, "pkcs8") }
}

/** Company > hall > line > device. */
async function aChain() {
  const company = await aDeviceGroup(deps)
  const hall = await aDeviceGroup(deps, company)
  const line = await aDeviceGroup(deps, hall)
  return { company, hall, line, deviceId: await aDevice(deps, { deviceGroupId: line }) }
}

/** In the book only; nothing runs behind it. */
async function anOpenSession(deviceId: string): Promise<string> {
  const issueId = await anIssue(deps, deviceId, root.userId)
  return insertSession(db, {
    ...{ deviceId, issueId, ownerId: root.userId, interfaceName: "HMI", interfaceType: "VNC" },
    logId: await aLog(deps, issueId, root.userId),
    interfaceId: await anInterface(deps, deviceId),
    ...{ recordingState: "NONE", startedOn: deps.clock() },
  })
}

describe("a connector", () => {
  test("is inherited by default, with the state NONE when no group has one", async () => {
    expect(await read(`/devices/${await aDevice(deps)}`)).toMatchObject({
      ...{ connectorType: "INHERITED", connectorState: "NONE", updateState: null, version: 0 },
      ...{ inheritedPath: [], serial: "", port: null, hasPrivateKey: false },
    })
  })

  test("is saved and read with all its settings, and its private key is never returned", async () => {
    const path = `/devices/${await aDevice(deps)}`
    const keys = pair()
    const manual = { type: "MANUAL", ip: "10.0.0.2", netmask: "255.255.255.0", file: "" }
    const file = { type: "FILE", ip: "", netmask: "", file: "auto eth1\niface eth1 inet dhcp" }
    const settings = {
      ...{ kind: "ADVANCED", port: 8443, publicKey: keys.publicKey, caCertificate: CA_PEM },
      ...{ certificateCheck: false, hostname: "gate-7", defaultGateway: "10.0.0.1", dns: "10.0.0.53" },
      netInterfaces: [manual, file],
    }
    const given = aDedicatedConnector(settings)
    const { status, body } = await save(path, { ...given, privateKey: keys.privateKey })
    expect(status).toBe(200)
    const told = { connectorState: "PENDING", updateState: "OK", lastConnected: null, stateSince: null }
    expect(body).toMatchObject({ ...given, ...told, hasPrivateKey: true, version: 1 })
    expect(await read(path)).toEqual(body)
    expect(JSON.stringify(body)).not.toContain("PRIVATE")
    const stored = await db.selectFrom("connector").selectAll().where("serial", "=", given.serial).execute()
    expect(JSON.stringify(stored)).not.toContain("PRIVATE")
    const device = await call<Device>(root.token, "GET", path)
    expect(device.body).toMatchObject({ connectorType: "DEDICATED", connectorState: "PENDING" })
  })

  test("keeps its private key when it is left blank, and deletes it when the serial number changes", async () => {
    const path = `/devices/${await aDevice(deps)}`
    const given = aDedicatedConnector()
    await save(path, { ...given, ...pair() })
    expect((await save(path, given)).body.hasPrivateKey).toBe(true)
    expect((await save(path, aDedicatedConnector())).body.hasPrivateKey).toBe(false)
  })

  test("keeps its private key when its serial number is written in other letter case", async () => {
    const path = `/devices/${await aDevice(deps)}`
    const given = aDedicatedConnector()
    await save(path, { ...given, serial: given.serial.toLowerCase(), ...pair() })
    expect((await save(path, { ...given, serial: given.serial.toUpperCase() })).body.hasPrivateKey).toBe(true)
  })

  test("loses its settings when its type changes, and its serial number can be reused", async () => {
    const [path, other] = [`/devices/${await aDevice(deps)}`, `/devices/${await aDevice(deps)}`]
    const given = aDedicatedConnector(pair())
    await save(path, given)
    const { body } = await save(path, { ...given, connectorType: "NONE" })
    expect(body).toMatchObject({ connectorType: "NONE", serial: "", host: "", hasPrivateKey: false })
    expect((await save(other, given)).status).toBe(200)
  })

  test("has a unique serial number regardless of letter case, also for concurrent saves", async () => {
    const serial = aDedicatedConnector().serial
    const paths = [
      `/devices/${await aDevice(deps)}`,
      `/devices/${await aDevice(deps)}`,
      `/devicegroups/${await aDeviceGroup(deps)}`,
    ]
    const answers = await Promise.all(
      paths.map((path, n) => save(path, aDedicatedConnector({ serial: n ? serial : serial.toUpperCase() }))),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({
      ...{ code: "CONFLICT", message: "errors.connectorSerialTaken" },
      problems: [{ path: "serial", message: "validation.taken" }],
    })
  })

  test("of a group is inherited by its devices, with the inheritance path", async () => {
    const { company, hall, line, deviceId } = await aChain()
    const inherited = () => read(`/devices/${deviceId}`)
    await save(`/devicegroups/${company}`, aDedicatedConnector())
    expect(await inherited()).toMatchObject({
      ...{ connectorType: "INHERITED", connectorState: "PENDING", serial: "" },
      inheritedPath: [{ id: company }],
    })
    await save(`/devicegroups/${hall}`, aDedicatedConnector())
    const path = (await inherited()).inheritedPath.map(({ id }) => id)
    expect(path).toEqual([company, hall])
    expect((await call<Device>(root.token, "GET", `/devices/${deviceId}`)).body).toMatchObject({
      ...{ connectorType: "INHERITED", connectorState: "PENDING" },
    })
    await save(`/devicegroups/${line}`, { connectorType: "NONE" })
    expect(await inherited()).toMatchObject({ connectorState: "NONE", inheritedPath: [] })
  })

  test("reports since when it is connected or disconnected", async () => {
    const path = `/devices/${await aDevice(deps)}`
    const { serial } = (await save(path, aDedicatedConnector())).body
    const set = (change: object) =>
      db.updateTable("connector").set(change).where("serial", "=", serial).execute()
    await set({ last_connected_on: new Date("2026-03-10T08:00:00Z"), queue_priority: 2 })
    expect(await read(path)).toMatchObject({
      ...{ connectorState: "CONNECTED", stateSince: "2026-03-10T08:00:00.000Z", updateState: "QUEUED" },
    })
    await set({ last_disconnected_on: new Date("2026-03-10T08:30:00Z") })
    expect(await read(path)).toMatchObject({
      ...{ connectorState: "DISCONNECTED", stateSince: "2026-03-10T08:30:00.000Z" },
    })
  })

  test("saved concurrently by several administrators is accepted once and refused with 409 otherwise", async () => {
    const path = `/devicegroups/${await aDeviceGroup(deps)}`
    const body = { ...aDedicatedConnector(), version: 0 }
    const answers = await Promise.all([save(path, body), save(path, body), save(path, body)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })

  test("is audited without its private key and its network files", async () => {
    const deviceId = await aDevice(deps)
    const file = { type: "FILE", file: "wpa-psk hush-hush" }
    await save(
      `/devices/${deviceId}`,
      aDedicatedConnector({ ...pair(), netInterfaces: [file, { type: "DHCP" }] }),
    )
    const [entry] = await db
      .selectFrom("audit_entry")
      .select("details")
      .where("device_id", "=", deviceId)
      .where("event", "=", "CONNECTOR_CHANGED")
      .execute()
    expect(entry?.details).toMatchObject({
      ...{ "privateKey.changed": true, "netInterfaces.changed": true, "connectorType.after": "DEDICATED" },
    })
    expect(JSON.stringify(entry)).not.toMatch(/PRIVATE|hush/)
  })
})

describe("the validation of a connector", () => {
  const net = (one: object) => ({ netInterfaces: [one, { type: "DHCP" }] })
  test.each([
    ["connectorType", { connectorType: "dedicated" }],
    ["serial", { serial: " " }],
    ["serial", { serial: "x".repeat(101) }],
    ["host", { host: "" }],
    ["host", { host: "https://book.example.com" }],
    ["port", { port: 65_536 }],
    ["port", { port: -1 }],
    ["port", { port: 0 }],
    ["kind", { kind: "SUPER" }],
    ["hostname", { hostname: "a b" }],
    ["defaultGateway", { defaultGateway: "10.0.0.256" }],
    ["dns", { dns: "10.0.0.53, ns.example.com" }],
    ["dns", { dns: "10.0.0.53,," }],
    ["dns", { dns: Array.from({ length: 9 }, (_, n) => `10.0.0.${n}`).join() }],
    ["publicKey", { publicKey: `04${"00".repeat(64)}` }],
    ["publicKey", { publicKey: `${aPoint().hex}00` }],
    ["publicKey", { publicKey: aPoint().hex.replace(/^04/, "05") }],
    ["netInterfaces", { netInterfaces: [{ type: "DHCP" }] }],
    ["netInterfaces.0.type", net({ type: "WIFI" })],
    ["netInterfaces.0.netmask", net({ type: "MANUAL", ip: "10.0.0.2", netmask: "255.0.255.0" })],
    ["netInterfaces.0.netmask", net({ type: "MANUAL", ip: "10.0.0.2" })],
    ["netInterfaces.0.ip", net({ type: "DHCP", ip: "10.0.0.2" })],
    ["netInterfaces.0.file", net({ type: "FILE", file: "x".repeat(16_385) })],
    ["publicKey", { publicKey: "ssh-ed25519 AAAA" }],
    ["publicKey", { publicKey: pair().publicKey, privateKey: pair().privateKey }],
    ["publicKey", { publicKey: pair().privateKey }],
    ["privateKey", { privateKey: "hush" }],
    ["privateKey", { privateKey: "x".repeat(16_385) }],
    ["caCertificate", { caCertificate: "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----" }],
    ["caCertificate", { caCertificate: LEAF_PEM }],
    ["caCertificate", { caCertificate: `${CA_PEM}\n<script>` }],
    ["caCertificate", { caCertificate: Array.from({ length: 11 }, () => CA_PEM).join("\n") }],
    ["surprise", { surprise: 1 }],
  ])("rejects an invalid %s, and nothing is saved", async (field, more) => {
    const path = `/devices/${await aDevice(deps)}`
    const { status, body } = await save(path, aDedicatedConnector(more))
    expect([status, body.problems.map((problem) => problem.path)]).toEqual([400, [field]])
    expect((await read(path)).version).toBe(0)
  })

  test("accepts a hexadecimal P-256 point as public key if it matches the private key", async () => {
    const path = `/devices/${await aDevice(deps)}`
    const point = aPoint()
    const upper = { publicKey: point.hex.toUpperCase(), privateKey: point.privateKey }
    const { status, body } = await save(path, aDedicatedConnector(upper))
    expect([status, body.publicKey]).toEqual([200, point.pem])
    const other = await save(path, { publicKey: aPoint().hex })
    expect([other.status, other.body.problems.map((problem) => problem.path)]).toEqual([400, ["publicKey"]])
  })

  test.each([
    ["10.0.0.53", "10.0.0.53"],
    ["10.0.0.53,10.0.1.53 ,  2001:db8::53", "10.0.0.53, 10.0.1.53, 2001:db8::53"],
    ["", ""],
  ])("accepts name servers as a list of addresses: %p", async (dns, kept) => {
    const path = `/devices/${await aDevice(deps)}`
    const { status, body } = await save(path, aDedicatedConnector({ dns }))
    expect([status, body.dns]).toEqual([200, kept])
  })

  test("accepts a chain of CA certificates", async () => {
    const path = `/devices/${await aDevice(deps)}`
    const { status } = await save(path, aDedicatedConnector({ caCertificate: `${CA_PEM}\n\n${CA_PEM}` }))
    expect(status).toBe(200)
  })
})

describe("open sessions", () => {
  test("block a change of their device's connector unless it is forced, and are listed", async () => {
    const path = `/devices/${await aDevice(deps)}`
    const sessionId = await anOpenSession(path.slice("/devices/".length))
    const { status, body } = await save(path, aDedicatedConnector())
    expect([status, body.message, body.details.count]).toEqual([409, "errors.connectorHasOpenSessions", 1])
    expect(body.details.sessions).toMatchObject([
      { id: sessionId, interfaceName: "HMI", device: { id: path.slice(9) } },
    ])
    expect((await read(path)).version).toBe(0)
    expect((await save(path, aDedicatedConnector(), "?force=false")).status).toBe(409)
    expect((await save(path, aDedicatedConnector(), "?force=true")).status).toBe(200)
    expect((await save(path, aDedicatedConnector(), "?force")).status).toBe(200)
    expect((await save(path, aDedicatedConnector(), "?force=maybe")).status).toBe(400)
  })

  test("block a change of a group's connector that their device inherits", async () => {
    const { company, line, deviceId } = await aChain()
    const own = await aDevice(deps, { deviceGroupId: line })
    await save(`/devices/${own}`, { connectorType: "NONE" })
    await anOpenSession(own)
    expect((await save(`/devicegroups/${company}`, aDedicatedConnector())).status).toBe(200)
    const sessionId = await anOpenSession(deviceId)
    const { body } = await save(`/devicegroups/${company}`, aDedicatedConnector())
    expect(body.details.sessions.map(({ id }) => id)).toEqual([sessionId])
    await save(`/devicegroups/${line}`, { connectorType: "NONE" }, "?force=true")
    expect((await save(`/devicegroups/${company}`, aDedicatedConnector())).status).toBe(200)
  })

  test("do not block a connector change that leaves their route unchanged", async () => {
    const deviceId = await aDevice(deps)
    await anOpenSession(deviceId)
    expect((await save(`/devices/${deviceId}`, { connectorType: "NONE" })).status).toBe(200)
    expect((await save(`/devices/${deviceId}`, { connectorType: "INHERITED" })).status).toBe(200)
  })

  test("that have ended do not block a change", async () => {
    const deviceId = await aDevice(deps)
    const issueId = await anIssue(deps, deviceId, root.userId)
    await aRecordedSession({ deps }, { deviceId, issueId }, root.userId)
    expect((await save(`/devices/${deviceId}`, aDedicatedConnector())).status).toBe(200)
  })

  test("are listed up to twenty in the refusal, and all are counted", async () => {
    const deviceId = await aDevice(deps)
    for (let n = 0; n < 22; n++) await anOpenSession(deviceId)
    const { body } = await save(`/devices/${deviceId}`, aDedicatedConnector())
    expect([body.details.count, body.details.sessions.length]).toEqual([22, 20])
  })
})
