/** `bun run demo`: the product with a demo plant whose machines answer. */
import { demoAccounts, seedDemo } from "../sql/seeds/demo.ts"
import { FIRST_ISSUE } from "../sql/seeds/demo-book.ts"
import { DEMO_VENDOR_KEY } from "../sql/seeds/demo-licence.ts"
import { rootPrivileges } from "../src/edges/privileges.ts"
import { run } from "../src/main.ts"
import { type PlantProcess, spawnPlant } from "../tests/fakes/plant.ts"
import { ensureBuilt } from "./build.ts"
import { sayWhile } from "./progress.ts"

/** Beside, not in, the folder of `bun run start`: the demo never touches real books. */
const DEMO_DATA = "data-demo"
/** Host keys of its machines. */
const PLANT_DATA = `${DEMO_DATA}-plant`

export async function main(args: string[]): Promise<void> {
  await sayWhile("building the pages", ensureBuilt())
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
    whenOpen: ({ address }) => console.log(welcome(address)),
    whenStopped: () => plant.stop(),
  })
}

/** Who to sign in as, and the first steps. */
function welcome(address: string): string {
  const accounts = demoAccounts.map(
    ({ username, displayName, password }) => `  ${username.padEnd(14)} ${password.padEnd(26)} ${displayName}`,
  )
  return [
    ...["", "Sign in as:", ...accounts, ""],
    "Try it:",
    `  1. Open ${address} and sign in as technician.`,
    `  2. Open the issue "${FIRST_ISSUE}" of press P-7, the first in the list, and take it.`,
    "  3. Connect to the operator panel: write a log, start the session, press the panel's buttons.",
    "  4. End the session and watch its recording from the log.",
    "  The other accounts have an issue of their own under Issues, My issues.",
    "",
    "To begin again with a fresh demo, stop it and delete its data folder.",
  ].join("\n")
}
