import type { Texts } from "../en-GB/texts.ts"

export const recording: Texts["recording"] = {
  play: "Afspelen",
  pause: "Pauzeren",
  position: "Positie",
  elapsed: "{{elapsed}} van {{total}}",
  cut: "afgebroken",
  speed: "Snelheid",
  loading: "Opname wordt geladen …",
  notAvailable: "Opname niet beschikbaar",
  truncated: "De opname eindigt voortijdig: de sessie is onderbroken.",
  download: "Downloaden",
  screen: "Schermopname",
  watch: "Opname bekijken",
  on: "opgenomen",
  off: "niet opgenomen",
  running: "opname loopt",
  size: "Grootte",
  keep: "Langer bewaren",
  keepTitle: "Opname bewaren",
  keepDays: "Bewaren gedurende (dagen)",
  keepHint: "Geteld vanaf het einde van de sessie. Een eerder toegekende langere termijn blijft gelden.",
  keptUntil: "Bewaard tot minimaal",
  delete: "Verwijderen",
  deleteTitle: "Opname verwijderen",
  deleteConsequences:
    "De opname van de sessie op {{device}} ({{size}}) wordt verwijderd en kan niet worden hersteld. De sessie zelf blijft in de lijst staan.",
}
