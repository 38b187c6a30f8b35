/** `bun run demo`: the product with a demo plant whose machines answer. */
import { demoAccounts, seedDemo } from "../sql/seeds/demo.ts"
import { DEMO_VENDOR_KEY } from "../sql/seeds/demo-licence.ts"
import { rootPrivileges } from "../src/edges/privileges.ts"
import { run } from "../src/main.ts"
import { type PlantProcess, spawnPlant } from "../tests/fakes/plant.ts"
import { ensureBuilt } from "./build.ts"

/** Beside, not in, the folder of `bun run start`: the demo never touches real books. */
const DEMO_DATA = "data-demo"
/** Host keys of its machines. */
const PLANT_DATA = `${DEMO_DATA}-plant`

export async function main(args: string[]): Promise<void> {
  await ensureBuilt()
  let plant: PlantProcess
  await run(args, {
    dataFolder: DEMO_DATA,
    folders: [PLANT_DATA],
    allowLoopback: true,
    licenceKeys: [DEMO_VENDOR_KEY],
    beforeStart: async (dataFolder) => {
      plant = await spawnPlant(PLANT_DATA, rootPrivileges(dataFolder)?.account)
    },
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
}
