import type { Texts } from "../en-GB/texts.ts"

export const storage: Texts["storage"] = {
  intro: "Was Aufzeichnungen, Dateien und die Datenbank belegen und wie viel Platz frei ist.",
  dataFolder: "Dateisystem des Datenordners",
  used: "Belegt",
  free: "{{size}} frei",
  measured: "gemessen",
  spaceLow:
    "Weniger als {{percent}} % des Speicherplatzes sind frei. Ohne freien Platz brechen Aufzeichnungen ab, und nichts kann gespeichert werden. Verkürzen Sie die Aufbewahrung bei Maschinen mit großen Aufzeichnungen oder vergrößern Sie den Datenträger.",
  contents: "Inhalte",
  database: "Datenbank",
  attachments: "Anhänge",
  transferredFiles: "Übertragene Dateien vor ihrem Ablauf",
  deviceImages: "Fotos der Maschinen",
  files: "{{size}} ({{count}})",
  largestMachines: "Maschinen mit den größten Aufzeichnungen",
  size: "Größe",
  noRecordings: "Es sind keine Aufzeichnungen gespeichert.",
}
