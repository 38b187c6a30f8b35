/** A short-lived note above the session screen. */
import { useEffect, useState } from "react"

/** How long a note about something done is shown. */
const NOTE_DURATION_MS = 4000

/** A sentence about a finished action, which disappears by itself. */
export function useNote(): [string, (text: string) => void] {
  const [note, setNote] = useState("")
  useEffect(() => {
    if (!note) return
    const timer = setTimeout(() => setNote(""), NOTE_DURATION_MS)
    return () => clearTimeout(timer)
  }, [note])
  return [note, setNote]
}
