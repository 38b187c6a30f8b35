/** Filters of a list as chips: links, so that the address holds what is chosen. */
import { CachedFragment } from "./cached-fragment.tsx"
import { Icon } from "./icon.tsx"
import { useView } from "./view.ts"

export interface FilterChip {
  id: string
  label: string
  /** The list with this filter; of a chosen one, without it. */
  href: string
  isOn: boolean
}

/** @param isShared  many readers see the same chips: drawn once for all of them; not with a search in them, of which there is no end */
export function FilterChips({
  label,
  chips,
  isShared = false,
}: {
  label: string
  chips: readonly FilterChip[]
  isShared?: boolean
}) {
  const attributes = { className: "chips", "aria-label": label }
  const content = () => <Chips chips={chips} />
  if (!isShared) return <nav {...attributes}>{content()}</nav>
  return <CachedFragment as="nav" {...attributes} by={`chips ${JSON.stringify(chips)}`} draw={content} />
}

function Chips({ chips }: { chips: readonly FilterChip[] }) {
  const { t } = useView()
  return chips.map(({ id, label, href, isOn }) => (
    <a key={id} className="chip" href={href} aria-current={isOn ? "true" : undefined}>
      {label}
      {isOn && <Icon name="close" />}
      {isOn && <span className="visually-hidden">{t("shell.removeFilter")}</span>}
    </a>
  ))
}
