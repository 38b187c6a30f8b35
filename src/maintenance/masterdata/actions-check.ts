/** The dry run of rows: which object each is about, what it would change, and why it would be refused. */
import { itemAt, required } from "../../base/assert.ts"
import type { Deps } from "../../base/deps.ts"
import { Refusal, validationRefusal } from "../../base/refusal.ts"
import { rehearse, rehearseAtOnce } from "../../db/rehearsal.ts"
import { GROUP_DEPTH_MAX } from "../../machines/devicegroups/rules.ts"
import {
  type KindActions,
  loadRuleCheck,
  type MasterDataContext,
  type MasterDataObject,
  type PlacedObject,
  type RowKey,
  type RuleCheck,
} from "./actions-kind.ts"
import { KIND_ACTIONS } from "./actions-kinds.ts"
import { isStepUpRequest, problemsOf } from "./actions-problems.ts"
import { loadReferences, type References } from "./actions-references.ts"
import { COLUMNS } from "./fields-kinds.ts"
import { type CellChange, type RowFate, type RowProblem, splitPath } from "./rules.ts"
import { type Column, cellOfValue, setAt, valueOfCell } from "./rules-cells.ts"
import { type CheckedRow, findFirstRows, type ImportRow, type ImportRun } from "./store.ts"

/** A row with its cells by column. */
interface TypedRow {
  row: ImportRow
  cells: Record<string, string>
}

/** A row as the body of the call that applies it. */
interface ReadRow {
  body: Record<string, unknown>
  /** The cells as an export would write them. */
  canonical: Record<string, string>
  problems: RowProblem[]
}

/** Determines the fates of these rows, which follow each other in the file. @throws Refusal that requests a step-up */
export async function checkRows(
  context: MasterDataContext,
  run: ImportRun,
  rows: readonly ImportRow[],
): Promise<CheckedRow[]> {
  const columns = COLUMNS[run.kind]
  const actions = KIND_ACTIONS[run.kind]
  const typed = rows.map((row) => ({ row, cells: cellsByColumn(run.columns, row.cells) }))
  const references = await loadReferences(
    context,
    columns,
    typed.map(({ cells }) => cells),
  )
  const keys = typed.map((one) => rowKeyOf(columns, one, references))
  const [objects, firstRows] = await Promise.all([
    actions.find(context, keys),
    findFirstRows(context.deps.db, run.id, [
      ...rows.map(({ key }) => key),
      ...(run.kind === "devicegroups" ? typed.map(({ cells }) => parentKey(cells)) : []),
    ]),
  ])
  const mayDo = await loadRuleCheck(
    context,
    [actions.create, actions.change],
    [
      ...keys.map(({ deviceId }) => deviceId),
      ...[...objects.values()].map((object) => (object === "ambiguous" ? null : object.deviceId)),
    ],
  )
  const batch = { actions, columns, run, references, firstRows, mayDo }
  const earlier = new Map<number, RowFate>()
  const prepare = (one: TypedRow, at: number) => {
    const found = prepareRow(batch, one, itemAt(keys, at), objects.get(one.row.number), earlier)
    earlier.set(one.row.number, "fate" in found ? found.fate : found.object ? "CHANGE" : "CREATE")
    return found
  }
  const prepared = typed.map(prepare)
  const results = await rehearseRows(
    context,
    actions,
    prepared.flatMap((one) => ("fate" in one ? [] : [one])),
  )
  return prepared.map((one, at) => {
    // The group above it, which was expected to be created, is refused.
    const isOrphan = !("fate" in one) && one.parent !== null && earlier.get(one.parent) === "REFUSED"
    const known = isOrphan ? prepare(itemAt(typed, at), at) : one
    const checked = "fate" in known ? known : fateOf(columns, known, results.get(known.number))
    earlier.set(checked.number, checked.fate)
    return checked
  })
}

function cellsByColumn(names: readonly string[], cells: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ""]))
}

/** What is known of all rows of a batch before any of them is rehearsed. */
interface BatchCheck {
  actions: KindActions
  columns: readonly Column[]
  run: ImportRun
  references: References
  firstRows: Awaited<ReturnType<typeof findFirstRows>>
  mayDo: RuleCheck
}

/** A row that passes every check but those of the call that applies it. */
interface PreparedRow {
  number: number
  cells: Record<string, string>
  body: Record<string, unknown>
  object: MasterDataObject | null
  deviceId: string | null
  /** Number of the row that creates the group above this one. */
  parent: number | null
}

