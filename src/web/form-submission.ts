/** Form submissions: a refused form is rendered again with its errors. */
import type { ReactNode } from "react"
import type { Refusal } from "../base/refusal.ts"
import { isVersionConflict } from "../http/conditional-requests.ts"
import { refusalText, requiresStepUp, statusOf, type Translate, toRefusal } from "../http/errors.ts"
import type { FormErrors } from "./form-context.ts"
import { isHtmx, renderPage, renderPartial } from "./responses.ts"
import type { View } from "./view.ts"

export type { FormErrors }

/** Refusals that were answered with a form, for the audit log. */
const formRefusals = new WeakMap<Request, unknown>()

/** The versions that posted forms were about. */
const postedVersions = new WeakMap<Request, string | undefined>()

/** Called when the fields of a form are read. */
export function keepPostedVersion(request: Request, version: string | undefined): void {
  postedVersions.set(request, version)
}

/** @returns the refusal that was answered with a form, undefined without one */
export function formRefusalOf(request: Request): unknown {
  return formRefusals.get(request)
}

/**
 * Runs the action of a form. A refusal renders the form with its errors: htmx gets the form alone, other clients the page.
 *
 * @param renderForm  null for a form that htmx does not send
 * @throws the error of the action when it is a failure of the server, or requires a sign-in or a step-up
 */
export async function submitForm(
  call: { request: Request; view: View },
  act: () => Promise<Response>,
  renderForm: ((errors: FormErrors) => ReactNode) | null,
  renderFullPage: (errors: FormErrors) => ReactNode,
): Promise<Response> {
  try {
    return await act()
  } catch (error) {
    const refusal = toRefusal(error)
    if (refusal.code === "SERVER_ERROR" || refusal.code === "UNAUTHORIZED" || requiresStepUp(refusal))
      throw error
    formRefusals.set(call.request, error)
    const errors: FormErrors = {
      errors: Object.fromEntries(refusal.problems.map(({ path, message }) => [path, message])),
      error: refusal.problems.length ? null : refusalText(refusal, call.view.t as Translate),
      status: statusOf(refusal.code),
      version: isVersionConflict(refusal) ? undefined : postedVersions.get(call.request),
      differing: isVersionConflict(refusal) ? differingFieldsOf(refusal) : [],
    }
    return renderForm && isHtmx(call.request)
      ? renderPartial(call.view, renderForm(errors), 422)
      : renderPage(call.view, renderFullPage(errors), errors.status)
  }
}

function differingFieldsOf({ details }: Refusal): string[] {
  const { fields } = details
  return Array.isArray(fields) ? fields.filter((name) => typeof name === "string") : []
}

/** The number in a field of a form; text that is none stays text, so that the schema names the field. */
export function numberFromForm(typed: string | undefined): number | string | undefined {
  if (typed === undefined) return undefined
  const text = typed.trim()
  return text === "" || Number.isNaN(Number(text)) ? text : Number(text)
}
