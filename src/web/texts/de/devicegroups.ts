import type { Texts } from "../en-GB/texts.ts"

export const devicegroups: Texts["devicegroups"] = {
  tree: "Maschinengruppen",
  info: "Info",
  newGroup: "Neue Gruppe",
  newBelow: "Neue Gruppe darunter",
  parent: "Unterhalb von",
  none: "Noch keine Maschinengruppen. Legen Sie die erste an.",
  choose: "Wählen Sie eine Gruppe.",
  noMachines: "Keine Maschinen in dieser Gruppe.",
  machineCount_one: "{{count}} Maschine",
  machineCount_other: "{{count}} Maschinen",
  groupCount_one: "{{count}} Gruppe darunter",
  groupCount_other: "{{count}} Gruppen darunter",
  cannotDelete: "{{name}} hat {{contents}}. Verschieben Sie diese zuerst.",
  delete: "Gruppe löschen",
  deleteOpen: "Gruppe löschen …",
  deleteConsequences:
    "{{name}} wird mit ihren Einstellungen zu Konnektor, Aufbewahrung und Freigabe gelöscht. Das lässt sich nicht rückgängig machen.",
}
