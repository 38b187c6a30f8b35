import { seededRandom } from "../seed.ts"
import type { Attack } from "./mutation.ts"

interface FuzzResult {
  runs: number
  /** The seed with which it happens again, and what happened; null when nothing was found. */
  failure: { seed: number; outcome: string } | null
}

/** Attacks with one seed after the other until the time is over, once at least, or until something is found. */
export async function fuzz(attack: Attack, firstSeed: number, budgetMs: number): Promise<FuzzResult> {
  const endAtMs = performance.now() + budgetMs
  for (let runs = 1; ; runs++) {
    const seed = firstSeed + runs - 1
    const outcome = await attempt(attack, seed)
    if (outcome !== "fine") return { runs, failure: { seed, outcome } }
    if (performance.now() >= endAtMs) return { runs, failure: null }
  }
}

async function attempt(attack: Attack, seed: number): Promise<string> {
  try {
    return await attack(seededRandom(seed))
  } catch (error) {
    return String(error instanceof Error ? error.stack : error)
  }
}
