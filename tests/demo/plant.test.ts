/** The plant as others use it: machines dialled over TCP, in this process and as a program. */
import { afterEach, expect, test } from "bun:test"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { DIRECTORY_BASE } from "../../src/demo/plant/directory/people.ts"
import { PRESS_BUTTONS } from "../../src/demo/plant/panel/press-p7.ts"
import { type Plant, spawnPlant, startPlant } from "../../src/demo/plant/plant.ts"
import { openDirectory } from "../../src/edges/ldap/client.ts"
import { manualClock } from "../harness/manual-clock.ts"
import {
  connectRawRfbClient,
  keyEvent,
  performRawHandshake,
  pointerEvent,
  type RawRfbClient,
  setEncodings,
  updateRequest,
} from "../harness/raw-rfb-client.ts"

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

async function tempDir(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), "plant-"))
  closers.push(() => rm(dir, { recursive: true, force: true }))
  return dir
}

async function plantByHand(): Promise<Plant> {
  const plant = await startPlant({ dataDir: await tempDir(), clock: manualClock() })
  closers.push(() => plant.stop())
  return plant
}

async function dial(port: number): Promise<RawRfbClient> {
  const client = await connectRawRfbClient(port)
  closers.push(() => client.disconnect())
  return client
}

/** Reads the whole picture in Raw encoding. */
async function pictureOf(client: RawRfbClient, width: number, height: number): Promise<Buffer> {
  client.send(setEncodings(0), updateRequest(false, 0, 0, width, height))
  const head = await client.receive(16)
  expect(head.readUInt16BE(2)).toBe(1)
  return Buffer.from(await client.receive(width * height * 4))
}

test("clicking STOP over the network stops the press, and two clients see the same frame", async () => {
  const plant = await plantByHand()
  const [one, two] = [await dial(plant.addresses.p7.port), await dial(plant.addresses.p7.port)]
  expect(await performRawHandshake(one)).toEqual({ width: 1024, height: 768, name: "P-7 Hydraulic press" })
  await performRawHandshake(two)
  const before = await pictureOf(one, 1024, 768)
  expect(plant.p7.state.run).toBe("RUNNING")
  const { x, y } = PRESS_BUTTONS.stop
  one.send(pointerEvent(x, y, 1), pointerEvent(x, y, 0))
  const after = await pictureOf(one, 1024, 768)
  expect(plant.p7.state.run).toBe("STOPPED")
  expect(after.equals(before)).toBe(false)
  expect((await pictureOf(two, 1024, 768)).equals(after)).toBe(true)
})

test("a key sent over the network opens a page of the packing line", async () => {
  const plant = await plantByHand()
  const client = await dial(plant.addresses.l3.port)
  expect(await performRawHandshake(client)).toEqual({ width: 1280, height: 800, name: "L-3 Packing line" })
  client.send(keyEvent(0xffbf, true), keyEvent(0xffbf, false))
  await pictureOf(client, 1280, 800)
  expect(plant.l3.page()).toBe("Throughput")
})

test("the plant program reports its ports, serves, and exits when its input ends", async () => {
  const plant = await spawnPlant(await tempDir())
  closers.push(() => plant.stop())
  for (const { port } of [plant.addresses.r2, plant.addresses.l3Shell]) {
    expect((await (await dial(port)).receive(8)).toString()).toBe("SSH-2.0-")
  }
  expect((await (await dial(plant.addresses.p7.port)).receive(12)).toString()).toBe("RFB 003.008\n")
  const client = await dial(plant.addresses.l3.port)
  await performRawHandshake(client)
  await plant.stop()
  await client.ended
})

test("a second plant uses free ports if the default ones are in use", async () => {
  const [first, second] = [await spawnPlant(await tempDir()), await spawnPlant(await tempDir())]
  closers.push(
    () => first.stop(),
    () => second.stop(),
  )
  for (const machine of ["p7", "l3", "r2", "l3Shell", "r2Web", "l3Computer"] as const) {
    expect(second.addresses[machine].port).not.toBe(first.addresses[machine].port)
  }
  await performRawHandshake(await dial(second.addresses.l3.port))
})

