/** The modifiers of the on-screen keyboard, held while the pointer is pressed: Ctrl and a tap select one more row. */
import type { ViewerInput } from "../../protocols/viewer-wire-input.ts"

interface PointerModifiers {
  send(input: ViewerInput): void
  /** Keysyms, in the order in which they are pressed. */
  modifiers(): readonly number[]
  /** After a press and its release; the wheel, whose turn is many inputs, uses nothing up. */
  onModifiersUsed(): void
}

/** @returns sends pointer and wheel, with the keys around them */
export function withModifiers({ send, modifiers, onModifiersUsed }: PointerModifiers) {
  let held: readonly number[] = []
  let isPressed = false
  const sendKeys = (keysyms: readonly number[], down: boolean) => {
    for (const keysym of keysyms) send({ kind: "key", down, keysym, code: "" })
  }
  return (input: ViewerInput): void => {
    const isPress = input.kind === "pointer" && !isPressed && input.buttons !== 0
    const isRelease = input.kind === "pointer" && isPressed && input.buttons === 0
    if (isPress || (input.kind === "wheel" && !isPressed)) {
      held = [...modifiers()]
      sendKeys(held, true)
    }
    send(input)
    if (isPress) isPressed = true
    if (isRelease || (input.kind === "wheel" && !isPressed)) {
      isPressed = false
      sendKeys(held.toReversed(), false)
      if (isRelease && held.length > 0) onModifiersUsed()
      held = []
    }
  }
}
