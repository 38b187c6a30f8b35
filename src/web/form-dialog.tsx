/** Dialogs with one form: opened over a page, and answered with the form and its errors where its action refuses. */
import type { ReactNode } from "react"
import { Dialog } from "./dialog.tsx"
import { submitForm } from "./form-submission.ts"
import { Layout } from "./layout.tsx"
import { PageHeader, Panel } from "./panel.tsx"
import { renderDialog } from "./responses.ts"
import type { View } from "./view.ts"

interface Call {
  request: Request
  view: View
}

/** @param parent  path of the page below the dialog, see `renderDialog` */
export function renderFormDialog(
  call: Call,
  parent: string,
  { id, title }: { id: string; title: string },
  form: ReactNode,
): Response {
  const dialog = (
    <Dialog id={id} title={title} size="small">
      {form}
    </Dialog>
  )
  return renderDialog(call, parent, dialog)
}

/**
 * Runs the action of a dialog's form. A refusal answers with the form: to htmx alone, to a browser without scripts on a
 * page with the dialog's title.
 *
 * @throws as `submitForm`
 */
export function submitDialogForm(
  call: Call,
  title: string,
  act: () => Promise<Response>,
  form: ReactNode,
): Promise<Response> {
  return submitForm(call, act, form, <DialogFormPage title={title}>{form}</DialogFormPage>)
}

/** The content of a dialog as a page. */
export function DialogFormPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Layout title={title} section="issues">
      <PageHeader title={title} />
      <Panel>{children}</Panel>
    </Layout>
  )
}
