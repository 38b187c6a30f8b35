/**
 * An SSH session with a shell on a machine. The ssh2 library owns the socket (reasons in README.md); the session gets
 * the events of `../terminal.ts` and exactly one end.
 */
import { connect, type Socket } from "node:net"
import type { ClientChannel, ParsedKey } from "ssh2"
import { type LivenessMonitor, monitorLiveness } from "../drive-liveness.ts"
import type { RemoteLink } from "../link.ts"
import { END_DETAILS, type LinkDiagnosis } from "../link-ends.ts"
import { LIVENESS_LIMITS, type LivenessLimits, SILENCE_END } from "../liveness.ts"
import type { MachineFiles } from "../machine-files.ts"
import { printableLines } from "../printable.ts"
import { nameConnectError, setTcpUserTimeout } from "../tcp-socket.ts"
import {
  TERMINAL_COLS_MAX,
  TERMINAL_INPUT_BYTES_MAX,
  TERMINAL_ROWS_MAX,
  type TerminalEvent,
  type TerminalInput,
} from "../terminal.ts"
import { offeredAlgorithms } from "./algorithms.ts"
import { createAuthHandler, readPrivateKey, type SshAuth, secretsOf } from "./auth.ts"
import {
  endOfLibraryError,
  endOfRefusal,
  endOfShell,
  endOfShellError,
  endOfSocketError,
  isPtyRefused,
  isReset,
  type ShellExit,
  type SshEnd,
  WORDLESS_END,
} from "./end-reasons.ts"
import { type HostKey, type PinnedKey, pinnedTypes } from "./host-key.ts"
import { HostKeyCheck, type HostKeyDecision } from "./host-key-check.ts"
import { InputQueue } from "./input-queue.ts"
import { KexInitReader, mismatchDetail } from "./kex-init.ts"
import { Client } from "./library.ts"
import { LineDiscipline, lfToCrlf } from "./line-discipline.ts"
import { OutputFlowControl } from "./output-flow-control.ts"
import { createSftpFiles } from "./sftp.ts"
import { type TerminalCharset, TerminalTranscoder } from "./terminal-charset.ts"

export type { SshAuth } from "./auth.ts"
export type { SshEnd } from "./end-reasons.ts"
export type { HostKey, PinnedKey } from "./host-key.ts"

export interface SshOptions {
  /** An IP address: names are resolved and checked once, by the caller. */
  host: string
  port: number
  username: string
  auth: SshAuth
  hostKey: { pinned: readonly PinnedKey[] }
  /** Also offer broken or weak algorithms (see algorithms.ts), for old controllers. */
  legacyAlgorithms?: boolean
  /**
   * Seconds of silence after which a keep-alive request (keepalive@openssh.com) is sent; 0: as in `LIVENESS_LIMITS`.
   * Without an answer viewers are notified, then the link ends.
   */
  keepaliveSeconds: number
  /** Without it `LIVENESS_LIMITS`. */
  liveness?: LivenessLimits | undefined
  /** Characters; out of range is brought into range. */
  cols: number
  rows: number
  /** Absolute path of the folder that file transfers are confined to; "/" when left out. */
  filesRoot?: string
  /** What the machine prints and reads; UTF_8 when left out. */
  charset?: TerminalCharset
  connectTimeoutMs?: number
  /** From the TCP connection to the shell, without the time for the user's decision about a host key. */
  handshakeTimeoutMs?: number | undefined
  hostKeyDecisionTimeoutMs?: number
}

export interface SshHandlers {
  /**
   * `ready` comes first, then output. A returned promise is back-pressure: with more than `OUTPUT_UNCONSUMED_BYTES_MAX`
   * unsettled, reading stops until half of them are settled. A rejected promise or a throw is a bug, not caught.
   */
  onEvent(event: TerminalEvent): void | Promise<void>
  /** Exactly once, never before `openSsh` has returned. Nothing follows. */
  onEnd(end: SshEnd): void
  /**
   * Called only when no key is pinned, before any credential is sent. An accepted key may be pinned after `ready`:
   * only then has the machine proved possession of the key.
   */
  onHostKey(key: HostKey): HostKeyDecision | Promise<HostKeyDecision>
}

