/** TLS over an open TCP connection of Bun. The certificate is handed over, not judged: machines sign theirs themselves. */
import type { Socket } from "bun"
import { END_DETAILS } from "./link-ends.ts"

interface TlsUpgrade {
  socket: Socket<undefined>
  /** The peer's own certificate in DER. */
  certificate: Uint8Array
}

interface TlsUpgradeHandlers {
  data(bytes: Uint8Array): void
  drain(): void
  closed(error: Error | undefined): void
}

interface TlsUpgradeOptions {
  /** Also TLS 1.0 and 1.1, for old machines. */
  allowsLegacyVersions?: boolean
}

/** The number of TLS 1.0 on the wire (RFC 2246 §6.2.1). */
const TLS_1_0 = 0x0301

/**
 * Codes of OpenSSL by which a completed handshake reports that no authority vouches for the certificate. With any
 * other error the peer has not proven that it has the certificate's key.
 */
const UNVERIFIED =
  /^(UNABLE_TO_|CERT_|CRL_|DEPTH_ZERO_|SELF_SIGNED_|ERROR_IN_CERT_|INVALID_CA|INVALID_PURPOSE|PATH_LENGTH_|HOSTNAME_MISMATCH|ERR_TLS_CERT_ALTNAME)/

/**
 * From now on the plain socket delivers bytes of the TLS records, which its handlers must ignore.
 *
 * @throws Error when the handshake fails
 */
export function upgradeToTls(
  plain: Socket<undefined>,
  handlers: TlsUpgradeHandlers,
  { allowsLegacyVersions = false }: TlsUpgradeOptions = {},
): Promise<TlsUpgrade> {
  const { promise, resolve, reject } = Promise.withResolvers<TlsUpgrade>()
  plain.upgradeTLS<undefined>({
    data: undefined,
    tls: allowsLegacyVersions ? legacyTls() : { rejectUnauthorized: false },
    socket: {
      binaryType: "uint8array",
      handshake(socket, isVerified, error) {
        const isComplete = isVerified || UNVERIFIED.test(errorCode(error))
        if (!isComplete) return reject(error ?? new Error("the handshake failed"))
        const certificate = peerCertificate(socket)
        if (!certificate) return reject(new Error("the machine shows no certificate"))
        resolve({ socket, certificate })
      },
      data: (_socket, bytes) => handlers.data(bytes),
      drain: () => handlers.drain(),
      close: (_socket, error) => {
        reject(error ?? new Error(END_DETAILS.closedByMachine))
        handlers.closed(error)
      },
      error: (_socket, error) => reject(error),
    },
  })
  return promise
}

/** Bun's typings leave the oldest version out. */
function legacyTls() {
  return { rejectUnauthorized: false, minVersion: TLS_1_0 }
}

function errorCode(error: Error | null): string {
  return error && "code" in error ? String(error.code) : ""
}

/** Bun's typings leave out what its sockets have. */
function peerCertificate(socket: Socket<undefined>): Uint8Array | null {
  const { getPeerCertificate } = socket as unknown as {
    getPeerCertificate?(): { raw?: Uint8Array } | undefined
  }
  const raw = getPeerCertificate?.call(socket)?.raw
  return raw ? new Uint8Array(raw) : null
}
