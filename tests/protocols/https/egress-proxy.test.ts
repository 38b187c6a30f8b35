/** The proxy of a session's browser, on real sockets: it connects the browser to its machine and to nothing else. */
import { afterAll, describe, expect, test } from "bun:test"
import { connect } from "node:net"
import { createServer } from "node:tls"
import { type EgressProxy, openEgressProxy } from "../../../protocols/https/egress-proxy.ts"
import { type MachineTlsError, readMachineCertificate } from "../../../protocols/https/machine-tls.ts"
import { createSelfSigned, type SelfSignedCertificate } from "../../../protocols/https/self-signed.ts"

const HOST = "127.0.0.1"
const DAY_MS = 86_400_000
const certificateOf = (name: string) =>
  createSelfSigned(name, new Date(Date.now() - DAY_MS), new Date(Date.now() + DAY_MS))
const certificate = certificateOf(HOST)
const fingerprintOf = (one: SelfSignedCertificate) =>
  readMachineCertificate(one.certificate, false).fingerprint
const ownUid = process.getuid?.() ?? 0

const machine = createServer({ cert: certificate.certificate, key: certificate.privateKey }, (socket) => {
  socket.on("error", () => socket.destroy())
})
await new Promise<void>((resolve) => machine.listen(0, HOST, resolve))
const address = machine.address()
const port = typeof address === "object" && address ? address.port : 0
const PLACE = `${HOST}:${port}`

const proxies: EgressProxy[] = []
afterAll(() => {
  for (const proxy of proxies) proxy.close()
  machine.close()
})

/** A proxy that trusts this certificate alone, and what it has reported. */
async function aProxy({ trusted = certificate, clientUid = ownUid } = {}) {
  const refused: string[] = []
  const failures: MachineTlsError["end"][] = []
  let dials = 0
  const nothing = () => undefined
  const proxy = await openEgressProxy({
    machine: { host: HOST, address: HOST, port, allowsLegacyTls: false },
    trustedFingerprint: fingerprintOf(trusted),
    certificate: certificateOf(HOST),
    clientUid,
    onRefused: (place) => refused.push(place),
    onDialFailed: ({ end }) => failures.push(end),
    onSent: () => {
      dials += 1
    },
    ...{ onDialed: nothing, onReceived: nothing, onClosed: nothing },
  })
  proxies.push(proxy)
  return { proxy, refused, failures, dials: () => dials }
}

/** The first line of what the proxy answers; "" when it closes the connection without an answer. */
function firstLine({ port: proxyPort }: EgressProxy, line: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  const socket = connect(proxyPort, HOST, () => socket.write(`${line} HTTP/1.1\r\nHost: any\r\n\r\n`))
  socket.once("data", (bytes) => {
    resolve(bytes.toString("latin1").split("\r\n", 1)[0] ?? "")
    socket.destroy()
  })
  socket.on("error", () => resolve(""))
  socket.once("close", () => resolve(""))
  return promise
}

describe("the proxy of a session's browser", () => {
  test("connects to the machine whose certificate is trusted", async () => {
    const { proxy, refused, dials } = await aProxy()
    expect(await firstLine(proxy, `CONNECT ${PLACE}`)).toBe("HTTP/1.1 200 Connection established")
    expect([dials(), refused]).toEqual([1, []])
  })

  test.each([
    ["another port of the machine", `CONNECT ${HOST}:${port + 1}`, `${HOST}:${port + 1}`],
    ["another host", `CONNECT localhost:${port}`, `localhost:${port}`],
    ["a page without TLS, also of the machine itself", `GET http://${PLACE}/`, PLACE],
  ])("refuses and reports %s, and dials nobody", async (_, line, place) => {
    const { proxy, refused, dials } = await aProxy()
    expect(await firstLine(proxy, line)).toBe("HTTP/1.1 403 Forbidden")
    expect([dials(), refused]).toEqual([0, [place]])
  })

  test("gives the browser no connection to a machine that shows another certificate", async () => {
    const { proxy, failures } = await aProxy({ trusted: certificateOf(HOST) })
    expect(await firstLine(proxy, `CONNECT ${PLACE}`)).toBe("HTTP/1.1 502 Bad Gateway")
    expect(failures).toMatchObject([{ code: "CLIENT_FORBIDDEN" }])
    expect(proxy.hasMachineConnection()).toBe(false)
  })

  test("closes the connection of a program that another user runs, without an answer", async () => {
    const { proxy, refused, dials } = await aProxy({ clientUid: ownUid + 1 })
    expect(await firstLine(proxy, `CONNECT ${PLACE}`)).toBe("")
    expect([dials(), refused]).toEqual([0, []])
  })
})