/** A machine on the same site answers within milliseconds, one behind a mobile link within seconds. */
const CONNECT_TIMEOUT_MS = 10_000
/** Slow controllers need several seconds for key exchange and a shell. */
const HANDSHAKE_TIMEOUT_MS = 30_000
/** OpenSSH itself hangs up after 120 s without a sign-in. */
const HOST_KEY_DECISION_TIMEOUT_MS = 110_000
/** The library counts requests without an answer, even while output arrives: `Liveness` decides instead. */
const KEEPALIVE_COUNT_MAX = Number.MAX_SAFE_INTEGER
/** Silence after which the operating system sends TCP keep-alive probes. */
const TCP_KEEP_ALIVE_MS = 15_000
/** A machine that does not read its keyboard for longer than 16 full pastes is not going to. */
const INPUT_QUEUE_BYTES_MAX = 16 * TERMINAL_INPUT_BYTES_MAX
/** A sign-in banner is some pages of law, not a file. */
const BANNER_CHARS_MAX = 100 * 1024
/** Up to the shell: key exchange and sign-in take some kilobytes beside the banner. */
const SIGN_IN_BYTES_MAX = 1024 * 1024
const NO_PTY_NOTICE = "[The machine gives no terminal: what is typed is sent line by line.]\r\n"
/** How long the disconnect message, or the last output of a closed connection, may take. */
const CLOSE_TIMEOUT_MS = 2_000

/** Dials immediately. `input` before `ready` is dropped, except for the last size. */
export function openSsh(options: SshOptions, handlers: SshHandlers): RemoteLink<TerminalInput> {
  return new SshLink(options, handlers)
}

class SshLink implements RemoteLink<TerminalInput> {
  private readonly options: SshOptions
  private readonly handlers: SshHandlers
  private readonly client = new Client()
  readonly files: MachineFiles
  private readonly secrets: string[]
  private socket: Socket | null = null
  private channel: ClientChannel | null = null
  private output: OutputFlowControl | null = null
  private deadline: ReturnType<typeof setTimeout> | undefined
  /** Set as soon as the reason is determined; the first reason takes precedence over its consequences. */
  private ended: SshEnd | null = null
  private receivedBytes = 0
  private liveness: LivenessMonitor | null = null
  private readonly kexInitReader = new KexInitReader()
  private readonly transcoder: TerminalTranscoder
  /** Used where the machine gives no pseudo-terminal. */
  private lineDiscipline: LineDiscipline | null = null
  private typed: InputQueue | null = null
  private banner = ""
  private size: { cols: number; rows: number }

  constructor(options: SshOptions, handlers: SshHandlers) {
    this.options = options
    this.handlers = handlers
    this.secrets = secretsOf(options.auth)
    this.files = createSftpFiles(this.client, options.filesRoot ?? "/")
    this.size = clampSize(options.cols, options.rows)
    this.transcoder = new TerminalTranscoder(options.charset ?? "UTF_8")
    const key = options.auth.kind === "key" ? readPrivateKey(options.auth) : null
    if (typeof key === "string") this.end({ code: "CLIENT_UNAUTHORIZED", detail: key })
    else this.connect(key)
  }

  input(input: TerminalInput): void {
    if (input.kind === "resize") {
      this.size = clampSize(input.cols, input.rows)
      if (!this.lineDiscipline) this.channel?.setWindow(this.size.rows, this.size.cols, 0, 0)
    } else if (this.lineDiscipline) this.lineDiscipline.write(input.bytes)
    else this.send(input.bytes)
  }

  /** @param bytes  UTF-8 */
  private send(bytes: Uint8Array): void {
    if (!this.channel?.writable || this.ended !== null) return
    this.typed?.write(this.transcoder.fromUtf8(bytes))
    if ((this.typed?.waitingBytes ?? 0) <= INPUT_QUEUE_BYTES_MAX) return
    this.end({ code: "CLIENT_OVERRUN", detail: "the machine does not read what is typed" })
  }

  dropPresses(): void {
    this.typed?.drop()
  }

  close(): void {
    this.end({ code: "SESSION_CLOSED", detail: END_DETAILS.closedHere })
  }

  private connect(key: ParsedKey | null): void {
    const { host, port, connectTimeoutMs = CONNECT_TIMEOUT_MS } = this.options
    this.setDeadline(connectTimeoutMs, { code: "UPSTREAM_TIMEOUT", detail: END_DETAILS.silent })
    const socket = connect({ host, port, noDelay: true })
    this.socket = socket
    const refused = async (error: Error) =>
      this.end(endOfSocketError(await nameConnectError(error, host, port)))
    socket.once("error", refused)
    socket.once("connect", () => {
      socket.off("error", refused)
      socket.setKeepAlive(true, TCP_KEEP_ALIVE_MS)
      setTcpUserTimeout(fileDescriptor(socket))
      if (this.ended === null) this.startClient(socket, key)
    })
  }

