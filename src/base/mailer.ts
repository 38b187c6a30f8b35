/** What sends a letter. */

export interface Letter {
  to: string
  subject: string
  text: string
  html: string
  /** Stays the same when the same letter is sent again: receivers recognise it. */
  id: string
}

export interface Mailer {
  /** Resolves when the mail server has taken the letter. @throws MailFailure */
  send(letter: Letter): Promise<void>
  /** Closes idle connections. */
  close(): void
}

/** A letter that the mail server did not take. */
export class MailFailure extends Error {
  override name = "MailFailure"
  /** The server will never take it (an address that does not exist); otherwise it may later. */
  readonly isFinal: boolean
  constructor(message: string, isFinal: boolean) {
    super(message)
    this.isFinal = isFinal
  }
}
