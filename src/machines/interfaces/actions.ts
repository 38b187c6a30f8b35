/** Creating, changing and deleting interfaces. Every change is published, so that running sessions end. */
import { X509Certificate } from "node:crypto"
import type { Actor } from "../../base/authorities.ts"
import type { Db, Deps } from "../../base/deps.ts"
import { Refusal, validationRefusal } from "../../base/refusal.ts"
import { checkVersion } from "../../db/constraint.ts"
import { inTransaction } from "../../db/transaction.ts"
import { PrivateKeyReader } from "../../edges/ssh/private-key.ts"
import { checkMayGrant } from "../../identity/authorization/grants/actions.ts"
import { differences } from "../../system/audit/rules.ts"
import { type AuditDetails, type AuditObject, record } from "../../system/audit/store.ts"
import { checkInterfaceQuota, requireFeature } from "../../system/licence/actions.ts"
import { lockDevice } from "../devices/store.ts"
import {
  type InterfaceChange,
  interfaceChanges,
  type NewInterface,
  type SaveInterface,
  type TargetInterface,
} from "./contract.ts"
import { applyRemoteDefaults } from "./defaults/actions-apply.ts"
import { getRemoteDefaults } from "./defaults/store.ts"
import { isForwarding, recordingOptionsOf, unsupportedOptionProblems } from "./options/rules.ts"
import {
  canKeepSecret,
  credentialProblems,
  INTERFACES_PER_DEVICE_MAX,
  type InterfaceSecret,
  mergeSecret,
  SECRET_PARTS,
  type SecretPart,
  widensPermission,
} from "./rules.ts"
import {
  countInterfaces,
  deleteInterface,
  findSessionsOnInterface,
  getInterface,
  type InterfacePath,
  insertInterface,
  lockInterface,
  protocolOptions,
  saveInterface,
  selectProtocolOptions,
} from "./store.ts"

/** @throws Refusal BAD_REQUEST naming the credentials that are missing, CONFLICT for a name that exists, NOT_LICENSED */
export async function createInterface(
  deps: Deps,
  actor: Actor,
  deviceId: string,
  given: NewInterface,
): Promise<TargetInterface> {
  const input = applyRemoteDefaults(given, await getRemoteDefaults(deps.db, deviceId))
  const secret = requireValidSecret({}, input)
  checkOptions(input)
  await checkPrivateKey(deps, secret, input)
  return inTransaction(deps, async (tx, now) => {
    const device = await lockDevice(tx, deviceId)
    const count = await countInterfaces(tx, deviceId)
    if (count >= INTERFACES_PER_DEVICE_MAX) throw tooManyInterfaces(device.name)
    await checkInterfaceQuota(tx, deps, count)
    if (input.s7Options?.plcGuard) await requireFeature(tx, deps, "plcGuard")
    const interfaceId = await insertInterface(tx, deps.secretBox, deviceId, input, secret, now)
    const created = await getInterface(tx, deviceId, interfaceId)
    const object = auditObjectOfInterface({ deviceId, interfaceId })
    await record({ tx, actor, now }, "INTERFACE_CREATED", object, auditFactsOf(created))
    return created
  })
}

/**
 * Secrets that are left out or blank are kept as long as the target address is unchanged; null deletes them.
 *
 * @param openSessions  what becomes of the sessions on the interface, which a change ends
 * @throws Refusal BAD_REQUEST, CONFLICT for a taken name, a concurrent save or open sessions, NOT_FOUND, NOT_LICENSED,
 *         NOT_ALLOWED for granting access to others without having it
 */
