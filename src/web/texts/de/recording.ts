import type { Texts } from "../en-GB/texts.ts"

export const recording: Texts["recording"] = {
  play: "Abspielen",
  pause: "Pause",
  position: "Position",
  elapsed: "{{elapsed}} von {{total}}",
  cut: "abgebrochen",
  speed: "Geschwindigkeit",
  loading: "Aufzeichnung wird geladen …",
  notAvailable: "Aufzeichnung nicht verfügbar",
  truncated: "Die Aufzeichnung endet vorzeitig: Die Sitzung wurde unterbrochen.",
  download: "Herunterladen",
  screen: "Bildschirmaufzeichnung",
  watch: "Aufzeichnung ansehen",
  on: "aufgezeichnet",
  off: "nicht aufgezeichnet",
  running: "Aufzeichnung läuft",
  size: "Größe",
}
