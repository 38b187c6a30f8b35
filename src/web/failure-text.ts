/** Why a server could not be reached, in words beside the system's own name for it. */
import type { TextKey, Translate } from "./texts/i18n.ts"

/** Names of the system, of TLS and of the runtime, as error messages contain them. */
const CAUSES: Readonly<Record<string, TextKey>> = {
  ECONNREFUSED: "sources.cause_refused",
  ECONNRESET: "sources.cause_closed",
  EPIPE: "sources.cause_closed",
  EHOSTUNREACH: "sources.cause_noRoute",
  ENETUNREACH: "sources.cause_noRoute",
  ETIMEDOUT: "sources.cause_timeout",
  ENOTFOUND: "sources.cause_unknownHost",
  EAI_AGAIN: "sources.cause_noNameServer",
  EPROTO: "sources.cause_noTls",
  DEPTH_ZERO_SELF_SIGNED_CERT: "sources.cause_selfSigned",
  SELF_SIGNED_CERT_IN_CHAIN: "sources.cause_unknownAuthority",
  UNABLE_TO_GET_ISSUER_CERT: "sources.cause_unknownAuthority",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: "sources.cause_unknownAuthority",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "sources.cause_unknownAuthority",
  CERT_HAS_EXPIRED: "sources.cause_expired",
  CERT_NOT_YET_VALID: "sources.cause_notYetValid",
  ERR_TLS_CERT_ALTNAME_INVALID: "sources.cause_otherName",
}

const CAUSE_NAME = /\b[A-Z][A-Z0-9_]{4,}\b/g
/** Said by `edges/oidc`. */
const SILENCE = /\bno answer within (\d+) ms\b/
const FORBIDDEN_HOST = /\bhost "[^"]*" cannot be dialled/

/** What is wrong, and the exact reason behind a colon. */
export function failureText(t: Translate, text: string, detail: string): string {
  return detail === "" ? text : `${text.replace(/\.$/, "")}: ${reasonText(t, detail)}`
}

/** The message of an error: in words where its reason is known, with the name that can be looked up. */
export function reasonText(t: Translate, detail: string): string {
  return detail
    .replace(CAUSE_NAME, (name) => {
      const key = Object.hasOwn(CAUSES, name) ? CAUSES[name] : undefined
      return key ? `${t(key)} (${name})` : name
    })
    .replace(SILENCE, (_, ms: string) =>
      t("sources.cause_silent", { seconds: Math.round(Number(ms) / 1000) }),
    )
    .replace(FORBIDDEN_HOST, () => t("sources.cause_forbidden"))
}
