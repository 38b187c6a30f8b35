import type { Texts } from "../en-GB/texts.ts"

export const storage: Texts["storage"] = {
  intro: "Wat opnamen, bestanden en de database in beslag nemen en hoeveel ruimte er vrij is.",
  dataFolder: "Bestandssysteem van de gegevensmap",
  used: "Gebruikt",
  free: "{{size}} vrij",
  measured: "gemeten",
  spaceLow:
    "Minder dan {{percent}}% van de ruimte is vrij. Zonder vrije ruimte worden opnamen afgebroken en kan niets worden opgeslagen. Verkort de bewaartermijn bij machines met grote opnamen of vergroot de schijf.",
  contents: "Inhoud",
  database: "Database",
  attachments: "Bijlagen",
  transferredFiles: "Overgedragen bestanden die nog niet zijn verlopen",
  deviceImages: "Machinefoto’s",
  files: "{{size}} ({{count}})",
  largestMachines: "Machines met de grootste opnamen",
  size: "Grootte",
  noRecordings: "Er zijn geen opnamen opgeslagen.",
}
