/** Undoing a bulk action: what leaves each issue as it was, and how it is done. */
import { z } from "zod/mini"
import type { Actor } from "../../../base/authorities.ts"
import type { Deps } from "../../../base/deps.ts"
import { parse } from "../../../base/parse.ts"
import { id } from "../../../base/schema.ts"
import { runTogether } from "../../../db/rehearsal.ts"
import { openIssue, returnIssue, takeIssue, updateIssue } from "../../../maintenance/issues/actions.ts"
import { type Issue, issueChanges } from "../../../maintenance/issues/contract.ts"
import { PRIORITIES } from "../../../maintenance/issues/rules.ts"
import { BULK_ISSUES_MAX } from "../../../maintenance/issues/triage/rules.ts"
import { undoOfClose, undoOfTake } from "../undo.ts"
import type { BulkAction } from "./addresses.ts"

/** The inverse for one issue, at the version that the bulk action left; another version is another person's change. */
const inverse = z.strictObject({
  issueId: id,
  version: z.int(),
  verb: z.enum(["return", "reopen", "reopenAndTake", "restore"]),
  /** For "restore": the values before. */
  before: z.strictObject({
    assignedUserId: z.nullable(id),
    assignedUserGroupId: z.nullable(id),
    priority: z.enum(PRIORITIES),
  }),
})
export type Inverse = z.infer<typeof inverse>
const inverses = z.array(inverse).check(z.minLength(1), z.maxLength(BULK_ISSUES_MAX))

/** @returns null where the issue would not be as it was: other people's changes, votes, sessions, an extended window */
export async function inverseOf(
  deps: Deps,
  actor: Actor,
  name: BulkAction,
  before: Issue,
  after: Issue,
): Promise<Inverse | null> {
  const verb = await verbOf(deps, actor, name, before, after)
  if (verb === null) return null
  const { assignedUser, assignedUserGroup, priority } = before
  return {
    issueId: after.id,
    version: after.version,
    verb,
    before: {
      assignedUserId: assignedUser?.id ?? null,
      assignedUserGroupId: assignedUserGroup?.id ?? null,
      priority,
    },
  }
}

async function verbOf(
  deps: Deps,
  actor: Actor,
  name: BulkAction,
  before: Issue,
  after: Issue,
): Promise<Inverse["verb"] | null> {
  switch (name) {
    case "take":
      return undoOfTake(before, after) && "return"
    case "close": {
      const undo = await undoOfClose(deps.db, before, after, actor, false)
      return undo && (undo.values.take === "true" ? "reopenAndTake" : "reopen")
    }
    case "assign":
    case "priority": {
      const isNext = after.version === before.version + 1
      // An issue whose approval started again has lost its votes.
      const isSettled = before.state === "OPEN" || before.state === "IN_PROGRESS"
      return isNext && isSettled && after.state === before.state ? "restore" : null
    }
    case "extend":
      return null
  }
}

/** The text of the form's field. */
export function encodeInverses(list: readonly Inverse[]): string {
  return JSON.stringify(list)
}

/** @throws Refusal BAD_REQUEST for anything but encoded inverses */
export function decodeInverses(encoded: string): Inverse[] {
  let given: unknown = null
  try {
    given = JSON.parse(encoded)
  } catch {
    // Refused below, as it is no list.
  }
  return parse(inverses, given)
}

/** @throws Refusal CONFLICT when the issue was changed in the meantime */
export function undoIssue(deps: Deps, actor: Actor, issue: Issue, { verb, version, before }: Inverse) {
  const path = { deviceId: issue.deviceId, issueId: issue.id }
  switch (verb) {
    case "return":
      return returnIssue(deps, actor, path, version)
    case "restore":
      return updateIssue(deps, actor, path, parse(issueChanges.schema, { ...before, version }))
    case "reopen":
      return openIssue(deps, actor, path, version)
    case "reopenAndTake":
      return runTogether(deps, async (inside) => {
        await openIssue(inside, actor, path, version)
        return takeIssue(inside, actor, path)
      })
  }
}
