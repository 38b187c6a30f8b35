import type { Texts } from "../en-GB/texts.ts"

export const scan: Texts["scan"] = {
  title: "Maschine scannen",
  hint: "Halten Sie das Etikett der Maschine vor die Kamera.",
  starting: "Die Kamera wird gestartet.",
  start: "Kamera starten",
  denied:
    "Der Browser darf die Kamera nicht benutzen. Erlauben Sie es in den Einstellungen der Seite, oder geben Sie unten die Nummer ein.",
  none: "Es wurde keine Kamera gefunden. Geben Sie unten die Nummer der Maschine ein.",
  insecure:
    "Browser geben die Kamera nur Seiten mit HTTPS frei. Geben Sie unten die Nummer der Maschine ein.",
  found: "Etikett gelesen.",
  picture: "Bild der Kamera",
  withoutCamera: "Ohne Kamera",
  code: "Seriennummer, Name oder Adresse auf dem Etikett",
  codeHint: "Die Adresse steht unter dem Code.",
  open: "Maschine suchen",
  foreignCode: "Dieser Code ist kein Etikett dieser Installation. Er wurde nicht geöffnet:",
}
