/** A modal dialog inside an island; Escape and the close button are a no. */
import { type ReactNode, useEffect, useId, useRef } from "react"
import { IconButton } from "../../src/web/button.tsx"
import { returnFocus } from "./focus.ts"

export function Modal(modal: {
  title: string
  closeLabel: string
  onClose(): void
  footer: ReactNode
  children: ReactNode
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const before = document.activeElement
    dialog.current?.showModal()
    // Not on the first button: nothing is chosen by a stray Enter.
    dialog.current?.focus()
    return () => returnFocus(before)
  }, [])
  return (
    <dialog className="dialog" ref={dialog} tabIndex={-1} aria-labelledby={id} onClose={modal.onClose}>
      <div className="dialog-header">
        <h2 id={id}>{modal.title}</h2>
        <IconButton label={modal.closeLabel} icon="close" onClick={() => dialog.current?.close()} />
      </div>
      <div className="dialog-body">{modal.children}</div>
      <div className="dialog-footer">{modal.footer}</div>
    </dialog>
  )
}
