import type { Texts } from "../en-GB/texts.ts"

export const devices: Texts["devices"] = {
  none: "Keine Maschinen",
  noneForYou: "Für Sie ist noch keine Maschine freigegeben.",
  openIssues: "Offene Aufträge",
  machineData: "Maschinendaten",
  noInterfaces: "Diese Maschine hat keine Schnittstellen.",
  missingInterfacePermission: "Berechtigung für diese Schnittstelle fehlt",
  searchInterfaces: "Schnittstellen suchen",
}
