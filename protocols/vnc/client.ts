/**
 * An RFB (VNC) client as a pure state machine: bytes, inputs and time in, effects out. See README.md of this folder.
 *
 * States: WaitVersion, WaitSecurityTypes, WaitVeNCrypt, WaitTls, WaitChallenge, WaitSecurityResult, WaitServerInit, Running, Ended.
 */
import { type ParseGenerator, Parser } from "../bytes.ts"
import type { DesktopEvent, DesktopInput, Framebuffer } from "../desktop.ts"
import { type ProtocolHandlers, runProtocol } from "../drive.ts"
import { type ByteStream, ProtocolError, type RemoteLink } from "../link.ts"
import { Liveness, SILENCE_END } from "../liveness.ts"
import type { Effect, ProtocolMachine } from "../protocol-machine.ts"
import { updateRequest } from "./client-messages.ts"
import { LinkEndError, RfbConnection } from "./connection.ts"
import { readHandshake } from "./handshake.ts"
import { assertSyncInflate } from "./inflate.ts"
import { handleInput, sendEncodings } from "./input.ts"
import { WATCHDOG_MAX_MS, WATCHDOG_MS } from "./limits.ts"
import type { VncOptions } from "./options.ts"
import { setPixelFormat } from "./pixel-format.ts"
import { livenessProbe, readServerMessages } from "./server-messages.ts"
import { fullRect } from "./update.ts"

/**
 * @param frame takes the server's size during the handshake; pixels are written in place while bytes arrive
 * @throws Error when this runtime cannot inflate synchronously
 */
export function createVncClient(
  options: VncOptions,
  frame: Framebuffer,
): ProtocolMachine<DesktopInput, DesktopEvent> {
  assertSyncInflate()
  return new VncClient(options, frame)
}

/** Runs the machine over a stream, for example `dialTcp({ host, port })`. */
export function openVnc(
  stream: ByteStream,
  options: VncOptions,
  frame: Framebuffer,
  handlers: ProtocolHandlers<DesktopEvent>,
): RemoteLink<DesktopInput> {
  return runProtocol(createVncClient(options, frame), stream, handlers)
}

/**
 * Runs the machine, and once more when its server offers VeNCrypt only with anonymous TLS, beside security types that are
 * spoken: a choice cannot be taken back within a connection. Never when a certificate is trusted for the machine.
 */
export function openVncWithFallback(
  dial: () => ByteStream,
  options: VncOptions,
  frame: Framebuffer,
  handlers: ProtocolHandlers<DesktopEvent>,
): RemoteLink<DesktopInput> {
  const first = new VncClient(options, frame)
  let current = runProtocol(first, dial(), {
    ...handlers,
    onEnd(end) {
      if (!first.canSkipVeNCrypt) return handlers.onEnd(end)
      current = openVnc(dial(), { ...options, skipsVeNCrypt: true }, frame, handlers)
    },
  })
  return { input: (input) => current.input(input), close: () => current.close() }
}

class VncClient implements ProtocolMachine<DesktopInput, DesktopEvent> {
  private readonly connection: RfbConnection
  private readonly parser: Parser
  /** Time at which the next update is requested again. */
  private watchdogAtMs: number | null = null
  private watchdogMs = WATCHDOG_MS
  /** Null until the machine is running. */
  private liveness: Liveness | null = null

  constructor(options: VncOptions, frame: Framebuffer) {
    this.connection = new RfbConnection(options, frame)
    this.parser = new Parser(this.connection.queue, this.run())
  }

  get canSkipVeNCrypt(): boolean {
    return this.connection.canSkipVeNCrypt
  }

  get stateName(): string {
    return this.connection.state
  }

  get wakeAtMs(): number | null {
    if (this.watchdogAtMs === null || !this.liveness) return this.watchdogAtMs
    return Math.min(this.watchdogAtMs, this.liveness.wakeAtMs)
  }

  receive(bytes: Uint8Array, nowMs: number): Effect<DesktopEvent>[] {
    return this.step(nowMs, () => {
      if (this.liveness?.onReceived(nowMs)) this.connection.emit({ kind: "silence", forMs: null })
      if (this.connection.state === "WaitTls") throw new ProtocolError("bytes before the TLS handshake")
      this.parser.receive(bytes)
    })
  }

  input(input: DesktopInput, nowMs: number): Effect<DesktopEvent>[] {
    return this.step(nowMs, () => {
      if (this.connection.state === "Running") handleInput(this.connection, input)
    })
  }

  tick(nowMs: number): Effect<DesktopEvent>[] {
    return this.step(nowMs, () => {
      if (this.liveness) this.checkLiveness(this.liveness, nowMs)
      if (this.watchdogAtMs !== null && nowMs >= this.watchdogAtMs) this.onWatchdog(nowMs)
    })
  }

  tlsReady(nowMs: number): Effect<DesktopEvent>[] {
    return this.step(nowMs, () => this.parser.resume())
  }

  private step(nowMs: number, act: () => void): Effect<DesktopEvent>[] {
    const { connection } = this
    if (connection.state === "Ended") return []
    connection.nowMs = nowMs
    try {
      act()
    } catch (error) {
      this.watchdogAtMs = null
      connection.close()
      if (!(error instanceof LinkEndError)) throw error
      connection.endLink(error.end)
    }
    return connection.takeEffects()
  }

  *run(): ParseGenerator<void> {
    const { connection } = this
    const name = yield* readHandshake(connection)
    const { width, height } = connection.frame
    connection.state = "Running"
    connection.emit({ kind: "ready", width, height, name })
    connection.send(setPixelFormat(connection.options))
    sendEncodings(connection)
    connection.send(updateRequest(fullRect(connection), false))
    this.restartWatchdog()
    this.liveness = new Liveness(connection.nowMs, connection.options.liveness)
    yield* readServerMessages(connection, () => this.restartWatchdog())
  }

  /** @throws LinkEndError UPSTREAM_TIMEOUT when the machine is given up */
  private checkLiveness(liveness: Liveness, nowMs: number): void {
    const { connection } = this
    switch (liveness.poll(nowMs)) {
      case "probe":
        return connection.send(livenessProbe(connection))
      case "silent":
        return connection.emit({ kind: "silence", forMs: liveness.silentForMs(nowMs) })
      case "gone":
        throw new LinkEndError(SILENCE_END.code, SILENCE_END.detail, SILENCE_END.diagnosis)
      case null:
    }
  }

  private restartWatchdog(): void {
    this.watchdogMs = WATCHDOG_MS
    this.watchdogAtMs = this.connection.nowMs + WATCHDOG_MS
  }

  /** A lost request is indistinguishable from a still picture; requesting again costs ten bytes. */
  private onWatchdog(nowMs: number): void {
    this.connection.send(updateRequest(fullRect(this.connection), true))
    this.watchdogMs = Math.min(this.watchdogMs * 2, WATCHDOG_MAX_MS)
    this.watchdogAtMs = nowMs + this.watchdogMs
  }
}
