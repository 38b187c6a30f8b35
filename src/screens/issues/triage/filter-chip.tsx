/** A filter of the issue list: a chip that says what is chosen, and opens a menu of choices. */
import type { ReactNode } from "react"
import { CachedFragment } from "../../../web/cached-fragment.tsx"
import { Icon } from "../../../web/icon.tsx"
import { useView } from "../../../web/view.ts"

/**
 * @param id       keeps the open menu open when the list is replaced
 * @param values   words of what is chosen; with the id, all that the chip depends on
 */
export function Chip({
  id,
  label,
  values,
  children,
}: {
  id: string
  label: string
  values: readonly string[]
  children: ReactNode
}) {
  const content = () => (
    <>
      <summary className={values.length > 0 ? "chip chip-on filter-chip" : "chip filter-chip"}>
        {label}
        {values.length > 0 && <b>{values.join(", ")}</b>}
        <Icon name="down" />
      </summary>
      <div className="menu-sheet filter-sheet">{children}</div>
    </>
  )
  return (
    <CachedFragment
      as="details"
      className="filter-menu"
      data-menu=""
      id={`chip-${id}`}
      by={`filter chip ${id} ${values.join()}`}
      draw={content}
    />
  )
}

/** A chip of the values that may be chosen together. */
export function ValuesChip<Value extends string>({
  name,
  values,
  chosen,
  wordOf,
}: {
  name: "type" | "priority" | "state"
  values: readonly Value[]
  chosen: readonly Value[]
  wordOf: (value: Value) => string
}) {
  const { t } = useView()
  return (
    <Chip id={name} label={t(`triage.${name}`)} values={chosen.map(wordOf)}>
      {values.map((value) => (
        <Choice key={value} name={name} value={value} label={wordOf(value)} isOn={chosen.includes(value)} />
      ))}
    </Chip>
  )
}

export function Choice({
  name,
  value,
  label,
  isOn,
  isOneOf = false,
}: {
  name: string
  value: string
  label: string
  isOn: boolean
  isOneOf?: boolean
}) {
  return (
    <label className="checkbox">
      <input
        id={`filter-${name}-${value || "any"}`}
        type={isOneOf ? "radio" : "checkbox"}
        name={name}
        value={value}
        defaultChecked={isOn}
      />
      <span>{label}</span>
    </label>
  )
}
