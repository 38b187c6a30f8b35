/** Form submissions: a refused form is rendered again with its errors. */
import type { ReactNode } from "react"
import type { Refusal } from "../base/refusal.ts"
import { isVersionConflict } from "../http/conditional-requests.ts"
import { refusalText, requiresStepUp, statusOf, type Translate, toRefusal } from "../http/errors.ts"
import type { FormErrors } from "./form-errors.ts"
import { isHtmx, renderPage, renderPartial } from "./responses.ts"
import type { View } from "./view.ts"

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

/** What a refused form is answered with; a function where that depends on what its action has found out. */
export type FormAnswer = ReactNode | ((errors: FormErrors) => ReactNode)

/**
 * Runs the action of a form. A refusal renders the form, which shows why by itself (`useRefusal`): htmx gets the form alone,
 * other clients the page.
 *
 * @param form  null for a form that htmx does not send
 * @throws the error of the action when it is a failure of the server, or requires a sign-in or a step-up
 */
export async function submitForm(
  call: { request: Request; view: View },
  act: () => Promise<Response>,
  form: FormAnswer,
  page: FormAnswer,
): Promise<Response> {
  try {
    return await act()
  } catch (error) {
    const refusal = formRefusal(error)
    formRefusals.set(call.request, error)
    const refused: FormErrors = {
      action: new URL(call.request.url).pathname,
      errors: Object.fromEntries(refusal.problems.map(({ path, message }) => [path, message])),
      error: refusal.problems.length ? null : refusalText(refusal, call.view.t as Translate),
      status: statusOf(refusal.code),
      version: isVersionConflict(refusal) ? undefined : postedVersions.get(call.request),
      differing: isVersionConflict(refusal) ? differingFieldsOf(refusal) : [],
    }
    const view = { ...call.view, refused }
    const contentOf = (answer: FormAnswer) => (typeof answer === "function" ? answer(refused) : answer)
    return form && isHtmx(call.request)
      ? renderPartial(view, contentOf(form), 422)
      : renderPage(view, contentOf(page), refused.status)
  }
}

/**
 * The refusal of what was typed.
 *
 * @throws the error itself when it is a failure of the server, or requires a sign-in or a step-up
 */
export function formRefusal(error: unknown): Refusal {
  const refusal = toRefusal(error)
  if (refusal.code === "SERVER_ERROR" || refusal.code === "UNAUTHORIZED" || requiresStepUp(refusal))
    throw error
  return refusal
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
