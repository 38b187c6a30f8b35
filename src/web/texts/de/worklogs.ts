import type { Texts } from "../en-GB/texts.ts"

export const worklogs: Texts["worklogs"] = {
  newLog: "Neues Arbeitsprotokoll",
  editLog: "Arbeitsprotokoll bearbeiten",
  logTitle: "Titel des Arbeitsprotokolls",
  logDescription: "Beschreibung der Arbeit",
  noDescription: "Was getan und festgestellt wurde, ist noch nicht beschrieben.",
  describe: "Beschreibung schreiben",
  noSessions: "Zu diesem Arbeitsprotokoll gibt es keine Sitzung.",
  latestOnly: "Sitzungen können nur aus dem neuesten Arbeitsprotokoll gestartet werden.",
  descriptionHint: "Was haben Sie getan und was festgestellt?",
}
