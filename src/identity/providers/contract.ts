/** Identity providers as calls: how they are reached, and what a client needs to sign in through one. */
import { z } from "zod/mini"
import { type ChangeOf, definePartialUpdate } from "../../base/partial-update.ts"
import { PROVIDER_PROBLEMS } from "../../base/provider-failure.ts"
import { id, instant, namedObject, optionalText, readVersion, requiredText } from "../../base/schema.ts"
import { post } from "../../http/endpoint.ts"
import { entityEndpoints, SUPERUSER_RULES } from "../../http/entity-endpoints.ts"
import { CLAIM_KEY_CHARACTERS_MAX } from "../sources/rules.ts"
import {
  AUDIENCE_CHARACTERS_MAX,
  CERTIFICATE_CHARACTERS_MAX,
  CLAIM_NAMES_DEFAULT,
  CLIENT_AUTHENTICATIONS,
  CLIENT_ID_CHARACTERS_MAX,
  CLIENT_SECRET_CHARACTERS_MAX,
  CODE_CHARACTERS_MAX,
  CODE_VERIFIER_CHARACTERS_MAX,
  CODE_VERIFIER_CHARACTERS_MIN,
  ISSUER_CHARACTERS_MAX,
  isRedirectUri,
  PROVIDER_NAME_CHARACTERS_MAX,
  REDIRECT_URI_CHARACTERS_MAX,
  SCOPES_CHARACTERS_MAX,
} from "./rules.ts"

const claimNames = z.object({
  username: z.string(),
  firstname: z.string(),
  surname: z.string(),
  email: z.string(),
  groups: z.string(),
})

const identityProvider = namedObject("IdentityProvider", {
  id,
  name: z.string(),
  issuer: z.string(),
  clientId: z.string(),
  /** The secret itself is never answered. */
  hasClientSecret: z.boolean(),
  clientAuthentication: z.enum(CLIENT_AUTHENTICATIONS),
  scopes: z.string(),
  audience: z.string(),
  claims: claimNames,
  caCertificate: z.string(),
  enabled: z.boolean(),
  createdOn: instant,
  version: z.int(),
})
export type IdentityProvider = z.infer<typeof identityProvider>

const claimName = (name: keyof typeof CLAIM_NAMES_DEFAULT) =>
  z._default(requiredText(CLAIM_KEY_CHARACTERS_MAX), CLAIM_NAMES_DEFAULT[name])

