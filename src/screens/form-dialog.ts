/** Dialogs with one form as their two routes, which open it and save it. */
import type { ReactNode } from "react"
import type { PageAccessRule } from "../http/endpoint.ts"
import type { SessionDeps } from "../sessions/start/session-deps.ts"
import { renderFormDialog, submitDialogForm } from "../web/form-dialog.tsx"
import type { PageCall } from "../web/pages.tsx"
import type { View } from "../web/view.ts"
import { page } from "./page.ts"

interface FormDialog<Call, Shown> {
  id: string
  title: (view: View) => string
  /** Path of the page below the dialog, see `renderDialog`. */
  parent: (call: Call) => string
  /** What the form is about, for both routes. */
  load: (call: Call) => Promise<Shown> | Shown
  /** @param typed  what was refused; undefined when the dialog opens */
  form: (shown: Shown, typed?: Record<string, string>) => ReactNode
  /** Saves what was typed, and redirects. A refusal answers with the form. */
  save: (call: Call, values: Record<string, string>, shown: Shown) => Promise<Response>
}

export function formDialog<Path extends string, const G extends PageAccessRule, Shown>(
  path: Path,
  gate: G,
  { id, title, parent, load, form, save }: FormDialog<PageCall<SessionDeps, G, Path>, Shown>,
) {
  return [
    page("GET", path, gate, async (call) =>
      renderFormDialog(call, parent(call), { id, title: title(call.view) }, form(await load(call))),
    ),
    page("POST", path, gate, async (call) => {
      const values = await call.form()
      const shown = await load(call)
      return submitDialogForm(call, title(call.view), () => save(call, values, shown), form(shown, values))
    }),
  ]
}
