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
  /** What this side lacked. */
  cause?: "MEMORY"
  /** What a library says of it, for the log alone. */
  report?: string
}

/** What JavaScriptCore says where a buffer or the memory of a WebAssembly module cannot be allocated: a line of a Worker's failure. */
const OUT_OF_MEMORY = /^RangeError: Out of memory$/m

/**
 * The end by a fault of this side, which is logged apart. The machine is not to blame, and is not dialled again.
 *
 * @param fault  an error, or its text
 */
export function endByFault(fault: unknown, detail = "the link was ended by a fault of the gateway"): LinkEnd {
  return OUT_OF_MEMORY.test(String(fault))
    ? { code: "SERVER_BUSY", detail: "", cause: "MEMORY" }
    : { code: "SERVER_BUSY", detail }
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
  /** Presses that wait in the link are not sent any more; releases are. Absent where nothing waits. */
  dropPresses?(): void
  close(): void
  /** For protocols that carry files beside their screen. */
  files?: MachineFiles
}
