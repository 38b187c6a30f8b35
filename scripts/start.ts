/** `bun run start`: the product on this machine, without demo data. */
import { run } from "../src/main.ts"
import { ensureBuilt } from "./build.ts"

export async function main(args: string[]): Promise<void> {
  await ensureBuilt()
  await run(args)
}
