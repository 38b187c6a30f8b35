/** Export and import of master data as calls. */
import { z } from "zod/mini"
import { CSV_SEPARATORS } from "../../base/csv.ts"
import { id, instant, namedObject, namedSchema, pagedList } from "../../base/schema.ts"
import { del, get, post } from "../../http/endpoint.ts"
import { IMPORT_BYTES_MAX, IMPORT_STATES, MASTER_DATA_KINDS, ROW_FATES, ROW_OUTCOMES } from "./rules.ts"

const counts = <const Names extends readonly string[]>(names: Names) =>
  z.object(
    Object.fromEntries(names.map((name) => [name, z.int()])) as { [Name in Names[number]]: z.ZodMiniInt },
  )

const importRun = namedObject("Import", {
  id,
  kind: z.enum(MASTER_DATA_KINDS),
  fileName: z.string(),
  /** base64 of the file's SHA-256. */
  fileHash: z.string(),
  /** Columns of the file, in its order. */
  columns: z.array(z.string()),
  rowCount: z.int(),
  state: z.enum(IMPORT_STATES),
  /** The first row that is not yet checked, or not yet imported; from 1. */
  nextRow: z.int(),
  /** Over everything that the check has shown; null while it runs. */
  digest: z.nullable(z.string()),
  /** Rows by what the import does with them. */
  fates: namedSchema("ImportFates", counts(ROW_FATES)),
  /** Rows by outcome. */
  outcomes: namedSchema("ImportOutcomes", counts(ROW_OUTCOMES)),
  createdOn: instant,
})
export type ImportResponse = z.infer<typeof importRun>

const importRow = namedObject("ImportRow", {
  /** From 1, without the head of the file. */
  number: z.int(),
  /** Line of the file on which the row ends. */
  line: z.int(),
  /** Null: not yet checked. */
  fate: z.nullable(z.enum(ROW_FATES)),
  /** Null: not yet imported, or nothing to import. */
  outcome: z.nullable(z.enum(ROW_OUTCOMES)),
  /** The object that is changed, or was created. */
  objectId: z.nullable(id),
  cells: z.array(z.string()),
  changes: z.array(
    namedSchema("ImportChange", z.object({ column: z.string(), before: z.string(), after: z.string() })),
  ),
  problems: z.array(
    namedSchema(
      "ImportProblem",
      z.object({
        /** Null: the row as a whole. */
        column: z.nullable(z.string()),
        /** The reason, as in error responses. */
        reason: z.string(),
        limit: z.optional(z.number()),
      }),
    ),
  ),
})
export type ImportRowResponse = z.infer<typeof importRow>

const DIGEST_CHARACTERS = 64
const applyImport = z.strictObject({
  /** Digest of the import as it was read after the check. */
  digest: z
    .string("validation.required")
    .check(z.minLength(1, "validation.required"), z.maxLength(DIGEST_CHARACTERS, "validation.invalid")),
})

const exportQuery = z.object({
  separator: z._default(z.enum(CSV_SEPARATORS), ","),
  /** The head alone. */
  template: z._default(z.enum(["true", "false"]), "false"),
})

const IMPORT = "/imports/:importId"

/** Which kinds the caller may export and import is decided by the authorities of each. */
const call = { tokens: "any", refuses: ["NOT_ALLOWED", "NOT_FOUND"] } as const

export const masterDataEndpoints = {
  exportMasterData: get("/masterdata/:kind/export", "signedIn", {
    summary: "All objects of a kind as CSV, in the form that an import takes; secrets are not included",
    ...call,
    query: exportQuery,
    binary: true,
  }),
  createImport: post("/masterdata/:kind/imports", "signedIn", {
    summary: "Takes in a CSV file of a kind for an import; nothing is changed yet",
    ...call,
    upload: { bytesMax: IMPORT_BYTES_MAX },
    response: importRun,
    status: 201,
    itemPath: IMPORT,
  }),
  getImport: get(IMPORT, "signedIn", {
    summary: "An import of the caller with its counts",
    ...call,
    response: importRun,
  }),
  listImportRows: get(`${IMPORT}/rows`, "signedIn", {
    summary: "The rows of an import with what they change and why they are refused, in the order of the file",
    ...call,
    ...pagedList(importRow, {
      fate: z.optional(z.enum(ROW_FATES)),
      outcome: z.optional(z.enum(ROW_OUTCOMES)),
    }),
  }),
  checkImport: post(`${IMPORT}/check`, "signedIn", {
    summary:
      "Checks the next rows of an import for about a second; to be repeated until its state is CHECKED",
    ...call,
    response: importRun,
  }),
  applyImport: post(`${IMPORT}/apply`, "signedIn", {
    summary:
      "Imports the next rows as they were checked, for about a second; to be repeated until its state is DONE",
    ...call,
    body: applyImport,
    response: importRun,
    refuses: ["CONFLICT", "NOT_ALLOWED", "NOT_FOUND"],
  }),
  deleteImport: del(IMPORT, "signedIn", {
    summary: "Deletes an import; what it has imported stays",
    ...call,
  }),
}
