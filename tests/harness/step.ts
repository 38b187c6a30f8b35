/** Named steps of one test: steps that need each other are no tests of their own, which may run in any order. */

/** @throws what the step threw, with the step's name before its message */
export async function step(name: string, run: () => Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    if (error instanceof Error) error.message = `in the step “${name}”: ${error.message}`
    throw error
  }
}
