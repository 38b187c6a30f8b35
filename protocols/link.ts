/** The vocabulary between a machine at the far end of a link and the session that uses it. */

import type { MachineFiles } from "./machine-files.ts"

/** Why a link to a machine ended. The codes are the remote-session codes of the error catalogue. */
export const LINK_END_CODES = [
  "UPSTREAM_TIMEOUT", // the target does not answer
  "UPSTREAM_NOT_FOUND", // the target cannot be reached, or its connector is offline
  "UPSTREAM_UNAVAILABLE", // the target refuses the connection
  "SERVER_BUSY", // we have no resources left
  "CLIENT_TOO_MANY", // the target has no resources left
  "SESSION_CLOSED", // ended in the ordinary way
  "RESOURCE_CLOSED", // closed by the target
  "DEVICE_ERROR", // the target reports an error of its own
  "CLIENT_BAD_REQUEST", // the target sent bytes that its protocol forbids
  "CLIENT_BAD_TYPE", // the target offers nothing that we speak
  "CLIENT_FORBIDDEN", // the target, or the pinned host key, denies access
  "CLIENT_UNAUTHORIZED", // wrong credentials on the target
  "CLIENT_OVERRUN", // a limit was exceeded
] as const
export type LinkEndCode = (typeof LINK_END_CODES)[number]

/** Causes that are known well enough to say what removes them; the user reads about it in their own language. */
export const LINK_DIAGNOSES = [
  "rdpStandardSecurityOnly",
  "rdpNlaRequired",
  "rdpWrongPassword",
  "rdpPasswordExpired",
  "rdpAccountLocked",
  "rdpAccountDisabled",
  "rdpAccountExpired",
  "rdpAccountRestricted",
  "rdpLogonHours",
  "rdpLogonTypeDenied",
  "rdpCredsspOracle",
  "rdpTakenOver",
  "rdpLicensing",
] as const
export type LinkDiagnosis = (typeof LINK_DIAGNOSES)[number]

/** `detail` is the reason in one lower-case sentence, for the log and the user; never contains a secret. */
export interface LinkEnd {
  code: LinkEndCode
  detail: string
  diagnosis?: LinkDiagnosis
  /** Exit status of the session's program on the machine, where reported: 0 for success. */
  exitStatus?: number
}

/** The peer sent bytes that its protocol forbids. Ends the link with CLIENT_BAD_REQUEST and nothing else. */
export class ProtocolError extends Error {
  override name = "ProtocolError"
}

/** An ordered byte stream to a machine: a TCP or TLS socket, or a stream of a connector tunnel. */
export interface ByteStream {
  /** Queues bytes for sending. The stream closes itself when more than its limit is waiting. */
  write(bytes: Uint8Array): void
  close(): void
  /**
   * Turns the stream into TLS; gives the certificate of the peer in DER, which is not checked. Rejects when the handshake
   * fails. Absent where the stream cannot.
   */
  startTls?(): Promise<Uint8Array>
  /** Exactly one receiver; set before the first byte can arrive. */
  receiver: {
    data(bytes: Uint8Array): void
    /** Called once, whatever the reason. */
    closed(end: LinkEnd): void
  }
}

/**
 * A running link to a machine, seen from the session. Events arrive at the `onEvent` given when it was opened;
 * `onEnd` is called exactly once.
 */
export interface RemoteLink<Input> {
  input(input: Input): void
  close(): void
  /** For protocols that carry files beside their screen. */
  files?: MachineFiles
}
