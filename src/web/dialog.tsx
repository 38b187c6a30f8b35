/** Dialogs: a partial swapped into `#dialog-host` opens by itself, and leaves the page when it is closed. */
import type { ReactNode } from "react"
import { Button, type ButtonKind, IconButton } from "./button.tsx"
import { FormActions } from "./form.tsx"
import { Text } from "./text.ts"
import type { TextRef } from "./texts/i18n.ts"
import { useView } from "./view.ts"

export const DIALOG_HOST = "#dialog-host"

/** Query parameter with the address of the dialog that a page opens; the address is below the page's own path. */
export const DIALOG_QUERY = "dialog"

/** The dialog requested in a page's address; null for addresses that are not below the page's own path. */
export function dialogAddress(path: string): string | null {
  // Most addresses have none, and parsing each of them would take a tenth of a page's time.
  if (!path.includes(`${DIALOG_QUERY}=`)) return null
  const page = URL.parse(`http://page${path}`)
  const asked = page?.searchParams.get(DIALOG_QUERY) ?? ""
  // As a browser reads it: "//host/path" is another host, and ".." leaves the path of the page.
  const dialog = asked.startsWith("/") ? URL.parse(asked, "http://page") : null
  const isBelow = dialog?.host === page?.host && dialog?.pathname.startsWith(`${page?.pathname}/`)
  return isBelow ? asked : null
}

/** Attributes of a button or link that opens the dialog answered by `href`. */
export const dialogTrigger = (href: string) => ({
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
  reloads = false,
  isView = false,
}: {
  id: string
  title: string
  children: ReactNode
  footer?: ReactNode
  size?: "small" | "medium" | "large" | "wide"
  /** The page behind it is out of date: closing the dialog loads it again. */
  reloads?: boolean
  /** A part of its page rather than an action: the page's address names it while it is open. */
  isView?: boolean
}) {
  const { t, path } = useView()
  return (
    <dialog
      id={id}
      className={`dialog dialog-${size}`}
      aria-labelledby={`${id}-title`}
      data-reloads={reloads ? "" : undefined}
      data-address={isView ? path : undefined}
    >
      <div className="dialog-header">
        <h2 id={`${id}-title`} tabIndex={-1}>
          {title}
        </h2>
        <IconButton label={t("shell.close")} icon="close" data-dialog-close="" />
      </div>
      <div className="dialog-body">{children}</div>
      {footer && <div className="dialog-footer">{footer}</div>}
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

/** The end of a form in a dialog: the button that submits it, and the one that leaves. */
export function DialogActions({
  submit,
  kind = "primary",
  submitId,
}: {
  submit: TextRef
  kind?: ButtonKind
  /** An element of this id in the answer takes its place, and the focus with it. */
  submitId?: string
}) {
  return (
    <FormActions>
      <Button type="submit" id={submitId} kind={kind}>
        <Text content={submit} />
      </Button>
      <DialogCancel />
    </FormActions>
  )
}

/** The end of a dialog that only says something. */
export const DialogEnd = () => (
  <FormActions>
    <DialogClose />
  </FormActions>
)

/** The close button of an informational dialog. */
export function DialogClose() {
  const { t } = useView()
  return <Button data-dialog-close="">{t("shell.close")}</Button>
}
