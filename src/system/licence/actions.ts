/** Importing licences, and the limits that follow from them. */

import { required } from "../../base/assert.ts"
import type { Actor } from "../../base/authorities.ts"
import type { Db, Deps } from "../../base/deps.ts"
import { Refusal, validationRefusal } from "../../base/refusal.ts"
import { inTransaction } from "../../db/transaction.ts"
import { record } from "../audit/store.ts"
import { getInstallation } from "../environment/store.ts"
import type { Licence, LicenceStateResponse } from "./contract.ts"
import {
  type InstallationEffect,
  importProblem,
  installationEffect,
  isBelowLimit,
  type LicenceStatus,
} from "./rules.ts"
import { decodeLicence, isSignatureValid, type LicenceContent, type LicenceFeature } from "./rules-format.ts"
import {
  deviceCount,
  findLicence,
  getInstallationInfo,
  getLicenceStatus,
  insertLicence,
  listGenuineLicences,
  lockDeviceCount,
} from "./store.ts"

type LicenceDeps = Pick<Deps, "db" | "clock" | "licenceKeys">

/** The licence in effect with its limits, and how many machines there are. */
export async function getLicenceState(deps: LicenceDeps): Promise<LicenceStateResponse> {
  const { licence, ...status } = await getLicenceStatus(deps.db, deps)
  const { installationId } = await getInstallationInfo(deps.db)
  const customerName = licence?.customerName ?? (await getInstallation(deps.db)).customerName
  return { ...status, installationId, customerName, deviceCount: await deviceCount(deps.db) }
}

/** A licence that may be installed, and what that changes. */
export interface LicencePreview {
  content: LicenceContent
  effect: InstallationEffect
}

/**
 * The content of a licence text, checked like an import and not stored.
 *
 * @param by  recorded when the signature is wrong
 * @throws Refusal as `importLicence`
 */
export async function previewLicence(deps: LicenceDeps, by: Actor, text: string): Promise<LicencePreview> {
  const content = await requireSignedContent(deps, by, text)
  const [installation, now] = [await getInstallationInfo(deps.db), deps.clock()]
  const problem = importProblem(content, installation, now)
  if (problem) throw conflict(content, problem)
  if (await findLicence(deps.db, deps, content.id)) throw conflict(content, "licenceAlreadyImported")
  const installed = await listGenuineLicences(deps.db, deps)
  return { content, effect: installationEffect(content, installed, installation, now) }
}

/**
 * @param by  null for the command line
 * @throws Refusal BAD_REQUEST for a text that is no licence of the vendor, CONFLICT for one that is of no use here or
 *         was imported before
 */
export async function importLicence(deps: LicenceDeps, by: Actor | null, text: string): Promise<Licence> {
  const content = await requireSignedContent(deps, by, text)
  return inTransaction(deps, async (tx, now) => {
    const problem = importProblem(content, await getInstallationInfo(tx), now)
    if (problem) throw conflict(content, problem)
    const importedBy = by?.username ?? ""
    if (!(await insertLicence(tx, { id: content.id, text: text.trim(), importedOn: now, importedBy }))) {
      throw conflict(content, "licenceAlreadyImported")
    }
    const { customerName, validUntil, maxDeviceCount } = content
    const details = { customerName, validUntil, maxDeviceCount }
    await record({ tx, actor: by, now }, "LICENCE_IMPORTED", { type: "licence", id: content.id }, details)
    return required(await findLicence(tx, deps, content.id), "the imported licence")
  })
}

async function requireSignedContent(
  deps: LicenceDeps,
  by: Actor | null,
  text: string,
): Promise<LicenceContent> {
  const decoded = decodeLicence(text)
  if (!decoded) throw validationRefusal([{ path: "", message: "validation.licence" }])
  if (isSignatureValid(decoded, deps.licenceKeys)) return decoded.content
  await record({ tx: deps.db, actor: by, now: deps.clock() }, "LICENCE_REFUSED", {
    type: "licence",
    id: decoded.content.id,
  })
  throw new Refusal("BAD_REQUEST", `licence ${decoded.content.id} is not signed by the vendor`, {
    text: "licenceSignatureInvalid",
  })
}

/**
 * Called when a device is added, in the same transaction.
 *
 * @returns what else the licence allows
 * @throws Refusal NOT_LICENSED when the quota is used up
 */
export async function reserveDeviceQuota(tx: Db, deps: LicenceDeps): Promise<LicenceStatus> {
  const count = await lockDeviceCount(tx)
  const status = await getLicenceStatus(tx, deps)
  const { maxDeviceCount } = status
  if (isBelowLimit(maxDeviceCount, count)) return status
  throw new Refusal("NOT_LICENSED", `the licence covers ${maxDeviceCount} devices, there are ${count}`, {
    text: "licenceDeviceLimitReached",
    max: maxDeviceCount,
    count,
  })
}

/**
 * Called when an interface is added, under the device's lock.
 *
 * @param count  interfaces that the device has
 * @throws Refusal NOT_LICENSED when the quota is used up
 */
export async function checkInterfaceQuota(tx: Db, deps: LicenceDeps, count: number): Promise<void> {
  const { maxInterfacesPerDevice } = await getLicenceStatus(tx, deps)
  if (isBelowLimit(maxInterfacesPerDevice, count)) return
  throw new Refusal("NOT_LICENSED", `the licence covers ${maxInterfacesPerDevice} interfaces per device`, {
    text: "licenceInterfaceLimitReached",
    max: maxInterfacesPerDevice,
    count,
  })
}

export async function isFeatureLicensed(
  db: Db,
  deps: LicenceDeps,
  feature: LicenceFeature,
): Promise<boolean> {
  return (await getLicenceStatus(db, deps)).features[feature]
}

/** Called when a feature is enabled. @throws Refusal NOT_LICENSED */
export async function requireFeature(db: Db, deps: LicenceDeps, feature: LicenceFeature): Promise<void> {
  checkFeature(await getLicenceStatus(db, deps), feature)
}

/** The same by a licence that was read. @throws Refusal NOT_LICENSED */
export function checkFeature({ features }: LicenceStatus, feature: LicenceFeature): void {
  if (features[feature]) return
  throw new Refusal("NOT_LICENSED", `the licence does not cover ${feature}`, { feature })
}

function conflict(
  { id, customerName, validUntil }: LicenceContent,
  text: "licenceOtherInstallation" | "licenceExpired" | "licenceAlreadyImported",
): Refusal {
  return new Refusal("CONFLICT", `licence ${id}: ${text}`, { text, id, customerName, validUntil })
}
