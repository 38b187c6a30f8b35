/** Why links to machines end, as sessions, the API and the texts for users name it. */

/** Why a link to a machine ended. The codes are the remote-session codes of the error catalogue. */
export const LINK_END_CODES = [
  "UPSTREAM_TIMEOUT", // the target does not answer
  "UPSTREAM_NOT_FOUND", // the target cannot be reached, or its connector is offline
  "UPSTREAM_UNAVAILABLE", // the target refuses the connection
  "SERVER_BUSY", // the server has no resources left
  "CLIENT_TOO_MANY", // the target has no resources left
  "SESSION_CLOSED", // ended in the ordinary way
  "RESOURCE_CLOSED", // closed by the target
  "DEVICE_ERROR", // the target reports an error of its own
  "CLIENT_BAD_REQUEST", // the target sent bytes that its protocol forbids
  "CLIENT_BAD_TYPE", // the target offers nothing that this product speaks
  "CLIENT_FORBIDDEN", // the target, or the pinned host key, denies access
  "CLIENT_UNAUTHORIZED", // wrong credentials on the target
  "CLIENT_OVERRUN", // a limit was exceeded
] as const
export type LinkEndCode = (typeof LINK_END_CODES)[number]

/** What links report of an end where the machine gave no words of its own: no more than the end's code says. */
export const END_DETAILS = {
  broken: "the connection to the machine broke",
  closedByMachine: "the machine closed the connection",
  closedHere: "the session was closed",
  credentials: "the machine refused the credentials",
  refused: "the machine refuses the connection",
  silent: "the machine does not answer",
  unreachable: "the machine cannot be reached",
} as const

/** Causes that are known well enough to say what removes them; the user reads about it in their own language. */
export const LINK_DIAGNOSES = [
  "stoppedResponding",
  "credentialsMissing",
  "signInsBlocked",
  "moreThanPassword",
  "tlsTooOld",
  "rdpStandardSecurityOnly",
  "rdpNlaRequired",
  "rdpWrongPassword",
  "rdpSignInNotTaken",
  "rdpPasswordExpired",
  "rdpAccountLocked",
  "rdpAccountDisabled",
  "rdpAccountExpired",
  "rdpAccountRestricted",
  "rdpLogonHours",
  "rdpLogonTypeDenied",
  "rdpCredsspOracle",
  "rdpTakenOver",
  "rdpLicensing",
  "webOtherAddress",
  "webNoPage",
  "webForbidden",
] as const
export type LinkDiagnosis = (typeof LINK_DIAGNOSES)[number]

/** Causes of which the link's own words say more: the address that a page has led to, or the machine's answer. */
export const DETAILED_DIAGNOSES: readonly LinkDiagnosis[] = ["webOtherAddress", "webNoPage"]
