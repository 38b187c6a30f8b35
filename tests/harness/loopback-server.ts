/** The server as a program of its own, whose machines may stand on this host; for tests that kill it. */
import { run } from "../../src/main.ts"

await run(process.argv.slice(2), { allowLoopback: true })
