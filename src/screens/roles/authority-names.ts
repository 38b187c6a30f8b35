/** What an authority is called where it stands outside of the matrix of a role. */
import type { Translate } from "../../web/texts/i18n.ts"
import { DEVICE_MATRIX, type MatrixGroup, type MatrixRow, OPERATIONS, SYSTEM_MATRIX } from "./matrix.ts"

/** An authority as both kinds of roles have it, by the row and the column of its matrix. */
interface NamedAuthority {
  authority: string
  name(t: Translate): string
}

interface AuthorityGroup {
  id: MatrixGroup<string>["id"]
  authorities: readonly NamedAuthority[]
}

/** All authorities in the order of the matrices; the same one on a machine and in the whole system once. */
export const AUTHORITY_GROUPS: readonly AuthorityGroup[] = mergeGroups([...DEVICE_MATRIX, ...SYSTEM_MATRIX])

const NAMES = new Map(
  AUTHORITY_GROUPS.flatMap(({ id, authorities }) =>
    authorities.map(({ authority, name }) => [authority, { group: id, name }] as const),
  ),
)

/** For a list without headings: "Users: Read", "Machine groups: Connector". */
export function authorityName(t: Translate, authority: string): string {
  const found = NAMES.get(authority)
  if (!found) return authority
  const name = found.name(t)
  // Machines and their groups have rows of the same names.
  const ofGroup = t("roles.group_deviceGroups")
  return found.group === "deviceGroups" && !name.startsWith(ofGroup) ? `${ofGroup}: ${name}` : name
}

function mergeGroups(groups: readonly MatrixGroup<string>[]): AuthorityGroup[] {
  const known = new Set<string>()
  const merged = new Map<AuthorityGroup["id"], NamedAuthority[]>()
  for (const { id, rows } of groups) {
    const unseen = rows.flatMap(namedAuthorities).filter(({ authority }) => !known.has(authority))
    for (const { authority } of unseen) known.add(authority)
    merged.set(id, [...(merged.get(id) ?? []), ...unseen])
  }
  return [...merged].map(([id, authorities]) => ({ id, authorities }))
}

function namedAuthorities(row: MatrixRow<string>): NamedAuthority[] {
  if ("single" in row) return [{ authority: row.single, name: (t) => t(`roles.row_${row.id}`) }]
  return OPERATIONS.flatMap((operation) => {
    const authority = row.cells[operation]
    const name = (t: Translate) => `${t(`roles.row_${row.id}`)}: ${t(`roles.operation_${operation}`)}`
    return authority ? [{ authority, name }] : []
  })
}
