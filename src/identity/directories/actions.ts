/** Adding, changing and deleting directories. */

import type { Actor } from "../../base/authorities.ts"
import { isCaChain } from "../../base/certificates.ts"
import type { Db, Deps } from "../../base/deps.ts"
import { type FieldProblem, Refusal, validationRefusal } from "../../base/refusal.ts"
import { checkVersion } from "../../db/constraint.ts"
import { isSearchFilter } from "../../edges/ldap/client.ts"
import { differences } from "../../system/audit/rules.ts"
import { record, recordCreation } from "../../system/audit/store.ts"
import { inStepUpTransaction } from "../../system/stepuppolicy/actions.ts"
import { revokeProviderSignIns } from "../revocation/store.ts"
import { countUnconfirmedUsers } from "../users/confirmation/store.ts"
import { detachDeletedUsers, saveProviderName } from "../users/foreign-users/store.ts"
import {
  type DirectoryChange,
  type DirectoryResponse,
  directoryChanges,
  type SaveDirectory,
} from "./contract.ts"
import { canKeepBindPassword, filterForAllUsers, filterForUser, settingProblems } from "./rules.ts"
import {
  deleteDirectory,
  getDirectory,
  hasUsers,
  insertDirectory,
  lockDirectory,
  saveBindPassword,
  saveDirectorySettings,
} from "./store.ts"

/** Named in the audit log when they change, never with a value. */
const SECRET_FIELDS = ["bindPassword", "caCertificate"]
/** Fields that determine where users are searched and how they are identified. */
const ADDRESS_FIELDS = ["urls", "baseDn", "uniqueIdAttribute"]

/** @throws Refusal BAD_REQUEST, CONFLICT when the name is taken */
export async function createDirectory(
  deps: Deps,
  actor: Actor,
  { version: _, confirmAddressChange: _confirm, bindPassword, ...settings }: SaveDirectory,
): Promise<DirectoryResponse> {
  return inStepUpTransaction(deps, actor, "SIGN_IN_SETTINGS", async (tx, now) => {
    checkSettings(deps, settings, bindPassword !== "")
    const id = await insertDirectory(tx, settings)
    if (bindPassword !== "") await saveBindPassword(tx, deps.secretBox, id, bindPassword)
    await recordCreation(
      { tx, actor, now },
      "DIRECTORY_CREATED",
      { type: "ldapProvider", id },
      { ...settings, bindPassword },
      SECRET_FIELDS,
    )
    return getDirectoryResponse(deps, tx, id)
  })
}

/**
 * While users come from the directory, another address has to be confirmed, and their sign-ins end. A password that is left
 * blank stays, unless it would go to another server then, or belong to another name.
 *
 * @throws Refusal BAD_REQUEST, CONFLICT, NOT_FOUND
 */
export async function updateDirectory(
  deps: Deps,
  actor: Actor,
  directoryId: string,
  change: DirectoryChange,
): Promise<DirectoryResponse> {
  const after = await inStepUpTransaction(deps, actor, "SIGN_IN_SETTINGS", async (tx, now) => {
    const before = await lockDirectory(tx, directoryId)
    const { bindPassword, confirmAddressChange, ...settings } = directoryChanges.merge(before, change)
    const isKept = bindPassword === "" && before.hasBindPassword && canKeepBindPassword(before, settings)
    checkSettings(deps, settings, isKept || Boolean(bindPassword))
    const { changed } = differences(before, settings)
    checkVersion(before, change.version, changed)
    if (changed.length === 0 && bindPassword === "")
      return { directory: await getDirectoryResponse(deps, tx, directoryId), isEnding: false }
    const isElsewhere =
      changed.some((field) => ADDRESS_FIELDS.includes(field)) && (await hasUsers(tx, directoryId))
    if (isElsewhere && !confirmAddressChange) throw addressChangeRefusal(before.name)
    const { details } = differences(before, { ...settings, bindPassword }, SECRET_FIELDS)
    await saveDirectorySettings(tx, directoryId, settings)
    if (!isKept) await saveBindPassword(tx, deps.secretBox, directoryId, bindPassword || null)
    await saveProviderName(tx, "LDAP", { id: directoryId, name: settings.name })
    const isEnding = isElsewhere || (before.enabled && !settings.enabled)
    if (isEnding) await revokeProviderSignIns(tx, "LDAP", directoryId, now)
    await record(
      { tx, actor, now },
      "DIRECTORY_CHANGED",
      { type: "ldapProvider", id: directoryId },
      { name: before.name, ...details },
    )
    return { directory: await getDirectoryResponse(deps, tx, directoryId), isEnding }
  })
  if (after.isEnding) deps.publish({ kind: "permissions" })
  return after.directory
}

/** The directory as administrators see it, with what its regular check can do. @throws Refusal NOT_FOUND */
export async function getDirectoryResponse(
  deps: Pick<Deps, "clock">,
  db: Db,
  directoryId: string,
): Promise<DirectoryResponse> {
  const directory = await getDirectory(db, directoryId)
  return {
    ...directory,
    recheck: directory.hasBindPassword ? "SERVICE" : "ANONYMOUS",
    recheckedOn: directory.recheckedOn?.toISOString() ?? null,
    unconfirmedPeople: await countUnconfirmedUsers(db, directoryId, deps.clock()),
  }
}

/** @throws Refusal CONFLICT while sources or users name it, NOT_FOUND */
export async function removeDirectory(deps: Deps, actor: Actor, directoryId: string): Promise<void> {
  await inStepUpTransaction(deps, actor, "SIGN_IN_SETTINGS", async (tx, now) => {
    const directory = await lockDirectory(tx, directoryId)
    await detachDeletedUsers(tx, "LDAP", directoryId)
    await deleteDirectory(tx, directory)
    await record(
      { tx, actor, now },
      "DIRECTORY_DELETED",
      { type: "ldapProvider", id: directoryId },
      { name: directory.name },
    )
  })
}

function addressChangeRefusal(name: string): Refusal {
  return new Refusal("CONFLICT", `users come from directory "${name}": another address has to be confirmed`, {
    text: "directoryAddressFixed",
    name,
    field: "confirmAddressChange",
  })
}

type Settings = Omit<SaveDirectory, "version" | "confirmAddressChange" | "bindPassword">

/** A name that needs every escape: a filter must be one with anything in it. */
const ESCAPING_SAMPLE = "a(*)\\\0b"

/** @throws Refusal BAD_REQUEST with the fields that are wrong */
function checkSettings(deps: Deps, settings: Settings, hasPassword: boolean): void {
  const filters: FieldProblem[] = [
    ["userFilter", filterForUser(settings.userFilter, ESCAPING_SAMPLE)] as const,
    ["userFilter", filterForAllUsers(settings.userFilter)] as const,
    ["groupFilter", settings.groupFilter] as const,
  ]
    .filter(([, filter]) => !isSearchFilter(filter))
    .map(([path]) => ({ path, message: "validation.searchFilter" }))
  const hasWrongAuthority = settings.caCertificate !== "" && !isCaChain(settings.caCertificate)
  const keys: FieldProblem[] = hasWrongAuthority
    ? [{ path: "caCertificate", message: "validation.caCertificate" }]
    : []
  const problems = [...settingProblems({ ...settings, hasPassword }, deps.allowLoopback), ...filters, ...keys]
  if (problems.length > 0) throw validationRefusal(problems)
}
