import type { Texts } from "../en-GB/texts.ts"

export const editor: Texts["editor"] = {
  toolbar: "Formatierung",
  bold: "Fett (Strg+B)",
  italic: "Kursiv (Strg+I)",
  underline: "Unterstrichen (Strg+U)",
  strike: "Durchgestrichen",
  heading: "Überschrift",
  bullets: "Aufzählung",
  numbers: "Nummerierung",
  code: "Code",
  undo: "Rückgängig (Strg+Z)",
  redo: "Wiederholen (Strg+Y)",
  link: "Link",
  address: "Adresse des Links",
  apply: "Übernehmen",
  invalidLink: "Beginnen Sie mit https://, http:// oder mailto:",
}
