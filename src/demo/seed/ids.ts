/** The ids of the demo's users, groups and machines, by the demo's own names. */
export type Ids = Map<string, string>

/** @throws Error for a name that the demo does not have */
export function idOf(ids: Ids, name: string): string {
  const id = ids.get(name)
  if (id === undefined) throw new Error(`the demo has no "${name}"`)
  return id
}
