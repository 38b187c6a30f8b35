/** `bun run start`: the product on this machine, without demo data. */
import { run } from "../src/main.ts"
import { ensureBuilt } from "./build.ts"
import { showProgress } from "./progress.ts"

export async function main(args: string[]): Promise<void> {
  await showProgress("building the pages", ensureBuilt())
  await run(args)
}
