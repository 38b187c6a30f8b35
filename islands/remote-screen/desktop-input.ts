/** Binds the browser's keyboard, mouse, touch and clipboard events to viewer input messages. Plain DOM. */
import type { ViewerInput } from "../../protocols/viewer-wire-input.ts"
import { pixelAt, type Size } from "../screen/zoom.ts"
import { BrowserClipboard } from "./browser-clipboard.ts"
import { createKeyboard, type Keyboard, type Platform } from "./keyboard.ts"
import { isModifier, KEYSYM } from "./keysyms.ts"
import { createWheel, wireButtons } from "./pointer.ts"
import { withModifiers } from "./pointer-modifiers.ts"
import type { TouchMode, TouchPoint } from "./touch.ts"
import { createTouchInput } from "./touch-input.ts"

/**
 * What a device's keyboard finds before the caret: of a field without text it does not tell that something is deleted. No
 * letters, which it would take for the beginning of the word that is typed.
 */
const DELETABLE = "\n".repeat(32)

/** A browser that lets the page paste says so at once, at the latest when the key is released. */
const PASTE_EVENT_MS_MAX = 100

interface DesktopInputOptions {
  canvas: HTMLCanvasElement
  /** Scrolls where the canvas is larger. */
  stage: HTMLElement
  /** Shows where the machine's pointer is, while a finger moves it from a distance. */
  pointer: HTMLElement
  /** The size of the picture on the canvas. */
  picture(): Size
  /** A text field over the screen; it has the focus, so that dead keys, input methods and pastes work. */
  keys: HTMLTextAreaElement
  mayControl(): boolean
  /** Others control the machine as well. */
  isShared(): boolean
  touchMode(): TouchMode
  /** The mouse moves the picture on its stage instead of the machine's pointer. */
  isPanning(): boolean
  /** Keysyms of the on-screen keyboard that a press of the pointer holds down. */
  modifiers(): readonly number[]
  /** The pointer was pressed and released with them. */
  onModifiersUsed(): void
  onPinch(factor: number, centre: TouchPoint): void
  send(input: ViewerInput): void
  /** Control+Alt+Shift was pressed. */
  onLeave(): void
  /** A key, a button or a tap goes to no machine, because this person may not control it. */
  onIgnored(): void
  /** A text that was pasted is longer than the wire allows. */
  onPasteTooLong(): void
}

export interface DesktopInputHandle {
  keyboard: Keyboard
  /** Whether the focus of the keys opens the keyboard of a device with a touch screen. */
  setDeviceKeyboard(isWanted: boolean): void
  /** @returns false when the text is longer than the wire allows */
  sendClipboard(text: string): boolean
  /** A file goes to the machine's clipboard. */
  onFileSent(): void
  /** A text was copied on the machine. @param isWritten  whether the browser's clipboard got it */
  onMachineCopied(text: string, isWritten: Promise<boolean>): void
  /** Control is lost or comes back: what is held down now counts as released, until it is pressed anew. */
  interrupt(): void
  detach(): void
}

export function attachDesktopInput(parts: DesktopInputOptions): DesktopInputHandle {
  const listening = new AbortController()
  /** Keysyms that are down on the machine. */
  const pressed = new Set<number>()
  const keyboard = createKeyboard(platformOf(navigator), (key) => {
    // A key that is down on the machine is released even when control has just been lost.
    const isRelease = !key.down && pressed.delete(key.keysym)
    if (!parts.mayControl() && !isRelease) {
      if (key.down && !isModifier(key.keysym)) parts.onIgnored()
      return
    }
    if (key.down) pressed.add(key.keysym)
    parts.send({ kind: "key", ...key })
  })
  const clipboard = new BrowserClipboard({
    mayControl: parts.mayControl,
    isShared: parts.isShared,
    send: (text) => parts.send({ kind: "clipboard", text }),
  })
  const keys = listenToKeys(parts, keyboard, clipboard, listening.signal)
  const isControlDown = () => pressed.has(KEYSYM.Control_L) || pressed.has(KEYSYM.Control_R)
  const pointer = listenToPointer(parts, isControlDown, listening.signal)
  return {
    keyboard,
    setDeviceKeyboard: keys.setDeviceKeyboard,
    sendClipboard: (text) => clipboard.sendAnyway(text),
    onFileSent() {
      clipboard.onFileSent()
      void readIfAllowed(clipboard)
    },
    onMachineCopied(text, isWritten) {
      clipboard.onMachineCopied(text)
      void isWritten.then((isHere) => isHere && clipboard.onMachineTextWritten(text))
    },
    interrupt() {
      keys.interrupt()
      pointer.interrupt()
      clipboard.onControlLost()
    },
    detach() {
      keyboard.releaseAll()
      listening.abort()
    },
  }
}

