import type { Texts } from "../en-GB/texts.ts"

export const player: Texts["player"] = {
  label: "Wiedergabe",
  skipIdle: "Leerlauf überspringen",
  recordedAt: "Aufgezeichnet um",
  retry: "Erneut versuchen",
  notProved: "Bestätigen Sie zum Weitersehen, dass Sie es sind.",
  prove: "Bestätigen",
}
