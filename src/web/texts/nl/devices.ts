import type { Texts } from "../en-GB/texts.ts"

export const devices: Texts["devices"] = {
  none: "Geen machines",
  noneForYou: "Er is nog geen machine voor u vrijgegeven.",
  openIssues: "Open werkorders",
  machineData: "Machinegegevens",
  noInterfaces: "Deze machine heeft geen interfaces.",
  missingInterfacePermission: "geen rechten voor deze interface",
  searchInterfaces: "Interfaces zoeken",
}
