/**
 * Machine-readable reasons of refusals: stable names, in responses and in the OpenAPI document. Users get the text of
 * the same name in their language.
 */
import { REFUSAL_CODES } from "./refusal-codes.ts"

/** Refusals with a text of their own. */
export const REFUSAL_TEXTS = [
  "alreadyExists",
  "alreadyInitialised",
  "apiTokenSuspended",
  "approvalConfigChangedMeanwhile",
  "approvalLogFull",
  "approvalNoVote",
  "approvalNotCreator",
  "approvalNotOpen",
  "approvalNotOverruler",
  "approvalNotVoter",
  "approvalNotRequired",
  "approvalOwnRequest",
  "approvalRequestClosed",
  "approvalAlreadyRequested",
  "approvalAlreadyVoted",
  "attachmentChangedMeanwhile",
  "attachmentDownloadDisabled",
  "attachmentNotScanned",
  "blockNotDisassembled",
  "grantExceedsOwnRights",
  "changedMeanwhile",
  "checklistIncomplete",
  "checklistItemAnswered",
  "checklistItemFollowedUp",
  "checklistItemNotFailed",
  "confirmationExpired",
  "connectorHasOpenSessions",
  "connectorOffline",
  "connectorSerialTaken",
  "consentTextChanged",
  "contentDamaged",
  "credentialsRequired",
  "databaseUnavailable",
  "deviceGroupNotEmpty",
  "deviceGroupNotFound",
  "deviceHasIssues",
  "deviceNotFound",
  "deviceRoleInUse",
  "directoryAddressFixed",
  "directoryBaseNotFound",
  "directoryBindRefused",
  "directoryInvalidResponse",
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
  "emergencyNotNeeded",
  "emergencyNotOne",
  "emergencyNotRecordable",
  "emergencyOwnSession",
  "emergencyReviewed",
  "emergencyStillRunning",
  "emergencyWithoutReviewer",
  "extensionBeforeApproval",
  "extensionLimitReached",
  "fileTransferUnsupported",
  "fileTransferNeedsControl",
  "fileNotRequested",
  "transferNotRunning",
  "transferNotAvailable",
  "tooManyTransfers",
  "machineFile_NOT_FOUND",
  "machineFile_DENIED",
  "machineFile_EXISTS",
  "machineFile_WRONG_KIND",
  "machineFile_FAILED",
  "machineFile_TOO_LARGE",
  "machineFile_CANCELLED",
  "foreignUserInGroup",
  "groupCycle",
  "groupHasDeviceRole",
  "groupTooDeep",
  "hostForbidden",
  "hostKeyNotPending",
  "identityProviderInUse",
  "identityProviderIssuerFixed",
  "initLinkInvalid",
  "invitationLocked",
  "interfaceForbidden",
  "interfaceHasStoredCredentials",
  "interfaceNotFound",
  "interfaceSecretExpired",
  "interfaceSessionLimitReached",
  "interfaceTypeUnsupported",
  "browserMissing",
  "issueChangedMeanwhile",
  "faultReportDecided",
  "faultReportsThrottled",
  "issueClosed",
  "issueNotFound",
  "issueActionNotAllowed",
  "issueStorageFull",
  "issueTaken",
  "lastSuperuser",
  "licenceDeviceLimitReached",
  "licenceSignatureInvalid",
  "licenceAlreadyImported",
  "licenceInterfaceLimitReached",
  "licenceOtherInstallation",
  "licenceExpired",
  "logChangedMeanwhile",
  "logHasSessions",
  "mailNotConfigured",
  "mailRefused",
  "setupMachineFirst",
  "logNotFound",
  "moveAuthoritiesMissing",
  "newPasskeyRefused",
  "noProviderForStepUp",
  "onlySuperusersChangeSuperusers",
  "otpEnrolmentExpired",
  "cannotDeleteSelf",
  "cannotExtendOwnExpiry",
  "cannotLockSelf",
  "cannotChangeOwnSuperuser",
  "passkeyRefused",
  "passkeysUnavailable",
  "planChangedMeanwhile",
  "planExpired",
  "planActionNotAllowed",
  "stepUpImpossible",
  "stepUpRequired",
  "recordingApprovalNotStarted",
  "recordingApprovalExpired",
  "recordingConsentMissing",
  "recordingRetained",
  "recordingNeedsApproval",
  "recordingNotAvailable",
  "roleHasAuthority",
  "secondFactorRequired",
  "sessionEnded",
  "signatureRequired",
  "sessionNotFound",
  "sessionMemoryUsedUp",
  "superuserNotDeletable",
  "tooManyApiTokens",
  "tooManyAttachments",
  "tooManyIdentityProviders",
  "tooManyInterfaces",
  "tooManyInvitations",
  "tooManyPasskeys",
  "supervisorNotPresent",
  "tooManySessions",
  "tooManyBrowsers",
  "tooManyAttempts",
  "userGroupInUse",
  "userHasDeviceRole",
  "viewerNotRemovable",
  "wrongFactor",
  "startDatabaseFailed",
  "startDatabaseUnreachable",
  "startDatabaseVersion",
  "startDataFolder",
  "startDiskFull",
  "startFailed",
  "startSecretKey",
] as const

