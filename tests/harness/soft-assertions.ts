/** Many assertions about one thing in one test: all run, and those that fail are named. */

export type Check = [name: string, run: () => unknown]

/** @throws Error with the name and the message of every check that failed */
export async function runChecks(checks: readonly Check[]): Promise<void> {
  const failures: string[] = []
  for (const [name, run] of checks) {
    try {
      await run()
    } catch (error) {
      failures.push(`${name}: ${error instanceof Error ? error.message : error}`)
    }
  }
  if (failures.length > 0)
    throw new Error(`${failures.length} of ${checks.length} checks failed\n\n${failures.join("\n\n")}`)
}
