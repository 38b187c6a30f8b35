/** The connection test of an interface on its page, against real TigerVNC and OpenSSH servers and misbehaving ports. */

import { beforeAll, beforeEach, describe, expect, setDefaultTimeout, test } from "bun:test"
import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { createServer, type Socket } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { sql } from "kysely"
import { ConnectionTestLimiter } from "../../src/sessions/connectiontest/limiter.ts"
import { TESTS_AT_ONCE_PER_USER, TESTS_IN_A_ROW_MAX } from "../../src/sessions/connectiontest/rules.ts"
import { startRelay, stopAfterAll, stopMachinesAfterAll } from "../harness/machines.ts"
import { deviceIdByName, HTMX, signInToPages, testPages } from "../harness/pages.ts"
import { createAuthority, createServerCertificate } from "../peers/certificates.ts"
import { startOldTlsServer } from "../peers/old-tls-server.ts"
import { OPENSSH_PASSWORD, OPENSSH_USER, type OpenSshPeer, startOpenSsh } from "../peers/openssh.ts"
import { startTigerVnc, type TigerVnc } from "../peers/tigervnc.ts"

stopMachinesAfterAll()

/** Two servers start, and a silent port is waited for. */
setDefaultTimeout(60_000)

const pages = await testPages()
const administrator = await signInToPages(pages, "administrator")
const technician = await signInToPages(pages, "technician")
const p7 = await deviceIdByName(pages, "Press P-7")
const INTERFACES = `/admin/devices/${p7}/interfaces`

const peers = {} as { vnc: TigerVnc; ssh: OpenSshPeer }
beforeAll(async () => {
  peers.vnc = stopAfterAll(await startTigerVnc({ password: "hmi-7", width: 640, height: 480 }))
  peers.ssh = stopAfterAll(await startOpenSsh())
})

const FORM = {
  ...{ name: "", type: "VNC", host: "127.0.0.1", maxSessions: "1", authType: "NONE", sftpRootDirectory: "/" },
  ...{ keepaliveInSeconds: "0", fontSize: "12", scrollback: "5000", startRemotePermissionForAll: "true" },
  ...{ "vncOptions.cursor": "LOCAL", "vncOptions.autoretry": "0", "vncOptions.colourDepth": "24" },
  ...{
    "vncOptions.clipboardEncoding": "UTF_8",
    "vncOptions.keyboard": "KEYS",
    "sshOptions.charset": "UTF_8",
  },
  ...{ "rdpOptions.security": "ANY", "rdpOptions.keyboardLayout": "failsafe", "s7Options.s7Type": "S7_300" },
  ...{ "rdpOptions.resizeMethod": "reconnect", "rdpOptions.colourDepth": "16", "s7Options.portPLC": "102" },
}
type Fields = Record<string, string>

/** The answer to a test of these settings, as text. */
async function tested(fields: Fields, path = `${INTERFACES}/test`, by = administrator): Promise<string> {
  const answer = await by.post(path, { ...FORM, ...fields }, HTMX)
  const html = await answer.text()
  return html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ")
}

const vnc = (more: Fields = {}) => ({
  port: `${peers.vnc.port}`,
  authType: "PASSWORD",
  password: "hmi-7",
  ...more,
})
const ssh = (more: Fields = {}) => ({
  ...{ type: "SSH", port: `${peers.ssh.port}`, username: OPENSSH_USER },
  ...{ authType: "PASSWORD", password: OPENSSH_PASSWORD, knownHost: peers.ssh.fingerprints.ed25519 },
  ...more,
})

