/** One-use tickets for viewer sockets: bound to a user's sign-in and one session, valid for 30 seconds. */
import { createToken } from "../../base/token.ts"
import { TICKET_TTL_MS } from "../session/rules.ts"
import type { SessionPath } from "../session/store.ts"

export interface TicketGrant {
  path: SessionPath
  signInId: string
}

const TICKET_BYTES = 32
/** More than this many unused tickets within 30 seconds is no human doing. */
const TICKETS_MAX = 10_000
/** Covers the few screens of one user; further tickets replace the oldest. */
const TICKETS_PER_SIGN_IN_MAX = 20

export class ViewerTickets {
  private readonly issued = new Map<string, { grant: TicketGrant; expiresAtMs: number }>()
  private readonly ticketsOfSignIn = new Map<string, Set<string>>()

  issue(grant: TicketGrant, now: Date): string {
    this.evictExpired(now)
    const own = this.ticketsOfSignIn.get(grant.signInId) ?? new Set()
    if (own.size >= TICKETS_PER_SIGN_IN_MAX) this.remove(own.values().next().value!)
    const ticket = createToken(TICKET_BYTES)
    this.ticketsOfSignIn.set(grant.signInId, own.add(ticket))
    this.issued.set(ticket, { grant, expiresAtMs: now.getTime() + TICKET_TTL_MS })
    return ticket
  }

  /** @returns what the ticket grants, once; null when it is unknown, used or too old */
  redeem(ticket: string, now: Date): TicketGrant | null {
    const found = this.issued.get(ticket)
    this.remove(ticket)
    return found && now.getTime() < found.expiresAtMs ? found.grant : null
  }

  private remove(ticket: string): void {
    const signInId = this.issued.get(ticket)?.grant.signInId
    if (signInId === undefined) return
    this.issued.delete(ticket)
    const own = this.ticketsOfSignIn.get(signInId)
    own?.delete(ticket)
    if (own?.size === 0) this.ticketsOfSignIn.delete(signInId)
  }

  /** Evicts the oldest first: a Map iterates in insertion order. */
  private evictExpired(now: Date): void {
    for (const [ticket, { expiresAtMs }] of this.issued) {
      if (expiresAtMs > now.getTime() && this.issued.size < TICKETS_MAX) return
      this.remove(ticket)
    }
  }
}
