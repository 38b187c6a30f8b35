/** Filters of a list as chips: links, so that the address holds what is chosen. */
import { Icon } from "./icon.tsx"
import { useView } from "./view.ts"

export interface FilterChip {
  id: string
  label: string
  /** The list with this filter; of a chosen one, without it. */
  href: string
  isOn: boolean
}

export function FilterChips({ label, chips }: { label: string; chips: readonly FilterChip[] }) {
  const { t } = useView()
  return (
    <nav className="chips" aria-label={label}>
      {chips.map(({ id, label: name, href, isOn }) => (
        <a key={id} className="chip" href={href} aria-current={isOn ? "true" : undefined}>
          {name}
          {isOn && <Icon name="close" />}
          {isOn && <span className="visually-hidden">{t("shell.removeFilter")}</span>}
        </a>
      ))}
    </nav>
  )
}