export async function updateInterface(
  deps: Deps,
  actor: Actor,
  path: InterfacePath,
  change: InterfaceChange,
  openSessions: "end" | "refuse" = "end",
): Promise<TargetInterface> {
  const changed = await inTransaction(deps, async (tx, now) => {
    const { before, secret } = await lockInterface(tx, deps.secretBox, path)
    const merged = interfaceChanges.merge(baseForMerge(before, change), change)
    const { input, cleared } = splitClearedSecrets(merged)
    checkOptions(input)
    const { changed, details, unchanged } = diffInterface(before, input, cleared)
    checkVersion(before, change.version, changed)
    if (unchanged) return before
    if (widensPermission(before, input)) await checkMayGrant(tx, actor, { interfaces: [path.interfaceId] })
    const isGuardNew = input.s7Options?.plcGuard === true && before.s7Options?.plcGuard !== true
    if (isGuardNew) await requireFeature(tx, deps, "plcGuard")
    const kept = canKeepSecret(before, input) ? omitSecretParts(secret, cleared) : {}
    const next = requireValidSecret(kept, input)
    await checkPrivateKey(deps, next, input)
    if (openSessions === "refuse") await requireNoOpenSession(tx, path, before.name)
    await saveInterface(tx, deps.secretBox, path.interfaceId, input, next, now)
    const after = await getInterface(tx, path.deviceId, path.interfaceId)
    await record({ tx, actor, now }, "INTERFACE_CHANGED", auditObjectOfInterface(path), {
      name: before.name,
      ...details,
    })
    await auditHostKeyChange(tx, actor, path, before, after, now)
    return after
  })
  deps.publish({ kind: "interface", id: path.interfaceId })
  return changed
}

/** @throws Refusal CONFLICT naming the sessions on the interface */
async function requireNoOpenSession(tx: Db, { interfaceId }: InterfacePath, name: string): Promise<void> {
  const { sessions, count } = await findSessionsOnInterface(tx, interfaceId)
  if (count === 0) return
  throw new Refusal("CONFLICT", `interface "${name}": ${count} sessions are open on it`, {
    text: "interfaceHasOpenSessions",
    name,
    count,
    sessions,
  })
}

/** @throws Refusal NOT_FOUND */
export async function removeInterface(deps: Deps, actor: Actor, path: InterfacePath): Promise<void> {
  await inTransaction(deps, async (tx, now) => {
    const deleted = await getInterface(tx, path.deviceId, path.interfaceId)
    await deleteInterface(tx, path.interfaceId)
    await record({ tx, actor, now }, "INTERFACE_DELETED", auditObjectOfInterface(path), auditFactsOf(deleted))
  })
  deps.publish({ kind: "interface", id: path.interfaceId })
}

/** The target of an interface and each protection that is off, for audit entries without a change. */
function auditFactsOf({
  name,
  type,
  host,
  port,
  sshOptions,
  rdpOptions,
  httpsOptions,
}: TargetInterface): AuditDetails {
  const waived = (isWaived: boolean | undefined) => (isWaived ? true : undefined)
  return {
    name,
    type,
    host,
    port,
    "sshOptions.legacyAlgorithms": waived(sshOptions?.legacyAlgorithms),
    "rdpOptions.ignoreCertificate": waived(rdpOptions?.ignoreCertificate),
    "rdpOptions.disableAuthentication": waived(rdpOptions?.disableAuthentication),
    "rdpOptions.legacyTls": waived(rdpOptions?.legacyTls),
    "httpsOptions.legacyTls": waived(httpsOptions?.legacyTls),
  }
}

const EMPTY_PROTOCOL_OPTIONS = {
  vncOptions: null,
  rdpOptions: null,
  sshOptions: null,
  httpsOptions: null,
  s7Options: null,
}

/** Another type has other options: those of the old type do not follow. */
function baseForMerge(before: TargetInterface, { type = before.type }: InterfaceChange) {
  if (type === before.type) return before
  const options = { recordingOptions: undefined, ...EMPTY_PROTOCOL_OPTIONS }
  const rules = isForwarding(type) ? {} : { filterRules: [], connectionRules: [] }
  const recordingOptions = recordingOptionsOf(type, before.recordingOptions)
  return { ...before, ...options, ...rules, recordingOptions, url: type === "HTTPS" ? before.url : "" }
}

