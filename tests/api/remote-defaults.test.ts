/** What new interfaces of a machine begin with. */
import { describe, expect, test } from "bun:test"
import type { TargetInterface } from "../../src/machines/interfaces/contract.ts"
import type { RemoteDefaults } from "../../src/machines/interfaces/defaults/contract.ts"
import { testApi } from "../harness/api.ts"
import { aDevice } from "../harness/builders.ts"
import { uniqueName } from "../harness/users.ts"

const { call, deps, root } = await testApi()
type Answer<T> = T & { problems: { path: string }[] }

async function aDeviceWith(defaults: object) {
  const path = `/devices/${await aDevice(deps)}`
  const save = (body: object) =>
    call<Answer<RemoteDefaults>>(root.token, "PUT", `${path}/remotedefaults`, body)
  const saved = await save(defaults)
  return {
    ...{ path, save, saved },
    read: async () => (await call<RemoteDefaults>(root.token, "GET", `${path}/remotedefaults`)).body,
    create: (more: object) =>
      call<Answer<TargetInterface>>(root.token, "POST", `${path}/interfaces`, {
        ...{ name: uniqueName("interface"), type: "SSH" },
        ...more,
      }),
  }
}

const shell = { hostname: "10.0.0.7", port: 2222, username: "service", fontSize: 16, scrollback: 100 }

describe("a machine's remote defaults", () => {
  test("equal the specification's defaults until changed; a partial update keeps the other fields", async () => {
    const { read, save, saved } = await aDeviceWith({})
    expect(saved.body).toMatchObject({
      ...{ hostname: "", port: null, tcpPort: null, username: "", authType: "NONE", fontSize: 12 },
      ...{ scrollback: 5000, keepaliveInSeconds: 0, disableCopy: false },
      vncOptions: { clipboardEncoding: "ISO8859_1", autoretry: 0 },
      rdpOptions: { keyboardLayout: "de_de_qwertz", resizeMethod: "display-update" },
    })
    await save({ ...shell, vncOptions: { autoretry: 3 } })
    await save({ port: 22 })
    expect(await read()).toMatchObject({ ...shell, port: 22, vncOptions: { autoretry: 3 } })
    expect((await save({ port: 23, version: 1 })).status).toBe(409)
  })

  test("fill the fields that a new interface omits; fields given in the request take precedence", async () => {
    const { create } = await aDeviceWith({ ...shell, keepaliveInSeconds: 30 })
    expect(await create({})).toMatchObject({
      status: 201,
      body: {
        ...{ host: "10.0.0.7", port: 2222, username: "service", fontSize: 16, scrollback: 100 },
        ...{ keepaliveInSeconds: 30, disableCopy: false },
      },
    })
    const own = { host: "10.0.0.8", port: 22, username: "root", fontSize: 8, keepaliveInSeconds: 0 }
    expect((await create(own)).body).toMatchObject(own)
  })

  test("apply to each type the fields it has: the TCP port, the cursor, the domain, the clipboard", async () => {
    const { create } = await aDeviceWith({
      ...{ ...shell, tcpPort: 2404, disableCopy: true, vncOptions: { cursor: "REMOTE", autoretry: 2 } },
      ...{ rdpOptions: { domain: "PLANT" }, authType: "PASSWORD" },
    })
    expect((await create({ type: "TCP" })).body).toMatchObject({ port: 2404, disableCopy: false })
    expect((await create({ type: "VNC" })).body).toMatchObject({
      ...{ port: 2222, username: "", authType: "NONE", disableCopy: true },
      vncOptions: { cursor: "REMOTE", autoretry: 2 },
    })
    const desktop = await create({ type: "RDP", password: "grey heron" })
    expect(desktop.body).toMatchObject({ username: "service", rdpOptions: { domain: "PLANT" } })
    const other = await create({ type: "VNC", vncOptions: { cursor: "LOCAL" } })
    expect(other.body.vncOptions).toMatchObject({ cursor: "LOCAL", autoretry: 0 })
  })

  test("name a host and a port that neither the interface nor the device has", async () => {
    const { create } = await aDeviceWith({ username: "service" })
    const missing = await create({ type: "TCP" })
    expect([missing.status, missing.body.problems.map((one) => one.path).sort()]).toEqual([
      400,
      ["host", "port"],
    ])
  })

  test.each([
    ["VNC", 5900],
    ["KPT_700", 5900],
    ["SSH", 22],
    ["RDP", 3389],
    ["HTTPS", 443],
    ["S7", 102],
  ])("leave a new %s interface its protocol's port %d when no port is given", async (type, port) => {
    const { create } = await aDeviceWith({})
    const created = await create({ type, host: "10.0.0.1" })
    expect([created.status, created.body.port]).toEqual([201, port])
  })

  test("ask an operator panel for as many colours as it has unless the interface names others", async () => {
    const { create } = await aDeviceWith({ vncOptions: { colourDepth: 8, cursor: "REMOTE" } })
    const colours = async (type: string, more = {}) =>
      (await create({ type, host: "10.0.0.1", ...more })).body.vncOptions
    expect(await colours("KPT_400")).toMatchObject({ colourDepth: 16, cursor: "REMOTE" })
    expect(await colours("KPT_1200", { vncOptions: {} })).toMatchObject({ colourDepth: 16, cursor: "LOCAL" })
    expect(await colours("KPT_900", { vncOptions: { colourDepth: 24 } })).toMatchObject({ colourDepth: 24 })
    expect(await colours("VNC")).toMatchObject({ colourDepth: 8 })
    expect(await colours("VNC", { vncOptions: {} })).toMatchObject({ colourDepth: 8 })
  })

  test("do not change an interface that exists", async () => {
    const { create, save, path } = await aDeviceWith({ username: "service" })
    const { body } = await create({ host: "10.0.0.1", port: 22 })
    await save(shell)
    const after = await call<TargetInterface>(root.token, "GET", `${path}/interfaces/${body.id}`)
    expect(after.body).toEqual(body)
  })

  test.each([
    ["port", 19],
    ["port", 65_536],
    ["tcpPort", 1999],
    ["tcpPort", 30_000],
    ["hostname", "fe80::1"],
    ["hostname", "panel.plant"],
    ["authType", "KERBEROS"],
    ["fontSize", 5],
    ["password", "never a default"],
  ])("are rejected with 400 naming an invalid %s: %p", async (field, value) => {
    const { status, body } = (await aDeviceWith({ [field]: value })).saved
    expect([status, body.problems.map(({ path }) => path)]).toEqual([400, [field]])
  })

  test.each([
    ["port", 20],
    ["port", 65_535],
    ["tcpPort", 2000],
    ["tcpPort", 29_999],
  ])("accept %s at the limit of its range: %d", async (field, value) => {
    expect((await aDeviceWith({ [field]: value })).saved).toMatchObject({
      status: 200,
      body: { [field]: value },
    })
  })
})
