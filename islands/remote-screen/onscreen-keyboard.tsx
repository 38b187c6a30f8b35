/** The on-screen keyboard: below the picture, which it pushes up and never covers. */
import { type CSSProperties, type PointerEvent, useEffect, useRef } from "react"
import { useIslandView } from "../define.tsx"
import { combinationName, type KeyCombination } from "./key-combinations.ts"
import { KEYSYM } from "./keysyms.ts"
import {
  afterKey,
  characterOn,
  KEYBOARD_LAYOUTS,
  type KeyboardLayoutName,
  keysymsOfCharacter,
  keysymsOfNamedKey,
  LAYOUTS,
  type ModifierName,
  type Modifiers,
  pressModifier,
} from "./onscreen-layouts.ts"

const FUNCTION_KEYS = Array.from({ length: 12 }, (_, i) => ({ name: `F${i + 1}`, keysym: KEYSYM.F1 + i }))
const ARROW_UP = 0xff52
const ARROWS = [
  { name: "←", label: "ArrowLeft", keysym: 0xff51 },
  { name: "↓", label: "ArrowDown", keysym: 0xff54 },
  { name: "→", label: "ArrowRight", keysym: 0xff53 },
]
/** Widths in quarters of a character's key: 60 make a row, and the rows are staggered as on the desk. */
const [SHIFT_WIDTH, TAB_WIDTH, CONTROL_WIDTH, BACKSPACE_WIDTH, SPACE_WIDTH] = [5, 6, 7, 8, 23]
/** As keyboards on the desk. */
const [REPEAT_DELAY_MS, REPEAT_MS] = [500, 50]
const PAGING = [
  { name: "Home", german: "Pos1", keysym: 0xff50 },
  { name: "End", german: "Ende", keysym: 0xff57 },
  { name: "PgUp", german: "Bild↑", keysym: 0xff55 },
  { name: "PgDn", german: "Bild↓", keysym: 0xff56 },
]

interface OnscreenKeyboardProps {
  isDisabled: boolean
  layout: KeyboardLayoutName
  onLayout(layout: KeyboardLayoutName): void
  /** Combinations with a key of their own. */
  pinned: readonly KeyCombination[]
  /** They hold for a press of the pointer, too. */
  modifiers: Modifiers
  onModifiers(modifiers: Modifiers): void
  onKeys(keysyms: readonly number[]): void
  onDeviceKeyboard(): void
}

