import type { Texts } from "../en-GB/texts.ts"

export const scan: Texts["scan"] = {
  title: "Machine scannen",
  hint: "Houd het label van de machine voor de camera.",
  starting: "De camera wordt gestart.",
  start: "Camera starten",
  denied:
    "De browser mag de camera niet gebruiken. Sta dit toe in de instellingen van de pagina, of typ hieronder het nummer.",
  none: "Er is geen camera gevonden. Typ hieronder het nummer van de machine.",
  insecure:
    "Browsers geven de camera alleen vrij aan pagina’s met HTTPS. Typ hieronder het nummer van de machine.",
  found: "Label gelezen.",
  picture: "Beeld van de camera",
  withoutCamera: "Zonder camera",
  code: "Serienummer, naam of adres op het label",
  codeHint: "Het adres staat onder de code.",
  open: "Machine zoeken",
  foreignCode: "Deze code is geen label van deze installatie. Hij is niet geopend:",
}
