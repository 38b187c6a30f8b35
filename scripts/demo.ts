/** `bun run demo`: the product with the demo plant, in a data folder of its own. Takes the flags of `start`. */
import { join } from "node:path"
import { demoAccounts, seedDemo } from "../sql/seeds/demo.ts"
import { run } from "../src/main.ts"
import { type PlantProcess, spawnPlant } from "../tests/fakes/plant.ts"
import { ensureBuilt } from "./build.ts"
import { ROOT } from "./stamp.ts"

const DEMO_FOLDER = join(ROOT, ".millwright", "demo")
/** The machines' host keys: kept, so that a key accepted yesterday is still right. */
const PLANT_FOLDER = join(ROOT, ".millwright", "plant")

export async function main(args: string[]): Promise<void> {
  const wantsMachines = !args.some((arg) => ["--help", "-h", "--version"].includes(arg))
  const [plant] = await Promise.all([wantsMachines ? spawnPlant(PLANT_FOLDER) : null, ensureBuilt()])
  await run(args, {
    dataFolder: DEMO_FOLDER,
    allowLoopback: true,
    beforeOpening: async (deps) => {
      if (plant) await seedDemo(deps, plant.addresses)
    },
    whenOpen: () => plant && introduce(plant),
    whenStopped: async () => await plant?.stop(),
  })
}

function introduce(plant: PlantProcess): void {
  const width = Math.max(...demoAccounts.map(({ username }) => username.length))
  const accounts = demoAccounts.map(
    ({ username, password, displayName }) => `  ${username.padEnd(width)}  ${password}  (${displayName})`,
  )
  console.log(["Sign in as one of:", ...accounts].join("\n"))
  const { p7, l3, r2, l3Shell } = plant.addresses
  console.log(
    `Machines: P-7 panel ${p7.port}, L-3 panel ${l3.port}, R-2 shell ${r2.port}, L-3 shell ${l3Shell.port}`,
  )
}
