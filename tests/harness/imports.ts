/** Imports of master data by the calls. */
import { BYTE_ORDER_MARK } from "../../src/base/csv.ts"
import type { ImportResponse, ImportRowResponse } from "../../src/maintenance/masterdata/contract.ts"
import type { MasterDataKind } from "../../src/maintenance/masterdata/rules.ts"
import { callApi, type TestApi } from "./api.ts"

/** What an import of the test needs of its server and of the user who imports. */
type Importer = Pick<TestApi, "app"> & { root: Pick<TestApi["root"], "token"> }

interface CheckedImport extends ImportResponse {
  rows: ImportRowResponse[]
}

/** Every export, as text without the byte order mark. */
export async function exportOf(
  { app, root }: Importer,
  kind: MasterDataKind,
  token = root.token,
): Promise<string> {
  const response = await app.request(`/api/masterdata/${kind}/export`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const text = await response.text()
  return text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text
}

export async function upload(
  { app, root }: Importer,
  kind: string,
  csv: string | Uint8Array,
  token = root.token,
) {
  const body = new FormData()
  body.append("file", new File([csv as BlobPart], "master data.csv"))
  const response = await app.request(`/api/masterdata/${kind}/imports`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body,
  })
  return { status: response.status, body: await response.json() }
}

/** Uploads and checks a file. */
export async function uploadAndCheck(
  importer: Importer,
  kind: MasterDataKind,
  csv: string,
  token = importer.root.token,
): Promise<ImportResponse> {
  const uploaded = await upload(importer, kind, csv, token)
  if (uploaded.status !== 201) throw new Error(JSON.stringify(uploaded.body))
  let run: ImportResponse = uploaded.body
  while (run.state === "CHECKING") run = await post(importer, token, `/imports/${run.id}/check`)
  return run
}

/** Uploads and checks a file, and reads its rows. */
export async function checked(
  api: TestApi,
  kind: MasterDataKind,
  csv: string,
  token = api.root.token,
): Promise<CheckedImport> {
  const run = await uploadAndCheck(api, kind, csv, token)
  return { ...run, rows: await rowsOf(api, run.id, token) }
}

/** Imports what the check has shown. */
export async function applied(
  api: TestApi,
  run: CheckedImport,
  token = api.root.token,
): Promise<CheckedImport> {
  let next: ImportResponse = run
  while (next.state !== "DONE")
    next = await post(api, token, `/imports/${run.id}/apply`, { digest: run.digest })
  return { ...next, rows: await rowsOf(api, run.id, token) }
}

async function rowsOf({ call }: TestApi, importId: string, token: string): Promise<ImportRowResponse[]> {
  const { body } = await call<{ rows: ImportRowResponse[] }>(
    token,
    "GET",
    `/imports/${importId}/rows?size=200`,
  )
  return body.rows
}

async function post({ app }: Importer, token: string, path: string, body?: unknown): Promise<ImportResponse> {
  const answer = await callApi<ImportResponse>(app, token, "POST", path, body)
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body
}

/** A file from its lines. */
export const csvOf = (...lines: string[]): string => lines.map((line) => `${line}\r\n`).join("")

/** `fate` of each row, with its problems as "column reason". */
export const fatesOf = ({ rows }: CheckedImport): string[] =>
  rows.map(({ fate, problems }) =>
    [fate, ...problems.map(({ column, reason }) => `${column ?? "row"} ${reason}`)].join(": "),
  )
