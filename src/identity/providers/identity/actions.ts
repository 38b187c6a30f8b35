/** The user that the claims of an identity provider describe. */
import type { ProviderIdentity } from "../../../edges/oidc/client.ts"
import type { ForeignIdentity } from "../../sources/provisioning/actions.ts"
import { emailAddress } from "../../users/fields.ts"
import type { IdentityProvider } from "../contract.ts"
import { toClaimedUser } from "../rules.ts"

/** The user that the claims describe. A malformed e-mail address is left out. */
export function toForeignIdentity(
  provider: IdentityProvider,
  word: Pick<ProviderIdentity, "claims" | "subject">,
): ForeignIdentity {
  const claims = word.claims ?? {}
  const { email, ...person } = toClaimedUser(claims, word.subject, provider.claims)
  return {
    ...person,
    email: emailAddress.safeParse(email).success ? email : "",
    claims,
    kind: "OIDC",
    provider: { id: provider.id, name: provider.name },
    foreignUserId: word.subject,
  }
}