  private startClient(socket: Socket, key: ParsedKey | null): void {
    this.startHandshakeDeadline()
    socket.on("data", (bytes: Uint8Array) => {
      this.receivedBytes += bytes.length
      this.kexInitReader.receive(bytes)
      this.liveness?.received()
      if (!this.output && this.receivedBytes > SIGN_IN_BYTES_MAX)
        this.end({ code: "CLIENT_OVERRUN", detail: "the machine sends without an end before its shell" })
      if (this.output?.isOverrun())
        this.end({ code: "CLIENT_OVERRUN", detail: "the machine ignores flow control" })
    })
    this.attachClientHandlers()
    const { auth, username, hostKey, legacyAlgorithms = false } = this.options
    const hostKeyCheck = this.createHostKeyCheck()
    this.client.connect({
      sock: socket,
      username,
      readyTimeout: 0,
      algorithms: offeredAlgorithms(legacyAlgorithms, pinnedTypes(hostKey.pinned)),
      keepaliveInterval: this.livenessLimits.probeAfterMs,
      keepaliveCountMax: KEEPALIVE_COUNT_MAX,
      hostVerifier: (bytes: Buffer, verify: (isKnown: boolean) => void) => hostKeyCheck.check(bytes, verify),
      tryKeyboard: true,
      authHandler: createAuthHandler(username, auth, key, (detail, diagnosis) =>
        this.refuse(detail, diagnosis),
      ),
    })
  }

  private refuse(detail: string, diagnosis?: LinkDiagnosis): void {
    const end: SshEnd = { code: "CLIENT_UNAUTHORIZED", detail }
    this.end(diagnosis ? { ...end, diagnosis } : end)
  }

  private attachClientHandlers(): void {
    this.client.on("error", (error) => this.end(this.endOfError(error)))
    this.client.on("banner", (text) => this.onBanner(text))
    this.client.on("change password", () =>
      this.refuse("the machine demands a new password", "moreThanPassword"),
    )
    this.client.on("ready", () => this.openShell())
    this.client.on("close", () => this.onConnectionClosed())
  }

  /** The machine's last words are judged first: one that hangs up on unread bytes resets the connection after them. */
  private endOfError(error: Error): SshEnd {
    const refusal = endOfRefusal(this.kexInitReader.firstLine)
    if (refusal) return refusal
    const hasHungUp = /before handshake/.test(error.message)
    if (this.receivedBytes === 0 && (hasHungUp || isReset(error))) return WORDLESS_END
    return hasHungUp
      ? { code: "CLIENT_BAD_REQUEST", detail: "the machine does not speak SSH" }
      : endOfLibraryError(error, this.secrets, () => this.mismatchDetail())
  }

  /** RFC 4252 §5.4: until the sign-in has succeeded. */
  private onBanner(text: string): void {
    if (this.output) this.end({ code: "CLIENT_BAD_REQUEST", detail: "the machine broke the SSH protocol" })
    else if (this.banner.length < BANNER_CHARS_MAX)
      this.banner = printableLines(this.banner + text, BANNER_CHARS_MAX)
  }

  private mismatchDetail(): string {
    const { legacyAlgorithms = false } = this.options
    const offered = (legacy: boolean) => offeredAlgorithms(legacy, [])
    const legacy = legacyAlgorithms ? null : offered(true)
    return mismatchDetail(this.kexInitReader.offer, offered(legacyAlgorithms), legacy)
  }

  private createHostKeyCheck(): HostKeyCheck {
    const { hostKey, hostKeyDecisionTimeoutMs = HOST_KEY_DECISION_TIMEOUT_MS } = this.options
    return new HostKeyCheck(hostKey.pinned, {
      requestDecision: (key, undecided) => {
        this.setDeadline(hostKeyDecisionTimeoutMs, undecided)
        return this.handlers.onHostKey(key)
      },
      onDecided: () => {
        if (this.ended === null) this.startHandshakeDeadline()
        return this.ended === null
      },
      end: (end) => this.end(end),
    })
  }

  /** Requests a shell, without a pseudo-terminal on machines that refuse one. */
  private openShell(): void {
    const { cols, rows } = this.size
    const terminal = { term: "xterm-256color", cols, rows, width: 0, height: 0 }
    this.client.shell(terminal, (error, channel) => {
      if (this.ended !== null) return
      if (error && isPtyRefused(error)) return this.openShellWithoutPty()
      if (error) return this.end(endOfShellError(error))
      this.channel = channel
      if (this.size.cols !== cols || this.size.rows !== rows)
        channel.setWindow(this.size.rows, this.size.cols, 0, 0)
      this.streamOutput(channel)
    })
  }

