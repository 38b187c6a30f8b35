/** From bytes of a terminal to keys. */
export type Key =
  | { kind: "char"; char: string }
  | { kind: "control"; letter: string }
  | {
      kind: "named"
      name:
        | "enter"
        | "tab"
        | "backspace"
        | "delete"
        | "up"
        | "down"
        | "left"
        | "right"
        | "home"
        | "end"
        | "escape"
    }

type Name = (Key & { kind: "named" })["name"]

/** What follows ESC [ or ESC O on an xterm. */
const SEQUENCES: Record<string, Name> = {
  A: "up",
  B: "down",
  C: "right",
  D: "left",
  H: "home",
  F: "end",
  "1~": "home",
  "4~": "end",
  "7~": "home",
  "8~": "end",
  "3~": "delete",
}

const CONTROLS: Record<string, Name> = {
  "\r": "enter",
  "\n": "enter",
  "\t": "tab",
  "\x7f": "backspace",
  "\b": "backspace",
}
const ESCAPED = new RegExp(`^${String.fromCharCode(27)}[[O]([0-9;]*[A-Za-z~])`)

/** Unknown sequences are swallowed; CR LF is one enter. */
export function parseKeys(text: string): Key[] {
  const keys: Key[] = []
  let rest = text.replaceAll("\r\n", "\r")
  while (rest !== "") {
    const sequence = ESCAPED.exec(rest)
    if (sequence !== null) {
      const name = SEQUENCES[sequence[1] ?? ""]
      if (name !== undefined) keys.push({ kind: "named", name })
      rest = rest.slice(sequence[0].length)
      continue
    }
    const char = String.fromCodePoint(rest.codePointAt(0) ?? 0)
    rest = rest.slice(char.length)
    keys.push(parseKey(char))
  }
  return keys
}

function parseKey(char: string): Key {
  const name = char === "\x1b" ? "escape" : CONTROLS[char]
  if (name !== undefined) return { kind: "named", name }
  if (char < " ") return { kind: "control", letter: String.fromCharCode(char.charCodeAt(0) + 96) }
  return { kind: "char", char }
}
