/** A connection test: its steps, what each can find, and its limits. Pure. */
import type { InterfaceType } from "../../machines/interfaces/rules-types.ts"

/** In the order in which they run; the first failure ends the test. */
export const TEST_STEPS = ["ROUTE", "PORT", "PROTOCOL", "IDENTITY", "CREDENTIALS"] as const
type TestStepName = (typeof TEST_STEPS)[number]

const STEP_OUTCOMES = ["PASSED", "WARNING", "FAILED", "SKIPPED"] as const
export type StepOutcome = (typeof STEP_OUTCOMES)[number]

/** What a step found; each has its texts: what it means and what to do. */
const FINDINGS = {
  ROUTE: ["DIRECT", "BEHIND_CONNECTOR", "NO_ADDRESS", "NO_MACHINE"],
  PORT: ["OPEN", "REFUSED", "NO_ROUTE", "NO_ANSWER", "NO_PORT"],
  PROTOCOL: ["SPOKEN", "SILENT", "HUNG_UP", "OTHER_PROTOCOL", "NOTHING_IN_COMMON", "TOO_MANY", "NOT_CHECKED"],
  IDENTITY: ["AS_PINNED", "NOT_PINNED", "CHANGED", "NOT_ENCRYPTED", "NONE"],
  CREDENTIALS: [
    "ACCEPTED",
    "REFUSED",
    "MISSING",
    "ASKED_AT_START",
    "AFTER_PINNING",
    "NOT_CHECKED",
    "NONE_NEEDED",
  ],
} as const satisfies Record<TestStepName, readonly string[]>
export type Finding = (typeof FINDINGS)[TestStepName][number]

export interface TestStep {
  step: TestStepName
  outcome: StepOutcome
  finding: Finding
  /** Milliseconds; null where no time was measured. */
  durationInMs: number | null
  /** What the machine said of itself, or the reason of a failure: one printable line, never a secret. */
  detail: string
}

/** The identity that a machine showed, to be pinned. */
export interface ShownIdentity {
  kind: "HOST_KEY" | "CERTIFICATE"
  /** Type of a host key, e.g. "ssh-ed25519"; the subject of a certificate. */
  type: string
  /** "SHA256:…" of a host key, hexadecimal SHA-256 of a certificate. */
  fingerprint: string
  /** What the interface's field takes: the fingerprint of a host key, the PEM of a certificate. */
  pin: string
}

export interface ConnectionTestResult {
  steps: TestStep[]
  identity: ShownIdentity | null
}

/** How a machine is spoken to without starting a session. */
const PROBES = ["vnc", "ssh", "rdp", "https", "s7", "tcp"] as const
export type Probe = (typeof PROBES)[number]

const VNC_PROBE = "vnc"
/** Null: packets of any kind, of which none is sent by a test. */
export const PROBE_BY_TYPE: Record<InterfaceType, Probe | null> = {
  VNC: VNC_PROBE,
  KPT_400: VNC_PROBE,
  KPT_700: VNC_PROBE,
  KPT_900: VNC_PROBE,
  KPT_1200: VNC_PROBE,
  SSH: "ssh",
  RDP: "rdp",
  HTTPS: "https",
  S7: "s7",
  TCP: "tcp",
  IP: null,
}

/** A machine on the site answers a SYN within milliseconds, one behind a slow line within seconds. */
export const CONNECT_TIMEOUT_MS = 5000
/** From the open port to the protocol's greeting; slow panels take seconds. */
export const GREETING_TIMEOUT_MS = 8000
/** The whole test in its Worker: one greeting, one key exchange, one sign-in. */
export const TEST_TIMEOUT_MS = 25_000
/** Tests that one user runs at the same time. */
export const TESTS_AT_ONCE_PER_USER = 2
/** Tests of all users at the same time: each is a Worker. */
export const TESTS_AT_ONCE = 6
/** So many tests without a pause are work at one machine; more is a scan. */
export const TESTS_IN_A_ROW_MAX = 20
/** A pause after which the count starts again. */
export const TESTS_PAUSE_MS = 60_000

/** True if one of the steps failed; steps that were left out do not count. */
export function hasFailed(result: Pick<ConnectionTestResult, "steps">): boolean {
  return result.steps.some(({ outcome }) => outcome === "FAILED")
}
