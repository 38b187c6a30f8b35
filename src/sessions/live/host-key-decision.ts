/** The owner's decision on the host key of a machine that is seen for the first time. */
import { type LiveViewer, notifyViewers } from "./live-viewer.ts"

export interface HostKeyInfo {
  keyType: string
  fingerprint: string
}

export class HostKeyDecision {
  /** The key that waits for a decision; null for none. */
  pending: HostKeyInfo | null = null
  /** The key that the owner accepted in this session. */
  trusted: HostKeyInfo | null = null

  /** @param owners  the owner's viewers now; those that join later are asked by `askViewer` */
  ask({ keyType, fingerprint }: HostKeyInfo, owners: Iterable<LiveViewer>): HostKeyInfo {
    this.pending = { keyType, fingerprint }
    for (const viewer of owners) this.askViewer(viewer)
    return this.pending
  }

  /** Asks a viewer of the owner when a key waits. */
  askViewer(viewer: LiveViewer): void {
    if (this.pending) notifyViewers([viewer], { about: "hostKey", ...this.pending })
  }

  /** @returns false when no key waits: the first answer counts */
  decide(isAccepted: boolean): boolean {
    if (!this.pending) return false
    this.trusted = isAccepted ? this.pending : null
    this.pending = null
    return true
  }
}
