/** Exports of master data, and imports in two steps: a check that shows what would happen, and the import of exactly that. */
import { type Actor, hasGlobalScope, hasSystemAuthority } from "../../base/authorities.ts"
import { BYTE_ORDER_MARK, type CsvSeparator, csvLine } from "../../base/csv.ts"
import type { Deps } from "../../base/deps.ts"
import { Refusal } from "../../base/refusal.ts"
import { printableLine } from "../../base/text.ts"
import { runAllTogether, runTogether } from "../../db/rehearsal.ts"
import { inTransaction } from "../../db/transaction.ts"
import { record, SYSTEM_OBJECT } from "../../system/audit/store.ts"
import { checkRows } from "./actions-check.ts"
import { readRecords } from "./actions-file.ts"
import {
  authorityMissing,
  type KindActions,
  loadRuleCheck,
  type MasterDataContext,
  type MasterDataObject,
  type RuleCheck,
} from "./actions-kind.ts"
import { KIND_ACTIONS } from "./actions-kinds.ts"
import { isStepUpRequest, problemsOf } from "./actions-problems.ts"
import { COLUMNS } from "./fields-kinds.ts"
import {
  EXPORT_ROWS_MAX,
  FILE_NAME_CHARACTERS_MAX,
  IMPORTS_PER_USER_MAX,
  isApplicable,
  type MasterDataKind,
  REQUEST_BUDGET_MS,
  ROWS_PER_BATCH,
} from "./rules.ts"
import { readHeader } from "./rules-cells.ts"
import {
  deleteImport,
  deleteOlderImports,
  type FileRow,
  getImport,
  type ImportRow,
  type ImportRun,
  insertImport,
  insertRows,
  leaseImport,
  listRowsFrom,
  releaseImport,
  saveChecked,
  saveCheckedRows,
  saveDone,
  saveProgress,
  saveRefused,
  saveState,
} from "./store.ts"
import { loadGroupPaths } from "./store-references.ts"

/** Which kinds the actor may export and import: those whose list they may read. */
export function mayUseKind(actor: Actor, kind: MasterDataKind): boolean {
  const { readBy } = KIND_ACTIONS[kind]
  return readBy === null || hasSystemAuthority(actor, readBy)
}

function checkMayUse(actor: Actor, kind: MasterDataKind): void {
  if (!mayUseKind(actor, kind)) throw authorityMissing(KIND_ACTIONS[kind].readBy ?? "")
}

async function createContext(deps: Deps, actor: Actor, address: string): Promise<MasterDataContext> {
  return { deps, actor, address, groups: await loadGroupPaths(deps.db) }
}

/**
 * A kind as CSV, batch by batch as the reader takes it. Secrets are in no column.
 *
 * @param template  the head alone
 * @throws Refusal NOT_ALLOWED without the authority to read the list
 */
export async function exportMasterData(
  deps: Deps,
  actor: Actor,
  { kind, separator, template }: { kind: MasterDataKind; separator: CsvSeparator; template: boolean },
  address: string,
): Promise<ReadableStream<Uint8Array>> {
  checkMayUse(actor, kind)
  const names = COLUMNS[kind].map(({ name }) => name)
  if (!template)
    await record({ tx: deps.db, actor, now: deps.clock(), address }, "MASTER_DATA_EXPORTED", SYSTEM_OBJECT, {
      kind,
    })
  const context = await createContext(deps, actor, address)
  const batches = template ? null : KIND_ACTIONS[kind].batches(context)
  let count = 0
  return new ReadableStream({
    start(controller) {
      controller.enqueue(Buffer.from(BYTE_ORDER_MARK + csvLine(names, separator)))
    },
    async pull(controller) {
      const next = await batches?.next()
      if (!next || next.done || count >= EXPORT_ROWS_MAX) return controller.close()
      const lines = next.value.map(({ cells }) =>
        csvLine(
          names.map((name) => cells[name] ?? ""),
          separator,
        ),
      )
      count += lines.length
      controller.enqueue(Buffer.from(lines.join("")))
    },
    async cancel() {
      await batches?.return(undefined)
    },
  })
}

/** A file as it was received. */
interface ReceivedCsv {
  name: string
  path: string
  hash: Buffer
}

/**
 * Takes in a file: its rows are kept for a day, and nothing is changed.
 *
 * @throws Refusal BAD_REQUEST for a file that cannot be read, NOT_ALLOWED without the authority to read the list
 */
