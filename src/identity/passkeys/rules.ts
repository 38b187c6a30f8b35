/** Passkeys: their relying party, the limit per user, and the lifetime of challenges. */
import { MS_PER_MINUTE } from "../../base/clock.ts"

export const PASSKEY_NAME_CHARACTERS_MAX = 100
/** Several for each computer, telephone and security key of a user; no more than one page shows. */
export const PASSKEYS_MAX = 15
/** Words of WebAuthn §5.8.4 ("internal", "smart-card") and those to come. */
export const TRANSPORT_CHARACTERS_MAX = 50
export const TRANSPORTS_MAX = 10
/** Time to find the key or the finger; browsers give up after as long. */
export const CHALLENGE_MS = 2 * MS_PER_MINUTE

/** Purposes of a challenge: the first three during sign-in, the others for a signed-in user. */
export const SIGN_IN_PURPOSES = ["SIGN_IN", "SECOND_FACTOR", "ENROL"] as const
export const OWN_PURPOSES = ["REGISTER", "PROOF"] as const
export type ChallengePurpose = (typeof SIGN_IN_PURPOSES)[number] | (typeof OWN_PURPOSES)[number]

/** The site that passkeys are made for (WebAuthn §5.1.2 "relying party"). */
export interface RelyingParty {
  /** A host name; passkeys made for one are of no use on another. */
  rpId: string
  origin: string
}

const IP_ADDRESS = /^\d+\.\d+\.\d+\.\d+$|^\[/

/**
 * The relying party of a request: the public address when the page was opened under it, or `localhost`. Other host
 * names are none, and neither are IP addresses: browsers create no passkeys for those.
 *
 * @param host  the request's Host header
 */
export function findRelyingParty(publicAddress: string | null, host: string): RelyingParty | null {
  const asked = URL.parse(`http://${host}`)
  const own = publicAddress === null ? null : URL.parse(publicAddress)
  if (
    own?.protocol === "https:" &&
    !IP_ADDRESS.test(own.hostname) &&
    normalizeHost(own.protocol, host) === own.host
  )
    return { rpId: own.hostname, origin: own.origin }
  return asked?.hostname === "localhost" ? { rpId: "localhost", origin: asked.origin } : null
}

/** The host without a port that the scheme implies. */
function normalizeHost(protocol: string, host: string): string {
  return URL.parse(`${protocol}//${host}`)?.host ?? ""
}
