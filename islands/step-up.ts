/** Step-up: requests that the user authenticates again, from anywhere on a page. */
import { ApiError } from "../src/http/api-client.ts"

/** Handled by the script of every page; its detail is a callback that gets whether step-up succeeded. */
export const STEP_UP_EVENT = "step-up-required"

let pendingStepUp: Promise<boolean> | null = null

/** Opens the dialog, shared by concurrent requests; true once the user has authenticated again. */
export function requestStepUp(): Promise<boolean> {
  pendingStepUp ??= new Promise<boolean>((detail) => {
    document.dispatchEvent(new CustomEvent(STEP_UP_EVENT, { detail }))
  }).finally(() => {
    pendingStepUp = null
  })
  return pendingStepUp
}

/** Runs the work and, where the server requires step-up, repeats it after the user has authenticated again. */
export async function withStepUp<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!requiresStepUp(error) || !(await requestStepUp())) throw error
    return work()
  }
}

/** Whether the server refused for lack of step-up. Tolerates other JSON, which a proxy may answer with. */
export function requiresStepUp(error: unknown): boolean {
  const ways = error instanceof ApiError && error.body?.details?.stepUp
  return Array.isArray(ways) && ways.length > 0
}
