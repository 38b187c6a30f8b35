/** Whether a machine's certificate is the one that is trusted, or the owner of the session decides so. */
import type { LinkEnd } from "./link.ts"
import { type HostKey, type PinnedKey, verifyHostKey } from "./ssh/host-key.ts"

/** How long the owner may think about a certificate: Windows hangs up after some two minutes. */
const CERTIFICATE_DECISION_TIMEOUT_MS = 110_000

/**
 * @param pins  fingerprints, of which one must match; without any the owner is asked
 * @returns why the link ends; null for a trusted certificate
 */
export async function judgeCertificate(
  certificate: HostKey,
  pins: readonly PinnedKey[],
  isAccepted: () => Promise<boolean>,
): Promise<LinkEnd | null> {
  const shown = `${certificate.type} ${certificate.fingerprint}`
  switch (verifyHostKey(certificate, pins)) {
    case "known":
      return null
    case "changed":
      return {
        code: "CLIENT_FORBIDDEN",
        detail: `the certificate changed: pinned ${pins.join(" or ")}, shown ${shown}`,
      }
    case "unknown":
      return (await isAccepted())
        ? null
        : { code: "CLIENT_FORBIDDEN", detail: `the certificate was not accepted: ${shown}` }
  }
}

/** The owner's decision; without one in time it is a refusal. */
export async function isAcceptedInTime(decision: Promise<"accept" | "refuse">): Promise<boolean> {
  const waiting = Promise.withResolvers<"refuse">()
  const timer = setTimeout(() => waiting.resolve("refuse"), CERTIFICATE_DECISION_TIMEOUT_MS)
  try {
    return (await Promise.race([decision, waiting.promise])) === "accept"
  } finally {
    clearTimeout(timer)
  }
}
