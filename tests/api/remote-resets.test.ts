/** Machines of each protocol whose connection breaks at each step of the handshake: reset, or ended in order. */
import { expect, test } from "bun:test"
import type { LinkEndCode } from "../../protocols/link-ends.ts"
import { type LogFields, silentLogger } from "../../src/base/logger.ts"
import { testBrowsers } from "../harness/browsers.ts"
import { type Cut, startCuttingRelay } from "../harness/cutting-relay.ts"
import { waitUntil } from "../harness/eventually.ts"
import { stopAfterAll, stopMachinesAfterAll } from "../harness/machines.ts"
import { remoteTest } from "../harness/remote-sessions.ts"
import { trackWorkers } from "../harness/tracked-workers.ts"
import { SHADOW_PASSWORD, SHADOW_USER, startFreeRdpShadow } from "../peers/freerdp-shadow.ts"
import { OPENSSH_PASSWORD, OPENSSH_USER, startOpenSsh } from "../peers/openssh.ts"
import { startTigerVnc } from "../peers/tigervnc.ts"
import { startWebPanel } from "../peers/web-panel.ts"
import { startXrdp } from "../peers/xrdp.ts"

stopMachinesAfterAll()

const workers = trackWorkers()
const logged: LogFields[] = []
const info = (message: string, fields: LogFields = {}) =>
  void (message === "Session ended" && logged.push(fields))
const on = await remoteTest({ browsers: testBrowsers() }, { log: { ...silentLogger, info } })

const PASSWORD = { authType: "PASSWORD" as const }
const PROTOCOLS = {
  async VNC() {
    const more = ["-BlacklistThreshold=1000"]
    const { port } = stopAfterAll(await startTigerVnc({ password: "panel-7", more }))
    return { ...PASSWORD, type: "VNC" as const, port, password: "panel-7" }
  },
  async SSH() {
    const { port, fingerprints } = stopAfterAll(await startOpenSsh({ config: ["MaxStartups 50"] }))
    const login = { ...PASSWORD, username: OPENSSH_USER, password: OPENSSH_PASSWORD }
    return { type: "SSH" as const, port, knownHost: fingerprints.ed25519, ...login }
  },
  "RDP with TLS": async () => rdpTarget(stopAfterAll(await startXrdp()).port, "TLS"),
  "RDP with network level authentication": async () =>
    rdpTarget(stopAfterAll(await startFreeRdpShadow("nla")).port, "NLA"),
  "RDP with standard security": async () =>
    rdpTarget(stopAfterAll(await startXrdp({ securityLayer: "rdp" })).port, "RDP"),
  async HTTPS() {
    const panel = stopAfterAll(await startWebPanel({ "/": "<!doctype html><title>Press</title>" }))
    return { type: "HTTPS" as const, port: panel.port, certificate: panel.certificate.certificate }
  },
}
type Protocol = keyof typeof PROTOCOLS

function rdpTarget(port: number, security: "TLS" | "NLA" | "RDP") {
  const login = { ...PASSWORD, username: SHADOW_USER, password: SHADOW_PASSWORD }
  return { type: "RDP" as const, port, ...login, rdpOptions: { security, ignoreCertificate: true } }
}

/** What a broken connection is told as; within a greeting it cannot be told from a machine that speaks something else. */
const CODES: Record<Protocol, LinkEndCode[]> = {
  VNC: ["RESOURCE_CLOSED", "UPSTREAM_UNAVAILABLE"],
  SSH: ["RESOURCE_CLOSED", "CLIENT_BAD_REQUEST"],
  "RDP with TLS": ["RESOURCE_CLOSED", "CLIENT_BAD_TYPE"],
  // A machine that hangs up once it has the password's proof refuses it.
  "RDP with network level authentication": ["RESOURCE_CLOSED", "CLIENT_BAD_TYPE", "CLIENT_UNAUTHORIZED"],
  "RDP with standard security": ["RESOURCE_CLOSED"],
  HTTPS: ["RESOURCE_CLOSED", "UPSTREAM_UNAVAILABLE", "CLIENT_BAD_TYPE"],
}
/** Of one kind of break. Each step starts a session. */
const STEPS_MAX = 4
/** The certificate is looked at by a connection of its own (0), the page comes by others: in TLS, and before its answer. */
const PAGE_STEPS: Omit<Cut, "by">[] = [
  { connection: 0, afterBytes: 0 },
  { connection: 0, afterBytes: 800 },
  { connection: 1, afterBytes: 1 },
  { connection: 1, afterBytes: 1800 },
]

/** Resets come between the machine's messages, orderly ends within them. */
function stepsOf(protocol: Protocol, messageEnds: readonly number[], by: Cut["by"]): Cut[] {
  if (protocol === "HTTPS") return PAGE_STEPS.map((step) => ({ ...step, by }))
  const places = [0, ...messageEnds.slice(0, -1)].map((end) => (by === "RST" ? end : end + 1))
  const every = Math.max(1, (places.length - 1) / (STEPS_MAX - 1))
  const chosen = new Set(Array.from({ length: STEPS_MAX }, (_, i) => places[Math.round(i * every)]))
  return [...chosen].flatMap((afterBytes) =>
    afterBytes === undefined ? [] : { connection: 0, afterBytes, by },
  )
}

/** By a session that connects: where the messages of the machine's handshake end. */
async function handshakeOf(target: Awaited<ReturnType<(typeof PROTOCOLS)[Protocol]>>) {
  const relay = await startCuttingRelay(target.port)
  const job = await on.aSessionFixture({ ...target, host: "127.0.0.1", port: relay.port })
  const path = await on.startSession(job)
  const owner = await on.joinSession(path, job.technician)
  await owner.waitForNotice("state", ({ state }) => state === "CONNECTED")
  const messageEnds = [...(relay.messageEnds[0] ?? [])]
  await on.deps.live.end(path.sessionId, { state: "COMPLETED", code: null, detail: "" })
  return messageEnds
}

test.each(Object.keys(PROTOCOLS) as Protocol[])(
  "a session by %s ends as broken wherever in the handshake its machine's connection breaks, and frees the interface",
  async (protocol) => {
    const target = await PROTOCOLS[protocol]()
    const messageEnds = await handshakeOf(target)
    const lanes = (["RST", "FIN"] as const).map(async (by) => {
      const relay = await startCuttingRelay(target.port)
      const place = { host: "127.0.0.1", port: relay.port, maxSessions: 1 }
      const job = await on.aSessionFixture({ ...target, ...place })
      for (const cut of stepsOf(protocol, messageEnds, by)) {
        relay.setCut(cut)
        // The interface has room for one: it starts only where the one before has left nothing behind.
        const session = await on.waitForEnd(await on.startSession(job))
        const code = session.endCode as LinkEndCode
        expect({ cut, state: session.state, code: CODES[protocol].includes(code) || code }).toEqual({
          cut,
          state: "CONNECTION_ERROR",
          code: true,
        })
        expect(session.endDetail).toMatch(/broke|closed|failed|does not speak|resets|ended|cannot be reached/)
        expect(logged.findLast((line) => line.sessionId === session.id)).toMatchObject({
          code,
          detail: session.endDetail,
        })
      }
    })
    await Promise.all(lanes)
    await waitUntil("every Worker has stopped", () => workers.size === 0)
  },
  60_000,
)
