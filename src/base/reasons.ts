/**
 * Why something was refused, for programs: names that stay, in answers and in the OpenAPI document. People get the text of
 * the same name in their language.
 */
import { REFUSAL_CODES } from "./refusal-codes.ts"

/** Refusals with a text of their own. */
export const REFUSAL_TEXTS = [
  "alreadyExists",
  "alreadyInitialised",
  "apiTokenRests",
  "approvalConfigChangedMeanwhile",
  "approvalLogFull",
  "approvalNoVote",
  "approvalNotCreator",
  "approvalNotOpen",
  "approvalNotOverruler",
  "approvalNotVoter",
  "approvalNotWanted",
  "approvalOwnRequest",
  "approvalRequestClosed",
  "approvalRequestedAlready",
  "approvalVotedAlready",
  "attachmentChangedMeanwhile",
  "attachmentDownloadDisabled",
  "attachmentNotScanned",
  "blockNotDisassembled",
  "cannotGiveMore",
  "changedMeanwhile",
  "confirmationOver",
  "connectorHasOpenSessions",
  "connectorOffline",
  "connectorSerialTaken",
  "consentTextChanged",
  "contentDamaged",
  "credentialsNeeded",
  "databaseAway",
  "deviceGroupNotEmpty",
  "deviceGroupNotFound",
  "deviceHasIssues",
  "deviceNotFound",
  "deviceRoleInUse",
  "directoryAddressFixed",
  "directoryBaseNotFound",
  "directoryBindRefused",
  "directoryBrokenAnswer",
  "directoryCertificateExpired",
  "directoryCertificateName",
  "directoryCertificateUntrusted",
  "directoryHostForbidden",
  "directoryHostUnknown",
  "directoryInUse",
  "directoryNotPermitted",
  "directoryRefused",
  "directorySizeLimit",
  "directoryStarttlsRefused",
  "directoryTimeout",
  "directoryTlsFailed",
  "directoryUnreachable",
  "extensionBeforeApproval",
  "extensionUsedUp",
  "fileTransferUnsupported",
  "foreignUserInGroup",
  "groupCycle",
  "groupHasDeviceRole",
  "groupTooDeep",
  "hostForbidden",
  "hostKeyGone",
  "identityProviderInUse",
  "identityProviderIssuerFixed",
  "initLinkInvalid",
  "interfaceForbidden",
  "interfaceKeepsCredentials",
  "interfaceNotFound",
  "interfaceSecretExpired",
  "interfaceSessionsTaken",
  "interfaceTypeUnsupported",
  "issueChangedMeanwhile",
  "issueClosed",
  "issueNotFound",
  "issueStateForbids",
  "issueStorageFull",
  "issueTaken",
  "lastSuperuser",
  "licenceDevicesTaken",
  "licenceForged",
  "licenceImportedAlready",
  "licenceInterfacesTaken",
  "licenceOtherInstallation",
  "licenceOver",
  "logChangedMeanwhile",
  "logHasSessions",
  "logNotFound",
  "moveNeedsMore",
  "newPasskeyRefused",
  "noProviderToProveAt",
  "onlySuperusersChangeSuperusers",
  "otpEnrolmentOver",
  "ownDeletion",
  "ownExpiry",
  "ownLock",
  "ownSuperuser",
  "passkeyRefused",
  "passkeysUnavailable",
  "planChangedMeanwhile",
  "planIsOver",
  "planStateForbids",
  "proofImpossible",
  "proofNeeded",
  "recordingApprovalNotBegun",
  "recordingApprovalOver",
  "recordingConsentMissing",
  "recordingHeld",
  "recordingNeedsApproval",
  "recordingNotAvailable",
  "roleHasAuthority",
  "secondFactorNeeded",
  "sessionEnded",
  "sessionNotFound",
  "superuserNotDeletable",
  "tooManyApiTokens",
  "tooManyAttachments",
  "tooManyIdentityProviders",
  "tooManyInterfaces",
  "tooManyInvitations",
  "tooManyPasskeys",
  "tooManyTries",
  "userGroupInUse",
  "userHasDeviceRole",
  "wrongFactor",
] as const

