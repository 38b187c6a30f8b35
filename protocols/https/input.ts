/**
 * A viewer's input as commands of Chromium's Input domain, in the order of arrival: one command is on its way at a time,
 * and moves of the pointer that a later one replaces are left out.
 */
import type { DesktopInput } from "../desktop.ts"
import type { CdpValue } from "./cdp.ts"
import { browserKeyOf, MODIFIER, modifierBit } from "./keys.ts"

export type PageInput = Extract<DesktopInput, { kind: "key" | "pointer" | "wheel" }>

type SendToPage = (method: string, params: CdpValue) => Promise<unknown>

/** A page that hangs answers nothing; what is typed meanwhile is kept up to here. */
const INPUT_QUEUE_MAX = 200
/** Releases are kept beyond it: what a page gets pressed, it gets released. */
const RELEASES_QUEUE_MAX = 400
/** Pixels that Chromium scrolls for one notch of a mouse wheel. */
const PIXELS_PER_NOTCH = 100
const NOTCHES_MAX = 20
const DOUBLE_CLICK_MS = 500
const DOUBLE_CLICK_PIXELS = 5
/** Buttons by the bits of `DesktopInput`, with the bits of `MouseEvent.buttons`. */
const BUTTONS = [
  { bit: 1, name: "left", domBit: 1 },
  { bit: 2, name: "middle", domBit: 4 },
  { bit: 4, name: "right", domBit: 2 },
  { bit: 8, name: "back", domBit: 8 },
  { bit: 16, name: "forward", domBit: 16 },
] as const

interface Command {
  method: string
  params: CdpValue
  isMove: boolean
}

/** Of keys and buttons; moves and releases are none. */
const PRESS_TYPES: readonly unknown[] = ["keyDown", "rawKeyDown", "mousePressed", "mouseWheel"]
const RELEASE_TYPES: readonly unknown[] = ["keyUp", "mouseReleased"]

export class PageInputQueue {
  private readonly send: SendToPage
  private waiting: Command[] = []
  private isSending = false
  private modifiers = 0
  private readonly heldKeys = new Set<string>()
  private buttons = 0
  private clicks = { count: 0, x: 0, y: 0, button: "" }
  private clickTimer: ReturnType<typeof setTimeout> | null = null

  constructor(send: SendToPage) {
    this.send = send
  }

  push(input: PageInput): void {
    switch (input.kind) {
      case "key":
        return this.pushKey(input)
      case "pointer":
        return this.pushPointer(input)
      case "wheel":
        return this.pushWheel(input)
    }
  }

  /** Modifiers of the keys held now. */
  get heldModifiers(): number {
    return this.modifiers
  }

  /** Releases what is held; nothing that waits is sent any more. */
  reset(): void {
    this.waiting = []
    this.modifiers = 0
    this.heldKeys.clear()
    this.buttons = 0
  }

  dropPresses(): void {
    const isPress = ({ method, params }: Command) =>
      method === "Input.insertText" || PRESS_TYPES.includes(params.type)
    this.waiting = this.waiting.filter((command) => !isPress(command))
  }

  private pushKey({ down, keysym, code }: Extract<PageInput, { kind: "key" }>): void {
    const bit = modifierBit(keysym)
    if (bit) this.modifiers = down ? this.modifiers | bit : this.modifiers & ~bit
    const key = browserKeyOf(keysym)
    if (!key) return
    // A composed character has no key: it is text.
    if (code === "" && key.text.length > 0 && key.text >= "\u0080") {
      if (down) this.enqueue("Input.insertText", { text: key.text })
      return
    }
    const id = code || key.key
    const isRepeated = down && this.heldKeys.has(id)
    if (down) this.heldKeys.add(id)
    else this.heldKeys.delete(id)
    const isCommand = (this.modifiers & (MODIFIER.CONTROL | MODIFIER.ALT | MODIFIER.META)) !== 0
    const text = down && !isCommand ? key.text : ""
    this.enqueue("Input.dispatchKeyEvent", {
      type: down ? (text ? "keyDown" : "rawKeyDown") : "keyUp",
      key: key.key,
      code,
      windowsVirtualKeyCode: key.virtualKey,
      nativeVirtualKeyCode: key.virtualKey,
      location: key.location === 3 ? 0 : key.location,
      isKeypad: key.location === 3,
      autoRepeat: isRepeated,
      modifiers: this.modifiers,
      text: text || undefined,
      unmodifiedText: text || undefined,
    })
  }

  private pushPointer({ x, y, buttons }: Extract<PageInput, { kind: "pointer" }>): void {
    const before = this.buttons
    this.buttons = buttons
    const changed = BUTTONS.filter(({ bit }) => (before & bit) !== (buttons & bit))
    if (changed.length === 0) {
      // A move without the button that is held selects nothing and moves no slider.
      const held = BUTTONS.find(({ bit }) => (buttons & bit) !== 0)
      return this.enqueueMouse("mouseMoved", { x, y, button: held?.name ?? "none" }, true)
    }
    for (const { bit, name } of changed) {
      const isDown = (buttons & bit) !== 0
      if (isDown) this.countClick(x, y, name)
      this.enqueueMouse(isDown ? "mousePressed" : "mouseReleased", {
        x,
        y,
        button: name,
        clickCount: this.clicks.count,
      })
    }
  }

  /** A second press soon and near is a double click, a third one selects the paragraph. */
  private countClick(x: number, y: number, button: string): void {
    const { clicks } = this
    const isNear =
      Math.abs(x - clicks.x) <= DOUBLE_CLICK_PIXELS && Math.abs(y - clicks.y) <= DOUBLE_CLICK_PIXELS
    const count = isNear && clicks.button === button ? (clicks.count % 3) + 1 : 1
    this.clicks = { count, x, y, button }
    if (this.clickTimer) clearTimeout(this.clickTimer)
    this.clickTimer = setTimeout(() => {
      this.clicks = { ...this.clicks, button: "" }
    }, DOUBLE_CLICK_MS)
  }

  private pushWheel({ x, y, dx, dy }: Extract<PageInput, { kind: "wheel" }>): void {
    const pixels = (notches: number) =>
      Math.max(-NOTCHES_MAX, Math.min(NOTCHES_MAX, notches)) * PIXELS_PER_NOTCH
    this.enqueueMouse("mouseWheel", { x, y, deltaX: pixels(dx), deltaY: pixels(dy) })
  }

  private enqueueMouse(type: string, params: CdpValue, isMove = false): void {
    const buttons = BUTTONS.reduce((sum, { bit, domBit }) => sum | (this.buttons & bit ? domBit : 0), 0)
    this.enqueue("Input.dispatchMouseEvent", { type, modifiers: this.modifiers, buttons, ...params }, isMove)
  }

  private enqueue(method: string, params: CdpValue, isMove = false): void {
    if (isMove && this.waiting.at(-1)?.isMove) this.waiting.pop()
    const max = RELEASE_TYPES.includes(params.type) ? RELEASES_QUEUE_MAX : INPUT_QUEUE_MAX
    if (this.waiting.length >= max) return
    this.waiting.push({ method, params, isMove })
    if (!this.isSending) void this.sendWaiting()
  }

  private async sendWaiting(): Promise<void> {
    this.isSending = true
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      // A page that closes while it gets a key is no fault.
      await this.send(next.method, next.params).catch(() => {})
    }
    this.isSending = false
  }
}