/** Sends what was copied elsewhere meanwhile, where the browser permits reading it unasked. */
async function readIfAllowed(clipboard: BrowserClipboard): Promise<void> {
  try {
    const name = "clipboard-read" as PermissionName
    const { state } = await navigator.permissions.query({ name })
    if (state === "granted") clipboard.onRead(await navigator.clipboard.readText())
  } catch {
    // Firefox and Safari do not know the permission: pasting and the clipboard box remain.
  }
}

function listenToKeys(
  { keys, mayControl, onLeave, onPasteTooLong }: DesktopInputOptions,
  keyboard: Keyboard,
  clipboard: BrowserClipboard,
  signal: AbortSignal,
): { interrupt(): void; setDeviceKeyboard(isWanted: boolean): void } {
  const deletable = () => (keys.inputMode === "text" ? DELETABLE : "")
  const clearText = () => {
    keys.value = deletable()
  }
  /** A text is being composed. */
  let isComposing = false
  /** The text that is being composed was begun before or while control was lost, and goes nowhere. */
  let isCompositionDropped = false
  let pasting: KeyboardEvent | null = null
  let pasteDeadline: ReturnType<typeof setTimeout> | undefined
  let wake: ReturnType<typeof setTimeout> | undefined

  const press = (event: KeyboardEvent) => {
    const answer = keyboard.down(event, event.timeStamp)
    if (answer === "leave") onLeave()
    clearTimeout(wake)
    const { dueMs } = keyboard
    if (dueMs !== null) wake = setTimeout(() => keyboard.wake(dueMs), Math.max(0, dueMs - performance.now()))
    return answer
  }
  /** The machine must have the text before it sees the keys that paste it. */
  const finishPasting = () => {
    const event = pasting
    pasting = null
    clearTimeout(pasteDeadline)
    if (event) press(event)
  }
  const releaseAll = () => {
    pasting = null
    keyboard.releaseAll()
  }

  keys.addEventListener(
    "keydown",
    (event) => {
      event.stopPropagation()
      finishPasting()
      if (isPaste(event)) {
        pasting = event
        pasteDeadline = setTimeout(finishPasting, PASTE_EVENT_MS_MAX)
      } else if (press(event) !== "text") event.preventDefault()
    },
    { signal },
  )
  keys.addEventListener(
    "keyup",
    (event) => {
      finishPasting()
      keyboard.up(event, event.timeStamp)
      event.preventDefault()
    },
    { signal },
  )
  keys.addEventListener(
    "paste",
    (event) => {
      event.preventDefault()
      if (!clipboard.onPaste(event.clipboardData?.getData("text/plain") ?? "")) {
        pasting = null
        onPasteTooLong()
      }
      finishPasting()
    },
    { signal },
  )
  keys.addEventListener(
    "compositionstart",
    () => {
      isComposing = true
      isCompositionDropped = !mayControl()
    },
    { signal },
  )
  keys.addEventListener(
    "compositionend",
    ({ data }) => {
      isComposing = false
      if (!isCompositionDropped) keyboard.text(data)
      isCompositionDropped = false
      clearText()
    },
    { signal },
  )
  keys.addEventListener(
    "input",
    (event) => {
      const { isComposing, inputType, data } = event as InputEvent
      if (isComposing) return
      if (inputType === "insertText" && data) keyboard.text(data)
      if (inputType === "insertLineBreak") keyboard.text("\n")
      if (inputType.startsWith("delete"))
        for (let count = deletable().length - keys.value.length; count > 0; count--)
          keyboard.combination([KEYSYM.BackSpace])
      clearText()
    },
    { signal },
  )
  keys.addEventListener("focus", () => void readIfAllowed(clipboard), { signal })
  keys.addEventListener("blur", releaseAll, { signal })
  window.addEventListener("blur", releaseAll, { signal })
  const mayHaveCopied = () => clipboard.onMayHaveCopied()
  window.addEventListener("blur", mayHaveCopied, { signal })
  for (const copying of ["copy", "cut"] as const)
    document.addEventListener(copying, mayHaveCopied, { signal })
  return {
    interrupt() {
      isCompositionDropped = isComposing
      releaseAll()
    },
    setDeviceKeyboard(isWanted) {
      keys.inputMode = isWanted ? "text" : "none"
      clearText()
    },
  }
}