  private openShellWithoutPty(): void {
    this.client.shell(false, (error, channel) => {
      if (this.ended !== null) return
      if (error) return this.end(endOfShellError(error))
      this.channel = channel
      this.streamOutput(channel)
      this.lineDiscipline = new LineDiscipline({
        send: (bytes) => this.send(bytes),
        echo: (bytes) => this.print(bytes),
        interrupt: () => channel.signal("INT"),
        endInput: () => this.typed?.end(),
      })
      this.print(new TextEncoder().encode(NO_PTY_NOTICE))
    })
  }

  /** Prints bytes of the link's own between what the machine prints. */
  private print(bytes: Uint8Array): void {
    if (bytes.length > 0 && this.ended === null) this.output?.forward({ kind: "output", bytes })
  }

  private streamOutput(channel: ClientChannel): void {
    clearTimeout(this.deadline)
    this.typed = new InputQueue(channel)
    const printed = (bytes: Uint8Array) => {
      const text = this.transcoder.toUtf8(bytes)
      return this.lineDiscipline ? lfToCrlf(text) : text
    }
    const emit = (event: TerminalEvent) => (this.ended === null ? this.handlers.onEvent(event) : undefined)
    this.output = new OutputFlowControl(channel, emit, printed)
    this.output.forward({ kind: "ready", ...this.size })
    this.print(new TextEncoder().encode(this.banner.replaceAll("\n", "\r\n")))
    let exit: ShellExit = { status: null, signal: null }
    channel.on("exit", (status: number | null, signal: string | null = null) => {
      exit = { status, signal }
    })
    channel.on("close", () => this.end(endOfShell(exit)))
    channel.on("error", (error: Error) => this.end(this.endOfError(error)))
    this.output.start()
    this.watchLiveness()
  }

  private get livenessLimits(): LivenessLimits {
    const { keepaliveSeconds, liveness = LIVENESS_LIMITS } = this.options
    return keepaliveSeconds > 0 ? { ...liveness, probeAfterMs: keepaliveSeconds * 1000 } : liveness
  }

  /** The probes are the library's: it sends one whenever so much time passes without an answer. */
  private watchLiveness(): void {
    this.liveness = monitorLiveness(this.livenessLimits, {
      onSilence: (forMs) => this.emitSilence(forMs),
      onTimeout: () => this.end(SILENCE_END),
    })
  }

  private emitSilence(forMs: number | null): void {
    if (this.ended === null) void this.handlers.onEvent({ kind: "silence", forMs })
  }

  /** The channel may hold the last output: the link ends when the channel closes or after `CLOSE_TIMEOUT_MS`. */
  private onConnectionClosed(): void {
    const end: SshEnd = { code: "RESOURCE_CLOSED", detail: END_DETAILS.closedByMachine }
    if (this.channel !== null && this.output?.hasBufferedOutput()) this.setDeadline(CLOSE_TIMEOUT_MS, end)
    else this.end(end)
  }

  private startHandshakeDeadline(): void {
    const detail = "the machine does not finish the SSH handshake"
    this.setDeadline(this.options.handshakeTimeoutMs ?? HANDSHAKE_TIMEOUT_MS, {
      code: "UPSTREAM_TIMEOUT",
      detail,
    })
  }

  private setDeadline(ms: number, otherwise: SshEnd): void {
    clearTimeout(this.deadline)
    if (this.ended === null) this.deadline = setTimeout(() => this.end(otherwise), ms)
  }

  private end(end: SshEnd): void {
    if (this.ended !== null) return
    this.ended = end
    clearTimeout(this.deadline)
    this.liveness?.stop()
    queueMicrotask(() => {
      this.disconnect()
      this.handlers.onEnd(end)
    })
  }

  /** Disconnects in order where the machine still reads, and closes after `CLOSE_TIMEOUT_MS` in any case. */
  private disconnect(): void {
    const socket = this.socket
    if (socket === null) return
    socket.on("error", () => {})
    if (socket.connecting) return void socket.destroy()
    const linger = setTimeout(() => socket.destroy(), CLOSE_TIMEOUT_MS)
    socket.once("close", () => clearTimeout(linger))
    this.output?.discard()
    this.client.end()
  }
}

/** Bun's typings, as Node's, keep the handle to themselves. */
function fileDescriptor(socket: Socket): number {
  return (socket as unknown as { _handle?: { fd?: number } })._handle?.fd ?? -1
}

function clampSize(cols: number, rows: number): { cols: number; rows: number } {
  const clamp = (value: number, max: number) => Math.min(Math.max(Math.trunc(value) || 1, 1), max)
  return { cols: clamp(cols, TERMINAL_COLS_MAX), rows: clamp(rows, TERMINAL_ROWS_MAX) }
}
