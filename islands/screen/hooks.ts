/** Browser hooks shared by the live and the recorded screen. */

import { type RefObject, useEffect, useState } from "react"
import { SIGNED_OUT_KEY } from "../../src/identity/signin/rules.ts"

const SECOND_MS = 1000

/** The time, epoch milliseconds, once a second. */
export function useNow(): number {
  const [nowMs, setNowMs] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), SECOND_MS)
    return () => clearInterval(timer)
  }, [])
  return nowMs
}

/** About when this page was loaded. */
const LOADED_MS = Date.now()

/** Whether a tab of this browser has signed out since. */
function hasSignedOut(): boolean {
  try {
    return Number(localStorage.getItem(SIGNED_OUT_KEY)) > LOADED_MS
  } catch {
    // Without storage, sign-outs of other tabs are unknown.
    return false
  }
}

/** While true, the browser asks for confirmation before it leaves or reloads the page. */
export function useBeforeUnloadPrompt(asks: boolean): void {
  useEffect(() => {
    if (!asks) return
    // The session ended with the sign-in, and no person may be there to answer the prompt.
    const ask = (event: BeforeUnloadEvent) => hasSignedOut() || event.preventDefault()
    window.addEventListener("beforeunload", ask)
    return () => window.removeEventListener("beforeunload", ask)
  }, [asks])
}

/** Chromium can pass Ctrl+W, Alt+Tab and Escape to a page in full screen; TypeScript's DOM types lack the API. */
interface KeyboardLock {
  lock(): Promise<void>
  unlock(): void
}

const keyboardLock = (): KeyboardLock | undefined => (navigator as { keyboard?: KeyboardLock }).keyboard

/** Whether `element` fills the screen, and how to change that; null where the browser cannot (telephones). */
export function useFullscreen(element: RefObject<HTMLElement | null>): [boolean, (() => void) | null] {
  const [isFullscreen, setFullscreen] = useState(false)
  useEffect(() => {
    const follow = () => {
      const isNow = document.fullscreenElement !== null && document.fullscreenElement === element.current
      setFullscreen(isNow)
      if (isNow)
        keyboardLock()
          ?.lock()
          .catch(() => {})
      else keyboardLock()?.unlock()
    }
    document.addEventListener("fullscreenchange", follow)
    return () => document.removeEventListener("fullscreenchange", follow)
  }, [element])
  const toggle = () => {
    if (document.fullscreenElement) void document.exitFullscreen()
    else void element.current?.requestFullscreen().catch(() => {})
  }
  return [isFullscreen, document.fullscreenEnabled ? toggle : null]
}