export async function createImport(
  deps: Deps,
  actor: Actor,
  kind: MasterDataKind,
  file: ReceivedCsv,
): Promise<ImportRun> {
  checkMayUse(actor, kind)
  const [head, ...records] = await readRecords(file.path)
  const { columns, problem } = readHeader(COLUMNS[kind], head?.cells ?? [])
  if (problem) throw new Refusal("BAD_REQUEST", `${problem.text}: ${problem.column}`, { ...problem })
  if (records.length === 0) throw new Refusal("BAD_REQUEST", "file has no rows", { text: "importFileEmpty" })
  const rows = records.map(({ line, cells }, at): FileRow => {
    return { number: at + 1, line, key: keyOf(columns, cells), cells }
  })
  const importId = await inTransaction(deps, async (tx, now) => {
    const id = await insertImport(tx, {
      userId: actor.userId,
      kind,
      columns,
      rowCount: rows.length,
      fileHash: file.hash,
      now,
      fileName: printableLine(file.name, FILE_NAME_CHARACTERS_MAX),
    })
    await insertRows(tx, id, rows)
    await deleteOlderImports(tx, actor.userId, IMPORTS_PER_USER_MAX)
    return id
  })
  return getImport(deps.db, actor.userId, importId)
}

/** Rows with the same key are about the same object. */
function keyOf(columns: readonly string[], cells: readonly string[]): string {
  const cell = (name: string) => (cells[columns.indexOf(name)] ?? "").trim().toLowerCase()
  const id = columns.includes("id") ? cell("id") : ""
  const name = ["name", "username", "title"]
    .map((column) => (columns.includes(column) ? cell(column) : ""))
    .join("")
  if (columns.includes("title") && id !== "") return `id ${id}`
  return columns.includes("device") ? JSON.stringify([cell("device"), name]) : name
}

/**
 * An import of the actor. Its rows contain what the check has read with the user's rights of that time: a user who
 * may no longer read the kind's list, or a token without that scope, does not get them.
 *
 * @throws Refusal NOT_FOUND, NOT_ALLOWED
 */
export async function getOwnImport(
  deps: Pick<Deps, "db">,
  actor: Actor,
  importId: string,
): Promise<ImportRun> {
  const run = await getImport(deps.db, actor.userId, importId)
  checkMayUse(actor, run.kind)
  const scope = KIND_ACTIONS[run.kind].readBy ?? "DEVICE_READ"
  if (actor.token && !hasGlobalScope(actor.token, scope)) throw authorityMissing(scope)
  return run
}

/** Does the next part of a job with one request at a time. @returns the import afterwards */
async function continueImport(
  deps: Deps,
  actor: Actor,
  importId: string,
  work: (run: ImportRun, isInTime: () => boolean) => Promise<void>,
): Promise<ImportRun> {
  const started = performance.now()
  if (await leaseImport(deps.db, importId, deps.clock())) {
    try {
      const run = await getImport(deps.db, actor.userId, importId)
      await work(run, () => performance.now() - started < REQUEST_BUDGET_MS)
    } finally {
      await releaseImport(deps.db, importId)
    }
  }
  return getImport(deps.db, actor.userId, importId)
}

/**
 * Checks the next rows, for about a second; to be called until the state is CHECKED.
 *
 * @throws Refusal NOT_FOUND, NOT_ALLOWED with `stepUp` when the user must authenticate again
 */
export async function checkImport(
  deps: Deps,
  actor: Actor,
  importId: string,
  address: string,
): Promise<ImportRun> {
  await getOwnImport(deps, actor, importId)
  return continueImport(deps, actor, importId, async (run, isInTime) => {
    if (run.state !== "CHECKING") return
    const context = await createContext(deps, actor, address)
    let next = run.nextRow
    do {
      const rows = await listRowsFrom(deps.db, importId, next, ROWS_PER_BATCH)
      if (rows.length > 0) await saveCheckedRows(deps.db, importId, await checkRows(context, run, rows))
      next += rows.length
      await saveProgress(deps.db, importId, next)
    } while (next <= run.rowCount && isInTime())
    if (next > run.rowCount) await saveChecked(deps.db, importId)
  })
}

/**
 * Imports the next rows, for about a second; to be called until the state is DONE. Each row is applied as a whole or
 * not at all, by the actions of the calls that do the same, and only as the check has shown it.
 *
 * @param digest  of the check that the user has seen
 * @throws Refusal NOT_FOUND, CONFLICT before the check has ended or for another digest, NOT_ALLOWED with `stepUp`
 */
export async function applyImport(
  deps: Deps,
  actor: Actor,
  importId: string,
  digest: string,
  address: string,
): Promise<ImportRun> {
  const seen = await getOwnImport(deps, actor, importId)
  if (seen.state === "CHECKING" || seen.digest !== digest)
    throw new Refusal("CONFLICT", "the import is not checked, or another check was seen", {
      text: "importNotChecked",
    })
  return continueImport(deps, actor, importId, async (run, isInTime) => {
    if (run.state === "DONE") return
    if (run.state === "CHECKED") await startImport(deps, actor, run, address)
    const context = await createContext(deps, actor, address)
    let next = run.nextRow
    do {
      const rows = await listRowsFrom(deps.db, importId, next, ROWS_PER_BATCH)
      next = (await applyRows(context, run, rows, isInTime)) + 1
      await saveProgress(deps.db, importId, next)
    } while (next <= run.rowCount && isInTime())
    if (next > run.rowCount) await saveState(deps.db, importId, "DONE", next)
  })
}

