/** The way to the mail server: SMTP with STARTTLS or TLS. */
import { readFileSync } from "node:fs"
import { isIP } from "node:net"
import { createTransport } from "nodemailer"
import { type Email, type Mailer, MailFailure } from "../../base/mailer.ts"

interface MailSettings {
  host: string
  port: number
  /** TLS from the first byte; otherwise STARTTLS, which a password requires. */
  isImplicitTls: boolean
  /** Null: the server accepts e-mails without a sign-in. */
  credentials: { user: string; password: string } | null
  /** PEM file of an authority of one's own, or null. */
  caFile: string | null
  /** e.g. "Millwright <book@example.com>" */
  from: string
}

/** A server that does not respond within this time is retried later. */
const CONNECT_TIMEOUT_MS = 15_000
const SOCKET_TIMEOUT_MS = 30_000
const CONNECTIONS_MAX = 2

/** @throws Error when the authority's file cannot be read */
export function createSmtpMailer(settings: MailSettings): Mailer {
  const ca = settings.caFile === null ? {} : { ca: readAuthority(settings.caFile) }
  const transport = createTransport({
    pool: true,
    maxConnections: CONNECTIONS_MAX,
    host: settings.host,
    port: settings.port,
    secure: settings.isImplicitTls,
    requireTLS: settings.credentials !== null && !settings.isImplicitTls,
    auth: settings.credentials
      ? { user: settings.credentials.user, pass: settings.credentials.password }
      : undefined,
    // A server name is a name (RFC 6066 §3); the certificate is checked for the address where the host is one.
    tls: { ...ca, minVersion: "TLSv1.2", servername: isIP(settings.host) ? undefined : settings.host },
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    server: {
      host: settings.host,
      port: settings.port,
      encryption: settings.isImplicitTls ? "TLS" : settings.credentials === null ? "OPTIONAL" : "STARTTLS",
      username: settings.credentials?.user ?? null,
      sender: settings.from,
    },
    async send(email) {
      try {
        await transport.sendMail(toMessage(settings, email))
      } catch (error) {
        throw toMailFailure(error)
      }
    },
    close: () => transport.close(),
  }
}

function readAuthority(path: string): string {
  try {
    return readFileSync(path, "utf8")
  } catch (error) {
    throw new Error(`--smtp-url: the file of ?ca= cannot be read: ${(error as Error).message}`)
  }
}

/** `to` is one address, given as such: a comma or a line break in it makes no second one. */
function toMessage({ from }: MailSettings, email: Email) {
  return {
    from,
    to: { name: "", address: email.to },
    subject: email.subject,
    text: email.text,
    html: email.html,
    messageId: `<${email.id}@millwright>`,
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
  }
}

/** 5xx for the address or the e-mail is final; a wrong password or a broken connection is retried. */
function toMailFailure(error: unknown): MailFailure {
  const { code, responseCode, message } = error as { code?: string; responseCode?: number; message?: string }
  const isAboutLetter = code === "EENVELOPE" || code === "EMESSAGE"
  return new MailFailure(message ?? `${error}`, isAboutLetter && (responseCode ?? 0) >= 500)
}
