/** Loads a script chunk that a page needs, with a timeout and an error message. */

/** Specification §8: a piece that has not come after 120 s does not come. */
const CHUNK_LOAD_TIMEOUT_MS = 120_000

/** @throws Error when `load` fails, or has not ended after `CHUNK_LOAD_TIMEOUT_MS` */
export async function withLoadTimeout<T>(load: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => late.reject(new Error("a script did not load in time")),
    CHUNK_LOAD_TIMEOUT_MS,
  )
  try {
    return await Promise.race([load, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
