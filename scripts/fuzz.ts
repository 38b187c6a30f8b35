/**
 * `bun run fuzz [SECONDS] [DECODER]`: damaged bytes for every decoder, or for one, for so long; FUZZ_SEED sets the first
 * seed. Prints the seed of what it finds, which then belongs into the tests.
 */
import { DECODERS } from "../tests/protocols/fuzz/decoders.ts"
import { fuzz } from "../tests/protocols/fuzz/run.ts"

const SECONDS = 60
/** The decoders take turns, so that each gets its share of a run that is stopped. */
const TURN_MS = 2000

export async function main([seconds = String(SECONDS), only]: string[]): Promise<number> {
  const names = only === undefined ? Object.keys(DECODERS) : [only]
  const isKnown = names.every((name) => name in DECODERS) && Number(seconds) > 0
  if (!isKnown) {
    console.error(`usage: bun run fuzz [seconds] [${Object.keys(DECODERS).join("|")}]`)
    return 2
  }
  const endAtMs = performance.now() + Number(seconds) * 1000
  const seeds = new Map(names.map((name) => [name, Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000)]))
  const runs = new Map(names.map((name) => [name, 0]))
  while (performance.now() < endAtMs) {
    for (const name of names) {
      const seed = seeds.get(name)!
      const leftMs = endAtMs - performance.now()
      const result = await fuzz(DECODERS[name]!, seed, Math.max(0, Math.min(TURN_MS, leftMs)))
      seeds.set(name, seed + result.runs)
      runs.set(name, runs.get(name)! + result.runs)
      if (!result.failure) continue
      console.error(`${name}: FUZZ_SEED=${result.failure.seed}\n${result.failure.outcome}`)
      return 1
    }
  }
  for (const [name, count] of runs) console.log(`${String(count).padStart(9)} attacks  ${name}`)
  return 0
}
