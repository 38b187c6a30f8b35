import type { Texts } from "../en-GB/texts.ts"

export const errors: Texts["errors"] = {
  UNKNOWN: "Ein Fehler ist aufgetreten.",
  UNAUTHORIZED: "Sie wurden abgemeldet.",
  UNSUPPORTED: "Zugriff verweigert.",
  BAD_REQUEST: "Ungültige Anfrage.",
  NOT_FOUND: "Das gesuchte Element existiert nicht.",
  CONFLICT: "Die Aktion konnte nicht ausgeführt werden.",
  FILE_TOO_LARGE: "Die ausgewählte Datei ist zu groß.",
  NOT_ALLOWED: "Sie haben nicht die erforderliche Berechtigung.",
  TIMEOUT: "Sie wurden wegen Inaktivität abgemeldet.",
  LOGIN_FAILED: "Anmeldung fehlgeschlagen.",
  NOT_LICENSED: "Die Lizenz deckt das nicht ab.",
  IDP_LOGOUT_FAILED:
    "Sie sind hier abgemeldet, Ihr Identitätsanbieter konnte aber nicht benachrichtigt werden.",
  PROVIDER_UNREACHABLE: "{{name}} antwortet nicht. Versuchen Sie es später, oder melden Sie sich anders an.",
  PROVIDER_ANSWER_INVALID:
    "Die Antwort von {{name}} ist nicht verwendbar. Fragen Sie die Administration, oder melden Sie sich anders an.",
  PROVIDER_ISSUER_WRONG:
    "{{name}} gibt sich als ein anderer Anbieter aus. Informieren Sie die Administration.",
  PROVIDER_REFUSED: "{{name}} hat die Anmeldung abgelehnt.",
  PROVIDER_TOKEN_INVALID: "Der Auskunft von {{name}} über Sie war nicht zu trauen. Versuchen Sie es erneut.",
  PROVIDER_REQUEST_UNKNOWN:
    "Diese Anmeldung wurde nicht hier begonnen, hat zu lange gedauert oder ist vorbei. Bitte beginnen Sie neu.",
  PROVIDER_NOT_ADMITTED:
    "{{name}} kennt Sie, aber Sie haben hier keinen Zugang. Fragen Sie die Administration.",
  PROVIDER_PROOF_STALE:
    "{{name}} hat Sie nicht erneut gefragt, wer Sie sind. Bestätigen Sie es auf andere Weise, oder melden Sie sich neu an.",
  PROVIDER_PROOF_OF_ANOTHER:
    "Bei {{name}} haben Sie sich als jemand anderes angemeldet. Bestätigen Sie als die Person, die hier angemeldet ist.",
  SERVER_ERROR: "Der Server konnte das nicht ausführen.",
  DEVICE_ERROR: "Die Maschine meldet einen Fehler.",
  DEVICE_UNAVAILABLE: "Die Maschine ist nicht erreichbar.",
  INITIALIZATION_ERROR: "Das System konnte nicht initialisiert werden.",
  PAGE_NOT_FOUND: "Diese Seite existiert nicht.",
  PREREQUISITES_MISSING: "Fernzugriff ist derzeit nicht möglich.",
  UPSTREAM_TIMEOUT: "Die Maschine antwortet nicht. Möglicherweise blockiert eine Firewall die Verbindung.",
  CLIENT_TIMEOUT: "Die Maschine antwortet nicht mehr. Möglicherweise blockiert eine Firewall die Verbindung.",
  CLIENT_TOO_MANY:
    "Die Maschine nimmt keine weitere Verbindung an. Schließen Sie eine andere und versuchen Sie es erneut.",
  CLIENT_BAD_REQUEST:
    "Die Maschine hat etwas gesendet, das ihr Protokoll nicht erlaubt. Die Sitzung wurde beendet.",
  CLIENT_BAD_TYPE:
    "Die Maschine bietet nichts an, was Millwright spricht. Prüfen Sie die Art der Schnittstelle.",
  CLIENT_FORBIDDEN: "Die Maschine verweigert den Zugriff, oder ihr Hostschlüssel ist nicht der vertraute.",
  CLIENT_OVERRUN: "Die Maschine hat mehr gesendet als erlaubt. Die Sitzung wurde beendet.",
  UPSTREAM_NOT_FOUND: "Die Maschine ist nicht erreichbar oder ihr Konnektor ist offline.",
  UPSTREAM_UNAVAILABLE: "Die Maschine lehnt die Verbindung ab.",
  SERVER_BUSY: "Der Server ist ausgelastet. Versuchen Sie es gleich noch einmal.",
  SESSION_CLOSED: "Die Sitzung wurde geschlossen.",
  RESOURCE_CLOSED: "Die Verbindung wurde geschlossen.",
  CLIENT_UNAUTHORIZED: "Die Maschine weist die hinterlegten Zugangsdaten zurück.",
  RESOURCE_NOT_FOUND: "Diese Sitzung existiert nicht mehr.",
  SESSION_CONFLICT: "Eine andere Sitzung benutzt die Maschine.",
  alreadyExists: "„{{name}}“ existiert bereits.",
  alreadyInitialised: "Millwright ist bereits eingerichtet.",
  initLinkInvalid: "Dieser Link ist ungültig. Verwenden Sie den beim ersten Start ausgegebenen.",
  changedMeanwhile:
    "„{{name}}“ wurde inzwischen geändert: {{fields}}. Laden Sie die Seite neu und ändern Sie erneut.",
  onlySuperusersChangeSuperusers: "Nur ein Superuser darf „{{name}}“ ändern.",
  ownSuperuser: "Sie können sich die Superuser-Rechte weder geben noch nehmen.",
  ownLock: "Sie können sich nicht selbst sperren.",
  ownDeletion: "Sie können sich nicht selbst löschen.",
  superuserNotDeletable: "„{{name}}“ ist Superuser und kann nicht gelöscht werden.",
  lastSuperuser: "„{{name}}“ ist der letzte Superuser und muss es bleiben.",
  foreignUserInGroup: "Die Gruppen von „{{name}}“ ergeben sich aus den Quellen der Gruppen.",
  deviceRoleInUse:
    "Die Rolle „{{name}}“ ist {{permissions}}-mal vergeben ({{machines}}) und kann nicht gelöscht werden.",
  userGroupInUse: "„{{name}}“ hat noch Quellen oder Zuweisungen und kann nicht gelöscht werden.",
  moveNeedsMore:
    "Das Verschieben ändert Freigaben, Verbindung oder Aufbewahrung. Dazu fehlt Ihnen: {{missing}}.",
  logHasSessions: "Aus „{{title}}“ wurden Fernsitzungen gestartet. Dieses Arbeitsprotokoll bleibt im Buch.",
  recordingHeld:
    "Die Aufzeichnung wird durch eine Aufbewahrungsfrist oder eine Freigabe gehalten oder läuft noch.",
  cannotGiveMore: "Sie können nicht vergeben, was Sie selbst nicht haben: {{missing}}.",
  roleHasAuthority: "„{{name}}“ hat die Berechtigung {{authority}} bereits.",
  userHasDeviceRole: "Der Benutzer hat diese Geräterolle hier bereits.",
  groupHasDeviceRole: "Die Gruppe hat diese Geräterolle hier bereits.",
  licenceForged: "Diese Lizenz ist nicht vom Hersteller signiert.",
  licenceDevicesTaken: "Die Lizenz deckt {{max}} Maschinen ab, vorhanden sind {{count}}.",
  licenceInterfacesTaken: "Die Lizenz deckt {{max}} Schnittstellen je Maschine ab, vorhanden sind {{count}}.",
  licenceOtherInstallation: "Diese Lizenz gilt für eine andere Installation.",
  licenceOver: "Diese Lizenz ist abgelaufen.",
  licenceImportedAlready: "Diese Lizenz ist bereits eingespielt.",
  confirmationOver:
    "Ihr Verzeichnis muss von Zeit zu Zeit bestätigen, dass Sie noch da sind. Bitte melden Sie sich neu an.",
  apiTokenRests:
    "Dieses Token ruht, bis sich die Person, der es gehört, wieder mit dem Passwort ihres Verzeichnisses angemeldet hat.",
  directoryAddressFixed:
    "Aus dem Verzeichnis „{{name}}“ kommen Benutzer. Bestätigen Sie die neue Adresse; ihre Anmeldungen enden dann.",
  directoryInUse: "Das Verzeichnis „{{name}}“ hat noch Quellen oder Benutzer und kann nicht gelöscht werden.",
  directoryHostUnknown: "„{{name}}“: Der Name des Servers lässt sich nicht auflösen. Prüfen Sie die Adresse.",
  directoryHostForbidden:
    "„{{name}}“: Diese Adresse wählt Millwright nicht an. Sie ist der eigene Server oder dessen Leitung.",
  directoryUnreachable:
    "„{{name}}“: Der Server lehnt die Verbindung ab. Prüfen Sie Adresse, Port und Firewall.",
  directoryTimeout:
    "„{{name}}“: Der Server antwortet nicht rechtzeitig. Möglicherweise blockiert eine Firewall die Verbindung.",
  directoryCertificateUntrusted:
    "„{{name}}“: Das Zertifikat des Servers stammt von keiner vertrauten Stelle. Hinterlegen Sie das Zertifikat seiner Stelle.",
  directoryCertificateExpired:
    "„{{name}}“: Das Zertifikat des Servers ist abgelaufen oder noch nicht gültig.",
  directoryCertificateName:
    "„{{name}}“: Das Zertifikat des Servers gilt für einen anderen Namen als den in der Adresse.",
  directoryTlsFailed:
    "„{{name}}“: Keine verschlüsselte Verbindung kam zustande. Prüfen Sie, ob der Port TLS spricht.",
  directoryStarttlsRefused: "„{{name}}“: Der Server bietet kein StartTLS an. Verwenden Sie ldaps://.",
  directoryBindRefused: "„{{name}}“: Das Verzeichnis weist den Dienstnamen oder sein Passwort zurück.",
  directoryBaseNotFound:
    "„{{name}}“: Eine Suchbasis existiert nicht, oder der Dienstname darf sie nicht sehen.",
  directoryNotPermitted: "„{{name}}“: Der Dienstname darf dort nicht suchen oder sieht niemanden.",
  directorySizeLimit:
    "„{{name}}“: Das Verzeichnis gibt weniger Einträge auf einmal. Wählen Sie eine kleinere Seitengröße.",
  directoryBrokenAnswer: "„{{name}}“: Der Server brach ab oder schickte etwas, das kein LDAP ist.",
  directoryRefused: "„{{name}}“: Das Verzeichnis lehnt die Anfrage ab.",
  issueTaken: "{{by}} hat diesen Auftrag bereits übernommen.",
  issueClosed: "Der Auftrag „{{title}}“ ist abgeschlossen.",
  issueChangedMeanwhile:
    "{{changedBy}} hat den Auftrag inzwischen geändert. Sehen Sie den aktuellen Stand an; erneutes Speichern ersetzt ihn durch Ihren.",
  issueStateForbids: "Der Status des Auftrags lässt das nicht zu.",
  extensionBeforeApproval:
    "Das Wartungsfenster lässt sich nicht verlängern, solange der Auftrag auf Freigabe wartet. Bearbeiten Sie den Auftrag, um das Fenster zu ändern.",
  extensionUsedUp: "Das Wartungsfenster lässt sich nur noch um {{left}} Stunden verlängern.",
  planStateForbids: "Der Status des Plans „{{title}}“ lässt das nicht zu.",
  planIsOver: "Der Plan „{{title}}“ ist abgelaufen. Wählen Sie zuerst ein späteres Ende.",
  planChangedMeanwhile:
    "{{changedBy}} hat den Plan „{{title}}“ inzwischen geändert. Laden Sie die Seite neu und nehmen Sie Ihre Änderung noch einmal vor.",
  logChangedMeanwhile:
    "Das Arbeitsprotokoll „{{title}}“ wurde inzwischen geändert. Sehen Sie den aktuellen Stand an; erneutes Speichern ersetzt ihn durch Ihren.",
  attachmentDownloadDisabled: "„{{name}}“ darf nicht heruntergeladen werden.",
  contentDamaged:
    "Der Inhalt dieser Datei ist im Speicher beschädigt oder nicht mehr vorhanden. Laden Sie die Datei erneut hoch.",
  attachmentNotScanned: "„{{name}}“ ist nicht als virenfrei bestätigt.",
  tooManyAttachments: "„{{title}}“ enthält bereits so viele Dateien, wie ein Auftrag fassen kann.",
  issueStorageFull: "„{{title}}“ enthält bereits so viel, wie ein Auftrag fassen kann.",
  attachmentChangedMeanwhile:
    "„{{name}}“ wurde inzwischen geändert. Laden Sie die Seite neu und ändern Sie erneut.",
  deviceHasIssues: "„{{name}}“ hat noch Aufträge und kann nicht gelöscht werden.",
  deviceGroupNotEmpty: "„{{name}}“ enthält noch Maschinen oder Gruppen und kann nicht gelöscht werden.",
  groupCycle: "„{{name}}“ kann nicht unter „{{parent}}“ stehen: Die Gruppe stünde unter sich selbst.",
  groupTooDeep: "„{{name}}“ kann nicht unter „{{parent}}“ stehen: Das wären zu viele Ebenen.",
  tooManyInterfaces: "„{{name}}“ hat bereits {{count}} Schnittstellen.",
  interfaceTypeUnsupported: "Sitzungen zu Schnittstellen der Art {{type}} sind noch nicht möglich.",
  interfaceForbidden: "Sie dürfen die Schnittstelle „{{name}}“ nicht benutzen.",
  interfaceSessionsTaken: "Schnittstelle „{{name}}“ hat bereits {{active}} von {{max}} Sitzungen.",
  interfaceSecretExpired:
    "Die hinterlegten Zugangsdaten der Schnittstelle „{{name}}“ sind zu alt. Geben Sie sie in deren Einstellungen neu ein.",
  credentialsNeeded: "Die Schnittstelle „{{name}}“ fragt bei jedem Start nach Zugangsdaten.",
  connectorOffline: "Der Konnektor dieser Maschine ist nicht verbunden.",
  connectorSerialTaken: "Diese Seriennummer hat bereits der Konnektor einer anderen Maschine oder Gruppe.",
  connectorHasOpenSessions:
    "Über die Verbindung von „{{name}}“ laufen offene Sitzungen: {{count}}. Sie enden, wenn Sie trotzdem speichern.",
  hostForbidden: "Der Host {{host}} ist von hier nicht erreichbar oder nicht erlaubt.",
  hostKeyGone: "Die Sitzung fragt nicht mehr nach diesem Hostschlüssel.",
  sessionEnded: "Die Sitzung ist beendet.",
  recordingNotAvailable: "Aufzeichnung nicht verfügbar",
  fileTransferUnsupported: "Schnittstellen der Art {{type}} übertragen noch keine Dateien.",
  interfaceKeepsCredentials: "Schnittstelle „{{name}}“ hat eigene Zugangsdaten und fragt nach keinen.",
  tooManyInvitations:
    "Zu einer Sitzung können höchstens {{max}} Personen und {{max}} Adressen eingeladen werden.",
  blockNotDisassembled: "Von {{name}} gibt es keine Disassemblierung.",
  approvalNotOpen: "Über „{{title}}“ kann nicht abgestimmt werden.",
  approvalVotedAlready:
    "Sie haben über „{{title}}“ bereits abgestimmt. Ziehen Sie Ihre Stimme zurück, um neu abzustimmen.",
  approvalOwnRequest:
    "Was Sie selbst beantragt oder geändert haben, geben andere frei. Sie können nur überstimmen.",
  approvalNotVoter: "Sie gehören zu keiner Gruppe, die in dieser Stufe über „{{title}}“ abstimmt.",
  approvalNotOverruler: "Sie gehören zu keiner Gruppe, die diese Stufe von „{{title}}“ überstimmen darf.",
  approvalNoVote: "Sie haben über „{{title}}“ nicht abgestimmt.",
  approvalNotCreator: "Nur wer die Freigabe von „{{title}}“ beantragt hat, kann den Antrag zurückziehen.",
  approvalRequestClosed: "Der Freigabeantrag für „{{title}}“ ist geschlossen.",
  approvalLogFull: "Der Freigabeantrag für „{{title}}“ hat bereits {{max}} Einträge.",
  approvalNotWanted: "Aufzeichnungen dieser Maschine brauchen keine Freigabe.",
  approvalRequestedAlready: "Für diese Aufzeichnung ist eine Freigabe beantragt oder erteilt.",
  approvalConfigChangedMeanwhile:
    "Die Freigaben von „{{name}}“ wurden inzwischen geändert. Laden Sie die Seite neu und ändern Sie erneut.",
  recordingNeedsApproval: "Diese Aufzeichnung darf erst nach einer Freigabe angesehen werden.",
  recordingApprovalNotBegun: "Die Freigabe für diese Aufzeichnung gilt ab {{startTime}}.",
  recordingApprovalOver: "Die Freigabe für diese Aufzeichnung ist abgelaufen.",
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
  consentTextChanged: "Der Text wurde inzwischen geändert. Lesen Sie zuerst den neuen.",
  recordingConsentMissing: "Diese Sitzung wird aufgezeichnet. Stimmen Sie dem zu, bevor Sie beitreten.",
  tooManyApiTokens: "Sie haben bereits {{max}} API-Token. Beenden Sie zuerst eines.",
  wrongFactor: "Das stimmt nicht. Prüfen Sie es und versuchen Sie es noch einmal; ein Code gilt nur einmal.",
  tooManyTries: "Zu viele falsche Antworten. Versuchen Sie es in {{minutes}} Minuten noch einmal.",
  otpEnrolmentOver: "Die Zeit für dieses Geheimnis ist vorbei. Beginnen Sie von vorn.",
  passkeysUnavailable: "Passkeys funktionieren nur unter dem Hostnamen dieser Installation.",
  passkeyRefused: "Dieser Passkey wurde nicht angenommen.",
  newPasskeyRefused: "Der Passkey konnte nicht hinzugefügt werden.",
  tooManyPasskeys: "Mehr als {{max}} Passkeys sind nicht möglich.",
  proofNeeded: "Bestätigen Sie zuerst, dass Sie es sind.",
  secondFactorNeeded: "Sie haben einen zweiten Faktor. Bestätigen Sie mit ihm, dass Sie es sind.",
  proofImpossible:
    "Hier wird noch einmal gefragt, wer Sie sind. Richten Sie gleich nach dem Anmelden im Profil ein Einmalpasswort oder einen Passkey ein.",
  noProviderToProveAt: "Sie kommen von keinem Identitätsanbieter. Bestätigen Sie es auf andere Weise.",
}
