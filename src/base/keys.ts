/** The keys of a table in their order; a table has rows, and schemas take lists that cannot be empty. */
export function keysOf<Table extends object>(table: Table) {
  return Object.keys(table) as [keyof Table & string, ...(keyof Table & string)[]]
}