/** Scope names of RFC 6749 §3.3; without "openid" there is no ID token. */
const SCOPES = /^(?=(.* )?openid( |$))[!#-[\]-~]+( [!#-[\]-~]+)*$/

export const saveIdentityProvider = z.strictObject({
  name: requiredText(PROVIDER_NAME_CHARACTERS_MAX).check(
    z.refine((text) => !/\p{Cc}/u.test(text), "validation.invalid"),
  ),
  /** Exactly as in the provider's metadata; while the provider has users, a change requires a confirmation. */
  issuer: requiredText(ISSUER_CHARACTERS_MAX),
  clientId: requiredText(CLIENT_ID_CHARACTERS_MAX),
  /** Blank keeps the stored secret. */
  clientSecret: optionalText(CLIENT_SECRET_CHARACTERS_MAX),
  clientAuthentication: z._default(
    z.enum(CLIENT_AUTHENTICATIONS, "validation.choice"),
    "CLIENT_SECRET_BASIC",
  ),
  scopes: z._default(
    requiredText(SCOPES_CHARACTERS_MAX).check(z.regex(SCOPES, "validation.scopes")),
    "openid profile email",
  ),
  audience: optionalText(AUDIENCE_CHARACTERS_MAX),
  claims: z._default(
    z.strictObject({
      username: claimName("username"),
      firstname: claimName("firstname"),
      surname: claimName("surname"),
      email: claimName("email"),
      groups: claimName("groups"),
    }),
    CLAIM_NAMES_DEFAULT,
  ),
  /** PEM of the authorities that its certificate may be from, instead of the usual ones. */
  caCertificate: optionalText(CERTIFICATE_CHARACTERS_MAX),
  enabled: z._default(z.boolean(), false),
  /** The issuer may change although users come from the provider; their sign-ins end. */
  confirmAddressChange: z._default(z.boolean("validation.invalid"), false),
  version: readVersion,
})
export type SaveIdentityProvider = z.output<typeof saveIdentityProvider>
/** The stored fields of a provider. */
export type ProviderFields = Omit<SaveIdentityProvider, "version" | "confirmAddressChange">
export const identityProviderChanges = definePartialUpdate(saveIdentityProvider, {
  secrets: ["clientSecret"],
  commands: ["confirmAddressChange"],
})
export type IdentityProviderChange = ChangeOf<typeof identityProviderChanges>

export const providerCheck = z.object({
  /** Null: it can be used. */
  problem: z.nullable(z.enum(PROVIDER_PROBLEMS)),
  /** What exactly is wrong, for the administrator; empty without a problem. */
  detail: z.string(),
  /** Null when the provider could not be queried. */
  endpoints: z.nullable(
    z.object({
      issuer: z.string(),
      authorizationEndpoint: z.string(),
      tokenEndpoint: z.string(),
      userinfoEndpoint: z.nullable(z.string()),
      endSessionEndpoint: z.nullable(z.string()),
      revocationEndpoint: z.nullable(z.string()),
      /** The provider's metadata lists the S256 challenge method. */
      supportsPkce: z.boolean(),
    }),
  ),
  /** Keys that sign ID tokens; null when they could not be read. */
  keys: z.nullable(z.object({ count: z.int(), algorithms: z.array(z.string()) })),
  /** Whether the provider accepts the client's secret; null without a secret, or when its answer does not tell. */
  isClientAccepted: z.nullable(z.boolean()),
  /** Times of the answers; null where the provider was not asked, or did not answer. */
  durations: z.object({
    metadataInMs: z.nullable(z.int()),
    keysInMs: z.nullable(z.int()),
    clientInMs: z.nullable(z.int()),
  }),
  /** To be registered at the provider, exactly so. */
  redirectUri: z.string(),
  postLogoutRedirectUri: z.string(),
})
export type ProviderCheck = z.infer<typeof providerCheck>

export const federatedSignIn = z.strictObject({
  /** The provider's id, one of `federatedLogins`. */
  token_provider: id,
  authorization_code: requiredText(CODE_CHARACTERS_MAX),
  code_verifier: z
    .string("validation.required")
    .check(
      z.minLength(CODE_VERIFIER_CHARACTERS_MIN, `validation.min|${CODE_VERIFIER_CHARACTERS_MIN}`),
      z.maxLength(CODE_VERIFIER_CHARACTERS_MAX, `validation.max|${CODE_VERIFIER_CHARACTERS_MAX}`),
      z.regex(/^[A-Za-z0-9._~-]+$/, "validation.invalid"),
    ),
  redirect_uri: requiredText(REDIRECT_URI_CHARACTERS_MAX).check(
    z.refine(isRedirectUri, "validation.invalid"),
  ),
  /** Required when the client sent one to the provider. */
  nonce: z.optional(requiredText(CODE_VERIFIER_CHARACTERS_MAX)),
})
export type FederatedSignIn = z.output<typeof federatedSignIn>

const providers = entityEndpoints(
  "/identityproviders/:identityProviderId",
  identityProvider,
  identityProviderChanges,
  {
    // A provider decides who can sign in.
    auth: SUPERUSER_RULES,
  },
)

export const identityProviderEndpoints = {
  createIdentityProvider: providers.create("Adds an identity provider"),
  getIdentityProvider: providers.read("One identity provider, without its secret"),
  updateIdentityProvider: providers.update(
    "Changes an identity provider; switching it off, or another issuer, ends the sign-ins that came from it",
  ),
  deleteIdentityProvider: providers.delete(
    "Deletes an identity provider that neither sources nor users name",
    ["CONFLICT"],
  ),
  checkIdentityProvider: post("/identityproviders/:identityProviderId/check", "superuser", {
    summary: "Tests an identity provider's configuration and reports problems",
    response: providerCheck,
  }),
}
