/** Keys and buttons that viewers hold down on the machine, to release them when a viewer loses control or leaves. Pure. */
import type { MachineInput } from "../../../protocols/viewer-wire-input.ts"

interface HeldByViewer {
  /** `KeyboardEvent.code` by keysym. */
  keys: Map<number, string>
  /** Position of the pointer while a button is down. */
  pointer: { x: number; y: number } | null
}

export class HeldInput {
  private readonly byViewer = new Map<string, HeldByViewer>()

  /** Call it with every input that reaches the machine. */
  onInput(viewerId: string, input: MachineInput): void {
    if (input.kind !== "key" && input.kind !== "pointer") return
    const held = this.byViewer.get(viewerId) ?? { keys: new Map(), pointer: null }
    if (input.kind === "pointer") held.pointer = input.buttons === 0 ? null : { x: input.x, y: input.y }
    else if (input.down) held.keys.set(input.keysym, input.code)
    else held.keys.delete(input.keysym)
    this.byViewer.set(viewerId, held)
  }

  /** @returns the inputs that release all that this viewer holds; they count as done */
  release(viewerId: string): MachineInput[] {
    const held = this.byViewer.get(viewerId)
    this.byViewer.delete(viewerId)
    if (!held) return []
    // Modifiers were pressed first, and stay until their key is up.
    const keys = [...held.keys]
      .map(([keysym, code]) => ({ kind: "key" as const, down: false, keysym, code }))
      .reverse()
    return held.pointer ? [...keys, { kind: "pointer", ...held.pointer, buttons: 0 }] : keys
  }

  get viewerIds(): string[] {
    return [...this.byViewer.keys()]
  }
}