/** A port that treats each connection as told. */
async function aPort(onConnection: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on("error", () => {})
    onConnection(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  stopAfterAll({
    stop: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  })
  return `${(server.address() as { port: number }).port}`
}

beforeEach(() => {
  pages.deps.connectionTests = new ConnectionTestLimiter()
})

describe("the test of a VNC interface", () => {
  test("passes with the password of the form, and names the protocol's version and the screen", async () => {
    const text = await tested(vnc())
    expect(text).toContain("The connection works.")
    expect(text).toContain("Speaks VNC 3.8")
    expect(text).toContain("The sign-in is accepted 640 × 480")
    expect(text).toContain("Not encrypted between server and machine")
  })

  test("fails with a wrong password after the protocol's step, and says what to check", async () => {
    const text = await tested(vnc({ password: "wrong" }))
    expect(text).toContain("Speaks VNC 3.8")
    expect(text).toContain("The sign-in is refused Check user name, password or key.")
  })

  test("asks for a password where the machine needs one and none is entered", async () => {
    const text = await tested({ port: `${peers.vnc.port}` })
    expect(text).toContain("The machine asks for a sign-in")
  })

  test("uses the stored password when the field is blank, but not for another address", async () => {
    const saved = await administrator.post(`${INTERFACES}/new`, { ...FORM, ...vnc({ name: "Tested panel" }) })
    const path = `${saved.headers.get("location")}/test`
    expect(await tested(vnc({ password: "" }), path)).toContain("The sign-in is accepted")
    const relay = await startRelay(peers.vnc.port)
    const elsewhere = await tested(vnc({ password: "", port: `${relay.port}` }), path)
    expect(elsewhere).toContain("The machine asks for a sign-in")
  })
})

describe("the test of an SSH interface", () => {
  test("shows the fingerprint of an unconfirmed host key and sends no credentials to it", async () => {
    const before = peers.ssh.log().length
    const text = await tested(ssh({ knownHost: "" }))
    expect(text).toContain("Its identity is not confirmed yet")
    expect(text).toContain(peers.ssh.fingerprints.ed25519)
    expect(text).toContain("Sign-in is tested once the identity is trusted")
    expect(peers.ssh.log().slice(before)).not.toContain("Accepted password")
  })

  test("passes with the trusted host key and the right password, and opens no shell", async () => {
    const before = peers.ssh.log().length
    const text = await tested(ssh())
    expect(text).toContain("The identity is the trusted one")
    expect(text).toContain("The sign-in is accepted")
    expect(peers.ssh.log().slice(before)).not.toContain("Starting session")
  })

  test("fails with a wrong password", async () => {
    expect(await tested(ssh({ password: "wrong" }))).toContain("The sign-in is refused")
  })

  test("stops before the sign-in when the host key is not the trusted one", async () => {
    const text = await tested(ssh({ knownHost: `SHA256:${"A".repeat(43)}` }))
    expect(text).toContain("The identity is not the trusted one")
    expect(text).not.toContain("sign-in is")
  })

  test("says that the sign-in is not tested while the host key is not trusted", async () => {
    const text = await tested(ssh({ knownHost: "", password: "wrong" }))
    expect(text).toContain("The machine answers. Trust its identity to test the sign-in.")
    expect(text).not.toContain("The connection works")
  })

  test("goes on to the sign-in when the host key is trusted in the guide, and keeps the key for saving", async () => {
    const pinHostKey = `ssh-ed25519 ${peers.ssh.fingerprints.ed25519}`
    const answer = await administrator.post("/setup/interface/test", { ...FORM, ...ssh(), pinHostKey }, HTMX)
    const html = await answer.text()
    expect(html).toContain("The sign-in is accepted")
    expect(html).toContain(`form="interface-form" name="pinHostKey" value="${pinHostKey}"`)
    const wrong = ssh({ password: "wrong", pinHostKey })
    expect(await tested(wrong, "/setup/interface/test")).toContain("The sign-in is refused")
  })

  test("takes the shown host key over into the form without saving", async () => {
    const pin = `ssh-ed25519 ${peers.ssh.fingerprints.ed25519}`
    const answer = await administrator.post(`${INTERFACES}/new`, { ...FORM, ...ssh(), pinHostKey: pin }, HTMX)
    expect(await answer.text()).toContain(`value="${pin}"`)
  })
})

describe("the test of a port that is not the machine", () => {
  test("says that the port refuses when nothing listens", async () => {
    const text = await tested({ port: "9" })
    expect(text).toContain(
      "Port 9 refuses the connection The machine answers but nothing listens on this port.",
    )
    expect(text).not.toContain("Speaks")
  })

  test("recognises another protocol and quotes its greeting", async () => {
    const text = await tested({ port: `${peers.ssh.port}` })
    expect(text).toContain("This is not VNC")
    expect(text).toContain("SSH-2.0-OpenSSH")
  })

  test("says that the machine closes the connection when it hangs up without a word", async () => {
    const port = await aPort((socket) => socket.end())
    expect(await tested({ port })).toContain("The machine closes the connection")
    expect(await tested(ssh({ port }))).toContain("The machine closes the connection")
  })

  test("says that the greeting is missing when an open port stays silent", async () => {
    pages.deps.connectionTests = new ConnectionTestLimiter({ greetingTimeoutMs: 300 })
    const port = await aPort(() => {})
    expect(await tested({ port })).toContain("The port is open but sends no VNC greeting")
  })

  test("names a host without an address", async () => {
    expect(await tested({ host: "no-such-machine.invalid", port: "5900" })).toContain(
      "no-such-machine.invalid has no reachable address",
    )
  })

  test("says that an address of this server's own is none of a machine", async () => {
    expect(await tested({ host: "169.254.1.1", port: "5900" })).toContain(
      "169.254.1.1 is not an address of a machine",
    )
  })

  test("tells an address that cannot be reached from a port that refuses", async () => {
    const socket = join(import.meta.dir, "../../src/sessions/connectiontest/socket.ts")
    const script = `const { openSocket } = await import("${socket}"); console.log(await openSocket("198.51.100.7", 5900))`
    // A network of its own, in which there is no way to anywhere.
    const child = Bun.spawn(["unshare", "--net", process.execPath, "-e", script], { stderr: "inherit" })
    expect(await new Response(child.stdout).text()).toContain('finding: "NO_ROUTE"')
  })

  test("lists the fields that are wrong instead of dialling", async () => {
    expect(await tested({ host: "not a host", port: "70000" })).toContain("Correct these fields first: Host")
  })
})

describe("the test of a TLS interface", () => {
  test("shows the certificate to trust, accepts it once trusted, and fails for another one", async () => {
    const { certificate, key, other } = await twoCertificates()
    const server = stopAfterAll(
      Bun.serve({
        port: 0,
        hostname: "127.0.0.1",
        tls: { cert: certificate, key },
        fetch: () => new Response(),
      }),
    )
    const https = (pinned: string) => tested({ type: "HTTPS", port: `${server.port}`, certificate: pinned })
    expect(await https("")).toContain("Its identity is not confirmed yet")
    expect(await https(certificate)).toContain("The identity is the trusted one")
    expect(await https(other)).toContain("The identity is not the trusted one")
  })

  test("speaks TLS 1.0 only where the form allows it, and says so", async () => {
    const { port } = stopAfterAll(await startOldTlsServer())
    const https = (fields: Fields) => tested({ type: "HTTPS", port: `${port}`, ...fields })
    expect(await https({})).toContain("No common security method")
    expect(await https({ "httpsOptions.legacyTls": "true" })).toContain("Its identity is not confirmed yet")
  })
})

describe("the test of a protocol that this version opens no sessions to", () => {
  /** Answers the first request with these bytes. */
  const answering = (bytes: string) =>
    aPort((socket) => void socket.once("data", () => socket.write(Buffer.from(bytes, "hex"))))

  test("recognises a PLC by its answer to a connection request", async () => {
    const port = await answering("0300001611d00001000200c0010ac1020100c2020102")
    expect(await tested({ type: "S7", port })).toContain("Speaks ISO-on-TCP")
  })

  test("recognises an RDP server that offers neither TLS nor NLA", async () => {
    const port = await answering("0300000b06d00000123400")
    const text = await tested({ type: "RDP", port })
    expect(text).toContain("Speaks RDP")
    expect(text).toContain("Sign-in cannot be tested without a session")
  })

  test("reports an RDP server that refuses both TLS and NLA", async () => {
    const port = await answering("030000130ed000001234000300080001000000")
    expect(await tested({ type: "RDP", port })).toContain("No common security method")
  })

  test("reports of a TCP port only that it is open", async () => {
    const text = await tested({ type: "TCP", port: await aPort(() => {}) })
    expect(text).toContain("is open")
    expect(text).toContain("The protocol behind the port is not known")
  })
})

describe("the right to test", () => {
  test("is the right to save interfaces of this machine", async () => {
    const answer = await technician.post(`${INTERFACES}/test`, { ...FORM, port: "9" }, HTMX)
    expect(answer.status).toBe(403)
  })

  test("is audited once, with the address, the last step and the usual port that was tested too", async () => {
    await tested({ port: "9", name: "Probe once" })
    const entries = await pages.deps.db
      .selectFrom("audit_entry")
      .select("details")
      .where("event", "=", "INTERFACE_TESTED")
      .where(sql`details ->> 'name'`, "=", "Probe once")
      .execute()
    const port = { host: "127.0.0.1", port: 9, type: "VNC", alsoTestedPort: 5900 }
    expect(entries.map(({ details }) => details)).toMatchObject([
      { ...port, passed: false, lastStep: "PORT REFUSED" },
    ])
  })

  test("names the usual port of the protocol where it answers and the entered one does not", async () => {
    const usual = "Port 5900, the usual port of this protocol, answers."
    const machine = createServer((socket) => socket.destroy())
    await new Promise<void>((done) => machine.listen(5900, "127.0.0.59", done))
    try {
      expect(await tested({ host: "127.0.0.59", port: "9" })).toContain(usual)
      expect(await tested({ port: "9" })).not.toContain(usual)
    } finally {
      machine.close()
    }
  })

  test("is limited at the same time for each user", async () => {
    const port = await aPort(() => {})
    pages.deps.connectionTests = new ConnectionTestLimiter({ greetingTimeoutMs: 300 })
    const asked = Array.from({ length: TESTS_AT_ONCE_PER_USER + 1 }, () => tested({ port }))
    const refused = (await Promise.all(asked)).filter((text) => text.includes("Too many requests"))
    expect(refused).toHaveLength(1)
  })

  test("ends after twenty tests without a pause, so that it is no port scanner, and comes back after a minute", async () => {
    const limiter = new ConnectionTestLimiter()
    const at = (seconds: number) => limiter.run("anna", new Date(seconds * 1000), async () => "tested")
    for (let count = 0; count < TESTS_IN_A_ROW_MAX; count++) expect(await at(count)).toBe("tested")
    const last = TESTS_IN_A_ROW_MAX - 1
    // Trying again during the pause does not make it longer.
    for (const seconds of [1, 30, 59])
      expect(at(last + seconds)).rejects.toMatchObject({
        code: "TOO_MANY_REQUESTS",
        details: { text: "testsInARow" },
      })
    expect(await at(last + 61)).toBe("tested")
  })
})

/** A server's certificate with its key, and another authority's certificate. */
async function twoCertificates(): Promise<{ certificate: string; key: string; other: string }> {
  const folder = mkdtempSync(join(tmpdir(), "connection-test-"))
  stopAfterAll({ stop: () => rmSync(folder, { recursive: true, force: true }) })
  const authority = await createAuthority(folder, "Plant")
  const names = { name: "panel", alternativeNames: "IP:127.0.0.1" }
  const { keyFile, certificateFile } = await createServerCertificate(folder, authority, names)
  const [certificate, key] = [readFileSync(certificateFile, "utf8"), readFileSync(keyFile, "utf8")]
  return { certificate, key, other: authority.certificate }
}
