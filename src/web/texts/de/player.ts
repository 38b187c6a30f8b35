import type { Texts } from "../en-GB/texts.ts"

export const player: Texts["player"] = {
  label: "Wiedergabe",
  skipIdle: "Leerlauf überspringen",
  recordedAt: "Aufgezeichnet um",
  retry: "Erneut versuchen",
  stepUpRequired: "Bestätigen Sie Ihre Identität, um weiterzusehen.",
  prove: "Bestätigen",
}
