/** Committed changes, passed on to running sessions and to open pages. */

/** A change that may affect running sessions and open pages; published after the transaction. */
export type ChangeEvent =
  | { kind: "issue"; id: string }
  /** A request for approval, by what it is about: an issue, a plan or a session. */
  | { kind: "approval"; objectId: string }
  | { kind: "interface"; id: string }
  | { kind: "connector"; id: string }
  | { kind: "device"; id: string }
  | { kind: "signIn"; id: string }
  | { kind: "user"; id: string }
  /** A session started, ended, or its viewers changed. */
  | { kind: "session"; id: string; deviceId: string; issueId: string }
  | { kind: "invitation"; sessionId: string }
  | { kind: "permissions" }

/** A change with its position in the feed. */
export interface NumberedChange {
  number: number
  change: ChangeEvent
}

export interface ChangeSubscriber {
  /** Whom the subscription counts for, e.g. a sign-in. */
  owner: string
  onChange(numbered: NumberedChange): void
  /** The feed ends the subscription: too many of this owner, or the server stops. */
  onClosed(): void
}

/** A browser has few visible tabs; more subscriptions end the owner's oldest. */
export const SUBSCRIPTIONS_PER_OWNER_MAX = 8
/** Changes kept for subscribers that were away for seconds; who missed more asks for everything again. */
export const CHANGES_KEPT_MAX = 500

export class ChangeFeed {
  private readonly subscribers = new Set<ChangeSubscriber>()
  private kept: NumberedChange[] = []
  private lastNumber = 0
  private isClosed = false

  publish(change: ChangeEvent): void {
    const numbered = { number: ++this.lastNumber, change }
    this.kept.push(numbered)
    if (this.kept.length > CHANGES_KEPT_MAX) this.kept = this.kept.slice(-CHANGES_KEPT_MAX)
    for (const subscriber of [...this.subscribers]) subscriber.onChange(numbered)
  }

  /** @returns the function that ends the subscription without calling `onClosed` */
  subscribe(subscriber: ChangeSubscriber): () => void {
    if (this.isClosed) {
      subscriber.onClosed()
      return () => undefined
    }
    const own = [...this.subscribers].filter(({ owner }) => owner === subscriber.owner)
    if (own[0] && own.length >= SUBSCRIPTIONS_PER_OWNER_MAX) this.close(own[0])
    this.subscribers.add(subscriber)
    return () => void this.subscribers.delete(subscriber)
  }

  /** Number of the newest change; 0 before the first. */
  get newest(): number {
    return this.lastNumber
  }

  /** Changes after `number`; null when some of them are no longer kept, or `number` is of another run of the server. */
  since(number: number): NumberedChange[] | null {
    if (number > this.lastNumber) return null
    if (this.lastNumber - number > this.kept.length) return null
    return this.kept.filter((numbered) => numbered.number > number)
  }

  /** Ends all subscriptions, as the server stops. */
  stop(): void {
    this.isClosed = true
    for (const subscriber of [...this.subscribers]) this.close(subscriber)
  }

  private close(subscriber: ChangeSubscriber): void {
    this.subscribers.delete(subscriber)
    subscriber.onClosed()
  }
}