/** @param earlier  fates of the rows before it, as far as they are known */
function prepareRow(
  batch: BatchCheck,
  one: TypedRow,
  key: RowKey,
  object: MasterDataObject | "ambiguous" | undefined,
  earlier: ReadonlyMap<number, RowFate>,
): CheckedRow | PreparedRow {
  const { actions, columns, run, firstRows, references } = batch
  const { row, cells } = one
  try {
    const first = firstRows.get(row.key)
    if (first && first.number < row.number) throw repeatedRow(first.line)
    const parent = run.kind === "devicegroups" ? newParent(one, firstRows, earlier, run.columns) : null
    if (object === "ambiguous") throw ambiguousName()
    if (key.id && !object) throw validationRefusal([{ path: "id", message: "validation.idUnknown" }])
    const own = columns.filter(({ name }) => run.columns.includes(name))
    const read = readRow(own, cells, references, object, parent)
    if (read.problems.length > 0) return refused(row.number, read.problems)
    const differing = own.filter(
      ({ name, field }) => field !== null && (!object || read.canonical[name] !== object.cells[name]),
    )
    if (object && differing.length === 0) return unchanged(row.number, object)
    const deviceId = object?.deviceId ?? key.deviceId
    batch.mayDo(object ? actions.change : actions.create, deviceId)
    const body = bodyOf(read.body, differing, object)
    return { number: row.number, cells, body, object: object ?? null, deviceId, parent }
  } catch (error) {
    return refused(row.number, problemsOfRow(error))
  }
}

/** How often a batch is rehearsed again without the rows that have failed, before each is rehearsed by itself. */
const BATCH_REHEARSALS_MAX = 2

/**
 * Rehearses rows together, and those that fail, or that a failure leaves unknown, each by itself.
 *
 * @returns by row number: the object afterwards, or why the row is refused
 */
async function rehearseRows(
  context: MasterDataContext,
  actions: KindActions,
  rows: readonly PreparedRow[],
): Promise<Map<number, MasterDataObject | RowProblem[]>> {
  const found = new Map<number, MasterDataObject | RowProblem[]>()
  let together = rows
  for (let n = 0; n < BATCH_REHEARSALS_MAX && together.length > 1; n++) {
    const rehearsed = await rehearseAtOnce(
      context.deps,
      together.map((row) => (deps: Deps) => applyRow({ ...context, deps }, actions, row)),
      (deps, objects) => actions.load({ ...context, deps }, objects),
    )
    if ("results" in rehearsed) {
      const objects = new Map(rehearsed.read.map((object) => [object.id, object]))
      for (const [at, { id }] of rehearsed.results.entries())
        found.set(itemAt(together, at).number, required(objects.get(id), "the object of a row"))
      together = []
    } else {
      const failed = new Set(rehearsed.failed)
      together = together.filter((_, at) => !failed.has(at))
    }
  }
  for (const row of rows.filter(({ number }) => !found.has(number)))
    found.set(row.number, await rehearseRow(context, actions, row))
  return found
}

async function rehearseRow(
  context: MasterDataContext,
  actions: KindActions,
  row: PreparedRow,
): Promise<MasterDataObject | RowProblem[]> {
  try {
    return await rehearse(context.deps, async (deps) => {
      const inside = { ...context, deps }
      return itemAt(await actions.load(inside, [await applyRow(inside, actions, row)]), 0)
    })
  } catch (error) {
    return problemsOfRow(error)
  }
}

async function applyRow(
  context: MasterDataContext,
  actions: KindActions,
  { object, body, deviceId }: PreparedRow,
): Promise<PlacedObject> {
  if (!object) return { id: (await actions.createObject(context, body, deviceId)).id, deviceId }
  await actions.changeObject(context, object, { ...body, version: object.version })
  return object
}

function fateOf(
  columns: readonly Column[],
  { number, cells, body, object, deviceId, parent }: PreparedRow,
  after: MasterDataObject | RowProblem[] | undefined,
): CheckedRow {
  if (!after || Array.isArray(after)) return refused(number, after ?? [])
  const changes = changesBetween(columns, object?.cells ?? {}, after.cells, parent === null ? {} : cells)
  if (object && changes.length === 0) return unchanged(number, object)
  return {
    number,
    fate: object ? "CHANGE" : "CREATE",
    objectId: object?.id ?? null,
    objectVersion: object?.version ?? null,
    deviceId,
    parentRow: parent,
    input: body,
    changes,
    problems: [],
  }
}

