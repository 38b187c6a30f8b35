import type { Texts } from "../en-GB/texts.ts"

export const devices: Texts["devices"] = {
  searchMachines: "Machines zoeken",
  none: "Geen machines",
  noneForYou: "Er is nog geen machine voor u vrijgegeven.",
  openIssues: "Open werkorders",
  recurring: "Terugkerende werkorders",
  facts: "Machinegegevens",
  connection: "Verbinding",
  direct: "rechtstreeks",
  noInterfaces: "Deze machine heeft geen interfaces.",
  missingInterfacePermission: "geen rechten voor deze interface",
  searchInterfaces: "Interfaces zoeken",
}
