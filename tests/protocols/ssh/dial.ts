/** A session at the end of `openSsh` for tests: what the machine printed, and waiting for events instead of time. */
import { type HostKey, openSsh, type SshEnd, type SshOptions } from "../../../protocols/ssh/link.ts"
import type { TerminalEvent } from "../../../protocols/terminal.ts"

export interface Dialled {
  /** Everything printed so far. */
  output(): string
  /** Resolves when `text` was printed after the last match; rejects when the link ends first. */
  until(text: string): Promise<string>
  ready: Promise<{ cols: number; rows: number }>
  ended: Promise<SshEnd>
  type(text: string): void
  /** What the machine has not taken is not sent any more. */
  dropPresses(): void
  resize(cols: number, rows: number): void
  close(): void
  /** Reported silences of a machine that does not respond. */
  silences: (number | null)[]
  /** Resolves after `count` reports. */
  hearsSilence(count: number): Promise<void>
  /** Host keys presented for a decision. */
  asked: HostKey[]
  receivedBytes(): number
}

export type DialOptions = Partial<SshOptions> & {
  port: number
  onHostKey?: (key: HostKey) => "accept" | "refuse" | Promise<"accept" | "refuse">
  onOutput?: (bytes: Uint8Array) => void | Promise<void>
}

export function dial({ onHostKey, onOutput, ...options }: DialOptions): Dialled {
  const decoder = new TextDecoder()
  const ready = Promise.withResolvers<{ cols: number; rows: number }>()
  const ended = Promise.withResolvers<SshEnd>()
  const asked: HostKey[] = []
  const silences: (number | null)[] = []
  let output = ""
  let seen = 0
  let receivedBytes = 0
  let waiting: (() => void)[] = []
  const wake = () => {
    const woken = waiting
    waiting = []
    for (const resolve of woken) resolve()
  }
  const onEvent = (event: TerminalEvent) => {
    if (event.kind === "ready") return ready.resolve({ cols: event.cols, rows: event.rows })
    if (event.kind === "silence") {
      silences.push(event.forMs)
      return wake()
    }
    receivedBytes += event.bytes.length
    if (onOutput !== undefined) return onOutput(event.bytes)
    output += decoder.decode(event.bytes, { stream: true })
    wake()
  }
  let end: SshEnd | null = null
  const link = openSsh(
    {
      host: "127.0.0.1",
      username: "unknown",
      auth: { kind: "none" },
      hostKey: { pinned: [] },
      keepaliveSeconds: 0,
      cols: 80,
      rows: 24,
      ...options,
    },
    {
      onEvent,
      onEnd(reason) {
        end = reason
        ready.reject(new Error(`ended: ${reason.code} ${reason.detail}`))
        ended.resolve(reason)
        wake()
      },
      onHostKey(key) {
        asked.push(key)
        return onHostKey?.(key) ?? "accept"
      },
    },
  )
  ready.promise.catch(() => {})
  return {
    output: () => output,
    async until(text) {
      for (;;) {
        const at = output.indexOf(text, seen)
        if (at >= 0) {
          const part = output.slice(seen, at)
          seen = at + text.length
          return part
        }
        if (end !== null)
          throw new Error(`ended (${end.detail}) before "${text}"; printed: ${output.slice(-2000)}`)
        await new Promise<void>((resolve) => waiting.push(resolve))
      }
    },
    ready: ready.promise,
    ended: ended.promise,
    type: (text) => link.input({ kind: "keys", bytes: new TextEncoder().encode(text) }),
    dropPresses: () => link.dropPresses?.(),
    resize: (cols, rows) => link.input({ kind: "resize", cols, rows }),
    close: () => link.close(),
    asked,
    silences,
    async hearsSilence(count) {
      while (silences.length < count) {
        if (end !== null) throw new Error(`ended (${end.detail})`)
        await new Promise<void>((resolve) => waiting.push(resolve))
      }
    },
    receivedBytes: () => receivedBytes,
  }
}
