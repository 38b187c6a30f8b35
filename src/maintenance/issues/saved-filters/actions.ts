/** Saving and deleting filters of the issue list. They belong to the user alone and are not audited. */
import { z } from "zod/mini"
import type { Actor } from "../../../base/authorities.ts"
import type { Deps } from "../../../base/deps.ts"
import { parse } from "../../../base/parse.ts"
import { notFound, validationRefusal } from "../../../base/refusal.ts"
import { id, requiredText } from "../../../base/schema.ts"
import { inTransaction } from "../../../db/transaction.ts"
import { parseTriageFilter, triageQuery } from "../triage/rules.ts"
import {
  deleteSavedFilter,
  FILTER_NAME_CHARACTERS_MAX,
  FILTER_QUERY_CHARACTERS_MAX,
  insertSavedFilter,
  lockAndCountSavedFilters,
  SAVED_FILTERS_MAX,
} from "./store.ts"

const input = z.object({ name: requiredText(FILTER_NAME_CHARACTERS_MAX) })

/** @throws Refusal BAD_REQUEST when the name is empty or taken, or when the user has as many filters as fit */
export async function saveFilter(deps: Deps, actor: Actor, given: { name: string; query: string }) {
  const { name } = parse(input, { name: given.name })
  const kept = Object.entries(triageQuery(parseTriageFilter(new URLSearchParams(given.query))))
  const query = String(new URLSearchParams(kept.filter(([, value]) => value !== "")))
  await inTransaction(deps, async (tx, now) => {
    const saved = await lockAndCountSavedFilters(tx, actor.userId)
    if (saved >= SAVED_FILTERS_MAX || query.length > FILTER_QUERY_CHARACTERS_MAX)
      throw validationRefusal([{ path: "name", message: `validation.filtersMax|${SAVED_FILTERS_MAX}` }])
    await insertSavedFilter(tx, actor.userId, { name, query }, now)
  })
  return query
}

/** @throws Refusal NOT_FOUND when the user has no filter with this id */
export async function removeFilter(deps: Deps, actor: Actor, filterId: string): Promise<void> {
  const isKnown = id.safeParse(filterId).success
  if (!isKnown || !(await deleteSavedFilter(deps.db, actor.userId, filterId)))
    throw notFound("savedFilter", filterId)
}
