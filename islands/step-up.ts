/** Asking the person to prove once more who they are, from anywhere on a page. */
import { ApiError } from "../src/http/api-client.ts"

/** Heard by the script of every page; its detail is told whether the proof was given. */
export const STEP_UP_EVENT = "step-up-required"

let pendingStepUp: Promise<boolean> | null = null

/** Opens the dialog, one for all who ask meanwhile; true once the person has proved it. */
export function requestStepUp(): Promise<boolean> {
  pendingStepUp ??= new Promise<boolean>((detail) => {
    document.dispatchEvent(new CustomEvent(STEP_UP_EVENT, { detail }))
  }).finally(() => {
    pendingStepUp = null
  })
  return pendingStepUp
}

/** Does it, and after a proof once more, where the server asks for one. */
export async function withStepUp<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!requiresStepUp(error) || !(await requestStepUp())) throw error
    return work()
  }
}

/** Is a fresh proof why the server said no? What stands before the server may answer with JSON of its own. */
export function requiresStepUp(error: unknown): boolean {
  const ways = error instanceof ApiError && error.body?.details?.stepUp
  return Array.isArray(ways) && ways.length > 0
}
