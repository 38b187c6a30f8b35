/**
 * Whether a screen has something to show: at its first size, and after each change of it, once the machine has drawn. And
 * whether that is a whole picture of the machine.
 */
import type { DesktopEvent } from "../desktop.ts"

/** A machine that is connected anew for a size, and is busy, draws a second or two later. */
const BLANK_MS_MAX = 2_000
const DRAWING_EVENTS: ReadonlySet<DesktopEvent["kind"]> = new Set(["damage", "move", "jpeg", "frameEnd"])

export class PictureState {
  /** The machine has drawn at the size; before it there is nothing to show. */
  isShown = false
  /** After a change of size: until then what was shown before stays, unless the machine draws earlier; null: none waits. */
  blankUntilMs: number | null = null
  /** Number of the machine's update that is being drawn, or was the last one. */
  update = 0
  /** It is not drawn to its end. */
  isUpdateOpen = false
  /** The adapter has given a size. */
  private hasSize = false

  onEvent({ kind }: DesktopEvent): void {
    this.followUpdate(kind)
    // The end of a frame alone draws nothing at the size that it brings.
    const draws = DRAWING_EVENTS.has(kind) && (kind !== "frameEnd" || this.blankUntilMs === null)
    if (this.hasSize && draws) this.show()
  }

  private followUpdate(kind: DesktopEvent["kind"]): void {
    if (!DRAWING_EVENTS.has(kind)) return
    const isEnd = kind === "frameEnd"
    if (!isEnd && !this.isUpdateOpen) this.update++
    this.isUpdateOpen = !isEnd
  }

  /** The frame buffer has another size. */
  onResize(): void {
    this.hasSize = true
    if (this.isShown) this.blankUntilMs = Number.POSITIVE_INFINITY
    this.isShown = false
  }

  /** The machine has announced the size. */
  onSized(nowMs: number): void {
    if (this.blankUntilMs !== null) this.blankUntilMs = nowMs + BLANK_MS_MAX
  }

  tick(nowMs: number): void {
    if (this.blankUntilMs !== null && nowMs >= this.blankUntilMs) this.show()
  }

  private show(): void {
    this.isShown = true
    this.blankUntilMs = null
  }
}
