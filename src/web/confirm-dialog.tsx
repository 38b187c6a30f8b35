/** The question before an action that ends or deletes something. */
import type { ReactNode } from "react"
import { validationRefusal } from "../base/refusal.ts"
import type { ButtonKind } from "./button.tsx"
import { Dialog, DialogActions, DialogCancel, DialogClose } from "./dialog.tsx"
import { TextField } from "./field.tsx"
import { ActionButton, Form } from "./form.tsx"
import { resolveText, type TextRef } from "./texts/i18n.ts"
import { useView } from "./view.ts"

/** Says in `children` what follows, and offers the button that does it. */
export function ConfirmDialog({
  id,
  title,
  action,
  fields,
  target,
  submit,
  kind = "danger",
  children,
}: {
  id: string
  title: TextRef
  /** The URL that the button posts to, with `fields`. */
  action: string
  fields?: Record<string, string>
  /** A selector of what the answer replaces on the page, which ends the dialog; without it the answer leads to a page. */
  target?: string
  submit: TextRef
  kind?: ButtonKind
  children: ReactNode
}) {
  const { t } = useView()
  return (
    <Dialog
      id={id}
      title={resolveText(t, title)}
      size="small"
      footer={
        <>
          <ActionButton action={action} fields={fields} target={target} kind={kind} text={submit} />
          <DialogCancel />
        </>
      }
    >
      {children}
    </Dialog>
  )
}

/** @throws Refusal BAD_REQUEST when what was typed is not the name */
export function checkTypedName(typed: string, name: string): void {
  if (typed.trim() !== name) throw validationRefusal([{ path: "name", message: "validation.nameDiffers" }])
}

/** Deletes what is used widely, once its name is typed; says in `children` what follows. */
export function DeleteByNameForm({
  id,
  action,
  name,
  typed,
  submit,
  children,
}: {
  id: string
  action: string
  name: string
  /** What was typed, where it was refused. */
  typed: string | undefined
  submit: TextRef
  children: ReactNode
}) {
  return (
    <Form id={id} action={action} values={{ name: typed }}>
      {children}
      <TextField name="name" label={["deviceadmin.typeName", { name }]} required autoFocus />
      <DialogActions submit={submit} kind="danger" />
    </Form>
  )
}

/** In place of the confirmation of a deletion: what it is still used for. */
export function InUseDialog({
  id,
  title,
  text,
  uses,
}: {
  id: string
  title: TextRef
  text: TextRef
  uses: readonly string[]
}) {
  const { t } = useView()
  return (
    <Dialog id={id} title={resolveText(t, title)} size="small" footer={<DialogClose />}>
      <p>{resolveText(t, text)}</p>
      <Consequences lines={uses} />
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
