/** What the tab Attachments of an issue shows: its files as the address filters them, and the file in the panel. */
import type { Actor } from "../../base/authorities.ts"
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
  type AttachmentKind,
  attachmentKind,
  previewKind,
} from "../../maintenance/attachments/rules.ts"
import {
  type AttachmentFacet,
  attachmentFacets,
  attachmentsPage,
  getAttachment,
} from "../../maintenance/attachments/store.ts"
import { parsePageRequest } from "../../web/pages.tsx"
import { type AttachmentsView, parseAttachmentsView } from "./addresses.ts"

/** People offered as a filter: those who added most; more would hide the files on a phone. */
const PEOPLE_MAX = 5

export interface FileChoices {
  kinds: { kind: AttachmentKind; count: number }[]
  people: { user: UserRef; count: number }[]
  total: number
}

export interface AttachmentsData {
  view: AttachmentsView
  files: Page<Attachment>
  choices: FileChoices
  /** The file in the panel; "gone" when its address is of no file; null without one. */
  opened: { file: Attachment; text: string | null } | "gone" | null
}

interface AttachmentsCall {
  deps: Deps
  actor: Actor
  path: { deviceId: string; issueId: string }
  query: Record<string, string>
  request: Request
  address: string
}

export async function loadAttachments(call: AttachmentsCall): Promise<AttachmentsData> {
  const { deps, path, query } = call
  const view = parseAttachmentsView(query)
  const facets = await attachmentFacets(deps.db, path.issueId)
  const request = parsePageRequest(query, "page", ATTACHMENT_SORTS)
  const ofKind = facets.filter(({ mediaType }) => attachmentKind(mediaType) === view.kind)
  const files = await attachmentsPage(deps.db, path.issueId, request, {
    mediaTypes: view.kind ? ofKind.map(({ mediaType }) => mediaType) : undefined,
    createdBy: isId(view.by) ? view.by : undefined,
  })
  return { view, files, choices: choicesOf(facets, view), opened: await loadOpened(call, view.file) }
}

const isId = (value: string | null): value is string => idSchema.safeParse(value).success

/** Each filter's numbers are of the files that the other filter leaves. */
function choicesOf(facets: readonly AttachmentFacet[], { kind, by }: AttachmentsView): FileChoices {
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
    kinds: ATTACHMENT_KINDS.map((one) => ({
      kind: one,
      count: countOf(byPerson.filter(({ mediaType }) => attachmentKind(mediaType) === one)),
    })).filter((one) => one.count > 0 || one.kind === kind),
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
    // A live update reads the facts again, not the contents: each reading is an entry of the audit log.
    const isRead = previewKind(file) === "text" && !request.headers.has(BACKGROUND_HEADER)
    const text = isRead ? await (await viewAttachment(deps, actor, filePath, address)).text() : null
    return { file, text }
  } catch (error) {
    if (error instanceof Refusal && error.code === "NOT_FOUND") return "gone"
    throw error
  }
}
