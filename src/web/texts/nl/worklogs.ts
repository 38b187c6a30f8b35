import type { Texts } from "../en-GB/texts.ts"

export const worklogs: Texts["worklogs"] = {
  newLog: "Nieuw werkverslag",
  editLog: "Werkverslag bewerken",
  logTitle: "Titel van het werkverslag",
  logDescription: "Omschrijving van het werk",
  none: "Er is nog niets vastgelegd.",
  noSessions: "Bij dit werkverslag is geen sessie gehouden.",
  latestOnly: "Een sessie start alleen vanuit het nieuwste werkverslag.",
  descriptionHint: "Wat hebt u gedaan, wat hebt u vastgesteld?",
  allSessions: "Alle sessies van dit werkverslag",
}