async function startImport(deps: Deps, actor: Actor, run: ImportRun, address: string): Promise<void> {
  await inTransaction(deps, async (tx, now) => {
    await saveState(tx, run.id, "IMPORTING", 1)
    await record({ tx, actor, now, address }, "MASTER_DATA_IMPORTED", SYSTEM_OBJECT, {
      kind: run.kind,
      fileName: run.fileName,
      fileHash: run.fileHash,
      rows: run.rowCount,
    })
  })
}

/** Rows of a batch as they are applied. */
interface Applying {
  run: ImportRun
  actions: KindActions
  /** The objects that the rows change, as they are now, by row number. */
  current: ReadonlyMap<number, MasterDataObject>
  mayDo: RuleCheck
  /** Objects of the rows that this transaction has applied, by row number. */
  saved: Map<number, string>
}

/**
 * Applies rows together, and each by itself where one of them fails.
 *
 * @returns the number of the last row that is done; all, unless the time is over
 */
async function applyRows(
  context: MasterDataContext,
  run: ImportRun,
  rows: readonly ImportRow[],
  isInTime: () => boolean,
): Promise<number> {
  const last = rows.at(-1)?.number ?? run.rowCount
  const due = rows.filter(({ fate, outcome }) => fate !== null && isApplicable(fate) && outcome === null)
  if (due.length === 0) return last
  const actions = KIND_ACTIONS[run.kind]
  const current = await findCurrent(context, actions, due)
  const rules = [actions.create, actions.change]
  const devices = due.map(({ deviceId }) => deviceId)
  const mayDo = await loadRuleCheck(context, rules, devices)
  const batch = { run, actions, current, mayDo, saved: new Map() }
  const isDone = await runAllTogether(
    context.deps,
    due.map((row) => (deps: Deps) => applyChecked({ ...context, deps }, batch, row)),
    (tx) => saveDone(tx, run.id, batch.saved),
  )
  if (isDone) return last
  for (const row of due) {
    await applyRow(context, { ...batch, saved: new Map() }, row)
    if (!isInTime()) return row.number
  }
  return last
}

/** The objects that the rows change, as they are now. */
async function findCurrent(
  context: MasterDataContext,
  actions: KindActions,
  rows: readonly ImportRow[],
): Promise<Map<number, MasterDataObject>> {
  const keys = rows
    .filter(({ fate }) => fate === "CHANGE")
    .map(({ number, objectId, deviceId }) => ({ number, id: objectId ?? "", name: "", deviceId }))
  const found = await actions.find(context, keys)
  return new Map([...found].flatMap(([number, object]) => (object === "ambiguous" ? [] : [[number, object]])))
}

async function applyRow(context: MasterDataContext, applying: Applying, row: ImportRow): Promise<void> {
  const { deps } = context
  const { run, saved } = applying
  try {
    await runTogether(deps, async (together, tx) => {
      await applyChecked({ ...context, deps: together }, applying, row)
      await saveDone(tx, run.id, saved)
    })
  } catch (error) {
    if (!(error instanceof Refusal) || isStepUpRequest(error)) throw error
    await saveRefused(deps.db, run.id, row, problemsOf(error))
  }
}

/** @throws Refusal, CONFLICT when the object is not as the check has shown it */
async function applyChecked(
  context: MasterDataContext,
  { run, actions, current, mayDo, saved }: Applying,
  row: ImportRow,
): Promise<void> {
  const { deviceId, objectId, number } = row
  const body = row.input ?? {}
  if (row.fate === "CREATE") {
    mayDo(actions.create, deviceId)
    const parent =
      row.parentRow === null
        ? {}
        : { parentId: saved.get(row.parentRow) ?? (await parentIdOf(context, run, row.parentRow)) }
    saved.set(number, (await actions.createObject(context, { ...body, ...parent }, deviceId)).id)
    return
  }
  const id = objectId ?? ""
  const now = current.get(number)
  const isAsShown =
    now?.version === row.objectVersion &&
    row.changes.every(({ column, before }) => now?.cells[column] === before)
  if (!isAsShown) throw new Refusal("CONFLICT", "changed since the check", { text: "importRowChanged" })
  mayDo(actions.change, deviceId)
  await actions.changeObject(context, { id, deviceId }, { ...body, version: row.objectVersion })
  saved.set(number, id)
}

async function parentIdOf({ deps }: MasterDataContext, run: ImportRun, parentRow: number): Promise<string> {
  const [parent] = await listRowsFrom(deps.db, run.id, parentRow, 1)
  if (parent?.outcome !== "DONE" || !parent.objectId)
    throw new Refusal("CONFLICT", "the group above was not created", { text: "importParentMissing" })
  return parent.objectId
}

/** @throws Refusal NOT_FOUND, NOT_ALLOWED */
export async function discardImport(deps: Deps, actor: Actor, importId: string): Promise<void> {
  const run = await getOwnImport(deps, actor, importId)
  await deleteImport(deps.db, run.id)
}
