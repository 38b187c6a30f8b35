/** Asking the person to prove once more who they are, from anywhere on a page. */
import { CallRefused } from "../src/http/call.ts"

/** Heard by the script of every page; its detail is told whether the proof was given. */
export const ASK_FOR_PROOF = "ask-for-proof"

let asking: Promise<boolean> | null = null

/** Opens the dialog, one for all who ask meanwhile; true once the person has proved it. */
export function askForProof(): Promise<boolean> {
  asking ??= new Promise<boolean>((detail) => {
    document.dispatchEvent(new CustomEvent(ASK_FOR_PROOF, { detail }))
  }).finally(() => {
    asking = null
  })
  return asking
}

/** Does it, and after a proof once more, where the server asks for one. */
export async function withProof<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!asksForProof(error) || !(await askForProof())) throw error
    return work()
  }
}

/** Is a fresh proof why the server said no? What stands before the server may answer with JSON of its own. */
export function asksForProof(error: unknown): boolean {
  const ways = error instanceof CallRefused && error.body?.details?.stepUp
  return Array.isArray(ways) && ways.length > 0
}
