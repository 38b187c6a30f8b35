import type { Texts } from "../en-GB/texts.ts"

export const player: Texts["player"] = {
  label: "Wiedergabe",
  skipIdle: "Leerlauf überspringen",
  recordedAt: "Aufgezeichnet um",
  backward: "5 Sekunden zurück",
  forward: "5 Sekunden vor",
  retry: "Erneut versuchen",
}
