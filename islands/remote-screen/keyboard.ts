/**
 * State machine from the browser's key events to the machine's: held keys, AltGr, composed characters, the
 * combination that leaves the screen. Independent of the DOM; time is an argument.
 *
 * Three cases it handles:
 * - Windows reports AltGr as Control followed immediately by AltGraph, so a Control is held back for a moment.
 * - Text composed by a dead key or an input method arrives without a key, or with the key that finished it: that key
 *   alone would type the bare letter on the machine, so the text is typed as a character.
 * - A key released in another window (Alt+Tab) produces no key-up event here; `releaseAll` on blur.
 */
import { isCharacter, isModifier, KEYSYM, keysymOf, keysymOfCharacter, type TypedKey } from "./keysyms.ts"

export type Platform = "windows" | "mac" | "other"

export interface KeyOutput {
  down: boolean
  keysym: number
  code: string
}

/** What became of a key event: handled here, left to the browser's text input, or the way out of the screen. */
type KeyResult = "handled" | "text" | "leave"

export interface Keyboard {
  /** @param nowMs any clock that only grows */
  down(event: KeyEventLike, nowMs: number): KeyResult
  up(event: TypedKey, nowMs: number): void
  /** Types text composed by a dead key, an input method or a touch keyboard. */
  text(text: string): void
  /** Presses the keysyms in order and releases them in reverse. */
  combination(keysyms: readonly number[]): void
  /** A Control that waits for its AltGr is sent when this time has come. */
  readonly dueMs: number | null
  wake(nowMs: number): void
  releaseAll(): void
}

export interface KeyEventLike extends TypedKey {
  isComposing: boolean
  metaKey: boolean
  /** The key is held down, and was reported before. */
  repeat: boolean
}

/** The two events of AltGr arrive together; pressing Control and then Alt by hand takes longer. */
const ALTGR_GAP_MS = 50
/** Longest text that one composition types, so that a wrong event cannot flood the machine. */
const TEXT_CHARACTERS_MAX = 1000

