/** Writes logs under the issue's lock, so that none is added to an issue that is being closed. */

import type { Actor } from "../../base/authorities.ts"
import type { Db, Deps } from "../../base/deps.ts"
import { Refusal } from "../../base/refusal.ts"
import { sanitiseFields } from "../../base/rich-text.ts"
import { inTransaction } from "../../db/transaction.ts"
import { differences } from "../../system/audit/rules.ts"
import { type AuditObject, record } from "../../system/audit/store.ts"
import { changeOpenIssue, lockOpenIssue } from "../issues/actions-open.ts"
import type { IssuePath } from "../issues/store.ts"
import { type CreateLog, type LogChange, logChanges, type WorkLog } from "./contract.ts"
import { deleteLog, getLog, insertLog, saveLog } from "./store.ts"

/** @throws Refusal NOT_FOUND without the issue, CONFLICT when it is closed */
export async function createLog(
  deps: Deps,
  actor: Actor,
  path: IssuePath,
  input: CreateLog,
): Promise<WorkLog> {
  const clean = await sanitiseFields(input, ["description"])
  return changeOpenIssue(deps, path, (tx, _issue, now) => insertNewLog(tx, actor, path, clean, now))
}

/** A log of an issue that the caller has locked and found writable. @param clean  with sanitised rich text */
export async function insertNewLog(
  tx: Db,
  actor: Actor,
  path: IssuePath,
  clean: CreateLog,
  now: Date,
): Promise<WorkLog> {
  const logId = await insertLog(tx, path.issueId, clean, actor.userId, now)
  await record({ tx, actor, now }, "LOG_CREATED", auditObjectOfLog({ ...path, logId }), {
    title: clean.title,
  })
  return getLog(tx, { ...path, logId })
}

/** @throws Refusal CONFLICT when the issue is closed, or when the log was saved after `change.version` was read */
export async function updateLog(
  deps: Deps,
  actor: Actor,
  path: IssuePath & { logId: string },
  change: LogChange,
): Promise<WorkLog> {
  const clean = await sanitiseFields(change, ["description"])
  return inTransaction(deps, async (tx, now) => {
    await lockOpenIssue(tx, path)
    const before = await getLog(tx, path)
    const input = logChanges.merge(before, clean)
    const { changed, details, unchanged } = differences(before, input)
    if (unchanged && (change.version ?? before.version) === before.version) return before
    if (!(await saveLog(tx, path.logId, { ...input, version: change.version ?? before.version }, now))) {
      throw new Refusal("CONFLICT", `log "${before.title}" was changed meanwhile`, {
        text: "logChangedMeanwhile",
        title: before.title,
        fields: changed,
      })
    }
    await record({ tx, actor, now }, "LOG_CHANGED", auditObjectOfLog(path), {
      title: input.title,
      ...details,
    })
    return getLog(tx, path)
  })
}

/** @throws Refusal NOT_FOUND, CONFLICT when the issue is closed, or for a log with remote sessions */
export async function removeLog(
  deps: Deps,
  actor: Actor,
  path: IssuePath & { logId: string },
): Promise<void> {
  await changeOpenIssue(deps, path, async (tx, _issue, now) => {
    const { title } = await getLog(tx, path)
    await deleteLog(tx, path.logId, title)
    await record({ tx, actor, now }, "LOG_DELETED", auditObjectOfLog(path), { title })
  })
}

function auditObjectOfLog({ deviceId, issueId, logId }: IssuePath & { logId: string }): AuditObject {
  return { type: "log", id: logId, deviceId, issueId }
}
