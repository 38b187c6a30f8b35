/** Dialogs: a partial swapped into `#dialog-host` opens by itself, and leaves the page when it is closed. */
import type { ReactNode } from "react"
import { Button, IconButton } from "./button.tsx"
import { useView } from "./view.ts"

export const DIALOG_HOST = "#dialog-host"

/** Attributes of a button or link that opens the dialog answered by `href`. */
export const opensDialog = (href: string) => ({
  "hx-get": href,
  "hx-target": DIALOG_HOST,
  "hx-swap": "innerHTML",
})

export function Dialog({
  id,
  title,
  children,
  footer,
  size = "medium",
}: {
  id: string
  title: string
  children: ReactNode
  footer?: ReactNode
  size?: "small" | "medium" | "large"
}) {
  const { t } = useView()
  return (
    <dialog id={id} className={`dialog dialog-${size}`} aria-labelledby={`${id}-title`}>
      <header className="dialog-header">
        <h2 id={`${id}-title`}>{title}</h2>
        <IconButton label={t("shell.close")} icon="close" data-dialog-close="" />
      </header>
      <div className="dialog-body">{children}</div>
      {footer && <footer className="dialog-footer">{footer}</footer>}
    </dialog>
  )
}

/** The button that leaves a dialog without doing anything. */
export function DialogCancel() {
  const { t } = useView()
  return (
    <Button kind="quiet" data-dialog-close="">
      {t("shell.cancel")}
    </Button>
  )
}

/** The button of a dialog that only tells something. */
export function DialogClose() {
  const { t } = useView()
  return <Button data-dialog-close="">{t("shell.close")}</Button>
}
