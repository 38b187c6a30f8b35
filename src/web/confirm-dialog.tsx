/** The question before an action that ends or deletes something. */
import type { ReactNode } from "react"
import { Button, type ButtonKind } from "./button.tsx"
import { Dialog, DialogCancel } from "./dialog.tsx"
import { ActionForm } from "./form.tsx"

/** Says in `children` what follows, and offers the button that does it. */
export function ConfirmDialog({
  id,
  title,
  action,
  fields,
  submit,
  kind = "danger",
  children,
}: {
  id: string
  title: string
  /** The URL that the button posts to, with `fields`. */
  action: string
  fields?: Record<string, string>
  submit: string
  kind?: ButtonKind
  children: ReactNode
}) {
  return (
    <Dialog
      id={id}
      title={title}
      size="small"
      footer={
        <>
          <ActionForm action={action} fields={fields}>
            <Button type="submit" kind={kind}>
              {submit}
            </Button>
          </ActionForm>
          <DialogCancel />
        </>
      }
    >
      {children}
    </Dialog>
  )
}

/** What follows from an action, one line each. */
export function Consequences({ lines }: { lines: readonly ReactNode[] }) {
  return (
    <ul className="consequences">
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change their order
        <li key={index}>{line}</li>
      ))}
    </ul>
  )
}