/** Failures of identity providers, spelled as their texts are. */
export const PROVIDER_TEXTS = [
  "PROVIDER_ANSWER_INVALID",
  "PROVIDER_ISSUER_WRONG",
  "PROVIDER_NOT_ADMITTED",
  "PROVIDER_PROOF_OF_ANOTHER",
  "PROVIDER_PROOF_STALE",
  "PROVIDER_REFUSED",
  "PROVIDER_REQUEST_UNKNOWN",
  "PROVIDER_TOKEN_INVALID",
  "PROVIDER_UNREACHABLE",
] as const
export type RefusalText = (typeof REFUSAL_TEXTS)[number] | (typeof PROVIDER_TEXTS)[number]

/** Refusals that people read the general text of their code for. */
export const OTHER_REASONS = [
  "authorityMissing",
  "bodyIncomplete",
  "bodyMissing",
  "bodyNotJson",
  "csrfTokenWrong",
  "fieldsWrong",
  "idempotencyKeyInUse",
  "idempotencyKeyReused",
  "ifMatchNotSupported",
  "otherOrigin",
  "superusersOnly",
  "tokenScopeMissing",
] as const
export type OtherReason = (typeof OTHER_REASONS)[number]

/** "NOT_FOUND" -> "notFound" */
type Camel<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${Lowercase<First>}${Capitalize<Camel<Rest>>}`
  : Lowercase<Name>

function camel<Name extends string>(name: Name): Camel<Name> {
  return name.toLowerCase().replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()) as Camel<Name>
}

export type RefusalReason =
  | (typeof REFUSAL_TEXTS)[number]
  | OtherReason
  | Camel<(typeof PROVIDER_TEXTS)[number] | (typeof REFUSAL_CODES)[number]>

/** Every reason that an answer can name. */
export const REFUSAL_REASONS: readonly RefusalReason[] = [
  ...REFUSAL_CODES.map((code) => camel(code)),
  ...OTHER_REASONS,
  ...PROVIDER_TEXTS.map((text) => camel(text)),
  ...REFUSAL_TEXTS,
]

/** A text's name, or a code, as programs read it. */
export function reasonNamed(name: RefusalText | (typeof REFUSAL_CODES)[number]): RefusalReason {
  return (name === name.toUpperCase() ? camel(name) : name) as RefusalReason
}

/** What is wrong with a field. */
export const PROBLEM_REASONS = [
  "absolutePath",
  "apiTokenLife",
  "attributeName",
  "bindName",
  "bindPattern",
  "caCertificate",
  "certificate",
  "choice",
  "commonPassword",
  "currentPassword",
  "dateTime",
  "directoryEncryption",
  "directoryUrl",
  "email",
  "emailDomain",
  "emailDomainNotAllowed",
  "endAfterStart",
  "fileName",
  "fileType",
  "fromProvider",
  "future",
  "hostname",
  "image",
  "integer",
  "interface",
  "invalid",
  "ipList",
  "ipv4",
  "issuer",
  "keyPair",
  "least",
  "licence",
  "max",
  "min",
  "minLetters",
  "most",
  "notAssignable",
  "notForThisType",
  "notInvitable",
  "oneHolder",
  "oneTimePassword",
  "otp",
  "otpSecret",
  "passphrase",
  "passwordAboutPerson",
  "passwordDigits",
  "passwordLowercase",
  "passwordSame",
  "passwordSymbols",
  "passwordUppercase",
  "port",
  "privateKey",
  "privateKeyTooSlow",
  "publicKey",
  "range",
  "repeat",
  "required",
  "scopes",
  "searchFilter",
  "sshPrivateKey",
  "taken",
  "ticket",
  "unknown",
  "url",
  "userFilter",
  "year",
] as const
export type ProblemReason = (typeof PROBLEM_REASONS)[number]

/** The key of a problem's text, a limit behind a bar: "validation.max|100". */
export type ProblemMessage = `validation.${ProblemReason}` | `validation.${ProblemReason}|${number}`

const KNOWN: ReadonlySet<string> = new Set(PROBLEM_REASONS)

export function isProblemMessage(text: string): text is ProblemMessage {
  const [, reason] = text.match(/^validation\.([A-Za-z0-9]+)(?:\|\d+)?$/) ?? []
  return reason !== undefined && KNOWN.has(reason)
}

/** @returns the reason, and the limit where it has one */
export function problemReason(message: ProblemMessage): { reason: ProblemReason; limit?: number } {
  const [key = "", limit] = message.slice("validation.".length).split("|")
  return { reason: key as ProblemReason, ...(limit !== undefined && { limit: Number(limit) }) }
}
