/** The log (processing step) of an issue. */
export const worklogs = {
  newLog: "New log",
  editLog: "Edit log",
  logTitle: "Log title",
  logDescription: "Log description",
  noDescription: "What was done and found is not described yet.",
  describe: "Write the description",
  noSessions: "No remote sessions in this log.",
  latestOnly: "Sessions can only be started from the latest log.",
  descriptionHint: "What did you do and what did you find?",
}
