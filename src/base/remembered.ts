/**
 * Found once for each key, as long as it is remembered.
 *
 * @param max  of keys; beyond it all are forgotten at once, and what is asked again is found again
 */
export function remembered<Value>(
  known: Map<string, Value>,
  max: number,
  key: string,
  find: () => Value,
): Value {
  const value = known.get(key)
  if (value !== undefined) return value
  const found = find()
  if (known.size >= max) known.clear()
  known.set(key, found)
  return found
}