export function OnscreenKeyboard(keyboard: OnscreenKeyboardProps) {
  const { isDisabled, layout, onLayout, pinned, modifiers, onModifiers, onKeys } = keyboard
  const { t, lang } = useIslandView()
  const keys = LAYOUTS[layout]
  const isGerman = lang === "de"
  const send = (keysyms: readonly number[]) => {
    onKeys(keysyms)
    onModifiers(afterKey(modifiers))
  }
  const named = (
    name: string,
    keysym: number,
    more: { width?: number; label?: string; className?: string } = {},
  ) => (
    <Key
      key={name}
      name={name}
      {...more}
      repeats
      onPress={() => send(keysymsOfNamedKey(keysym, modifiers))}
    />
  )
  const modifier = (name: ModifierName, shown: string, width: number) => (
    <Key
      key={name}
      name={shown}
      width={width}
      state={modifiers[name]}
      onPress={() => onModifiers(pressModifier(modifiers, name))}
    />
  )
  const characters = (row: number) =>
    [...(keys.plain[row] ?? "")].map((plain, column) => {
      const character = characterOn(keys, row, column, modifiers)
      return (
        <Key
          key={plain}
          name={character}
          repeats
          onPress={() => send(keysymsOfCharacter(character, modifiers))}
        />
      )
    })
  const next = KEYBOARD_LAYOUTS[(KEYBOARD_LAYOUTS.indexOf(layout) + 1) % KEYBOARD_LAYOUTS.length] ?? "en-GB"
  return (
    <fieldset className="keyboard" aria-label={t("remote.keyboard")} disabled={isDisabled}>
      <div className="keyboard-row keyboard-row-extra">
        {named("Esc", KEYSYM.Escape)}
        {FUNCTION_KEYS.map(({ name, keysym }) => named(name, keysym))}
      </div>
      <div className="keyboard-row">
        {characters(0)}
        {named("⌫", KEYSYM.BackSpace, { width: BACKSPACE_WIDTH, label: "Backspace" })}
      </div>
      <div className="keyboard-row">
        {named("Tab", KEYSYM.Tab, { width: TAB_WIDTH })}
        {characters(1)}
        {named("⌦", KEYSYM.Delete, { width: TAB_WIDTH, label: isGerman ? "Entf" : "Del" })}
      </div>
      <div className="keyboard-row">
        {modifier("Control", isGerman ? "Strg" : "Ctrl", CONTROL_WIDTH)}
        {characters(2)}
        {named("⏎", KEYSYM.Return, { width: SHIFT_WIDTH, label: "Enter" })}
      </div>
      <div className="keyboard-row">
        {modifier("Shift", "⇧", SHIFT_WIDTH)}
        {characters(3)}
        {named("↑", ARROW_UP, { className: "key-up", label: "ArrowUp" })}
      </div>
      <div className="keyboard-row">
        <Key
          name={keys.label}
          width={TAB_WIDTH}
          label={t("viewer.keyboardLayout", { name: keys.label })}
          onPress={() => onLayout(next)}
        />
        {modifier("Meta", "Win", TAB_WIDTH)}
        {modifier("Alt", "Alt", TAB_WIDTH)}
        <Key
          name={t("viewer.space")}
          width={SPACE_WIDTH}
          repeats
          onPress={() => send(keysymsOfCharacter(" ", modifiers))}
        />
        {modifier("AltGr", "AltGr", CONTROL_WIDTH)}
        {ARROWS.map(({ name, label, keysym }) => named(name, keysym, { label }))}
      </div>
      <div className="keyboard-row keyboard-row-extra">
        <Key name={t("viewer.deviceKeyboard")} className="key-device" onPress={keyboard.onDeviceKeyboard} />
        {PAGING.map(({ name, german, keysym }) => named(isGerman ? german : name, keysym))}
        {pinned.map((combination) => (
          <Key
            key={combination.name}
            name={combinationName(combination, lang)}
            onPress={() => onKeys(combination.keysyms)}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** A key does not take the focus: what is typed on the real keyboard still goes to the machine. */
function Key(key: {
  name: string
  label?: string | undefined
  className?: string | undefined
  /** In quarters of a character's key. */
  width?: number
  state?: "off" | "once" | "locked"
  /** While it is held down. */
  repeats?: boolean
  onPress(): void
}) {
  const { onPress } = key
  const repetition = useRepetition(onPress)
  return (
    <button
      type="button"
      className={key.className ? `key ${key.className}` : "key"}
      aria-label={key.label}
      aria-pressed={key.state === undefined ? undefined : key.state !== "off"}
      data-state={key.state}
      // Set through the CSSOM: this island is never rendered on the server.
      style={key.width === undefined ? undefined : ({ "--width": key.width } as CSSProperties)}
      onPointerDown={(event) => {
        event.preventDefault()
        if (key.repeats && event.button === 0) repetition.begin(event)
      }}
      onPointerUp={repetition.end}
      onPointerLeave={repetition.end}
      onPointerCancel={repetition.end}
      // Of a finger that stays.
      onContextMenu={(event) => event.preventDefault()}
      onClick={() => repetition.wasUsed() || onPress()}
    >
      {key.name}
    </button>
  )
}

/** Presses again and again while a key is held down; a machine that is lost meanwhile gets nothing of it when it is back. */
function useRepetition(onPress: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hasRepeated = useRef(false)
  const end = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    begin({ currentTarget: button }: PointerEvent<HTMLButtonElement>) {
      end()
      hasRepeated.current = false
      const again = () => {
        if (button.matches(":disabled") || !document.hasFocus()) return
        hasRepeated.current = true
        // With the modifiers of its beginning.
        onPress()
        timer.current = setTimeout(again, REPEAT_MS)
      }
      timer.current = setTimeout(again, REPEAT_DELAY_MS)
    },
    end,
    /** The click that ends a repetition is no further press. */
    wasUsed() {
      const was = hasRepeated.current
      hasRepeated.current = false
      return was
    },
  }
}
