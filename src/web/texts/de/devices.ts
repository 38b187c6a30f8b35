import type { Texts } from "../en-GB/texts.ts"

export const devices: Texts["devices"] = {
  searchMachines: "Maschinen suchen",
  none: "Keine Maschinen",
  noneForYou: "Für Sie ist noch keine Maschine freigegeben.",
  openIssues: "Offene Aufträge",
  recurring: "Wiederkehrende Aufträge",
  facts: "Maschinendaten",
  connection: "Verbindung",
  direct: "direkt",
  noInterfaces: "Diese Maschine hat keine Schnittstellen.",
  missingInterfacePermission: "Berechtigung für diese Schnittstelle fehlt",
  searchInterfaces: "Schnittstellen suchen",
}
