/** Error pages: headings, and what the reader can do. */
export const errorPage = {
  code: "Error code",
  whatToDo: "What you can do",
  title_unknown: "Something went wrong",
  title_signedOut: "You are signed out",
  title_signInFailed: "Sign-in failed",
  title_signedOutHere: "Signed out here only",
  title_denied: "No permission",
  title_badRequest: "The request was not understood",
  title_notFound: "Not found",
  title_pageNotFound: "Page not found",
  title_conflict: "Not possible at the moment",
  title_alreadySetUp: "Already set up",
  title_fileTooLarge: "File too large",
  title_notLicensed: "Not covered by the licence",
  title_serverError: "Server error",
  title_notReady: "Millwright is not ready",
  title_busy: "Too much at once",
  title_storageFull: "Storage full",
  title_notPossibleNow: "Remote session not possible now",
  title_machineError: "Machine error",
  title_machineUnreachable: "Machine not reachable",
  title_machineAccess: "No access to the machine",
  title_machineInUse: "Machine in use",
  title_sessionEnded: "Session ended",
  advice_retry:
    "Try again in a minute. If it happens again, give an administrator the code, the time and what you did.",
  advice_signIn: "Sign in again. You return to the page that you wanted to open.",
  advice_credentials:
    "Check user name, password and Caps Lock. After several attempts you have to wait some minutes.",
  advice_askForUser:
    "Sign in with your user name. If you have none, ask an administrator to create a user for you.",
  advice_closeBrowser: "Close all windows of the browser, or sign out at your identity provider as well.",
  advice_permission: "Ask an administrator for the permission if you need it for your work.",
  advice_back: "Go back, reload the page and try again.",
  advice_address: "Check the address. The item may have been deleted or moved, or you may not see it.",
  advice_reload: "Reload the page to see the current state, then apply your change again.",
  advice_smallerFile: "Choose a smaller file, or split it into several.",
  advice_licence: "An administrator can install a licence that covers this under Administration.",
  advice_server:
    "Wait a minute and reload the page. If the problem persists, an administrator finds the reason in the server’s log.",
  advice_wait: "Wait a moment, then try again.",
  advice_storage: "An administrator has to free disk space on the server. Nothing that was stored is lost.",
  advice_prerequisites:
    "Open the issue. “Ready for a remote session” lists what is missing: the window, the assignment or a permission.",
  advice_machine: "Check that the machine is switched on and connected, then start the session again.",
  advice_network:
    "Check that the machine is switched on. If it is, ask your network team whether a firewall blocks the address and port of the interface.",
  advice_connector: "Check the host of the interface, and under Machines whether the connector is connected.",
  advice_otherSessions: "Wait until another session ends, or ask its owner to invite you.",
  advice_newSession: "Start a new session from the issue if its window is still open.",
  advice_interface:
    "An administrator can check the type and options of the interface and test the connection there.",
  advice_machineCredentials:
    "An administrator can enter the current credentials at the interface of the machine.",
  startDatabaseFailed:
    "An administrator finds the message of the database in the server’s log. Millwright tries again when it is started again.",
  startDatabaseUnreachable:
    "Nothing needs to be done while the database is being started: Millwright tries again every few seconds. If this page stays, an administrator checks that the database runs and that its address and password are right.",
  startDatabaseUnsuitable:
    "An administrator provides a database of PostgreSQL 18 or newer with the encoding UTF8, whose owner is the user of the database address. The server’s log names what is missing. Nothing was changed.",
  startDatabaseVersion:
    "An administrator installs the version that last used this database, or a newer one. The server’s log names the difference. Nothing was changed.",
  startDataFolder:
    "An administrator gives the account of the server the right to write to the data folder. The server’s log names the folder.",
  startDiskFull: "An administrator has to free disk space on the server. Nothing that was stored is lost.",
  startFailed: "An administrator finds the reason in the server’s log.",
  startSecretKey:
    "An administrator restores the key file from the backup. Without it, the stored passwords of machines cannot be read. The server’s log names the file.",
  reload: "Reload page",
}
