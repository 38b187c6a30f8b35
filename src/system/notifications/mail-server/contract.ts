/** The mail server as calls: its state, and a test e-mail. */
import { z } from "zod/mini"
import { EMAIL_CHARACTERS_MAX } from "../../../base/email.ts"
import { instant, namedObject, requiredText } from "../../../base/schema.ts"
import { get, inSystem, post } from "../../../http/endpoint.ts"
import { isEmail } from "../rules.ts"

const mailState = namedObject("MailState", {
  /** Null: no mail server is configured, and no e-mails are sent. */
  server: z.nullable(
    z.object({
      host: z.string(),
      port: z.int(),
      encryption: z.enum(["TLS", "STARTTLS", "OPTIONAL"]),
      /** Null: the server takes e-mails without a sign-in. */
      username: z.nullable(z.string()),
      sender: z.string(),
    }),
  ),
  /** Origin of the links in e-mails; null: e-mails have no links. */
  publicAddress: z.nullable(z.string()),
  /** E-mails that wait for their first or next attempt. */
  waiting: z.int(),
  /** E-mails that could not be delivered in the last 30 days. */
  failed: z.int(),
  lastSentOn: z.nullable(instant),
  /** The newest failure of an e-mail that waits or was given up; empty without one. */
  lastError: z.string(),
})
export type MailState = z.infer<typeof mailState>

export const sendTestEmail = z.strictObject({
  recipient: requiredText(EMAIL_CHARACTERS_MAX).check(z.refine(isEmail, "validation.email")),
})

export const mailServerEndpoints = {
  getMailState: get("/environment/mail", inSystem("LICENSE_INSTALL"), {
    summary: "The mail server that is configured, and how many e-mails wait or failed",
    response: mailState,
  }),
  sendTestEmail: post("/environment/mail/test", "superuser", {
    summary: "Sends a test e-mail immediately and reports what the mail server answers",
    body: sendTestEmail,
    refuses: ["CONFLICT"],
  }),
}
