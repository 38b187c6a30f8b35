/**
 * A protocol as a pure state machine: bytes, inputs and time go in, effects come out.
 * A machine never awaits, never reads a clock, never touches a socket; `drive.ts` does all three.
 */
import type { LinkEnd } from "./link.ts"

export type Effect<Event> =
  | { kind: "send"; bytes: Uint8Array }
  | { kind: "startTls" }
  | { kind: "event"; event: Event }
  | { kind: "end"; end: LinkEnd }

export interface ProtocolMachine<Input, Event> {
  /** For logs and tests, for example "WaitSecurityResult". */
  readonly stateName: string
  /** Time of the next `tick`, in the same clock as `nowMs`; null means never. */
  readonly wakeAtMs: number | null
  /** Parses bytes in any chunking and buffers an incomplete tail. Throws `ProtocolError` on illegal bytes. */
  receive(bytes: Uint8Array, nowMs: number): Effect<Event>[]
  input(input: Input, nowMs: number): Effect<Event>[]
  /** Also called once when the link starts: a protocol in which the client sends first does so then. */
  tick(nowMs: number): Effect<Event>[]
  /** Called when a TLS handshake requested by `startTls` is complete and the peer's certificate is trusted. */
  tlsReady(nowMs: number): Effect<Event>[]
}
