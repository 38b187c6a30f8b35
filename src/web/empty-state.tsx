/** What stands where rows would: a sentence, and the action that would fill it. */
import type { ReactNode } from "react"
import { Icon, type IconName } from "./icon.tsx"

export function EmptyState({
  icon,
  children,
  action,
}: {
  icon: IconName
  children: ReactNode
  action?: ReactNode
}) {
  return (
    <div className="empty">
      <Icon name={icon} />
      <p>{children}</p>
      {action}
    </div>
  )
}
