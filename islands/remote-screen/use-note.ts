/** A short-lived note above the session screen. */
import { useEffect, useRef, useState } from "react"
import type { AccessRight } from "../../src/sessions/session/rules.ts"

/** How long a note about something done is shown. */
const NOTE_DURATION_MS = 4000

interface Note {
  text: string
  /** It was refused or failed. */
  isProblem: boolean
}

/** A sentence about a finished action, which disappears by itself, or by `forget` once it no longer holds. */
export function useNote(): [
  note: Note | null,
  tell: (text: string, isProblem?: boolean) => void,
  forget: (text: string) => void,
] {
  const [note, setNote] = useState<Note | null>(null)
  useEffect(() => {
    if (!note) return
    const timer = setTimeout(() => setNote(null), NOTE_DURATION_MS)
    return () => clearTimeout(timer)
  }, [note])
  return [
    note,
    (text, isProblem = false) => setNote({ text, isProblem }),
    (text) => setNote((shown) => (shown?.text === text ? null : shown)),
  ]
}

/** Tells a viewer that control was given or taken. @param right  of this viewer; undefined until the server has sent it */
export function useRightChange(right: AccessRight | undefined, tell: (right: AccessRight) => void) {
  const before = useRef(right)
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each change
  useEffect(() => {
    if (before.current && right && before.current !== right) tell(right)
    before.current = right
  }, [right])
}