export function createKeyboard(platform: Platform, send: (key: KeyOutput) => void): Keyboard {
  /** The keysym that was pressed, by physical key, so that the same one is released after a change of the layout. */
  const held = new Map<string, number>()
  let pendingControl: { code: string; dueMs: number } | null = null
  let isAfterDeadKey = false

  const press = (id: string, keysym: number, code: string) => {
    held.set(id, keysym)
    send({ down: true, keysym, code })
  }
  const release = (id: string) => {
    const keysym = held.get(id)
    if (keysym === undefined) return
    held.delete(id)
    send({ down: false, keysym, code: keyCode(id) })
  }
  const sendPendingControl = () => {
    if (!pendingControl) return
    const { code } = pendingControl
    pendingControl = null
    press(code, KEYSYM.Control_L, code)
  }
  const tap = (keysym: number, code = "") => {
    send({ down: true, keysym, code })
    send({ down: false, keysym, code })
  }
  const isHeld = (...keysyms: number[]) => [...held.values()].some((keysym) => keysyms.includes(keysym))
  const releaseAll = () => {
    pendingControl = null
    isAfterDeadKey = false
    for (const id of [...held.keys()].reverse()) release(id)
  }
  /** Windows types `@` with Control+Alt+Q as well: the modifiers were the layout's, not the machine's. */
  const tapWithoutModifiers = (keysym: number, code: string) => {
    const modifiers = [...held].filter(([, sym]) => CONTROL_ALT.includes(sym))
    for (const [id, sym] of modifiers) send({ down: false, keysym: sym, code: keyCode(id) })
    tap(keysym, code)
    for (const [id, sym] of modifiers) send({ down: true, keysym: sym, code: keyCode(id) })
  }

  return {
    down(event, nowMs) {
      const id = keyId(event)
      if (event.isComposing || event.key === "Process" || event.key === "Unidentified") return "text"
      if (pendingControl) {
        if (event.code === "AltRight" && nowMs - (pendingControl.dueMs - ALTGR_GAP_MS) <= ALTGR_GAP_MS)
          pendingControl = null
        else sendPendingControl()
      }
      const keysym = keysymFor(event, platform)
      if (event.key === "Dead") isAfterDeadKey = true
      if (keysym === null) return "text"
      const isComposed = isAfterDeadKey && isCharacter(keysym)
      if (!isModifier(keysym)) isAfterDeadKey = false
      if (isComposed) {
        tap(keysym)
        return "handled"
      }
      if (platform === "windows" && event.code === "ControlLeft" && !held.has(id) && !event.repeat) {
        pendingControl = { code: event.code, dueMs: nowMs + ALTGR_GAP_MS }
        return "handled"
      }
      if (isEscapeCombination(keysym, isHeld)) {
        releaseAll()
        return "leave"
      }
      const isLayoutCharacter = isCharacter(keysym) && !/^[\p{L}\p{N} ]$/u.test(event.key)
      if (
        platform === "windows" &&
        isLayoutCharacter &&
        isHeld(KEYSYM.Control_L, KEYSYM.Control_R) &&
        isHeld(KEYSYM.Alt_L)
      )
        tapWithoutModifiers(keysym, event.code)
      // macOS never reports a key's release while Command is held, and reports Caps Lock once per change.
      else if (platform === "mac" && ((event.metaKey && event.key !== "Meta") || event.key === "CapsLock"))
        tap(keysym, event.code)
      // A key that was released on the machine meanwhile, as by a loss of the network, is pressed there by a new press only.
      else if (!event.repeat || held.has(id)) press(id, held.get(id) ?? keysym, event.code)
      return "handled"
    },
    up(event) {
      if (pendingControl && event.code === pendingControl.code) sendPendingControl()
      release(keyId(event))
    },
    text(text) {
      sendPendingControl()
      isAfterDeadKey = false
      for (const character of [...text].slice(0, TEXT_CHARACTERS_MAX)) tap(keysymOfCharacter(character))
    },
    combination(keysyms) {
      releaseAll()
      for (const keysym of keysyms) send({ down: true, keysym, code: "" })
      for (const keysym of keysyms.toReversed()) send({ down: false, keysym, code: "" })
    },
    get dueMs() {
      return pendingControl?.dueMs ?? null
    },
    wake(nowMs) {
      if (pendingControl && nowMs >= pendingControl.dueMs) sendPendingControl()
    },
    releaseAll,
  }
}

const CONTROL_ALT: readonly number[] = [KEYSYM.Control_L, KEYSYM.Control_R, KEYSYM.Alt_L]

/** On a Mac, Option chooses characters as AltGr does elsewhere. */
function keysymFor(event: TypedKey, platform: Platform): number | null {
  if (platform === "mac" && event.key === "Alt") return KEYSYM.ISO_Level3_Shift
  return keysymOf(event)
}

/** Control+Alt+Shift, in any order, leaves the screen for the toolbar, so that it is no trap for keyboard users. */
function isEscapeCombination(keysym: number, isHeld: (...keysyms: number[]) => boolean): boolean {
  const groups: number[][] = [
    [KEYSYM.Control_L, KEYSYM.Control_R],
    [KEYSYM.Alt_L, KEYSYM.Alt_R, KEYSYM.ISO_Level3_Shift],
    [KEYSYM.Shift_L, KEYSYM.Shift_R],
  ]
  return (
    groups.some((group) => group.includes(keysym)) &&
    groups.every((group) => group.includes(keysym) || isHeld(...group))
  )
}

/** Some keys (touch keyboards, unusual drivers) have no code; their name is used instead, with a prefix. */
function keyId({ code, key }: TypedKey): string {
  return code || `?${key}`
}

function keyCode(id: string): string {
  return id.startsWith("?") ? "" : id
}
