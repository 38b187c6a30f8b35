/** Tests the connection to an interface, saved or not: the same authority as saving it, audited, and limited. */
import { isIP } from "node:net"
import type { Actor } from "../../base/authorities.ts"
import { elapsedMs } from "../../base/clock.ts"
import type { Deps } from "../../base/deps.ts"
import { Refusal } from "../../base/refusal.ts"
import { requireDescriptors } from "../../edges/files/descriptors.ts"
import { resolveDevice } from "../../edges/network/egress.ts"
import { isDirectConnectionAllowed } from "../../machines/connectors/rules.ts"
import { findEffectiveConnector } from "../../machines/connectors/store.ts"
import type { SaveInterface } from "../../machines/interfaces/contract.ts"
import { allowsLegacyTls } from "../../machines/interfaces/options/rules.ts"
import { canKeepSecret, type InterfaceSecret, mergeSecret } from "../../machines/interfaces/rules.ts"
import { INTERFACE_TYPE_TRAITS } from "../../machines/interfaces/rules-types.ts"
import { getInterface, getInterfaceWithSecret } from "../../machines/interfaces/store.ts"
import { record } from "../../system/audit/store.ts"
import type { ConnectionTestLimiter } from "./limiter.ts"
import type { TestRequest } from "./messages.ts"
import {
  type ConnectionTestResult,
  hasFailed,
  PROBE_BY_TYPE,
  type StepOutcome,
  TEST_TIMEOUT_MS,
  type TestStep,
} from "./rules.ts"

type ConnectionTestDeps = Deps & { connectionTests: ConnectionTestLimiter }

interface InterfaceTest {
  result: ConnectionTestResult
  /** Null where it was not asked. */
  usualPort: { port: number; isOpen: boolean } | null
}

/**
 * Tests with the settings of a form. Blank secrets are the stored ones of the saved interface, as long as its address is
 * unchanged: a stored secret is never sent to another machine.
 *
 * @param interfaceId  null for an interface that is not saved yet
 * @throws Refusal TOO_MANY_REQUESTS, SERVER_BUSY, NOT_FOUND
 */
export async function testInterface(
  deps: ConnectionTestDeps,
  actor: Actor,
  deviceId: string,
  interfaceId: string | null,
  input: SaveInterface,
): Promise<InterfaceTest> {
  const secret = await secretForTest(deps, deviceId, interfaceId, input)
  const test = await deps.connectionTests.run(actor.userId, deps.clock(), async () => {
    const result = await runTest(deps, deviceId, input, secret)
    const isRefused = portFinding(result) === "REFUSED"
    return { result, usualPort: isRefused ? await findUsualPort(deps, deviceId, input) : null }
  })
  await recordTest(deps, actor, deviceId, interfaceId, input, test)
  return test
}

/** What the protocol's usual port says where the entered one refuses; asked without the sign-in, which is not meant for it. */
async function findUsualPort(
  deps: ConnectionTestDeps,
  deviceId: string,
  input: SaveInterface,
): Promise<InterfaceTest["usualPort"]> {
  const { defaultPort: port } = INTERFACE_TYPE_TRAITS[input.type]
  if (port === null || port === input.port) return null
  const probe = { ...input, port, authType: "NONE" as const, username: "", password: "" }
  const finding = portFinding(await runTest(deps, deviceId, probe, mergeSecret({}, probe)))
  return { port, isOpen: finding === "OPEN" }
}

function portFinding({ steps }: ConnectionTestResult): TestStep["finding"] | undefined {
  return steps.find(({ step }) => step === "PORT")?.finding
}

async function secretForTest(
  deps: ConnectionTestDeps,
  deviceId: string,
  interfaceId: string | null,
  input: SaveInterface,
): Promise<InterfaceSecret> {
  if (interfaceId === null) return mergeSecret({}, input)
  const before = await getInterface(deps.db, deviceId, interfaceId)
  if (!canKeepSecret(before, input)) return mergeSecret({}, input)
  const { secret } = await getInterfaceWithSecret(deps, interfaceId)
  return mergeSecret(secret, input)
}

