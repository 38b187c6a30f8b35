/** References of a batch of rows: names and paths as ids, as far as the actor may read what they name. */
import { required } from "../../base/assert.ts"
import { hasSystemAuthority, type SystemAuthority } from "../../base/authorities.ts"
import type { ProblemMessage } from "../../base/reasons.ts"
import { allowedDevices, joinSorted, type MasterDataContext } from "./actions-kind.ts"
import { joinPath, type RowProblem, splitList, splitPath } from "./rules.ts"
import type { Column, ReferredKind } from "./rules-cells.ts"
import { findNamed, type Named } from "./store-references.ts"

/** The same authorities as the pickers of the forms have. */
const READ_AUTHORITY: Readonly<Record<Exclude<ReferredKind, "device">, SystemAuthority>> = {
  deviceGroup: "DEVICE_GROUP_READ",
  user: "USER_READ",
  userGroup: "USER_GROUP_READ",
}

export interface References {
  /**
   * @param current  the object's cell: what it refers to already may stay, even unread
   * @returns the id or the ids for the body, and the cell as exports write it
   */
  resolve(
    column: Column,
    cell: string,
    current: string,
  ): { value: string | string[] | null; label: string } | { problem: RowProblem }
}

type Found = Readonly<Record<ReferredKind, ReadonlyMap<string, Named>>>

export async function loadReferences(
  context: MasterDataContext,
  columns: readonly Column[],
  rows: readonly Readonly<Record<string, string>>[],
): Promise<References> {
  const { deps, actor, groups } = context
  const wanted = (kind: ReferredKind) => [
    ...new Set(
      columns
        .filter(({ refers }) => refers === kind)
        .flatMap(({ name, kind: cellKind }) =>
          rows.flatMap((row) =>
            cellKind === "references" ? splitList(row[name] ?? "") : [(row[name] ?? "").trim()],
          ),
        )
        .map((name) => name.toLowerCase())
        .filter((name) => name !== ""),
    ),
  ]
  const [device, user, userGroup] = await Promise.all([
    findReadableDevices(context, wanted("device")),
    findNamed(deps.db, "user", wanted("user")),
    findNamed(deps.db, "userGroup", wanted("userGroup")),
  ])
  const found: Found = { device, user, userGroup, deviceGroup: groups.byPath }
  const mayRead = (kind: ReferredKind) => kind === "device" || hasSystemAuthority(actor, READ_AUTHORITY[kind])

  const one = (kind: ReferredKind, text: string, current: string): Named | ProblemMessage => {
    const named = kind === "deviceGroup" ? groupOf(context, text) : found[kind].get(text.toLowerCase())
    const isCurrent = named !== undefined && named.label.toLowerCase() === current.toLowerCase()
    if (!isCurrent && !mayRead(kind)) return "validation.referenceForbidden"
    return named ?? "validation.reference"
  }
  return {
    resolve(column, cell, current) {
      const kind = required(column.refers, "what the column refers to")
      const texts =
        column.kind === "references" ? splitList(cell) : [cell.trim()].filter((text) => text !== "")
      const currents = column.kind === "references" ? splitList(current) : [current]
      if (column.required && texts.length === 0) return problem(column, "validation.required")
      const resolved: Named[] = []
      for (const text of texts) {
        const same = currents.find((name) => name.toLowerCase() === text.toLowerCase()) ?? ""
        const next = one(kind, text, same)
        if (typeof next === "string") return problem(column, next)
        resolved.push(next)
      }
      if (column.kind === "references")
        return {
          value: [...new Set(resolved.map(({ id }) => id))],
          label: joinSorted([...new Set(resolved.map(({ label }) => label))]),
        }
      return { value: resolved[0]?.id ?? null, label: resolved[0]?.label ?? "" }
    },
  }
}

/** Finds a group by its path, or by its name alone: names are unique in the tree. */
function groupOf({ groups }: MasterDataContext, text: string): Named | undefined {
  const path = splitPath(text)
  return (
    groups.byPath.get(joinPath(path).toLowerCase()) ??
    (path.length === 1 ? groups.byName.get((path[0] ?? "").toLowerCase()) : undefined)
  )
}

async function findReadableDevices(
  { deps, actor }: MasterDataContext,
  names: readonly string[],
): Promise<Map<string, Named>> {
  const named = await findNamed(deps.db, "device", names)
  const ids = [...named.values()].map(({ id }) => id)
  const readable = await allowedDevices(deps.db, actor, ids, "DEVICE_READ")
  return new Map([...named].filter(([, { id }]) => readable.has(id)))
}

function problem(column: Column, message: ProblemMessage): { problem: RowProblem } {
  return { problem: { column: column.name, message, text: null, details: {} } }
}
