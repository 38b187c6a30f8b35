/** The processes of the benchmark, and the CPU time they take. */
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { freePort } from "../tests/harness/free-port.ts"

export interface Gateway {
  port: number
  /** CPU seconds of the process and all its descendants. */
  cpuSeconds(): number
  /** Bytes recorded so far; null where nothing is recorded. */
  recordingBytes(): Promise<number | null>
  stop(): Promise<void>
}

/** `USER_HZ`, the unit of /proc/<pid>/stat on every Linux. */
const TICKS_PER_SECOND = 100
const START_MS_MAX = 10_000

export async function startProduct(vncPort: number, recordingPath: string): Promise<Gateway> {
  let answer: ((bytes: number) => void) | null = null
  const started = Promise.withResolvers<number>()
  const child = Bun.spawn(
    [process.execPath, join(import.meta.dir, "gateway.ts"), String(vncPort), recordingPath],
    {
      stdout: "ignore",
      stderr: "inherit",
      ipc(message: { port?: number; recordingBytes?: number }) {
        if (message.port !== undefined) started.resolve(message.port)
        if (message.recordingBytes !== undefined) answer?.(message.recordingBytes)
      },
    },
  )
  const port = await started.promise
  return {
    port,
    cpuSeconds: () => cpuSecondsOf(child.pid),
    recordingBytes: () =>
      new Promise((resolve) => {
        answer = resolve
        child.send("stats")
      }),
    stop: () => waitForExit(child),
  }
}

export async function startWebsockify(vncPort: number): Promise<Gateway> {
  const program = Bun.which("websockify")
  if (!program) throw new Error("websockify is missing: install the Debian package websockify")
  const port = await freePort()
  const child = Bun.spawn([program, `127.0.0.1:${port}`, `127.0.0.1:${vncPort}`], {
    stdout: "ignore",
    stderr: "ignore",
  })
  await waitUntilListening(port)
  return {
    port,
    cpuSeconds: () => cpuSecondsOf(child.pid),
    recordingBytes: async () => null,
    stop: () => waitForExit(child),
  }
}

export interface Drawing {
  /** Ends the drawing and leaves the picture as it is. */
  hold(): void
  stop(): Promise<void>
}

export async function startDrawing(display: number, workload: string): Promise<Drawing> {
  const drawing = Promise.withResolvers<void>()
  const child = Bun.spawn(
    [process.execPath, join(import.meta.dir, "workloads/draw.ts"), String(display), workload],
    {
      stdout: "ignore",
      stderr: "inherit",
      ipc: () => drawing.resolve(),
    },
  )
  await drawing.promise
  return { hold: () => child.send("hold"), stop: () => waitForExit(child) }
}

async function waitForExit(child: Bun.Subprocess): Promise<void> {
  child.kill("SIGTERM")
  await child.exited
}

/** CPU seconds of the whole machine since boot. */
export function machineCpuSeconds(): number {
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] = readFileSync(
    "/proc/stat",
    "utf8",
  )
    .split("\n")[0]!
    .split(/\s+/)
    .slice(1)
    .map(Number)
  return (user + nice + system + irq + softirq + steal) / TICKS_PER_SECOND
}

/** Of a process alone. */
export function ownCpuSecondsOf(pid: number): number {
  const fields = statOf(String(pid))
  return fields ? (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND : 0
}

/** What a process holds in memory now, and the most it ever did; MiB. */
export function memoryOf(pid: number): { now: number; most: number } {
  const status = readFileSync(`/proc/${pid}/status`, "utf8")
  const mib = (name: string) => Number(status.match(new RegExp(`${name}:\\s+(\\d+)`))?.[1]) / 1024
  return { now: mib("VmRSS"), most: mib("VmHWM") }
}

/** The ticks that each descendant had when it was last seen: one that has ended since is not taken back from the sum. */
const lastTicks = new Map<number, Map<number, number>>()

/** Of a process and everything that it started, as far as it was seen by an earlier call or still runs. */
export function cpuSecondsOf(pid: number): number {
  const seen = lastTicks.get(pid) ?? new Map<number, number>()
  lastTicks.set(pid, seen)
  const children = new Map<number, number[]>()
  const ticks = new Map<number, number>()
  for (const name of readdirSync("/proc")) {
    if (!/^\d+$/.test(name)) continue
    const fields = statOf(name)
    if (!fields) continue
    const parent = Number(fields[1])
    children.set(parent, [...(children.get(parent) ?? []), Number(name)])
    ticks.set(Number(name), Number(fields[11]) + Number(fields[12]))
  }
  const note = (id: number): void => {
    seen.set(id, ticks.get(id) ?? 0)
    for (const child of children.get(id) ?? []) note(child)
  }
  note(pid)
  return [...seen.values()].reduce((sum, each) => sum + each, 0) / TICKS_PER_SECOND
}

/** The fields behind the name, from the state on; null for a process that just ended. */
function statOf(pid: string): string[] | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8")
    return text.slice(text.lastIndexOf(")") + 2).split(" ")
  } catch {
    return null
  }
}

async function waitUntilListening(port: number): Promise<void> {
  const deadline = performance.now() + START_MS_MAX
  while (performance.now() < deadline) {
    const socket = await Bun.connect({ hostname: "127.0.0.1", port, socket: { data() {} } }).catch(() => null)
    if (socket) return void socket.end()
    await Bun.sleep(50)
  }
  throw new Error(`nothing listens on port ${port}`)
}
