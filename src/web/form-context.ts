/** Values and errors of the form around a control; each control finds its own by its name. */
import { createContext, useContext } from "react"
import type { FormErrors } from "./form-errors.ts"
import { useView } from "./view.ts"

export interface FormState {
  /** What the controls show by their names: text as typed, true for a checked box. */
  values: Readonly<Record<string, unknown>>
  /** Validation message keys, e.g. "validation.max|100". */
  errors: Readonly<Record<string, string>>
  version?: string | undefined
  differing?: readonly string[] | undefined
  /** What is saved now, as the controls would show it; of the fields that it names. */
  saved?: Readonly<Record<string, unknown>> | undefined
}

export const FormContext = createContext<FormState>({ values: {}, errors: {} })

/** Why the form that posts to this address was refused; undefined where it was not. */
export function useRefusal(action: string): FormErrors | undefined {
  const { refused } = useView()
  return refused?.action === action.split("?", 1)[0] ? refused : undefined
}

/** The message keys of the form around, by field. */
export const useFormErrors = (): FormState["errors"] => useContext(FormContext).errors

export const useFormError = (name: string): string | undefined => useFormErrors()[name]

/** The text of a control; undefined where the form has no values. */
export function useFormValue(name: string): string | undefined {
  const value = useContext(FormContext).values[name]
  return value === undefined || value === null ? undefined : String(value)
}

/** Whether a box is checked. */
export function useFormFlag(name: string): boolean {
  const value = useContext(FormContext).values[name]
  return value === true || value === "true"
}

/** What is saved in place of the value of a control: its text, or null where the form does not know it; undefined where they are the same. */
export function useSavedInstead(name: string): string | null | undefined {
  const { differing, saved, values } = useContext(FormContext)
  if (!differing?.includes(name)) return undefined
  const value = saved?.[name]
  if (value === undefined || value === null || typeof value === "boolean") return null
  const text = String(value)
  // Read before the other save was complete: it is not what is saved now.
  return text === String(values[name] ?? "") ? null : text
}
