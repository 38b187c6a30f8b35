/** What mailers of tests say about their server. */
import type { MailServerInfo } from "../../src/base/mailer.ts"

export const MAIL_SERVER_INFO: MailServerInfo = {
  host: "mail.plant.example",
  port: 587,
  encryption: "STARTTLS",
  username: "book",
  sender: "Millwright <book@plant.example>",
}
