/** The on-screen keyboard: below the picture, which it pushes up and never covers. */
import { useState } from "react"
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
  NO_MODIFIERS,
  pressModifier,
} from "./onscreen-layouts.ts"

const FUNCTION_KEYS = Array.from({ length: 12 }, (_, i) => ({ name: `F${i + 1}`, keysym: KEYSYM.F1 + i }))
const ARROWS = [
  { name: "←", label: "ArrowLeft", keysym: 0xff51 },
  { name: "↑", label: "ArrowUp", keysym: 0xff52 },
  { name: "↓", label: "ArrowDown", keysym: 0xff54 },
  { name: "→", label: "ArrowRight", keysym: 0xff53 },
]
const PAGING = [
  { name: "Home", german: "Pos1", keysym: 0xff50 },
  { name: "End", german: "Ende", keysym: 0xff57 },
  { name: "PgUp", german: "Bild↑", keysym: 0xff55 },
  { name: "PgDn", german: "Bild↓", keysym: 0xff56 },
]

interface OnscreenKeyboardProps {
  layout: KeyboardLayoutName
  onLayout(layout: KeyboardLayoutName): void
  /** Combinations with a key of their own. */
  pinned: readonly KeyCombination[]
  onKeys(keysyms: readonly number[]): void
}

export function OnscreenKeyboard({ layout, onLayout, pinned, onKeys }: OnscreenKeyboardProps) {
  const { t, lang } = useIslandView()
  const [modifiers, setModifiers] = useState(NO_MODIFIERS)
  const keys = LAYOUTS[layout]
  const isGerman = lang === "de"
  const send = (keysyms: readonly number[]) => {
    onKeys(keysyms)
    setModifiers(afterKey(modifiers))
  }
  const named = (name: string, keysym: number, className?: string, label?: string) => (
    <Key
      key={name}
      name={name}
      className={className}
      label={label}
      onPress={() => send(keysymsOfNamedKey(keysym, modifiers))}
    />
  )
  const modifier = (name: ModifierName, shown: string) => (
    <Key
      key={name}
      name={shown}
      className="key-wide"
      state={modifiers[name]}
      onPress={() => setModifiers(pressModifier(modifiers, name))}
    />
  )
  const characters = (row: number) =>
    [...(keys.plain[row] ?? "")].map((plain, column) => {
      const character = characterOn(keys, row, column, modifiers)
      return (
        <Key key={plain} name={character} onPress={() => send(keysymsOfCharacter(character, modifiers))} />
      )
    })
  const next = KEYBOARD_LAYOUTS[(KEYBOARD_LAYOUTS.indexOf(layout) + 1) % KEYBOARD_LAYOUTS.length] ?? "en-GB"
  return (
    <fieldset className="keyboard" aria-label={t("remote.keyboard")}>
      <div className="keyboard-row keyboard-row-extra">
        {named("Esc", KEYSYM.Escape)}
        {FUNCTION_KEYS.map(({ name, keysym }) => named(name, keysym))}
        {named(isGerman ? "Entf" : "Del", KEYSYM.Delete)}
      </div>
      <div className="keyboard-row">
        {characters(0)}
        {named("⌫", KEYSYM.BackSpace, "key-wide", "Backspace")}
      </div>
      <div className="keyboard-row">
        {named("Tab", KEYSYM.Tab, "key-wide")}
        {characters(1)}
      </div>
      <div className="keyboard-row">
        {characters(2)}
        {named("⏎", KEYSYM.Return, "key-wide", "Enter")}
      </div>
      <div className="keyboard-row">
        {modifier("Shift", "⇧")}
        {characters(3)}
      </div>
      <div className="keyboard-row">
        <Key
          name={keys.label}
          className="key-wide"
          label={t("viewer.keyboardLayout", { name: keys.label })}
          onPress={() => onLayout(next)}
        />
        {modifier("Control", isGerman ? "Strg" : "Ctrl")}
        {modifier("Meta", "Win")}
        {modifier("Alt", "Alt")}
        <Key
          name={t("viewer.space")}
          className="key-space"
          onPress={() => send(keysymsOfCharacter(" ", modifiers))}
        />
        {modifier("AltGr", "AltGr")}
        {ARROWS.map(({ name, label, keysym }) => named(name, keysym, undefined, label))}
      </div>
      <div className="keyboard-row keyboard-row-extra">
        {PAGING.map(({ name, german, keysym }) => named(isGerman ? german : name, keysym, "key-wide"))}
        {pinned.map((combination) => (
          <Key
            key={combination.name}
            name={combinationName(combination, lang)}
            className="key-text"
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
  state?: "off" | "once" | "locked"
  onPress(): void
}) {
  return (
    <button
      type="button"
      className={key.className ? `key ${key.className}` : "key"}
      aria-label={key.label}
      aria-pressed={key.state === undefined ? undefined : key.state !== "off"}
      data-state={key.state}
      onPointerDown={(event) => event.preventDefault()}
      onClick={key.onPress}
    >
      {key.name}
    </button>
  )
}
