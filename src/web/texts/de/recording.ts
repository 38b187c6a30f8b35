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
  keep: "Länger aufbewahren",
  keepTitle: "Aufzeichnung aufbewahren",
  keepDays: "Aufbewahren für (Tage)",
  keepHint: "Gezählt ab dem Ende der Sitzung. Eine zuvor festgelegte längere Frist bleibt bestehen.",
  keptUntil: "Aufbewahrt mindestens bis",
  delete: "Löschen",
  deleteTitle: "Aufzeichnung löschen",
  deleteConsequences:
    "Die Aufzeichnung der Sitzung auf {{device}} ({{size}}) wird gelöscht und kann nicht wiederhergestellt werden. Die Sitzung selbst bleibt aufgeführt.",
}
