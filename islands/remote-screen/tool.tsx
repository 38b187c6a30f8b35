/** A tool of the toolbar with a sheet; page scripts close it on Escape and on a click elsewhere (`data-menu`). */
import type { ReactNode } from "react"
import { Icon, type IconName } from "../../src/web/icon.tsx"

export function Tool(tool: {
  label: string
  icon: IconName
  /** Text beside the icon: a number of users, a zoom. */
  value?: string
  /** The key that opens the sheet from within the screen. */
  keys?: string
  /** Called when the sheet opens. */
  onOpen?(): void
  children: ReactNode
}) {
  return (
    <details className="tool" data-menu="" onToggle={(event) => event.currentTarget.open && tool.onOpen?.()}>
      <summary className="tool-opener" title={tool.label} aria-keyshortcuts={tool.keys}>
        <Icon name={tool.icon} />
        <span className="visually-hidden">{tool.label}</span>
        {tool.value && <span className="tool-value">{tool.value}</span>}
      </summary>
      <div className="tool-sheet">
        <h2 className="tool-title">{tool.label}</h2>
        {tool.children}
      </div>
    </details>
  )
}

/** Closes the sheet that `element` is in, after a choice. */
export function closeTool(element: Element): void {
  element.closest("details")?.removeAttribute("open")
}
