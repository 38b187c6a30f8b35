/** The address on a machine's label: opening, renewing and revoking it, and reading it for print. */
import { type Actor, type DeviceAccess, hasDeviceAuthority } from "../../base/authorities.ts"
import type { Deps } from "../../base/deps.ts"
import { notFound, Refusal } from "../../base/refusal.ts"
import { createToken, hashToken } from "../../base/token.ts"
import { inTransaction } from "../../db/transaction.ts"
import { auditObjectOf } from "../../machines/devicegroups/actions-audit.ts"
import { lockDevice } from "../../machines/devices/store.ts"
import { record } from "../../system/audit/store.ts"
import { getSettings } from "../../system/settings/store.ts"
import type { FaultReportAddress } from "./contract.ts"
import { REPORT_TOKEN_BYTES } from "./rules.ts"
import { deleteReportAddress, findReportAddress, saveReportAddress } from "./store.ts"

/**
 * The machine takes reports at a new address; labels with an earlier one lead nowhere. Strangers then create issues of
 * this machine, which takes a user who may do so too.
 *
 * @throws Refusal NOT_ALLOWED without the authority to create issues of the machine
 */
export async function openReportAddress(
  deps: Deps,
  actor: Actor,
  access: DeviceAccess,
  deviceId: string,
): Promise<void> {
  if (!hasDeviceAuthority(actor, access, "ISSUE_CREATE"))
    throw new Refusal("NOT_ALLOWED", `${actor.username} may not create issues of ${deviceId}`, {
      text: "grantExceedsOwnRights",
      missing: "ISSUE_CREATE",
    })
  const token = createToken(REPORT_TOKEN_BYTES)
  const sealed = Buffer.from(deps.secretBox.seal(token, sealContext(deviceId)))
  await inTransaction(deps, async (tx, now) => {
    const device = await lockDevice(tx, deviceId)
    const isRenewed = (await findReportAddress(tx, deviceId)) !== null
    await saveReportAddress(tx, deviceId, { hash: hashToken(token), sealed }, actor.userId, now)
    const details = { name: device.name, renewed: isRenewed }
    await record({ tx, actor, now }, "FAULT_REPORT_ADDRESS_OPENED", auditObjectOf({ deviceId }), details)
  })
}

/** @throws Refusal NOT_FOUND when the machine has no address */
export async function revokeReportAddress(deps: Deps, actor: Actor, deviceId: string): Promise<void> {
  await inTransaction(deps, async (tx, now) => {
    const device = await lockDevice(tx, deviceId)
    if (!(await deleteReportAddress(tx, deviceId))) throw notFound("faultReportAddress", deviceId)
    const details = { name: device.name }
    await record({ tx, actor, now }, "FAULT_REPORT_ADDRESS_REVOKED", auditObjectOf({ deviceId }), details)
  })
}

/** The path on the machine's label; null while the machine or the installation takes no reports without signing in. */
export async function findReportPath(
  deps: Pick<Deps, "db" | "secretBox">,
  deviceId: string,
): Promise<string | null> {
  const { faultReportsEnabled } = await getSettings(deps.db)
  const address = faultReportsEnabled ? await findReportAddress(deps.db, deviceId) : null
  return address && `/report/${deps.secretBox.open(address.sealedToken, sealContext(deviceId))}`
}

/** @throws Refusal NOT_FOUND while the machine takes no reports */
export async function getReportAddress(
  deps: Pick<Deps, "db" | "secretBox">,
  deviceId: string,
): Promise<FaultReportAddress> {
  const address = await findReportAddress(deps.db, deviceId)
  if (!address) throw notFound("faultReportAddress", deviceId)
  const { createdOn, createdBy } = address
  return { path: await findReportPath(deps, deviceId), createdOn: createdOn.toISOString(), createdBy }
}

function sealContext(deviceId: string): string {
  return `device:${deviceId}:faultReportAddress`
}
