/** The processes of the benchmark, and the CPU time they take. */
import { dlopen, FFIType, ptr } from "bun:ffi"
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

/** `USER_HZ`, the unit of /proc/stat on every Linux. */
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

interface Drawing {
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

/** glibc's clock of a process: with the threads that have ended, in nanoseconds, where /proc/<pid>/stat counts steps of 10 ms. */
const { symbols: clocks } = dlopen("libc.so.6", {
  clock_getcpuclockid: { args: [FFIType.i32, FFIType.ptr], returns: FFIType.i32 },
  clock_gettime: { args: [FFIType.i32, FFIType.ptr], returns: FFIType.i32 },
})

/** Of a process alone; 0 for one that has ended. */
export function ownCpuSecondsOf(pid: number): number {
  const clock = new Int32Array(1)
  const time = new BigInt64Array(2)
  if (clocks.clock_getcpuclockid(pid, ptr(clock)) !== 0) return 0
  if (clocks.clock_gettime(clock[0]!, ptr(time)) !== 0) return 0
  return Number(time[0]) + Number(time[1]) / 1e9
}

/** What a process holds in memory now, and the most it ever did; MiB. */
export function memoryOf(pid: number): { now: number; most: number } {
  const status = readFileSync(`/proc/${pid}/status`, "utf8")
  const mib = (name: string) => Number(status.match(new RegExp(`${name}:\\s+(\\d+)`))?.[1]) / 1024
  return { now: mib("VmRSS"), most: mib("VmHWM") }
}

/** The CPU seconds of each descendant when it was last seen: one that has ended since is not taken back from the sum. */
const lastSeconds = new Map<number, Map<number, number>>()

/** Of a process and everything that it started, as far as it was seen by an earlier call or still runs. */
export function cpuSecondsOf(pid: number): number {
  const seen = lastSeconds.get(pid) ?? new Map<number, number>()
  lastSeconds.set(pid, seen)
  for (const id of [pid, ...descendantsOf(pid)])
    seen.set(id, Math.max(seen.get(id) ?? 0, ownCpuSecondsOf(id)))
  return [...seen.values()].reduce((sum, each) => sum + each, 0)
}

/** Everything that a process started and that still runs. */
export function descendantsOf(pid: number): number[] {
  const children = new Map<number, number[]>()
  for (const name of readdirSync("/proc")) {
    const parent = /^\d+$/.test(name) ? parentOf(name) : null
    if (parent !== null) children.set(parent, [...(children.get(parent) ?? []), Number(name)])
  }
  const below = (id: number): number[] =>
    (children.get(id) ?? []).flatMap((child) => [child, ...below(child)])
  return below(pid)
}

/** Null for a process that just ended. */
function parentOf(pid: string): number | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8")
    return Number(text.slice(text.lastIndexOf(")") + 2).split(" ")[1])
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
