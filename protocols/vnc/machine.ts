/**
 * An RFB (VNC) client as a pure state machine: bytes, inputs and time in, effects out. See README.md of this folder.
 *
 * States: WaitVersion, WaitSecurityTypes, WaitChallenge, WaitSecurityResult, WaitServerInit, Running, Ended.
 */
import { Parser, type Reading } from "../bytes.ts"
import type { DesktopEvent, DesktopInput, Framebuffer } from "../desktop.ts"
import { type DriveOptions, drive } from "../drive.ts"
import type { ByteStream, RemoteLink } from "../link.ts"
import { LIVENESS_LIMITS, Liveness, silenceDetail } from "../liveness.ts"
import type { Effect, ProtocolMachine } from "../machine.ts"
import { setPixelFormat, updateRequest } from "./client-messages.ts"
import { readHandshake } from "./handshake.ts"
import { checkInflate } from "./inflate.ts"
import { announceEncodings, takeInput } from "./input.ts"
import { WATCHDOG_MAX_MS, WATCHDOG_MS } from "./limits.ts"
import type { VncOptions } from "./options.ts"
import { probeOf, readServerMessages } from "./server-messages.ts"
import { Ending, Talk } from "./talk.ts"
import { wholeOf } from "./update.ts"
import { warmUp } from "./warm-up.ts"

/**
 * @param frame takes the server's size during the handshake; pixels are written in place while bytes arrive
 * @throws Error when this runtime cannot inflate synchronously
 */
export function vncMachine(
  options: VncOptions,
  frame: Framebuffer,
): ProtocolMachine<DesktopInput, DesktopEvent> {
  checkInflate()
  return new VncMachine(options, frame)
}

/** Runs the machine over a stream, for example `dialTcp({ host, port })`. */
export function openVnc(
  stream: ByteStream,
  options: VncOptions,
  frame: Framebuffer,
  handlers: DriveOptions<DesktopEvent>,
): RemoteLink<DesktopInput> {
  warmUp((stream, options, frame) => {
    drive(vncMachine(options, frame), stream, { onEvent: () => undefined, onEnd: () => undefined })
  })
  return drive(vncMachine(options, frame), stream, handlers)
}

class VncMachine implements ProtocolMachine<DesktopInput, DesktopEvent> {
  readonly #talk: Talk
  readonly #parser: Parser
  /** When the picture is asked for again. */
  #watchAtMs: number | null = null
  #watchMs = WATCHDOG_MS
  /** Null until the machine is running. */
  #liveness: Liveness | null = null

  constructor(options: VncOptions, frame: Framebuffer) {
    this.#talk = new Talk(options, frame)
    this.#parser = new Parser(this.#talk.queue, this.#converse())
  }

  get stateName(): string {
    return this.#talk.state
  }

  get wakeAtMs(): number | null {
    if (this.#watchAtMs === null || !this.#liveness) return this.#watchAtMs
    return Math.min(this.#watchAtMs, this.#liveness.wakeAtMs)
  }

  receive(bytes: Uint8Array, nowMs: number): Effect<DesktopEvent>[] {
    return this.#step(nowMs, () => {
      if (this.#liveness?.heard(nowMs)) this.#talk.emit({ kind: "silence", forMs: null })
      this.#parser.receive(bytes)
    })
  }

  input(input: DesktopInput, nowMs: number): Effect<DesktopEvent>[] {
    return this.#step(nowMs, () => {
      if (this.#talk.state === "Running") takeInput(this.#talk, input)
    })
  }

  tick(nowMs: number): Effect<DesktopEvent>[] {
    return this.#step(nowMs, () => {
      if (this.#liveness) this.#judge(this.#liveness, nowMs)
      if (this.#watchAtMs !== null && nowMs >= this.#watchAtMs) this.#watch(nowMs)
    })
  }

  tlsReady(): Effect<DesktopEvent>[] {
    throw new Error("the VNC machine never starts TLS")
  }

  #step(nowMs: number, act: () => void): Effect<DesktopEvent>[] {
    const talk = this.#talk
    if (talk.state === "Ended") return []
    talk.nowMs = nowMs
    try {
      act()
    } catch (error) {
      this.#watchAtMs = null
      talk.close()
      if (!(error instanceof Ending)) throw error
      talk.finish(error.end)
    }
    return talk.takeEffects()
  }

  *#converse(): Reading<void> {
    const talk = this.#talk
    const name = yield* readHandshake(talk)
    const { width, height } = talk.frame
    talk.state = "Running"
    talk.emit({ kind: "ready", width, height, name })
    talk.send(setPixelFormat(talk.options.swapRedBlue === true))
    announceEncodings(talk)
    talk.send(updateRequest(wholeOf(talk), false))
    this.#restartWatch()
    this.#liveness = new Liveness(talk.nowMs, talk.options.liveness)
    yield* readServerMessages(talk, () => this.#restartWatch())
  }

  /** @throws Ending UPSTREAM_TIMEOUT when the machine is given up */
  #judge(liveness: Liveness, nowMs: number): void {
    const talk = this.#talk
    switch (liveness.step(nowMs)) {
      case "probe":
        return talk.send(probeOf(talk))
      case "silent":
        return talk.emit({ kind: "silence", forMs: liveness.silentForMs(nowMs) })
      case "gone":
        throw new Ending("UPSTREAM_TIMEOUT", silenceDetail(talk.options.liveness ?? LIVENESS_LIMITS))
      case null:
    }
  }

  #restartWatch(): void {
    this.#watchMs = WATCHDOG_MS
    this.#watchAtMs = this.#talk.nowMs + WATCHDOG_MS
  }

  /** A lost request looks like a still picture: asking again costs ten bytes. */
  #watch(nowMs: number): void {
    this.#talk.send(updateRequest(wholeOf(this.#talk), true))
    this.#watchMs = Math.min(this.#watchMs * 2, WATCHDOG_MAX_MS)
    this.#watchAtMs = nowMs + this.#watchMs
  }
}
