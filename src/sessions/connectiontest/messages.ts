/** What the main thread asks of a test's Worker; it answers with one `ConnectionTestResult`. */
import type { InterfaceSecret } from "../../machines/interfaces/rules.ts"
import type { Probe } from "./rules.ts"

export interface TestRequest {
  probe: Probe
  /** Resolved and checked. */
  address: string
  port: number
  /** The name of the host in the interface, for TLS. */
  host: string
  username: string
  secret: InterfaceSecret
  /** Credentials are asked for at each start: none are tested. */
  askCredentials: boolean
  /** Fingerprint; empty for none. */
  pinnedHostKey: string
  /** PEM; empty for none. */
  pinnedCertificate: string
  legacyAlgorithms: boolean
  /** Also TLS 1.0 and 1.1. */
  allowsLegacyTls: boolean
  /** From the open port to the greeting, and for each further answer. */
  greetingTimeoutMs: number
}
