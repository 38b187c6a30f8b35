import type { Texts } from "../en-GB/texts.ts"

/** Pickers of users, groups and roles. */
export const picker: Texts["picker"] = {
  none: "Keine Auswahl",
  choose: "Auswählen …",
  nothingFound: "Nichts gefunden",
  more: "Es gibt weitere. Tippen Sie, um die Liste einzugrenzen.",
}
