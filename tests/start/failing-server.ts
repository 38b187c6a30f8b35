/** The product with two deliberate bugs: an unhandled rejection and, on SIGUSR2, an exception. */
import { run } from "../../src/main.ts"

await run(process.argv.slice(2), {
  onReady() {
    void Promise.reject(new Error("stray rejection"))
    process.on("SIGUSR2", () => {
      throw new Error("stray exception")
    })
  },
})
