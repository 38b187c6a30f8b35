/** Credentials that a user enters for one session: in memory only, for one start within minutes. */
import type { Clock } from "../../base/clock.ts"

export interface OneTimeCredentials {
  username: string
  password: string
}

/** The sign-in that entered them, and the start that they are for. */
interface CredentialsKey {
  signInId: string
  logId: string
  interfaceId: string
}

interface Entry {
  username: string
  /** Null once a start has taken it. */
  password: string | null
  expiresAtMs: number
}

/** From entering them to the start. */
export const CREDENTIALS_TTL_MS = 5 * 60_000
/** Ten times the sessions that a server carries. */
const ENTRIES_MAX = 1000
/** Starts that one sign-in prepares at the same time. */
const ENTRIES_PER_SIGN_IN_MAX = 20

export class OneTimeCredentialsStore {
  private readonly clock: Clock
  private readonly entries = new Map<string, Entry>()

  constructor(clock: Clock) {
    this.clock = clock
  }

  put(key: CredentialsKey, credentials: OneTimeCredentials): void {
    const nowMs = this.clock().getTime()
    this.evictExpired(nowMs)
    this.entries.delete(cacheKey(key))
    const own = [...this.entries.keys()].filter((name) => name.startsWith(`${key.signInId} `))
    for (const oldest of own.slice(0, Math.max(0, own.length + 1 - ENTRIES_PER_SIGN_IN_MAX)))
      this.entries.delete(oldest)
    this.entries.set(cacheKey(key), { ...credentials, expiresAtMs: nowMs + CREDENTIALS_TTL_MS })
  }

  has(key: CredentialsKey): boolean {
    return typeof this.find(key)?.password === "string"
  }

  /** The user name that was entered last, also after the start: the form offers it again. "" for none. */
  lastUsername(key: CredentialsKey): string {
    return this.find(key)?.username ?? ""
  }

  /** Returns the credentials and forgets the password; null when there are none or they have expired. */
  take(key: CredentialsKey): OneTimeCredentials | null {
    const found = this.find(key)
    if (!found || found.password === null) return null
    const { username, password } = found
    found.password = null
    return { username, password }
  }

  private find(key: CredentialsKey): Entry | null {
    const name = cacheKey(key)
    const found = this.entries.get(name)
    if (!found) return null
    if (this.clock().getTime() < found.expiresAtMs) return found
    this.entries.delete(name)
    return null
  }

  /** Oldest first: a Map iterates in the order of insertion. */
  private evictExpired(nowMs: number): void {
    for (const [name, { expiresAtMs }] of this.entries) {
      if (expiresAtMs > nowMs && this.entries.size < ENTRIES_MAX) return
      this.entries.delete(name)
    }
  }
}

function cacheKey({ signInId, logId, interfaceId }: CredentialsKey): string {
  return `${signInId} ${logId} ${interfaceId}`
}
