import type { Texts } from "../en-GB/texts.ts"

export const editor: Texts["editor"] = {
  toolbar: "Opmaak",
  bold: "Vet (Ctrl+B)",
  italic: "Cursief (Ctrl+I)",
  underline: "Onderstrepen (Ctrl+U)",
  strike: "Doorhalen",
  heading: "Kop",
  bullets: "Opsomming",
  numbers: "Nummering",
  code: "Code",
  undo: "Ongedaan maken (Ctrl+Z)",
  redo: "Opnieuw (Ctrl+Y)",
  link: "Link",
  address: "Adres van de link",
  apply: "Toepassen",
  invalidLink: "Begin met https://, http:// of mailto:",
}
