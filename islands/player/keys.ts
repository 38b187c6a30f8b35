/** Keys of the player, wherever the focus is in it. Each is also a control. */
import type { KeyboardEvent } from "react"

export type PlayerCommand =
  | { kind: "toggle" | "next" | "previous" | "fullscreen" | "mark" }
  | { kind: "move"; byMs: number }
  | { kind: "seek"; to: "start" | "end" }
  | { kind: "speed"; speed: number }

/** An arrow key moves so far. */
const SEEK_STEP_MS = 5000

const COMMANDS: Readonly<Record<string, PlayerCommand>> = {
  " ": { kind: "toggle" },
  n: { kind: "next" },
  p: { kind: "previous" },
  f: { kind: "fullscreen" },
  m: { kind: "mark" },
  arrowleft: { kind: "move", byMs: -SEEK_STEP_MS },
  arrowright: { kind: "move", byMs: SEEK_STEP_MS },
  home: { kind: "seek", to: "start" },
  end: { kind: "seek", to: "end" },
  "1": { kind: "speed", speed: 1 },
  "2": { kind: "speed", speed: 2 },
  "3": { kind: "speed", speed: 4 },
  "4": { kind: "speed", speed: 8 },
}

/** What a key means; null for keys of the browser and of the control that has the focus. */
export function commandOfKey(
  event: Pick<KeyboardEvent, "key" | "ctrlKey" | "altKey" | "metaKey">,
  target: { matches(selectors: string): boolean },
): PlayerCommand | null {
  if (event.ctrlKey || event.altKey || event.metaKey || target.matches("[type=text], [type=search], select"))
    return null
  if (event.key === " " && target.matches("button, [type=checkbox]")) return null
  const key = event.key.toLowerCase()
  return Object.hasOwn(COMMANDS, key) ? (COMMANDS[key] ?? null) : null
}