/** Failures of identity providers, spelled as their texts are. */
export const PROVIDER_TEXTS = [
  "PROVIDER_RESPONSE_INVALID",
  "PROVIDER_ISSUER_MISMATCH",
  "PROVIDER_USER_NOT_ALLOWED",
  "PROVIDER_USER_MISMATCH",
  "PROVIDER_AUTHENTICATION_STALE",
  "PROVIDER_REFUSED",
  "PROVIDER_REQUEST_UNKNOWN",
  "PROVIDER_TOKEN_INVALID",
  "PROVIDER_UNREACHABLE",
] as const
export type RefusalText = (typeof REFUSAL_TEXTS)[number] | (typeof PROVIDER_TEXTS)[number]

/** Refusals without a text of their own: users get the general text of the code. */
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
type CamelCase<Name extends string> = Name extends `${infer First}_${infer Rest}`
  ? `${Lowercase<First>}${Capitalize<CamelCase<Rest>>}`
  : Lowercase<Name>

function toCamelCase<Name extends string>(name: Name): CamelCase<Name> {
  return name
    .toLowerCase()
    .replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()) as CamelCase<Name>
}

export type RefusalReason =
  | (typeof REFUSAL_TEXTS)[number]
  | OtherReason
  | CamelCase<(typeof PROVIDER_TEXTS)[number] | (typeof REFUSAL_CODES)[number]>

/** Every reason that an answer can name. */
export const REFUSAL_REASONS: readonly RefusalReason[] = [
  ...REFUSAL_CODES.map((code) => toCamelCase(code)),
  ...OTHER_REASONS,
  ...PROVIDER_TEXTS.map((text) => toCamelCase(text)),
  ...REFUSAL_TEXTS,
]

/** A text's name, or a code, as programs read it. */
export function toRefusalReason(name: RefusalText | (typeof REFUSAL_CODES)[number]): RefusalReason {
  return (name === name.toUpperCase() ? toCamelCase(name) : name) as RefusalReason
}

/** Why a field is invalid. */
export const PROBLEM_REASONS = [
  "absolutePath",
  "apiTokenLifetime",
  "attributeName",
  "filtersMax",
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
  "pin",
  "hostname",
  "image",
  "integer",
  "interface",
  "invalid",
  "ipList",
  "ipv4",
  "issuer",
  "itemsMax",
  "keyPair",
  "minimum",
  "licence",
  "max",
  "min",
  "minLetters",
  "maximum",
  "nameDiffers",
  "notAssignable",
  "notForThisItem",
  "signature",
  "notForThisType",
  "number",
  "notInvitable",
  "userOrGroup",
  "oneTimePassword",
  "otp",
  "otpSecret",
  "passphrase",
  "passwordContainsPersonalData",
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

const KNOWN_PROBLEM_REASONS: ReadonlySet<string> = new Set(PROBLEM_REASONS)

export function isProblemMessage(text: string): text is ProblemMessage {
  const [, reason] = text.match(/^validation\.([A-Za-z0-9]+)(?:\|\d+)?$/) ?? []
  return reason !== undefined && KNOWN_PROBLEM_REASONS.has(reason)
}

/** @returns the reason, and the limit where it has one */
export function problemReason(message: ProblemMessage): { reason: ProblemReason; limit?: number } {
  const [key = "", limit] = message.slice("validation.".length).split("|")
  return { reason: key as ProblemReason, ...(limit !== undefined && { limit: Number(limit) }) }
}
