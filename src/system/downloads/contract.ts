/** Tickets for downloads as a call. */
import { z } from "zod/mini"
import { instant } from "../../base/schema.ts"
import { post } from "../../http/endpoint.ts"
import { isDownloadPath, TICKET_CHARACTERS } from "./rules.ts"

/** Every download takes a ticket in its query, where neither cookie nor bearer token can be sent. */
export const download = {
  query: z.object({ access_token: z.optional(z.string().check(z.maxLength(TICKET_CHARACTERS))) }),
  binary: true,
} as const

export const downloadEndpoints = {
  createDownloadTicket: post("/downloadtickets", "signedIn", {
    summary: "A ticket for one download within a minute, to be sent as the query access_token",
    body: z.strictObject({
      /** e.g. "/api/devices/…/attachments/…/file" */
      path: z.string("validation.required").check(z.refine(isDownloadPath, "validation.invalid")),
    }),
    response: z.object({ accessToken: z.string(), expiresOn: instant }),
    status: 201,
  }),
}
