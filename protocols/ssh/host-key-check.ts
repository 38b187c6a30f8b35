/** The check of the host keys that a machine shows to one link: against pinned ones, or by a user's decision. */
import type { SshEnd } from "./end-reasons.ts"
import { type HostKey, type PinnedKey, readHostKey, verifyHostKey } from "./host-key.ts"

export type HostKeyDecision = "accept" | "refuse"

/** What the check asks of its link. */
interface HostKeyCheckLink {
  /** A user decides; `undecided` is the end when that takes too long. */
  requestDecision(key: HostKey, undecided: SshEnd): HostKeyDecision | Promise<HostKeyDecision>
  /** A decision was made. @returns whether the link still runs */
  onDecided(): boolean
  end(end: SshEnd): void
}

type Verify = (isKnown: boolean) => void

export class HostKeyCheck {
  private readonly pinned: readonly PinnedKey[]
  private readonly link: HostKeyCheckLink
  /** Pinned for the lifetime of the link: a later key exchange must present the same one. */
  private acceptedFingerprint: string | null = null

  constructor(pinned: readonly PinnedKey[], link: HostKeyCheckLink) {
    this.pinned = pinned
    this.link = link
  }

  /** @param bytes  SSH wire form of the key */
  check(bytes: Buffer, verify: Verify): void {
    const key = readHostKey(bytes)
    const pinned = this.acceptedFingerprint === null ? this.pinned : [this.acceptedFingerprint]
    const judgement = verifyHostKey(key, pinned)
    if (judgement === "unknown") this.requestDecision(key, verify)
    else if (judgement === "known") this.accept(key, verify)
    else {
      const detail = `the host key changed: pinned ${pinned.join(" or ")}, shown ${key.type} ${key.fingerprint}`
      this.link.end({ code: "CLIENT_FORBIDDEN", detail, hostKey: "changed" })
      verify(false)
    }
  }

  private requestDecision(key: HostKey, verify: Verify): void {
    const refused = (why: string): SshEnd => ({
      code: "CLIENT_FORBIDDEN",
      detail: `${why}: ${key.type} ${key.fingerprint}`,
      hostKey: "refused",
    })
    const undecided = refused("no user decided about the host key in time")
    Promise.resolve(this.link.requestDecision(key, undecided)).then((decision) => {
      if (!this.link.onDecided()) return
      if (decision === "accept") return this.accept(key, verify)
      this.link.end(refused("the host key was refused"))
      verify(false)
    })
  }

  private accept(key: HostKey, verify: Verify): void {
    this.acceptedFingerprint = key.fingerprint
    verify(true)
  }
}
