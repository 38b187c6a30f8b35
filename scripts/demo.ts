/** `bun run demo`: the product with a demo plant whose machines answer. */
import { demoAccounts, seedDemo } from "../sql/seeds/demo.ts"
import { DEMO_VENDOR_KEY } from "../sql/seeds/demo-licence.ts"
import { run } from "../src/main.ts"
import { spawnPlant } from "../tests/fakes/plant.ts"
import { ensureBuilt } from "./build.ts"

/** Beside, not in, the folder of `bun run start`: the demo never touches real books. */
const DEMO_DATA = "data-demo"

export async function main(args: string[]): Promise<void> {
  const [plant] = await Promise.all([spawnPlant(`${DEMO_DATA}-plant`), ensureBuilt()])
  await run(args, {
    dataFolder: DEMO_DATA,
    allowLoopback: true,
    licenceKeys: [DEMO_VENDOR_KEY],
    beforeOpening: async (deps) => {
      await seedDemo(deps, plant.addresses)
    },
    whenOpen: () => {
      console.log("\nSign in as:")
      for (const { username, displayName, password } of demoAccounts) {
        console.log(`  ${username.padEnd(14)} ${password.padEnd(26)} ${displayName}`)
      }
    },
    whenStopped: () => plant.stop(),
  })
  // Only --help and --version come back here.
  await plant.stop()
}
