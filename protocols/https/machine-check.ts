/** Whether a page's machine is there, where the page itself exchanges nothing with it. */
import { dialMachineTls, judgeCertificate, type MachineEndpoint, MachineTlsError } from "./machine-tls.ts"

/** After a connection was closed, which is usual at rest, and after the machine was not reached. */
const CHECK_AGAIN_MS = 1000

interface MachineCheckOptions {
  machine: MachineEndpoint
  /** Fingerprint of the certificate that was trusted for this session. */
  trustedFingerprint: string
  onThere(): void
  onRefused(): void
  /** Another machine answers at its address. */
  onOther(): void
}

export class MachineCheck {
  private readonly options: MachineCheckOptions
  private timer: ReturnType<typeof setTimeout> | null = null
  private isDialling = false
  private isStopped = false

  constructor(options: MachineCheckOptions) {
    this.options = options
  }

  /** A handshake shows whether the machine is there; until it is, one follows the other. */
  async now(): Promise<void> {
    if (this.isDialling || this.isStopped) return
    this.isDialling = true
    const { machine, trustedFingerprint, onThere, onOther } = this.options
    try {
      const { socket, certificate } = await dialMachineTls(machine)
      socket.destroy()
      if (this.isStopped) return
      if (judgeCertificate(certificate, trustedFingerprint) === "trusted") onThere()
      else onOther()
    } catch (error) {
      this.onNotReached(error)
    } finally {
      this.isDialling = false
    }
  }

  /** The machine has closed a connection: the first sign of one that goes away. */
  soon(): void {
    if (this.isStopped) return
    this.timer ??= setTimeout(() => {
      this.timer = null
      void this.now()
    }, CHECK_AGAIN_MS)
  }

  /** Bytes of the machine have come. */
  onReceived(): void {
    if (this.timer) clearTimeout(this.timer)
    this.timer = null
  }

  /** This check or the page has not reached the machine. */
  onNotReached(error: unknown): void {
    if (this.isStopped) return
    if (error instanceof MachineTlsError && error.end.code === "UPSTREAM_UNAVAILABLE")
      this.options.onRefused()
    this.soon()
  }

  stop(): void {
    this.isStopped = true
    this.onReceived()
  }
}
