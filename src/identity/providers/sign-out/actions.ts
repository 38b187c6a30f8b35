/** Sign-out at the provider. Its outcome does not affect the sign-out here. */

import type { Deps } from "../../../base/deps.ts"
import { ProviderFailure } from "../../../base/provider-failure.ts"
import { SecretDecryptionError } from "../../../base/secret-box.ts"
import { endSessionUrl, revoke } from "../../../edges/oidc/client.ts"
import { record } from "../../../system/audit/store.ts"
import { AFTER_LOGOUT_PATH, toProviderSettings } from "../actions.ts"
import type { ProviderSignIn } from "../sign-ins/store.ts"
import { findProviderWithSecret } from "../store.ts"
import { openTokens } from "../tokens/actions.ts"

/** Timeout: the user is waiting, and is signed out here already. */
const SIGN_OUT_TIMEOUT_MS = 3000

/** The outcome at the provider. */
export type SignOutResult =
  /** Nothing to do: the sign-in has no provider, or its tokens are no longer used. */
  | { kind: "done" }
  /** The browser goes there to end the provider's own session. */
  | { kind: "redirect"; url: string; providerName: string }
  /** Signed out here only (specification §8, IDP_LOGOUT_FAILED). */
  | { kind: "localOnly"; providerName: string }

/**
 * Revokes the provider's tokens and returns the address that ends its own session.
 *
 * @param ownOrigin  the public origin; null for an API client, which is not redirected
 */
export async function signOutAtProvider(
  deps: Deps,
  signIn: ProviderSignIn | null,
  ownOrigin: string | null,
  address: string,
): Promise<SignOutResult> {
  if (!signIn) return { kind: "done" }
  const { userId } = signIn
  const found = await findProviderWithSecret(deps.db, deps.secretBox, signIn.identityProviderId, {
    onlyEnabled: false,
  })
  if (!found) return { kind: "done" }
  const settings = toProviderSettings(deps, found, SIGN_OUT_TIMEOUT_MS)
  const providerName = found.provider.name
  try {
    const tokens = openTokens(deps, signIn, signIn.sealedTokens)
    const isRevoked = await revoke(settings, tokens)
    const url =
      ownOrigin && (await endSessionUrl(settings, tokens.idToken, `${ownOrigin}${AFTER_LOGOUT_PATH}`))
    if (url) return { kind: "redirect", url: url.href, providerName }
    if (isRevoked) return { kind: "done" }
    await recordFailure("it has no way to revoke tokens, or refuses to")
  } catch (error) {
    if (!(error instanceof ProviderFailure || error instanceof SecretDecryptionError)) throw error
    await recordFailure(error.message)
  }
  return { kind: "localOnly", providerName }

  async function recordFailure(detail: string): Promise<void> {
    deps.log.warn("Signing out at an identity provider failed", { provider: providerName, detail })
    await record(
      { tx: deps.db, actor: null, now: deps.clock(), address },
      "IDP_LOGOUT_FAILED",
      { type: "user", id: userId },
      { provider: providerName, detail },
    )
  }
}
