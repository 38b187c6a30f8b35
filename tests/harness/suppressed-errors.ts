/**
 * Loaded before every test file (bunfig.toml). A test that fails and whose `using` then fails too throws a SuppressedError, of
 * which Bun prints the message alone, and that is empty: it becomes the texts of both, the test's own first.
 */
const textOf = (error: unknown): string =>
  error instanceof SuppressedError ? error.message : error instanceof Error ? `${error.stack}` : String(error)

Object.defineProperty(SuppressedError.prototype, "message", {
  configurable: true,
  get(this: SuppressedError) {
    return `${textOf(this.suppressed)}\n\nand at the end of its scope:\n${textOf(this.error)}`
  },
})

export {}
