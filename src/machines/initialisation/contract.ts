/** The first start as a call. */
import { z } from "zod/mini"
import { id, requiredText } from "../../base/schema.ts"
import { post } from "../../http/endpoint.ts"
import { initialUser } from "../../identity/users/contract.ts"
import { CUSTOMER_NAME_CHARACTERS_MAX, INIT_TOKEN_CHARACTERS } from "../../system/environment/rules.ts"

export const initialise = z.extend(initialUser, {
  /** From the link that the first start prints. */
  token: z.string("validation.required").check(z.length(INIT_TOKEN_CHARACTERS, "validation.invalid")),
  customerName: requiredText(CUSTOMER_NAME_CHARACTERS_MAX),
})
export type Initialise = z.output<typeof initialise>

export const initialisationEndpoints = {
  initialise: post("/environment/init", "public", {
    summary: "Initialises the system with the customer and the first administrator; works once",
    body: initialise,
    response: z.object({ userId: id }),
    status: 201,
    refuses: ["CONFLICT", "NOT_ALLOWED"],
  }),
}