/** The body of a change has what differs; of a creation what is filled in. */
function bodyOf(
  body: Record<string, unknown>,
  differing: readonly Column[],
  object: MasterDataObject | undefined,
): Record<string, unknown> {
  const chosen: Record<string, unknown> = {}
  for (const { field } of differing) {
    if (field === null) continue
    const value = field
      .split(".")
      .reduce<unknown>((part, name) => (part as Record<string, unknown>)?.[name], body)
    const isEmpty = value === null || value === "" || (Array.isArray(value) && value.length === 0)
    if (value !== undefined && (object || !isEmpty)) setAt(chosen, field, value)
  }
  return chosen
}

function readRow(
  columns: readonly Column[],
  cells: Readonly<Record<string, string>>,
  references: References,
  object: MasterDataObject | undefined,
  parent: number | null,
): ReadRow {
  const read: ReadRow = { body: {}, canonical: {}, problems: [] }
  for (const column of columns) {
    const cell = cells[column.name] ?? ""
    if (column.kind === "id") continue
    if (column.name === "parent" && parent !== null) continue
    if (column.refers) {
      const found = references.resolve(column, cell, object?.cells[column.name] ?? "")
      if ("problem" in found) read.problems.push(found.problem)
      else {
        read.canonical[column.name] = found.label
        if (column.field) setAt(read.body, column.field, found.value)
      }
      continue
    }
    const value = valueOfCell(column, cell)
    read.canonical[column.name] = cellOfValue(value)
    if (column.field) setAt(read.body, column.field, value)
  }
  return read
}

function changesBetween(
  columns: readonly Column[],
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
  stated: Readonly<Record<string, string>>,
): CellChange[] {
  return columns.flatMap(({ name, kind }) => {
    if (kind === "id") return []
    const [old, next] = [
      before[name] ?? "",
      name === "parent" ? (stated[name] ?? after[name] ?? "") : (after[name] ?? ""),
    ]
    return old === next ? [] : [{ column: name, before: old, after: next }]
  })
}

function rowKeyOf(columns: readonly Column[], { row, cells }: TypedRow, references: References): RowKey {
  const placed = columns.find(({ name }) => name === "device")
  const device = placed ? references.resolve(placed, cells.device ?? "", "") : null
  return {
    number: row.number,
    id: (cells.id ?? "").trim(),
    name: (cells.name ?? cells.username ?? cells.title ?? "").trim(),
    deviceId: device && "value" in device ? (device.value as string | null) : null,
  }
}

const parentKey = (cells: Readonly<Record<string, string>>) =>
  (splitPath(cells.parent ?? "").at(-1) ?? "").toLowerCase()

/** The earlier row that creates the group above this one; null where that group exists, or is named by no row. */
function newParent(
  { row, cells }: TypedRow,
  firstRows: Awaited<ReturnType<typeof findFirstRows>>,
  earlier: ReadonlyMap<number, RowFate>,
  columns: readonly string[],
): number | null {
  const path = splitPath(cells.parent ?? "")
  const found = firstRows.get(parentKey(cells))
  if (path.length === 0 || !found || found.number >= row.number) return null
  if ((earlier.get(found.number) ?? found.fate) !== "CREATE") return null
  const above = splitPath(cellsByColumn(columns, found.cells).parent ?? "")
  const isSame = above.join("\0").toLowerCase() === path.slice(0, -1).join("\0").toLowerCase()
  if (!isSame) return null
  if (path.length + 1 > GROUP_DEPTH_MAX)
    throw new Refusal("CONFLICT", "the group is too deep", {
      text: "groupTooDeep",
      name: cells.name,
      parent: path.at(-1),
    })
  return found.number
}

/** Any refusal becomes the fate of the row, but for one that asks the user to authenticate again. */
function problemsOfRow(error: unknown): RowProblem[] {
  if (!(error instanceof Refusal) || isStepUpRequest(error)) throw error
  return problemsOf(error)
}

function refused(number: number, problems: RowProblem[]): CheckedRow {
  return { ...empty(number), fate: "REFUSED", problems }
}

function unchanged(number: number, object: MasterDataObject): CheckedRow {
  return {
    ...empty(number),
    fate: "UNCHANGED",
    objectId: object.id,
    objectVersion: object.version,
    deviceId: object.deviceId,
  }
}

function empty(number: number): Omit<CheckedRow, "fate"> {
  const none = { objectId: null, objectVersion: null, deviceId: null, parentRow: null, input: null }
  return { number, ...none, changes: [], problems: [] }
}

function repeatedRow(line: number): Refusal {
  return new Refusal("CONFLICT", `line ${line} is about the same object`, { text: "importRowRepeated", line })
}

function ambiguousName(): Refusal {
  return new Refusal("CONFLICT", "several objects have this name", { text: "importNameAmbiguous" })
}
