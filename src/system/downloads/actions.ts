/** Issuing and redeeming tickets for downloads. */

import type { Actor } from "../../base/authorities.ts"
import type { Deps } from "../../base/deps.ts"
import { Refusal } from "../../base/refusal.ts"
import { createToken, hashToken } from "../../base/token.ts"
import {
  isDownloadPath,
  TICKET_BYTES,
  TICKET_CHARACTERS,
  TICKET_TTL_SECONDS,
  TICKETS_PER_SIGN_IN_MAX,
} from "./rules.ts"
import { consumeTicket, insertTicket } from "./store.ts"

/** The parameter of a download's address that contains its ticket (specification §7). */
const TICKET_QUERY = "access_token"

interface DownloadTicket {
  accessToken: string
  expiresOn: string
}

/** Does not check access to the file; that happens when the ticket is used. */
export async function createDownloadTicket(deps: Deps, actor: Actor, path: string): Promise<DownloadTicket> {
  const token = createToken(TICKET_BYTES)
  const expiresOn = new Date(deps.clock().getTime() + TICKET_TTL_SECONDS * 1000)
  const ticket = { tokenHash: hashToken(token), signInId: actor.signInId, path, expiresOn }
  await insertTicket(deps.db, ticket, TICKETS_PER_SIGN_IN_MAX)
  return { accessToken: token, expiresOn: expiresOn.toISOString() }
}

/**
 * Consumes the download ticket of a request. A ticket works once, for the path that it was issued for.
 *
 * @returns the id of the sign-in that it was issued to, which the caller checks; null without a valid ticket. A promise only
 *          for a request with a ticket
 */
export function redeemTicket(
  deps: Pick<Deps, "db" | "clock">,
  request: Request,
): Promise<string | null> | null {
  const { path = "", token = "" } = ticketOf(request) ?? {}
  return token.length === TICKET_CHARACTERS ? redeemToken(deps, path, token) : null
}

async function redeemToken(
  deps: Pick<Deps, "db" | "clock">,
  path: string,
  token: string,
): Promise<string | null> {
  const ticket = await consumeTicket(deps.db, hashToken(token))
  if (!ticket || ticket.path !== path || ticket.expiresOn <= deps.clock()) return null
  return ticket.signInId
}

/** What a download without a sign-in presents as its ticket, valid or not; null for every other request. */
function ticketOf(request: Request): { path: string; token: string } | null {
  // Cheap check first: this runs for every request.
  if (request.method !== "GET" || !request.url.includes("?")) return null
  const { pathname: path, searchParams } = new URL(request.url)
  const token = searchParams.get(TICKET_QUERY)
  return token !== null && isDownloadPath(path) ? { path, token } : null
}

/** Names the ticket in place of the sign-in that the request never had. @throws Refusal UNAUTHORIZED */
export function refuseInvalidTicket(request: Request): void {
  if (!ticketOf(request)) return
  const problem = { path: TICKET_QUERY, message: "validation.ticket" } as const
  throw new Refusal("UNAUTHORIZED", "the download ticket is unknown, used or expired", {}, [problem])
}
