/** What the tabs of a browser tell each other about the end of their sign-in. */

/** In the browser's storage: the time of the last sign-out, epoch milliseconds. */
export const SIGNED_OUT_KEY = "millwright.signedOut"

/** About when this page was loaded. */
const LOADED_MS = Date.now()

/** Whether a tab of this browser has signed out since this page was loaded. */
export function hasSignedOut(): boolean {
  try {
    return Number(localStorage.getItem(SIGNED_OUT_KEY)) > LOADED_MS
  } catch {
    // Without storage nobody has told.
    return false
  }
}
