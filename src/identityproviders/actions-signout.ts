/** Signing out at the provider too. Whatever happens there, the person is signed out here. */
import { writeAudit } from "../audit/store.ts"
import type { Deps } from "../base/deps.ts"
import { ProviderFailure } from "../base/provider-failure.ts"
import { SecretUnreadable } from "../base/secret-box.ts"
import { endSessionUrl, revoke } from "../edges/oidc.ts"
import type { ProviderSignIn } from "../signin/store-providers.ts"
import { AFTER_LOGOUT_PATH, settingsOf } from "./actions.ts"
import { openTokens } from "./actions-tokens.ts"
import { findWithSecret } from "./store.ts"

/** The person waits for it, and is signed out here already. */
const GOODBYE_MS_MAX = 3000

/** What came of it at the provider. */
export type Goodbye =
  /** Nothing to do: no provider had to do with the sign-in, or its tokens are out of use now. */
  | { kind: "done" }
  /** The browser goes there to end the provider's own session. */
  | { kind: "goThere"; url: string; providerName: string }
  /** Signed out here only (specification §8, IDP_LOGOUT_FAILED). */
  | { kind: "localOnly"; providerName: string }

/**
 * Takes the provider's tokens out of use and says where its own session ends.
 *
 * @param ownOrigin  where browsers reach us; null for a client, which is sent nowhere
 */
export async function leaveProvider(
  deps: Deps,
  signIn: ProviderSignIn | null,
  ownOrigin: string | null,
  address: string,
): Promise<Goodbye> {
  if (!signIn) return { kind: "done" }
  const found = await findWithSecret(deps.db, deps.secretBox, signIn.identityProviderId, {
    onlyEnabled: false,
  })
  if (!found) return { kind: "done" }
  const settings = settingsOf(deps, found, GOODBYE_MS_MAX)
  const providerName = found.provider.name
  try {
    const tokens = openTokens(deps, signIn, signIn.sealedTokens)
    const isRevoked = await revoke(settings, tokens)
    const url =
      ownOrigin && (await endSessionUrl(settings, tokens.idToken, `${ownOrigin}${AFTER_LOGOUT_PATH}`))
    if (url) return { kind: "goThere", url: url.href, providerName }
    if (isRevoked) return { kind: "done" }
    await tell("it has no way to revoke tokens, or refuses to")
  } catch (error) {
    if (!(error instanceof ProviderFailure || error instanceof SecretUnreadable)) throw error
    await tell(error.message)
  }
  return { kind: "localOnly", providerName }

  async function tell(detail: string): Promise<void> {
    deps.log.warn("Signing out at an identity provider failed", { provider: providerName, detail })
    const fact = {
      event: "IDP_LOGOUT_FAILED",
      objectType: "user",
      objectId: signIn!.userId,
      address,
    } as const
    await writeAudit(deps.db, null, { ...fact, details: { provider: providerName, detail } }, deps.clock())
  }
}
