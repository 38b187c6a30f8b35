/** The interface for sending e-mail. */
import { printableLine } from "./text.ts"

export interface Email {
  to: string
  subject: string
  text: string
  html: string
  /** Unchanged when the same e-mail is sent again, so that receivers detect duplicates. */
  id: string
}

/** The configured mail server, as administrators see it. */
export interface MailServerInfo {
  host: string
  port: number
  /** OPTIONAL: STARTTLS where the server offers it; only without a password. */
  encryption: "TLS" | "STARTTLS" | "OPTIONAL"
  username: string | null
  sender: string
}

export interface Mailer {
  server: MailServerInfo
  /** Resolves when the mail server has accepted the e-mail. @throws MailFailure */
  send(email: Email): Promise<void>
  /** Closes idle connections. */
  close(): void
}

/** Part of it is the server's own words, which may be endless. */
const MESSAGE_CHARACTERS_MAX = 500

/** An e-mail that the mail server did not accept. */
export class MailFailure extends Error {
  override name = "MailFailure"
  /** The server will never take it (an address that does not exist); otherwise it may later. */
  readonly isPermanent: boolean
  constructor(message: string, isFinal: boolean) {
    super(printableLine(message, MESSAGE_CHARACTERS_MAX))
    this.isPermanent = isFinal
  }
}
