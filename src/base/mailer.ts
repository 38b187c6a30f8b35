/** What sends a letter. */
import { printableLine } from "./text.ts"

export interface Email {
  to: string
  subject: string
  text: string
  html: string
  /** Stays the same when the same letter is sent again: receivers recognise it. */
  id: string
}

export interface Mailer {
  /** Resolves when the mail server has taken the letter. @throws MailFailure */
  send(email: Email): Promise<void>
  /** Closes idle connections. */
  close(): void
}

/** Part of it is the server's own words, which may be endless. */
const MESSAGE_CHARACTERS_MAX = 500

/** A letter that the mail server did not take. */
export class MailFailure extends Error {
  override name = "MailFailure"
  /** The server will never take it (an address that does not exist); otherwise it may later. */
  readonly isPermanent: boolean
  constructor(message: string, isFinal: boolean) {
    super(printableLine(message, MESSAGE_CHARACTERS_MAX))
    this.isPermanent = isFinal
  }
}
