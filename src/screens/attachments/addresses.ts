/** Addresses of an issue's files: what is filtered, how it is arranged and which file is open are parts of them. */
import { ATTACHMENT_KINDS, type AttachmentKind } from "../../maintenance/attachments/rules.ts"
import { listHref } from "../../web/pager.tsx"
import { partLink } from "../../web/swapped-part.ts"

export const ATTACHMENT_LOOKS = ["grid", "list"] as const
type AttachmentLook = (typeof ATTACHMENT_LOOKS)[number]

/** Id of the element that another filter or another open file replaces. */
export const ATTACHMENTS_ID = "attachments"

/** What a chip shows: a type of attachments, or what went through the sessions of the issue. */
export type FileKind = AttachmentKind | "session"
const FILE_KINDS: readonly FileKind[] = [...ATTACHMENT_KINDS, "session"]

export interface AttachmentsView {
  look: AttachmentLook
  kind: FileKind | null
  /** Id of the user who added the files. */
  by: string | null
  /** Id of the file in the panel. */
  file: string | null
  /** Id of the file whose panel was closed: its link gets the focus. */
  focus: string | null
  search: string
  /** The parameter of the address; "" for newest first. */
  sort: string
}

export function parseAttachmentsView(query: Readonly<Record<string, string | undefined>>): AttachmentsView {
  return {
    look: ATTACHMENT_LOOKS.find((name) => name === query.view) ?? "grid",
    kind: FILE_KINDS.find((name) => name === query.kind) ?? null,
    by: query.by || null,
    file: query.file || null,
    focus: query.focus || null,
    search: query.search ?? "",
    sort: query.sort ?? "",
  }
}

/** Parameters that the search, the pager and the heads of columns keep. */
export function keptParameters({ look, kind, by, file }: AttachmentsView) {
  return {
    tab: "attachments",
    view: look === "grid" ? "" : look,
    kind: kind ?? "",
    by: by ?? "",
    file: file ?? "",
  }
}

/** @param path  of the issue */
export function attachmentsHref(path: string, view: AttachmentsView, changes: Partial<AttachmentsView> = {}) {
  const next = { ...view, focus: null, ...changes }
  const { search, sort, focus } = next
  return listHref(path, { ...keptParameters(next), focus: focus ?? "", search, sort })
}

/** Attributes of a link that replaces the files, so that the page around them stays where it is. */
export const filesLink = (href: string) => partLink(href, ATTACHMENTS_ID)

/** The link of a file in the grid or the list; closing the panel leads back to the link that opened it. */
export const fileLink = (path: string, view: AttachmentsView, { id }: { id: string }) => ({
  id: `file-${id}`,
  "aria-current": id === view.file ? ("true" as const) : undefined,
  ...filesLink(attachmentsHref(path, view, { file: id })),
  autoFocus: id === view.focus,
})

/** The files that the view shows, in one archive. */
export const archiveHref = (path: string, { kind, by, search }: AttachmentsView) =>
  listHref(`${path}/attachments.zip`, { kind: kind ?? "", by: by ?? "", search })
