/**
 * A real Dropbear, the SSH server of routers and embedded controllers, with the user and password of the OpenSSH peer. It
 * runs in a mount namespace of its own; needs root, Debian's `dropbear-bin` and, for files, `openssh-sftp-server`.
 */
import { existsSync } from "node:fs"
import { chmod, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { freePort } from "../harness/free-port.ts"
import { inNamespace, signalTree, waitUntilListening, writeAccount } from "./openssh.ts"

const DROPBEAR = "/usr/sbin/dropbear"

interface DropbearPeer {
  port: number
  /** A folder that its user may write in. */
  folder: string
  stop(): Promise<void>
}

export async function startDropbear(): Promise<DropbearPeer> {
  if (!existsSync(DROPBEAR))
    throw new Error(`${DROPBEAR} is missing: install the Debian package dropbear-bin`)
  const dir = await mkdtemp(join(tmpdir(), "millwright-dropbear-"))
  await chmod(dir, 0o755)
  await writeAccount(dir)
  const made = Bun.spawn(["dropbearkey", "-t", "ed25519", "-f", join(dir, "host")], {
    stdio: ["ignore", "ignore", "ignore"],
  })
  if ((await made.exited) !== 0)
    throw new Error("dropbearkey failed; it is in the Debian package dropbear-bin")
  const port = await freePort()
  const command = `${DROPBEAR} -F -E -r "$1/host" -p 127.0.0.1:${port} -P "$1/pid"`
  const child = Bun.spawn(inNamespace(dir, command), { stdin: "ignore", stdout: "ignore", stderr: "pipe" })
  let log = ""
  const stop = async () => {
    await signalTree(child.pid, "SIGKILL")
    await child.exited
    await rm(dir, { recursive: true, force: true })
  }
  try {
    // Logged once the socket listens.
    await waitUntilListening(child.stderr, (text) => (log += text), "Not backgrounding")
  } catch (error) {
    await stop()
    throw error
  }
  return { port, folder: join(dir, "home", "files"), stop }
}
