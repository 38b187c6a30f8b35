/**
 * Reads along what a machine answers during NLA (CredSSP, MS-CSSP §2.2.1), for the reason of a refusal: the protocol core
 * reports a few, and a machine that only hangs up gives it none.
 */
import { ByteQueue, ByteReader } from "../bytes.ts"
import { type LinkEnd, ProtocolError } from "../link.ts"
import type { LinkDiagnosis } from "../link-ends.ts"
import { CREDSSP_BYTES_MAX } from "./limits.ts"
import { derLength, readDer, readDerElements } from "./wire/rdcleanpath.ts"

const TAG_SEQUENCE = 0x30
const TAG_TOKENS = 0xa1
const TAG_ERROR_CODE = 0xa4

/** NTSTATUS and SSPI codes of refusals (MS-ERREF §2.3.1), with what they mean to the user. */
const REFUSALS: Record<number, { detail: string; diagnosis?: LinkDiagnosis }> = {
  3221225581: { detail: "user name or password is wrong", diagnosis: "rdpWrongPassword" },
  3221225578: { detail: "the password is wrong", diagnosis: "rdpWrongPassword" },
  3221225572: { detail: "the user is unknown", diagnosis: "rdpWrongPassword" },
  2148074252: { detail: "user name or password is wrong", diagnosis: "rdpWrongPassword" },
  3221225582: { detail: "the account is restricted", diagnosis: "rdpAccountRestricted" },
  3221225583: { detail: "the account may not sign in at this time", diagnosis: "rdpLogonHours" },
  3221225584: { detail: "the account may not sign in from here", diagnosis: "rdpAccountRestricted" },
  3221225585: { detail: "the password has expired", diagnosis: "rdpPasswordExpired" },
  3221226020: { detail: "the password must be changed", diagnosis: "rdpPasswordExpired" },
  3221225586: { detail: "the account is disabled", diagnosis: "rdpAccountDisabled" },
  3221225875: { detail: "the account has expired", diagnosis: "rdpAccountExpired" },
  3221226036: { detail: "the account is locked", diagnosis: "rdpAccountLocked" },
  3221225819: { detail: "the account may not sign in by remote desktop", diagnosis: "rdpLogonTypeDenied" },
  3221226515: { detail: "the account may not sign in here", diagnosis: "rdpLogonTypeDenied" },
  2148074242: { detail: "the machine demands another version of CredSSP", diagnosis: "rdpCredsspOracle" },
  2148074289: { detail: "the machine demands another version of CredSSP", diagnosis: "rdpCredsspOracle" },
}

export class CredsspReader {
  private readonly queue = new ByteQueue(CREDSSP_BYTES_MAX)
  private errorCode: number | null = null
  /** The machine has sent a token, which the core answers with the proof of the password. */
  private hasToken = false
  private isDone = false

  /** What is no CredSSP message ends the reading; the core handles it. */
  receive(bytes: Uint8Array): void {
    if (this.isDone) return
    try {
      this.queue.push(bytes)
      this.readMessages()
    } catch (error) {
      if (!(error instanceof ProtocolError)) throw error
      this.isDone = true
    }
  }

  /** Why the machine refuses: what it said before it hung up, if it did. @returns null before it can know the password */
  endOfRefusal(): LinkEnd | null {
    const code = this.errorCode
    if (code === null) {
      if (!this.hasToken) return null
      return {
        code: "CLIENT_UNAUTHORIZED",
        detail: "the machine ended the sign-in: user name or password is wrong",
        diagnosis: "rdpWrongPassword",
      }
    }
    const known = REFUSALS[code]
    return known
      ? { code: "CLIENT_UNAUTHORIZED", ...known, detail: `the machine refuses the sign-in: ${known.detail}` }
      : { code: "CLIENT_UNAUTHORIZED", detail: `the machine refuses the sign-in (0x${code.toString(16)})` }
  }

  get hasError(): boolean {
    return this.errorCode !== null
  }

  private readMessages(): void {
    for (;;) {
      if (this.queue.length < 2) return
      if (this.queue.peek(0) !== TAG_SEQUENCE) {
        this.isDone = true
        return
      }
      const head = Uint8Array.from(
        { length: Math.min(5, this.queue.length) },
        (_, at) => this.queue.peek(at)!,
      )
      const length = derLength(head)
      if (length === null || this.queue.length < length) return
      this.readMessage(this.queue.take(length))
    }
  }

  private readMessage(message: Uint8Array): void {
    const { body } = readDer(new ByteReader(message))
    const fields = readDerElements(body)
    this.hasToken ||= fields.some(({ tag }) => tag === TAG_TOKENS)
    const field = fields.find(({ tag }) => tag === TAG_ERROR_CODE)
    if (!field) return
    const { body: number } = readDer(new ByteReader(field.body))
    this.errorCode = number.subarray(-4).reduce((code, byte) => ((code << 8) | byte) >>> 0, 0)
  }
}
