/**
 * A real clamd with one signature of its own, and c-icap servers in front of it, on free loopback ports. Needs Debian's
 * `clamav-daemon`, `c-icap` and `libc-icap-mod-virus-scan`.
 */
import { existsSync } from "node:fs"
import { chmod, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { connect } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { freePort } from "../harness/free-port.ts"

const CLAMD = "/usr/sbin/clamd"
const C_ICAP = "/usr/bin/c-icap"
/** The signature's content: no real virus, so that no other scanner deletes the tests. */
export const INFECTION = "MILLWRIGHT-TEST-INFECTION-4f1b"
export const VIRUS_NAME = "Millwright.Test"
const LISTEN_POLLS_MAX = 600
const LISTEN_POLL_MS = 25
/** As Debian configures c-icap: part of a large content is returned before the verdict. */
const PERCENT_AFTER = { early: "64K", late: "50M" } as const

interface ClamAv {
  clamdUrl: string
  /** c-icap that withholds everything until it knows the verdict. */
  icapUrl: string
  /** c-icap that returns the first bytes of contents above 64 kB before it knows the verdict. */
  earlyIcapUrl: string
  stopClamd(): Promise<void>
  stop(): Promise<void>
}

export async function startClamAv(): Promise<ClamAv> {
  for (const program of [CLAMD, C_ICAP])
    if (!existsSync(program)) throw new Error(`${program} is missing: install clamav-daemon and c-icap`)
  const dir = await mkdtemp(join(tmpdir(), "millwright-clamav-"))
  // c-icap gives up root.
  await chmod(dir, 0o777)
  const clamdPort = await freePort()
  const clamd = await startClamd(dir, clamdPort)
  const late = await startIcap(dir, clamdPort, "late")
  const early = await startIcap(dir, clamdPort, "early")
  const all = [early, late, clamd]
  return {
    clamdUrl: `clamd://127.0.0.1:${clamdPort}`,
    icapUrl: `icap://127.0.0.1:${late.port}/virus_scan`,
    earlyIcapUrl: `icap://127.0.0.1:${early.port}/virus_scan`,
    stopClamd: () => ended(clamd.process),
    async stop() {
      await Promise.all(all.map(({ process }) => ended(process)))
      await rm(dir, { recursive: true, force: true })
    },
  }
}

async function startClamd(dir: string, port: number) {
  const db = join(dir, "db")
  await mkdir(db)
  await writeFile(join(db, "test.ndb"), `${VIRUS_NAME}:0:*:${Buffer.from(INFECTION).toString("hex")}\n`)
  const config = join(dir, "clamd.conf")
  const lines = [
    `DatabaseDirectory ${db}`,
    `TCPSocket ${port}`,
    ...["TCPAddr 127.0.0.1", "Foreground yes", "StreamMaxLength 20M", "SelfCheck 0", "MaxThreads 4"],
  ]
  await writeFile(config, `${lines.join("\n")}\n`)
  return { port, process: await started([CLAMD, "--config-file", config], port, dir) }
}

async function startIcap(dir: string, clamdPort: number, kind: keyof typeof PERCENT_AFTER) {
  const port = await freePort()
  const own = join(dir, kind)
  await mkdir(own)
  await chmod(own, 0o777)
  const config = join(own, "c-icap.conf")
  const lines = [
    ...[`PidFile ${own}/pid`, `CommandsSocket ${own}/ctl`, `Port 127.0.0.1:${port}`, `TmpDir ${own}`],
    ...["StartServers 1", "MaxServers 2", "MinSpareThreads 2", "MaxSpareThreads 4", "ThreadsPerChild 8"],
    ...[`ModulesDir ${modulesFolder()}`, `ServicesDir ${modulesFolder()}`],
    ...["TemplateDir /usr/share/c_icap/templates/", "LoadMagicFile /etc/c-icap/c-icap.magic"],
    ...[`ServerLog ${own}/server.log`, `AccessLog ${own}/access.log`],
    "Service antivirus_module virus_scan.so",
    "ServiceAlias virus_scan antivirus_module?allow204=on&sizelimit=off&mode=simple",
    "virus_scan.ScanFileTypes TEXT DATA EXECUTABLE ARCHIVE GIF JPEG MSOFFICE",
    ...["virus_scan.SendPercentData 5", `virus_scan.StartSendPercentDataAfter ${PERCENT_AFTER[kind]}`],
    ...["virus_scan.MaxObjectSize 50M", "virus_scan.DefaultEngine clamd"],
    ...["Module common clamd_mod.so", "clamd_mod.ClamdHost 127.0.0.1", `clamd_mod.ClamdPort ${clamdPort}`],
  ]
  await writeFile(config, `${lines.join("\n")}\n`)
  return { port, process: await started([C_ICAP, "-N", "-f", config], port, own) }
}

/** Debian names the folder after the machine's architecture. */
function modulesFolder(): string | undefined {
  return ["x86_64-linux-gnu", "aarch64-linux-gnu"]
    .map((name) => `/usr/lib/${name}/c_icap`)
    .find((path) => existsSync(path))
}

async function started(command: string[], port: number, dir: string): Promise<Bun.Subprocess> {
  const process = Bun.spawn(command, { cwd: dir, stdio: ["ignore", "ignore", "ignore"] })
  for (let poll = 0; poll < LISTEN_POLLS_MAX; poll++) {
    if (process.exitCode !== null) break
    if (await accepts(port)) return process
    await Bun.sleep(LISTEN_POLL_MS)
  }
  process.kill()
  throw new Error(`${command[0]} did not start on port ${port}`)
}

async function ended(process: Bun.Subprocess): Promise<void> {
  process.kill()
  await process.exited
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1")
    socket.once("connect", () => {
      socket.destroy()
      resolve(true)
    })
    socket.once("error", () => resolve(false))
  })
}
