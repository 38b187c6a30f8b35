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
}
