/** The log (processing step) of an issue. */
export const worklogs = {
  newLog: "New log",
  editLog: "Edit log",
  logTitle: "Log title",
  logDescription: "Log description",
  none: "Nothing has been written down yet.",
  noSessions: "No remote session was held in this log.",
  latestOnly: "A session starts only from the latest log.",
  descriptionHint: "What did you do, what did you find?",
  allSessions: "All sessions of this log",
}
