/** Tokens from a provider's sign-in: stored sealed, for the recheck and for signing out at the provider. */
import type { Deps } from "../../../base/deps.ts"
import type { ProviderTokens } from "../../../edges/oidc/client.ts"
import type { ProviderEndpoints } from "../../../edges/oidc/metadata.ts"

/** Endpoints at which a client signs out and refreshes at the provider itself (specification §3, Token). */
interface TokenProvider {
  token_endpoint: string
  end_session_endpoint: string | null
  revocation_endpoint: string | null
  client_id: string
}

export interface StoredTokens extends ProviderTokens {
  tokenProvider: TokenProvider
}

/** The seal context of tokens: a sealed text opens only for this user of this provider. */
interface TokenOwner {
  identityProviderId: string
  userId: string
}

export function toTokenProvider(endpoints: ProviderEndpoints, clientId: string): TokenProvider {
  return {
    token_endpoint: endpoints.tokenEndpoint,
    end_session_endpoint: endpoints.endSessionEndpoint,
    revocation_endpoint: endpoints.revocationEndpoint,
    client_id: clientId,
  }
}

export function sealTokens(deps: Pick<Deps, "secretBox">, owner: TokenOwner, tokens: StoredTokens): Buffer {
  return Buffer.from(deps.secretBox.seal(JSON.stringify(tokens), tokensSealContext(owner)))
}

/** @throws SecretDecryptionError */
export function openTokens(
  deps: Pick<Deps, "secretBox">,
  owner: TokenOwner,
  sealed: Uint8Array,
): StoredTokens {
  return JSON.parse(deps.secretBox.open(sealed, tokensSealContext(owner)))
}

function tokensSealContext({ identityProviderId, userId }: TokenOwner): string {
  return `identityProvider:${identityProviderId}:tokensOf:${userId}`
}
