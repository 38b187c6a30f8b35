/** What the tab Attachments of an issue shows: its files as the address filters them, and the file in the panel. */
import { type Actor, type DeviceAccess, hasDeviceAuthority } from "../../base/authorities.ts"
import type { Deps } from "../../base/deps.ts"
import type { Page } from "../../base/page-request.ts"
import { Refusal } from "../../base/refusal.ts"
import { id as idSchema, type UserRef } from "../../base/schema.ts"
import { BACKGROUND_HEADER } from "../../identity/signin/rules.ts"
import { viewAttachment } from "../../maintenance/attachments/actions.ts"
import type { Attachment } from "../../maintenance/attachments/contract.ts"
import {
  ATTACHMENT_KINDS,
  ATTACHMENT_SORTS,
  attachmentKind,
  downloadProblem,
  previewKind,
} from "../../maintenance/attachments/rules.ts"
import {
  type AttachmentFacet,
  type AttachmentFilter,
  type AttachmentPath,
  attachmentFacets,
  attachmentsPage,
  getAttachment,
  matchingAttachments,
} from "../../maintenance/attachments/store.ts"
import { countFilesOfIssue, type IssueTransfer, listFilesOfIssue } from "../../sessions/transfers/store.ts"
import { parsePageRequest } from "../../web/pages.tsx"
import { type AttachmentsView, type FileKind, parseAttachmentsView } from "./addresses.ts"
import { countScanStates, type ScanStateCounts } from "./scan-states.tsx"
import { TRANSFER_LIST } from "./session-files.tsx"

/** People offered as a filter: those who added most; more would hide the files on a phone. */
const PEOPLE_MAX = 5

export interface FileChoices {
  kinds: { kind: FileKind; count: number }[]
  people: { user: UserRef; count: number }[]
  total: number
}

export interface AttachmentsData {
  view: AttachmentsView
  files: Page<Attachment>
  choices: FileChoices
  /** The file in the panel; "gone" when its address is of no file; null without one. */
  opened: { file: Attachment; text: string | null } | "gone" | null
  /** In place of the files, where the view shows what went through sessions. */
  sessionFiles: Page<IssueTransfer> | null
  /** How many of the files that the view shows may be downloaded. */
  downloadable: number
  /** Empty where no file was scanned. */
  scanStates: ScanStateCounts
  /** Whether new files are scanned. */
  hasScanner: boolean
}

interface AttachmentsCall {
  deps: Deps
  actor: Actor
  access: DeviceAccess
  path: { deviceId: string; issueId: string }
  query: Record<string, string>
  request: Request
  address: string
}

export async function loadAttachments(call: AttachmentsCall): Promise<AttachmentsData> {
  const { deps, path, query } = call
  const view = viewOf(call)
  const facets = await attachmentFacets(deps.db, path.issueId)
  const request = parsePageRequest(query, { sorts: ATTACHMENT_SORTS })
  const files = await attachmentsPage(deps.db, path, request, filterOf(view, facets))
  const sessionCount = mayReadSessionFiles(call) ? await countFilesOfIssue(deps.db, path.issueId) : 0
  return {
    view,
    files,
    choices: choicesOf(facets, view, sessionCount),
    opened: await loadOpened(call, view.file),
    sessionFiles: view.kind === "session" ? await loadSessionFiles(call) : null,
    downloadable: await countDownloadable(call, view, facets),
    scanStates: countScanStates(facets),
    hasScanner: deps.antivirus !== null,
  }
}

const mayReadSessionFiles = ({ actor, access }: Pick<AttachmentsCall, "actor" | "access">) =>
  hasDeviceAuthority(actor, access, "LOG_READ")

/** The view that the address names, without what the reader may not see. */
function viewOf(call: AttachmentsCall): AttachmentsView {
  const view = parseAttachmentsView(call.query)
  return view.kind === "session" && !mayReadSessionFiles(call) ? { ...view, kind: null } : view
}

const loadSessionFiles = ({ deps, path, query }: AttachmentsCall) =>
  listFilesOfIssue(deps.db, path.issueId, parsePageRequest(query, TRANSFER_LIST))

