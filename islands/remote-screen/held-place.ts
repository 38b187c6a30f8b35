/** After the end bars and the dock keep their place, so that the screen of the end does not move below a pointer. */
import type { CSSProperties } from "react"

export interface HeldPlace {
  style: CSSProperties | undefined
}

const HIDDEN: CSSProperties = { visibility: "hidden" }

/** For what is gone after the end and keeps its place. */
export function heldPlace(isGone: boolean): HeldPlace["style"] {
  return isGone ? HIDDEN : undefined
}
