/**
 * Dry runs: the save is rehearsed, the directory is asked with what would be saved, and the save is rehearsed again with
 * the provisioning of the people that were found. Both transactions are rolled back, and none waits for the directory.
 */

import type { Actor } from "../../../base/authorities.ts"
import type { Deps } from "../../../base/deps.ts"
import { rehearse } from "../../../db/rehearsal.ts"
import { record } from "../../../system/audit/store.ts"
import { createSource, updateSource } from "../../sources/actions.ts"
import { rehearsePerson, rehearseRecheck, rehearseSignIn } from "../../sources/dry-run/actions.ts"
import { DRY_RUN_SAMPLE_PAGE_SIZE, DRY_RUN_USERS_MAX } from "../../sources/dry-run/rules.ts"
import { countLiveSignIns } from "../../sources/dry-run/store.ts"
import type { ForeignIdentity } from "../../sources/provisioning/actions.ts"
import type { SourceMapping } from "../../sources/rules.ts"
import type { SaveSource } from "../../sources/store.ts"
import { listProviderUsers } from "../../users/foreign-users/store.ts"
import { createDirectory, updateDirectory } from "../actions.ts"
import { withCheckNote } from "../check/actions.ts"
import type { SaveDirectory } from "../contract.ts"
import { listClaimKeys } from "../lookup/actions.ts"
import { CHECK_TIMEOUT_MS } from "../rules.ts"
import { getDirectory, openBindPassword } from "../store.ts"
import { type PreparedDirectory, searchDirectory } from "./actions-search.ts"
import type { DirectoryDryRun, DryRunQuestion } from "./contract.ts"

/**
 * What saving the directory would do.
 *
 * @param directoryId  null for a new one
 * @throws Refusal as saving would, and CONFLICT with `problem` when the directory does not answer as needed
 */
export function dryRunDirectory(
  deps: Deps,
  actor: Actor,
  directoryId: string | null,
  settings: SaveDirectory,
  question: DryRunQuestion,
): Promise<DirectoryDryRun> {
  // What a confirmation would end is part of the answer.
  const confirmed = { ...settings, confirmAddressChange: true }
  const about = { question, narrowing: null, savedId: directoryId }
  return runDryRun(deps, actor, about, async (inside) =>
    directoryId === null
      ? (await createDirectory(inside, actor, confirmed)).id
      : (await updateDirectory(inside, actor, directoryId, confirmed)).id,
  )
}

/** What saving a source of a user group would do. @param sourceId  null for a new one. @throws Refusal as above */
export function dryRunSource(
  deps: Deps,
  actor: Actor,
  target: { userGroupId: string; sourceId: string | null },
  source: SaveSource,
  question: DryRunQuestion,
): Promise<DirectoryDryRun> {
  const { userGroupId, sourceId } = target
  const about = { question, narrowing: source, savedId: source.providerId }
  return runDryRun(deps, actor, about, async (inside) => {
    const saved =
      sourceId === null
        ? createSource(inside, actor, "LDAP", userGroupId, source)
        : updateSource(inside, actor, "LDAP", { userGroupId, id: sourceId }, source.version, () => source)
    return (await saved).provider.id
  })
}

interface DryRunSubject {
  question: DryRunQuestion
  /** Rules that examples should match; null for all people of the directory. */
  narrowing: SourceMapping | null
  /** Id of the directory for the audit log; null for one that is not saved. */
  savedId: string | null
}

async function runDryRun(
  deps: Deps,
  actor: Actor,
  { question, narrowing, savedId }: DryRunSubject,
  save: (inside: Deps) => Promise<string>,
): Promise<DirectoryDryRun> {
  const prepared = await rehearse(deps, async (inside): Promise<PreparedDirectory> => {
    const directory = await getDirectory(inside.db, await save(inside))
    const users = await listProviderUsers(inside.db, "LDAP", directory.id, "", DRY_RUN_USERS_MAX + 1)
    return {
      directory,
      password: await openBindPassword(inside.db, deps.secretBox, directory.id),
      claimKeys: await listClaimKeys(inside, directory),
      users: users.slice(0, DRY_RUN_USERS_MAX),
    }
  })
  const { name, id } = prepared.directory
  const note = (outcome: string) =>
    record(
      { tx: deps.db, actor, now: deps.clock() },
      "DIRECTORY_CHECKED",
      { type: "ldapProvider", id: savedId },
      { name, outcome, username: question.username || undefined },
    )
  const found = await withCheckNote(deps, name, note, () =>
    searchDirectory(deps, prepared, question, narrowing, AbortSignal.timeout(CHECK_TIMEOUT_MS)),
  )
  return rehearse(deps, async (inside) => {
    const countSignIns = (providerId: string) => countLiveSignIns(inside.db, "LDAP", providerId, deps.clock())
    const signInsBefore = await countSignIns(id)
    const provider = { id: await save(inside), name }
    const signInsAfter = await countSignIns(provider.id)
    // Each person is provisioned in a transaction of their own.
    const here = (identity: ForeignIdentity): ForeignIdentity => ({ ...identity, provider })
    const { url, isEncrypted, durations, people, recheck, personProblem, sample } = found
    const changes = []
    for (const { id: userId, said } of found.users) {
      const answer = typeof said === "string" ? said : here(said)
      changes.push(await rehearse(inside, (each) => rehearseRecheck(each, userId, provider, answer)))
    }
    const rows = []
    for (const { identity, isDisabled } of sample.people) {
      rows.push(await rehearse(inside, (each) => rehearseSignIn(each, here(identity), isDisabled)))
    }
    const { person } = found
    return {
      url,
      isEncrypted,
      durations,
      people,
      recheck,
      personProblem,
      person: person && (await rehearsePerson(inside, here(person.identity), person)),
      sample: {
        rows,
        page: question.page,
        size: DRY_RUN_SAMPLE_PAGE_SIZE,
        total: sample.total,
        isMore: sample.isMore,
      },
      users: {
        checked: changes.length,
        isMore: prepared.users.length === DRY_RUN_USERS_MAX,
        rows: changes.filter(({ fate }) => fate !== "KEEPS"),
      },
      endedSignIns: signInsBefore - signInsAfter,
    }
  })
}