test("the weld source's web panel asks for its sign-in, welds, stops and warns of low gas", async () => {
  const clock = manualClock()
  const plant = await startPlant({ dataDir: await tempDir(), clock })
  closers.push(() => plant.stop())
  const { port, username, password } = plant.addresses.r2Web
  const call = (path: string, init: RequestInit = {}) =>
    fetch(`https://127.0.0.1:${port}${path}`, {
      redirect: "manual",
      tls: { rejectUnauthorized: false },
      ...init,
    })
  expect((await call("/state")).status).toBe(401)
  const wrong = await call("/login", {
    method: "POST",
    body: new URLSearchParams({ user: username, pin: "1" }),
  })
  expect([wrong.status, await wrong.text()]).toEqual([403, expect.stringContaining("PIN is wrong")])
  const right = await call("/login", {
    method: "POST",
    body: new URLSearchParams({ user: username, pin: password }),
  })
  const headers = { cookie: right.headers.get("set-cookie")!.split(";")[0]! }
  const state = async () => (await call("/state", { headers })).json()
  clock.advance(60_000)
  expect(await state()).toMatchObject({ state: "WELDING", alarm: "" })
  clock.advance(3_600_000)
  expect(await state()).toMatchObject({ state: "FAULT", alarm: expect.stringContaining("gas low") })
  await call("/act/reset", { method: "POST", headers })
  expect(await state()).toMatchObject({ state: "READY", alarm: "", gasBar: 180 })
})

test("the directory shows its people to its service account alone, and no person can bind", async () => {
  const { port, bindDn, password } = (await plantByHand()).addresses.directory
  const address = { url: `ldap://127.0.0.1:${port}`, startTls: false, caCertificate: "", allowLoopback: true }
  const directory = await openDirectory(address, 5000, new AbortController().signal)
  closers.push(() => directory.close())
  const find = (filter: string) =>
    directory.search({ base: DIRECTORY_BASE, scope: "sub", filter, attributes: ["uid"] })
  const person = `uid=y.aydin,ou=people,${DIRECTORY_BASE}`
  for (const tried of ["x", password, "y.aydin"])
    expect(await directory.bind(person, tried)).toMatchObject({ isRight: false })
  await expect(find("(uid=y.aydin)")).rejects.toThrow()
  const bound = await openDirectory(address, 5000, new AbortController().signal)
  closers.push(() => bound.close())
  expect(await bound.bind(bindDn, password)).toMatchObject({ isRight: true })
  const search = (filter: string) =>
    bound.search({ base: DIRECTORY_BASE, scope: "sub", filter, attributes: ["uid"] })
  expect((await search("(uid=Y.Aydin)")).map(({ dn }) => dn)).toEqual([person])
  expect(await search("(&(objectClass=inetOrgPerson)(!(uid=*a*)))")).toHaveLength(2)
  expect(await search("(|(uid=p.*)(uid=*smit))")).toHaveLength(2)
})

test("the identity provider refuses every sign-in, and no code becomes a token", async () => {
  const { port, clientId, clientSecret } = (await plantByHand()).addresses.identityProvider
  const issuer = `http://127.0.0.1:${port}`
  const ask = (back: string) =>
    fetch(`${issuer}/authorize?redirect_uri=${encodeURIComponent(back)}&state=s`, { redirect: "manual" })
  const refused = await ask("http://127.0.0.1:8080/login/oidc/callback")
  expect(refused.headers.get("location")).toContain("error=access_denied")
  expect((await ask("https://elsewhere.example/")).headers.get("location")).toBeNull()
  const token = (secret: string) =>
    fetch(`${issuer}/token`, {
      method: "POST",
      headers: { authorization: `Basic ${btoa(`${clientId}:${secret}`)}` },
      body: new URLSearchParams({ grant_type: "authorization_code", code: "any" }),
    })
  expect(await (await token(clientSecret)).json()).toEqual({ error: "invalid_grant" })
  expect((await token("wrong")).status).toBe(401)
})
