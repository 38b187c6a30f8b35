/** Preferences of the session screen, kept in this browser: keyboard layout, pinned combinations, touch mode. */
import { KEYBOARD_LAYOUTS, type KeyboardLayoutName } from "./onscreen-layouts.ts"
import type { TouchMode } from "./touch.ts"

export interface ScreenPreferences {
  layout: KeyboardLayoutName
  /** Names of key combinations. */
  pinned: readonly string[]
  touchMode: TouchMode
}

const STORAGE_KEY = "session-screen"

/** @param lang  of the reader, whose layout it is until another is chosen */
export function readPreferences(lang: string): ScreenPreferences {
  const first: ScreenPreferences = {
    layout: KEYBOARD_LAYOUTS.find((name) => name === lang) ?? "en-GB",
    pinned: ["Ctrl+Alt+Del"],
    touchMode: "direct",
  }
  try {
    const stored = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}") as Partial<ScreenPreferences>
    return {
      layout: KEYBOARD_LAYOUTS.find((name) => name === stored.layout) ?? first.layout,
      pinned: Array.isArray(stored.pinned)
        ? stored.pinned.filter((name) => typeof name === "string")
        : first.pinned,
      touchMode: stored.touchMode === "touchpad" ? "touchpad" : "direct",
    }
  } catch {
    return first
  }
}

/** Best effort: a browser may keep nothing. */
export function savePreferences(preferences: ScreenPreferences): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(preferences))
  } catch {
    // Private windows of some browsers have no storage.
  }
}
