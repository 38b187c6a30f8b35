import type { Texts } from "../en-GB/texts.ts"

export const worklogs: Texts["worklogs"] = {
  newLog: "Nieuw werkverslag",
  editLog: "Werkverslag bewerken",
  logTitle: "Titel van het werkverslag",
  logDescription: "Omschrijving van het werk",
  noDescription: "Wat er is gedaan en vastgesteld, is nog niet beschreven.",
  describe: "Omschrijving schrijven",
  noSessions: "Geen sessies op afstand bij dit werkverslag.",
  latestOnly: "Sessies kunnen alleen vanuit het nieuwste werkverslag worden gestart.",
  descriptionHint: "Wat hebt u gedaan en wat hebt u vastgesteld?",
}
