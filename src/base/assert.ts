/** A failed assertion is a bug of the server: it is logged with its stack and answered as SERVER_ERROR. @throws Error */
export function assert(condition: unknown, sentence: string): asserts condition {
  if (!condition) throw new Error(`assertion failed: ${sentence}`)
}

/** For the end of a `switch` over a closed union: a new member becomes a type error. */
export function assertNever(value: never): never {
  throw new Error(`unexpected value ${JSON.stringify(value)}`)
}

/** @throws Error when it is missing, which is a bug; `what` names it */
export function required<T>(value: T, what: string): NonNullable<T> {
  if (value === null || value === undefined) throw new Error(`${what} is missing`)
  return value
}

/** An item that exists. @param index  negative: from the end. @throws RangeError, which is a bug */
export function itemAt<T>(list: ArrayLike<T>, index: number): T {
  const item = list[index < 0 ? list.length + index : index]
  if (item === undefined) throw new RangeError(`no item ${index} in a list of ${list.length}`)
  return item
}
