/** The user that the claims of an identity provider describe. */
import type { ProviderIdentity } from "../../../edges/oidc/client.ts"
import type { ForeignIdentity } from "../../sources/provisioning/actions.ts"
import { emailAddress } from "../../users/fields.ts"
import type { IdentityProvider } from "../contract.ts"
import { toClaimedUser } from "../rules.ts"

/** Claims about the token and the sign-in, not about the user (OpenID Connect Core §2, RFC 7519 §4.1). */
const TOKEN_CLAIMS = new Set(
  "iss aud exp nbf iat jti nonce auth_time acr azp at_hash c_hash s_hash sid typ".split(" "),
)

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
    attributeNames: Object.keys(claims).filter((name) => !TOKEN_CLAIMS.has(name)),
  }
}
