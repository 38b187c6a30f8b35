/** Which security is requested of the machine, and which of its answers are accepted: never less than was chosen. */
import type { LinkEnd } from "../link.ts"
import type { RdpOptions, RdpSecurity } from "./options.ts"
import {
  type Confirm,
  FAILURE_FLAGS,
  FAILURE_NLA_REQUIRED,
  FAILURE_NO_CERTIFICATE,
  FAILURE_TLS_NOT_ALLOWED,
  FAILURE_TLS_REQUIRED,
  FAILURE_TLS_WITH_USER_REQUIRED,
  PROTOCOL_NLA,
  PROTOCOL_NLA_EX,
  PROTOCOL_STANDARD,
  PROTOCOL_TLS,
} from "./wire/negotiation.ts"

const ACCEPTED: Record<RdpSecurity, readonly number[]> = {
  ANY: [PROTOCOL_TLS, PROTOCOL_NLA, PROTOCOL_NLA_EX],
  NLA: [PROTOCOL_NLA, PROTOCOL_NLA_EX],
  TLS: [PROTOCOL_TLS],
  RDP: [PROTOCOL_STANDARD],
}

type PolicyOptions = Pick<RdpOptions, "security" | "isAuthenticationDisabled" | "username" | "password">

/** NLA proves the user before the desktop is shown, and needs credentials for that. */
export function usesNla({ security, isAuthenticationDisabled, username, password }: PolicyOptions): boolean {
  if (security !== "ANY" && security !== "NLA") return false
  return !isAuthenticationDisabled && username !== "" && password !== ""
}

/** @returns the reason why the options cannot work; null when they can */
export function unusableOptions(options: PolicyOptions): LinkEnd | null {
  if (options.security !== "NLA" || usesNla(options)) return null
  return options.isAuthenticationDisabled
    ? { code: "CLIENT_BAD_TYPE", detail: "the interface requires NLA and disables authentication" }
    : {
        code: "CLIENT_UNAUTHORIZED",
        detail: "NLA needs a user name and a password, and none are stored",
        diagnosis: "credentialsMissing",
      }
}

/** Bits for the connection request. */
export function requestedProtocols(options: PolicyOptions): number {
  const accepted = ACCEPTED[options.security].filter(
    (protocol) => protocol === PROTOCOL_TLS || protocol === PROTOCOL_STANDARD || usesNla(options),
  )
  return accepted.reduce((bits, protocol) => bits | protocol, 0)
}

/** @returns why the machine's answer is not accepted; null when it is */
export function refusedConfirm(confirm: Confirm, options: PolicyOptions): LinkEnd | null {
  if (confirm.kind === "failure") return endOfFailure(confirm.code, options)
  const isAccepted = ACCEPTED[options.security].includes(confirm.protocol)
  const isNla = confirm.protocol === PROTOCOL_NLA || confirm.protocol === PROTOCOL_NLA_EX
  if (isAccepted && (!isNla || usesNla(options))) return null
  if (confirm.protocol === PROTOCOL_STANDARD) {
    return {
      code: "CLIENT_BAD_TYPE",
      detail: "the machine offers standard RDP security only, which the interface does not choose",
      diagnosis: "rdpStandardSecurityOnly",
    }
  }
  return {
    code: "CLIENT_BAD_TYPE",
    detail: `the machine chose ${nameOf(confirm.protocol)}, the interface accepts ${options.security}`,
  }
}

function endOfFailure(code: number, options: PolicyOptions): LinkEnd {
  switch (code) {
    case FAILURE_NLA_REQUIRED:
      if (options.security === "ANY" && !options.isAuthenticationDisabled) {
        return {
          code: "CLIENT_UNAUTHORIZED",
          detail: "the machine requires NLA, which needs a user name and a password",
          diagnosis: "rdpNlaRequired",
        }
      }
      return {
        code: "CLIENT_BAD_TYPE",
        detail: "the machine requires NLA, the interface does not use it",
        diagnosis: "rdpNlaRequired",
      }
    case FAILURE_TLS_REQUIRED:
    case FAILURE_TLS_WITH_USER_REQUIRED:
      return { code: "CLIENT_BAD_TYPE", detail: "the machine requires TLS, the interface does not use it" }
    case FAILURE_TLS_NOT_ALLOWED:
      return {
        code: "CLIENT_BAD_TYPE",
        detail: "the machine offers standard RDP security only, which the interface does not choose",
        diagnosis: "rdpStandardSecurityOnly",
      }
    case FAILURE_NO_CERTIFICATE:
      return { code: "DEVICE_ERROR", detail: "the machine has no certificate for TLS" }
    case FAILURE_FLAGS:
      return { code: "DEVICE_ERROR", detail: "the machine finds its own security settings inconsistent" }
    default:
      return { code: "CLIENT_BAD_REQUEST", detail: `the machine refuses the security negotiation (${code})` }
  }
}

function nameOf(protocol: number): string {
  const names: Record<number, string> = {
    [PROTOCOL_STANDARD]: "standard RDP security",
    [PROTOCOL_TLS]: "TLS",
    [PROTOCOL_NLA]: "NLA",
    [PROTOCOL_NLA_EX]: "NLA",
  }
  return names[protocol] ?? `security protocol ${protocol}`
}
