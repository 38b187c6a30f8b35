/** The preferences of the session screen as state; a change is saved in this browser. */
import { useState } from "react"
import { readPreferences, type ScreenPreferences, savePreferences } from "./preferences.ts"

/** @param lang  of the reader */
export function usePreferences(lang: string): [ScreenPreferences, (next: ScreenPreferences) => void] {
  const [preferences, setPreferences] = useState(() => readPreferences(lang))
  const save = (next: ScreenPreferences) => {
    setPreferences(next)
    savePreferences(next)
  }
  return [preferences, save]
}
