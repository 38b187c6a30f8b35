/** Credentials that a person gives for one session: in memory only, for one start within minutes. */

export interface Credentials {
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
export const CREDENTIALS_LIFE_MS = 5 * 60_000
/** More people than a server carries sessions. */
const GIVEN_MAX = 1000
/** Starts that one person prepares at once. */
const GIVEN_PER_SIGN_IN_MAX = 20

export class GivenCredentials {
  private readonly given = new Map<string, { credentials: Credentials; expiresAtMs: number }>()

  give(key: CredentialsKey, credentials: Credentials, now: Date): void {
    this.forgetExpired(now)
    this.given.delete(nameOf(key))
    const own = [...this.given.keys()].filter((name) => name.startsWith(`${key.signInId} `))
    for (const oldest of own.slice(0, Math.max(0, own.length + 1 - GIVEN_PER_SIGN_IN_MAX)))
      this.given.delete(oldest)
    this.given.set(nameOf(key), { credentials, expiresAtMs: now.getTime() + CREDENTIALS_LIFE_MS })
  }

  has(key: CredentialsKey, now: Date): boolean {
    const found = this.given.get(nameOf(key))
    return found !== undefined && now.getTime() < found.expiresAtMs
  }

  /** @returns what was given, once; null when nothing was, or too long ago */
  take(key: CredentialsKey, now: Date): Credentials | null {
    const found = this.given.get(nameOf(key))
    this.given.delete(nameOf(key))
    return found && now.getTime() < found.expiresAtMs ? found.credentials : null
  }

  /** Oldest first, as a Map remembers them. */
  private forgetExpired(now: Date): void {
    for (const [name, { expiresAtMs }] of this.given) {
      if (expiresAtMs > now.getTime() && this.given.size < GIVEN_MAX) return
      this.given.delete(name)
    }
  }
}

function nameOf({ signInId, logId, interfaceId }: CredentialsKey): string {
  return `${signInId} ${logId} ${interfaceId}`
}