/** The files that the address of an issue's archive asks for. */
export async function archiveFilter({
  deps,
  path,
  query,
}: Pick<AttachmentsCall, "deps" | "path" | "query">): Promise<AttachmentFilter & { search: string }> {
  const view = parseAttachmentsView(query)
  return { ...filterOf(view, await attachmentFacets(deps.db, path.issueId)), search: view.search }
}

function filterOf({ kind, by }: AttachmentsView, facets: readonly AttachmentFacet[]): AttachmentFilter {
  const ofKind = facets.filter(({ mediaType }) => attachmentKind(mediaType) === kind)
  return {
    mediaTypes: kind ? ofKind.map(({ mediaType }) => mediaType) : undefined,
    createdBy: isId(by) ? by : undefined,
  }
}

async function countDownloadable(
  { deps, path }: AttachmentsCall,
  view: AttachmentsView,
  facets: readonly AttachmentFacet[],
): Promise<number> {
  const filter = filterOf(view, facets)
  if (view.search !== "") {
    const found = await matchingAttachments(deps.db, path.issueId, { ...filter, search: view.search })
    return found.filter((file) => isDownloadable(file)).length
  }
  return countOf(
    facets.filter(
      ({ mediaType, createdBy, ...file }) =>
        (filter.mediaTypes?.includes(mediaType) ?? true) &&
        (filter.createdBy ?? createdBy.id) === createdBy.id &&
        downloadProblem(file) === null,
    ),
  )
}

const isDownloadable = ({ downloadDisabled, antivirusScanState: scanState }: Attachment) =>
  downloadProblem({ downloadDisabled, scanState }) === null

const isId = (value: string | null): value is string => idSchema.safeParse(value).success

/** Each filter's numbers are of the files that the other filter leaves. */
function choicesOf(
  facets: readonly AttachmentFacet[],
  { kind, by }: AttachmentsView,
  sessionCount: number,
): FileChoices {
  const byPerson = facets.filter(({ createdBy }) => by === null || createdBy.id === by)
  const byKind = facets.filter(({ mediaType }) => kind === null || attachmentKind(mediaType) === kind)
  const users = new Map(facets.map(({ createdBy }) => [createdBy.id, createdBy]))
  const people = [...users.values()].map((user) => ({
    user,
    count: countOf(byKind.filter(({ createdBy }) => createdBy.id === user.id)),
  }))
  people.sort((a, b) => b.count - a.count || a.user.displayName.localeCompare(b.user.displayName))
  return {
    total: countOf(byPerson),
    kinds: [
      ...ATTACHMENT_KINDS.map((one) => ({
        kind: one,
        count: countOf(byPerson.filter(({ mediaType }) => attachmentKind(mediaType) === one)),
      })),
      { kind: "session" as const, count: sessionCount },
    ].filter((one) => one.count > 0 || one.kind === kind),
    people: people.filter(({ user }, at) => at < PEOPLE_MAX || user.id === by),
  }
}

const countOf = (facets: readonly AttachmentFacet[]) => facets.reduce((sum, { count }) => sum + count, 0)

async function loadOpened(call: AttachmentsCall, fileId: string | null): Promise<AttachmentsData["opened"]> {
  const { deps, actor, path, request, address } = call
  if (fileId === null) return null
  if (!isId(fileId)) return "gone"
  try {
    const filePath = { ...path, attachmentId: fileId }
    const file = await getAttachment(deps.db, filePath)
    return { file, text: await readPreviewText({ deps, actor, path: filePath, request, address }, file) }
  } catch (error) {
    if (error instanceof Refusal && error.code === "NOT_FOUND") return "gone"
    throw error
  }
}

/**
 * The contents of a text file for its preview. A live update reads the facts again, not the contents: each reading is an
 * entry of the audit log.
 *
 * @returns null for other files, and in a live update
 */
export async function readPreviewText(
  call: Pick<AttachmentsCall, "deps" | "actor" | "request" | "address"> & { path: AttachmentPath },
  file: Attachment,
): Promise<string | null> {
  if (previewKind(file) !== "text" || call.request.headers.has(BACKGROUND_HEADER)) return null
  return (await viewAttachment(call.deps, { actor: call.actor, address: call.address }, call.path)).text()
}
