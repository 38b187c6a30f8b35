/** The product with something around it whose end never comes. */
import { run } from "../../src/main.ts"

await run(process.argv.slice(2), { onStopped: () => new Promise(() => {}) })
