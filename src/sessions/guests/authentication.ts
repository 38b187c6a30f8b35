/** Recognises the browser of a guest by its cookie. */
import type { Deps } from "../../base/deps.ts"
import { hashToken, sha256 } from "../../base/token.ts"
import type { GuestAuthentication } from "../../http/authorize.ts"
import { readGuestCookie } from "../../http/cookies.ts"
import { clientAddress } from "../../http/request.ts"
import { findGuestByToken } from "../session/store-guests.ts"

/** @returns null for a browser that no invitation has admitted, or that is no longer admitted */
export async function authenticateGuest(
  deps: Pick<Deps, "db">,
  request: Request,
): Promise<GuestAuthentication | null> {
  const token = readGuestCookie(request)
  const access = token ? await findGuestByToken(deps.db, hashToken(token)) : null
  if (!token || !access) return null
  const guest = { ...access.guest, address: clientAddress(request) }
  return { guest, csrfToken: guestCsrfToken(token) }
}

/** Derived, so that nothing more is stored: who can compute it has the cookie. */
function guestCsrfToken(token: string): string {
  return sha256(`guest-csrf ${token}`).toString("base64url")
}
