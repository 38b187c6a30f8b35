/** The product with two bugs of our own: a rejection that nobody waits for and, told by SIGUSR2, an exception. */
import { run } from "../../src/main.ts"

await run(process.argv.slice(2), {
  onReady() {
    void Promise.reject(new Error("stray rejection"))
    process.on("SIGUSR2", () => {
      throw new Error("stray exception")
    })
  },
})
