/**
 * Found once for each key, as long as it is remembered.
 *
 * @param max  of keys; beyond it all are forgotten at once, and what is asked again is found again
 */
export function memoize<Value>(
  cache: Map<string, Value>,
  max: number,
  key: string,
  compute: () => Value,
): Value {
  const value = cache.get(key)
  if (value !== undefined) return value
  const found = compute()
  if (cache.size >= max) cache.clear()
  cache.set(key, found)
  return found
}
