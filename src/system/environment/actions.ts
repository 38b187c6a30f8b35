/** The first start: a one-time link, the customer and the first administrator. */

import type { Deps } from "../../base/deps.ts"
import { Refusal } from "../../base/refusal.ts"

/**
 * Loads the data that every page and client needs first. On failure the reader gets INITIALIZATION_ERROR, and the log
 * has the reason.
 *
 * @throws Refusal INITIALIZATION_ERROR in the place of anything unexpected
 */
export async function withInitializationError<T>(
  deps: Pick<Deps, "log">,
  load: () => Promise<T>,
): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (error instanceof Refusal) throw error
    deps.log.error("Loading the environment failed", { error })
    throw new Refusal("INITIALIZATION_ERROR", "the environment could not be loaded")
  }
}
