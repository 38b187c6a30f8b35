/** The machines of the session benchmark, each in processes of their own, which are not measured. */
import { join } from "node:path"
import { OPENSSH_PASSWORD, OPENSSH_USER, startOpenSsh } from "../tests/peers/openssh.ts"
import { startTigerVnc } from "../tests/peers/tigervnc.ts"
import { startWebPanel } from "../tests/peers/web-panel.ts"
import { startXrdp } from "../tests/peers/xrdp.ts"
import { startDrawing } from "./processes.ts"
import type { Target } from "./session-cost-target.ts"
import { PANEL_HEIGHT, PANEL_WIDTH } from "./workloads/panel.ts"

export interface Peer {
  target: Target
  stop(): Promise<void>
}

/** TigerVNC with a workload of `bench:display` on it. */
export async function startVncPeer(workload: string): Promise<Peer> {
  const server = await startTigerVnc({ width: PANEL_WIDTH, height: PANEL_HEIGHT })
  const drawing = await startDrawing(server.display, workload)
  return {
    target: { type: "VNC", host: "127.0.0.1", port: server.port },
    async stop() {
      await drawing.stop()
      await server.stop()
    },
  }
}

/** Long enough that a measurement sees little of it twice. */
const RECORDED_SECONDS = 60

/** What TigerVNC sends of a workload, for many sessions at a time: see `replayed-machine.ts`. */
export async function startReplayedPeer(workload: string): Promise<Peer> {
  const listening = Promise.withResolvers<number>()
  const program = join(import.meta.dir, "replayed-machine.ts")
  const child = Bun.spawn([process.execPath, program, workload, String(RECORDED_SECONDS)], {
    stdout: "ignore",
    stderr: "inherit",
    ipc: ({ port }: { port: number }) => listening.resolve(port),
  })
  void child.exited.then(() => listening.reject(new Error(`no machine replays ${workload}`)))
  return {
    target: { type: "VNC", host: "127.0.0.1", port: await listening.promise },
    async stop() {
      child.kill("SIGTERM")
      await child.exited
    },
  }
}

/** OpenSSH with a shell that waits for input. */
export async function startSshPeer(sessions: number): Promise<Peer> {
  // Starts beside each other are not refused: the peer is not what is measured.
  const peer = await startOpenSsh({ config: [`MaxStartups ${sessions}`, `MaxSessions ${sessions}`] })
  return {
    target: {
      type: "SSH",
      host: "127.0.0.1",
      port: peer.port,
      authType: "PASSWORD",
      username: OPENSSH_USER,
      password: OPENSSH_PASSWORD,
      knownHost: `ssh-ed25519 ${peer.fingerprints.ed25519}`,
    },
    stop: () => peer.stop(),
  }
}

/** A web panel whose clock changes every second. */
export async function startWebPeer(): Promise<Peer> {
  const script = "setInterval(() => (document.body.textContent = new Date().toISOString()), 1000)"
  const panel = await startWebPanel({ "/": `<body>Panel</body><script>${script}</script>` })
  return {
    target: { ...panel.target, certificate: panel.certificate.certificate },
    stop: () => panel.stop(),
  }
}

/** xrdp, which compresses as machines do, in front of TigerVNC with a workload of `bench:display` on it. */
export async function startRdpPeer(workload: string): Promise<Peer> {
  const server = await startXrdp({ width: PANEL_WIDTH, height: PANEL_HEIGHT })
  const drawing = await startDrawing(server.display, workload)
  return {
    target: {
      type: "RDP",
      host: "127.0.0.1",
      port: server.port,
      authType: "PASSWORD",
      username: "na",
      password: "na",
      knownHost: `x509 ${server.fingerprint}`,
    },
    async stop() {
      await drawing.stop()
      await server.stop()
    },
  }
}
