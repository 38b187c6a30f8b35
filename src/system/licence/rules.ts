/** What an installation may do: by its licence, or by the time of evaluation. */
import { daysAfter } from "../../base/clock.ts"
import { LICENCE_FEATURES, type LicenceContent, type LicenceFeature } from "./rules-format.ts"

const EVALUATION_DAYS = 30
const EVALUATION_DEVICES_MAX = 10

/** The licence in effect. After expiry the book stays usable; no devices can be added, and features are off. */
export interface LicenceStatus {
  state: "active" | "expired"
  /** Licensed by the trial days of every installation. */
  evaluation: boolean
  validUntil: string
  /** Null: as many as there is room for. */
  maxDeviceCount: number | null
  maxInterfacesPerDevice: number | null
  features: Record<LicenceFeature, boolean>
  licence: LicenceContent | null
}

export interface InstallationInfo {
  installationId: string
  /** Time of the first initialisation, or of its creation. */
  since: Date
}

/**
 * The licence that counts, or the evaluation, or neither.
 *
 * @param signedLicences  licences whose signatures hold, in whatever order
 */
export function determineLicenceStatus(
  signedLicences: readonly LicenceContent[],
  installation: InstallationInfo,
  now: Date,
): LicenceStatus {
  const licence = signedLicences
    .filter((one) => isIssuedFor(one, installation) && isValidAt(one, now))
    .sort((a, b) => Date.parse(b.created) - Date.parse(a.created))[0]
  if (licence) return { state: "active", evaluation: false, ...limitsOf(licence), licence }
  const until = evaluationEnd(installation)
  if (now < until) {
    return {
      state: "active",
      evaluation: true,
      validUntil: until.toISOString(),
      licence: null,
      maxDeviceCount: EVALUATION_DEVICES_MAX,
      maxInterfacesPerDevice: null,
      features: allFeatures(true),
    }
  }
  const ends = signedLicences
    .filter((one) => isIssuedFor(one, installation))
    .map((one) => Date.parse(one.validUntil))
  return {
    state: "expired",
    evaluation: false,
    licence: null,
    validUntil: new Date(Math.max(until.getTime(), ...ends)).toISOString(),
    maxDeviceCount: 0,
    maxInterfacesPerDevice: 0,
    features: allFeatures(false),
  }
}

export function isIssuedFor(licence: LicenceContent, { installationId }: InstallationInfo): boolean {
  return licence.installationId === null || licence.installationId.toLowerCase() === installationId
}

export function isValidAt(licence: LicenceContent, now: Date): boolean {
  return now.getTime() >= Date.parse(licence.validFrom) && now.getTime() < Date.parse(licence.validUntil)
}

function evaluationEnd({ since }: InstallationInfo): Date {
  return daysAfter(since, EVALUATION_DAYS)
}

/** Whether the licence allows one more. @param limit  null for no limit */
export function isBelowLimit(limit: number | null, count: number): boolean {
  return limit === null || count < limit
}

/**
 * What installing a licence changes: LATER until it begins; NOTHING beside one in effect that was issued later.
 *
 * @param others  the licences that are installed, whose signatures hold
 */
export type InstallationEffect = "NOW" | "LATER" | "NOTHING"

export function installationEffect(
  licence: LicenceContent,
  others: readonly LicenceContent[],
  installation: InstallationInfo,
  now: Date,
): InstallationEffect {
  if (now.getTime() < Date.parse(licence.validFrom)) return "LATER"
  const next = determineLicenceStatus([...others, licence], installation, now)
  return next.licence?.id === licence.id ? "NOW" : "NOTHING"
}

type ImportProblem = "licenceOtherInstallation" | "licenceExpired"

/** Why a genuine licence is of no use here; null when it may be imported. One that begins later may. */
export function importProblem(
  licence: LicenceContent,
  installation: InstallationInfo,
  now: Date,
): ImportProblem | null {
  if (!isIssuedFor(licence, installation)) return "licenceOtherInstallation"
  return now.getTime() >= Date.parse(licence.validUntil) ? "licenceExpired" : null
}

function limitsOf({ validUntil, maxDeviceCount, maxInterfacesPerDevice, features }: LicenceContent) {
  return { validUntil, maxDeviceCount, maxInterfacesPerDevice, features }
}

function allFeatures(value: boolean): Record<LicenceFeature, boolean> {
  return Object.fromEntries(LICENCE_FEATURES.map((feature) => [feature, value])) as Record<
    LicenceFeature,
    boolean
  >
}

export const LICENCE_SORTS = { fields: ["importDate"], defaultSort: "-importDate" } as const
