/** A failed assertion is our bug: it is logged with its stack and answered as SERVER_ERROR. */
export function assert(condition: unknown, sentence: string): asserts condition {
  if (!condition) throw new Error(`assertion failed: ${sentence}`)
}

/** For the end of a `switch` over a closed union: a new member becomes a type error. */
export function assertNever(value: never): never {
  throw new Error(`unexpected value ${JSON.stringify(value)}`)
}
