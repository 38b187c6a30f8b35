import { expect, test } from "bun:test"
import { DECODERS } from "./decoders.ts"
import { fuzz } from "./run.ts"

/** Ten seconds for all of them: enough to visit each encoding some hundred times. */
const BUDGET_MS = 10_000 / Object.keys(DECODERS).length
const SEED = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000)

test.each(Object.keys(DECODERS))(
  `hostile bytes for the decoder "%s" reach no other error than a ProtocolError (FUZZ_SEED=${SEED})`,
  async (name) => {
    const { failure, runs } = await fuzz(DECODERS[name]!, SEED, BUDGET_MS)
    expect(failure).toBeNull()
    expect(runs).toBeGreaterThan(0)
  },
  60_000,
)

test.each([
  ["throws", () => Promise.reject(new Error("broken"))],
  ["reports a fault", () => "a pixel was written outside"],
])("fuzzing stops at a decoder that %s, with the seed that shows it again", async (_what, attack) => {
  const { failure, runs } = await fuzz((random) => (random() < 0.1 ? attack() : "fine"), 1, 10_000)
  expect(failure?.outcome).toMatch(/broken|outside/)
  expect(failure?.seed).toBe(runs)
})

/** Seeds that have found something: each decoder meets all of them. */
const FOUND_SEEDS: readonly number[] = [17, 26, 110, 189, 249, 545_555]

test("no decoder fails at the bytes that once broke one", async () => {
  for (const seed of FOUND_SEEDS)
    for (const attack of Object.values(DECODERS)) expect((await fuzz(attack, seed, 0)).failure).toBeNull()
})