function isPaste({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  if (altKey) return false
  return ((ctrlKey || metaKey) && key.toLowerCase() === "v") || (shiftKey && key === "Insert")
}

/** @param isControlDown  on the machine */
function listenToPointer(
  parts: DesktopInputOptions,
  isControlDown: () => boolean,
  signal: AbortSignal,
): { interrupt(): void } {
  const { canvas, stage, keys, mayControl } = parts
  const send = withModifiers(parts)
  const wheel = createWheel()
  const touch = createTouchInput(
    {
      ...parts,
      send,
      mode: parts.touchMode,
      // Fingers move the picture then, as of a person who only watches.
      mayControl: () => mayControl() && !parts.isPanning(),
      onIgnored: () => parts.isPanning() || parts.onIgnored(),
    },
    signal,
  )
  const point = (event: MouseEvent) => pixelAt(event, canvas.getBoundingClientRect(), parts.picture())
  let isPressed = false
  /** Buttons that are down no longer count. */
  let isInterrupted = false
  const sendPointer = (event: MouseEvent, buttons: number) => {
    const isRelease = isPressed && buttons === 0
    if (buttons === 0) isInterrupted = false
    if (!mayControl() && !isRelease) {
      isInterrupted = buttons !== 0
      if (event.type === "pointerdown") parts.onIgnored()
      return
    }
    isPressed = buttons !== 0
    send({ kind: "pointer", ...point(event), buttons: isInterrupted ? 0 : buttons })
  }
  const pan = (event: PointerEvent) => {
    if (event.buttons !== 0) stage.scrollBy(-event.movementX, -event.movementY)
  }
  const isTouch = ({ pointerType }: PointerEvent) => pointerType === "touch"

  canvas.addEventListener(
    "pointerdown",
    (event) => {
      canvas.setPointerCapture(event.pointerId)
      keys.focus({ preventScroll: true })
      if (isTouch(event)) touch.onDown(event)
      else if (!parts.isPanning()) sendPointer(event, wireButtons(event.buttons))
      // Of a mouse it would suppress the events below.
      if (event.pointerType !== "mouse") event.preventDefault()
    },
    { signal },
  )
  // The side buttons are the machine's: the browser would leave the page at their release. So are middle clicks, which paste on
  // some systems; and a press would take the focus from the keys.
  for (const kind of ["mousedown", "mouseup"] as const)
    canvas.addEventListener(kind, (event) => event.preventDefault(), { signal })
  canvas.addEventListener(
    "pointermove",
    (event) => {
      if (isTouch(event)) touch.onMove(event)
      else if (parts.isPanning()) pan(event)
      else sendPointer(event, wireButtons(event.buttons))
    },
    { signal },
  )
  for (const end of ["pointerup", "pointercancel"] as const)
    canvas.addEventListener(
      end,
      (event) => {
        if (isTouch(event)) return end === "pointerup" ? touch.onUp(event) : touch.cancel()
        if (parts.isPanning()) return
        sendPointer(event, end === "pointerup" ? wireButtons(event.buttons) : 0)
      },
      { signal },
    )
  canvas.addEventListener("contextmenu", (event) => event.preventDefault(), { signal })
  canvas.addEventListener(
    "wheel",
    (event) => {
      // Without the key it is a pinch on a touchpad, which zooms the page.
      const isPinch = event.ctrlKey && !isControlDown()
      if (!mayControl() || isPinch || parts.isPanning()) return
      event.preventDefault()
      const turn = wheel(event)
      if (turn) send({ kind: "wheel", ...point(event), ...turn })
    },
    { signal, passive: false },
  )
  return {
    interrupt() {
      isInterrupted ||= isPressed
      touch.cancel()
    },
  }
}

function platformOf({ userAgent }: Navigator): Platform {
  if (/Mac|iPhone|iPad/.test(userAgent)) return "mac"
  return /Windows/.test(userAgent) ? "windows" : "other"
}
