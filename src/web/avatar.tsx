/** A user as initials in a circle, a group in a square, with the name. */
import { useView } from "./view.ts"

export function Assignee({ user, group }: { user: string | null; group: string | null }) {
  const { t } = useView()
  const name = user ?? group
  if (name === null) return <span className="muted">{t("terms.unassigned")}</span>
  return (
    <span className="who">
      <Initials name={name} isGroup={user === null} />
      <span>{name}</span>
    </span>
  )
}

export function Initials({ name, isGroup }: { name: string; isGroup: boolean }) {
  return (
    <span className={isGroup ? "initials initials-group" : "initials"} aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}

/** First letters of the first and the last word; of a group its first letter and its number. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean)
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => [...(word ?? "")][0] ?? "")
    .join("")
    .toUpperCase()
}
