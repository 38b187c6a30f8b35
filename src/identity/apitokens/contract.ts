/** API tokens as calls. */
import { z } from "zod/mini"
import {
  id,
  instant,
  instantInRange,
  namedObject,
  namedRef,
  pagedList,
  requiredText,
} from "../../base/schema.ts"
import { del, get, post } from "../../http/endpoint.ts"
import { API_TOKEN_NAME_CHARACTERS_MAX, API_TOKEN_SCOPES } from "./rules.ts"

const apiToken = namedObject("ApiToken", {
  id,
  name: z.string(),
  /** Names of system and device authorities to which the token limits the owner's rights. */
  scopes: z.array(z.string()),
  /** The only device it is for; null for all. */
  device: z.nullable(namedRef),
  createdOn: instant,
  /** From where it was made; "" where that is not known. */
  createdAddress: z.string(),
  expiresOn: instant,
  lastUsedOn: z.nullable(instant),
  /** From where it was last used. */
  lastAddress: z.string(),
})
export type ApiToken = z.infer<typeof apiToken>

export const createApiToken = z.strictObject({
  name: requiredText(API_TOKEN_NAME_CHARACTERS_MAX),
  scopes: z
    .array(z.enum(API_TOKEN_SCOPES, "validation.choice"), "validation.required")
    .check(
      z.minLength(1, "validation.required"),
      z.maxLength(API_TOKEN_SCOPES.length, `validation.itemsMax|${API_TOKEN_SCOPES.length}`),
    ),
  expiresOn: instantInRange,
  deviceId: z._default(z.nullable(id), null),
})
export type CreateApiToken = z.output<typeof createApiToken>

/** The one answer with the token itself. */
const createdApiToken = z.extend(apiToken, { token: z.string() })
export type CreatedApiToken = z.infer<typeof createdApiToken>

export const apiTokenEndpoints = {
  createApiToken: post("/apitokens", "signedIn", {
    summary: "Makes a token for a program; the answer is the only one that shows it",
    body: createApiToken,
    response: createdApiToken,
    status: 201,
    refuses: ["CONFLICT", "NOT_FOUND"],
  }),
  listApiTokens: get("/apitokens", "signedIn", {
    summary: "The caller's tokens that still work, newest first",
    ...pagedList(apiToken),
  }),
  revokeApiToken: del("/apitokens/:apiTokenId", "signedIn", {
    summary: "Revokes one of the caller's API tokens",
  }),
}
