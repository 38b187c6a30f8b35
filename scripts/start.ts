/** `bun run start`: the product on this machine, without demo data. */
import { run } from "../src/main.ts"
import { ensureBuilt } from "./build.ts"
import { sayWhile } from "./progress.ts"

export async function main(args: string[]): Promise<void> {
  await sayWhile("building the pages", ensureBuilt())
  await run(args)
}
