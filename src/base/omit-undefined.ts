type Present<T extends object> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** The properties that have a value, for what distinguishes an undefined property from a missing one. */
export function omitUndefined<T extends object>(object: T): Present<T> {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as Present<T>
}
