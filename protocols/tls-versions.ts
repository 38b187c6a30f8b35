/** Which versions of TLS a machine speaks, as far as a failed handshake says. */

/** The machine's alert, and OpenSSL's word on an answer in an older version. */
const TOO_OLD = /ALERT_PROTOCOL_VERSION|UNSUPPORTED_PROTOCOL/

/** @param error  its code or its message, e.g. "ERR_SSL_TLSV1_ALERT_PROTOCOL_VERSION" */
export function isTlsTooOld(error: string): boolean {
  return TOO_OLD.test(error)
}
