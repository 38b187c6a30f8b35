/** Which sections of the dock are open, and whether the on-screen keyboard is. */
import { type RefObject, useEffect, useState } from "react"
import type { DockSectionName } from "./dock.tsx"

/** On a phone and in a tile the dock and the keyboard take turns, so that the picture keeps its room. As in the styles. */
const NARROW_PX = 720

interface Sections {
  open: ReadonlySet<DockSectionName>
  hasKeyboard: boolean
  toggle(name: DockSectionName): void
  toggleKeyboard(): void
}

/**
 * @param supervises  the reader is a supervisor
 * @param isAsked  somebody requests control of the reader's session
 */
export function useSections(
  root: RefObject<HTMLElement | null>,
  { supervises, isAsked }: { supervises: boolean; isAsked: boolean },
): Sections {
  const [open, setOpen] = useState<ReadonlySet<DockSectionName>>(new Set())
  const [hasKeyboard, setKeyboard] = useState(false)

  // What a supervisor may do must be at hand at once; on a phone the picture comes first.
  useEffect(() => {
    if (supervises && !isNarrow(root.current)) setOpen((before) => new Set(before).add("people"))
  }, [supervises, root])

  // A request for control must not be overlooked behind a closed dock.
  useEffect(() => {
    if (isAsked) setOpen((before) => new Set(before).add("people"))
  }, [isAsked])

  return {
    open,
    hasKeyboard,
    toggle(name) {
      const next = new Set(isNarrow(root.current) ? [...open].filter((one) => one === name) : open)
      if (!next.delete(name)) next.add(name)
      setOpen(next)
      if (isNarrow(root.current)) setKeyboard(false)
    },
    toggleKeyboard() {
      setKeyboard(!hasKeyboard)
      if (isNarrow(root.current)) setOpen(new Set())
    },
  }
}

function isNarrow(root: HTMLElement | null): boolean {
  return (root?.clientWidth ?? 0) < NARROW_PX
}
