/** SSH up to the sign-in, without a shell. Credentials are sent only to a machine whose host key is pinned. */

import { Client } from "ssh2"
import { offeredAlgorithms } from "../../../protocols/ssh/algorithms.ts"
import { createAuthHandler, readPrivateKey, secretsOf } from "../../../protocols/ssh/auth.ts"
import { endOfLibraryError } from "../../../protocols/ssh/end-reasons.ts"
import { type HostKey, readHostKey, verifyHostKey } from "../../../protocols/ssh/host-key.ts"
import { elapsedMs } from "../../base/clock.ts"
import { sshAuthOf } from "../worker/adapters/ssh-target.ts"
import type { TestRequest } from "./messages.ts"
import { type ProbeRun, protocolFailure, step } from "./probes.ts"
import type { ConnectionTestResult, ShownIdentity, TestStep } from "./rules.ts"

/** RFC 4253 §4.2: lines may come before the version. */
const VERSION_LINE = /^SSH-(\d\.\d+)-([^\r\n]*)\r?\n/m
/** More lines than this are no greeting. */
const GREETING_BYTES_MAX = 16 * 1024

type Outcome =
  | { kind: "signedIn" }
  | { kind: "hostKey"; judgement: "unknown" | "changed" }
  | { kind: "failed"; code: string; detail: string }
  | { kind: "timeout" }

export const probeSsh: ProbeRun = async (socket, request) => {
  const startedMs = performance.now()
  const auth = sshAuthOf(request.secret)
  const key = auth.kind === "key" ? readPrivateKey(auth) : null
  const client = new Client()
  const { promise, resolve } = Promise.withResolvers<Outcome>()
  let received = Buffer.alloc(0)
  let greetedMs: number | null = null
  let hostKey: HostKey | null = null
  socket.on("data", (bytes: Buffer) => {
    if (received.length < GREETING_BYTES_MAX) received = Buffer.concat([received, bytes])
    if (VERSION_LINE.test(received.toString("latin1"))) greetedMs ??= elapsedMs(startedMs)
  })
  const timer = setTimeout(() => resolve({ kind: "timeout" }), request.greetingTimeoutMs)
  const pins = request.pinnedHostKey ? [request.pinnedHostKey] : []
  client.on("ready", () => resolve({ kind: "signedIn" }))
  client.on("error", (error) => {
    const { code, detail } = endOfLibraryError(error, secretsOf(auth), () => error.message)
    resolve({ kind: "failed", code, detail })
  })
  client.on("close", () => resolve({ kind: "failed", code: "RESOURCE_CLOSED", detail: "" }))
  client.connect({
    sock: socket,
    username: request.username,
    readyTimeout: 0,
    algorithms: offeredAlgorithms(request.legacyAlgorithms, []),
    hostVerifier: (bytes: Buffer, verify: (isKnown: boolean) => void) => {
      hostKey = readHostKey(bytes)
      const judgement = verifyHostKey(hostKey, pins)
      if (judgement !== "known") resolve({ kind: "hostKey", judgement })
      verify(judgement === "known")
    },
    tryKeyboard: true,
    authHandler: createAuthHandler(request.username, auth, typeof key === "string" ? null : key, (detail) =>
      resolve({ kind: "failed", code: "CLIENT_UNAUTHORIZED", detail }),
    ),
  })
  const outcome = await promise
  clearTimeout(timer)
  client.on("error", () => undefined)
  client.end()
  socket.destroy()
  const greeting = VERSION_LINE.exec(received.toString("latin1"))
  if (!greeting) {
    const hasHungUp = outcome.kind === "failed"
    return { steps: [protocolFailure({ bytes: received, hasHungUp }, elapsedMs(startedMs))], identity: null }
  }
  const spoken = step("PROTOCOL", "PASSED", "SPOKEN", greetedMs, `SSH ${greeting[1]}, ${greeting[2]}`)
  return withOutcome(spoken, outcome, hostKey, request, elapsedMs(startedMs))
}

function withOutcome(
  spoken: TestStep,
  outcome: Outcome,
  key: HostKey | null,
  request: TestRequest,
  ms: number,
): ConnectionTestResult {
  const identity = key && toIdentity(key)
  const shown = key ? `${key.type} ${key.fingerprint}` : ""
  if (outcome.kind === "hostKey") {
    const steps =
      outcome.judgement === "changed"
        ? [step("IDENTITY", "FAILED", "CHANGED", null, shown)]
        : [
            step("IDENTITY", "WARNING", "NOT_PINNED", null, shown),
            step("CREDENTIALS", "SKIPPED", "AFTER_PINNING"),
          ]
    return { steps: [spoken, ...steps], identity }
  }
  if (!key) return { steps: [withoutKey(spoken, outcome)], identity: null }
  const known = step("IDENTITY", "PASSED", "AS_PINNED", null, shown)
  return { steps: [spoken, known, signInStep(outcome, request, ms)], identity }
}

/** The key exchange failed: nothing in common, or a machine that stops in the middle. */
function withoutKey(spoken: TestStep, outcome: Outcome): TestStep {
  if (outcome.kind !== "failed") return { ...spoken, outcome: "FAILED", finding: "SILENT" }
  const finding =
    outcome.code === "CLIENT_BAD_TYPE"
      ? "NOTHING_IN_COMMON"
      : outcome.code === "CLIENT_TOO_MANY"
        ? "TOO_MANY"
        : "HUNG_UP"
  return { ...spoken, outcome: "FAILED", finding, detail: outcome.detail }
}

function signInStep(outcome: Outcome, request: TestRequest, ms: number): TestStep {
  if (outcome.kind === "signedIn") return step("CREDENTIALS", "PASSED", "ACCEPTED", ms)
  if (request.askCredentials) return step("CREDENTIALS", "SKIPPED", "ASKED_AT_START")
  const hasSecret = Object.keys(request.secret).length > 0
  const detail = outcome.kind === "failed" ? outcome.detail : ""
  return step("CREDENTIALS", "FAILED", hasSecret ? "REFUSED" : "MISSING", ms, detail)
}

function toIdentity({ type, fingerprint }: HostKey): ShownIdentity {
  return { kind: "HOST_KEY", type, fingerprint, pin: `${type} ${fingerprint}` }
}
