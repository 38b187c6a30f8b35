/**
 * A real OpenSSH server on a free loopback port, with host keys, configuration and one user of its own. It runs in a
 * private mount namespace in which /etc/passwd, /etc/shadow and /etc/group are other files; the real ones stay untouched.
 * Needs root and Debian's `openssh-server`.
 */
import { existsSync } from "node:fs"
import { chmod, chown, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { freePort } from "../harness/free-port.ts"

export const OPENSSH_USER = "fitter"
export const OPENSSH_PASSWORD = "press-brake-7"
/** `crypt` (SHA-512) of the password above. */
const PASSWORD_HASH =
  "$6$millwright$HNTUiYZSBtyvz/vh92ErKwR3N9YTTvtmqsF/pCTB0g3zCiO9CldapIoAVbozwrcyU10pPSEncb3XuL1fyxyR11"
/** Above the users of any distribution. */
const USER_ID = 61_007
const SSHD = "/usr/sbin/sshd"

export interface OpenSshPeer {
  port: number
  /** A folder that its user may write in. */
  folder: string
  /** "SHA256:…" of its host keys. */
  fingerprints: { ed25519: string; rsa: string }
  /** Lines of sshd's own log so far. */
  log(): string
  /** Stops every process of the server, as a hung machine does. */
  freeze(): Promise<void>
  stop(): Promise<void>
}

interface OpenSshOptions {
  /** More lines for sshd_config, e.g. "Ciphers aes256-ctr". */
  config?: string[]
  /** Public key lines that may sign in. */
  authorizedKeys?: string[]
}

export async function startOpenSsh(options: OpenSshOptions = {}): Promise<OpenSshPeer> {
  if (!existsSync(SSHD)) throw new Error(`${SSHD} is missing: install the Debian package openssh-server`)
  if (process.getuid?.() !== 0)
    throw new Error("the OpenSSH peer must be started as root (it needs a user of its own)")
  const dir = await mkdtemp(join(tmpdir(), "millwright-sshd-"))
  await chmod(dir, 0o755)
  const port = await freePort()
  await writeServerFiles(dir, port, options)
  const child = Bun.spawn(inNamespace(dir, `${SSHD} -D -e -f "$1/sshd_config"`), {
    ...{ stdin: "ignore", stdout: "ignore", stderr: "pipe" },
  })
  let log = ""
  const stop = async () => {
    await signalTree(child.pid, "SIGKILL")
    await child.exited
    await rm(dir, { recursive: true, force: true })
  }
  try {
    await waitUntilListening(child.stderr, (text) => {
      log += text
      return log
    })
  } catch (error) {
    await stop()
    throw error
  }
  return {
    port,
    folder: join(dir, "home", "files"),
    fingerprints: { ed25519: await fingerprintOf(dir, "ed25519"), rsa: await fingerprintOf(dir, "rsa") },
    log: () => log,
    freeze: () => signalTree(child.pid, "SIGSTOP"),
    stop,
  }
}

/**
 * Runs a server with its own /etc/passwd, /etc/shadow, /etc/group and /run, seen by it and its children alone; with the
 * server all its children go.
 *
 * @param dir   where `writeAccount` wrote
 * @param then  what the shell in the namespace goes on with; `$1` is `dir`
 */
export function inNamespace(dir: string, then: string): string[] {
  const enter = `set -e
for name in passwd shadow group; do mount --bind "$1/$name" "/etc/$name"; done
mount -t tmpfs none /run
mkdir -p /run/sshd
exec ${then}`
  return ["unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-c", enter, "sh", dir]
}

/** The one user who may sign in, with a home of their own below `dir`. */
export async function writeAccount(dir: string): Promise<void> {
  const home = join(dir, "home")
  await mkdir(join(home, "files"), { recursive: true })
  await chown(join(home, "files"), USER_ID, USER_ID)
  const files: Record<string, string> = {
    passwd: `${await readFile("/etc/passwd", "utf8")}${OPENSSH_USER}:x:${USER_ID}:${USER_ID}::${home}:/bin/bash\n`,
    shadow: `${await readFile("/etc/shadow", "utf8")}${OPENSSH_USER}:${PASSWORD_HASH}:20000:0:99999:7:::\n`,
    group: `${await readFile("/etc/group", "utf8")}${OPENSSH_USER}:x:${USER_ID}:\n`,
    "home/.bash_profile": "PS1='fitter$ '\n",
    "home/.hushlogin": "",
  }
  for (const [name, text] of Object.entries(files)) await writeFile(join(dir, name), text)
  await chmod(join(dir, "shadow"), 0o600)
}

async function writeServerFiles(dir: string, port: number, options: OpenSshOptions): Promise<void> {
  await writeAccount(dir)
  const files: Record<string, string> = {
    authorized_keys: `${(options.authorizedKeys ?? []).join("\n")}\n`,
    banner: "Authorised maintenance only\n",
    sshd_config: serverConfig(dir, port, options.config ?? []),
  }
  for (const [name, text] of Object.entries(files)) await writeFile(join(dir, name), text)
  for (const type of ["ed25519", "rsa"] as const) await generateKey(join(dir, `host_${type}`), type, "")
}

function serverConfig(dir: string, port: number, more: string[]): string {
  return [
    ...more,
    "ListenAddress 127.0.0.1",
    `Port ${port}`,
    `HostKey ${dir}/host_ed25519`,
    `HostKey ${dir}/host_rsa`,
    `AuthorizedKeysFile ${dir}/authorized_keys`,
    `Banner ${dir}/banner`,
    `PidFile none`,
    "StrictModes no",
    "UsePAM no",
    "PrintMotd no",
    "LogLevel VERBOSE",
    ...(more.some((line) => line.startsWith("Subsystem")) ? [] : ["Subsystem sftp internal-sftp"]),
    "",
  ].join("\n")
}

/** @returns the public key line */
export async function generateKey(
  path: string,
  type: "ed25519" | "rsa",
  phrase: string,
  form?: "PEM",
): Promise<string> {
  const size = type === "rsa" ? ["-b", "2048"] : []
  const made = Bun.spawn(
    [
      "ssh-keygen",
      "-q",
      "-t",
      type,
      ...size,
      "-N",
      phrase,
      "-C",
      "test",
      "-f",
      path,
      ...(form ? ["-m", form] : []),
    ],
    { stdin: "ignore" },
  )
  if ((await made.exited) !== 0)
    throw new Error("ssh-keygen failed; it is in the Debian package openssh-client")
  return (await readFile(`${path}.pub`, "utf8")).trim()
}

async function fingerprintOf(dir: string, type: string): Promise<string> {
  const text = await new Response(
    Bun.spawn(["ssh-keygen", "-l", "-f", join(dir, `host_${type}.pub`)]).stdout,
  ).text()
  return text.split(" ")[1] ?? ""
}

/** Reads the log to its end, in the background once sshd listens: a full pipe would block the server. */
export function waitUntilListening(
  stderr: ReadableStream<Uint8Array>,
  append: (text: string) => string,
  sign = "Server listening",
): Promise<void> {
  return new Promise((resolve, reject) => {
    const decoder = new TextDecoder()
    const read = async () => {
      for await (const bytes of stderr) {
        if (append(decoder.decode(bytes, { stream: true })).includes(sign)) resolve()
      }
      reject(new Error(`the server did not start: ${append("")}`))
    }
    read().catch(reject)
  })
}

/** Children first found, then signalled from the root, so that none can start another unseen. */
export async function signalTree(pid: number, signal: "SIGKILL" | "SIGSTOP"): Promise<void> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8").catch(() => "")
  try {
    process.kill(pid, signal)
  } catch {
    return // already gone
  }
  for (const child of children.split(" ").filter(Boolean)) await signalTree(Number(child), signal)
}
