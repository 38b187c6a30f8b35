/** Credentials that a person gives for one session: in memory only, for one start within minutes. */

export interface OneTimeCredentials {
  username: string
  password: string
}

/** Who gave them, and for which start. */
export interface CredentialsKey {
  signInId: string
  logId: string
  interfaceId: string
}

/** From typing them in to the start; a person who is called away types them again. */
export const CREDENTIALS_TTL_MS = 5 * 60_000
/** More people than a server carries sessions. */
const ENTRIES_MAX = 1000
/** Starts that one person prepares at once. */
const ENTRIES_PER_SIGN_IN_MAX = 20

export class OneTimeCredentialsStore {
  private readonly entries = new Map<string, { credentials: OneTimeCredentials; expiresAtMs: number }>()

  put(key: CredentialsKey, credentials: OneTimeCredentials, now: Date): void {
    this.evictExpired(now)
    this.entries.delete(cacheKey(key))
    const own = [...this.entries.keys()].filter((name) => name.startsWith(`${key.signInId} `))
    for (const oldest of own.slice(0, Math.max(0, own.length + 1 - ENTRIES_PER_SIGN_IN_MAX)))
      this.entries.delete(oldest)
    this.entries.set(cacheKey(key), { credentials, expiresAtMs: now.getTime() + CREDENTIALS_TTL_MS })
  }

  has(key: CredentialsKey, now: Date): boolean {
    const found = this.entries.get(cacheKey(key))
    return found !== undefined && now.getTime() < found.expiresAtMs
  }

  /** @returns what was given, once; null when nothing was, or too long ago */
  take(key: CredentialsKey, now: Date): OneTimeCredentials | null {
    const found = this.entries.get(cacheKey(key))
    this.entries.delete(cacheKey(key))
    return found && now.getTime() < found.expiresAtMs ? found.credentials : null
  }

  /** Oldest first, as a Map remembers them. */
  private evictExpired(now: Date): void {
    for (const [name, { expiresAtMs }] of this.entries) {
      if (expiresAtMs > now.getTime() && this.entries.size < ENTRIES_MAX) return
      this.entries.delete(name)
    }
  }
}

function cacheKey({ signInId, logId, interfaceId }: CredentialsKey): string {
  return `${signInId} ${logId} ${interfaceId}`
}
