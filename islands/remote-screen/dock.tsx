/** The dock at the right: sections that push the picture aside and never cover it. */
import { type ReactNode, useEffect } from "react"
import { IconButton } from "../../src/web/button.tsx"
import { Icon, type IconName } from "../../src/web/icon.tsx"
import { useIslandView } from "../define.tsx"
import { returnFocus } from "./focus.ts"
import { heldPlace } from "./held-place.ts"

export type DockSectionName = "people" | "files" | "clipboard"

export function Dock({ children }: { children: ReactNode }) {
  const { t } = useIslandView()
  return (
    <aside className="dock" aria-label={t("viewer.dockLabel")}>
      {children}
    </aside>
  )
}

/** The width of an open dock, empty after the end. Below the picture of a phone it takes no room. */
export const HeldDock = () => <div className="dock" style={heldPlace(true)} />

export function DockSection(section: {
  title: string
  icon: IconName
  /** Beside the title: how many there are. */
  count?: string | undefined
  /** Left out for a section that closes with the one above. */
  onClose?(): void
  children: ReactNode
}) {
  const { t } = useIslandView()
  useEffect(() => {
    const opener = document.activeElement
    return () => returnFocus(opener)
  }, [])
  return (
    <section className="dock-section" aria-label={section.title}>
      <h2 className="dock-title">
        <Icon name={section.icon} />
        {section.title}
        {section.count && <span className="muted">{section.count}</span>}
        {section.onClose && <IconButton label={t("shell.close")} icon="close" onClick={section.onClose} />}
      </h2>
      {section.children}
    </section>
  )
}

/** Opens and closes a section of the dock, or the keyboard. */
export function DockToggle(toggle: {
  label: string
  icon: IconName
  value?: string | undefined
  isDisabled?: boolean
  isOpen: boolean
  onToggle(): void
}) {
  return (
    <button
      type="button"
      className="tool-opener"
      title={toggle.label}
      aria-pressed={toggle.isOpen}
      disabled={toggle.isDisabled}
      onClick={toggle.onToggle}
    >
      <Icon name={toggle.icon} />
      <span className="visually-hidden">{toggle.label}</span>
      {toggle.value && <span className="tool-value">{toggle.value}</span>}
    </button>
  )
}
