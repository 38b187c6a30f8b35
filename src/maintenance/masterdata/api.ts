import { CSV_HEADERS } from "../../base/csv.ts"
import { type ProblemMessage, problemReason, type RefusalText, toRefusalReason } from "../../base/reasons.ts"
import { notFound } from "../../base/refusal.ts"
import { bindEndpoints } from "../../http/routes.ts"
import { withUpload } from "../../http/upload.ts"
import { uploadFolder } from "../../system/files/actions.ts"
import {
  applyImport,
  checkImport,
  createImport,
  discardImport,
  exportMasterData,
  getOwnImport,
} from "./actions.ts"
import { type ImportResponse, type ImportRowResponse, masterDataEndpoints } from "./contract.ts"
import { IMPORT_BYTES_MAX, MASTER_DATA_KINDS, type MasterDataKind, type RowProblem } from "./rules.ts"
import { countRows, type ImportRow, type ImportRun, importRowsPage } from "./store.ts"

const LIMITS = { bytesMax: IMPORT_BYTES_MAX, headBytes: 0 }

export const masterDataApi = bindEndpoints(masterDataEndpoints, {
  exportMasterData: async ({ deps, actor, path, query, address }) => {
    const kind = kindOf(path.kind)
    const chosen = { kind, separator: query.separator, template: query.template === "true" }
    return new Response(await exportMasterData(deps, actor, chosen, address), {
      headers: { ...CSV_HEADERS, "content-disposition": `attachment; filename="${kind}.csv"` },
    })
  },
  createImport: ({ deps, actor, path, request }) => {
    const kind = kindOf(path.kind)
    return withUpload(request, uploadFolder(deps), LIMITS, async (file) =>
      toResponse(deps, await createImport(deps, actor, kind, file)),
    )
  },
  getImport: async ({ deps, actor, path }) =>
    toResponse(deps, await getOwnImport(deps, actor, path.importId)),
  listImportRows: async ({ deps, actor, path, query }) => {
    const run = await getOwnImport(deps, actor, path.importId)
    const { fate, outcome, ...request } = query
    const filter = { fate, outcome }
    const page = await importRowsPage(deps.db, run.id, filter, request)
    return { ...page, rows: page.rows.map(toRowResponse) }
  },
  checkImport: async ({ deps, actor, path, address }) =>
    toResponse(deps, await checkImport(deps, actor, path.importId, address)),
  applyImport: async ({ deps, actor, path, body, address }) =>
    toResponse(deps, await applyImport(deps, actor, path.importId, body.digest, address)),
  deleteImport: ({ deps, actor, path }) => discardImport(deps, actor, path.importId),
})

/** @throws Refusal NOT_FOUND */
function kindOf(text: string): MasterDataKind {
  const kind = MASTER_DATA_KINDS.find((known) => known === text)
  if (!kind) throw notFound("masterDataKind", text)
  return kind
}

async function toResponse(
  { db }: { db: Parameters<typeof countRows>[0] },
  { userId: _, createdOn, ...run }: ImportRun,
): Promise<ImportResponse> {
  return { ...run, ...(await countRows(db, run.id)), createdOn: createdOn.toISOString() }
}

function toRowResponse(row: ImportRow): ImportRowResponse {
  const { number, line, fate, outcome, objectId, cells, changes } = row
  return { number, line, fate, outcome, objectId, cells, changes, problems: row.problems.map(toProblem) }
}

function toProblem({ column, message, text }: RowProblem): ImportRowResponse["problems"][number] {
  if (message !== null) return { column, ...problemReason(message as ProblemMessage) }
  return { column, reason: toRefusalReason(text as RefusalText) }
}
