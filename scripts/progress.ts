/** Prints to standard error which step is being waited for and the elapsed time. Depends on Bun alone. */

/** Shorter work is not worth a line. */
const PROGRESS_DELAY_MS = 1000
/** Without a terminal each line stays. */
const LINE_EVERY_SECONDS = 10

/**
 * Waits for `work`.
 *
 * @param what  as a sentence without its end: "installing packages"
 */
export async function showProgress<T>(what: string, work: Promise<T>): Promise<T> {
  const startedAt = performance.now()
  const seconds = () => Math.round((performance.now() - startedAt) / 1000)
  const output = process.stderr
  let isSaid = false
  const say = () => {
    if (output.isTTY) output.write(`\r${what} … ${seconds()} s`)
    else if (!isSaid || seconds() % LINE_EVERY_SECONDS === 0) output.write(`${what} … ${seconds()} s\n`)
    isSaid = true
  }
  const timer = setInterval(say, PROGRESS_DELAY_MS)
  try {
    return await work
  } finally {
    clearInterval(timer)
    if (isSaid) output.write(`${output.isTTY ? "\r" : ""}${what}: done in ${seconds()} s\n`)
  }
}
