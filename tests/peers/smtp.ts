/** A mail server that stores received e-mails: STARTTLS with a certificate of its own authority, and a sign-in. */
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { SMTPServer, type SMTPServerOptions } from "smtp-server"
import { createSelfSignedFiles } from "./certificates.ts"

interface ReceivedEmail {
  from: string
  to: string[]
  /** As it came, headers and body. */
  source: string
  user: string | null
  isEncrypted: boolean
}

export interface MailServer {
  port: number
  received: ReceivedEmail[]
  /** PEM of the authority that its certificate is from. */
  caFile: string
  stop(): Promise<void>
}

export const MAIL_USER = "millwright"
export const MAIL_PASSWORD = "p@ss:word"

export interface MailServerOptions {
  /** Answers a recipient with this SMTP code instead of taking it. */
  refuse?: (recipient: string) => number | null
  /** Offers no encryption. */
  isPlain?: boolean
  /** What its certificate is for, in the notation of OpenSSL. */
  names?: string
}

/**
 * On a free port of 127.0.0.1, called "localhost" and by its address in its certificate. A client that connects to the
 * name asks the name servers of this machine first, which may take longer than a test.
 */
export async function startMailServer({
  refuse,
  isPlain,
  names = "DNS:localhost,IP:127.0.0.1",
}: MailServerOptions = {}): Promise<MailServer> {
  const folder = mkdtempSync(join(tmpdir(), "millwright-smtp-"))
  const certificate = isPlain
    ? null
    : createSelfSignedFiles(folder, { name: "localhost", alternativeNames: names })
  const taken: ReceivedEmail[] = []
  const server = new SMTPServer({
    ...(certificate ? { key: certificate.key, cert: certificate.certificate } : { hideSTARTTLS: true }),
    authOptional: isPlain ?? false,
    disableReverseLookup: true,
    closeTimeout: 200,
    onAuth(auth, _session, done) {
      const isRight = auth.username === MAIL_USER && auth.password === MAIL_PASSWORD
      done(isRight ? null : new Error("wrong user or password"), isRight ? { user: MAIL_USER } : undefined)
    },
    onRcptTo({ address }, _session, done) {
      const code = refuse?.(address) ?? null
      done(code === null ? null : Object.assign(new Error("no such mailbox"), { responseCode: code }))
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on("data", (chunk: Buffer) => chunks.push(chunk))
      stream.on("end", () => {
        taken.push({
          from: session.envelope.mailFrom ? session.envelope.mailFrom.address : "",
          to: session.envelope.rcptTo.map((recipient) => recipient.address),
          source: Buffer.concat(chunks).toString("utf8"),
          user: (session.user as string | undefined) ?? null,
          isEncrypted: session.secure,
        })
        done()
      })
    },
  } satisfies SMTPServerOptions)
  server.on("error", () => undefined)
  const listening = Promise.withResolvers<void>()
  const socket = server.listen(0, "127.0.0.1", listening.resolve)
  await listening.promise
  const address = socket.address()
  return {
    port: typeof address === "object" && address ? address.port : 0,
    received: taken,
    caFile: certificate?.certificateFile ?? "",
    stop: () =>
      new Promise((resolve) =>
        server.close(() => {
          rmSync(folder, { recursive: true })
          resolve()
        }),
      ),
  }
}
