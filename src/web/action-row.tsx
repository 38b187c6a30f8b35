/** Actions in a row; a narrow screen shows the first two and has the others in a menu. */
import { Children, type ReactNode } from "react"
import { Icon } from "./icon.tsx"
import { useView } from "./view.ts"

/** What a telephone has room for in at most two rows, in German too. */
const SHOWN_COUNT = 2

/** Each action is a child of its own; those that are not offered are null or false. */
export function ActionRow({ children }: { children: ReactNode }) {
  const { t } = useView()
  const actions = Children.toArray(children)
  // A menu of one action would take the room of that action.
  if (actions.length <= SHOWN_COUNT + 1) return actions
  return (
    <>
      {actions.slice(0, SHOWN_COUNT - 1)}
      <span className="last-actions">
        {actions[SHOWN_COUNT - 1]}
        <details className="menu more-actions" data-menu="">
          <summary className="button button-secondary" title={t("shell.moreActions")}>
            <Icon name="more" />
            <span className="visually-hidden">{t("shell.moreActions")}</span>
          </summary>
          <div className="menu-sheet">{actions.slice(SHOWN_COUNT)}</div>
        </details>
      </span>
    </>
  )
}
