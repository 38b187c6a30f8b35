import type { Texts } from "../en-GB/texts.ts"

export const devicegroups: Texts["devicegroups"] = {
  tree: "Machinegroepen",
  info: "Info",
  newGroup: "Nieuwe groep",
  newBelow: "Nieuwe groep hieronder",
  parent: "Onder",
  none: "Nog geen machinegroepen. Voeg de eerste toe.",
  choose: "Kies een groep.",
  noMachines: "Geen machines in deze groep.",
  machineCount_one: "{{count}} machine",
  machineCount_other: "{{count}} machines",
  groupCount_one: "{{count}} groep eronder",
  groupCount_other: "{{count}} groepen eronder",
  cannotDelete: "{{name}} heeft {{contents}}. Verplaats die eerst.",
  delete: "Groep verwijderen",
  deleteOpen: "Groep verwijderen …",
  deleteConsequences:
    "{{name}} wordt verwijderd met de instellingen voor connector, bewaarbeleid en goedkeuring. Dit kan niet ongedaan worden gemaakt.",
}
