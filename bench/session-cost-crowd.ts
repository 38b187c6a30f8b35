/**
 * Many sessions at a time, as `bench:session-cost --only idle-crowd,pages-crowd` measures them: the cores that the server and
 * its database take, whether a session is lost, and on panels that switch pages the time from a key to its echo.
 */
import type { Viewer } from "../tests/harness/viewer.ts"
import { percentile } from "./load.ts"
import { takePictures } from "./neighbours.ts"
import { checkThreshold } from "./thresholds.ts"
import { ECHO_BOX, echoColour } from "./workloads/panel.ts"

interface Crowd {
  /** Of `bench:display`. */
  workload: string
  sessions: number
  /** Of the server and its database, for so many sessions. */
  cores: { isolated: number; shared: number }
  pressesKeys: boolean
}

/** Workloads by their names in `--only`. */
export const CROWDS: Record<string, Crowd> = {
  "idle-crowd": {
    workload: "idle",
    sessions: 100,
    cores: { isolated: 1.2, shared: 0.65 },
    pressesKeys: false,
  },
  "pages-crowd": {
    workload: "pages-echo",
    sessions: 50,
    cores: { isolated: 1.3, shared: 1.3 },
    pressesKeys: true,
  },
}

/** What is compiled because a session runs is over by then. */
const SETTLE_MS = 20_000
const KEYS_PER_SESSION = 4
/** Between two keys, and a little more after each, so that keys fall on any moment between two pages. */
const PAUSE_MS = 70
const PAUSE_STEPS = 17
const ECHO_P99_MS_MAX = 50

/** What a crowd is measured on. */
interface CrowdServer {
  /** Opens a session on the machine of this number. @returns a viewer that is not read yet */
  open(machine: number): Promise<{ socket: WebSocket; join(): Promise<Viewer> }>
  /** CPU seconds so far. */
  cpuSeconds(): { server: number; database: number }
}

type Member = Awaited<ReturnType<CrowdServer["open"]>> & { pictures: number; isLost: boolean }

/** @returns lines of the verdict */
export async function measureCrowd(
  name: string,
  server: CrowdServer,
  { sessions, seconds, workers }: { sessions: number; seconds: number; workers: string },
): Promise<string[]> {
  const crowd = CROWDS[name]!
  const members: Member[] = []
  for (let machine = 0; machine < sessions; machine++) members.push(await addMember(server, machine))
  await Bun.sleep(SETTLE_MS)
  const before = server.cpuSeconds()
  for (const member of members) member.pictures = 0
  await Bun.sleep(seconds * 1000)
  const after = server.cpuSeconds()
  const cores = {
    server: (after.server - before.server) / seconds,
    database: (after.database - before.database) / seconds,
  }
  const rates = members.map(({ pictures }) => pictures / seconds).sort((a, b) => a - b)
  console.log(
    `${name}  ${sessions} sessions, ${workers}: server ${cores.server.toFixed(3)} cores, database ${cores.database.toFixed(3)}, ` +
      `${rates[0]!.toFixed(1)} to ${rates.at(-1)!.toFixed(1)} pictures a second`,
  )
  const coresMax = crowd.cores[workers === "isolated" ? "isolated" : "shared"] * (sessions / crowd.sessions)
  const lines = [checkThreshold(`${name}: cores`, cores.server + cores.database, coresMax)]
  if (crowd.pressesKeys) {
    const { echoMs, unseen } = await measureEchoes(members.filter(({ isLost }) => !isLost))
    const echoAt = (share: number) => percentile(echoMs, share).toFixed(1)
    console.log(`${name}  key to echo p50 ${echoAt(0.5)} p90 ${echoAt(0.9)} p99 ${echoAt(0.99)} ms`)
    lines.push(checkThreshold(`${name}: key to echo, p99 ms`, Number(echoAt(0.99)), ECHO_P99_MS_MAX))
    lines.push(checkThreshold(`${name}: sessions without an echo`, unseen, 0))
  }
  const lost = members.filter(({ isLost, pictures }) => isLost || pictures === 0).length
  lines.push(checkThreshold(`${name}: sessions lost`, lost, 0))
  for (const { socket } of members) socket.close()
  return lines
}

/** Its viewer acknowledges the pictures without drawing them: drawing a hundred pictures would take the cores that are measured. */
async function addMember(server: CrowdServer, machine: number): Promise<Member> {
  const member: Member = { ...(await server.open(machine)), pictures: 0, isLost: false }
  const first = Promise.withResolvers<void>()
  takePictures(member.socket)
  member.socket.addEventListener("message", () => {
    member.pictures++
    first.resolve()
  })
  member.socket.addEventListener("close", () => {
    member.isLost = true
    first.resolve()
  })
  await first.promise
  return member
}

/** Each session gets a second viewer that draws, for some keys. @returns sorted times, and sessions that showed no echo */
async function measureEchoes(members: readonly Member[]): Promise<{ echoMs: number[]; unseen: number }> {
  const echoMs: number[] = []
  let unseen = 0
  for (const { join } of members) {
    const viewer = await join()
    try {
      await pressKeys(viewer, echoMs)
    } catch (error) {
      unseen++
      console.log(String(error))
    }
    viewer.disconnect()
  }
  return { echoMs: echoMs.sort((a, b) => a - b), unseen }
}

/** The machine counts the keys of its client. */
async function pressKeys(viewer: Viewer, echoMs: number[]): Promise<void> {
  await viewer.waitFor("the first picture", () => viewer.count("key") > 0)
  for (let key = 0; key < KEYS_PER_SESSION; key++) {
    await Bun.sleep(PAUSE_MS + (echoMs.length % PAUSE_STEPS))
    const colour = echoColour(key + 1)
    const pressedAt = performance.now()
    for (const down of [true, false]) viewer.send({ kind: "key", down, keysym: 0x61, code: "KeyA" })
    await viewer.waitFor("the echo", () => viewer.pixel(ECHO_BOX.x + 1, ECHO_BOX.y + 1) === colour)
    echoMs.push(performance.now() - pressedAt)
  }
}
