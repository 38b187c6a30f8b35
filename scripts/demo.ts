/** `bun run demo`: the product with a demo plant whose machines answer. */

import { type PlantProcess, spawnPlant } from "../src/demo/plant/plant.ts"
import { addDemoFiles } from "../src/demo/seed/attachments.ts"
import { FIRST_ISSUE } from "../src/demo/seed/issues.ts"
import { DEMO_VENDOR_KEY } from "../src/demo/seed/licence.ts"
import { demoAccounts, seedDemo } from "../src/demo/seed/seed.ts"
import { seedDemoSources } from "../src/demo/seed/sources.ts"
import { findChromium } from "../src/edges/chromium/chromium.ts"
import { rootPrivileges } from "../src/edges/host/privileges.ts"
import { run } from "../src/main.ts"
import { ensureBuilt } from "./build.ts"
import { showProgress } from "./progress.ts"

/** Beside, not in, the folder of `bun run start`: the demo never touches real books. */
const DEMO_DATA = "data-demo"
/** Host keys of its machines. */
const PLANT_DATA = `${DEMO_DATA}-plant`

export async function main(args: string[]): Promise<void> {
  await showProgress("building the pages", ensureBuilt())
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
      const isNew = await seedDemo(deps, plant.addresses)
      if (isNew) await addDemoFiles(deps)
      await seedDemoSources(deps, plant.addresses, { isNew })
    },
    onReady: ({ address }) => console.log(welcomeText(address)),
    onStopped: () => plant.stop(),
  })
}

/** Web pages of machines are shown by a Chromium of this host. */
function webPageHint(): string {
  if (findChromium(null)) return ""
  return "\n     It needs Chromium on this machine, and none was found (Debian: apt install chromium; or name it with --chromium)."
}

/** Who to sign in as, and the first steps. */
function welcomeText(address: string): string {
  const accounts = demoAccounts.map(
    ({ username, displayName, password }) => `  ${username.padEnd(14)} ${password.padEnd(26)} ${displayName}`,
  )
  return [
    ...["", "Sign in as:", ...accounts, ""],
    "Try it:",
    `  1. Open ${address} and sign in as technician.`,
    `  2. Under Issues, open "${FIRST_ISSUE}" of press P-7 and assign it to yourself.`,
    "  3. Connect to the operator panel: write a log, start the session, press the panel's buttons.",
    "  4. End the session and watch its recording from the log.",
    `  5. Connect to the weld source of robot cell R-2: a web page of the machine, signed in by the server.${webPageHint()}`,
    "  6. Sign in as approver and vote on the request under Approvals.",
    "  Every account has an issue of its own under Issues, My issues.",
    "",
    "To begin again with a fresh demo, stop it and delete its data folder.",
  ].join("\n")
}