type MergedInterface = ReturnType<typeof interfaceChanges.merge>

/** @returns the input to save, and the parts of the secret to delete */
function splitClearedSecrets(merged: MergedInterface): {
  input: SavedInterface
  cleared: SecretPart[]
} {
  const cleared = SECRET_PARTS.filter((part) => merged[part] === null)
  const blank = Object.fromEntries(cleared.map((part) => [part, ""]))
  return { input: { ...merged, ...blank } as SavedInterface, cleared }
}

type SavedInterface = Omit<SaveInterface, "version">

function omitSecretParts(secret: InterfaceSecret, parts: readonly SecretPart[]): InterfaceSecret {
  return Object.fromEntries(Object.entries(secret).filter(([part]) => !parts.includes(part as SecretPart)))
}

/** Compares field by field in the stored form; omitted fields are compared by their defaults. */
function diffInterface(before: TargetInterface, input: SavedInterface, cleared: readonly SecretPart[]) {
  const { clearSecret, startRemotePermissionUserGroupIds: groupIds, ...fields } = input
  const had = before.startRemotePermissionUserGroups.map(({ id }) => id)
  return differences(
    { ...before, startRemotePermissionUserGroupIds: had.sort(), clearSecret: false },
    {
      ...fields,
      ...Object.fromEntries(cleared.map((part) => [part, null])),
      clearSecret,
      startRemotePermissionUserGroupIds: [...new Set(groupIds)].sort(),
      recordingOptions: recordingOptionsOf(input.type, input.recordingOptions ?? {}),
      ...protocolOptions(input.type, selectProtocolOptions(input)),
    },
    SECRET_PARTS,
  )
}

function checkOptions(input: SavedInterface): void {
  const problems = unsupportedOptionProblems(input)
  if (input.certificate !== "" && !isCertificate(input.certificate)) {
    problems.push({ path: "certificate", message: "validation.certificate" })
  }
  if (problems.length) throw validationRefusal(problems)
}

function isCertificate(pem: string): boolean {
  try {
    return new X509Certificate(pem).subject !== ""
  } catch {
    return false
  }
}

function requireValidSecret(kept: InterfaceSecret, input: SavedInterface): InterfaceSecret {
  const secret = mergeSecret(kept, input)
  const problems = credentialProblems(input, secret)
  if (problems.length) throw validationRefusal(problems)
  return secret
}

/** A key that sessions could not sign in with is refused when it is entered, not when a machine is waiting. */
async function checkPrivateKey(
  { state }: Deps,
  secret: InterfaceSecret,
  input: SaveInterface,
): Promise<void> {
  if (!secret.privateKey || (input.privateKey === "" && input.passphrase === "")) return
  const problem = await state.get(PrivateKeyReader).validate(secret.privateKey, secret.passphrase ?? "")
  if (problem) throw validationRefusal([problem])
}

function tooManyInterfaces(name: string): Refusal {
  return new Refusal("CONFLICT", `device "${name}" already has ${INTERFACES_PER_DEVICE_MAX} interfaces`, {
    text: "tooManyInterfaces",
    name,
    count: INTERFACES_PER_DEVICE_MAX,
  })
}

async function auditHostKeyChange(
  tx: Db,
  actor: Actor,
  path: InterfacePath,
  before: TargetInterface,
  after: TargetInterface,
  now: Date,
): Promise<void> {
  if (before.knownHost === after.knownHost) return
  const details = { name: after.name, before: before.knownHost, knownHost: after.knownHost }
  const event = after.knownHost === "" ? "HOST_KEY_REJECTED" : "HOST_KEY_TRUSTED"
  await record({ tx, actor, now }, event, auditObjectOfInterface(path), details)
}

function auditObjectOfInterface({ deviceId, interfaceId }: InterfacePath): AuditObject {
  return { type: "interface", id: interfaceId, deviceId }
}