async function runTest(
  deps: ConnectionTestDeps,
  deviceId: string,
  input: SaveInterface,
  secret: InterfaceSecret,
): Promise<ConnectionTestResult> {
  const startedMs = performance.now()
  const connector = await findEffectiveConnector(deps.db, { deviceId })
  if (!isDirectConnectionAllowed(connector)) return routeResult("FAILED", "BEHIND_CONNECTOR", null)
  const address = await resolveForTest(deps, input.host)
  const ms = elapsedMs(startedMs)
  // What a name leads to is not told: it may be a secret of this server's network.
  if (address === null) return routeResult("FAILED", isIP(input.host) ? "NO_MACHINE" : "NO_ADDRESS", ms)
  const route = routeResult("PASSED", "DIRECT", ms)
  const probe = PROBE_BY_TYPE[input.type]
  if (probe === null) {
    const noPort: TestStep = {
      step: "PORT",
      outcome: "SKIPPED",
      finding: "NO_PORT",
      durationInMs: null,
      detail: "",
    }
    return { ...route, steps: [...route.steps, noPort] }
  }
  const found = await runInWorker({
    probe,
    address,
    secret,
    port: input.port,
    host: input.host,
    username: input.username,
    askCredentials: input.askCredentials,
    pinnedHostKey: input.knownHost,
    pinnedCertificate: input.certificate,
    allowsLegacyTls: allowsLegacyTls(input),
    legacyAlgorithms: input.sshOptions?.legacyAlgorithms ?? false,
    greetingTimeoutMs: deps.connectionTests.greetingTimeoutMs,
  })
  return { ...found, steps: [...route.steps, ...found.steps] }
}

function routeResult(
  outcome: StepOutcome,
  finding: TestStep["finding"],
  durationInMs: number | null,
): ConnectionTestResult {
  return { steps: [{ step: "ROUTE", outcome, finding, durationInMs, detail: "" }], identity: null }
}

/** Null where the name has no address, or one that the server never dials. */
async function resolveForTest(deps: Deps, host: string): Promise<string | null> {
  try {
    return await resolveDevice(host, deps.allowLoopback)
  } catch (error) {
    if (error instanceof Refusal && error.code === "DEVICE_UNAVAILABLE") return null
    throw error
  }
}

function runInWorker(request: TestRequest): Promise<ConnectionTestResult> {
  requireDescriptors()
  const worker = new Worker(new URL("./worker.ts", import.meta.url).href)
  const { promise, resolve } = Promise.withResolvers<ConnectionTestResult>()
  const giveUp = () =>
    resolve({
      steps: [
        { step: "PROTOCOL", outcome: "FAILED", finding: "SILENT", durationInMs: TEST_TIMEOUT_MS, detail: "" },
      ],
      identity: null,
    })
  const timer = setTimeout(giveUp, TEST_TIMEOUT_MS)
  worker.addEventListener("message", (message: MessageEvent<ConnectionTestResult>) => resolve(message.data))
  worker.addEventListener("error", giveUp)
  worker.postMessage(request)
  return promise.finally(() => {
    clearTimeout(timer)
    worker.terminate()
  })
}

function recordTest(
  deps: ConnectionTestDeps,
  actor: Actor,
  deviceId: string,
  interfaceId: string | null,
  { name, type, host, port }: SaveInterface,
  { result, usualPort }: InterfaceTest,
): Promise<void> {
  const last = result.steps.at(-1)
  const object =
    interfaceId === null
      ? ({ type: "device", id: deviceId, deviceId } as const)
      : ({ type: "interface", id: interfaceId, deviceId } as const)
  return record({ tx: deps.db, actor, now: deps.clock() }, "INTERFACE_TESTED", object, {
    name,
    type,
    host,
    port,
    passed: !hasFailed(result),
    lastStep: last && `${last.step} ${last.finding}`,
    alsoTestedPort: usualPort?.port,
  })
}
