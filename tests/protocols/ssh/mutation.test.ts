import { afterAll, beforeAll, expect, test } from "bun:test"
import { mkdtemp, rm } from "node:fs/promises"
import { connect, createServer, type Server, type Socket } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { LINK_END_CODES } from "../../../protocols/link-ends.ts"
import type { RunningMachineShell } from "../../../src/demo/plant/machine-shell/server.ts"
import { startRobotShell } from "../../../src/demo/plant/robot-shell.ts"
import { dial } from "./dial.ts"

/** Approximate bytes from the machine in a complete sign-in; positions beyond the end do not affect the session. */
const SIGN_IN_BYTES = 2400
const RUNS = 120
const auth = { kind: "password", password: "palletiser" } as const

let dir: string
let robot: RunningMachineShell

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "millwright-mutation-"))
  robot = await startRobotShell({ port: 0, hostKeyDir: dir, user: "service", password: auth.password })
})
afterAll(async () => {
  await robot.stop()
  await rm(dir, { recursive: true, force: true })
})

/** A line that flips the bits of `mask` in byte `place` on the way from the machine, and hangs up at byte `cut`. */
function badLine(place: number, mask: number, cut: number): Promise<{ server: Server; port: number }> {
  const server = createServer((near: Socket) => {
    const far = connect(robot.port, "127.0.0.1")
    let passed = 0
    near.on("data", (bytes: Uint8Array) => far.write(bytes))
    far.on("data", (bytes: Uint8Array) => {
      const copy = Uint8Array.from(bytes)
      const at = place - passed
      if (at >= 0 && at < copy.length) copy[at] = (copy[at] ?? 0) ^ mask
      passed += copy.length
      if (passed > cut) near.destroy()
      else near.write(copy)
    })
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on("error", () => {})
      one.on("close", () => other.destroy())
    }
  })
  return new Promise((resolve) =>
    server.listen(0, "127.0.0.1", () =>
      resolve({ server, port: (server.address() as { port: number }).port }),
    ),
  )
}

/** The same numbers in every run (a linear congruential generator, Numerical Recipes' constants). */
function seeded(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

test("an SSH sign-in with one flipped bit or a cut connection ends with a defined code", async () => {
  const random = seeded(20261120)
  const codes = new Map<string, number>()
  for (let run = 0; run < RUNS; run++) {
    const isCut = run % 4 === 3
    const line = await badLine(
      isCut ? -1 : random(SIGN_IN_BYTES),
      1 << random(8),
      isCut ? random(SIGN_IN_BYTES) : Infinity,
    )
    const session = dial({ port: line.port, username: "service", auth, handshakeTimeoutMs: 150 })
    session.ready.then(() => session.close()).catch(() => {})
    const { code } = await session.ended
    expect(LINK_END_CODES).toContain(code)
    codes.set(code, (codes.get(code) ?? 0) + 1)
    line.server.close()
  }
  expect(codes.get("CLIENT_BAD_REQUEST")).toBeGreaterThan(0)
  expect(codes.get("RESOURCE_CLOSED")).toBeGreaterThan(0)
}, 60_000)
