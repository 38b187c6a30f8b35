/** Values and errors of the form around a control; each control finds its own by its name. */
import { createContext, useContext } from "react"

/** The errors of a refused form: message keys by field, or one sentence about the whole form. */
export interface FormErrors {
  errors: Record<string, string>
  error: string | null
  status: number
  /** The version that the form was about, unless it is outdated: the reader has seen the conflict then, and saves over the stored one. */
  version?: string | undefined
  /** Names of the fields that another user's save has left with another value than this form has. */
  differing?: readonly string[]
}

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

export const useFormError = (name: string): string | undefined => useContext(FormContext).errors[name]

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
