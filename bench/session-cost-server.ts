/**
 * The real server with its embedded database, machines to open sessions on and one technician who may.
 * `bun session-cost-server.ts <targets as JSON> <flags of the server>`; prints "jobs" with one line of JSON for each target.
 */
import { heapStats } from "bun:jsc"
import type { DeviceAuthority } from "../src/base/authorities.ts"
import type { Deps } from "../src/base/deps.ts"
import { DEMO_VENDOR_KEY, ensureDemoLicence } from "../src/demo/seed/licence.ts"
import { run } from "../src/main.ts"
import { aDevice, aLog, anInterface, anIssue } from "../tests/harness/builders.ts"
import { aUser, createToken, grantOnDevice } from "../tests/harness/users.ts"
import { createSignIn } from "./prepare.ts"
import type { HeapReport, Job, Jobs, Target } from "./session-cost-target.ts"

const AUTHORITIES: readonly DeviceAuthority[] = [
  "DEVICE_READ",
  "ISSUE_READ",
  "ISSUE_UPDATE",
  "LOG_CREATE",
  "RECORDING_READ",
  "LOG_READ",
  "DEVICE_START_REMOTE",
  "DEVICE_JOIN_REMOTE",
]

const [targets = "[]", ...flags] = process.argv.slice(2)
let jobs: Jobs | null = null

process.on("message", () => {
  Bun.gc(true)
  process.send?.({ heapBytes: heapStats().heapSize } satisfies HeapReport)
})

await run(flags, {
  allowLoopback: true,
  licenceKeys: [DEMO_VENDOR_KEY],
  beforeOpening: async (deps) => {
    jobs = await addMachines(deps, JSON.parse(targets) as Target[])
  },
  onReady: () => console.log(`jobs ${JSON.stringify(jobs)}`),
})

/** A machine of its own for each target: sessions of one machine would wait for each other's locks. */
async function addMachines(deps: Deps, targets: readonly Target[]): Promise<Jobs> {
  await ensureDemoLicence(deps)
  const userId = await aUser(deps)
  const all: Job[] = []
  for (const target of targets) {
    const deviceId = await aDevice(deps)
    await grantOnDevice(deps, userId, deviceId, AUTHORITIES)
    const issueId = await anIssue(deps, deviceId, userId)
    await deps.db
      .updateTable("issue")
      .set({ state: "IN_PROGRESS", assigned_user_id: userId })
      .where("id", "=", issueId)
      .execute()
    const logId = await aLog(deps, issueId, userId)
    const interfaceId = await anInterface(deps, deviceId, target)
    all.push({ deviceId, issueId, logId, interfaceId })
  }
  const browserToken = await createSignIn(deps.db, userId, "BROWSER")
  return { token: await createToken(deps, userId), browserToken, jobs: all }
}
