/** Which Workers of this process run, for tests that look for ones that were left behind. */
import { afterAll } from "bun:test"

/** Call it at the top level of a test file, before anything starts a Worker. @returns those that have not stopped */
export function trackWorkers(): ReadonlySet<Worker> {
  const running = new Set<Worker>()
  const Original = globalThis.Worker
  globalThis.Worker = class extends Original {
    constructor(...given: ConstructorParameters<typeof Worker>) {
      super(...given)
      running.add(this)
      this.addEventListener("close", () => running.delete(this))
    }
  }
  afterAll(() => {
    globalThis.Worker = Original
  })
  return running
}
