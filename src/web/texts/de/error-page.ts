import type { Texts } from "../en-GB/texts.ts"

export const errorPage: Texts["errorPage"] = {
  code: "Fehlercode",
  whatToDo: "Was Sie tun können",
  title_unknown: "Etwas ist schiefgegangen",
  title_signedOut: "Sie sind abgemeldet",
  title_signInFailed: "Anmeldung fehlgeschlagen",
  title_signedOutHere: "Nur hier abgemeldet",
  title_denied: "Keine Berechtigung",
  title_badRequest: "Die Anfrage wurde nicht verstanden",
  title_notFound: "Nicht gefunden",
  title_pageNotFound: "Seite nicht gefunden",
  title_conflict: "Im Moment nicht möglich",
  title_alreadySetUp: "Bereits eingerichtet",
  title_fileTooLarge: "Datei zu groß",
  title_notLicensed: "Von der Lizenz nicht abgedeckt",
  title_serverError: "Serverfehler",
  title_notReady: "Millwright ist nicht bereit",
  title_busy: "Zu viel auf einmal",
  title_storageFull: "Speicher voll",
  title_notPossibleNow: "Fernsitzung jetzt nicht möglich",
  title_machineError: "Fehler der Maschine",
  title_machineUnreachable: "Maschine nicht erreichbar",
  title_machineAccess: "Kein Zugriff auf die Maschine",
  title_machineInUse: "Maschine belegt",
  title_sessionEnded: "Sitzung beendet",
  advice_retry:
    "Versuchen Sie es in einer Minute erneut. Tritt der Fehler wieder auf, nennen Sie der Administration den Code, die Uhrzeit und was Sie getan haben.",
  advice_signIn: "Melden Sie sich wieder an. Sie kommen auf die Seite zurück, die Sie öffnen wollten.",
  advice_credentials:
    "Prüfen Sie Benutzername, Passwort und Feststelltaste. Nach mehreren Versuchen müssen Sie einige Minuten warten.",
  advice_askForUser:
    "Melden Sie sich mit Ihrem Benutzernamen an. Wenn Sie keinen haben, bitten Sie die Administration, einen Benutzer für Sie anzulegen.",
  advice_closeBrowser:
    "Schließen Sie alle Fenster des Browsers, oder melden Sie sich auch bei Ihrem Identitätsanbieter ab.",
  advice_permission:
    "Bitten Sie die Administration um die Berechtigung, wenn Sie sie für Ihre Arbeit brauchen.",
  advice_back: "Gehen Sie zurück, laden Sie die Seite neu und versuchen Sie es erneut.",
  advice_address:
    "Prüfen Sie die Adresse. Vielleicht wurde das Element gelöscht oder verschoben, oder Sie dürfen es nicht sehen.",
  advice_reload:
    "Laden Sie die Seite neu, um den aktuellen Stand zu sehen, und wiederholen Sie Ihre Änderung.",
  advice_smallerFile: "Wählen Sie eine kleinere Datei, oder teilen Sie sie auf.",
  advice_licence: "Eine passende Lizenz lässt sich unter „Verwaltung“ installieren.",
  advice_server:
    "Warten Sie eine Minute und laden Sie die Seite neu. Bleibt es dabei, steht der Grund im Protokoll des Servers.",
  advice_wait: "Warten Sie einen Moment und versuchen Sie es erneut.",
  advice_storage:
    "Auf dem Server muss Speicherplatz freigegeben werden. Bereits Gespeichertes geht nicht verloren.",
  advice_prerequisites:
    "Öffnen Sie den Auftrag. „Bereit für eine Fernsitzung“ nennt, was fehlt: das Wartungsfenster, die Zuweisung oder ein Recht.",
  advice_machine:
    "Prüfen Sie, ob die Maschine eingeschaltet und verbunden ist, und starten Sie die Sitzung neu.",
  advice_network:
    "Prüfen Sie, ob die Maschine eingeschaltet ist. Wenn ja, fragen Sie die Netzwerkabteilung, ob eine Firewall Adresse und Port der Schnittstelle sperrt.",
  advice_connector:
    "Prüfen Sie den Host der Schnittstelle und unter „Maschinen“, ob der Konnektor verbunden ist.",
  advice_otherSessions:
    "Warten Sie, bis eine andere Sitzung endet, oder lassen Sie sich von ihrem Inhaber einladen.",
  advice_newSession: "Starten Sie aus dem Auftrag eine neue Sitzung, solange sein Wartungsfenster offen ist.",
  advice_interface:
    "Art und Optionen der Schnittstelle lassen sich in der Verwaltung prüfen; dort gibt es auch den Verbindungstest.",
  advice_machineCredentials:
    "Die aktuellen Zugangsdaten werden in der Verwaltung an der Schnittstelle der Maschine hinterlegt.",
  startDatabaseFailed:
    "Die Administration findet die Meldung der Datenbank im Protokoll des Servers. Millwright versucht es erneut, sobald es wieder gestartet wird.",
  startDatabaseUnreachable:
    "Solange die Datenbank gestartet wird, ist nichts zu tun: Millwright versucht es alle paar Sekunden erneut. Bleibt die Seite, prüft die Administration, ob die Datenbank läuft und ob Adresse und Passwort stimmen.",
  startDatabaseUnsuitable:
    "Die Administration stellt eine Datenbank von PostgreSQL 18 oder neuer mit der Codierung UTF8 bereit, die dem Benutzer der Datenbankadresse gehört. Das Protokoll des Servers nennt, was fehlt. Es wurde nichts geändert.",
  startDatabaseVersion:
    "Die Administration installiert die Version, die diese Datenbank zuletzt benutzt hat, oder eine neuere. Das Protokoll des Servers nennt den Unterschied. Es wurde nichts geändert.",
  startDataFolder:
    "Die Administration gibt dem Konto des Servers das Recht, in den Datenordner zu schreiben. Das Protokoll des Servers nennt den Ordner.",
  startDiskFull:
    "Die Administration muss auf dem Server Speicherplatz freigeben. Gespeichertes geht nicht verloren.",
  startFailed: "Die Administration findet den Grund im Protokoll des Servers.",
  startSecretKey:
    "Die Administration stellt die Schlüsseldatei aus der Sicherung wieder her. Ohne sie sind die gespeicherten Passwörter der Maschinen nicht lesbar. Das Protokoll des Servers nennt die Datei.",
  reload: "Seite neu laden",
}
