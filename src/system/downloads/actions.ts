/** Issuing and redeeming tickets for downloads. */

import type { Actor } from "../../base/authorities.ts"
import type { Deps } from "../../base/deps.ts"
import { createToken, hashToken } from "../../base/token.ts"
import { findLiveSignIn } from "../../identity/signin/store.ts"
import {
  isDownloadPath,
  TICKET_BYTES,
  TICKET_CHARACTERS,
  TICKET_TTL_SECONDS,
  TICKETS_PER_SIGN_IN_MAX,
} from "./rules.ts"
import { consumeTicket, deleteTicketsBefore, insertTicket } from "./store.ts"

export interface DownloadTicket {
  accessToken: string
  expiresOn: string
}

/** Says nothing about whether the person may have the file: that is asked when the ticket is used. */
export async function createDownloadTicket(deps: Deps, actor: Actor, path: string): Promise<DownloadTicket> {
  const token = createToken(TICKET_BYTES)
  const expiresOn = new Date(deps.clock().getTime() + TICKET_TTL_SECONDS * 1000)
  const ticket = { tokenHash: hashToken(token), signInId: actor.signInId, path, expiresOn }
  await insertTicket(deps.db, ticket, TICKETS_PER_SIGN_IN_MAX)
  return { accessToken: token, expiresOn: expiresOn.toISOString() }
}

/**
 * Who downloads with a ticket: the person of the sign-in that asked for it, if that is still good. Works once, for the
 * path it was issued for.
 */
export async function authenticateTicket(
  deps: Pick<Deps, "db" | "clock">,
  request: Request,
): Promise<Actor | null> {
  // Asked about every request.
  if (!request.url.includes("?")) return null
  const url = new URL(request.url)
  const token = url.searchParams.get("access_token")
  const isDownload = request.method === "GET" && isDownloadPath(url.pathname)
  if (token?.length !== TICKET_CHARACTERS || !isDownload) return null
  const ticket = await consumeTicket(deps.db, hashToken(token))
  const now = deps.clock()
  if (!ticket || ticket.path !== url.pathname || ticket.expiresOn <= now) return null
  return findLiveSignIn(deps.db, ticket.signInId, now)
}

/** Clean-up of tickets that nobody used. */
export function deleteExpiredTickets(deps: Pick<Deps, "db" | "clock">): Promise<number> {
  return deleteTicketsBefore(deps.db, deps.clock())
}
