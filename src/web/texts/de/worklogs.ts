import type { Texts } from "../en-GB/texts.ts"

export const worklogs: Texts["worklogs"] = {
  newLog: "Neues Arbeitsprotokoll",
  editLog: "Arbeitsprotokoll bearbeiten",
  logTitle: "Titel des Arbeitsprotokolls",
  logDescription: "Beschreibung der Arbeit",
  none: "Noch nichts protokolliert.",
  noSessions: "Zu diesem Arbeitsprotokoll gibt es keine Sitzung.",
  latestOnly: "Eine Sitzung startet nur aus dem jüngsten Arbeitsprotokoll.",
  descriptionHint: "Was haben Sie getan, was festgestellt?",
  allSessions: "Alle Sitzungen dieses Arbeitsprotokolls",
}
