/** A short message in the corner. */
import { Button } from "./button.tsx"
import { ActionForm } from "./form.tsx"
import { Icon } from "./icon.tsx"
import type { UndoRequest } from "./undo.ts"
import { useView } from "./view.ts"

export type Toast = { tone: "green" | "red" | "blue"; text: string; undo?: UndoRequest | null }

/** Key that presses the button; the corner is far away for the tab key. */
const UNDO_KEY = "u"

export function ToastItem({ tone, text, undo }: Toast) {
  const { t } = useView()
  return (
    <div className={undo ? `toast toast-${tone} toast-sticky` : `toast toast-${tone}`} data-toast="">
      <Icon name={tone === "green" ? "check" : tone === "red" ? "warning" : "info"} />
      <span>{text}</span>
      {undo && (
        <ActionForm action={undo.path} fields={undo.fields}>
          {/* No submit button: the message may stand in a dialog, which has one of its own. The page's script submits it. */}
          <Button aria-keyshortcuts={UNDO_KEY} title={t("shell.undoKey")}>
            {t("shell.undo")}
          </Button>
        </ActionForm>
      )}
    </div>
  )
}
