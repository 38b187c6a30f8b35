import type { Texts } from "../en-GB/texts.ts"

export const errors: Texts["errors"] = {
  UNKNOWN: "Ein Fehler ist aufgetreten.",
  UNAUTHORIZED: "Sie wurden abgemeldet.",
  UNSUPPORTED: "Zugriff verweigert.",
  BAD_REQUEST: "Ungültige Anfrage.",
  NOT_FOUND: "Das gesuchte Element existiert nicht.",
  CONFLICT: "Die Aktion konnte nicht ausgeführt werden.",
  FILE_TOO_LARGE: "Die ausgewählte Datei ist zu groß.",
  METHOD_NOT_ALLOWED: "Diese Adresse unterstützt die Methode nicht.",
  PRECONDITION_FAILED:
    "Das Objekt wurde inzwischen geändert. Rufen Sie es neu ab und wiederholen Sie die Änderung.",
  UNSUPPORTED_MEDIA_TYPE: "Dieser Inhaltstyp wird hier nicht unterstützt.",
  NOT_ALLOWED: "Sie haben nicht die erforderliche Berechtigung.",
  TIMEOUT: "Sie wurden wegen Inaktivität abgemeldet.",
  LOGIN_FAILED: "Anmeldung fehlgeschlagen.",
  NOT_LICENSED: "Die Lizenz deckt das nicht ab.",
  IDP_LOGOUT_FAILED:
    "Sie sind hier abgemeldet, Ihr Identitätsanbieter konnte aber nicht benachrichtigt werden.",
  PROVIDER_UNREACHABLE: "{{name}} antwortet nicht. Versuchen Sie es später, oder melden Sie sich anders an.",
  PROVIDER_RESPONSE_INVALID:
    "Die Antwort von {{name}} ist nicht verwendbar. Fragen Sie die Administration, oder melden Sie sich anders an.",
  PROVIDER_ISSUER_MISMATCH:
    "{{name}} meldet sich mit einem unerwarteten Aussteller. Informieren Sie die Administration.",
  PROVIDER_REFUSED: "{{name}} hat die Anmeldung abgelehnt.",
  PROVIDER_TOKEN_INVALID: "Das Token von {{name}} konnte nicht geprüft werden. Versuchen Sie es erneut.",
  PROVIDER_REQUEST_UNKNOWN:
    "Diese Anmeldung wurde nicht hier begonnen oder ist abgelaufen. Beginnen Sie neu.",
  PROVIDER_USER_NOT_ALLOWED:
    "{{name}} hat Ihre Identität bestätigt, aber Sie haben hier keinen Zugang. Wenden Sie sich an die Administration.",
  PROVIDER_AUTHENTICATION_STALE:
    "{{name}} hat keine erneute Anmeldung verlangt. Bestätigen Sie Ihre Identität auf andere Weise, oder melden Sie sich neu an.",
  PROVIDER_USER_MISMATCH:
    "Bei {{name}} haben Sie sich als jemand anderes angemeldet. Bestätigen Sie als die Person, die hier angemeldet ist.",
  SERVER_ERROR: "Der Server konnte die Anfrage nicht ausführen.",
  DEVICE_ERROR: "Die Maschine meldet einen Fehler.",
  DEVICE_UNAVAILABLE: "Die Maschine ist nicht erreichbar.",
  INITIALIZATION_ERROR: "Das System konnte nicht initialisiert werden.",
  PAGE_NOT_FOUND: "Diese Seite existiert nicht.",
  PREREQUISITES_MISSING: "Fernzugriff ist derzeit nicht möglich.",
  UPSTREAM_TIMEOUT: "Die Maschine antwortet nicht. Möglicherweise blockiert eine Firewall die Verbindung.",
  CLIENT_TIMEOUT: "Die Maschine antwortet nicht mehr. Möglicherweise blockiert eine Firewall die Verbindung.",
  CLIENT_TOO_MANY:
    "Die Maschine nimmt keine weitere Verbindung an. Schließen Sie eine andere und versuchen Sie es erneut.",
  CLIENT_BAD_REQUEST: "Die Maschine hat das Protokoll verletzt. Die Sitzung wurde beendet.",
  CLIENT_BAD_TYPE:
    "Die Maschine bietet kein unterstütztes Protokoll an. Prüfen Sie die Art der Schnittstelle.",
  CLIENT_FORBIDDEN:
    "Die Maschine verweigert den Zugriff, oder ihr Hostschlüssel oder Zertifikat weicht vom gespeicherten ab.",
  CLIENT_OVERRUN: "Die Maschine hat eine Grenze überschritten. Die Sitzung wurde beendet.",
  UPSTREAM_NOT_FOUND: "Die Maschine ist nicht erreichbar oder ihr Konnektor ist offline.",
  UPSTREAM_UNAVAILABLE: "Die Maschine lehnt die Verbindung ab.",
  TOO_MANY_REQUESTS: "Zu viele Anfragen. Versuchen Sie es später noch einmal.",
  SERVER_BUSY: "Der Server ist ausgelastet. Versuchen Sie es gleich noch einmal.",
  SESSION_CLOSED: "Die Sitzung wurde geschlossen.",
  RESOURCE_CLOSED: "Die Verbindung wurde geschlossen.",
  CLIENT_UNAUTHORIZED: "Die Maschine weist die hinterlegten Zugangsdaten zurück.",
  RESOURCE_NOT_FOUND: "Diese Sitzung existiert nicht mehr.",
  SESSION_CONFLICT: "Eine andere Sitzung benutzt die Maschine.",
  alreadyExists: "„{{name}}“ existiert bereits.",
  alreadyInitialised: "Millwright ist bereits eingerichtet.",
  inputTooLarge: "Die Eingaben sind zu groß zum Senden: höchstens {{kibibytes}} KiB.",
  initLinkInvalid: "Dieser Link ist ungültig. Verwenden Sie den beim letzten Start ausgegebenen.",
  undoOutdated: "„{{title}}“ wurde inzwischen geändert und lässt sich hier nicht mehr rückgängig machen.",
  changedMeanwhile:
    "„{{name}}“ wurde inzwischen geändert. Sehen Sie den aktuellen Stand an; erneutes Speichern ersetzt ihn durch Ihren.",
  onlySuperusersChangeSuperusers: "Nur ein Superuser darf „{{name}}“ ändern.",
  cannotChangeOwnSuperuser: "Sie können sich die Superuser-Rechte weder geben noch nehmen.",
  cannotExtendOwnExpiry: "Sie können Ihr eigenes Ablaufdatum nicht verlängern.",
  cannotLockSelf: "Sie können sich nicht selbst sperren.",
  cannotDeleteSelf: "Sie können sich nicht selbst löschen.",
  superuserNotDeletable: "„{{name}}“ ist Superuser und kann nicht gelöscht werden.",
  lastSuperuser: "„{{name}}“ ist der letzte Superuser und muss es bleiben.",
  foreignUserInGroup: "Die Gruppen von „{{name}}“ werden durch die Benutzerquellen der Gruppen bestimmt.",
  deviceRoleInUse:
    "Die Rolle „{{name}}“ ist {{permissions}}-mal vergeben ({{machines}}) und kann nicht gelöscht werden.",
  userGroupInUse: "„{{name}}“ hat noch Quellen oder Zuweisungen und kann nicht gelöscht werden.",
  moveAuthoritiesMissing:
    "Das Verschieben ändert Freigaben, Verbindung oder Aufbewahrung. Dazu fehlt Ihnen: {{missing}}.",
  logHasSessions: "Aus „{{title}}“ wurden Fernsitzungen gestartet. Dieses Arbeitsprotokoll bleibt im Buch.",
  tooManyMarkers: "Die Aufzeichnung hat bereits die größtmögliche Zahl an Markierungen.",
  recordingRetained:
    "Die Aufzeichnung wird durch eine Aufbewahrungsfrist, eine Freigabe oder die offene Prüfung einer Notfallsitzung gehalten oder läuft noch.",
  grantExceedsOwnRights: "Sie können keine Rechte vergeben, die Sie selbst nicht haben: {{missing}}.",
  roleHasAuthority: "„{{name}}“ hat das Recht {{authority}} bereits.",
  userHasDeviceRole: "Der Benutzer hat diese Maschinenrolle hier bereits.",
  groupHasDeviceRole: "Die Gruppe hat diese Maschinenrolle hier bereits.",
  licenceSignatureInvalid: "Diese Lizenz ist nicht vom Hersteller signiert.",
  licenceDeviceLimitReached: "Die Lizenz deckt {{max}} Maschinen ab, vorhanden sind {{count}}.",
  licenceInterfaceLimitReached:
    "Die Lizenz deckt {{max}} Schnittstellen je Maschine ab, vorhanden sind {{count}}.",
  licenceOtherInstallation: "Diese Lizenz wurde für eine andere Installation ausgestellt.",
  licenceExpired: "Diese Lizenz ist abgelaufen.",
  licenceAlreadyImported: "Diese Lizenz ist bereits installiert.",
  confirmationExpired: "Ihr Konto muss durch Ihr Verzeichnis bestätigt werden. Melden Sie sich neu an.",
  apiTokenSuspended:
    "Token ausgesetzt, bis sich sein Inhaber wieder bei seinem Verzeichnis oder Identitätsanbieter anmeldet.",
  directoryAddressFixed:
    "Aus dem Verzeichnis „{{name}}“ kommen Benutzer. Bestätigen Sie die neue Adresse; ihre Anmeldungen enden dann.",
  directoryInUse: "Das Verzeichnis „{{name}}“ hat noch Quellen oder Benutzer und kann nicht gelöscht werden.",
  directoryHostUnknown: "„{{name}}“: Der Name des Servers lässt sich nicht auflösen. Prüfen Sie die Adresse.",
  directoryHostForbidden: "„{{name}}“: Diese Adresse ist nicht zulässig, weil sie zum Server selbst gehört.",
  directoryUnreachable:
    "„{{name}}“: Der Server lehnt die Verbindung ab. Prüfen Sie Adresse, Port und Firewall.",
  directoryTimeout:
    "„{{name}}“: Zeitüberschreitung beim Verbinden. Möglicherweise blockiert eine Firewall die Verbindung.",
  directoryCertificateUntrusted:
    "„{{name}}“: Das Zertifikat des Servers stammt von keiner vertrauenswürdigen Zertifizierungsstelle. Hinterlegen Sie das Zertifikat der ausstellenden Stelle.",
  directoryCertificateExpired:
    "„{{name}}“: Das Zertifikat des Servers ist abgelaufen oder noch nicht gültig.",
  directoryCertificateName: "„{{name}}“: Das Zertifikat des Servers passt nicht zum Hostnamen.",
  directoryTlsFailed:
    "„{{name}}“: Die TLS-Verbindung kam nicht zustande. Prüfen Sie, ob der Port TLS verwendet.",
  directoryStarttlsRefused: "„{{name}}“: Der Server bietet kein StartTLS an. Verwenden Sie ldaps://.",
  directoryBindRefused: "„{{name}}“: Das Verzeichnis weist das Dienstkonto oder sein Passwort zurück.",
  directoryBaseNotFound:
    "„{{name}}“: Eine Suchbasis existiert nicht, oder das Dienstkonto darf sie nicht lesen.",
  directoryNotPermitted: "„{{name}}“: Das Dienstkonto darf dort nicht suchen oder findet keine Einträge.",
  directorySizeLimit:
    "„{{name}}“: Das Verzeichnis begrenzt die Anzahl der Einträge. Wählen Sie eine kleinere Seitengröße.",
  directoryInvalidResponse:
    "„{{name}}“: Der Server hat die Verbindung beendet oder eine ungültige LDAP-Antwort gesendet.",
  directoryRefused: "„{{name}}“: Das Verzeichnis lehnt die Anfrage ab.",
  mailNotConfigured:
    "Es ist kein Mailserver eingerichtet. Starten Sie den Server mit --smtp-url und --mail-from.",
  mailRefused: "Der Mailserver hat die E-Mail abgelehnt: {{detail}}",
  setupMachineFirst: "Legen Sie zuerst eine Maschine an: Schnittstellen und Aufträge gehören zu einer.",
  testsInARow: "Zu viele Verbindungstests hintereinander. Testen Sie in einer Minute erneut.",
  issueTaken: "Dieser Auftrag ist bereits {{by}} zugewiesen.",
  faultReportDecided: "Über die Meldung „{{title}}“ ist schon entschieden.",
  faultReportsThrottled:
    "Von hier oder zu dieser Maschine kamen zu viele Störungsmeldungen. Versuchen Sie es später noch einmal oder wenden Sie sich direkt an die Instandhaltung.",
  checklistIncomplete: "Pflichtpunkte der Checkliste sind offen: {{items}}",
  checklistItemAnswered:
    "„{{item}}“ ist beantwortet und kann nicht geändert oder entfernt werden. Löschen Sie zuerst die Antwort.",
  checklistItemFollowedUp: "Zu „{{item}}“ gibt es bereits einen Folgeauftrag.",
  checklistItemNotFailed:
    "„{{item}}“ ist in Ordnung oder noch nicht beantwortet; ein Folgeauftrag wird nur zu einem Mangel angelegt.",
  signatureRequired: "Aufträge dieser Maschine werden mit einer Unterschrift abgeschlossen.",
  issueClosed: "Der Auftrag „{{title}}“ ist abgeschlossen.",
  issueChangedMeanwhile:
    "{{changedBy}} hat den Auftrag inzwischen geändert. Sehen Sie den aktuellen Stand an; erneutes Speichern ersetzt ihn durch Ihren.",
  issueActionNotAllowed: "Der Status des Auftrags lässt das nicht zu.",
  extensionBeforeApproval:
    "Das Wartungsfenster lässt sich nicht verlängern, solange der Auftrag auf Freigabe wartet. Bearbeiten Sie den Auftrag, um das Fenster zu ändern.",
  emergencyNotNeeded: "Die Sitzung kann auf dem üblichen Weg gestartet werden: Nichts steht ihr entgegen.",
  emergencyNotOne: "Diese Sitzung ist keine Notfallsitzung.",
  emergencyNotRecordable:
    "Eine Notfallsitzung muss aufgezeichnet werden. Bei „{{name}}“ ist das wegen der Art der Schnittstelle oder der Lizenz nicht möglich.",
  emergencyOwnSession: "Ihre eigene Notfallsitzung muss von einer anderen Person geprüft werden.",
  emergencyReviewed: "Die Notfallsitzung wurde bereits geprüft.",
  emergencyStillRunning: "Die Notfallsitzung läuft noch. Sie kann geprüft werden, sobald sie beendet ist.",
  emergencyWithoutReviewer:
    "Keine andere Person darf Notfallsitzungen an dieser Maschine prüfen. Ein Administrator muss dieses Recht zuerst vergeben.",
  extensionEndsInPast:
    "Auch mit dieser Verlängerung wäre das Wartungsfenster schon zu Ende. Wählen Sie mehr Stunden.",
  extensionLimitReached:
    "Das Wartungsfenster lässt sich um insgesamt {{max}} Stunden verlängern; verbleibende Stunden: {{left}}.",
  planActionNotAllowed: "Der Status des wiederkehrenden Auftrags „{{title}}“ lässt das nicht zu.",
  planExpired: "Der wiederkehrende Auftrag „{{title}}“ ist abgelaufen. Wählen Sie zuerst ein späteres Ende.",
  planChangedMeanwhile:
    "{{changedBy}} hat den wiederkehrenden Auftrag „{{title}}“ inzwischen geändert. Sehen Sie den aktuellen Stand an; erneutes Speichern ersetzt ihn durch Ihren.",
  logChangedMeanwhile:
    "Das Arbeitsprotokoll „{{title}}“ wurde inzwischen geändert. Sehen Sie den aktuellen Stand an; erneutes Speichern ersetzt ihn durch Ihren.",
  attachmentDownloadDisabled: "„{{name}}“ darf nicht heruntergeladen werden.",
  databaseUnavailable: "Die Datenbank ist gerade nicht erreichbar. Versuchen Sie es gleich noch einmal.",
  idempotencyAnswerLost:
    "Der Aufruf mit diesem Idempotenzschlüssel war erfolgreich, seine Antwort ging aber verloren. Suchen Sie nach dem angelegten Eintrag.",
  idempotencyKeyInUse: "Ein Aufruf mit diesem Idempotenzschlüssel läuft noch. Wiederholen Sie ihn gleich.",
  idempotencyKeyReused: "Dieser Idempotenzschlüssel wurde für eine andere Anfrage verwendet.",
  STORAGE_FULL:
    "Auf dem Server ist kein Speicherplatz mehr frei. Es wurde nichts gespeichert; wenden Sie sich an einen Administrator.",
  contentDamaged:
    "Der Inhalt dieser Datei ist im Speicher beschädigt oder nicht mehr vorhanden. Laden Sie die Datei erneut hoch.",
  attachmentNotScanned: "„{{name}}“ hat die Virenprüfung nicht bestanden.",
  tooManyAttachments: "„{{title}}“ enthält bereits die maximale Anzahl Dateien.",
  issueStorageFull: "Der Speicherplatz von „{{title}}“ ist aufgebraucht.",
  attachmentChangedMeanwhile:
    "„{{name}}“ wurde inzwischen geändert. Sehen Sie den aktuellen Stand an; erneutes Speichern ersetzt ihn durch Ihren.",
  deviceHasIssues: "„{{name}}“ hat noch Aufträge und kann nicht gelöscht werden.",
  deviceGroupNotEmpty: "„{{name}}“ enthält noch Maschinen oder Gruppen und kann nicht gelöscht werden.",
  groupCycle:
    "„{{name}}“ kann nicht unter „{{parent}}“ angeordnet werden: Die Gruppe wäre sich selbst untergeordnet.",
  groupTooDeep: "„{{name}}“ kann nicht unter „{{parent}}“ angeordnet werden: zu viele Ebenen.",
  tooManyInterfaces: "„{{name}}“ hat bereits {{count}} Schnittstellen.",
  browserMissing:
    "Für Webseiten braucht der Server Chromium; es ist dort nicht installiert. Administratoren können es installieren oder mit --chromium angeben.",
  interfaceTypeUnsupported: "Sitzungen auf Schnittstellen der Art {{type}} werden noch nicht unterstützt.",
  interfaceForbidden: "Sie dürfen die Schnittstelle „{{name}}“ nicht benutzen.",
  interfaceSessionLimitReached: "Schnittstelle „{{name}}“ hat bereits {{active}} von {{max}} Sitzungen.",
  interfaceSecretExpired:
    "Die hinterlegten Zugangsdaten der Schnittstelle „{{name}}“ sind zu alt. Geben Sie sie in deren Einstellungen neu ein.",
  credentialsRequired: "Die Schnittstelle „{{name}}“ verlangt bei jedem Start Zugangsdaten.",
  connectorOffline: "Der Konnektor dieser Maschine ist nicht verbunden.",
  connectorSerialTaken: "Diese Seriennummer hat bereits der Konnektor einer anderen Maschine oder Gruppe.",
  connectorHasOpenSessions:
    "Über die Verbindung von „{{name}}“ laufen Sitzungen: {{count}}. Sie enden, wenn Sie trotzdem speichern.",
  hostForbidden: "Der Host {{host}} ist nicht erreichbar oder nicht erlaubt.",
  hostKeyNotPending: "Dieser Hostschlüssel muss nicht mehr bestätigt werden.",
  sessionEnded: "Die Sitzung ist beendet.",
  invitationLocked: "Zu viele falsche PINs. Bitten Sie um eine neue Einladung.",
  supervisorNotPresent: "Nur eine Aufsichtsperson, die in der Sitzung ist, kann sie anhalten oder beenden.",
  controlNotRequested: "Diese Person fordert die Steuerung nicht mehr an.",
  joinClosedByWindow:
    "Das Wartungsfenster ist abgelaufen. Bis es verlängert wird, kann niemand mehr der Sitzung beitreten.",
  removedFromSession:
    "Sie wurden aus dieser Sitzung entfernt. Der Inhaber der Sitzung kann Sie erneut einladen.",
  viewerNotRemovable: "Diese Person kann nicht aus der Sitzung entfernt werden.",
  recordingNotAvailable: "Aufzeichnung nicht verfügbar",
  fileTransferUnsupported: "Schnittstellen der Art {{type}} unterstützen noch keine Dateiübertragung.",
  fileTransferNeedsControl: "Nur Teilnehmende mit Steuerungsrecht übertragen Dateien.",
  fileNotRequested: "Die Seite verlangt diese Datei nicht mehr.",
  partElsewhere: "Die Datei geht an anderer Stelle weiter.",
  transferNotHeld:
    "„{{name}}“ kann nicht erneut geprüft werden: Die Datei wird nicht mehr zurückgehalten, oder ihr Inhalt wurde gelöscht.",
  transferNotRunning: "Die Übertragung von „{{name}}“ ist bereits beendet.",
  transferNotAvailable: "„{{name}}“ kann nicht heruntergeladen werden.",
  tooManyTransfers: "In dieser Sitzung laufen bereits {{max}} Übertragungen.",
  machineFile_NOT_FOUND: "Diese Datei oder dieser Ordner ist auf der Maschine nicht vorhanden.",
  machineFile_DENIED: "Die Maschine oder die Schnittstelle erlaubt den Zugriff nicht.",
  machineFile_EXISTS: "Auf der Maschine ist bereits eine Datei mit diesem Namen vorhanden.",
  machineFile_WRONG_KIND: "Dies ist keine gewöhnliche Datei.",
  machineFile_NO_SPACE: "Auf der Maschine ist kein Platz mehr.",
  machineFile_READ_ONLY: "In diesen Ordner der Maschine kann nicht geschrieben werden.",
  machineFile_FAILED: "Die Maschine konnte die Dateiübertragung nicht abschließen.",
  machineFile_TOO_LARGE: "Die Datei oder der Ordner ist zu groß.",
  machineFile_CANCELLED: "Die Übertragung wurde abgebrochen.",
  interfaceHasOpenSessions:
    "Auf der Schnittstelle „{{name}}“ laufen Sitzungen: {{count}}. Sie enden, wenn Sie speichern.",
  interfaceHasStoredCredentials: "Die Schnittstelle „{{name}}“ verwendet gespeicherte Zugangsdaten.",
  tooManyInvitations:
    "Zu einer Sitzung können höchstens {{max}} Personen und {{max}} Adressen eingeladen werden.",
  blockNotDisassembled: "Für {{name}} ist keine Disassemblierung verfügbar.",
  approvalNotOpen: "Über „{{title}}“ kann nicht abgestimmt werden.",
  approvalChangedMeanwhile:
    "„{{title}}“ wurde geändert, nachdem Sie den Antrag geöffnet haben. Lesen Sie ihn neu und stimmen Sie dann ab.",
  approvalAlreadyVoted:
    "Sie haben über „{{title}}“ bereits abgestimmt. Ziehen Sie Ihre Stimme zurück, um neu abzustimmen.",
  approvalOwnRequest: "Über den eigenen Antrag können Sie nicht abstimmen. Sie können nur überstimmen.",
  approvalNotVoter: "Sie gehören zu keiner Gruppe, die in dieser Stufe über „{{title}}“ abstimmt.",
  approvalNotOverruler: "Sie gehören zu keiner Gruppe, die diese Stufe von „{{title}}“ überstimmen darf.",
  approvalNoVote: "Sie haben über „{{title}}“ nicht abgestimmt.",
  approvalNotCreator: "Nur wer die Freigabe von „{{title}}“ beantragt hat, kann den Antrag zurückziehen.",
  approvalRequestClosed: "Der Freigabeantrag für „{{title}}“ ist geschlossen.",
  approvalLogFull: "Der Freigabeantrag für „{{title}}“ hat bereits {{max}} Einträge.",
  approvalNotRequired: "Aufzeichnungen dieser Maschine brauchen keine Freigabe.",
  approvalAlreadyRequested: "Für diese Aufzeichnung ist eine Freigabe beantragt oder erteilt.",
  approvalConfigChangedMeanwhile:
    "Die Freigaben von „{{name}}“ wurden inzwischen geändert. Sehen Sie den aktuellen Stand an; erneutes Speichern ersetzt ihn durch Ihren.",
  recordingNeedsApproval: "Diese Aufzeichnung darf erst nach einer Freigabe angesehen werden.",
  recordingApprovalNotStarted: "Die Freigabe für diese Aufzeichnung gilt noch nicht.",
  recordingApprovalExpired: "Die Freigabe für diese Aufzeichnung ist abgelaufen.",
  recordingOfRunningSession:
    "Diese Sitzung läuft noch: Bis zu ihrem Ende sieht nur ihr Inhaber die Aufzeichnung. Um jetzt zuzusehen, treten Sie der Sitzung bei.",
  deviceNotFound: "Diese Maschine gibt es nicht oder nicht mehr.",
  deviceGroupNotFound: "Diese Maschinengruppe gibt es nicht oder nicht mehr.",
  interfaceNotFound: "Diese Schnittstelle gibt es nicht oder nicht mehr.",
  issueNotFound: "Diesen Auftrag gibt es nicht oder nicht mehr.",
  logNotFound: "Dieses Arbeitsprotokoll gibt es nicht oder nicht mehr.",
  sessionNotFound: "Diese Sitzung gibt es nicht oder nicht mehr.",
  identityProviderInUse: "„{{name}}“ hat noch Quellen oder Benutzer und kann nicht gelöscht werden.",
  identityProviderIssuerFixed:
    "Von „{{name}}“ kommen Benutzer. Bestätigen Sie den neuen Aussteller; ihre Anmeldungen enden dann.",
  tooManyIdentityProviders: "Mehr als {{max}} Identitätsanbieter sind nicht möglich.",
  consentTextChanged: "Der Text wurde inzwischen geändert. Lesen Sie zuerst die neue Fassung.",
  recordingConsentMissing: "Diese Sitzung wird aufgezeichnet. Stimmen Sie dem zu, bevor Sie beitreten.",
  tooManyApiTokens: "Sie haben bereits {{max}} API-Token. Beenden Sie zuerst eines.",
  wrongFactor:
    "Der Code ist nicht gültig. Prüfen Sie ihn und versuchen Sie es erneut; jeder Code gilt nur einmal.",
  sessionFull:
    "An dieser Sitzung nehmen bereits {{max}} Personen teil, mehr sind nicht möglich. Versuchen Sie es erneut, sobald jemand sie verlassen hat.",
  sessionMemoryUsedUp:
    "Der Speicher für Fernsitzungen ist belegt ({{usedMegabytes}} von {{maxMegabytes}} MB). Beenden Sie eine andere Sitzung.",
  tooManyBrowsers:
    "Die Höchstzahl der Browser auf diesem Server ({{max}}) ist erreicht. Beenden Sie eine andere Sitzung zu einer Webseite.",
  tooManySessions:
    "Die Höchstzahl der Sitzungen auf diesem Server ({{max}}) ist erreicht. Beenden Sie eine andere Sitzung.",
  tooManyAttempts: "Zu viele falsche Antworten. Versuchen Sie es in {{minutes}} Minuten noch einmal.",
  otpEnrolmentExpired: "Dieses Geheimnis ist abgelaufen. Beginnen Sie von vorn.",
  passkeysUnavailable: "Passkeys funktionieren nur mit dem Hostnamen dieser Installation.",
  passkeyRefused: "Dieser Passkey wurde nicht angenommen.",
  newPasskeyRefused: "Der Passkey konnte nicht hinzugefügt werden.",
  tooManyPasskeys: "Sie können höchstens {{max}} Passkeys haben.",
  stepUpRequired: "Bestätigen Sie Ihre Identität, um fortzufahren.",
  secondFactorRequired: "Sie haben einen zweiten Faktor. Bestätigen Sie mit ihm, dass Sie es sind.",
  stepUpImpossible:
    "Für diese Aktion müssen Sie Ihre Identität bestätigen. Richten Sie dazu gleich nach dem Anmelden im Profil ein Einmalpasswort oder einen Passkey ein.",
  noProviderForStepUp:
    "Ihr Konto gehört zu keinem Identitätsanbieter. Bestätigen Sie Ihre Identität auf andere Weise.",
  noFileDownloadable: "Keine dieser Dateien darf heruntergeladen werden.",
  startDatabaseFailed: "Die Datenbank von Millwright startet nicht.",
  startDatabaseUnreachable: "Millwright erreicht seine Datenbank nicht.",
  startDatabaseUnsuitable: "Der Datenbank fehlt etwas, das Millwright braucht.",
  startDatabaseVersion: "Die Datenbank passt nicht zu dieser Version von Millwright.",
  startDataFolder: "Millwright kann seinen Datenordner nicht lesen oder beschreiben.",
  startDiskFull: "Der Datenträger des Servers ist voll.",
  startFailed: "Millwright konnte nicht starten.",
  startSecretKey: "Der Schlüssel dieser Installation fehlt, ist beschädigt oder nicht der bisherige.",
  importCellTooLong: "Zeile {{line}}: Eine Zelle hat mehr als {{max}} Zeichen.",
  importColumnMissing: "Die Spalte „{{column}}“ fehlt in der ersten Zeile der Datei.",
  importColumnTwice: "Die Spalte „{{column}}“ steht zweimal in der ersten Zeile der Datei.",
  importColumnUnknown:
    "„{{column}}“ ist keine Spalte dieses Imports. Die erste Zeile der Datei nennt die Spalten; es gibt: {{known}}.",
  importFileEmpty: "Die Datei enthält keine Zeilen.",
  importLineUnreadable: "Zeile {{line}} ist nicht lesbar: Ein Anführungszeichen fehlt oder steht falsch.",
  importNameAmbiguous: "Mehrere Objekte heißen so. Geben Sie die ID an.",
  importNotChecked:
    "Die Datei muss zuerst geprüft werden, oder es wurde eine andere Prüfung angezeigt. Laden Sie die Seite neu.",
  importNotUtf8: "Die Datei ist nicht in UTF-8 kodiert. Speichern Sie sie als „CSV UTF-8“.",
  importParentMissing: "Die übergeordnete Gruppe wurde nicht angelegt.",
  importRowChanged: "Nach der Prüfung hat jemand anderes dies geändert. Prüfen Sie die Datei erneut.",
  importRowRepeated: "Zeile {{line}} betrifft dasselbe Objekt.",
  importTooManyColumns: "Zeile {{line}} hat mehr als {{max}} Spalten.",
  importTooManyRows: "Die Datei hat mehr als {{max}} Zeilen. Teilen Sie sie auf.",
}
