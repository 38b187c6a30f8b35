/** The vocabulary between a machine at the far end of a link and the session that uses it. */

import type { LinkDiagnosis, LinkEndCode } from "./link-ends.ts"
import type { MachineFiles } from "./machine-files.ts"

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
