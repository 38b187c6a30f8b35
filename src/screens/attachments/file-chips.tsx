/** Filters of an issue's files: their type, and who added them. */
import type { TextKey } from "../../web/texts/i18n.ts"
import { useView } from "../../web/view.ts"
import { type AttachmentsView, attachmentsHref, type FileKind, filesLink } from "./addresses.ts"
import type { FileChoices } from "./load.ts"

const KIND_TEXTS = {
  picture: "files.kindPicture",
  document: "files.kindDocument",
  other: "files.kindOther",
  session: "files.kindSession",
} as const satisfies Record<FileKind, TextKey>

/** What went through sessions has no panel, and is not filtered by person. */
const chosenKind = (kind: FileKind) => (kind === "session" ? { kind, by: null, file: null } : { kind })

/** @param path  of the issue */
export function FileChips({
  path,
  view,
  choices,
}: {
  path: string
  view: AttachmentsView
  choices: FileChoices
}) {
  const { t } = useView()
  const chip = (
    key: string,
    label: string,
    count: number,
    isOn: boolean,
    changes: Partial<AttachmentsView>,
  ) => (
    <a
      key={key}
      id={`files-${key}`}
      className="chip"
      aria-current={isOn ? "true" : undefined}
      {...filesLink(attachmentsHref(path, view, changes))}
    >
      {label} <b>{count}</b>
    </a>
  )
  return (
    <>
      <nav className="book-chips" aria-label={t("files.byKind")}>
        {chip("all", t("files.kindAll"), choices.total, view.kind === null, { kind: null })}
        {choices.kinds.map(({ kind, count }) =>
          chip(kind, t(KIND_TEXTS[kind]), count, view.kind === kind, chosenKind(kind)),
        )}
      </nav>
      {choices.people.length > 1 && view.kind !== "session" && (
        <nav className="book-chips" aria-label={t("files.byPerson")}>
          {choices.people.map(({ user, count }) => {
            const isOn = view.by === user.id
            return chip(user.id, user.displayName, count, isOn, { by: isOn ? null : user.id })
          })}
        </nav>
      )}
    </>
  )
}
