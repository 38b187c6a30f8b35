/** One-use tickets for viewer sockets: bound to one browser and one session, valid for 30 seconds. */
import { createToken } from "../../base/token.ts"
import { TICKET_TTL_MS } from "../session/rules.ts"
import type { SessionPath } from "../session/store.ts"

interface TicketGrant {
  path: SessionPath
  holder: TicketHolder
}

/** A user's sign-in, or the admission of a guest. */
export interface TicketHolder {
  kind: "user" | "guest"
  /** Id of the sign-in or of the guest. */
  id: string
}

const TICKET_BYTES = 32
/** More unused tickets than this within 30 seconds are not requested by people. */
const TICKETS_MAX = 10_000
/** Covers the few screens of one user; further tickets replace the oldest. */
const TICKETS_PER_HOLDER_MAX = 20

export class ViewerTickets {
  private readonly issued = new Map<string, { grant: TicketGrant; expiresAtMs: number }>()
  private readonly ticketsOfHolder = new Map<string, Set<string>>()

  issue(grant: TicketGrant, now: Date): string {
    this.evictExpired(now)
    const own = this.ticketsOfHolder.get(grant.holder.id) ?? new Set()
    const [oldest] = own
    if (oldest !== undefined && own.size >= TICKETS_PER_HOLDER_MAX) this.remove(oldest)
    const ticket = createToken(TICKET_BYTES)
    this.ticketsOfHolder.set(grant.holder.id, own.add(ticket))
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
    const holderId = this.issued.get(ticket)?.grant.holder.id
    if (holderId === undefined) return
    this.issued.delete(ticket)
    const own = this.ticketsOfHolder.get(holderId)
    own?.delete(ticket)
    if (own?.size === 0) this.ticketsOfHolder.delete(holderId)
  }

  /** Evicts the oldest first: a Map iterates in insertion order. */
  private evictExpired(now: Date): void {
    for (const [ticket, { expiresAtMs }] of this.issued) {
      if (expiresAtMs > now.getTime() && this.issued.size < TICKETS_MAX) return
      this.remove(ticket)
    }
  }
}
